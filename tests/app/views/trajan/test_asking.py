"""What the table answers to a hand that asks: why something cannot be, where a hint points, who is beside."""

import random
from collections import Counter

import pytest

from rome_desktop.ai.players import hint
from rome_desktop.app.table.spot_key import Elsewhere
from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.app.views.trajan.targets import bar_option
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import options, to_move
from rome_desktop.games.trajan.construction import open_sites
from rome_desktop.games.trajan.deeds import SpendExtra, TakeAction
from rome_desktop.games.trajan.quarter import AnswerDemands, ChooseBonus
from rome_desktop.games.trajan.seaport import DiscardCard, LoadShip, PlaySecond
from rome_desktop.games.trajan.setup import ArrangeByHand, ChooseStartTile, TakeStartCard
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from rome_desktop.games.trajan.trajan_tiles import UseTile
from tests.games.trajan.table import GAME, two

named = KEYS.read

EVERY_KIND = {
    ArrangeByHand,
    TakeStartCard,
    ChooseStartTile,
    SowMarkers,
    DropMarker,
    UseTile,
    TakeAction,
    SpendExtra,
    DiscardCard,
    PlaySecond,
    LoadShip,
    AnswerDemands,
    ChooseBonus,
}


@pytest.fixture
def lay(stage):
    """Shows a position made by hand; the table of another seat with `dock`."""

    def laid(table, dock=None):
        stage.match.state = table.state
        stage.show(dock)
        return stage

    stage.begin(2)
    return laid


def clause_of(stage, key, picked=None):
    """Touch a place that cannot be chosen: the clause and the reason that come back."""
    heard = []
    stage.table.refused.connect(lambda source, target: heard.append((source, target)))
    if picked is not None:
        stage.table.take_up(picked)
    assert key in stage.table.index, key
    stage.table.act(key)
    assert [target for _, target in heard] == [key]
    action = stage.view.tried(*heard[0])
    refusal = why_not(stage.seen(), action) if action is not None else None
    if refusal is None:
        refusal = stage.view.unmeant(*heard[0])
    assert refusal is not None, key
    said = stage.view.words.refusal(refusal, stage.seen(), stage.context())
    assert said.strip()
    assert "{" not in said
    return refusal.clause, refusal.reason


def sowing():
    return two().trays("Julia", "I:YO II:GWB III:PB IV:YO V:GWP").slot("Julia", III="TT23").turn("Julia")


@pytest.mark.parametrize(
    ("key", "clause", "reason"),
    [
        ("tray:5", "TR-4.1", "tray-is-empty"),
        ("slot:2", "TR-5.1", "tile-waits-for-its-colours"),
        ("slot:3", "TR-10.1", "slot-waits-for-the-arch"),
        ("extra:forum", "TR-3.3", "sow-first"),
        ("joker:extra_action", "TR-3.3", "sow-first"),
        ("joker:commodity", "TR-14.5", "joker-when-shipping"),
        ("joker:construction", "TR-14.6", "joker-at-the-end"),
        ("joker:demand", "TR-15.1", "demands-at-the-end-of-the-quarter"),
        ("answers:bread", "TR-15.1", "demands-at-the-end-of-the-quarter"),
        ("demand:0", "TR-15.1", "demands-at-the-end-of-the-quarter"),
        ("reserve", "TR-3.3", "sow-first"),
        ("card:wine", "TR-3.3", "sow-first"),
        ("building:door", "TR-18.4", "sets-score-at-the-end"),
        ("bonus:0", "TR-18.5", "bonus-tiles-score-at-the-end"),
        ("display", "TR-7.3", "pick-a-card-of-the-hand"),
        ("pile", "TR-3.3", "sow-first"),
        ("discard:0", "TR-3.3", "sow-first"),
        ("ship:pairs", "TR-3.3", "sow-first"),
        ("forum:F10", "TR-3.3", "sow-first"),
        ("province:alpes", "TR-3.3", "sow-first"),
        ("province:camp", "TR-3.3", "sow-first"),
        ("senate:1", "TR-3.3", "sow-first"),
        ("pile:points", "TR-3.3", "sow-first"),
        ("workers", "TR-3.3", "sow-first"),
        ("site:3", "TR-3.3", "sow-first"),
        ("stake:0", "TR-3.3", "sow-first"),
    ],
)
def test_each_zone_says_why_nothing_can_be_done_there_now(lay, key, clause, reason):
    table = sowing().hand("Julia", "wine fish").has("Julia", yellow=("BT01",))
    table.state.demands = ("bread",)

    assert clause_of(lay(table), named(key)) == (clause, reason)


