"""What the tables of all games do alike; a game's own class makes the parts and fills in the hooks."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import Crumbs, GameView, Holding, TableContext, Words
from rome_desktop.app.kit import theme
from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.animator import Animator
from rome_desktop.app.table.beats import Beat
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.foresight import idle_spots
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardText
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.shown import Shown
from rome_desktop.app.table.sounding import SoundsOf, weightiest
from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.app.table.table_view import TableView
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision


def echoed(
    tellers: Mapping[type[Event], Callable[[Any, Any], Iterable[SpotKey]]], events: Iterable[Event], view: Any
) -> list[SpotKey]:
    """The spots that events speak of, by the tellers of their types, each spot once."""
    told = (tellers[type(event)](event, view) for event in events if type(event) in tellers)
    return list(dict.fromkeys(key for keys in told for key in keys))


class Choosing(Protocol):
    """How options are asked for on the table: the module `targets` of a game."""

    def targets(self, options: Sequence[Action], view: Any) -> Mapping[Action, Sequence[Gesture]]: ...

    def bar_option(self, options: Sequence[Action]) -> Action | None: ...

    def is_confirmed(self, action: object) -> bool: ...


class Cards(Protocol):
    """The hover cards."""

    def card(
        self, shown: Any, key: SpotKey | None, option: Action | None, picked: SpotKey | None
    ) -> CardText | None: ...

    def description(self, shown: Any, key: SpotKey, option: Action | None, picked: SpotKey | None) -> str: ...


class Facts(Protocol):
    """What rail and strip show."""

    def crumbs(self, view: Any) -> Crumbs: ...

    def holdings(self, view: Any, side: int) -> tuple[tuple[Holding, ...], ...]: ...


class BoardView(GameView):
    """What is shown last, what can be chosen in it, and the animator.

    A game's class makes `cards`, `facts` and its boards, then calls `lay`; it fills in the hooks.
    """

    choosing: Choosing
    keys: SpotKeys
    """Reads the text forms of its spots."""
    words: Words
    cards: Cards
    facts: Facts
    sounds: SoundsOf = MappingProxyType({})
    """Which sound goes with what happens."""
    shown: Any
    """What is shown, a `Shown` of the game; None before the first `show` and after `take_away`."""
    _name: Callable[[], str]
    _layout: Layout
    """The regions of the table as it was arranged last; there are some as soon as something is placed."""

    def __init__(self, table: TableView, content: Content, words: Words) -> None:
        super().__init__(table, content, words)
        self.animator = Animator(self)
        self.animator.finished.connect(self.finished)
        self.shown = None
        self._size = QSizeF()
        self._placed: Hashable = None
        """What the places of everything follow from, besides size and look; None before there are any."""

    def lay(self, name: Callable[[], str], regions: Iterable[BoardRegion] = ()) -> None:
        """Begin to listen to the table; `name` says what it is called aloud, in the language in force."""
        self._name = name
        self.table.animator = self.animator
        self.table.setAccessibleName(name())
        self.table.set_regions(regions)
        self.table.set_ghost_factory(self._ghost)
        self.table.preview.connect(self._previewed)
        self.table.set_arrange(self.arrange)
        theme.signals().changed.connect(self.redraw)

    def take_away(self) -> None:
        """Leave the table as it was before."""
        self.animator.drop()
        theme.signals().changed.disconnect(self.redraw)
        self.table.preview.disconnect(self._previewed)
        self.table.set_arrange(None)
        self.table.animator = None
        self.table.set_regions(())
        self.table.set_spots(())
        self.table.set_ghost_factory(lambda _source, _target, _option: None)
        self.shown = None
        for item in self._items():
            if item.scene() is self.table.table:
                self.table.table.removeItem(item)
            if isinstance(item, BoardRegion):
                item.let_go()

    # ---- hooks: `shown` is the game's, and everything has its place

    def _read(self, view: Any, context: TableContext) -> Any:
        """What is shown of a view."""
        return Shown.of(view, context)

    def _placing(self, shown: Any) -> Hashable:
        """What the places of everything follow from, besides size and look."""
        return True

    def _place(self, shown: Any) -> None:
        """Give everything its place within `_size`."""
        raise NotImplementedError

    def _draw(self, shown: Any) -> None:
        """Make the scene equal to what is shown."""
        raise NotImplementedError

    def _items(self) -> Iterable[QGraphicsItem]:
        """Everything that lies on the table."""
        raise NotImplementedError

    def _carried(
        self, shown: Any, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        """What is drawn under the pointer."""
        raise NotImplementedError

    def _preview(self, shown: Any, option: object) -> None:
        """Show what the option would do, or nothing for None."""
        raise NotImplementedError

    def _beats(
        self, shown: Any, events: Sequence[Event], after: Any, context: TableContext
    ) -> Sequence[Beat]:
        """How what happened is shown."""
        raise NotImplementedError

    def _echoes(self, shown: Any, events: Sequence[Event]) -> Collection[SpotKey]:
        """The spots that events speak of."""
        raise NotImplementedError

    def _meant(self, view: Any, seat: int, target: SpotKey, source: SpotKey | None) -> Action | None:
        """The action that `seat` means by carrying `source` (or nothing) to `target`."""
        raise NotImplementedError

    # ---- showing

    def show(self, view: Any, context: TableContext) -> None:
        self.words.speak(context.language)
        self.shown = self._read(view, context)
        self.table.setAccessibleName(self._name())
        self._show()

    def arrange(self, size: QSizeF) -> None:
        """Lay everything out for a size, and draw what is another one there."""
        self._size = size
        self._placed = None
        self._show()

    def _show(self) -> None:
        if self.shown is None or self._size.isEmpty():
            return
        placing = self._placing(self.shown)
        if self._placed != placing:
            self._place(self.shown)
            self._placed = placing
        self._draw(self.shown)
        self.animator.drawn_anew()

    def redraw(self) -> None:
        """Lay everything out and draw it anew, as after a change of size or of the look."""
        self.arrange(self.table.sight.size)

    @property
    def is_laid(self) -> bool:
        """Whether something is shown, in its place."""
        return self.shown is not None and self._placed is not None

    def _ghost(self, source: SpotKey | None, target: SpotKey | None, option: object) -> QGraphicsItem | None:
        return self._carried(self.shown, source, target, option) if self.is_laid else None

    def _previewed(self, option: object) -> None:
        if self.is_laid:
            self._preview(self.shown, option)

    def _describe(self, key: SpotKey) -> str:
        """What a screen reader says about a spot."""
        option = self.table.grammar.option_at(key)
        chosen = option if isinstance(option, Action) else None
        return self.cards.description(self.shown, key, chosen, self.table.grammar.picked)

    def card(self, key: SpotKey | None, option: Action | None) -> CardText | None:
        if self.shown is None:
            return None
        return self.cards.card(self.shown, key, option, self.table.grammar.picked)

    def animate(self, events: Sequence[Event], after: Any, context: TableContext) -> None:
        self._previewed(None)
        self.animator.play(self._beats(self.shown, events, after, context) if self.is_laid else [])

    def sound(self, events: Sequence[Event]) -> Sound | None:
        return weightiest(events, self.sounds)

    def skip(self) -> None:
        self.animator.skip_all()

    def halo(self, events: Sequence[Event]) -> None:
        if self.shown is not None:
            self.table.halo(self._echoes(self.shown, events))

    def mark(self, events: Sequence[Event]) -> None:
        if self.shown is not None:
            self.table.mark(self._echoes(self.shown, events) if events else ())

    # ---- choosing

    def offer(self, decision: Decision, options: Sequence[Action]) -> None:
        if self.shown is not None:
            options = self.narrowed(decision, options)
            ways: Any = self.choosing.targets(options, self.shown.view)  # a mapping's keys are invariant
            self.table.set_marks(poor=idle_spots(ways, self.is_idle))
            self.table.offer(ways, confirm=self.choosing.is_confirmed)

    def bar_option(self, options: Sequence[Action]) -> Action | None:
        return self.choosing.bar_option(options)

    def tried(self, source: SpotKey | None, target: SpotKey) -> Action | None:
        shown = self.shown
        if shown is None or shown.asked is None:
            return None
        return self._meant(shown.view, shown.asked, target, source)

    def show_hint(self, action: Action | None) -> None:
        ways = self.gestures(action) if action is not None else ()
        self.table.hint([key for g in ways[:1] for key in (g.source, g.target) if key is not None])

    def gestures(self, action: Action) -> Sequence[Gesture]:
        if self.shown is None:
            return ()
        # Among all options: where several of a kind are laid out, a place says which one of them is meant.
        return self.choosing.targets(self.shown.legal, self.shown.view).get(action, ())

    def place_of(self, name: SpotKey | str) -> QRectF | None:
        spot = self.table.index.get(name if isinstance(name, SpotKey) else self._key(name))
        if spot is not None:
            return spot.scene_rect()
        is_region = isinstance(name, str) and self.is_laid and self._layout.shows(name)
        return self._layout[str(name)] if is_region else None

    def region_of(self, name: SpotKey | str) -> QRectF | None:
        place = self.place_of(name)
        if place is None or name in self._layout.regions:
            return place
        shown = (self._layout[key] for key in self._layout.regions if self._layout.shows(key))
        holding = [rect for rect in shown if rect.contains(place.center())]
        return min(holding, key=lambda rect: rect.width() * rect.height(), default=place)

    def _key(self, name: str) -> SpotKey | None:
        """The key that is written so, or None where no spot can be called that."""
        try:
            return self.keys.read(name)
        except ValueError:
            return None

    # ---- facts for rail and strip

    def crumbs(self, view: Any, context: TableContext) -> Crumbs:
        return self.facts.crumbs(view)

    def holdings(self, view: Any, side: int, context: TableContext) -> tuple[tuple[Holding, ...], ...]:
        self.words.speak(context.language)
        return self.facts.holdings(view, side)


class Panel(Protocol):
    """A part of the table that can be opened."""

    region: BoardRegion


class PanelsView(BoardView):
    """A table of several panels, one of which can be opened: `_place` gives it the room of the others."""

    _panels: Mapping[str, Panel]

    _opened = ""
    """The key of the panel that is opened, or empty."""

    def lay_panels(self, name: Callable[[], str], panels: Mapping[str, Panel]) -> None:
        """As `lay`, with these panels by their keys."""
        self._panels = panels
        self.table.regions.maximise.connect(self._open)
        self.table.regions.restore.connect(self._close)
        self.lay(name, [panel.region for panel in panels.values()])

    def take_away(self) -> None:
        self.table.regions.maximise.disconnect(self._open)
        self.table.regions.restore.disconnect(self._close)
        super().take_away()

    def _open(self, region: BoardRegion) -> None:
        self._opened = next(key for key, panel in self._panels.items() if panel.region is region)
        self.redraw()

    def _close(self, _region: object = None) -> None:
        self._opened = ""
        self.redraw()
