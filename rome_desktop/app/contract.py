"""What every game gives the window: a board view and its words. The table page knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.cover import Cover
from rome_desktop.app.sounds import Sound
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Standing
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

if TYPE_CHECKING:  # the home page needs words, not tables
    from PySide6.QtCore import QRectF

    from rome_desktop.app.table.gestures import Gesture
    from rome_desktop.app.table.hover_card import CardText
    from rome_desktop.app.table.spot_key import SpotKey
    from rome_desktop.app.table.table_view import TableView


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a view needs beside the state: who sits where, and from whose chair the table is seen."""

    sides: tuple[Seat, ...]
    """The seats, and after them an automatic rival (kind "rival") in a solo challenge."""
    viewer: int | None
    """Whose secrets the state shows; None for nobody's."""
    dock: int
    """Whose area the dock shows; not the viewer's own while somebody looks at another's table."""
    language: str
    settings: Settings
    standings: tuple[Standing, ...]

    def name(self, side: int) -> str:
        return self.sides[side].name


@dataclass(frozen=True, slots=True)
class Foretold:
    """What a sentence says of one option: `what` of a side before it is played, and after."""

    option: Action
    what: str
    side: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Prompt:
    """The bar's one sentence (name first, then a verb), and the quieter second line."""

    sentence: str
    second: str = ""
    foretold: tuple[Foretold, ...] = ()
    """The consequences that they name, worked out on a copy of the view."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Ordinary small decisions in a row, which the table page answers one after the other.

    A view may offer plans beside the options; each of their actions stays a decision of its own, with its own
    line in the record, and can be taken back by itself.
    """

    name: str
    """The word of the button that plays it."""
    actions: tuple[Action, ...]
    """At least one; the first is an option now."""


@dataclass(frozen=True, slots=True)
class Crumbs:
    """Phase crumbs of the strip (at most four), the current one, and a short text such as "Round 4".

    `pips` are a word, the round and how many there are, where so few rounds are counted that dots show them.
    """

    labels: tuple[str, ...]
    current: int
    round: str = ""
    pips: tuple[str, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """Something a side has, as an icon with a number; `name` is read aloud and shown as a tool tip."""

    icon: str
    count: int
    name: str
    rim: str = ""
    """A hex colour for the rim of a place in a ring; see `GameView.ring`."""


@dataclass(frozen=True, slots=True)
class Category:
    """A row of the score sheet. `colour` is a hex fill on which white text reads."""

    key: str
    name: str
    icon: str
    colour: str


class Words(Cover):
    """Everything the program says about one game. Made anew when the language changes."""

    def speak(self, language: str) -> None:
        """In which language names of the box are said from now on."""
        raise NotImplementedError

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: Any, context: TableContext
    ) -> Prompt:
        """What is asked, and of whom."""
        raise NotImplementedError

    def option(self, action: Action, view: Any, context: TableContext) -> str:
        """An option as a sentence: for the list of options and for screen readers."""
        raise NotImplementedError

    def act(self, action: Action) -> str:
        """The confirming button's word for an option: "Place", "Draw two", "End turn"."""
        raise NotImplementedError

    def journal(self, event: Event, context: TableContext) -> tuple[int | None, str] | None:
        """Side (None: the table) and a past-tense sentence without the name; None for what is not told."""
        raise NotImplementedError

    def is_price(self, event: Event) -> bool:
        """Whether an event only says what was paid for something else that the same action did."""
        return False

    def divider(self, event: Event, context: TableContext) -> str | None:
        """The rule between turns in the journal ("Julia, turn 9"), or None if the event begins no turn."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal, view: Any, context: TableContext) -> str:
        """Why something cannot be done, as one sentence."""
        raise NotImplementedError

    def hint(self, action: Action, why: dict[str, Any], view: Any, context: TableContext) -> str:
        """What the computer would do, and one reason."""
        raise NotImplementedError

    def expected(self, points: float, low: float, high: float, unit: str) -> str:
        """What an option is worth to whoever chooses it: the mean of the computer's trials, their bounds."""
        raise NotImplementedError

    def verdict(self, by: float, other: str, term: str, unit: str) -> str:
        """By how much the best option is better than another (a sentence), and why: a term of `ai/GAME`."""
        raise NotImplementedError

    def categories(self) -> tuple[Category, ...]:
        """The rows of the score sheet, in order, for every key of `Standing.categories`."""
        raise NotImplementedError

    def working(self, state: Any, category: str, side: int, language: str) -> str:
        """How a side's points in a row of the score sheet came about, such as "3 cards, 8 points each".

        Empty where there is nothing to add to the points.
        """
        return ""

    def race(self) -> str:
        """How the race of a match is told: "by round"."""
        raise NotImplementedError

    def ended(self, reason: str) -> str:
        """Why the match ended, as a sentence."""
        raise NotImplementedError