@pytest.mark.parametrize("key", ["tray:0", "slot:2", "card:?", "extra:forum", "reserve", "display"])
def test_what_belongs_to_another_is_not_touched(lay, key):
    stage = lay(sowing().hand("Claudia", "wine").slot("Claudia", III="TT01"), dock=1)

    expected = "TR-4.1" if key == "tray:0" else "TR-1.2"
    assert clause_of(stage, Elsewhere(named(key))) == (expected, "another-players-mat")


def test_a_province_without_a_way_says_so(lay):
    assert clause_of(lay(two().acts("Julia", "military")), named("province:britannia")) == (
        "TR-9.5",
        "province-is-not-adjacent",
    )


def test_a_site_that_is_not_adjacent_says_so(lay):
    table = two().has("Julia", sites=(7,), workers=2).acts("Julia", "construction")

    assert clause_of(lay(table), named("site:0")) == ("TR-12.3", "site-is-not-adjacent")


def test_an_own_site_says_so(lay):
    table = two().has("Julia", sites=(7,), workers=2).acts("Julia", "construction")

    assert clause_of(lay(table), named("site:7")) == ("TR-12.3", "own-worker-is-there")


@pytest.mark.parametrize(
    ("track", "space", "clause", "reason"),
    [
        (7, 7, "TR-11.3", "end-of-the-senate-track"),
        (7, 3, "TR-11.3", "end-of-the-senate-track"),
        (2, 2, "TR-3.3", "sow-first"),
    ],
)
def test_a_full_senate_says_so(lay, track, space, clause, reason):
    assert clause_of(lay(sowing().has("Julia", track=track)), named(f"senate:{space}")) == (clause, reason)


@pytest.mark.parametrize("space", [2, 4])
def test_the_disc_goes_one_space_at_a_time(lay, space):
    table = two().has("Julia", track=2).acts("Julia", "senate")

    assert clause_of(lay(table), named(f"senate:{space}")) == ("TR-11.1", "one-space-at-a-time")


def test_a_discard_pile_waits_for_a_card(lay):
    table = two().hand("Julia", "wine fish").deck("oil fish furs", "gems", "furs").acts("Julia", "seaport")

    assert clause_of(lay(table.play("draw")), named("discard:0")) == ("TR-7.1", "discard-first")


def test_a_card_that_does_not_fit_the_ship_says_so(lay):
    table = two().hand("Julia", "wine wine fish").acts("Julia", "seaport").play("ship identical", "stow wine")

    assert clause_of(lay(table), named("card:fish")) == ("TR-7.5", "does-not-fit-the-ship")


def test_demands_that_are_due_are_answered_by_one_of_the_ways(lay):
    stage = lay(real_choice())

    assert clause_of(stage, named("demand:0")) == ("TR-15.1", "answer-the-demands-first")
    assert clause_of(stage, named("tray:0")) == ("TR-15.1", "answer-the-demands-first")


def real_choice():
    """Bread can be answered by a forum tile or by the joker."""
    table = two().tiles("Julia", "demand_bread joker_demand")
    table.state.demands = ("bread",)
    return table.asks(AnswerDemands(0))


def test_a_hint_for_an_answer_points_at_that_answer(lay):
    """[TR-15.2]"""
    stage = lay(real_choice())
    ways = options(stage.seen())
    assert len(ways) == 2

    for n, action in enumerate(ways):
        stage.view.show_hint(action)
        assert set(stage.table.drawing.hinted) == {named(f"answer:{n}")}


def hinted(stage, dice):
    """Ask for a hint in the position on the stage: it has words, and points at the table or the bar."""
    view, legal = stage.seen(), options(stage.match.state)
    action, why = hint(GAME, view, to_move(view), dice)
    assert action in legal
    assert stage.view.words.hint(action, why, view, stage.context()).strip()
    stage.view.show_hint(action)
    lit = set(stage.table.drawing.hinted)
    assert lit <= set(stage.table.index.by_key), (action, lit)
    assert lit or action == bar_option(legal), action


def test_a_hint_for_every_kind_of_decision_points_at_the_table_or_the_bar(lay):
    """The rare one is laid out by hand; every other one is met in matches by chance."""
    met, dice = {AnswerDemands}, random.Random(4)
    stage = lay(real_choice())
    hinted(stage, dice)
    for seats, chosen in (
        (2, {}),
        (4, {"arrangement": "preset"}),
        (1, {"solo": "senator"}),
        (3, {}),
        (2, {}),
    ):
        stage.begin(seats, solo=chosen.get("solo", ""), arrangement=chosen.get("arrangement", "hand"))
        often = Counter()
        while not stage.match.over:
            kind, legal = type(stage.match.decision), stage.match.legal()
            if len(legal) > 1 and often[kind] < 2:
                often[kind] += 1
                met.add(kind)
                stage.show()
                hinted(stage, dice)
            stage.match.play(stage.choose(legal, dice))
    assert met == EVERY_KIND


