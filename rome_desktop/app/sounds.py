"""Seven sounds, which of them may follow another, and how loud. They are never the only sign of anything."""

import time
from collections.abc import Callable
from enum import StrEnum
from typing import Protocol

GAP = 0.09
"""Seconds after a sound in which only a weightier one is heard: no avalanche of what happens all at once."""


class Sound(StrEnum):
    """The sounds by the stem of their file, from the lightest to the weightiest."""

    PLACE = "place"
    TAKE = "take"
    COINS = "coins"
    DICE = "dice"
    ROUND = "round"
    TURN = "turn"
    VICTORY = "victory"

    @property
    def weight(self) -> int:
        """What happens to things weighs nothing."""
        return {Sound.ROUND: 1, Sound.TURN: 2, Sound.VICTORY: 3}.get(self, 0)


class Player(Protocol):
    """Who makes a sound heard; never waits, and never says why nothing is heard."""

    def play(self, sound: Sound, volume: int) -> None:
        """Begin a sound, at 1 to 100."""

    def stop(self) -> None:
        """No sound follows."""


class Silence:
    """Nothing is heard: for tests, pictures and measuring."""

    def play(self, sound: Sound, volume: int) -> None:
        pass

    def stop(self) -> None:
        pass


class Sounds:
    """Hands on what is asked for, as far as it is wanted."""

    def __init__(self, player: Player, clock: Callable[[], float] = time.monotonic) -> None:
        self.player, self._clock = player, clock
        self._volume = 0
        self._last: tuple[float, int] = float("-inf"), 0
        """When the last sound began, and its weight."""

    def set_volume(self, volume: int) -> None:
        """How loud from now on, 0 to 100."""
        self._volume = volume

    def ask(self, sound: Sound) -> None:
        """Let a sound be heard now, unless one as weighty has only just begun."""
        now, (then, weight) = self._clock(), self._last
        if self._volume and (now - then >= GAP or sound.weight > weight):
            self._last = now, sound.weight
            self.player.play(sound, self._volume)

    def stop(self) -> None:
        """The program ends."""
        self.player.stop()
