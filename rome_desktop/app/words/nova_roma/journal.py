"""What happened, told in the past tense and without the name, which the journal puts in front."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.app.words.shared import Line, Sayings, SharedJournal, best, winners
from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma import events

SENTENCES: dict[type[Event], Any] = {
    # ---- set-up and forum
    events.ForumLaidOut: QT_TRANSLATE_NOOP(
        "NovaJournal", "The columns of the forum are {columns}; the rows are {rows}."
    ),
    events.FirstPlayerChosen: QT_TRANSLATE_NOOP("NovaJournal", "is the first player."),
    events.StripTaken: QT_TRANSLATE_NOOP("NovaJournal", "took a mosaic tile: {colour}."),
    events.CardLaid: QT_TRANSLATE_NOOP("NovaJournal", "laid a card down in secret."),
    events.EmperorPlaced: QT_TRANSLATE_NOOP("NovaJournal", "sent the emperor to {space}."),
    events.PatricianPlaced: QT_TRANSLATE_NOOP("NovaJournal", "placed a patrician on {space}."),
    events.LegionaryPlaced: QT_TRANSLATE_NOOP("NovaJournal", "blocked {space} with a legionary."),
    # ---- actions
    events.PowerSet: QT_TRANSLATE_NOOP("NovaJournal", "performed {act} with power {power}."),
    events.ActionAbandoned: QT_TRANSLATE_NOOP("NovaJournal", "abandoned {act} for a coin."),
    events.FirstPlayerTokenClaimed: QT_TRANSLATE_NOOP("NovaJournal", "took the first-player token."),
    events.CardUsed: QT_TRANSLATE_NOOP("NovaJournal", "used {card}: {effect}."),
    events.CardTaken: QT_TRANSLATE_NOOP("NovaJournal", "took {card}."),
    events.CardPlayed: QT_TRANSLATE_NOOP("NovaJournal", "recruited {card}."),
    events.CardDropped: QT_TRANSLATE_NOOP("NovaJournal", "discarded {card} from the row."),
    events.CardDiscarded: QT_TRANSLATE_NOOP("NovaJournal", "discarded {card}."),
    # ---- what they bring
    events.Gained: QT_TRANSLATE_NOOP("NovaJournal", "gained {goods}."),
    events.Paid: QT_TRANSLATE_NOOP("NovaJournal", "paid {goods}."),
    events.TileTaken: QT_TRANSLATE_NOOP("NovaJournal", "took an estate tile: {tile}."),
    events.TilePut: {
        "replaced": QT_TRANSLATE_NOOP("NovaJournal", "put a tile down: {tile} in place of {old}."),
        "": QT_TRANSLATE_NOOP("NovaJournal", "put a tile down: {tile}."),
    },
    events.TileUsed: QT_TRANSLATE_NOOP("NovaJournal", "used a tile: {tile}."),
    events.ShipMoved: QT_TRANSLATE_NOOP("NovaJournal", "sailed to {port}: {gain}."),
    events.RewardTokenCompleted: {
        "seats": QT_TRANSLATE_NOOP("NovaJournal", "A reward token is complete: {goods} for {names}."),
        "": QT_TRANSLATE_NOOP("NovaJournal", "A reward token is complete; nobody gains {goods}."),
    },
    events.MarkerAdvanced: QT_TRANSLATE_NOOP("NovaJournal", "advanced on {track} to space {space}."),
    events.ArtisanPlaced: QT_TRANSLATE_NOOP("NovaJournal", "placed an artisan."),
    events.AchievementClaimed: QT_TRANSLATE_NOOP("NovaJournal", "claimed an achievement: {wish}."),
    events.LineCompleted: QT_TRANSLATE_NOOP("NovaJournal", "completed a line of the mosaic."),
    # ---- the end of a round, and of the game
    events.FirstPlayerTokenPassed: {
        "last": QT_TRANSLATE_NOOP("NovaJournal", "holds the first-player token at the end."),
        "": QT_TRANSLATE_NOOP("NovaJournal", "begins the next round."),
    },
    events.ChariotAwarded: {
        "seat=-1": QT_TRANSLATE_NOOP("NovaJournal", "Nobody led on {track}; the chariot token is gone."),
        "tied": QT_TRANSLATE_NOOP(
            "NovaJournal", "was level on {track}: that is enough to take the chariot token."
        ),
        "": QT_TRANSLATE_NOOP("NovaJournal", "led on {track} and took the chariot token."),
    },
    events.FavouriteChanged: QT_TRANSLATE_NOOP("NovaJournal", "The new favourite is {track}."),
    events.AutomaShipsMoved: QT_TRANSLATE_NOOP("NovaJournal", "sailed to {ports}."),
    events.GameEnded: QT_TRANSLATE_NOOP("NovaJournal", "The game is over: {name} wins with {points}."),
}
RIVALS = {events.LegionaryBlocked, events.AutomaShipsMoved, events.AutomaContractTaken}
"""What only the rival does, which has seat 1."""


class NovaJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__("NovaJournal", SENTENCES | self._counted(), parent)
        self._terms = terms
        self._heads: tuple[str, ...] = ()
        self._says = self._sayings(terms)
        self.silent = {
            events.PileShuffled,
            events.EmperorTileRevealed,
            events.ActionBegun,
            events.RowSlid,
            events.PiecesReturned,
            events.CardsTurnedUp,
        }

    def _sayings(self, terms: NovaTerms) -> Sayings:
        return {
            "act": lambda e, c: terms.act(e.act),
            "building": lambda e, c: terms.building(e.contract),
            "card": lambda e, c: terms.card_whole(e.card),
            "colour": self._colour,
            "columns": lambda e, c: terms.all_of([terms.act(act) for act in e.heads[:4]]),
            "effect": lambda e, c: terms.card_effect(e.card),
            "gain": self._gain,
            "goods": lambda e, c: self._unit(e.unit, e.amount),
            "names": lambda e, c: terms.all_of([c.name(side) for side in e.seats]),
            "old": lambda e, c: terms.tile(e.replaced),
            "port": lambda e, c: terms.port(e.port),
            "ports": lambda e, c: terms.all_of([terms.port(port) for port in e.ports]),
            "rows": lambda e, c: terms.all_of([terms.act(act) for act in e.heads[4:]]),
            "space": lambda e, c: self._crossing(e.space),
            "tile": lambda e, c: terms.tile(e.tile),
            "track": lambda e, c: terms.the_track(e.track),
            "wish": lambda e, c: terms.wish(e.achievement),
            "zone": lambda e, c: e.cells[0][0],
            (events.CardUsed, "card"): lambda e, c: terms.card(e.card),
            (events.MarkerAdvanced, "space"): lambda e, c: str(e.space),
            (events.RewardTokenCompleted, "goods"): lambda e, c: terms.amounts(terms.token(e.token)),
            (events.ContractCompleted, "points"): lambda e, c: terms.points(
                terms.building_card(e.contract).vp
            ),
            (events.GameEnded, "name"): winners(terms),
            (events.GameEnded, "points"): lambda e, c: terms.points(best(e)),
        }

    def _counted(self) -> dict[type[Event], Any]:
        return {
            events.LegionaryBlocked: lambda e: self.tr(
                "found a space occupied and scored %n points.", "", e.points
            ),
            events.ActionPetitioned: lambda e: self.tr("paid %n influence for {act}.", "", e.power),
            events.CardsDrawn: lambda e: self.tr("drew %n cards.", "", e.count),
            events.PiecesPlaced: lambda e: self.tr("built in zone {zone}: %n pieces.", "", len(e.cells)),
            events.ArtisansReturned: {
                "lost": lambda e: self.tr("returned %n artisans beyond three.", "", e.lost)
            },
            events.ContractCompleted: lambda e: (
                self.tr("completed a maritime contract.")
                if is_maritime(e.contract)
                else self.tr("completed a building contract: {building}, {points}.")
            ),
            events.AutomaContractTaken: lambda e: (
                self.tr("removed a maritime contract.")
                if is_maritime(e.contract)
                else self.tr("took a building contract: {building}.")
            ),
        }

    def _side(self, event: Event) -> int | None:
        if type(event) in RIVALS:
            return 1
        side = super()._side(event)
        return None if side is None or side < 0 else side

    def line(self, event: Event, context: TableContext) -> Line | None:
        if isinstance(event, events.ForumLaidOut):
            self.know_heads(event.heads)
        return super().line(event, context)

    def know_heads(self, heads: tuple[str, ...]) -> None:
        """Which actions head the columns and the rows."""
        self._heads = heads

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.RoundBegun):
            return self.tr("Round {number}").format(number=event.round)
        if isinstance(event, events.TurnBegun):
            return self.tr("{name}, patrician {lap}").format(name=context.name(event.seat), lap=event.lap)
        return None

    # ---- small parts

    def _crossing(self, space: str) -> str:
        """A space of the forum; its two actions where they are known."""
        row, column = map(int, space.split(","))
        if len(self._heads) == 8:
            return self._terms.crossing(row, column, self._heads)
        return self.tr("row {row}, column {column}").format(row=row + 1, column=column + 1)

    def _colour(self, event: events.StripTaken, context: TableContext) -> str:
        strip = next(s for s in self._terms.box.mosaic_strips.strips if s.id == event.strip)
        return self._terms.colour(strip.colour)

    def _unit(self, unit: str, amount: int) -> str:
        if unit == "token":
            return self.tr("%n achievement tokens", "", amount)
        return self._terms.amount(unit, amount)

    def _gain(self, event: events.ShipMoved, context: TableContext) -> str:
        port = self._terms.port_of(event.port)
        return self._terms.points(port.vp) if port.vp else self._terms.amounts(port.reward)


def is_maritime(contract: str) -> bool:
    """Whether a contract is for goods over the sea, not for a building."""
    return contract.startswith("MC")
