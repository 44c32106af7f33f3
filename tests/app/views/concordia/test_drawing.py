"""What is drawn: no price leaves its card, no words are left out, one kind of letters in one row."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPixmapCache

from rome_desktop.app import language
from rome_desktop.app.kit import theme
from rome_desktop.app.table import lettering
from rome_desktop.app.table.pencil import picture
from rome_desktop.app.views.concordia.pencil import Pencil

TABLES = {
    "1366x768": (QSize(1170, 666), 1.0),
    "1440x900": (QSize(1202, 782), 1.0),
    "1440x900 at 130 %": (QSize(1185, 770), 1.3),
}
"""The room that the table has in windows of these sizes."""


@pytest.fixture(params=["en", "fr"])
def spoken(request, qapp):
    language.set_language(qapp, request.param)
    yield request.param
    language.set_language(qapp, "en")


@pytest.fixture
def goods(monkeypatch):
    """The squares of the goods that are drawn."""
    found, draw = [], Pencil.good

    def good(hand, name, centre, size, **more):
        found.append(QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size))
        draw(hand, name, centre, size, **more)

    monkeypatch.setattr(Pencil, "good", good)
    return found


@pytest.fixture
def written(monkeypatch):
    """Words and where they are written; `None` where there was no room."""
    found, draw = [], Pencil.words

    def words(hand, text, role, rect, *args, **more):
        width = draw(hand, text, role, rect, *args, **more)
        found.append((text, QRectF(rect.x(), rect.y(), width, rect.height()) if width else None))
        return width

    monkeypatch.setattr(Pencil, "words", words)
    return found


@pytest.mark.parametrize("sides", [3, 5])
@pytest.mark.parametrize(("size", "scale"), TABLES.values(), ids=TABLES)
def test_prices_stay_on_their_cards_beside_the_names(stage, spoken, goods, written, size, scale, sides):
    theme.set_look(theme.make_look(scale=scale))
    stage.language = spoken
    stage.table.setFixedSize(size)
    stage.begin(sides, seed=2, board="imperium")
    view = stage.seen()
    cost = stage.view.labels.terms.cost_of
    view.display = sorted(view.map.god, key=lambda card: len(cost(card)))[-7:]
    written.clear()
    stage.view.show(view, stage.context())
    assert all(place is not None for _, place in written)
    goods.clear()
    written.clear()
    sale, shown = stage.view.sale, stage.view.shown
    room = sale.rect
    picture(room.width(), room.height(), sale.unit, lambda hand: sale.draw(hand, shown), Pencil, sale.unit)
    for space in range(7):
        row = sale.card_place(space)
        on_it = [rect for rect in goods if row.intersects(rect)]
        assert on_it
        names = [place for _, place in written if place is not None and row.contains(place.center())]
        assert names
        for rect in on_it:
            assert row.adjusted(0, 0, -5, 0).contains(rect)
            assert not any(rect.adjusted(1, 1, -1, -1).intersects(name) for name in names)


@pytest.mark.parametrize("count", [7, 8, 10])
def test_the_gods_of_a_hand_are_written_in_the_same_letters(stage, spoken, monkeypatch, count):
    stage.language = spoken
    stage.table.setFixedSize(QSize(1170, 666))
    stage.begin(3, seed=2)
    labels = stage.view.labels
    fonts, draw, set_in = {}, Pencil.words, lettering.role_font
    chosen = []

    def role_font(*args):
        chosen.append(set_in(*args))
        return chosen[-1]

    def words(hand, text, *args, **more):
        width = draw(hand, text, *args, **more)
        fonts.setdefault(text, []).append((chosen[-1].family(), chosen[-1].pixelSize()))
        assert width
        return width

    monkeypatch.setattr(lettering, "role_font", role_font)
    monkeypatch.setattr(Pencil, "words", words)
    view = stage.seen()
    view.players[stage.match.to_move].hand = sorted(view.map.god)[5 : 5 + count]
    view.players[stage.match.to_move].pile = []
    view.display = []
    QPixmapCache.clear()
    stage.view.show(view, stage.context())
    faces = [labels.face(card) for card in view.players[stage.match.to_move].hand]
    assert len({face.god_name for face in faces}) > 2
    for names in ({face.god_name for face in faces}, {face.name for face in faces}):
        assert len({font for name in names for font in fonts[name]}) == 1
