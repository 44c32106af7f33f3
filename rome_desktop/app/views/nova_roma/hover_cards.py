"""The hover cards: what a place is, what an option there costs and brings, and why something cannot be."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.nova_roma import foresight, reads, reasons
from rome_desktop.app.views.nova_roma.facts import ICONS as UNIT_ICONS
from rome_desktop.app.views.nova_roma.infos import NovaInfos
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pieces import ICONS
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.words.nova_roma.words import NovaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.recruiting import surcharge
from rome_desktop.games.nova_roma.upgrading import on_display

Told = tuple[list[CardLine], str]
"""Lines and the clause they rest on."""


class NovaCards(BoardCards):
    """Cards for every spot."""

    game = "nova_roma"
    _labels: NovaLabels
    _infos: NovaInfos

    def __init__(
        self,
        words: NovaWords,
        labels: NovaLabels,
        lying: Callable[[], Variant],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(words, labels, parent)
        self._lying = lying
        """How the building in hand lies now."""
        self._terms = words.terms
        self._infos = NovaInfos(words.terms, labels, self)
        self._tellers: dict[type[Action], Callable[[Any, NovaShown, int], Told]] = {
            actions.Place: self._place,
            actions.PlaceEmperor: self._emperor,
            actions.Perform: self._perform,
            actions.Abandon: self._abandon,
            actions.Claim: self._claim,
            actions.Use: self._use,
            actions.Buy: self._buy,
            actions.SpendWine: self._wine,
            actions.TakeTile: self._tile,
            actions.PutTile: self._put,
            actions.Lead: self._lead,
            actions.Petition: self._petition,
            actions.Draw: self._draw,
            actions.Take: self._card,
            actions.Play: self._play,
            actions.TakeContract: self._contract,
            actions.Sail: self._sail,
            actions.Build: self._build,
            actions.Advance: self._advance,
            actions.Boost: self._boost,
            actions.Wheel: self._wheel,
            actions.Hire: self._hire,
            actions.Assign: self._assign,
            actions.Lay: self._card,
            actions.Keep: self._card,
        }

    def _refusal(self, shown: NovaShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        return reasons.refusal(shown.view, key, picked, self._lying())

    def _option(self, shown: NovaShown, action: Action, key: SpotKey) -> CardText:
        top = reads.top_step(shown.view)
        teller = self._tellers.get(type(action))
        told: Told = ([], "")
        if teller is not None and top is not None:
            told = teller(action, shown, top.seat)
        title = self._words.option(action, shown.view, shown.context)
        if isinstance(action, actions.Build):
            title = self.tr("Place the building here")
        return self._told(shown, title, told[0], told[1])

    # ---- small parts

    def _icon(self, unit: str) -> str:
        return {"cards": "patrician", "goods_choice": "cube"}.get(unit, UNIT_ICONS.get(unit, unit))

    def _prices(self, shown: NovaShown, seat: int, price: dict[str, int]) -> list[CardLine]:
        """What is paid, against what there is."""
        return [
            CardLine(
                self._icon(unit),
                self.tr("pay {amount}: {before} → {after}").format(
                    amount=self._terms.amount(unit, count),
                    before=reads.held(shown.view, seat, unit),
                    after=reads.held(shown.view, seat, unit) - count,
                ),
            )
            for unit, count in price.items()
            if count
        ]

    def _gains(self, amounts: dict[str, int]) -> list[CardLine]:
        return [
            CardLine(
                self._icon(unit), self.tr("gain {amount}").format(amount=self._terms.amount(unit, count))
            )
            for unit, count in amounts.items()
        ]

    # ---- the forum

    def _place(self, action: actions.Place, shown: NovaShown, seat: int) -> Told:
        row, column = map(int, action.space.split(","))
        lines = []
        for act in (shown.view.heads[column], shown.view.heads[4 + row]):
            power = reads.capped(shown.view, reads.line_power(shown.view, seat, act, 4 * row + column))
            said = self.tr("{act} with power {power}: {what}").format(
                act=self._terms.act(act), power=power, what=self._terms.summary(act)
            )
            lines.append(CardLine(ICONS[act], said))
        return lines, "NR-6.1"

    def _emperor(self, action: actions.PlaceEmperor, shown: NovaShown, seat: int) -> Told:
        row, column = map(int, action.space.split(","))
        said = self.tr("1 power more for {first} and {second} this round; nobody may place here.")
        acts = (shown.view.heads[column], shown.view.heads[4 + row])
        text = said.format(first=self._terms.act(acts[0]), second=self._terms.act(acts[1]))
        return [CardLine("emperor", text)], "NR-4.2"

    def _perform(self, action: actions.Perform, shown: NovaShown, seat: int) -> Told:
        act = str(action.act)
        power = reads.capped(shown.view, reads.line_power(shown.view, seat, act))
        lines = [
            CardLine("", self.tr("power {power} before subject cards").format(power=power)),
            CardLine(ICONS[act], self._terms.summary(act)),
        ]
        return lines, "NR-7.5"

    def _abandon(self, action: actions.Abandon, shown: NovaShown, seat: int) -> Told:
        coins = shown.view.box.actions.abandon_coins
        lines = [*self._gains({"coins": coins}), CardLine("", self.tr("and nothing else"), "muted")]
        return lines, "NR-7.2"

    def _claim(self, action: actions.Claim, shown: NovaShown, seat: int) -> Told:
        cell, board, player = CELL[action.cell], shown.view.box.mosaic_board, shown.view.players[seat]
        points = self._terms.points(board.cell_vp[cell // 3])
        lines = [CardLine("laurel", self.tr("{points} at the end").format(points=points))]
        wish = shown.view.map.achievements[shown.view.map.strips[player.strips[cell // 3]][cell % 3]]
        lines += self._prices(shown, seat, {"influence": wish.spend} if wish.spend else {})
        if cell < 3:
            lines += self._gains(board.top_row_reward)
        after = player.covered | 1 << cell
        for mask, _, points_of_line, reward in shown.view.map.lines:
            if mask & after == mask and mask & player.covered != mask:
                said = self.tr("completes a line: {points} at the end").format(
                    points=self._terms.points(points_of_line)
                )
                lines += [CardLine("laurel", said, "good"), *self._gains(reward)]
        left = self.tr("%n tokens left after it", "", player.tokens - 1)
        return [*lines, CardLine("", left, "muted")], "NR-18.3"

    def _use(self, action: actions.Use, shown: NovaShown, seat: int) -> Told:
        """[NR-6.7] What a card does, and a warning where its power would be lost."""
        lines = [CardLine("", self._terms.card_effect(action.card))]
        effect = shown.view.box.subject_cards.cards[action.card - 1].effect
        if effect.kind == "power":
            power = reads.line_power(shown.view, seat, shown.view.action) + shown.view.extra
            if power >= shown.view.box.limits.power_most:
                lines.append(CardLine("", self.tr("the power is 3 already: it would be lost"), "accent"))
            return lines, "NR-6.2"
        return lines, "NR-7.8"

    # ---- trade, upgrade, petition

    def _buy(self, action: actions.Buy, shown: NovaShown, seat: int) -> Told:
        lines = self._prices(shown, seat, {"coins": shown.view.box.actions.good_coins})
        return [*lines, *self._gains({str(action.good): 1})], "NR-9.3"

    def _wine(self, action: actions.SpendWine, shown: NovaShown, seat: int) -> Told:
        full = shown.view.players[seat].influence >= shown.view.box.limits.influence
        gain = {"coins": 1} if full else {"influence": shown.view.box.actions.wine_influence}
        return [*self._prices(shown, seat, {"wine": 1}), *self._gains(gain)], "NR-10.2"

    def _tile(self, action: actions.TakeTile, shown: NovaShown, seat: int) -> Told:
        tile, price = on_display(shown.view, action.slot)
        lines = self._prices(shown, seat, dict(price))
        return [*lines, CardLine("house", self._terms.tile_effect(tile))], "NR-10.3"

    def _put(self, action: actions.PutTile, shown: NovaShown, seat: int) -> Told:
        old = shown.view.players[seat].estate[CELL[action.cell]]
        if old:
            said = self.tr("{tile} leaves the game").format(tile=self._terms.tile(old))
            return [CardLine("", said, "accent")], "NR-10.4"
        return [CardLine("", self.tr("a free cell"), "muted")], "NR-10.4"

    def _lead(self, action: actions.Lead, shown: NovaShown, seat: int) -> Told:
        price = {"influence": shown.view.box.actions.first_player_influence}
        points = self._terms.points(shown.view.box.scoring.first_player_vp)
        lines = [
            *self._prices(shown, seat, price),
            CardLine("", self.tr("you begin the next round")),
            CardLine("laurel", self.tr("{points} for who holds it at the end").format(points=points)),
        ]
        return lines, "NR-11.1"

    def _petition(self, action: actions.Petition, shown: NovaShown, seat: int) -> Told:
        lines = self._prices(shown, seat, {"influence": action.influence})
        said = self.tr("power {power}: {what}").format(
            power=action.influence, what=self._terms.summary(str(action.act))
        )
        return [*lines, CardLine(ICONS[str(action.act)], said)], "NR-11.5"

    # ---- cards

    def _draw(self, action: actions.Draw, shown: NovaShown, seat: int) -> Told:
        return [CardLine("", self.tr("This draws a card; it cannot be undone."))], "NR-12.1"

    def _card(self, action: actions.Take, shown: NovaShown, seat: int) -> Told:
        return self._infos.card_lines(action.card), "NR-7.8"

    def _play(self, action: actions.Play, shown: NovaShown, seat: int) -> Told:
        coins = getattr(reads.top_step(shown.view), "coins", 0)
        price = {"coins": coins, "influence": surcharge(shown.view, seat)}
        return [*self._prices(shown, seat, price), *self._infos.card_lines(action.card)], "NR-12.2"

    # ---- sea and city

    def _contract(self, action: actions.TakeContract, shown: NovaShown, seat: int) -> Told:
        if action.contract in shown.view.map.maritime:
            lines = self._prices(shown, seat, dict(self._terms.sea_cost(action.contract)))
            sails = self._terms.sails(shown.view.power)
            return [*lines, CardLine("ship", self.tr("gain {amount}").format(amount=sails))], "NR-13.1"
        card = self._terms.building_card(action.contract)
        cost = dict(card.cost)
        if shown.view.waived:
            cost.pop("artisan", None)
        lines = self._prices(shown, seat, cost)
        lines.append(
            CardLine("laurel", self.tr("{points} at the end").format(points=self._terms.points(card.vp)))
        )
        pieces = self.tr("a building of %n pieces to place", "", len(self._terms.shape(action.contract)))
        return [*lines, CardLine("hammer", pieces)], "NR-14.1"

    def _sail(self, action: actions.Sail, shown: NovaShown, seat: int) -> Told:
        port = shown.view.map.leg_to[action.port].port
        left = getattr(reads.top_step(shown.view), "sails", port.sails) - port.sails
        lines = [CardLine("ship", self.tr("{sails} left after it").format(sails=self._terms.sails(left)))]
        if port.vp:
            said = self.tr("{points} at the end, unless it sails further").format(
                points=self._terms.points(port.vp)
            )
            return [*lines, CardLine("laurel", said)], "NR-20.2"
        return [*lines, *self._gains(dict(port.reward))], "NR-13.7"

    def _build(self, action: actions.Build, shown: NovaShown, seat: int) -> Told:
        zone = foresight.zone_after(shown.view, action, seat)
        lines = [CardLine("hammer", self._standing(shown, zone))]
        first = zone.after >= zone.best
        said = self.tr("{points} at the end if it stays so").format(
            points=self._terms.points(zone.first if first else zone.other)
        )
        lines.append(CardLine("laurel", said))
        for token in foresight.closed_tokens(shown.view, action):
            n = next(n for n, space in enumerate(shown.view.map.reward_spaces) if space.name == token)
            goods = self._terms.amounts(self._terms.token(shown.view.rewards[n]))
            names = self._terms.all_of(
                [shown.context.name(s) for s in foresight.sharers(shown.view, action, token, seat)]
            )
            text = self.tr("completes a token: {goods} for {names}").format(goods=goods, names=names)
            lines.append(CardLine("laurel", text, "good"))
        return lines, "NR-14.7" if len(lines) > 2 else "NR-20.4"

    def _standing(self, shown: NovaShown, zone: foresight.Zone) -> str:
        """Own pieces before and after, and how that compares."""
        own = {"zone": zone.id, "before": zone.before, "after": zone.after}
        if not zone.best:
            return self.tr("Zone {zone}: {before} → {after} pieces, nobody else there").format(**own)
        rival = shown.context.name(zone.rival) if zone.rival >= 0 else self.tr("nobody’s pieces")
        own |= {"rival": rival, "best": zone.best}
        if zone.after > zone.best:
            return self.tr("Zone {zone}: {before} → {after} pieces, ahead: {rival} {best}").format(**own)
        if zone.after == zone.best:
            return self.tr("Zone {zone}: {before} → {after} pieces, level: {rival} {best}").format(**own)
        return self.tr("Zone {zone}: {before} → {after} pieces, behind: {rival} {best}").format(**own)

    # ---- hippodrome and estate

    def _advance(self, action: actions.Advance | actions.Boost, shown: NovaShown, seat: int) -> Told:
        n = [str(track) for track in TRACKS].index(str(action.track))
        space = shown.view.players[seat].markers[n] + 1
        lines = self._prices(shown, seat, {"horse": shown.view.map.horses[space]})
        if shown.view.map.wheels[space]:
            lines.append(CardLine("laurel", self.tr("gold wheel: an achievement token or 1 influence")))
        if space == shown.view.box.hippodrome.last_space:
            points = self._terms.points(shown.view.box.hippodrome.last_space_vp)
            lines.append(CardLine("laurel", self.tr("{points} at the end").format(points=points)))
        if shown.view.favourite and shown.view.map.track_of[shown.view.favourite] == str(action.track):
            lines.append(CardLine("chariot", self.tr("the track of the favourite")))
        return lines or [CardLine("chariot", self.tr("one space on"), "muted")], "NR-15.3"

    def _boost(self, action: actions.Boost, shown: NovaShown, seat: int) -> Told:
        lines, _ = self._advance(action, shown, seat)
        return [*self._prices(shown, seat, {"artisan": 1}), *lines], "NR-15.2"

    def _wheel(self, action: actions.Wheel, shown: NovaShown, seat: int) -> Told:
        if action.what == "influence":
            return self._gains({"influence": shown.view.box.hippodrome.wheel_influence}), "NR-15.4"
        tokens = shown.view.players[seat].tokens
        said = self.tr("your tokens: {before} → {after}").format(before=tokens, after=tokens + 1)
        return [CardLine("laurel", said)], "NR-15.4"

    def _hire(self, action: actions.Hire, shown: NovaShown, seat: int) -> Told:
        price = {"wheat": shown.view.box.actions.hire_wheat}
        return [*self._prices(shown, seat, price), *self._gains({"artisan": 1})], "NR-16.2"

    def _assign(self, action: actions.Assign, shown: NovaShown, seat: int) -> Told:
        lines = self._gains(foresight.yields(shown.view, seat, action.cell))
        cell, player = CELL[action.cell], shown.view.players[seat]
        tile = player.estate[cell]
        if tile and not player.spent >> cell & 1:
            lines.append(CardLine("house", self._terms.tile_effect(tile)))
        return lines, "NR-16.3"
