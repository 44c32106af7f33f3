"""What a place or a part of the table is, where nothing is chosen: the plain lines of its card."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.board_cards import Lines
from rome_desktop.app.table.hover_card import CardLine
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotInfos
from rome_desktop.app.views.nova_roma import reads, spots
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pieces import ICONS
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.gains import price_of
from rome_desktop.games.nova_roma.producing import trainer_in_force
from rome_desktop.games.nova_roma.rewards import beside
from rome_desktop.games.nova_roma.state import NovaState


class NovaInfos(SpotInfos):
    """Facts for every sort of spot."""

    def __init__(self, terms: NovaTerms, labels: NovaLabels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._labels = labels
        self._sorts: dict[type[SpotKey], Callable[[Any, NovaShown], Lines]] = {
            spots.Contract: self._contract,
            spots.Deck: self._deck,
            spots.Port: self._port,
            spots.Ship: self._ship,
            spots.Head: self._head,
            spots.Emperor: self._emperor,
            spots.Lead: self._lead,
            spots.Zone: self._zone,
            spots.Site: lambda key, shown: self._of_zone(key.cell[0], shown),
            spots.Space: self._space,
            spots.Token: self._token,
            spots.Lane: self._lane,
            spots.Favourite: self._favourite,
            spots.Market: self._card,
            spots.Pack: self._card,
            spots.Laid: self._card,
            spots.Row: self._row,
            spots.Hand: self._hand,
            spots.Patricians: self._patricians,
            spots.Legionaries: self._legionaries,
            spots.Estates: self._estates,
            spots.Estate: self._estate,
            spots.Mosaic: self._mosaic,
            spots.Good: self._good,
            spots.Influence: self._influence,
            spots.Coins: self._coins,
            spots.Artisan: self._artisan,
            spots.Supply: self._artisan,
            spots.Tokens: self._tokens,
            spots.Done: self._done,
        }

    # ---- sea

    def _contract(self, key: spots.Contract, shown: NovaShown) -> Lines:
        if key.contract in shown.view.map.maritime:
            slot = (
                shown.view.maritime_row.index(key.contract) if key.contract in shown.view.maritime_row else 0
            )
            said = self.tr("Completing it gives as many sails as the power.")
            return [CardLine("ship", said), self._needs(shown.view, slot)], "NR-13.1"
        slot = shown.view.building_row.index(key.contract) if key.contract in shown.view.building_row else 0
        price = price_of(shown.view.map.costs[key.contract], shown.view.waived)
        cost = self.tr("costs {goods}").format(goods=self._terms.amounts(price))
        return [CardLine("hammer", cost), self._needs(shown.view, slot)], "NR-14.1"

    def _needs(self, view: NovaState, slot: int) -> CardLine:
        slots = view.box.actions.contract_slots
        power = next((n for n, count in enumerate(slots, 1) if slot < count), len(slots))
        return CardLine("", self.tr("needs power {power}").format(power=power), "muted")

    def _deck(self, key: spots.Deck, shown: NovaShown) -> Lines:
        if key.deck == "subjects":
            said = self.tr("When it is empty the discarded cards are shuffled.")
            return [CardLine("", said)], "NR-8.9"
        return [CardLine("", self.tr("The display is filled at the end of each turn."))], "NR-5.8"

    def _port(self, key: spots.Port, shown: NovaShown) -> Lines:
        if not key.port:
            return [CardLine("ship", self.tr("Both routes begin here."))], "NR-13.5"
        port = shown.view.map.leg_to[key.port].port
        lines = [
            CardLine(
                "ship", self.tr("{sails} from the port before").format(sails=self._terms.sails(port.sails))
            )
        ]
        if port.vp:
            points = self._terms.points(port.vp)
            said = self.tr("{points} for a ship that has reached or passed it").format(points=points)
            lines.append(CardLine("laurel", said))
        else:
            said = self.tr("each ship gains {goods} on the way").format(
                goods=self._terms.amounts(port.reward)
            )
            lines.append(CardLine("", said))
        ships = [
            shown.context.name(side)
            for side, p in enumerate(shown.view.players)
            for ship in p.ships
            if ship == key.port
        ]
        if ships:
            here = self.tr("here: {names}").format(names=self._terms.all_of(list(dict.fromkeys(ships))))
            lines.append(CardLine("", here, "muted"))
        return lines, "NR-20.2" if port.vp else "NR-13.7"

    def _ship(self, key: spots.Ship, shown: NovaShown) -> Lines:
        points = shown.view.map.port_points[key.port]
        said = self.tr("worth {points} where it is").format(points=self._terms.points(points))
        return [CardLine("laurel", said)], "NR-20.2"

    # ---- forum

    def _head(self, key: spots.Head, shown: NovaShown) -> Lines:
        lines = [CardLine(ICONS[key.act], self._terms.summary(key.act))]
        if shown.view.phase == "forum":
            power = reads.shown_power(shown.view, shown.view.turn, key.act)
            said = self.tr("{name} has power {power} here").format(
                name=shown.context.name(shown.view.turn), power=power
            )
            lines.append(CardLine("", said, "muted"))
        clauses = {
            "trade": "NR-9.1",
            "upgrade": "NR-10.1",
            "petition": "NR-11.1",
            "recruit": "NR-12.1",
            "sail": "NR-13.1",
            "build": "NR-14.1",
            "race": "NR-15.1",
            "produce": "NR-16.1",
        }
        return lines, clauses[key.act]

    def _space(self, key: spots.Space, shown: NovaShown) -> Lines:
        row, column = map(int, key.space.split(","))
        if not shown.view.heads:
            return [], ""
        acts = (shown.view.heads[column], shown.view.heads[4 + row])
        return [CardLine(ICONS[act], self._terms.summary(act)) for act in acts], "NR-5.1"

    def _emperor(self, key: spots.Emperor, shown: NovaShown) -> Lines:
        said = self.tr(
            "The tile of the round: he may go on a golden space. He adds 1 power in row and column."
        )
        return [CardLine("emperor", said)], "NR-4.2"

    def _lead(self, key: spots.Lead, shown: NovaShown) -> Lines:
        said = self.tr("A Petition takes it for 2 influence; else it goes on clockwise.")
        return [CardLine("", said)], "NR-11.1"

    # ---- city

    def _zone(self, key: spots.Zone, shown: NovaShown) -> Lines:
        return self._of_zone(key.zone, shown)

    def _of_zone(self, name: str, shown: NovaShown) -> Lines:
        zone = next(zone for zone in shown.view.box.building_zones if zone.id == name)
        worth = self.tr("most pieces: {first}; any piece: {other}").format(
            first=self._terms.points(zone.vp_first), other=self._terms.points(zone.vp_other)
        )
        lines = [CardLine("laurel", worth)]
        lines.append(CardLine("", self.tr("needs power {power}").format(power=zone.power), "muted"))
        for side, count in reads.standing(shown.view, name):
            name = shown.context.name(side) if side >= 0 else self.tr("nobody’s pieces")
            lines.append(CardLine("", self.tr("{name}: {count}").format(name=name, count=count), "muted"))
        return lines, "NR-20.4"

    def _token(self, key: spots.Token, shown: NovaShown) -> Lines:
        n = next(n for n, space in enumerate(shown.view.map.reward_spaces) if space.name == key.cell)
        if not shown.view.rewards[n : n + 1] or not shown.view.rewards[n]:
            return [CardLine("", self.tr("Not used with so few players."))], "NR-14.13"
        if shown.view.rewards_spent >> n & 1:
            return [CardLine("", self.tr("Its reward has been paid."))], "NR-14.11"
        ring = shown.view.map.reward_spaces[n].ring
        left = (ring & ~shown.view.taken).bit_count()
        lines = [CardLine("", self.tr("%n cells around it still open", "", left))]
        near = [shown.context.name(side) for side in beside(shown.view, shown.view.turn, key.cell)]
        if near:
            said = self.tr("would gain: {names}").format(names=self._terms.all_of(near))
            lines.append(CardLine("", said, "muted"))
        return lines, "NR-14.7"

    # ---- small boards

    def _lane(self, key: spots.Lane, shown: NovaShown) -> Lines:
        space = key.space
        lines = []
        if shown.view.map.horses[space]:
            horses = self._terms.amount("horse", shown.view.map.horses[space])
            lines.append(CardLine("horse", self.tr("crossing the line costs {goods}").format(goods=horses)))
        if shown.view.map.wheels[space]:
            lines.append(CardLine("laurel", self.tr("gold wheel: an achievement token or 1 influence")))
        if space == shown.view.box.hippodrome.last_space:
            points = self._terms.points(shown.view.box.hippodrome.last_space_vp)
            lines.append(CardLine("laurel", self.tr("{points} at the end").format(points=points)))
        return lines, "NR-15.3" if lines else ""

    def _favourite(self, key: spots.Favourite, shown: NovaShown) -> Lines:
        if not shown.view.favourite:
            return [], ""
        track = self._terms.the_track(shown.view.map.track_of[shown.view.favourite])
        points = self._terms.points(shown.view.box.hippodrome.token_vp)
        said = self.tr("{points} at the end of the round for who leads on {track}").format(
            points=points, track=track
        )
        return [CardLine("chariot", said)], "NR-19.2"

    def card_lines(self, number: int) -> list[CardLine]:
        """What a subject card does and when."""
        card = self._terms.card_of(number)
        when = self._terms.category(card.category)
        if card.trigger in ICONS:
            when = self.tr("{when}, during {act}").format(when=when, act=self._terms.act(card.trigger))
        effect = self._terms.card_effect(number)
        return [CardLine("", f"{capitalised(effect)}."), CardLine("", when, "muted")]

    def _card(self, key: spots.Market | spots.Pack | spots.Laid, shown: NovaShown) -> Lines:
        return self.card_lines(key.card), "NR-7.8"

    def _row(self, key: spots.Row, shown: NovaShown) -> Lines:
        if key.card is None:
            return [CardLine("", self.tr("Cards played here help until the end."))], "NR-12.3"
        lines = self.card_lines(key.card)
        if key.card in shown.view.players[shown.dock].used:
            lines.append(CardLine("", self.tr("used this round"), "muted"))
        return lines, "NR-7.8"

    def _hand(self, key: spots.Hand, shown: NovaShown) -> Lines:
        return self.card_lines(key.card), "NR-12.2"

    def _patricians(self, key: spots.Patricians, shown: NovaShown) -> Lines:
        return [CardLine("", self.tr("Three are placed each round."))], "NR-5.2"

    def _legionaries(self, key: spots.Legionaries, shown: NovaShown) -> Lines:
        return [CardLine("", self.tr("One after each of the first two patricians."))], "NR-22.2"

    def _estates(self, key: spots.Estates, shown: NovaShown) -> Lines:
        slot = key.slot
        row, n = (shown.view.special_row, 0) if slot == 5 else (shown.view.basic_row, slot - 1)
        tile = row[n] if n < len(row) else ""
        if not tile:
            return [
                CardLine("", self.tr("Filled at the end of the turn or of the round."), "muted")
            ], "NR-5.8"
        return [CardLine("house", self.tile_effect(tile, shown.view, shown.dock))], "NR-10.3"

    def tile_effect(self, tile: str, view: NovaState, side: int) -> str:
        """[NR-17.4, NR-28.5] What a tile does for a side; with the Trainer artisans stand on animals."""
        found = view.map.tiles[tile]
        trained = found.animals > 0 and side < view.seats and trainer_in_force(view, view.players[side])
        return self._terms.tile_effect(tile, trained=trained)

    # ---- the dock

    def _estate(self, key: spots.Estate, shown: NovaShown) -> Lines:
        player, cell = shown.view.players[shown.dock], CELL[key.cell]
        tile = player.estate[cell]
        if not tile:
            said = self.tr("An artisan collects from its row and from its column.")
            return [CardLine("artisan", said)], "NR-16.3"
        if player.spent >> cell & 1:
            return [CardLine("", self.tr("used; it still counts as an estate tile"), "muted")], "NR-17.7"
        return [CardLine("house", self.tile_effect(tile, shown.view, shown.dock))], "NR-17.2"

    def _mosaic(self, key: spots.Mosaic, shown: NovaShown) -> Lines:
        board, cell = shown.view.box.mosaic_board, CELL[key.cell]
        points = self._terms.points(board.cell_vp[cell // 3])
        lines = [CardLine("laurel", self.tr("{points} at the end").format(points=points))]
        if cell < 3:
            goods = self._terms.amounts(board.top_row_reward)
            lines.append(CardLine("", self.tr("at once: {goods}").format(goods=goods)))
        for mask, _, worth, reward in shown.view.map.lines:
            if mask >> cell & 1:
                said = self.tr("in a line: {points}, and {goods} at once").format(
                    points=self._terms.points(worth), goods=self._terms.amounts(reward)
                )
                lines.append(CardLine("", said, "muted"))
        return lines, "NR-18.3"

    def _good(self, key: spots.Good, shown: NovaShown) -> Lines:
        said = self.tr("At most {count} of each kind.").format(count=shown.view.box.limits.goods)
        return [CardLine("", said)], "NR-8.2"

    def _influence(self, key: spots.Influence, shown: NovaShown) -> Lines:
        said = self.tr("At most {count}; each point more becomes a coin.").format(
            count=shown.view.box.limits.influence
        )
        return [CardLine("", said)], "NR-8.3"

    def _coins(self, key: spots.Coins, shown: NovaShown) -> Lines:
        per = shown.view.box.scoring.leftovers_per_vp
        said = self.tr("Goods and coins left: 1 point for every {count}.").format(count=per)
        return [CardLine("laurel", said)], "NR-20.10"

    def _artisan(self, key: spots.Artisan | spots.Supply, shown: NovaShown) -> Lines:
        said = self.tr("At the end of a round at most {count} stay.").format(
            count=shown.view.box.limits.artisans_kept
        )
        return [CardLine("", said)], "NR-19.6"

    def _tokens(self, key: spots.Tokens, shown: NovaShown) -> Lines:
        locked = shown.view.players[shown.dock].locked
        return [CardLine("", self.tr("%n more at the hippodrome", "", locked))], "NR-18.7"

    def _done(self, key: spots.Done, shown: NovaShown) -> Lines:
        """[NR-18.9] Every building contract of the side in the dock."""
        player = shown.view.players[shown.dock]
        lines = [
            CardLine("hammer", self.tr("{building}, {points}").format(
                building=self._terms.building(key), points=self._terms.points(shown.view.map.points_of[key])
            ))
            for key in player.buildings
        ]  # fmt: skip
        return lines or [CardLine("", self.tr("No building contract yet."), "muted")], "NR-20.3"
