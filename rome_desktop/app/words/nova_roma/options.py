"""How each option reads, what the buttons say, and what a hint says."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.spoken import listed
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision
from rome_desktop.games.nova_roma import (
    actions,
    building,
    performing,
    petition,
    producing,
    recruiting,
    sailing,
)
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.foresight import foresee, gained, is_idle
from rome_desktop.games.nova_roma.gains import price_of
from rome_desktop.games.nova_roma.mosaic import ClaimLate
from rome_desktop.games.nova_roma.racing import AdvanceMarker, BoostMarker
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.trading import BuyGood, SellCard
from rome_desktop.games.nova_roma.upgrading import ChooseTile, PourWine, on_display


class NovaOptions(QObject):
    """Options as sentences."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self.decision: Decision | None = None
        """What was asked last: the word for doing nothing more depends on it."""
        self._sayers: dict[type[Action], Callable[..., str]] = {
            **self._first_sayers(),
            **self._further_sayers(),
        }

    def _first_sayers(self) -> dict[type[Action], Callable[..., str]]:
        """The forum and its actions."""
        return {
            actions.Place: self._place,
            actions.PlaceEmperor: self._emperor,
            actions.PlaceLegionary: self._legionary,
            actions.Claim: self._claim,
            actions.Perform: self._perform,
            actions.Abandon: self._abandon,
            actions.Use: self._use,
            actions.Done: self._done,
            actions.Discard: self._discard,
            actions.Buy: self._buy,
            actions.SpendWine: lambda a, v: self.tr("Spend 1 wine for {goods}").format(
                goods=self._terms.amounts(gained(foresee(v, a), self._seat(v)))
            ),
            actions.TakeTile: self._tile,
            actions.PutTile: self._put,
            actions.Lead: lambda a, v: self.tr("Take the first-player token for 2 influence"),
            actions.Petition: self._petition,
            actions.Draw: lambda a, v: self.tr("Take the top card of the deck"),
            actions.Take: self._take,
        }

    def _further_sayers(self) -> dict[type[Action], Callable[..., str]]:
        """What the actions ask."""
        return {
            actions.Play: self._play,
            actions.Drop: self._drop,
            actions.TakeContract: self._contract,
            actions.Sail: self._sail,
            actions.Build: self._build,
            actions.Reward: self._reward,
            actions.Advance: self._advance,
            actions.Boost: self._boost,
            actions.Wheel: self._wheel,
            actions.Hire: lambda a, v: self.tr("Hire an artisan for 1 wheat"),
            actions.Assign: self._assign,
            actions.Exchange: lambda a, v: self.tr("Make the exchange of the tile"),
            actions.Activate: lambda a, v: self.tr("Use the tile"),
            actions.ChooseGood: self._good,
            actions.TakeStrip: self._strip,
            actions.Lay: self._lay,
            actions.Keep: self._keep,
        }

    def option(self, action: Action, view: NovaState, context: TableContext) -> str:
        return self._sayers[type(action)](action, view)

    # ---- the forum

    def _crossing(self, space: str, view: NovaState) -> str:
        row, column = map(int, space.split(","))
        return self._terms.crossing(row, column, view.heads)

    def _place(self, action: actions.Place, view: NovaState) -> str:
        return self.tr("Patrician on {space}").format(space=self._crossing(action.space, view))

    def _emperor(self, action: actions.PlaceEmperor, view: NovaState) -> str:
        return self.tr("The emperor on {space}").format(space=self._crossing(action.space, view))

    def _legionary(self, action: actions.PlaceLegionary, view: NovaState) -> str:
        return self.tr("Legionary on {space}").format(space=self._crossing(action.space, view))

    def _claim(self, action: actions.Claim, view: NovaState) -> str:
        cell = CELL[action.cell]
        seat = self._seat(view)
        strip = view.map.strips[view.players[seat].strips[cell // 3]]
        colour = self._terms.colour(view.box.mosaic_board.colours[cell // 3])
        return self.tr("Claim, {colour} row, column {column}: {wish}").format(
            colour=colour, column=cell % 3 + 1, wish=self._terms.wish(strip[cell % 3])
        )

    @staticmethod
    def _seat(view: NovaState) -> int:
        top = view.pending[-1] if view.pending else None
        return top.seat if isinstance(top, Decision) else view.turn

    def _perform(self, action: actions.Perform, view: NovaState) -> str:
        said = self.tr("Perform {act}").format(act=self._terms.act(action.act))
        return self._or_idle(said, action, view)

    def _or_idle(self, said: str, action: Action, view: NovaState) -> str:
        """An option, and that nothing comes of it if that is so."""
        if not is_idle(view, action):
            return said
        return self.tr("{option}: nothing of it can be done now").format(option=said)

    def _abandon(self, action: actions.Abandon, view: NovaState) -> str:
        return self.tr("Abandon {act} for 1 coin").format(act=self._terms.act(action.act))

    def _use(self, action: actions.Use, view: NovaState) -> str:
        return self.tr("Use {card}: {effect}").format(
            card=self._terms.card(action.card), effect=self._terms.card_effect(action.card)
        )

    def _done(self, action: actions.Done, view: NovaState) -> str:
        top = view.pending[-1] if view.pending else None
        return self._done_word(top if isinstance(top, Decision) else None)

    def _done_word(self, decision: Decision | None) -> str:
        return {
            building.ChooseBuilding: self.tr("Build nothing"),
            building.ChooseSite: self.tr("Do not place it"),
            sailing.ChooseMaritime: self.tr("No contract"),
            sailing.SailOn: self.tr("Sail no further"),
            BuyGood: self.tr("Finish buying"),
            SellCard: self.tr("Keep the cards"),
            PourWine: self.tr("Keep the wine"),
            ChooseTile: self.tr("Take no tile"),
            recruiting.TakeCard: self.tr("Take no more cards"),
            recruiting.PlayCard: self.tr("Play no card"),
            petition.ClaimLead: self.tr("Leave the token"),
            petition.ChoosePetition: self.tr("No petition"),
            performing.UseCard: self.tr("Use no more cards"),
            AdvanceMarker: self.tr("Advance no further"),
            BoostMarker: self.tr("Keep the artisan"),
            producing.Work: self.tr("Finish producing"),
            producing.UseExchange: self.tr("Do not exchange"),
            producing.UseOnce: self.tr("Not now"),
            ClaimLate: self.tr("Claim none"),
        }.get(type(decision), self.tr("Go on"))

    # ---- cards

    def _discard(self, action: actions.Discard, view: NovaState) -> str:
        return self.tr("Discard {card}").format(card=self._terms.card_whole(action.card))

    def _take(self, action: actions.Take, view: NovaState) -> str:
        return self.tr("Take {card}").format(card=self._terms.card_whole(action.card))

    def _play(self, action: actions.Play, view: NovaState) -> str:
        return self.tr("Play {card}").format(card=self._terms.card_whole(action.card))

    def _drop(self, action: actions.Drop, view: NovaState) -> str:
        return self.tr("Discard {card} from the row").format(card=self._terms.card_whole(action.card))

    def _lay(self, action: actions.Lay, view: NovaState) -> str:
        return self.tr("Lay down {card}").format(card=self._terms.card_whole(action.card))

    def _keep(self, action: actions.Keep, view: NovaState) -> str:
        return self.tr("Keep {card}").format(card=self._terms.card_whole(action.card))

    def _strip(self, action: actions.TakeStrip, view: NovaState) -> str:
        wishes = listed(self._terms.wish(wish) for wish in view.map.strips[action.strip])
        colour = self._terms.colour(view.box.mosaic_board.colours[view.map.colour_of[action.strip]])
        return self.tr("Take the {colour} tile: {wishes}").format(colour=colour, wishes=wishes)

    # ---- goods and tiles

    def _buy(self, action: actions.Buy, view: NovaState) -> str:
        return self.tr("Buy {good}").format(good=self._terms.amount(str(action.good), 1))

    def _good(self, action: actions.ChooseGood, view: NovaState) -> str:
        return self.tr("Take {good}").format(good=self._terms.amount(str(action.good), 1))

    def _tile(self, action: actions.TakeTile, view: NovaState) -> str:
        tile, price = on_display(view, action.slot)
        name = self._terms.tile(tile)
        if not price:
            return self.tr("Take {tile} from space {slot}, free").format(tile=name, slot=action.slot)
        cost = self._terms.amounts(price)
        return self.tr("Take {tile} from space {slot} for {cost}").format(
            tile=name, slot=action.slot, cost=cost
        )

    def _cell(self, cell: str, view: NovaState) -> str:
        row, column = divmod(CELL[cell], 3)
        board = view.box.estate_board
        return self.tr("{row} and {column}").format(
            row=self._unit(board.rows[row]), column=self._unit(board.columns[column])
        )

    def _unit(self, unit: str) -> str:
        return self.tr("Coins") if unit == "coins" else self._terms.good(unit)

    def _put(self, action: actions.PutTile, view: NovaState) -> str:
        return self.tr("Put the tile on {cell}").format(cell=self._cell(action.cell, view))

    def _assign(self, action: actions.Assign, view: NovaState) -> str:
        return self.tr("Place an artisan on {cell}").format(cell=self._cell(action.cell, view))

    def _petition(self, action: actions.Petition, view: NovaState) -> str:
        said = self.tr("Pay %n influence for {act}", "", action.influence)
        return self._or_idle(said.format(act=self._terms.act(action.act)), action, view)

    # ---- sea, city, hippodrome

    def _contract(self, action: actions.TakeContract, view: NovaState) -> str:
        if action.contract in view.map.maritime:
            cost = self._terms.amounts(self._terms.sea_cost(action.contract))
            return self.tr("Complete the maritime contract for {cost}").format(cost=cost)
        card = self._terms.building_card(action.contract)
        return self.tr("Complete {building} for {cost}: {points}").format(
            building=self._terms.building(action.contract),
            cost=self._terms.amounts(price_of(view.map.costs[action.contract], view.waived)),
            points=self._terms.points(card.vp),
        )

    def _sail(self, action: actions.Sail, view: NovaState) -> str:
        leg = view.map.leg_to[action.port]
        port, start = self._terms.port(action.port), self._terms.port(leg.start)
        sails = self._terms.sails(leg.port.sails)
        return self.tr("Sail from {start} to {port} for {sails}").format(start=start, port=port, sails=sails)

    def _build(self, action: actions.Build, view: NovaState) -> str:
        cells = action.cells.split("|")
        said = self._terms.where(cells)
        return self.tr("Build in zone {zone}, {places}").format(zone=action.cells[0], places=said)

    def _reward(self, action: actions.Reward, view: NovaState) -> str:
        board = view.box.mosaic_board
        if action.source == "top":
            goods = self._terms.amounts(board.top_row_reward)
            return self.tr("Reward of the top row: {goods}").format(goods=goods)
        for line in board.lines:
            if line.id == action.source:
                return self.tr("Reward of a line, {line}: {goods}").format(
                    line=self._line(line.id), goods=self._terms.amounts(line.reward)
                )
        n = next(n for n, space in enumerate(view.map.reward_spaces) if space.name == action.source)
        goods = self._terms.amounts(self._terms.token(view.rewards[n]))
        return self.tr("Reward token in zone {zone}, {place}: {goods}").format(
            zone=action.source[0], place=self._terms.where([action.source]), goods=goods
        )

    def _line(self, key: str) -> str:
        if key.startswith("row"):
            return self.tr("row {number}").format(number=int(key[3:]) + 1)
        if key.startswith("column"):
            return self.tr("column {number}").format(number=int(key[6:]) + 1)
        return self.tr("falling diagonal") if key == "down" else self.tr("rising diagonal")

    def _advance(self, action: actions.Advance, view: NovaState) -> str:
        track, horses = self._terms.the_track(action.track), self._horses(action.track, view)
        if horses:
            return self.tr("Advance on {track} for {horses}").format(track=track, horses=horses)
        return self.tr("Advance on {track}").format(track=track)

    def _boost(self, action: actions.Boost, view: NovaState) -> str:
        track, horses = self._terms.the_track(action.track), self._horses(action.track, view)
        price = self._terms.amount("artisan", 1)
        if horses:
            price = self._terms.all_of([price, horses])
        return self.tr("Advance on {track} for {horses}").format(track=track, horses=price)

    def _horses(self, track: str, view: NovaState) -> str:
        """What the next space of the own marker costs, or nothing."""
        n = list(TRACKS).index(track)  # type: ignore[arg-type]
        space = view.players[self._seat(view)].markers[n] + 1
        count = view.map.horses[space] if space < len(view.map.horses) else 0
        return self._terms.amount("horse", count) if count else ""

    def _wheel(self, action: actions.Wheel, view: NovaState) -> str:
        if action.what == "token":
            return self.tr("An achievement token")
        return self._terms.amounts(gained(foresee(view, action), self._seat(view)))

    # ---- buttons and hints

    def act(self, action: Action) -> str:
        """The confirming button's word."""
        if isinstance(action, actions.Done):
            return self._done_word(self.decision)
        words = {
            actions.Place: self.tr("Place"),
            actions.PlaceEmperor: self.tr("Place"),
            actions.PlaceLegionary: self.tr("Place"),
            actions.Claim: self.tr("Claim"),
            actions.Abandon: self.tr("Abandon"),
            actions.Use: self.tr("Use"),
            actions.Discard: self.tr("Discard"),
            actions.Buy: self.tr("Buy"),
            actions.SpendWine: self.tr("Spend"),
            actions.PutTile: self.tr("Place"),
            actions.Petition: self.tr("Pay"),
            actions.Draw: self.tr("Draw"),
            actions.Play: self.tr("Play"),
            actions.Drop: self.tr("Discard"),
            actions.TakeContract: self.tr("Complete"),
            actions.Sail: self.tr("Sail"),
            actions.Build: self.tr("Build"),
            actions.Advance: self.tr("Advance"),
            actions.Boost: self.tr("Advance"),
            actions.Hire: self.tr("Hire"),
            actions.Assign: self.tr("Place"),
            actions.Exchange: self.tr("Exchange"),
            actions.Activate: self.tr("Use"),
            actions.Perform: self.tr("Perform"),
            actions.Lay: self.tr("Lay down"),
            actions.Keep: self.tr("Keep"),
        }
        return words.get(type(action), self.tr("Take"))

    def reason(self, key: str, points: int | None) -> str:
        """Why the computer would choose so."""
        if key == "scores" and points:
            return self.tr("It is worth %n points.", "", points)
        return {
            "scores": self.tr("It is worth points."),
            "prepares": self.tr("It prepares points for later."),
            "denies": self.tr("It keeps something from the others."),
            "only": self.tr("Nothing else is possible."),
        }.get(key, "")
