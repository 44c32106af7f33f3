"""Makes the seven sounds of the table out of sines and noise: no recordings, the same bytes each time.

    sounds.py [FOLDER]

writes NAME.wav (16 bit, mono, 22 050 Hz) into FOLDER, resources/sounds if none is named.
"""

import math
import struct
import sys
import wave
from collections.abc import Iterable, Sequence
from pathlib import Path

RATE = 22050
PEAK = 0.7
"""The loudest sample of each sound, of 1."""
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Wave = list[float]
Partial = tuple[float, float, float]
"""Hertz, strength, and the seconds until a third of it is left."""

WOOD: tuple[Partial, ...] = ((1.0, 1.0, 0.035), (2.57, 0.45, 0.018), (4.95, 0.2, 0.009))
"""Partials of a struck block, by their ratio to its note: they die at once."""
MARBLE: tuple[Partial, ...] = ((1.0, 1.0, 0.022), (2.76, 0.6, 0.014), (5.4, 0.35, 0.007))
BRONZE: tuple[Partial, ...] = ((1.0, 1.0, 0.32), (2.0, 0.5, 0.2), (3.01, 0.28, 0.12), (4.17, 0.1, 0.07))


class Noise:
    """Even noise from a counter of our own: what Python's dice give may change with its version."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def sample(self) -> float:
        """The next sample, from -1 to 1."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return self._state / 2**30 - 1.0


def struck(note: float, body: Sequence[Partial], seconds: float, *, attack: float = 0.0015) -> Wave:
    """A body struck once, sounding at `note` hertz."""
    found = []
    for n in range(round(seconds * RATE)):
        t = n / RATE
        rise = min(1.0, t / attack)
        rings = (s * math.exp(-t / fade) * math.sin(math.tau * note * ratio * t) for ratio, s, fade in body)
        found.append(rise * sum(rings))
    return found


def hiss(seed: int, seconds: float, *, fade: float, dull: float) -> Wave:
    """Noise that dies away; `dull` from 0 (bright) towards 1 lets less of its height through."""
    noise, found, held = Noise(seed), [], 0.0
    for n in range(round(seconds * RATE)):
        held = dull * held + (1.0 - dull) * noise.sample()
        found.append(held * math.exp(-n / RATE / fade))
    return found


def mixed(parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Waves together, each begun at its second and as strong as it is told."""
    found: Wave = []
    for start, strength, part in parts:
        first = round(start * RATE)
        found += [0.0] * (first + len(part) - len(found))
        for n, value in enumerate(part, first):
            found[n] += strength * value
    return found


def place() -> Wave:
    """A piece of wood put down on wood."""
    return mixed(
        [(0.0, 1.0, struck(310.0, WOOD, 0.2)), (0.0, 0.5, hiss(7, 0.05, fade=0.008, dull=0.6))],
    )


def take() -> Wave:
    """A card or a tile drawn over the table."""
    swept = [v * math.sin(math.pi * n / 2646) for n, v in enumerate(hiss(21, 0.12, fade=0.09, dull=0.72))]
    return mixed([(0.0, 1.0, swept), (0.09, 0.22, struck(520.0, WOOD, 0.09))])


def coins() -> Wave:
    """Two coins on one another."""
    coin = ((1.0, 1.0, 0.07), (1.71, 0.7, 0.05), (2.62, 0.4, 0.03))
    return mixed([(0.0, 0.8, struck(2350.0, coin, 0.25)), (0.07, 1.0, struck(2790.0, coin, 0.28))])


def dice() -> Wave:
    """Four knocks of dice that roll out, on marble."""
    knocks = ((0.0, 1.0, 900.0), (0.075, 0.8, 1040.0), (0.135, 0.65, 860.0), (0.18, 0.45, 980.0))
    return mixed((start, strength, struck(note, MARBLE, 0.16)) for start, strength, note in knocks)


def turn() -> Wave:
    """Two notes upwards, a fourth apart."""
    return mixed([(0.0, 0.8, _note(587.33, 0.4)), (0.13, 1.0, _note(783.99, 0.55))])


def round_end() -> Wave:
    """One deep note of bronze."""
    return mixed([(0.0, 1.0, _note(196.0, 0.9)), (0.0, 0.4, _note(293.66, 0.7))])


def victory() -> Wave:
    """A triad upwards, its last note held."""
    notes = ((0.0, 0.8, 392.0), (0.16, 0.8, 493.88), (0.32, 0.85, 587.33), (0.5, 1.0, 783.99))
    held = mixed((start, strength, _note(note, 0.9)) for start, strength, note in notes)
    return mixed([(0.0, 1.0, held), (0.5, 0.5, _note(392.0, 0.9))])


def _note(hertz: float, seconds: float) -> Wave:
    return struck(hertz, BRONZE, seconds, attack=0.006)


SOUNDS = {
    "place": place,
    "take": take,
    "coins": coins,
    "dice": dice,
    "turn": turn,
    "round": round_end,
    "victory": victory,
}


def samples(sound: Wave) -> bytes:
    """Whole numbers at even strength; the last hundredth of a second fades so that nothing clicks."""
    loudest, tail = max(map(abs, sound)), RATE // 100
    faded = (v * min(1.0, (len(sound) - 1 - n) / tail) for n, v in enumerate(sound))
    return b"".join(struct.pack("<h", round(32767 * PEAK * v / loudest)) for v in faded)


def main(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(make()))


if __name__ == "__main__":
    if len(sys.argv) > 2:
        raise SystemExit("usage: sounds.py [FOLDER]")
    main(Path(sys.argv[1]) if len(sys.argv) == 2 else FOLDER)
