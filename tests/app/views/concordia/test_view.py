"""The table of Concordia in a bare window: shown, offered, played on, animated, put away."""

import random

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.table.comparison import side_by_side
from rome_desktop.app.views.concordia import reads
from rome_desktop.app.views.concordia.foresight import foresee
from rome_desktop.app.views.concordia.spots import KEYS
from rome_desktop.app.views.concordia.targets import bar_option, targets
from rome_desktop.games.concordia import actions, events
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists
from rome_desktop.games.concordia.cards import CopyCard
from rome_desktop.games.concordia.ids import Good, Kind, Role
from rome_desktop.games.concordia.market import SenatorBuys
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.storehouse import KeepGoods
from rome_desktop.games.concordia.turn import PlayCard
from rome_desktop.session.settings import Settings
from tests.app.views.concordia.conftest import lively

named = KEYS.read


def items(stage):
    return len(stage.table.table.items())


@pytest.mark.parametrize(("seats", "board"), [(2, "italia"), (5, "imperium")])
def test_every_option_of_a_match_has_its_places_on_the_table(stage, seats, board):
    stage.begin(seats, seed=2, board=board)
    met = set()

    def whole(match):
        decision, view = match.decision, stage.seen()
        if decision is None:
            return False
        fresh = type(decision) not in met
        met.add(type(decision))
        if len(match.lines) % 5 and not fresh and not isinstance(decision, KeepGoods):
            return False
        stage.show()
        for gestures in targets(match.legal(), view).values():
            for gesture in gestures:
                assert gesture.target in stage.table.index, gesture
                assert gesture.source is None or gesture.source in stage.table.index, gesture
        return False

    stage.go_on(whole, seed=3, most=900)

    assert {PlayCard, MoveColonists, BuildHouses, ChooseProvince, TradeGoods, SenatorBuys, CopyCard} <= met


def test_overflow_of_another_seat_shows_its_storehouse(stage):
    for seed in range(1, 9):
        stage.begin(3, seed=seed)
        found = stage.go_on(
            lambda match: (
                isinstance(match.decision, KeepGoods) and match.decision.seat != reads.turn_side(match.state)
            ),
            seed,
        )
        if found:
            break
    assert found
    stage.view.show(stage.seen(), stage.context(reads.turn_side(stage.match.state)))

    for action in stage.match.legal():
        assert targets([action], stage.seen())[action][0].target in stage.table.index


def test_showing_twice_changes_nothing(stage):
    stage.begin(4, seed=4, board="imperium")
    stage.go_on(lambda match: len(match.lines) > 150)
    before, layers = items(stage), {n: dict(layer.items) for n, layer in stage.view.board.layers.items()}

    stage.show()

    assert items(stage) == before
    for name, layer in stage.view.board.layers.items():
        assert layer.items == layers[name], name


def test_card_is_played_by_two_clicks(stage):
    stage.begin(3)

    stage.table.act(named("hand:start_mercator"))
    assert not stage.played
    stage.table.act(named("hand:start_mercator"))

    assert stage.played == [actions.Play(Role.MERCATOR)]
    assert isinstance(stage.match.decision, TradeGoods)


def test_goods_are_bought_and_sold_by_carrying(stage):
    stage.begin(3)
    seat = stage.match.to_move
    stage.play(actions.Play(Role.MERCATOR))
    money = stage.match.state.players[seat].money

    stage.table.act(named("slot:wine:1"))
    stage.table.act(named("price:wine"))
    stage.table.act(named("price:brick"))
    stage.table.act(named("free:2"))

    assert stage.played[1:] == [actions.Sell(Good.WINE, 1), actions.Purchase(Good.BRICK, 2)]
    assert stage.match.state.players[seat].money == money + 6 - 6


def test_colonist_is_dragged_to_a_line_with_its_cost_beside_it(stage, qtbot):
    stage.begin(3)
    seat = stage.match.to_move
    stage.play(actions.Play(Role.ARCHITECT))
    qtbot.waitExposed(stage.table)
    source = named(f"colonist:{seat}:walker:roma")
    target = named("line:land.cosa.roma")
    stage.table.act(source)
    assert "land.cosa.roma" in stage.view.chips._layer.items
    stage.table.cancel()
    assert "land.cosa.roma" not in stage.view.chips._layer.items
    view = stage.table.viewport()
    start = stage.table.mapFromScene(stage.table.index.get(source).scene_centre())
    end = stage.table.mapFromScene(stage.table.index.get(target).scene_centre())

    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(view, start + (end - start) * (step / 5))
        QApplication.processEvents()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    QApplication.processEvents()

    assert stage.played[-1] == actions.Move("roma", "land.cosa.roma")


