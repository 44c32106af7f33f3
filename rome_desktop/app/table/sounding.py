"""Which sound goes with what happens, and when in its animation."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.beats import Beat, Call, Teller
from rome_desktop.engine.events import Event

EARLY = (Sound.TAKE, Sound.DICE)
"""Heard as the hand moves; the others when it has put down what it moved."""

Hear = Callable[[Sound], None]
Choose = Callable[[Any], Sound | None]
SoundsOf = Mapping[type[Event], Sound | Choose]
"""A game's events with their sounds, or with what finds the sound of one."""


def sound_of(event: Event, sounds: SoundsOf) -> Sound | None:
    """What is heard of an event, or None."""
    found = sounds.get(type(event))
    return found if found is None or isinstance(found, Sound) else found(event)


def weightiest(events: Iterable[Event], sounds: SoundsOf) -> Sound | None:
    """The one sound of what happens at once; among equals the last."""
    heard = [sound for event in events if (sound := sound_of(event, sounds)) is not None]
    return max(reversed(heard), key=lambda sound: sound.weight, default=None)


def sounding(sound: Sound | None, moved: Iterable[Beat], hear: Hear) -> list[Beat]:
    """The beats of an event with its sound; of things that do not move nothing is heard."""
    beats = list(moved)
    if sound is None or not (beats or sound.weight):
        return beats
    call = Call(partial(hear, sound))
    return [call, *beats] if sound in EARLY else [*beats, call]


def with_sounds(
    tellers: Mapping[type[Event], Teller], sounds: SoundsOf, hear: Hear
) -> dict[type[Event], Teller]:
    """Tellers whose beats are heard; also of events that are only heard."""

    def told(event: Event) -> list[Beat]:
        teller = tellers.get(type(event))
        return sounding(sound_of(event, sounds), teller(event) if teller is not None else (), hear)

    return {**tellers, **dict.fromkeys(sounds, told)}
