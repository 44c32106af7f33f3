"""The table of Trajan in a bare window."""

from functools import partial

import pytest

from rome_desktop.app.views.trajan.sowings import begun_with, finishers
from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.app.views.trajan.targets import bar_option, targets
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers

named = KEYS.read


def asks(kind):
    return lambda match: bool(match.state.pending) and isinstance(match.state.pending[-1], kind)


def longer_than(lines, match):
    return len(match.lines) > lines


@pytest.mark.parametrize(
    ("seats", "solo"), [pytest.param(2, "", marks=pytest.mark.thorough), (4, ""), (1, "senator")]
)
def test_every_option_of_a_match_has_its_places_on_the_table(stage, seats, solo, thorough):
    """At each third decision when thorough, else at each sixth and wherever a sort comes first."""
    met = set()
    stage.begin(seats, seed=seats, solo=solo, arrangement="hand")
    for step in range(150):
        if stage.match.over:
            break
        legal = stage.match.legal()
        view = stage.seen()
        asked = type(stage.match.decision)
        if step % (3 if thorough else 6) == 0 or asked not in met:
            met.add(asked)
            stage.show()
            for action, gestures in targets(legal, view).items():
                keys = {key for g in gestures for key in (g.source, g.target) if key is not None}
                shown = [g for g in gestures if g.target in stage.table.index]
                assert shown or action == bar_option(legal), (action, keys)
        before = len(stage.match.lines)
        stage.go_on(partial(longer_than, before), seed=step)


def test_touching_a_tray_sows_and_touching_a_marker_twice_drops_it(stage):
    stage.begin(seed=3)
    assert stage.go_on(asks(SowMarkers))
    markers = stage.match.state.players[stage.match.to_move].trays
    tray = next(n for n, letters in enumerate(markers) if len(set(letters)) > 1)
    stage.table.act(named(f"tray:{tray}"))
    assert asks(DropMarker)(stage.match)

    marker = named(f"hand:{stage.match.state.pending[-1].left[0]}")
    stage.table.act(marker)
    stage.table.act(marker)

    assert len(stage.played) == 2


def test_pointing_at_a_tray_lights_the_zone_it_leads_to(stage):
    stage.begin(seed=3)
    assert stage.go_on(asks(SowMarkers))
    seat = stage.match.to_move
    tray = next(n for n in range(6) if stage.match.state.players[seat].trays[n])

    stage.point_at(named(f"tray:{tray}"))

    assert sum(panel.frame.isVisible() for panel in stage.view.panels.values()) == 1
    assert stage.view.previews.picture.isVisible()
    stage.table.set_hover(None, at_once=True)
    stage.table.refresh()
    assert not stage.view.previews.picture.isVisible()


def test_every_place_has_a_name_and_most_have_a_card(stage):
    stage.begin(3, seed=2)
    assert stage.go_on(lambda match: match.state.laps >= 5 and asks(SowMarkers)(match))

    without = []
    for key, spot in stage.table.index.by_key.items():
        assert spot.name.strip()
        assert "{" not in spot.name
        card = stage.view.card(key, stage.table.grammar.option_at(key))
        if card is None:
            without.append(key)
        else:
            assert all("{" not in line.text for line in card.lines)
    assert not without


def test_another_table_is_only_looked_at(stage):
    stage.begin(2, seed=2)
    assert stage.go_on(asks(SowMarkers))

    stage.show(dock=1 - stage.match.to_move)

    assert named("tray:0") not in stage.table.index
    assert named("seen:tray:0") in stage.table.index


def test_colours_that_finish_a_tile_are_told_before_the_first_drop(stage):
    stage.begin(2, seed=2)
    assert stage.go_on(asks(SowMarkers))
    state, seat = stage.match.state.clone(), stage.match.to_move
    player = state.players[seat]
    player.trays = ["OW", "B", "", "", "", ""]
    player.slots = ["", "", "TT36", "", "", ""]

    now = begun_with(state, seat, 0)

    assert now.target == 2
    assert finishers(state, seat, now) == ""
    player.trays[2] = "B"
    assert finishers(state, seat, now) == "O"


def test_showing_twice_changes_nothing_and_skipping_ends_an_animation(stage, qtbot):
    stage.begin(4, seed=5)
    assert stage.go_on(lambda match: match.state.laps >= 4)
    before = stage.table.grab().toImage()
    stage.show()
    assert stage.table.grab().toImage() == before
    for _ in range(60):
        legal = stage.match.legal()
        if not legal:
            break
        stage.play(legal[0])
