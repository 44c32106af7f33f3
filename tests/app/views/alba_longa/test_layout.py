"""The layout file: every panel, room and space is there, inside what holds it, and none lies on another."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from rome_desktop.app.views.alba_longa import layout
from rome_desktop.app.views.alba_longa.layout import CityLayout, StripLayout, arrange, crowd, keys, natural
from rome_desktop.app.views.alba_longa.people import People
from rome_desktop.app.views.alba_longa.pieces import CITY_COLOURS, CITY_ICONS, CLIMATES, DICE, DIE_ICONS
from rome_desktop.app.views.alba_longa.shown import City, Merchant, Tracks
from rome_desktop.games.alba_longa import ids

SIZES = [(1088, 580), (1174, 666), (1200, 782), (1500, 900), (2560, 1874), (3400, 1900)]
TRACKS = Tracks(10, 21, (12, 16, 20), 6, (1, 3, 6), 10, 5)


def a_city(**changes):
    values = {
        "side": 0,
        "key": "roma",
        "population": 14,
        "idle": 5,
        "disc": -1,
        "vacated": (),
        "soldiers": 2,
        "merchants": (Merchant(),) * 3,
        "workers": 2,
        "captive_workers": 0,
        "priests": 1,
        "captive_priests": 0,
        "worship": 3,
        "fields": (True, False),
        "granary": 0,
        "captive_farmers": 0,
        "monuments": 4,
        "coins": 3,
        "wheat": 7,
        "heroes": (0, 1, 4),
        "used": (2, 3),
        "target": "",
        "hero": -2,
        "is_out": False,
        "is_king": False,
        "is_gone": False,
        "has_mark": False,
        "improved": False,
        "blessed": False,
    }
    return City(**{**values, **changes})


def apart(rects):
    return not any(one.intersects(two.adjusted(0.5, 0.5, -0.5, -0.5)) for one, two in combinations(rects, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [2, 3, 4])
def test_panels_fill_the_table_side_by_side(size, others):
    made = arrange(QSizeF(*size), others, low_last=others < 4)
    table = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)

    assert set(made.regions) == set(keys(others))
    assert all(table.contains(rect) for rect in made.regions.values())
    assert apart(list(made.regions.values()))


@pytest.mark.parametrize("key", keys(4))
def test_opened_panel_fills_the_table(key):
    made = arrange(QSizeF(1174, 666), 4, key)

    assert made[key].size() == QSizeF(1174, 666)
    assert made.shows(key)
    assert sum(made.shows(other) for other in keys(4)) == 1


@pytest.mark.parametrize("height", [508, 560, 640, 900])
def test_rooms_and_spaces_do_not_overlap(height):
    laid = CityLayout(natural("city").width(), height)

    assert apart([laid.head, *laid.rooms.values()])
    assert all(rect.bottom() < height for rect in laid.rooms.values())
    for room, spaces in (
        ("houses", laid.houses(21)),
        ("market", laid.market(6)),
        ("temple", laid.temple(11)),
        ("farm", laid.farm(5)),
    ):
        assert apart(spaces)
        assert all(laid.rooms[room].contains(space) for space in spaces)
        assert all(space.width() >= 24 and space.height() >= 24 for space in spaces)
    for parts in (laid.barracks(), laid.quarry()):
        assert apart(list(parts))


@pytest.mark.parametrize("height", [90, 121, 164, 250])
def test_strips_hold_their_rooms(height):
    laid = StripLayout(480, height)

    assert apart([laid.head, *laid.rooms.values()])
    assert all(rect.bottom() <= height for rect in laid.rooms.values())
    assert set(laid.rooms) == set(layout.ROOMS)


@pytest.mark.parametrize("room", layout.WORKPLACES)
@pytest.mark.parametrize("more", [1, 4])
def test_next_places_are_free_and_large_enough_to_hit(room, more):
    people = People(CityLayout(684, 508), TRACKS)
    city = a_city()

    ahead = people.following(room, city, more)
    taken = [figure for figure in people.at(room, city, more) if figure not in ahead]

    assert len(ahead) == more
    assert len(taken) == people.count(room, city)
    assert all(figure.size >= 20 for figure in ahead)


def test_people_beyond_their_track_stand_beside_it():
    people = People(CityLayout(684, 508), TRACKS)
    crowded = a_city(idle=24, merchants=(Merchant(),) * 9, worship=8, priests=5)
    head = people.layout.rooms["market"].y() + layout.ROOM_HEAD

    assert len(people.houses(crowded)) == len(people.house_numbers(crowded)) == 24
    assert sum(figure.y < head for figure in people.market(crowded)) == 3
    assert len(people.temple(crowded)) == 5


def test_peasants_of_a_free_house_leave_the_others_where_they_stand():
    people = People(CityLayout(684, 508), TRACKS)
    city = a_city(idle=15, vacated=(12,))

    assert people.house_numbers(city) == [n for n in range(1, 17) if n != 12]
    assert people.house_numbers(a_city(idle=3, disc=4)) == [5, 6, 7]


def test_everybody_in_a_crowd_has_a_place_inside():
    area = QRectF(10, 10, 66, 82)
    for count in range(1, 13):
        points, size = crowd(area, count, 27.0)
        assert len(points) == count
        assert all(point.y() + size / 2 <= area.bottom() + 1 for point in points), count


def test_every_word_of_the_box_has_its_drawing():
    assert set(DICE) == set(DIE_ICONS) == set(map(str, ids.DICE))
    assert set(CITY_COLOURS) == set(CITY_ICONS) == set(map(str, ids.CITIES))
    assert set(CLIMATES) == set(map(str, ids.CLIMATES))
    assert set(layout.WORKPLACES) == set(map(str, ids.WORKPLACES))


@pytest.mark.parametrize(("height", "rows"), [(121, 1), (164, 1), (330, 2), (500, 2)])
def test_rooms_of_a_high_strip_stand_in_two_rows(height, rows):
    laid = StripLayout(480, height)

    assert apart(list(laid.rooms.values()))
    assert list(laid.rooms) == list(layout.ROOMS)
    assert len({rect.y() for rect in laid.rooms.values()}) == rows
    assert all(rect.width() < 3 * rect.height() for rect in laid.rooms.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [2, 3, 4])
def test_shadows_of_panels_have_room_at_the_edges(size, others):
    made = arrange(QSizeF(*size), others)
    table = QRectF(0, 0, *size).adjusted(3 * made.unit, 0, -3 * made.unit, -4 * made.unit)

    assert all(table.contains(rect) for rect in made.regions.values())


@pytest.mark.parametrize("room", ["barracks", "quarry"])
def test_frames_of_a_crowd_stay_in_their_room(room):
    people = People(CityLayout(684, 508), TRACKS)
    inside = people.layout.rooms[room].adjusted(3, layout.ROOM_HEAD + 3, -3, -3)

    for more in (1, 4):
        frames = [QRectF(*f.frame) for f in people.following(room, a_city(), more) if f.frame]
        assert frames
        assert all(inside.contains(frame) for frame in frames)
        assert apart(frames)