def test_house_prices_stand_at_the_cities_and_dear_ones_are_marked(stage):
    stage.begin(4, seed=3, board="imperium")
    assert stage.go_on(
        lambda match: (
            isinstance(match.decision, BuildHouses) and len(match.legal()) > 1 and poor(stage, match)
        )
    )

    assert stage.view.chips._layer.items
    assert stage.table.drawing.poor


def poor(stage, match):
    seat = match.decision.seat
    from rome_desktop.games.concordia.architect import sites

    open_ = sites(match.state, seat) & ~match.state.built[seat]
    return open_.bit_count() > len(match.legal()) - 1


def test_card_of_a_house_tells_price_stock_and_points(stage):
    stage.begin(3, seed=5)
    assert stage.waits_for(BuildHouses)
    build = next(a for a in stage.match.legal() if isinstance(a, actions.Build))

    card = stage.view.card(named(f"city:{build.city}"), build)

    said = " ".join(line.text for line in card.lines)
    assert "you have" in said
    assert "at the end" in said
    assert card.clause.startswith("CO-5.12")


def test_projected_points_can_be_hidden(stage):
    stage.begin(3, seed=5)
    assert stage.waits_for(BuildHouses)
    build = next(a for a in stage.match.legal() if isinstance(a, actions.Build))
    quiet = Settings(projected_scores=False)

    stage.view.show(stage.seen(), stage.context(settings=quiet))

    assert named("god:mars") not in stage.table.index
    card = stage.view.card(named(f"city:{build.city}"), build)
    assert not any("at the end" in line.text for line in card.lines)


def test_province_tells_who_gets_what_before_the_click(stage):
    stage.begin(4, seed=3, board="imperium")

    def shared(match):
        if not isinstance(match.decision, ChooseProvince):
            return False
        seat = match.decision.seat
        return any(
            len(reads.yields(match.state, seat, p)) > 1 for p, up in match.state.goods_up.items() if up
        )

    assert stage.go_on(shared)
    seat, view = stage.match.decision.seat, stage.seen()
    province = next(p for p, up in view.goods_up.items() if up and len(reads.yields(view, seat, p)) > 1)
    stage.point_at(named(f"province:{province}"))

    card = stage.view.card(named(f"province:{province}"), actions.Produce(province))
    after = view.clone()
    foreseen = reads.yields(view, seat, province)

    assert card.lines[0].text.startswith(stage.context().name(seat))
    assert len(card.lines) >= len(foreseen)
    assert stage.view.previews._map is not None
    change = foresee(after, seat, actions.Produce(province))
    if sum(foreseen[seat].values()) <= view.room(seat):
        assert sum(change.goods.values()) == sum(foreseen[seat].values())


def test_what_a_province_would_yield_stands_beside_it_once(stage):
    """Several goods stood there twice, as soon as the province was pointed at."""
    stage.begin(2, seed=3)

    def rich(match):
        if not isinstance(match.decision, ChooseProvince):
            return False
        stage.show()
        return bool(stage.view.chips._layer.items)

    assert stage.go_on(rich)
    stage.point_at(named(f"province:{next(iter(stage.view.chips._layer.items))}"))
    assert stage.view.previews._map is not None
    sizes = [item.boundingRect().size() for item in stage.view.previews._map.childItems()]
    assert not [size for size in sizes if size.width() > 1.5 * size.height()]


def test_unlit_places_say_why_not(stage):
    stage.begin(3, seed=2)
    seat = stage.match.to_move
    stage.play(actions.Play(Role.ARCHITECT))

    far = stage.view.cards.card(
        stage.view.shown, named("line:land.messana.syracusae"), None, named(f"colonist:{seat}:walker:roma")
    )
    city = stage.view.cards.card(
        stage.view.shown, named("city:cosa"), None, named(f"colonist:{seat}:walker:roma")
    )

    assert "steps" in far.lines[-1].text
    assert "stops on a line" in city.lines[-1].text
    assert (
        stage.view.tried(named(f"colonist:{seat}:walker:roma"), named("line:land.messana.syracusae"))
        is not None
    )


@pytest.mark.parametrize(("seats", "board", "solo"), [(5, "imperium", ""), (1, "italia", "praetor")])
def test_every_spot_has_a_name_and_a_description_without_blanks(stage, seats, board, solo):
    stage.begin(seats, seed=7, board=board, solo=solo)
    seen = set()

    def check(match):
        decision = type(match.decision)
        if decision in seen and len(match.lines) % 97:
            return False
        seen.add(decision)
        stage.show()
        for key, spot in stage.table.index.by_key.items():
            text = spot.name + spot.description()
            assert spot.name.strip(), key
            assert "{" not in text, key
            assert "%n" not in text, key
        for action in match.legal():
            for gesture in targets([action], stage.seen())[action][:1]:
                card = stage.view.card(gesture.target, action)
                assert card is not None, action
        return False

    stage.go_on(check, seed=2, most=700)
    assert len(seen) > 6


