"""The sound card, as far as there is one. Nothing here waits, and nothing is said where nothing is heard.

The library is imported and the device opened on a thread of its own, when the first sound is asked for; a
device left in peace is closed again, so that one that went away is looked for anew at the next sound.
"""

import queue
import sys
import threading
import time
from array import array
from collections import deque
from collections.abc import Generator
from functools import cache
from typing import TYPE_CHECKING

from rome_desktop.app.sounds import Sound
from rome_desktop.places import RESOURCES

if TYPE_CHECKING:
    from miniaudio import PlaybackDevice

RATE = 22050
BUFFER = 60
"""Milliseconds that a device takes at a time."""
PEACE = 3.0
"""Seconds without a sound after which the device is closed."""
ANEW = 30.0
"""Seconds after which a device that could not be opened is tried again."""
STALE = 1.0
"""Seconds after which what was asked for is not heard any more."""
LOUDEST = 32767


class Mixer:
    """The sounds that are under way, added up."""

    def __init__(self) -> None:
        self._voices: list[deque[int]] = []
        self._lock = threading.Lock()
        self.drawn = time.monotonic()
        """When samples were last asked for."""

    @property
    def is_still(self) -> bool:
        """Whether all sounds have ended."""
        return not self._voices

    def add(self, samples: "array[int]", strength: float) -> None:
        """Begin a sound, from 0 (nothing) to 1."""
        with self._lock:
            self._voices.append(deque(round(value * strength) for value in samples))

    def take(self, count: int) -> "array[int]":
        """The next samples."""
        self.drawn = time.monotonic()
        with self._lock:
            voices, self._voices = self._voices, []
            mixed = [0] * count
            for voice in voices:
                for n in range(min(count, len(voice))):
                    mixed[n] += voice.popleft()
            self._voices = [voice for voice in voices if voice]
        return array("h", (max(-LOUDEST, min(LOUDEST, value)) for value in mixed))

    def stream(self) -> "Generator[array[int], int, None]":
        """Samples without end, as many as are sent for; starts with none."""
        count = 0
        while True:
            count = yield self.take(count)


@cache
def samples(sound: Sound) -> "array[int]":
    """A sound as numbers."""
    import wave

    with wave.open(str(RESOURCES / "sounds" / f"{sound}.wav")) as file:
        read = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        read.byteswap()
    return read


def strength(volume: int) -> float:
    """What samples are multiplied by: half the volume is heard as half as loud."""
    return float((volume / 100) ** 1.6)


class Speaker:
    """Plays on a thread that starts with the first sound."""

    def __init__(self) -> None:
        self._asked: queue.SimpleQueue[tuple[Sound, int, float] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._deaf_until = float("-inf")

    def play(self, sound: Sound, volume: int) -> None:
        if time.monotonic() < self._deaf_until:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._asked.put((sound, volume, time.monotonic()))

    def stop(self) -> None:
        thread, self._thread = self._thread, None
        self._asked.put(None)
        if thread is not None:
            thread.join(STALE)

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            mixer = Mixer()
            device = opened(mixer)
            if device is None:
                self._deaf_until = time.monotonic() + ANEW
                continue
            try:
                goes_on = self._serve(mixer, asked)
            finally:
                device.close()
            if not goes_on:
                return

    def _serve(self, mixer: Mixer, asked: tuple[Sound, int, float]) -> bool:
        """Play what comes until there is peace or the device is gone; False at the end of the program."""
        while True:
            sound, volume, when = asked
            if time.monotonic() - when < STALE:
                mixer.add(samples(sound), strength(volume))
            try:
                following = self._asked.get(timeout=PEACE)
            except queue.Empty:
                return True
            if following is None:
                return False
            if time.monotonic() - mixer.drawn > STALE:
                return True
            asked = following


def opened(mixer: Mixer) -> "PlaybackDevice | None":
    """The sound card, playing from a mixer; None where there is none, or not the library for it."""
    try:
        from miniaudio import Backend, MiniaudioError, PlaybackDevice, SampleFormat
    except (ImportError, OSError):
        return None
    backends = None
    if sys.platform.startswith("linux"):
        # The others write to the terminal where they find nothing.
        backends = [Backend.PULSEAUDIO, Backend.ALSA]
        _hush_alsa()
    try:
        device = PlaybackDevice(
            SampleFormat.SIGNED16, 1, RATE, BUFFER, backends=backends, app_name="Quinque Ludi"
        )
        stream = mixer.stream()
        next(stream)
        device.start(stream)
    except (MiniaudioError, OSError):
        return None
    return device


@cache
def _hush_alsa() -> object:
    """What ALSA would write to the terminal is not written; returns what must live as long as ALSA does."""
    import ctypes

    words = ctypes.c_char_p
    unheard = ctypes.CFUNCTYPE(None, words, ctypes.c_int, words, ctypes.c_int, words)(lambda *_: None)
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(unheard)
    except (OSError, AttributeError):
        return None
    return unheard
