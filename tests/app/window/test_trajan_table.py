"""Questions to the table of Trajan in the window: why not, what would the computer do, what has the other."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.deeds import TakeAction
from rome_desktop.games.trajan.ids import CAMP, NOTHING, TRAYS, Deed
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers, target
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.app.window.sitting import JULIA, MARCUS, habits, settle

GAME = game("trajan")
LANGUAGES = ("en", pytest.param("fr", marks=[pytest.mark.thorough]))
"""The same clauses in both: which language the sentences are in is held elsewhere."""
SENATE = 3


def match_until(true, *seats, seeds=40, options=None):
    """A match of persons in which something is asked of `seat` and `true(state, step)` holds."""
    seats = seats or (JULIA, MARCUS)
    chosen = {"arrangement": "random"} | (options or {})
    for seed in range(seeds):
        dice = random.Random(seed)
        match = Match.begin(GAME, load(GAME), seats, chosen, str(seed))
        while not match.over:
            if true(match.state, match.decision):
                return match
            match.play(dice.choice(keen(match)))
    raise AssertionError("there is no such match")


def keen(match):
    """The options of somebody who acts when possible, and goes to the senate when a sowing leads there."""
    legal, state = match.legal(), match.state
    sow = [a for a in legal if isinstance(a, actions.Sow)]
    trays = state.players[match.to_move].trays
    there = [a for a in sow if target(TRAYS.index(a.tray), len(trays[TRAYS.index(a.tray)])) == SENATE]
    return there or [a for a in legal if not isinstance(a, (actions.Pass, actions.Decline))] or legal


@pytest.fixture
def at_table(sit_down):
    def laid(match, language="en"):
        sitting = sit_down(habits(JULIA, MARCUS, confirm_end_of_turn=False, language=language))
        sitting.lay(match)
        if sitting.table.curtain.isVisible():
            sitting.open_curtain()
        return sitting

    return laid


def is_asked(deed):
    return lambda state, step: isinstance(step, TakeAction) and step.deed == deed


def sows(state, step):
    """Sowing is asked for, with tiles on slots, an empty tray and no demand to answer yet."""
    return isinstance(step, SowMarkers) and not all(state.players[step.seat].trays) and state.demands


def own(state):
    step = state.pending[-1]
    return state.players[step.seat]


def empty_tray(state):
    return f"tray:{next(n for n, markers in enumerate(own(state).trays) if not markers)}"


def far_site(state):
    player = own(state)
    near = {site for worker in player.sites for site in state.map.sites_beside[worker]} | set(player.sites)
    return f"site:{next(n for n in range(20) if n not in near)}"


def builds(state, step):
    return is_asked(Deed.CONSTRUCTION)(state, step) and own(state).sites and own(state).workers


def marches(state, step):
    return is_asked(Deed.MILITARY)(state, step) and state.players[step.seat].leader == CAMP


def is_full(state, step):
    return isinstance(step, SowMarkers) and state.players[step.seat].track == len(state.box.senate.vp) - 1


def empty_space(state):
    spaces = state.map.spaces[state.seats]
    return "forum:" + next(s for s, tile in zip(spaces, state.forum, strict=True) if tile == NOTHING)


def takes(state, step):
    return is_asked(Deed.FORUM)(state, step) and NOTHING in state.forum


CASES = {
    "circle": (sows, empty_tray, "TR-4.1"),
    "demands": (sows, lambda state: "demand:0", "TR-15.1"),
    "time-and-arch": (sows, lambda state: "pile:points", "TR-3.3"),
    "seaport": (sows, lambda state: "ship:pairs", "TR-3.3"),
    "forum": (takes, empty_space, "TR-8.1"),
    "provinces": (marches, lambda state: "province:britannia", "TR-9.5"),
    "senate": (is_full, lambda state: "senate:7", "TR-11.3"),
    "district": (builds, far_site, "TR-12.3"),
    "mat": (sows, lambda state: "joker:construction", "TR-14.6"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_on_what_cannot_be_says_why_in_each_zone(at_table, language):
    for panel, (true, key_of, clause) in CASES.items():
        match = match_until(true)
        sitting = at_table(match, language)
        lines = sitting.match().lines

        sitting.touch(key_of(sitting.table.state()))

        said = sitting.table.toast.text()
        assert sitting.table.toast.isVisible(), panel
        assert said.endswith(f"({clause})"), (panel, said)
        assert sitting.match().lines == lines
        sitting.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tray_of_another_is_not_sown(at_table, language):
    sitting = at_table(match_until(sows), language)
    dock = sitting.table.context().dock
    sitting.push(sitting.table.rail.cards()[1 - dock])

    sitting.touch("seen:tray:0")

    assert sitting.table.toast.text().endswith("(TR-4.1)")
    expected = {"en": "another player", "fr": "autre joueur"}[language]
    assert expected in sitting.table.toast.text()


def circle_of(sitting, side, prefix):
    """What the spots of the circle say, beside what lies there."""
    state = sitting.table.state()
    player, terms = state.players[side], sitting.table.view.words.terms
    for n in range(6):
        name = sitting.spot(f"{prefix}tray:{n}").name
        assert terms.colours(player.trays[n]) in name if player.trays[n] else terms.tray(n) in name
        said = sitting.spot(f"{prefix}slot:{n}").name
        if player.slots[n] != NOTHING:
            assert terms.trajan_tile(player.slots[n]) in said


@pytest.mark.parametrize("back", ["click", "esc"])
def test_the_circle_of_another_is_one_click_away_and_so_is_the_way_back(at_table, back):
    sitting = at_table(match_until(sows))
    table, own_side = sitting.table, sitting.table.context().dock
    other = 1 - own_side
    before = table.table.grab().toImage()
    circle_of(sitting, own_side, "")

    sitting.push(table.rail.cards()[other])

    assert table.context().dock == other
    assert not sitting.spot("tray:0")
    circle_of(sitting, other, "seen:")
    assert table.table.grab().toImage() != before
    for n in range(6):
        card = table.explaining.card_of(KEYS.read(f"seen:tray:{n}"))
        assert str(len(table.state().players[other].trays[n])) in " ".join(line.text for line in card.lines)

    if back == "click":
        sitting.push(table.rail.cards()[other])
    else:
        sitting.key(Qt.Key.Key_Escape)
    assert table.context().dock == own_side
    circle_of(sitting, own_side, "")
    sow = next(o for o in sitting.update.options if isinstance(o, actions.Sow))
    sitting.choose(sow, "click")


def test_the_tables_of_three_others_and_of_the_rival_are_shown(at_table):
    four = (JULIA, MARCUS, Seat("Silvia", "human", "viridis"), Seat("Livia", "human", "nigra"))
    for seats, options in ((four, {}), ((JULIA,), {"solo": "senator"})):
        sitting = at_table(match_until(sows, *seats, options=options))
        own_side = sitting.table.context().dock
        for side, card in enumerate(sitting.table.rail.cards()):
            if side != own_side:
                sitting.push(card)
                assert sitting.table.context().dock == side
                if side < len(seats):
                    circle_of(sitting, side, "seen:")
                else:
                    assert not sitting.spot("seen:tray:0")
        sitting.key(Qt.Key.Key_Escape)
        assert sitting.table.context().dock == own_side
        sitting.close()


def test_the_mouse_on_a_site_lights_its_neighbours(at_table):
    """[TR-12.3]"""
    sitting = at_table(match_until(builds))
    district = sitting.table.view.panels["district"]
    state = sitting.table.state()
    mine = own(state).sites

    for site in range(20):
        QTest.mouseMove(sitting.table.table.viewport(), sitting.at(f"site:{site}"))
        settle()
        assert set(district.lit_sites) == set(state.map.sites_beside[site]) - set(mine)
        assert district.neighbours.isVisible()
    QTest.mouseMove(sitting.table.table.viewport(), sitting.at("zone:time"))
    settle()
    assert not district.neighbours.isVisible()


KINDS = [
    SowMarkers,
    Deed.SENATE,
    *(
        pytest.param(kind, marks=[pytest.mark.thorough])
        for kind in (DropMarker, *Deed)
        if kind != Deed.SENATE
    ),
]
"""Two by hand; that each hint points at something is held on the bare table."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: getattr(kind, "__name__", str(kind)))
def test_h_asks_for_a_hint_which_rings_and_speaks_and_never_plays(at_table, kind):
    true = is_asked(kind) if isinstance(kind, Deed) else lambda state, step: isinstance(step, kind)
    sitting = at_table(match_until(lambda state, step: true(state, step) and len(step.options(state)) > 1))
    lines = sitting.match().lines

    sitting.key(Qt.Key.Key_H)
    sitting.until(lambda: bool(sitting.table.table.drawing.hinted) or sitting.table.toast.isVisible())

    assert sitting.table.table.drawing.hinted <= set(sitting.table.table.index.by_key)
    assert not sitting.table.toast.isVisible()
    assert sitting.bar._second
    assert sitting.match().lines == lines
