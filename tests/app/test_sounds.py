"""What is heard: no avalanche, nothing when it is off, and not a word where there is no sound card."""

import subprocess
import sys
import threading
from array import array
from dataclasses import dataclass

import pytest

from rome_desktop.app import speaker
from rome_desktop.app.sounds import Sound, Sounds
from rome_desktop.app.speaker import Mixer, Speaker, samples, strength
from rome_desktop.app.table.beats import Call, Pause
from rome_desktop.app.table.sounding import sounding, weightiest, with_sounds
from rome_desktop.engine.events import Event
from tests.app.waiting import until


class Listener:
    """A player that keeps what it is given."""

    def __init__(self) -> None:
        self.heard: list[tuple[Sound, int]] = []

    def play(self, sound: Sound, volume: int) -> None:
        self.heard.append((sound, volume))

    def stop(self) -> None:
        pass


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def listener():
    return Listener()


@pytest.fixture
def sounds(listener, clock):
    made = Sounds(listener, clock)
    made.set_volume(40)
    return made


def test_what_happens_at_once_is_heard_once(sounds, listener):
    for _ in range(30):
        sounds.ask(Sound.PLACE)
    assert listener.heard == [(Sound.PLACE, 40)]


def test_a_moment_later_the_next_is_heard(sounds, listener, clock):
    sounds.ask(Sound.PLACE)
    clock.now += 0.1
    sounds.ask(Sound.COINS)
    assert [sound for sound, _ in listener.heard] == [Sound.PLACE, Sound.COINS]


def test_a_weightier_sound_need_not_wait(sounds, listener):
    for sound in (Sound.COINS, Sound.TURN, Sound.ROUND, Sound.PLACE):
        sounds.ask(sound)
    assert [sound for sound, _ in listener.heard] == [Sound.COINS, Sound.TURN]


def test_off_means_that_nobody_is_asked(sounds, listener):
    sounds.set_volume(0)
    sounds.ask(Sound.VICTORY)
    assert listener.heard == []


# ---- events and beats


@dataclass(frozen=True, slots=True)
class Put(Event):
    coins: int


@dataclass(frozen=True, slots=True)
class Over(Event):
    pass


SOUNDS = {Put: lambda event: Sound.COINS if event.coins else Sound.PLACE, Over: Sound.ROUND}


def test_of_many_events_the_weightiest_is_heard_and_else_the_last():
    assert weightiest([Put(0), Over(), Put(1)], SOUNDS) is Sound.ROUND
    assert weightiest([Put(0), Put(1)], SOUNDS) is Sound.COINS
    assert weightiest([Event()], SOUNDS) is None


def test_a_piece_is_heard_when_it_lies_and_a_die_when_it_is_thrown():
    moves = [Pause(), Pause()]
    assert [type(beat) for beat in sounding(Sound.PLACE, moves, print)] == [Pause, Pause, Call]
    assert [type(beat) for beat in sounding(Sound.DICE, moves, print)] == [Call, Pause, Pause]


def test_nothing_that_does_not_move_is_heard_but_the_end_of_a_round():
    heard: list[Sound] = []
    tellers = with_sounds({Put: lambda _: []}, SOUNDS, heard.append)
    for event in (Put(0), Over()):
        for beat in tellers[type(event)](event):
            beat.finish()
    assert heard == [Sound.ROUND]


# ---- the sound card


def test_sounds_are_added_and_end():
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]), 1.0)
    mixer.add(array("h", [32767, 32767]), 1.0)
    assert list(mixer.take(2)) == [32767, 32767]
    assert list(mixer.take(2)) == [300, 0]
    assert list(mixer.take(3)) == [0, 0, 0]


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_its_file(sound):
    assert len(samples(sound)) > 2000


def test_louder_is_louder():
    assert 0 < strength(10) < strength(40) < strength(100) == 1.0


class Device:
    """A sound card that draws when it is told to."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer, self.closed = mixer, threading.Event()

    def close(self) -> None:
        self.closed.set()


def test_the_device_is_opened_by_the_first_sound_and_closed_at_the_end(monkeypatch):
    devices: list[Device] = []
    monkeypatch.setattr(speaker, "opened", lambda mixer: devices.append(Device(mixer)) or devices[-1])
    player = Speaker()
    assert not devices
    player.play(Sound.PLACE, 40)
    until(lambda: devices and any(devices[0].mixer.take(500)))
    player.stop()
    assert devices[0].closed.wait(60)


def test_a_device_that_went_away_is_opened_anew(monkeypatch):
    monkeypatch.setattr(speaker, "STALE", 0.0)
    monkeypatch.setattr(speaker, "PEACE", 60.0)
    devices: list[Device] = []
    monkeypatch.setattr(speaker, "opened", lambda mixer: devices.append(Device(mixer)) or devices[-1])
    player = Speaker()

    def opened_twice() -> bool:
        player.play(Sound.PLACE, 40)
        return len(devices) > 1

    until(opened_twice)
    assert devices[0].closed.wait(60)
    player.stop()


NO_CARD = """types.ModuleType("miniaudio")
class Failure(Exception): pass
def fail(*_, **__): raise Failure("failed to init device", -401)
class Few: PULSEAUDIO = ALSA = SIGNED16 = None
vars(made).update(Backend=Few, SampleFormat=Few, MiniaudioError=Failure, PlaybackDevice=fail)
"""


@pytest.mark.parametrize("made", ["None\n", NO_CARD], ids=["no library", "no card"])
def test_without_the_library_or_a_card_there_is_silence_and_not_a_word(made):
    script = f"""
import sys, types
made = {made}
sys.modules["miniaudio"] = made
from rome_desktop.app import speaker
from rome_desktop.app.sounds import Sound
player = speaker.Speaker()
player.play(Sound.PLACE, 40)
player.play(Sound.TURN, 40)
thread = player._thread
player.stop()
thread.join()
assert player._deaf_until > 0
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_card_that_cannot_be_opened_is_left_alone_for_a_while(monkeypatch):
    tries: list[Mixer] = []
    monkeypatch.setattr(speaker, "opened", tries.append)
    player = Speaker()
    player.play(Sound.PLACE, 40)
    until(lambda: player._deaf_until > 0)
    player.play(Sound.PLACE, 40)
    player.stop()
    assert len(tries) == 1


def test_the_start_knows_nothing_of_the_player_of_sounds():
    script = "import sys, rome_desktop.app.main, rome_desktop.app.navigator; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {"miniaudio", "wave", "rome_desktop.app.speaker"} & set(done.stdout.split())