# ---- the district


def lit_sites(stage):
    return set(stage.view.panels["district"].lit_sites)


@pytest.mark.parametrize(
    ("own", "site", "beside"),
    [
        ((), 7, {2, 6, 8, 12}),
        ((), 0, {1, 5}),
        ((6,), 7, {2, 8, 12}),
        ((6, 7), 7, {2, 8, 12}),
        ((), 4, {3, 9}),
    ],
)
def test_pointing_at_a_site_lights_the_sites_to_which_a_worker_could_go_from_there(lay, own, site, beside):
    """[TR-12.3, R42]"""
    stage = lay(sowing().has("Julia", sites=own))

    stage.point_at(named(f"site:{site}"))

    assert lit_sites(stage) == beside
    assert stage.view.panels["district"].neighbours.isVisible()
    stage.point_at(named("forum:F10"))
    assert lit_sites(stage) == set()
    assert not stage.view.panels["district"].neighbours.isVisible()


@pytest.mark.parametrize("own", [(), (7,), (0, 1)])
def test_pointing_at_the_workers_lights_every_site_that_is_open_to_them(lay, own):
    """[TR-12.3]"""
    stage = lay(sowing().has("Julia", sites=own))

    stage.point_at(named("workers"))

    assert lit_sites(stage) == set(open_sites(stage.seen(), 0))


def framed(stage):
    """The room on the screen round the sites that are framed."""
    frames = stage.view.panels["district"].neighbours
    return frames.mapRectToScene(frames.path().boundingRect())


def test_the_neighbours_stay_lit_when_the_table_is_drawn_again_and_follow_its_size(lay):
    stage = lay(sowing())
    stage.point_at(named("site:7"))
    before = framed(stage)

    stage.show()
    assert lit_sites(stage) == {2, 6, 8, 12}
    stage.table.regions.fill_with(stage.view.panels["district"].region)

    assert lit_sites(stage) == {2, 6, 8, 12}
    assert framed(stage).width() > 1.5 * before.width()


def test_neighbours_of_a_focused_site_are_lit_for_the_keyboard_too(lay):
    stage = lay(two().has("Julia", workers=2).acts("Julia", "construction"))
    stage.table.reach.by_keys = True

    stage.table.set_focus(named("site:7"))

    assert lit_sites(stage) == {2, 6, 8, 12}


# ---- what to do next


def told(stage):
    prompt = stage.view.words.prompt(stage.match.decision, stage.match.legal(), stage.seen(), stage.context())
    return f"{prompt.sentence} {prompt.second}"


def test_a_chain_of_bonus_actions_is_told_step_by_step(lay):
    """[TR-6.5, TR-12.6, R20 to R22]"""
    table = two().has("Julia", workers=3, marked=("construction",)).tiles("Julia", "extra_construction")
    table.site(6, "door_5").site(7, "window_4").site(8, "stairs_2").acts("Julia", "construction")
    heard = []
    for line in ("build 6", "advance", "spend extra_construction", "build 7", "march alpes", "build 8"):
        heard.append(told(lay(table)))
        table.play(line)
    heard.append(told(lay(table)))

    expected = (
        "hire a worker or build",
        "advance in the senate. A bonus action",
        "With the [+2] marker it can be repeated twice",
        "The action once more",
        "march or occupy. A bonus action",
        "The action once more",
        "take a forum tile. A bonus action",
    )
    assert [part in said for part, said in zip(expected, heard, strict=True)] == [True] * 7, heard


def test_a_forced_discard_is_told(lay):
    table = two().hand("Julia", "").deck("oil fish furs", "gems", "furs").acts("Julia", "seaport")

    assert "discard one card" in told(lay(table.play("draw")))


def test_with_an_empty_draw_pile_the_pile_says_so(lay):
    """[TR-7.1, R29, R70]"""
    table = two().hand("Julia", "wine").deck("", "gems", "furs").acts("Julia", "seaport")

    assert clause_of(lay(table), named("pile")) == ("TR-7.1", "no-card-to-draw")


@pytest.mark.parametrize(
    ("changes", "said"), [({"track": 7}, "not possible"), ({"track": 2}, "")], ids=["full", "open"]
)
def test_a_tray_that_leads_to_an_action_that_cannot_be_done_warns_before(lay, changes, said):
    """[R17]"""
    stage = lay(two().trays("Julia", "I:YYOOGGWWP II:PB VI:B").has("Julia", **changes).turn("Julia"))

    card = stage.view.card(named("tray:1"), next(a for a in options(stage.seen()) if str(a) == "sow II"))

    text = " ".join(line.text for line in card.lines)
    assert "Senate" in text
    assert ("possible" in text) == bool(said), text
