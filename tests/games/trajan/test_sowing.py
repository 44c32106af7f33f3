"""TR-3 and TR-4: turns, sowing and time."""

import itertools

import pytest

from rome_desktop.games.trajan.events import MarkerDropped, TimeMoved, TurnBegun
from rome_desktop.games.trajan.sowing import target
from tests.games.trajan.table import Table, trajan, two

START = "I:YO II:GW III:PB IV:YO V:GW VI:PB"


def sown(trays: str, numeral: str, colours: str) -> Table:
    return two().trays("Julia", trays).sow("Julia", numeral, colours)


def results(trays: str, numeral: str) -> tuple[int, int]:
    """How many ways of dropping there are, and how many different ends they have."""
    found = []
    stack = [two().trays("Julia", trays).turn("Julia").play(f"sow {numeral}")]
    while stack:
        table = stack.pop()
        drops = table.options("drop")
        if not drops:
            found.append(table.on_trays("Julia"))
        stack += [Table(table.names, table.state.clone()).play(line) for line in drops]
    return len(found), len(set(found))


def test_markers_fall_clockwise_one_to_a_tray():
    """[TR-4.1, TR-4.2, TR-1.6, X01]"""
    table = sown(START, "V", "GW")

    assert table.on_trays("Julia") == "I:YOW II:GW III:PB IV:YO VI:GPB"
    assert table.offered() == "seaport"
    assert [event.tray for event in table.happened(MarkerDropped)] == [5, 0]


def test_the_player_chooses_the_order_of_the_colours():
    """[TR-4.2, R10]"""
    table = two().trays("Julia", "V:GWP").turn("Julia").play("sow V")
    assert table.options() == ["drop G", "drop W", "drop P"]
    assert table.refused("drop Y") == ("TR-4.2", "no-marker-of-this-colour")
    assert table.refused("pass") == ("TR-4.2", "drop-the-markers-first")

    table.play("drop P")
    assert table.options() == ["drop G", "drop W"]

    assert table.play("drop W").on_trays("Julia") == "I:W II:G VI:P"


def test_markers_of_one_colour_fall_by_themselves():
    """[TR-4.2, TR-25.2]"""
    table = two().trays("Julia", "I:YY VI:B").turn("Julia").play("sow I")

    assert table.on_trays("Julia") == "II:Y III:Y VI:B"
    assert table.offered() == "military"


def test_time_goes_on_by_as_many_spaces():
    """[TR-4.5, X02]"""
    table = trajan("Julia", "Claudia", "Tiberius", "Livia").trays("Julia", START)
    table.state.time = 5
    table.sow("Julia", "V", "GW")

    assert table.happened(TimeMoved) == [TimeMoved(2, 5, 7, 0)]
    assert (table.state.time, table.state.due) == (7, 0)


def test_passing_the_start_ends_the_round_after_the_turn():
    """[TR-3.1, TR-3.4, TR-3.5, R06, X03]"""
    table = trajan("Julia", "Claudia", "Tiberius", "Livia").trays("Julia", "I:YOGW V:PB")
    table.state.time = 19
    table.sow("Julia", "I", "YOGW")
    assert (table.state.time, table.state.due, table.state.laps) == (2, 1, 0)
    assert table.offered() == "trajan"

    table.play("pass", "demand bread")

    assert (table.state.time, table.state.laps, table.to_move()) == (2, 1, "Claudia")


@pytest.mark.parametrize(("time", "laps"), [(8, 0), (9, 1), (10, 1)])
def test_reaching_the_start_completes_the_lap_and_leaving_it_does_not(time, laps):
    """[TR-3.4, R06]"""
    table = two().trays("Julia", START)
    table.state.time = time
    assert table.sow("Julia", "V", "GW").state.due == laps

    table.state.time, table.state.due = 0, 0
    assert table.sow("Julia", "IV", "YO").state.due == 0


def test_turns_go_clockwise_and_numbers_may_differ():
    """[TR-3.2, TR-3.3, TR-3.6]"""
    table = trajan("Julia", "Claudia", "Tiberius").turn("Tiberius").trays("Tiberius", "I:Y").play("sow I")
    assert table.refused("sow I") == ("TR-6.1", "another-action")
    table.play("pass")

    assert table.to_move() == "Julia"
    assert table.happened(TurnBegun)[-1] == TurnBegun(0, 1, 1)
    assert table.refused("pass") == ("TR-3.3", "sow-first")


def test_six_markers_come_back_to_the_tray_they_were_taken_from():
    """[TR-4.3, R09, E01]"""
    table = sown("I:Y II:YOGWPB III:OG IV:W V:P VI:B", "II", "OGWPBY")

    assert table.on_trays("Julia") == "I:YB II:Y III:OOG IV:GW V:WP VI:PB"
    assert table.offered() == "forum"
    assert table.state.time == 6


@pytest.mark.parametrize(("time", "end", "laps"), [(10, 0, 2), (9, 10, 1)])
def test_twelve_markers_can_complete_two_laps(time, end, laps):
    """[TR-4.3, TR-3.4, R07, E03]"""
    table = two().trays("Julia", "IV:YYOOGGWWPPBB")
    table.state.time = time
    table.sow("Julia", "IV", "YOGWPBYOGWPB")

    assert table.on_trays("Julia") == "I:GG II:WW III:PP IV:BB V:YY VI:OO"
    assert (table.offered(), table.state.time, table.state.due) == ("senate", end, laps)


@pytest.mark.parametrize(
    ("markers", "ways"),
    [("Y", 1), ("YY", 1), ("YO", 2), ("YYO", 3), ("YOG", 6), ("YYOW", 12), ("YYOOGG", 90)],
)
def test_so_many_ways_to_sow(markers, ways):
    """[TR-25.2, TR-25.4, E04] Up to six markers every order ends differently."""
    assert results(f"I:{markers}", "I") == (ways, ways)


def test_six_colours_fall_in_720_orders():
    """[TR-25.4, E04]"""
    assert results("I:YOGWPB", "I") == (720, 720)


def test_from_seven_markers_on_different_orders_can_end_alike():
    """[TR-25.3] The first and the seventh marker share a tray."""
    orders, ends = results("I:YYYYYOO", "I")

    assert (orders, ends) == (21, 16)
    sequences = set(itertools.permutations("YYYYYOO"))
    trays = {(tuple(sorted(s[0] + s[6])), s[1:6]) for s in sequences}
    assert (len(sequences), len(trays)) == (orders, ends)


def test_an_empty_tray_cannot_be_sown():
    """[TR-4.1, E05]"""
    table = two().trays("Julia", "IV:YYOOGGWWPPBB").turn("Julia")

    assert table.options() == ["sow IV"]
    assert table.refused("sow V") == ("TR-4.1", "tray-is-empty")


@pytest.mark.parametrize(
    ("tray", "markers", "end"), [(0, 1, 1), (0, 5, 5), (0, 6, 0), (0, 7, 1), (0, 12, 0), (5, 1, 0), (5, 3, 2)]
)
def test_the_target_tray_follows_from_the_number_of_markers(tray, markers, end):
    """[TR-4.4, TR-25.1, E06]"""
    assert target(tray, markers) == end
