"""Room for words and rings: what decides is readable at the smallest window, in both languages."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainterPathStroker

from rome_desktop.app import language
from rome_desktop.app.kit import theme
from rome_desktop.app.table.lettering import fitting_size, role_width
from rome_desktop.app.table.marks import SMALL
from rome_desktop.app.views.city_of_marble import pieces, reasons
from rome_desktop.app.views.city_of_marble.column import LOW, NAMED, NOTED
from rome_desktop.app.views.city_of_marble.dock import OVER_RINGS
from rome_desktop.app.views.city_of_marble.layout import COLUMN
from rome_desktop.app.views.city_of_marble.motion import Motion
from rome_desktop.app.views.city_of_marble.spots import KEYS
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble import events as happened
from rome_desktop.games.city_of_marble.components import COLOURS, KINDS

named = KEYS.read

TABLES = {"1280x680": QSize(1084, 578), "1366x768": QSize(1170, 666), "1440x900": QSize(1202, 782)}


@pytest.fixture(params=["en", "fr"])
def spoken(request, qapp):
    language.set_language(qapp, request.param)
    yield request.param
    language.set_language(qapp, "en")


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_all_lines_about_the_end_are_shown(stage, spoken, size, scale):
    theme.set_look(theme.make_look(scale=scale))
    stage.table.setFixedSize(size)
    stage.begin(4)
    panel = stage.view.points
    unit, rows = panel.unit, panel.end_rows(stage.match.state)
    assert len(rows) == 4
    for rect, what, points in rows:
        assert panel.rect.contains(rect)
        size = fitting_size(points, "label", rect.width(), unit, bold=True, size=13)
        taken = role_width(points, "label", size, unit, bold=True) + 6
        assert fitting_size(what, "small", rect.width() - taken, unit) is not None, what
    assert all(a[0].bottom() <= b[0].top() + 0.5 for a, b in itertools.pairwise(rows))


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_frames_of_neighbours_do_not_touch(stage, size, scale):
    theme.set_look(theme.make_look(scale=scale))
    stage.table.setFixedSize(size)
    stage.begin(4)
    for sort, names in (("imperium", KINDS), ("pieces", COLOURS)):
        shown = [stage.table.index.get(named(f"{sort}:{name}")) for name in names]
        shapes = [one.parent.mapToScene(one.shape).boundingRect() for one in shown]
        # Half of the frame lies outside: 1.5 px and an edge of 1.3, less round small things.
        beyond = 2.8 * scale * min(1.0, max(0.65, shown[0].drawn_size() / (SMALL * scale)))
        grown = [shape.adjusted(-beyond, -beyond, beyond, beyond) for shape in shapes]
        assert not any(one.intersects(two) for one, two in itertools.combinations(grown, 2)), sort


def test_counts_lie_above_frames(stage):
    stage.begin(2)
    assert stage.go_on(
        lambda match: any(n > 1 for n in match.state.players[match.to_move or 0].ready.values())
    )
    side = stage.match.to_move
    several = [kind for kind, n in stage.match.state.players[side].ready.items() if n > 1]
    dock = stage.view.dock
    assert {f"ready {kind}" for kind in several} <= set(dock.layers["counts"].items)
    assert dock.layers["counts"].root.zValue() == OVER_RINGS
    dock.put_ready(several[0], 1)
    assert f"ready {several[0]}" not in dock.layers["counts"].items


def test_descriptions_part_their_lines(stage):
    stage.begin(2)
    assert stage.go_on(lambda match: any(isinstance(a, actions.Play) for a in match.legal()))
    play = next(a for a in stage.match.legal() if isinstance(a, actions.Play))
    stage.table.take_up(named(f"ready:{play.kind}"))
    said = stage.table.index.get(named(f"at:{play.position}")).description()
    assert "; " in said
    assert ".;" not in said


def test_others_pieces_fly_to_their_cards_where_the_page_has_told(stage):
    stage.begin(2)
    view = stage.view
    other = 1 - view.shown.dock
    stage.table.seat_point = lambda side: QPointF(-70, 300 + side)
    motion = Motion(stage.table, view.board, view.stacks, view.spaces, view.dock, view.shown)
    kind = KINDS[0]
    *_, beat = motion.beats([happened.TilesDrawn(other, (kind,))], None)
    assert [move.end() for move in beat.beats] == [QPointF(-70, 300 + other)]


def test_what_can_be_picked_is_never_called_illegal(stage):
    stage.begin(2, seed=3)
    seen = set()
    for n in range(60):
        if stage.match.over:
            break
        for key in stage.table.grammar.sources():
            seen.add(key.sort)
            assert reasons.refusal(stage.seen(), key, None) is None, key
        at = len(stage.match.lines)
        stage.go_on(lambda match, at=at: len(match.lines) > at, seed=n)
    assert {"ready", "stack", "pieces", "magistrate"} <= seen


def test_edge_of_the_board_lies_over_its_square_corners(stage):
    stage.begin(2)
    view = stage.view
    corner = view.board.region.mapToScene(view.board.region.rect().topRight())
    stroke = QPainterPathStroker(view._frame.pen()).createStroke(view._frame.path())

    assert stroke.contains(corner)
    assert view._frame.zValue() > view.board.region.zValue()


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_tile_of_a_stack_stands_beside_its_name_and_bar(stage, size, scale):
    theme.set_look(theme.make_look(scale=scale))
    stage.table.setFixedSize(size)
    stage.begin(4)
    panel, state = stage.view.stacks, stage.match.state
    for kind, row in zip(KINDS, panel.rows(len(KINDS)), strict=True):
        lift = 3 * max(0, panel.height(state.stacks[kind]) - 1) / 2
        middle = panel.tile_place(kind, state).y() + lift
        over = row.height() >= LOW
        name_and_bar = row.center().y() + ((-17 + 10) / 2 if over else 0)
        assert abs(middle - name_and_bar) < 1.5, kind


@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_shadows_of_panels_have_room_at_the_edges(stage, size):
    stage.table.setFixedSize(size)
    stage.begin(2)
    layout = stage.view._layout
    table = QRectF(QPointF(), QSizeF(stage.table.size()))
    room = table.adjusted(3 * layout.unit, 0, -3 * layout.unit, -4 * layout.unit)

    assert all(room.contains(layout[key]) for key in ("board", "dock", *COLUMN))


def test_one_bridge_has_one_value(stage, spoken):
    stage.begin(2)
    labels = stage.view.labels
    one, two = {"en": ("value 4", "values 4, 1"), "fr": ("valeur 4", "valeurs 4, 1")}[spoken]

    assert labels.bridge_values("4", 1) == one
    assert labels.bridge_values("4, 1", 2) == two


@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_magistrates_that_wait_on_a_space_cover_neither_its_name_nor_what_is_left(stage, size):
    stage.table.setFixedSize(size)
    stage.begin(4)
    spaces = stage.view.spaces
    row = spaces.rows(5)[0]
    for count in (1, 2, 3):
        places = spaces.space_places("temple", count)
        width = pieces.magistrate(theme.seat("rubra"), spaces._piece_size()).childrenBoundingRect().width()

        assert places[0].x() - width / 2 >= row.x() + NAMED - 1
        assert places[-1].x() + width / 2 <= row.right() - NOTED + 1
