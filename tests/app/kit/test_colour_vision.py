"""Colours stay apart for every kind of colour vision.

Simulation after Machado, Oliveira and Fernandes (2009) at full strength, on linear light; distances are those
of CIEDE2000.
"""

import itertools
import math
import tomllib

import pytest

from rome_desktop.places import RESOURCES

VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
SEATS = {"normal": 30, "protan": 19, "deutan": 24, "tritan": 23}
KINDS = {"normal": 34, "protan": 20, "deutan": 19, "tritan": 22}
"""Smallest distances between any two, as the look promises them."""


def linear(hexa):
    parts = [int(hexa.lstrip("#")[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def seen(hexa, vision):
    light = linear(hexa)
    return [min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in VISION[vision]]


def lab(light):
    red, green, blue = light
    x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = 0.0193 * red + 0.1192 * green + 0.9505 * blue

    def root(t):
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    x, y, z = root(x / 0.9505), root(y), root(z / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one, two):
    """The distance of two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma, middle = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    wave = (
        1
        - 0.17 * math.cos(math.radians(middle - 30))
        + 0.24 * math.cos(math.radians(2 * middle))
        + 0.32 * math.cos(math.radians(3 * middle + 6))
        - 0.2 * math.cos(math.radians(4 * middle - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = hue / (1 + 0.015 * chroma * wave)
    twist = math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2))))
    both = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * twist
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + both * by_chroma * by_hue)


def smallest(fills, vision):
    pairs = itertools.combinations([lab(seen(fill, vision)) for fill in fills], 2)
    return min(ciede2000(one, two) for one, two in pairs)


@pytest.fixture(scope="module")
def tokens():
    return tomllib.loads((RESOURCES / "tokens.toml").read_text(encoding="utf-8"))


def test_distance_agrees_with_published_pairs():
    """The first pairs of Sharma, Wu and Dalal (2005)."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619)) == pytest.approx(
        2.0373, abs=1e-4
    )


@pytest.mark.parametrize("vision", VISION)
def test_any_two_seats_can_be_told_apart(tokens, vision):
    assert smallest([seat["fill"] for seat in tokens["seat"]], vision) >= SEATS[vision] - 0.5


@pytest.mark.parametrize("vision", VISION)
def test_any_two_kinds_of_building_can_be_told_apart(tokens, vision):
    assert smallest([kind[0] for kind in tokens["kind"].values()], vision) >= KINDS[vision] - 0.5