def test_whole_match_can_be_played_by_keyboard_alone(stage, qtbot):
    """Tab to a source, Enter, Tab to a place, Enter, Enter: with nothing but these a match goes on."""
    stage.begin(2, seed=5)
    stage.table.setFocus()
    dice = random.Random(2)
    while not stage.match.over and len(stage.played) < 60:
        before = len(stage.match.lines)
        bar = bar_option(stage.match.legal())
        if bar is not None and (len(stage.match.legal()) == 1 or dice.random() < 0.2):
            stage.table.choose(bar)
            continue
        for _ in range(4):
            for _ in range(dice.randrange(1, 6)):
                QTest.keyClick(stage.table, Qt.Key.Key_Tab)
            QTest.keyClick(stage.table, Qt.Key.Key_Return)
            if len(stage.match.lines) > before:
                break
            if stage.table.grammar.pending is not None:
                QTest.keyClick(stage.table, Qt.Key.Key_Return)
                break
        assert len(stage.match.lines) > before, stage.match.decision
    assert len(stage.played) >= 60


def test_hint_rings_what_it_speaks_of(stage):
    stage.begin(3)

    stage.view.show_hint(stage.match.legal()[0])

    assert stage.table.drawing.hinted
    stage.view.show_hint(None)
    assert not stage.table.drawing.hinted


def test_finished_is_emitted_once_and_the_table_is_right_when_cut_short(stage, qtbot):
    stage.begin(4, seed=8, board="imperium")
    counts, dice = [], random.Random(4)
    stage.view.finished.connect(lambda: counts.append(1))
    played = 0
    while not stage.match.over and played < 160:
        happened = stage.match.play(lively(stage.match.legal(), dice))
        played += 1
        stage.view.animate(happened, stage.seen(), stage.context())
        stage.view.skip()
        stage.show()
    assert len(counts) == played
    assert not [item for item in stage.table.table.items() if 7000 <= item.zValue() < 7600]


@pytest.mark.parametrize("reduced", [False, True])
def test_every_kind_of_event_can_be_animated(stage, qtbot, reduced):
    theme.set_look(theme.make_look(reduced_motion=reduced))
    stage.begin(3, seed=3)
    stage.go_on(lambda match: len(match.lines) > 200, seed=1)
    happened = [
        events.CardPlayed(0, "start_prefect_1"),
        events.CardCopied(1, 0, "start_prefect_1"),
        events.CardsTakenBack(0, 5, 2),
        events.ColonistPlaced(0, Kind.SHIP, "roma"),
        events.ColonistMoved(1, Kind.WALKER, "roma", "land.cosa.roma", 1),
        events.HouseBuilt(2, "cosa", 3, (Good.BRICK, Good.TOOL)),
        events.ProvinceProduced(0, "etruria", Good.TOOL, 1),
        events.GoodsReceived(0, (Good.TOOL, Good.WINE)),
        events.GoodsReceived(1, (Good.TOOL,)),
        events.GoodsLost(1, (Good.TOOL,)),
        events.MarkersTurned(0, ("etruria", "umbria"), 4),
        events.CoinsReceived(2, Role.MERCATOR, 3),
        events.GoodsSold(0, Good.WINE, 2, 12),
        events.GoodsPurchased(1, Good.BRICK, 2, 6),
        events.CardBought(0, "i_mason", 2, (Good.FOOD,)),
        events.PraefectusPassed(0, 2),
        events.RivalActed(1, Role.ARCHITECT),
        events.CardRemoved(1, "i_smith", 0),
        events.EndTriggered(0, "last-card", True),
        events.GameEnded((0,), (1, 0, 0)),
    ]
    stage.view.animator.factor = 0.02

    with qtbot.waitSignal(stage.view.finished):
        stage.view.animate(happened, stage.seen(), stage.context())
    stage.show()
    stage.view.halo(happened)


def test_another_map_can_follow_and_everything_can_be_taken_away(stage):
    stage.begin(3, seed=1)
    stage.begin(5, seed=1, board="imperium")
    assert named("city:londinium") in stage.table.index
    theme.set_look(theme.make_look(dark=True))
    stage.table.setFixedSize(QSize(1174, 666))
    QApplication.processEvents()
    assert named("city:londinium") in stage.table.index


