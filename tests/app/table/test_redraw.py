"""A redraw draws what is another one: what looks the same keeps its picture."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF

from rome_desktop.app.demo import demo_match
from rome_desktop.app.kit import theme
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.picture import settle
from rome_desktop.app.table import panel
from rome_desktop.app.table.spot_key import here
from rome_desktop.app.table.spots import KeptSpots
from rome_desktop.catalogue import GAMES
from tests.app.waiting import until

ACTIONS = 12
ROUNDED = 8
"""Of 255: so much a colour may differ where an edge was drawn by way of another size; 4 was seen once, after
other tests of the same process, 3 or less else; at edges within a part of a picture 4 as well. What is drawn
wrongly differs by far more."""


LATER = 50
PLAYED = 40
"""Actions at random after which what was kept is looked at."""


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request):
    """Each game."""
    return request.param


@pytest.fixture
def view(game, dressed):
    """A table in the middle of a match."""
    settings, where, _ = places()
    navigator = Navigator(replace(settings, pace="at-once"), where, keep=False, threaded=False)
    navigator.window.resize(1280, 720)
    navigator.window.show()
    navigator.adopt(demo_match(game, ACTIONS))
    until(lambda: navigator.table.view is not None and navigator.table.view.is_laid)
    settle()
    yield navigator.table.view
    navigator.close()


@pytest.fixture
def drawn(monkeypatch):
    """How many pictures are drawn from now on."""
    made = []

    def counting(draw):
        def counted(*what, **more):
            made.append(what)
            return draw(*what, **more)

        return counted

    for where, name in ((panel, "picture"), (panel, "painted"), (panel.Picture, "_mend")):
        monkeypatch.setattr(where, name, counting(getattr(where, name)))
    return made


def apart(one, two):
    """By how much a colour differs at most, of 255."""
    if one == two:
        return 0
    return max(abs(a - b) for a, b in zip(bytes(one.bits()), bytes(two.bits()), strict=True))


def test_a_redraw_draws_no_picture_anew_unless_size_or_look_are_others(view, drawn):
    view.redraw()  # what just changed glows no more
    drawn.clear()
    look = theme.look()
    before = view.table.grab().toImage()

    view.redraw()

    assert drawn == []
    assert view.table.grab().toImage() == before

    size = QSizeF(view.table.viewport().size())
    view.arrange(size - QSizeF(40, 0))
    smaller = len(drawn)
    assert smaller > 0
    theme.set_look(theme.make_look(dark=True))
    assert len(drawn) >= 2 * smaller > 0

    theme.set_look(look)
    settle()
    view.redraw()

    after = view.table.grab().toImage()
    assert apart(before, after) <= ROUNDED


@pytest.fixture
def compared(monkeypatch):
    """How many spots have been compared from now on with those that their places would have anew."""
    seen = []
    show = KeptSpots.show

    def checked(kept, shown, follows, places, *where, **more):
        spots = show(kept, shown, follows, places, *where, **more)
        found = [(here(spot.key), spot.shape, spot.centre, spot.ring, spot.piece) for spot in spots]
        assert found == [(p.key, p.shape, p.middle, p.ring, p.piece) for p in places(shown)]
        assert [spot.order for spot in spots] == sorted(spot.order for spot in spots)
        seen.extend(spots)
        return spots

    monkeypatch.setattr(KeptSpots, "show", checked)
    return seen


def played(view, game, since, dice):
    """Play actions at random from that many on and show what came of each, from every chair in turn."""
    match, context = demo_match(game, since), view.shown.context
    for _ in range(PLAYED):
        if match.over:
            return
        match.play(dice.choice(match.legal()))
        if dice.random() < 0.2:
            context = replace(context, dock=dice.randrange(len(context.sides)))
        view.show(match.view(context.viewer), replace(context, standings=tuple(match.standings())))
        yield


def test_spots_that_are_kept_are_where_they_would_be_anew(view, game, compared):
    for _ in played(view, game, ACTIONS, random.Random(4)):
        pass

    assert len(set(map(id, compared))) < len(compared) / 4  # most are kept


@pytest.fixture
def mended(monkeypatch):
    """The pictures mended from now on, each compared with what is drawn as a whole."""
    made = []
    mend, show = panel.Picture._mend, panel.Picture.show_parts

    def counted(where, *what):
        mend(where, *what)
        made.append(where)

    def compared(where, rect, unit, ground, seen, parts, pencil):
        count = len(made)
        show(where, rect, unit, ground, seen, parts, pencil)
        if len(made) > count:
            size = (rect.width(), rect.height(), where.pixmap().devicePixelRatio())
            whole = panel.picture(*size, lambda hand: panel._draw_parts(hand, rect, parts()), pencil, unit)
            assert apart(where.pixmap().toImage(), whole.toImage()) <= ROUNDED

    monkeypatch.setattr(panel.Picture, "_mend", counted)
    monkeypatch.setattr(panel.Picture, "show_parts", compared)
    return made


def test_a_picture_that_is_mended_is_what_it_would_be_drawn_as_a_whole(view, game, mended, thorough):
    for _ in played(view, game, LATER if thorough else LATER // 2, random.Random(7)):
        pass

    assert mended
