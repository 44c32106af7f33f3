"""What the table of Trajan says before something is chosen is what the rules then do."""

import pytest

from rome_desktop.app import language
from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.deeds import TakeAction, Way
from rome_desktop.games.trajan.ids import CENTRE, TRAYS, Deed
from rome_desktop.games.trajan.seaport import PlaySecond
from rome_desktop.games.trajan.sowing import SowMarkers

named = KEYS.read


@pytest.fixture(autouse=True)
def english(dressed):
    """With its plurals."""
    language.set_language(dressed, "en")


def at(stage, step, **options):
    """A match in which `step` is asked of seat 0, and its state to change."""
    stage.begin(seed=1, **options)
    stage.go_on(lambda match: type(match.decision).__name__ == "SowMarkers")
    state = stage.match.state
    state.pending.append(step)
    return state, state.players[0]


def lines(stage, key, action):
    stage.show()
    return [line.text for line in stage.view.card(key, action).lines]


def filled(state, player):
    """Every slot taken and the Arch in the centre; the tile beside the Trajan action asks for two colours."""
    tray = [str(deed) for deed in Deed].index("trajan")
    tiles = iter(key for key, tile in state.map.trajan.items() if len(set(tile.colours)) == 2)
    player.slots[:] = [next(tiles) for _ in player.slots]
    player.arch = CENTRE
    return tray, state.map.trajan[player.slots[tray]].colours


def test_the_trajan_action_is_possible_where_the_tile_is_completed_first(stage):
    """[TR-5.4, TR-10.2] The Arch comes back from the centre before the action begins."""
    state, player = at(stage, SowMarkers(0))
    tray, colours = filled(state, player)
    player.trays[:] = [""] * 6
    player.trays[tray - 1], player.trays[tray] = colours[1], colours[0]
    sow = actions.Sow(TRAYS[tray - 1])

    told = lines(stage, named(f"tray:{tray - 1}"), sow)

    assert not any("not possible" in line for line in told), told
    stage.match.play(sow)
    while type(stage.match.decision).__name__ == "UseTile":
        stage.match.play(actions.Decline())
    assert isinstance(stage.match.decision, TakeAction)


def test_the_trajan_action_is_not_possible_with_the_arch_in_the_centre(stage):
    """[TR-10.2] Without a tile that is completed it is told."""
    state, player = at(stage, SowMarkers(0))
    tray, colours = filled(state, player)
    player.trays[:] = [""] * 6
    player.trays[tray - 1] = colours[1]
    sow = stage.match.legal()[0]

    assert any("is not possible now" in line for line in lines(stage, named(f"tray:{tray - 1}"), sow))


def test_a_choice_of_order_that_matters_for_the_action_is_told(stage):
    state, player = at(stage, SowMarkers(0))
    tray, colours = filled(state, player)
    other = next(letter for letter in "YOGWPB" if letter not in colours)
    player.trays[:] = [""] * 6
    player.trays[tray - 2], player.trays[tray] = "".join(sorted(other + colours[1])), colours[0]
    sow = next(a for a in stage.match.legal() if a.tray == TRAYS[tray - 2])

    told = lines(stage, named(f"tray:{tray - 2}"), sow)

    assert any("is possible only if the tile is done" in line for line in told), told


def test_no_legionary_is_promised_where_one_of_ones_own_stands(stage):
    """[TR-9.4]"""
    _, player = at(stage, TakeAction(0, Deed.MILITARY, Way.TARGET))
    march = next(a for a in stage.match.legal() if isinstance(a, actions.March))
    key = named(f"province:{march.province}")
    assert any("a legionary would score" in line for line in lines(stage, key, march))
    player.provinces += (march.province,)

    told = lines(stage, key, march)

    assert not any("would score" in line for line in told)
    assert any("one of your legionaries is there already" in line for line in told)


def test_no_card_is_promised_where_none_can_be_drawn(stage):
    """[TR-7.3, R29]"""
    state, player = at(stage, PlaySecond(0))
    player.hand = [state.box.commodities.kinds[0].id]
    state.deck, state.discards = [], [[], []]
    play = next(a for a in stage.match.legal() if isinstance(a, actions.Play))

    assert not any("drawn" in line for line in lines(stage, named(f"card:{play.card}"), play))


def test_a_bonus_action_that_is_not_possible_is_told(stage):
    """[TR-6.5, R17]"""
    state, player = at(stage, TakeAction(0, Deed.CONSTRUCTION, Way.TARGET))
    player.workers, player.buildings = 1, ()
    kind = next(kind for kind, deed in state.map.bonus_deed.items() if str(deed) == "senate")
    player.track = len(state.box.senate.vp) - 1
    site = next(
        n for n, tile in enumerate(state.district) if tile and state.map.construction[tile].type == kind
    )
    build = actions.Build(site)

    assert any("is not possible now" in line for line in lines(stage, named(f"site:{site}"), build))


def test_points_lost_for_demands_are_told_before_the_tiles_are_given(stage):
    """[TR-15.5]"""
    from rome_desktop.games.trajan.quarter import AnswerDemands

    state, player = at(stage, AnswerDemands(0))
    known = state.map
    icons = list(dict.fromkeys(known.demand_tile))
    state.demands = (str(icons[0]), str(icons[0]), str(icons[1]))
    player.kept, player.tiles = (), (known.demand_tile[icons[0]], known.joker["demand"])
    answer = stage.match.legal()[0]

    told = lines(stage, named("answer:0"), answer)

    assert any("1 demand stays unmet" in line for line in told), told
    assert any(line.startswith("−") for line in told)