def test_other_hands_show_their_backs(stage):
    stage.begin(3, seed=1)
    other = (stage.match.to_move + 1) % 3

    stage.show(dock=other)

    assert not any(str(key).startswith(("hand:", "seen:hand:")) for key in stage.table.index.by_key)
    assert named("seen:pile") in stage.table.index


def test_seat_cards_strip_and_course_of_the_turn(stage):
    stage.begin(3, seed=4)
    view, context = stage.seen(), stage.context()
    stage.view.show(view, context)

    rows = stage.view.holdings(view, 0, context)
    crumbs = stage.view.crumbs(view, context)

    assert [len(row) for row in rows] == [4, 5]
    assert crumbs.labels[crumbs.current] == "Card"
    assert stage.view.turn_side(view) == stage.match.to_move
    assert not stage.view.has_secrets(view, 0)
    stage.play(actions.Play(Role.ARCHITECT))
    assert stage.view.crumbs(stage.seen(), context).current == 1
    assert stage.view.kind_line(stage.seen(), stage.match.to_move, context) == "Architect"


def test_rival_has_a_table_to_look_at(stage):
    stage.begin(1, seed=2, solo="consul")
    stage.go_on(lambda match: len(match.lines) > 60)

    stage.show(dock=1)

    assert named("seen:pile") in stage.table.index
    assert not any("slot:" in str(key) for key in stage.table.index.by_key)
    rows = stage.view.holdings(stage.seen(), 1, stage.context())
    assert [[cell.icon for cell in row] for row in rows] == [["house"], []]
    own = stage.view.holdings(stage.seen(), 0, stage.context())
    beside = side_by_side([[cell for row in side for cell in row] for side in (own, rows)])
    assert [values[1] is None for _, _, values in beside] == [icon != "house" for icon, _, _ in beside]
    stage.show()
    assert stage.view.piles.pile_places(stage.view.shown)[1].height() * stage.view.piles.unit >= 14


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_large_text_and_high_contrast_leave_every_region_inside(stage, scale):
    theme.set_look(theme.make_look(scale=scale, high_contrast=True))
    stage.begin(5, seed=2, board="imperium")
    room = stage.table.sceneRect().adjusted(-1, -1, 1, 1)

    for key in ("map", "sale", "piles", "dock", "store", "pile", "hand"):
        assert room.contains(stage.view._layout[key]), key
    assert not stage.view._layout["map"].intersects(stage.view._layout["dock"])
    dock = stage.view.dock
    assert all(room.contains(dock.root.mapRectToScene(rect)) for rect in dock.slot_places())


def test_the_special_cards_say_what_they_are(stage):
    """[CO-13.1, CO-16.7] Only where they are held."""
    stage.begin(2)
    stage.match.state.praefectus = 0
    stage.view.show(stage.seen(), stage.context(0))
    spots = stage.table.index
    assert named("concordia") not in spots
    assert not stage.view.place_of("praefectus").intersects(stage.view.place_of("pile"))
    card = stage.view.card(named("praefectus"), None)
    assert "Praefectus Magnus" in card.title
    assert card.clause.startswith("CO-13.1")
    assert stage.view.tokens(stage.seen(), 0) == ("Praefectus Magnus",)
    assert stage.view.tokens(stage.seen(), 1) == ()

    stage.match.state.praefectus, stage.match.state.concordia = 1, 0
    stage.view.show(stage.seen(), stage.context(0))
    assert named("praefectus") not in stage.table.index
    card = stage.view.card(named("concordia"), None)
    assert card.clause.startswith("CO-16.1")
    assert any("7" in line.text for line in card.lines)


class Drawn:
    """What a hand was asked to draw."""

    def __init__(self):
        self.coins, self.words_said = [], []

    def good(self, *args):
        pass

    def disc(self, at, radius, *args):
        self.coins.append(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))

    def words(self, text, role, rect, *args, **kwargs):
        self.words_said.append((text, rect))
        return 8.0


@pytest.mark.parametrize(("size", "named_so"), [(QSize(1160, 626), False), (QSize(1700, 960), True)])
def test_prices_cannot_be_taken_for_how_many_goods_there_are(stage, size, named_so):
    """Right under the storehouse stood "brick 3, food 4": in a small window without the word that says so."""
    stage.table.setFixedSize(size)
    stage.begin(2)
    stage.show()
    drawn, dock = Drawn(), stage.view.dock
    dock._draw_prices({Good.BRICK: 3, **{good: 4 for good in Good if good != Good.BRICK}}, drawn)
    said = [text for text, _ in drawn.words_said]
    assert ("Prices" in said) is named_so
    assert len(drawn.coins) == (0 if named_so else len(Good))
    for (_, rect), coin in zip(drawn.words_said, drawn.coins, strict=False):
        assert rect == coin
