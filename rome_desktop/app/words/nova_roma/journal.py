"""What happened, told in the past tense and without the name, which the journal puts in front."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.app.words.shared import Line, SharedJournal, Teller
from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma import events


class NovaJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._heads: tuple[str, ...] = ()
        self._tellers = {
            **self._first_tellers(),
            **self._further_tellers(),
        }
        self.silent = {
            events.PileShuffled,
            events.EmperorTileRevealed,
            events.ActionBegun,
            events.RowSlid,
            events.PiecesReturned,
            events.CardsTurnedUp,
        }

    def _first_tellers(self) -> dict[type[Event], Teller]:
        """Set-up, forum and actions."""
        return {
            events.ForumLaidOut: self._forum,
            events.FirstPlayerChosen: lambda e, c: (e.seat, self.tr("is the first player.")),
            events.StripTaken: self._strip,
            events.CardLaid: lambda e, c: (e.seat, self.tr("laid a card down in secret.")),
            events.EmperorPlaced: lambda e, c: (
                e.seat,
                self._on(self.tr("sent the emperor to {space}."), e.space),
            ),
            events.PatricianPlaced: lambda e, c: (
                e.seat,
                self._on(self.tr("placed a patrician on {space}."), e.space),
            ),
            events.LegionaryPlaced: lambda e, c: (
                e.seat,
                self._on(self.tr("blocked {space} with a legionary."), e.space),
            ),
            events.LegionaryBlocked: self._blocked,
            events.PowerSet: self._power,
            events.ActionAbandoned: self._abandoned,
            events.ActionPetitioned: self._petitioned,
            events.FirstPlayerTokenClaimed: lambda e, c: (e.seat, self.tr("took the first-player token.")),
            events.CardUsed: self._used,
            events.CardsDrawn: lambda e, c: (e.seat, self.tr("drew %n cards.", "", e.count)),
            events.CardTaken: lambda e, c: (e.seat, self._card(self.tr("took {card}."), e.card)),
            events.CardPlayed: lambda e, c: (e.seat, self._card(self.tr("recruited {card}."), e.card)),
            events.CardDropped: lambda e, c: (
                e.seat,
                self._card(self.tr("discarded {card} from the row."), e.card),
            ),
            events.CardDiscarded: lambda e, c: (e.seat, self._card(self.tr("discarded {card}."), e.card)),
            events.Gained: self._gained,
        }

    def _further_tellers(self) -> dict[type[Event], Teller]:
        """What the actions bring, and the end."""
        return {
            events.Paid: self._paid,
            events.TileTaken: lambda e, c: (
                e.seat,
                self._tile(self.tr("took an estate tile: {tile}."), e.tile),
            ),
            events.TilePut: self._put,
            events.TileUsed: lambda e, c: (e.seat, self._tile(self.tr("used a tile: {tile}."), e.tile)),
            events.ContractCompleted: self._completed,
            events.ShipMoved: self._sailed,
            events.PiecesPlaced: self._built,
            events.RewardTokenCompleted: self._token,
            events.MarkerAdvanced: self._advanced,
            events.ArtisanPlaced: lambda e, c: (e.seat, self.tr("placed an artisan.")),
            events.AchievementClaimed: self._claimed,
            events.LineCompleted: lambda e, c: (e.seat, self.tr("completed a line of the mosaic.")),
            events.FirstPlayerTokenPassed: lambda e, c: (e.seat, self.tr("begins the next round.")),
            events.ChariotAwarded: self._chariot,
            events.FavouriteChanged: self._favourite,
            events.ArtisansReturned: self._returned,
            events.AutomaShipsMoved: self._automa_ships,
            events.AutomaContractTaken: self._automa_contract,
            events.GameEnded: self._ended,
        }

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.RoundBegun):
            return self.tr("Round {number}").format(number=event.round)
        if isinstance(event, events.TurnBegun):
            return self.tr("{name}, patrician {lap}").format(name=context.name(event.seat), lap=event.lap)
        return None

    # ---- small parts

    def _on(self, sentence: str, space: str) -> str:
        """A space of the forum; its two actions where they are known."""
        row, column = map(int, space.split(","))
        if len(self._heads) == 8:
            return sentence.format(space=self._terms.crossing(row, column, self._heads))
        return sentence.format(
            space=self.tr("row {row}, column {column}").format(row=row + 1, column=column + 1)
        )

    def know_heads(self, heads: tuple[str, ...]) -> None:
        """Which actions head the columns and the rows."""
        self._heads = heads

    def _card(self, sentence: str, number: int) -> str:
        return sentence.format(card=self._terms.card_whole(number))

    def _tile(self, sentence: str, key: str) -> str:
        return sentence.format(tile=self._terms.tile(key))

    # ---- tellers

    def _forum(self, event: events.ForumLaidOut, context: TableContext) -> Line:
        self.know_heads(event.heads)
        columns = self._terms.all_of([self._terms.act(act) for act in event.heads[:4]])
        rows = self._terms.all_of([self._terms.act(act) for act in event.heads[4:]])
        return None, self.tr("The columns of the forum are {columns}; the rows are {rows}.").format(
            columns=columns, rows=rows
        )

    def _strip(self, event: events.StripTaken, context: TableContext) -> Line:
        strip = next(s for s in self._terms.box.mosaic_strips.strips if s.id == event.strip)
        return event.seat, self.tr("took a mosaic tile: {colour}.").format(
            colour=self._terms.colour(strip.colour)
        )

    def _blocked(self, event: events.LegionaryBlocked, context: TableContext) -> Line:
        return 1, self.tr("found a space occupied and scored %n points.", "", event.points)

    def _power(self, event: events.PowerSet, context: TableContext) -> Line:
        act = self._terms.act(event.act)
        return event.seat, self.tr("performed {act} with power {power}.").format(act=act, power=event.power)

    def _abandoned(self, event: events.ActionAbandoned, context: TableContext) -> Line:
        return event.seat, self.tr("abandoned {act} for a coin.").format(act=self._terms.act(event.act))

    def _petitioned(self, event: events.ActionPetitioned, context: TableContext) -> Line:
        sentence = self.tr("paid %n influence for {act}.", "", event.power)
        return event.seat, sentence.format(act=self._terms.act(event.act))

    def _used(self, event: events.CardUsed, context: TableContext) -> Line:
        return event.seat, self.tr("used {card}: {effect}.").format(
            card=self._terms.card(event.card), effect=self._terms.card_effect(event.card)
        )

    def _unit(self, unit: str, amount: int) -> str:
        if unit == "token":
            return self.tr("%n achievement tokens", "", amount)
        return self._terms.amount(unit, amount)

    def _gained(self, event: events.Gained, context: TableContext) -> Line:
        return event.seat, self.tr("gained {goods}.").format(goods=self._unit(event.unit, event.amount))

    def _paid(self, event: events.Paid, context: TableContext) -> Line:
        return event.seat, self.tr("paid {goods}.").format(goods=self._unit(event.unit, event.amount))

    def _put(self, event: events.TilePut, context: TableContext) -> Line:
        tile = self._terms.tile(event.tile)
        if event.replaced:
            return event.seat, self.tr("put a tile down: {tile} in place of {old}.").format(
                tile=tile, old=self._terms.tile(event.replaced)
            )
        return event.seat, self.tr("put a tile down: {tile}.").format(tile=tile)

    def _completed(self, event: events.ContractCompleted, context: TableContext) -> Line:
        if event.contract.startswith("MC"):
            return event.seat, self.tr("completed a maritime contract.")
        card = self._terms.building_card(event.contract)
        return event.seat, self.tr("completed a building contract: {building}, {points}.").format(
            building=self._terms.building(event.contract), points=self._terms.points(card.vp)
        )

    def _sailed(self, event: events.ShipMoved, context: TableContext) -> Line:
        port = self._terms.port_of(event.port)
        name = self._terms.port(event.port)
        if port.vp:
            sentence = self.tr("sailed to {port}: {gain}.")
            return event.seat, sentence.format(port=name, gain=self._terms.points(port.vp))
        sentence = self.tr("sailed to {port}: {gain}.")
        return event.seat, sentence.format(port=name, gain=self._terms.amounts(port.reward))

    def _built(self, event: events.PiecesPlaced, context: TableContext) -> Line:
        sentence = self.tr("built in zone {zone}: %n pieces.", "", len(event.cells))
        return event.seat, sentence.format(zone=event.cells[0][0])

    def _token(self, event: events.RewardTokenCompleted, context: TableContext) -> Line:
        names = self._terms.all_of([context.name(side) for side in event.seats])
        goods = self._terms.amounts(self._terms.token(event.token))
        if not names:
            return None, self.tr("A reward token is complete; nobody gains {goods}.").format(goods=goods)
        return None, self.tr("A reward token is complete: {goods} for {names}.").format(
            names=names, goods=goods
        )

    def _advanced(self, event: events.MarkerAdvanced, context: TableContext) -> Line:
        sentence = self.tr("advanced on {track} to space {space}.")
        return event.seat, sentence.format(track=self._terms.the_track(event.track), space=event.space)

    def _claimed(self, event: events.AchievementClaimed, context: TableContext) -> Line:
        wish = self._terms.wish(event.achievement)
        return event.seat, self.tr("claimed an achievement: {wish}.").format(wish=wish)

    def _chariot(self, event: events.ChariotAwarded, context: TableContext) -> Line:
        track = self._terms.the_track(event.track)
        if event.seat < 0:
            return None, self.tr("Nobody led on {track}; the chariot token is gone.").format(track=track)
        return event.seat, self.tr("led on {track} and took the chariot token.").format(track=track)

    def _favourite(self, event: events.FavouriteChanged, context: TableContext) -> Line:
        return None, self.tr("The new favourite is {track}.").format(track=self._terms.the_track(event.track))

    def _returned(self, event: events.ArtisansReturned, context: TableContext) -> Line | None:
        if not event.lost:
            return None
        return event.seat, self.tr("returned %n artisans beyond three.", "", event.lost)

    def _automa_ships(self, event: events.AutomaShipsMoved, context: TableContext) -> Line:
        ports = self._terms.all_of([self._terms.port(port) for port in event.ports])
        return 1, self.tr("sailed to {ports}.").format(ports=ports)

    def _automa_contract(self, event: events.AutomaContractTaken, context: TableContext) -> Line:
        if event.contract.startswith("MC"):
            return 1, self.tr("removed a maritime contract.")
        return 1, self.tr("took a building contract: {building}.").format(
            building=self._terms.building(event.contract)
        )

    def _ended(self, event: events.GameEnded, context: TableContext) -> Line:
        names = self._terms.all_of([context.name(side) for side in event.winners])
        points = self._terms.points(max((event.scores[side] for side in event.winners), default=0))
        return None, self.tr("The game is over: {name} wins with {points}.").format(name=names, points=points)
