"""What the places and parts of the table are called, on it and to a screen reader."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.kit.spoken import capitalised, listed
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotLabels
from rome_desktop.app.views.nova_roma import spots
from rome_desktop.app.views.nova_roma.foresight import line_reward
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.components import GOODS, TRACKS
from rome_desktop.games.nova_roma.state import EMPEROR, FREE, LEGIONARY, NovaState, Player

NOBODY = -1
"""Who built the pieces that stand there from the start."""

Namers = dict[type[SpotKey], Callable[[Any, NovaShown], str]]
"""What names the spots of each sort."""

PARTS: dict[str, Any] = {
    "board": QT_TRANSLATE_NOOP("NovaLabels", "The table of Nova Roma"),
    "sea": QT_TRANSLATE_NOOP("NovaLabels", "Black Sea"),
    "forum": QT_TRANSLATE_NOOP("NovaLabels", "Forum"),
    "city": QT_TRANSLATE_NOOP("NovaLabels", "City of Nova Roma"),
    "hippodrome": QT_TRANSLATE_NOOP("NovaLabels", "Hippodrome"),
    "subjects": QT_TRANSLATE_NOOP("NovaLabels", "Subjects"),
    "estates": QT_TRANSLATE_NOOP("NovaLabels", "Estate tiles"),
    "coins": QT_TRANSLATE_NOOP("NovaLabels", "Coins"),
    "artisans": QT_TRANSLATE_NOOP("NovaLabels", "Artisans"),
    "estate": QT_TRANSLATE_NOOP("NovaLabels", "Estate"),
    "mosaic": QT_TRANSLATE_NOOP("NovaLabels", "Mosaic"),
    "row": QT_TRANSLATE_NOOP("NovaLabels", "Subject row"),
    "done": QT_TRANSLATE_NOOP("NovaLabels", "Completed"),
    "strips": QT_TRANSLATE_NOOP("NovaLabels", "Mosaic tiles to choose from"),
    "laid": QT_TRANSLATE_NOOP("NovaLabels", "Laid down"),
    "pack": QT_TRANSLATE_NOOP("NovaLabels", "Cards to choose from"),
    "influence": QT_TRANSLATE_NOOP("NovaLabels", "Influence"),
    "emperor": QT_TRANSLATE_NOOP("NovaLabels", "The emperor"),
    "favourite": QT_TRANSLATE_NOOP("NovaLabels", "The favourite’s chariot"),
    "block": QT_TRANSLATE_NOOP("NovaLabels", "The building to place"),
    "tile": QT_TRANSLATE_NOOP("NovaLabels", "The estate tile to place"),
    "lead": QT_TRANSLATE_NOOP("NovaLabels", "The first-player token"),
    "supply": QT_TRANSLATE_NOOP("NovaLabels", "Artisans in the supply"),
    "tokens": QT_TRANSLATE_NOOP("NovaLabels", "Achievement tokens"),
}
DECKS: dict[str, Any] = {
    "maritime": QT_TRANSLATE_NOOP("NovaLabels", "Deck of maritime contracts"),
    "building": QT_TRANSLATE_NOOP("NovaLabels", "Deck of building contracts"),
    "subjects": QT_TRANSLATE_NOOP("NovaLabels", "Deck of subjects"),
}


class NovaLabels(SpotLabels):
    """Names of places and parts."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.terms = terms
        self._owned: NovaShown | None = None
        self._owners: dict[str, int] = {}
        self._sorts = self._of_boards() | self._of_dock()

    def _of_boards(self) -> Namers:
        """What names each sort of spot on the boards."""
        return {
            spots.Contract: self._contract,
            spots.Deck: self._deck,
            spots.Port: lambda key, shown: self.terms.port(key.port),
            spots.Ship: lambda key, shown: self.tr("Your ship at {port}").format(
                port=self.terms.port(key.port)
            ),
            spots.Head: lambda key, shown: self.terms.act(key.act),
            spots.Space: self._space,
            spots.Abandon: lambda key, shown: self.tr("A coin instead of {act}").format(
                act=self.terms.act(key.act)
            ),
            spots.Pay: lambda key, shown: self.tr("Pay %n influence", "", key.influence),
            spots.Zone: lambda key, shown: self.tr("Zone {zone}").format(zone=key.zone),
            spots.Site: self._site,
            spots.Token: self._token,
            spots.Lane: self._lane,
            spots.Marker: lambda key, shown: self.tr("Your marker on {track}").format(
                track=self.terms.the_track(key.track)
            ),
            spots.Wheel: self._wheel,
        }

    def part(self, key: str) -> str:
        """The heading of a part of the table."""
        return QCoreApplication.translate("NovaLabels", PARTS[key])

    def _of_dock(self) -> Namers:
        """What names cards, tiles and each sort of spot in the dock."""
        return {
            spots.Market: lambda key, shown: self.terms.card_whole(key.card),
            spots.Pack: lambda key, shown: self.terms.card_whole(key.card),
            spots.Laid: lambda key, shown: self.terms.card_whole(key.card),
            spots.Row: self._row,
            spots.Hand: self._hand,
            spots.Patricians: self._patricians,
            spots.Legionaries: self._legionaries,
            spots.Coins: lambda key, shown: self.terms.amount("coins", self._dock(shown).coins),
            spots.Influence: lambda key, shown: self.terms.amount("influence", self._dock(shown).influence),
            spots.Artisan: lambda key, shown: self.terms.amount("artisan", self._dock(shown).artisans),
            spots.Supply: self._supply,
            spots.Tokens: self._tokens,
            spots.Estates: self._estates,
            spots.Good: self._good,
            spots.Estate: self._estate,
            spots.Mosaic: self._mosaic,
            spots.Line: self._line,
            spots.Strip: self._strip,
        }

    # ---- short texts on the boards

    def house(self, name: str, own: bool) -> str:
        """The heading of the dock."""
        if own:
            return self.tr("{name}’s house").format(name=name)
        return self.tr("{name}’s house, only looking").format(name=name)

    def emperor_note(self, view: NovaState, space: int | None) -> str:
        """What the emperor does this round."""
        if space is None or not view.heads:
            return ""
        column, row = self.terms.act(view.heads[space % 4]), self.terms.act(view.heads[4 + space // 4])
        return self.tr("The emperor adds 1 power to {first} and {second}.").format(first=column, second=row)

    def first(self) -> str:
        return self.tr("1st")

    def favourite(self) -> str:
        return self.tr("Favourite")

    def next_favourite(self) -> str:
        return self.tr("next")

    def free(self) -> str:
        return self.tr("free")

    def discards(self, count: int) -> str:
        return self.tr("%n discarded", "", count)

    def tiles_left(self, basic: int, special: int) -> str:
        return self.tr("{basic} + {special} left").format(basic=basic, special=special)

    def supply(self, count: int) -> str:
        return self.tr("supply {count}").format(count=count)

    def tokens(self, count: int) -> str:
        return self.tr("%n tokens left", "", count)

    def track_letter(self, track: str) -> str:
        """The first letter of a track: chariots are not told apart by colour alone."""
        return self.terms.track(track)[:1]

    def surcharge(self) -> str:
        return self.tr("from the 4th on: 1 influence")

    def hand(self, count: int) -> str:
        return self.tr("Hand, %n cards", "", count)

    def worth(self, points: int) -> str:
        return self.terms.points(points)

    def pieces_left(self) -> str:
        return self.tr("pieces left")

    def automa(self, player: Player) -> tuple[str, ...]:
        """What the automa has, line by line."""
        return (
            self.tr("%n points so far", "", player.points),
            self.tr("%n building contracts", "", len(player.buildings)),
            self.tr("%n chariot tokens", "", len(player.chariots)),
        )

    # ---- sorts of spots

    def _dock(self, shown: NovaShown) -> Player:
        return shown.view.players[shown.dock]

    def _contract(self, key: spots.Contract, shown: NovaShown) -> str:
        if key.contract in shown.view.map.maritime:
            return self.tr("Maritime contract: {cost}").format(
                cost=self.terms.amounts(self.terms.sea_cost(key.contract))
            )
        card = self.terms.building_card(key.contract)
        return self.tr("{building}, {points}").format(
            building=self.terms.building(key.contract), points=self.terms.points(card.vp)
        )

    def _deck(self, key: spots.Deck, shown: NovaShown) -> str:
        count = {
            "maritime": len(shown.view.maritime_deck),
            "building": len(shown.view.building_deck),
            "subjects": len(shown.view.subject_deck),
        }[key.deck]
        deck = QCoreApplication.translate("NovaLabels", DECKS[key.deck])
        return self.tr("{deck}, %n left", "", count).format(deck=deck)

    def _space(self, key: spots.Space, shown: NovaShown) -> str:
        row, column = map(int, key.space.split(","))
        where = self.terms.crossing(row, column, shown.view.heads) if shown.view.heads else key.space
        mark = shown.view.spaces[4 * row + column]
        if mark == FREE:
            return where
        if mark == EMPEROR:
            return self.tr("{space}: the emperor").format(space=where)
        if mark >= LEGIONARY:
            return self.tr("{space}: a legionary").format(space=where)
        return self.tr("{space}: {name}").format(space=where, name=shown.context.name(mark))

    def owner(self, shown: NovaShown, cell: str) -> str:
        """Who has built on a cell; empty for nobody."""
        if self._owned is not shown:
            self._owned = shown
            self._owners = dict.fromkeys(shown.view.neutral, NOBODY)
            for side, player in enumerate(shown.view.players):
                self._owners |= dict.fromkeys(player.built, side)
        if cell not in self._owners:
            return ""
        owner = self._owners[cell]
        return self.tr("nobody’s piece") if owner == NOBODY else shown.context.name(owner)

    def _site(self, key: spots.Site, shown: NovaShown) -> str:
        where = self.tr("In zone {zone}, {place}").format(
            zone=key.cell[0], place=self.terms.where([key.cell])
        )
        owner = self.owner(shown, key.cell)
        return self.tr("{place}: {owner}").format(place=where, owner=owner) if owner else where

    def _token(self, key: spots.Token, shown: NovaShown) -> str:
        n = next(n for n, space in enumerate(shown.view.map.reward_spaces) if space.name == key.cell)
        token = shown.view.rewards[n] if n < len(shown.view.rewards) else ""
        if not token:
            return self.tr("Unused space")
        goods = self.terms.amounts(self.terms.token(token))
        if shown.view.rewards_spent >> n & 1:
            return self.tr("Spent reward token")
        return self.tr("Reward token: {goods}").format(goods=goods)

    def _lane(self, key: spots.Lane, shown: NovaShown) -> str:
        name, space = self.terms.track(key.track), key.space
        if not space:
            return self.tr("{track}, start").format(track=name)
        said = self.tr("{track}, space {space}").format(track=name, space=space)
        index = TRACKS.index(key.track)
        here = [
            shown.context.name(side) for side, p in enumerate(shown.view.players) if p.markers[index] == space
        ]
        return self.tr("{place}: {names}").format(place=said, names=self.terms.all_of(here)) if here else said

    def _wheel(self, key: spots.Wheel, shown: NovaShown) -> str:
        return self.tr("An achievement token") if key.what == "token" else self.terms.amount("influence", 1)

    def _hand(self, key: spots.Hand, shown: NovaShown) -> str:
        return self.terms.card_whole(key.card)

    def _row(self, key: spots.Row, shown: NovaShown) -> str:
        return self.part("row") if key.card is None else self.terms.card_whole(key.card)

    def _patricians(self, key: spots.Patricians, shown: NovaShown) -> str:
        return self.tr("%n patricians to place", "", self._dock(shown).patricians)

    def _legionaries(self, key: spots.Legionaries, shown: NovaShown) -> str:
        return self.tr("%n legionaries to place", "", self._dock(shown).legionaries)

    def _estates(self, key: spots.Estates, shown: NovaShown) -> str:
        slot = key.slot
        row, n = (shown.view.special_row, 0) if slot == 5 else (shown.view.basic_row, slot - 1)
        tile = row[n] if n < len(row) else ""
        if not tile:
            return self.tr("Empty space of the market")
        board = shown.view.box.estate_board
        price = board.special_price if slot == 5 else board.basic_prices[n]
        cost = self.terms.amounts(price) if price else self.free()
        return self.tr("{tile}: {cost}").format(tile=self.terms.tile(tile), cost=cost)

    def _good(self, key: spots.Good, shown: NovaShown) -> str:
        n = GOODS.index(key.good)
        return self.terms.amount(key.good, self._dock(shown).goods[n])

    def _supply(self, key: spots.Supply, shown: NovaShown) -> str:
        return self.tr("%n artisans in the supply", "", shown.view.artisans)

    def _tokens(self, key: spots.Tokens, shown: NovaShown) -> str:
        return self.tr("%n achievement tokens", "", self._dock(shown).tokens)

    def _estate(self, key: spots.Estate, shown: NovaShown) -> str:
        player, cell = self._dock(shown), CELL[key.cell]
        board = shown.view.box.estate_board
        row, column = divmod(cell, 3)
        where = self.tr("Estate, {row} and {column}").format(
            row=self._unit(board.rows[row]), column=self._unit(board.columns[column])
        )
        tile = player.estate[cell]
        parts = [where]
        if tile:
            parts.append(self.terms.tile(tile))
        if player.workers >> cell & 1:
            parts.append(self.tr("with an artisan"))
        return ", ".join(parts)

    def _unit(self, unit: str) -> str:
        return self.part("coins") if unit == "coins" else self.terms.good(unit)

    def _mosaic(self, key: spots.Mosaic, shown: NovaShown) -> str:
        player, cell = self._dock(shown), CELL[key.cell]
        strip = shown.view.map.strips.get(player.strips[cell // 3])
        if strip is None:
            return self.part("mosaic")
        wish = self.terms.wish(strip[cell % 3])
        said = capitalised(wish)
        return self.tr("{wish}, reached").format(wish=said) if player.covered >> cell & 1 else said

    def _line(self, key: spots.Line, shown: NovaShown) -> str:
        goods = self.terms.amounts(line_reward(shown.view, key.source))
        if key.source == "top":
            return self.tr("Reward of the top row: {goods}").format(goods=goods)
        return self.tr("Reward of the line: {goods}").format(goods=goods)

    def _strip(self, key: spots.Strip, shown: NovaShown) -> str:
        wishes = listed(self.terms.wish(wish) for wish in shown.view.map.strips[key.strip])
        colour = shown.view.box.mosaic_board.colours[shown.view.map.colour_of[key.strip]]
        said = self.terms.colour(colour)
        return self.tr("{colour} mosaic tile: {wishes}").format(colour=capitalised(said), wishes=wishes)