class GameView(QObject):
    """One game's table. Items live in the scene of `table`; positions come from resources/layouts/.

    `show` makes the scene equal to the view: calling it twice changes nothing. `offer` lights what can
    be chosen. The only way towards the match is `table.chosen`, always one of the options offered or a plan.
    """

    ring = False
    """The first row of `holdings` are places in a circle, clockwise from the upper left: drawn like one."""

    finished = Signal()
    """An animation has ended or was cut short; emitted once per `animate`."""
    relayout = Signal()
    """The view needs another `show` (a region was opened, the dock grew)."""

    def __init__(self, table: "TableView", content: Content, words: Words) -> None:
        super().__init__(table)
        self.table = table
        self.content = content
        self.words = words

    def show(self, view: Any, context: TableContext) -> None:
        raise NotImplementedError

    def offer(self, decision: Decision, options: Sequence[Action]) -> None:
        """Light what can be chosen in the view shown last."""
        raise NotImplementedError

    def narrowed(self, decision: Decision, options: Sequence[Action]) -> Sequence[Action]:
        """The options that are left of a decision after what the hand has said already; the list has all."""
        return options

    def clear_offer(self) -> None:
        """Nothing can be chosen."""
        self.table.clear_offer()

    def bar_option(self, options: Sequence[Action]) -> Action | None:
        """The option that the bar's pass button stands for (finish, decline, go on), or None."""
        raise NotImplementedError

    def rest(self) -> Plan | None:
        """What the key A and its button play: all that remains of a row of small decisions, or None."""
        return None

    def unasked(self, view: Any, options: Sequence[Action], settings: Settings) -> Action | None:
        """The option that a person's settings choose without a question, or None."""
        return None

    def animate(self, events: Sequence[Event], after: Any, context: TableContext) -> None:
        """Show what happened; emits `finished`. The table page then calls `show`."""
        raise NotImplementedError

    def skip(self) -> None:
        """Cut the animation short."""
        raise NotImplementedError

    def sound(self, events: Sequence[Event]) -> Sound | None:
        """The one sound of what happens without an animation, or None."""
        return None

    def card(self, key: "SpotKey | None", option: Action | None) -> "CardText | None":
        """The hover card of a spot: what it is, what the option there would cost and bring, the clause.

        For a place that cannot be chosen now: why not.
        """
        raise NotImplementedError

    def plan_card(self, key: "SpotKey", plan: Plan) -> "CardText | None":
        """The hover card of a spot on which a plan is offered."""
        return None

    def place_of(self, name: "SpotKey | str") -> "QRectF | None":
        """Where a spot or the region of this name is, in the scene's pixels; None if there is none."""
        raise NotImplementedError

    def region_of(self, name: "SpotKey | str") -> "QRectF | None":
        """The region of this name or round the spot, in the scene's pixels; None if there is none."""
        raise NotImplementedError

    def gestures(self, action: Action) -> "Sequence[Gesture]":
        """The ways to ask for an option of the view shown last on the table; none if only the bar has it."""
        raise NotImplementedError

    def halo(self, events: Sequence[Event]) -> None:
        """Ring the pieces that these events speak of (none: no ring)."""
        raise NotImplementedError

    def mark(self, events: Sequence[Event]) -> None:
        """Ring the same, until other events are marked, or none."""
        raise NotImplementedError

    def show_hint(self, action: Action | None) -> None:
        """Ring what a hint speaks of."""
        raise NotImplementedError

    def crumbs(self, view: Any, context: TableContext) -> Crumbs:
        raise NotImplementedError

    def kind_line(self, view: Any, side: int, context: TableContext) -> str:
        """The small line of a seat card beyond person or computer, such as "1 action left", or empty."""
        raise NotImplementedError

    def holdings(self, view: Any, side: int, context: TableContext) -> tuple[tuple[Holding, ...], ...]:
        """Two rows of key resources for a seat card."""
        raise NotImplementedError

    def tokens(self, view: Any, side: int) -> tuple[str, ...]:
        """The names of what a side has, of which there is only one, and which goes from one to another."""
        return ()

    def open_score(self, view: Any, side: int) -> int | None:
        """Points that everybody can see during play (a score track), or None where there are none."""
        return None

    def points_after(self, option: object) -> tuple[int, ...] | None:
        """Every side's points once an option is carried out, for the rail's preview; None to show none."""
        return None

    def is_idle(self, action: Action) -> bool:
        """Whether an option would do nothing if it were chosen now."""
        return False

    def first_side(self, view: Any) -> int | None:
        """The start player, or None where nobody has that role."""
        return None

    def tried(self, source: "SpotKey | None", target: "SpotKey") -> Action | None:
        """The action meant by carrying `source` to `target`, or by clicking `target`, legal or not."""
        return None

    def unmeant(self, source: "SpotKey | None", target: "SpotKey") -> Refusal | None:
        """Why a click that stands for no action of the rules leads nowhere, or None if there is no reason."""
        return None

    def take_away(self) -> None:
        """Another match is opened: remove every item from the scene."""
        self.table.set_spots(())
        self.table.table.clear()

    def turn_side(self, view: Any) -> int | None:
        """Whose turn it is, also while another seat is asked something in between."""
        raise NotImplementedError

    def has_secrets(self, view: Any, seat: int) -> bool:
        """Whether a seat's own view holds what others may not see; then a curtain falls between people."""
        raise NotImplementedError
