"""How a hand chooses: sources, targets, turning, confirming.

A game says which gestures stand for which option; the grammar says what is lit, what a pick or a place
leads to, and which option comes out at the end. It knows neither Qt nor any game: keys and options
are opaque hashable values, and every method answers with a value and emits nothing. Drag, click-click and
keyboard drive the same object, so they cannot disagree.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rome_desktop.app.table.spot_key import SpotKey

Option = Hashable


@dataclass(frozen=True, slots=True)
class Gesture:
    """One way to ask for an option: put `source` on `target`, or touch `target` when there is no source."""

    source: SpotKey | None
    target: SpotKey


class Variant(NamedTuple):
    """How a piece lies in the hand: quarter (or sixth) turns clockwise, and which face is up."""

    turn: int = 0
    flipped: bool = False


class What(StrEnum):
    """What a pick, a place or a confirmation led to."""

    NOTHING = "nothing"
    PICKED = "picked"
    DROPPED = "dropped"
    PENDING = "pending"
    CHOSEN = "chosen"
    REFUSED = "refused"


class Reply(NamedTuple):
    """`option` is set for PENDING and CHOSEN, None otherwise."""

    what: What
    option: Option | None = None


NOTHING = Reply(What.NOTHING)
DROPPED = Reply(What.DROPPED)
PICKED = Reply(What.PICKED)
REFUSED = Reply(What.REFUSED)

Options = Mapping[Option, Sequence[Gesture]]


def _never(_option: Option) -> bool:
    return False


class Grammar:
    """The state machine between "these options are offered" and "this one is chosen".

    States: nothing picked, a source picked, an option pending its confirmation. After a choice the offer is
    gone, so that nothing can be chosen twice.
    """

    def __init__(self) -> None:
        self._options: Options = {}
        self._confirm: Callable[[Option], bool] = _never
        self.asks_twice: Callable[[Option], bool] = _never
        """Which options wait for a second act besides those that an offer names; it outlives the offer."""
        self._variant: Callable[[Option], Variant] | None = None
        self._index: dict[SpotKey | None, dict[SpotKey, list[Option]]] = {}
        self._auto: SpotKey | None = None
        self._step = 0
        self.picked: SpotKey | None = None
        self.pending: Option | None = None
        self.pending_target: SpotKey | None = None
        self._pending_source: SpotKey | None = None
        self.variant = Variant()

    # ---- the offer

    def offer(
        self,
        options: Options,
        confirm: Callable[[Option], bool] | None = None,
        variant: Callable[[Option], Variant] | None = None,
    ) -> None:
        """Replace what can be chosen.

        `confirm(option)` tells which options wait for a second act. `variant(option)`, if given, names how
        the piece lies for each option: only options lying as the piece does now are lit, and turning goes
        through the ways that are legal somewhere. Without it, several options on one place are turned through
        in order.
        An option without a gesture is legal and reached through `choose`.
        """
        self.clear()
        self._options = dict(options)
        self._confirm = confirm or _never
        self._variant = variant
        for option, gestures in self._options.items():
            for gesture in gestures:
                here = self._index.setdefault(gesture.source, {}).setdefault(gesture.target, [])
                if option not in here:
                    here.append(option)
        sources = self.sources()
        if len(sources) == 1:
            self._auto = sources[0]
            self._take(self._auto)

    def clear(self) -> None:
        """Forget the offer and whatever was in hand."""
        self._options = {}
        self._confirm = _never
        self._variant = None
        self._index = {}
        self._auto = None
        self.picked = None
        self._step = 0
        self.variant = Variant()
        self._forget_pending()

    @property
    def offered(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._options)

    @property
    def options(self) -> tuple[Option, ...]:
        """Every option offered, in the order the game gave them."""
        return tuple(self._options)

    def ways(self, option: Option) -> Sequence[Gesture]:
        """The gestures that lead to an option; none where it has no place on the table."""
        return self._options.get(option, ())

    @property
    def picked_by_itself(self) -> bool:
        """Whether the picked source is the only one, so that no hand picked it."""
        return self.picked is not None and self.picked == self._auto

    # ---- what is lit

    def sources(self) -> tuple[SpotKey, ...]:
        """Keys that can be picked up, in the order of the offer."""
        return tuple(key for key in self._index if key is not None)

    def targets(self, source: SpotKey | None) -> tuple[SpotKey, ...]:
        """Keys on which `source` may be put as it lies now; for None, the keys that only need a touch."""
        places = self._index.get(source, {})
        return tuple(target for target, options in places.items() if self._fitting(source, options))

    def lit(self) -> tuple[SpotKey, ...]:
        """Keys to light: sources and bare targets, or the targets of what is picked.

        A source picked by itself leaves the bare targets lit, because there was no moment to choose them.
        A picked source that may also be touched for itself stays lit as its own target.
        """
        if self.picked is None:
            return tuple(dict.fromkeys((*self.sources(), *self.targets(None))))
        bare = self.targets(None)
        if not self.picked_by_itself:
            bare = tuple(key for key in bare if key == self.picked)
        return tuple(dict.fromkeys((*self.targets(self.picked), *bare)))

    def pickable(self) -> tuple[SpotKey, ...]:
        """Keys that are not lit but still answer a click: other sources and bare targets."""
        lit = set(self.lit())
        return tuple(key for key in dict.fromkeys((*self.sources(), *self.targets(None))) if key not in lit)

    def option_at(self, target: SpotKey) -> Option | None:
        """The option that placing on `target` would lead to now, or None where it is not legal."""
        return self._resolve(target)[1]

    def variants_at(self, target: SpotKey) -> tuple[Option, ...]:
        """All options on `target` from what is picked, however the piece would lie."""
        for source in self._ways_to(target):
            options = self._index.get(source, {}).get(target)
            if options:
                return tuple(options)
        return ()

    # ---- acts

    def pick(self, source: SpotKey) -> Reply:
        """Take `source` in hand, dropping what was there; REFUSED if it is no source."""
        if source not in self._index:
            return REFUSED
        self._forget_pending()
        if source != self.picked:
            self._take(source)
        return PICKED

    def place(self, target: SpotKey) -> Reply:
        """Put what is picked on `target`, or touch it; a second time on a pending target confirms."""
        if self.pending is not None and target == self.pending_target:
            return self.confirm()
        source, option = self._resolve(target)
        if option is None:
            return REFUSED
        if not (self._confirm(option) or self.asks_twice(option)):
            return self.choose(option)
        self.pending, self.pending_target, self._pending_source = option, target, source
        return Reply(What.PENDING, option)

    def activate(self, key: SpotKey) -> Reply:
        """What a click or Enter on `key` means now: place, pick, put back, or refuse.

        A source that may also be touched is picked first, unless its options name the touch as their first
        gesture and picking would offer nothing else: then it is chosen at once.
        """
        source = key in self._index and not self._is_touched_first(key)
        if key in self.lit() and (self.picked is not None or not source):
            return self.place(key)
        if key == self.picked:
            return self._put_back()
        if source:
            return self.pick(key)
        if key in self.targets(None):
            self._let_go()
            return self.place(key)
        return REFUSED

    def confirm(self) -> Reply:
        """Choose the pending option; NOTHING if none waits."""
        return NOTHING if self.pending is None else self.choose(self.pending)

    def choose(self, option: Option) -> Reply:
        """Choose an offered option outright (from the list, or a button). Raises KeyError if not offered."""
        if option not in self._options:
            raise KeyError(option)
        self.clear()
        return Reply(What.CHOSEN, option)

    def hold(self, option: Option) -> None:
        """Let an option asked for beside the table wait for its second act, as if put on its first place."""
        self._let_go()
        way = next(iter(self.ways(option)), None)
        if way is not None:
            self._put(option, way)
        self.pending = option

    def cancel(self) -> Reply:
        """Go one step back: from pending to in hand, from in hand to nothing; NOTHING if none is left."""
        if self.pending is not None:
            self._forget_pending()
            return DROPPED
        if self.picked is None or self.picked_by_itself:
            return NOTHING
        self._let_go()
        return DROPPED

    # ---- turning

    def can_turn(self) -> bool:
        """Whether turning changes anything for what is in hand or pending."""
        if self._lies():
            return len([v for v in self._ways_to_lie() if v.flipped == self.variant.flipped]) > 1
        if self.pending_target is not None:
            return len(self._index[self._pending_source][self.pending_target]) > 1
        places = self._index.get(self.picked, {})
        return any(len(options) > 1 for options in places.values())

    def can_flip(self) -> bool:
        """Whether the other face is legal anywhere for what is in hand or pending."""
        return any(v.flipped != self.variant.flipped for v in self._ways_to_lie())

    def turn(self, steps: int) -> bool:
        """Turn what is in hand clockwise by `steps` legal positions; False if it has only one."""
        if not self.can_turn():
            return False
        if not self._lies():
            self._step += steps
        else:
            ways = [v for v in self._ways_to_lie() if v.flipped == self.variant.flipped]
            at = ways.index(self.variant) if self.variant in ways else 0
            self.variant = ways[(at + steps) % len(ways)]
        self._follow_pending()
        return True

    def flip(self) -> bool:
        """Turn the other face up, keeping the turn if that is legal; False if there is no other face."""
        ways = [v for v in self._ways_to_lie() if v.flipped != self.variant.flipped]
        if not ways:
            return False
        self.variant = min(ways, key=lambda v: (v.turn != self.variant.turn, v.turn))
        self._follow_pending()
        return True

    # ---- inside

    def _is_touched_first(self, key: SpotKey) -> bool:
        """Whether picking `key` offers nothing but what a touch does, and the game names the touch first."""
        carried = {option for options in self._index[key].values() for option in options}
        touched = self._index.get(None, {}).get(key, [])
        return carried == set(touched) and all(self._options[o][0].source is None for o in touched)

    def _take(self, source: SpotKey) -> None:
        self.picked = source
        self._step = 0
        ways = self._ways_to_lie()
        if ways and self.variant not in ways:
            self.variant = ways[0]

    def _put(self, option: Option, way: Gesture) -> None:
        """Let the piece lie on the target of one of its ways, turned as the option has it."""
        if way.source is not None:
            self._take(way.source)
            if self._variant is not None:
                self.variant = self._variant(option)
        self._step = self._fitting(way.source, self._index[way.source][way.target]).index(option)
        self.pending_target, self._pending_source = way.target, way.source

    def _let_go(self) -> None:
        self._forget_pending()
        self.picked = self._auto
        self._step = 0

    def _put_back(self) -> Reply:
        self._let_go()
        return DROPPED

    def _forget_pending(self) -> None:
        self.pending = self.pending_target = self._pending_source = None

    def _ways_to(self, target: SpotKey) -> tuple[SpotKey | None, ...]:
        """Sources to try for `target`, the picked one first; a bare touch only where `lit` allows it."""
        if self.picked is None:
            return (None,)
        bare = self.picked_by_itself or target == self.picked
        return (self.picked, None) if bare else (self.picked,)

    def _resolve(self, target: SpotKey) -> tuple[SpotKey | None, Option | None]:
        for source in self._ways_to(target):
            fitting = self._fitting(source, self._index.get(source, {}).get(target, []))
            if fitting:
                return source, fitting[self._step % len(fitting)]
        return None, None

    def _fitting(self, source: SpotKey | None, options: Sequence[Option]) -> Sequence[Option]:
        """Those of `options` that lie as the piece does; a bare touch has nothing in hand to compare with."""
        if self._variant is None or source is None:
            return options
        return [option for option in options if self._variant(option) == self.variant]

    def _lies(self) -> bool:
        """Whether turning speaks of how a piece lies, and not of several options on one bare target."""
        bare_pending = self.pending is not None and self._pending_source is None
        return self._variant is not None and self.picked is not None and not bare_pending

    def _ways_to_lie(self) -> list[Variant]:
        """Every legal way to lie: at the pending target if there is one, else anywhere for the source."""
        if self._variant is None or not self._lies():
            return []
        places = self._index.get(self.picked, {})
        if self.pending_target is not None:
            places = {self.pending_target: places.get(self.pending_target, [])}
        return sorted({self._variant(option) for options in places.values() for option in options})

    def _follow_pending(self) -> None:
        """After a turn the pending option becomes the one that lies so on the same target."""
        if self.pending_target is not None:
            self.pending = self._resolve(self.pending_target)[1]


def numbered(options: Options, order: Callable[[SpotKey], int] | None = None) -> list[tuple[int, Option]]:
    """The options as the numbered list of key L shows them: from 1, by reading order of source, then target.

    `order(key)` is a spot's place in reading order; options without a gesture come last, otherwise the order
    of the offer decides.
    """
    last = 1 << 30
    place = order or (lambda _key: 0)

    def rank(item: tuple[Option, Sequence[Gesture]]) -> tuple[int, int]:
        gestures = item[1]
        if not gestures:
            return (last, last)
        first = gestures[0]
        return (place(first.source if first.source is not None else first.target), place(first.target))

    return [(n, option) for n, (option, _) in enumerate(sorted(options.items(), key=rank), start=1)]
