"""What a place or a part of the table is, where nothing is chosen: the plain lines of its card."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from rome_desktop.app.table.hover_card import CardLine
from rome_desktop.app.views.nova_roma import reads
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pieces import ICONS
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.gains import price_of
from rome_desktop.games.nova_roma.producing import trainer_in_force
from rome_desktop.games.nova_roma.rewards import beside
from rome_desktop.games.nova_roma.state import NovaState

Lines = tuple[list[CardLine], str]
"""Lines and the clause they rest on."""


class NovaInfos(QObject):
    """Facts for every sort of spot."""

    def __init__(self, terms: NovaTerms, labels: NovaLabels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._labels = labels
        self._sorts: dict[str, Callable[[str, NovaShown], Lines]] = {
            "contract": self._contract,
            "deck": self._deck,
            "port": self._port,
            "ship": self._ship,
            "head": self._head,
            "emperor": self._emperor,
            "lead": self._lead,
            "zone": self._zone,
            "site": lambda rest, shown: self._zone(rest[0], shown),
            "space": self._space,
            "token": self._token,
            "lane": self._lane,
            "favourite": self._favourite,
            "market": self._card,
            "pack": self._card,
            "laid": self._card,
            "row": self._row,
            "hand": self._hand,
            "estates": self._estates,
            "estate": self._estate,
            "mosaic": self._mosaic,
            "good": self._good,
            "influence": self._influence,
            "coins": self._coins,
            "artisan": self._artisan,
            "supply": self._artisan,
            "tokens": self._tokens,
            "done": self._done,
        }

    def lines(self, key: str, shown: NovaShown) -> Lines:
        """The facts about a spot; nothing where there are none."""
        sort, _, rest = key.partition(":")
        teller = self._sorts.get(sort)
        return teller(rest, shown) if teller is not None else ([], "")

    # ---- sea

    def _contract(self, rest: str, shown: NovaShown) -> Lines:
        if rest in shown.view.map.maritime:
            slot = shown.view.maritime_row.index(rest) if rest in shown.view.maritime_row else 0
            said = self.tr("Completing it gives as many sails as the power.")
            return [CardLine("ship", said), self._needs(shown.view, slot)], "NR-13.1"
        slot = shown.view.building_row.index(rest) if rest in shown.view.building_row else 0
        price = price_of(shown.view.map.costs[rest], shown.view.waived)
        cost = self.tr("costs {goods}").format(goods=self._terms.amounts(price))
        return [CardLine("hammer", cost), self._needs(shown.view, slot)], "NR-14.1"

    def _needs(self, view: NovaState, slot: int) -> CardLine:
        slots = view.box.actions.contract_slots
        power = next((n for n, count in enumerate(slots, 1) if slot < count), len(slots))
        return CardLine("", self.tr("needs power {power}").format(power=power), "muted")

    def _deck(self, rest: str, shown: NovaShown) -> Lines:
        if rest == "subjects":
            said = self.tr("When it is empty the discarded cards are shuffled.")
            return [CardLine("", said)], "NR-8.9"
        return [CardLine("", self.tr("The display is filled at the end of each turn."))], "NR-5.8"

    def _port(self, rest: str, shown: NovaShown) -> Lines:
        if not rest:
            return [CardLine("ship", self.tr("Both routes begin here."))], "NR-13.5"
        port = shown.view.map.leg_to[rest].port
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
            if ship == rest
        ]
        if ships:
            here = self.tr("here: {names}").format(names=self._terms.all_of(list(dict.fromkeys(ships))))
            lines.append(CardLine("", here, "muted"))
        return lines, "NR-20.2" if port.vp else "NR-13.7"

    def _ship(self, rest: str, shown: NovaShown) -> Lines:
        points = shown.view.map.port_points[rest]
        said = self.tr("worth {points} where it is").format(points=self._terms.points(points))
        return [CardLine("laurel", said)], "NR-20.2"

    # ---- forum

    def _head(self, rest: str, shown: NovaShown) -> Lines:
        lines = [CardLine(ICONS[rest], self._terms.summary(rest))]
        if shown.view.phase == "forum":
            power = reads.shown_power(shown.view, shown.view.turn, rest)
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
        return lines, clauses[rest]

    def _space(self, rest: str, shown: NovaShown) -> Lines:
        row, column = map(int, rest.split(","))
        if not shown.view.heads:
            return [], ""
        acts = (shown.view.heads[column], shown.view.heads[4 + row])
        return [CardLine(ICONS[act], self._terms.summary(act)) for act in acts], "NR-5.1"

    def _emperor(self, rest: str, shown: NovaShown) -> Lines:
        said = self.tr(
            "The tile of the round: he may go on a golden space. He adds 1 power in row and column."
        )
        return [CardLine("emperor", said)], "NR-4.2"

    def _lead(self, rest: str, shown: NovaShown) -> Lines:
        said = self.tr("A Petition takes it for 2 influence; else it goes on clockwise.")
        return [CardLine("", said)], "NR-11.1"

    # ---- city

    def _zone(self, rest: str, shown: NovaShown) -> Lines:
        zone = next(zone for zone in shown.view.box.building_zones if zone.id == rest)
        worth = self.tr("most pieces: {first}; any piece: {other}").format(
            first=self._terms.points(zone.vp_first), other=self._terms.points(zone.vp_other)
        )
        lines = [CardLine("laurel", worth)]
        lines.append(CardLine("", self.tr("needs power {power}").format(power=zone.power), "muted"))
        for side, count in reads.standing(shown.view, rest):
            name = shown.context.name(side) if side >= 0 else self.tr("nobody’s pieces")
            lines.append(CardLine("", self.tr("{name}: {count}").format(name=name, count=count), "muted"))
        return lines, "NR-20.4"

    def _token(self, rest: str, shown: NovaShown) -> Lines:
        n = next(n for n, space in enumerate(shown.view.map.reward_spaces) if space.name == rest)
        if not shown.view.rewards[n : n + 1] or not shown.view.rewards[n]:
            return [CardLine("", self.tr("Not used with so few players."))], "NR-14.13"
        if shown.view.rewards_spent >> n & 1:
            return [CardLine("", self.tr("Its reward has been paid."))], "NR-14.11"
        ring = shown.view.map.reward_spaces[n].ring
        left = (ring & ~shown.view.taken).bit_count()
        lines = [CardLine("", self.tr("%n cells around it still open", "", left))]
        near = [shown.context.name(side) for side in beside(shown.view, shown.view.turn, rest)]
        if near:
            said = self.tr("would gain: {names}").format(names=self._terms.all_of(near))
            lines.append(CardLine("", said, "muted"))
        return lines, "NR-14.7"

    # ---- small boards

    def _lane(self, rest: str, shown: NovaShown) -> Lines:
        space = int(rest.partition(":")[2])
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

    def _favourite(self, rest: str, shown: NovaShown) -> Lines:
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
        return [CardLine("", f"{effect[:1].upper()}{effect[1:]}."), CardLine("", when, "muted")]

    def _card(self, rest: str, shown: NovaShown) -> Lines:
        return self.card_lines(int(rest)), "NR-7.8"

    def _row(self, rest: str, shown: NovaShown) -> Lines:
        if not rest:
            return [CardLine("", self.tr("Cards played here help until the end."))], "NR-12.3"
        lines = self.card_lines(int(rest))
        if int(rest) in shown.view.players[shown.dock].used:
            lines.append(CardLine("", self.tr("used this round"), "muted"))
        return lines, "NR-7.8"

    def _hand(self, rest: str, shown: NovaShown) -> Lines:
        if rest == "patrician":
            return [CardLine("", self.tr("Three are placed each round."))], "NR-5.2"
        if rest == "legionary":
            return [CardLine("", self.tr("One after each of the first two patricians."))], "NR-22.2"
        return self.card_lines(int(rest)), "NR-12.2"

    def _estates(self, rest: str, shown: NovaShown) -> Lines:
        slot = int(rest)
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

    def _estate(self, rest: str, shown: NovaShown) -> Lines:
        player, cell = shown.view.players[shown.dock], CELL[rest]
        tile = player.estate[cell]
        if not tile:
            said = self.tr("An artisan collects from its row and from its column.")
            return [CardLine("artisan", said)], "NR-16.3"
        if player.spent >> cell & 1:
            return [CardLine("", self.tr("used; it still counts as an estate tile"), "muted")], "NR-17.7"
        return [CardLine("house", self.tile_effect(tile, shown.view, shown.dock))], "NR-17.2"

    def _mosaic(self, rest: str, shown: NovaShown) -> Lines:
        board, cell = shown.view.box.mosaic_board, CELL[rest]
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

    def _good(self, rest: str, shown: NovaShown) -> Lines:
        said = self.tr("At most {count} of each kind.").format(count=shown.view.box.limits.goods)
        return [CardLine("", said)], "NR-8.2"

    def _influence(self, rest: str, shown: NovaShown) -> Lines:
        said = self.tr("At most {count}; each point more becomes a coin.").format(
            count=shown.view.box.limits.influence
        )
        return [CardLine("", said)], "NR-8.3"

    def _coins(self, rest: str, shown: NovaShown) -> Lines:
        per = shown.view.box.scoring.leftovers_per_vp
        said = self.tr("Goods and coins left: 1 point for every {count}.").format(count=per)
        return [CardLine("laurel", said)], "NR-20.10"

    def _artisan(self, rest: str, shown: NovaShown) -> Lines:
        said = self.tr("At the end of a round at most {count} stay.").format(
            count=shown.view.box.limits.artisans_kept
        )
        return [CardLine("", said)], "NR-19.6"

    def _tokens(self, rest: str, shown: NovaShown) -> Lines:
        locked = shown.view.players[shown.dock].locked
        return [CardLine("", self.tr("%n more at the hippodrome", "", locked))], "NR-18.7"

    def _done(self, rest: str, shown: NovaShown) -> Lines:
        """[NR-18.9] Every building contract of the side in the dock."""
        player = shown.view.players[shown.dock]
        lines = [
            CardLine("hammer", self.tr("{building}, {points}").format(
                building=self._terms.building(key), points=self._terms.points(shown.view.map.points_of[key])
            ))
            for key in player.buildings
        ]  # fmt: skip
        return lines or [CardLine("", self.tr("No building contract yet."), "muted")], "NR-20.3"
