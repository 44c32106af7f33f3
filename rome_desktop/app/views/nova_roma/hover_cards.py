"""The hover cards: what a place is, what an option there costs and brings, and why something cannot be."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.table.hover_card import CardLine, CardText, Promise
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.nova_roma import foresight, reads, reasons
from rome_desktop.app.views.nova_roma.facts import ICONS as UNIT_ICONS
from rome_desktop.app.views.nova_roma.infos import NovaInfos
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pieces import ICONS
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.words.nova_roma.words import NovaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.answers import CELL, INFLUENCE
from rome_desktop.games.nova_roma.building import ChooseSite
from rome_desktop.games.nova_roma.events import ArtisanPlaced, CardsDrawn
from rome_desktop.games.nova_roma.foresight import foresee, gained, is_idle, paid, with_rewards
from rome_desktop.games.nova_roma.gains import NameGood
from rome_desktop.games.nova_roma.performing import line_power
from rome_desktop.games.nova_roma.racing import TurnWheel
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.upgrading import on_display

Told = tuple[list[CardLine], str]
"""Lines and the clause they rest on."""


FLOWS: dict[type[Action], str] = {
    actions.Buy: "NR-9.3",
    actions.SpendWine: "NR-10.2",
    actions.Discard: "NR-9.2",
    actions.ChooseGood: "NR-8.4",
    actions.Reward: "NR-8.12",
    actions.Exchange: "NR-17.3",
    actions.Activate: "NR-17.5",
    actions.Hire: "NR-16.2",
}
"""Options of which only the bill is told, with the clause."""


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
            **{kind: self._flow(clause) for kind, clause in FLOWS.items()},
            actions.Place: self._place,
            actions.PlaceEmperor: self._emperor,
            actions.Perform: self._perform,
            actions.Abandon: self._abandon,
            actions.Claim: self._claim,
            actions.Use: self._use,
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

    def _bill(self, found: Foreseen[NovaState], seat: int) -> list[CardLine]:
        """What is paid and what is gained at once, as the rules wrote it down when the option was played."""
        bill, income = paid(found, seat), gained(found, seat)
        lines = []
        for unit, count in bill.items():
            before = reads.held(found.before, seat, unit)
            said = self.tr("pay {amount}: {before} → {after}").format(
                amount=self._terms.amount(unit, count), before=before, after=before - count
            )
            kept = () if income[unit] else (foresight.promise(found, seat, unit),)
            lines.append(CardLine(self._icon(unit), said, promises=kept))
        for unit, count in income.items():
            if unit in foresight.UNITS:
                lines.append(
                    self._gain(unit, count, foresight.promise(found, seat, unit), also=bill[unit] > 0)
                )
        if found.of(ArtisanPlaced):
            left = foresight.promise(found, seat, "artisan")
            said = self.tr("artisans available: {before} → {after}")
            lines.append(
                CardLine("artisan", said.format(before=left.before, after=left.after), "muted", (left,))
            )
        return [*lines, *self._chosen(found, seat)]

    def _flow(self, clause: str) -> Callable[[Any, NovaShown, int], Told]:
        """The teller of an option of which only the bill is to be told."""
        return lambda action, shown, seat: (self._bill(with_rewards(shown.view, action), seat), clause)

    def _gain(self, unit: str, count: int, kept: Promise, *, also: bool) -> CardLine:
        """A gain; with its end where some is paid as well, for then the sentence of the price says half."""
        said = self.tr("gain {amount}").format(amount=self._terms.amount(unit, count))
        if also:
            said = self.tr("gain {amount}: {before} → {after}").format(
                amount=self._terms.amount(unit, count), before=kept.after - count, after=kept.after
            )
        return CardLine(self._icon(unit), said, promises=(kept,))

    def _chosen(self, found: Foreseen[NovaState], seat: int) -> list[CardLine]:
        """Cards that are drawn, and goods that are chosen next."""
        drawn = sum(event.count for event in found.of(CardsDrawn) if event.seat == seat)
        step = found.asked
        waiting = step.left if isinstance(step, NameGood) and step.seat == seat else 0
        return [
            CardLine(
                self._icon(unit), self.tr("gain {amount}").format(amount=self._terms.amount(unit, count))
            )
            for unit, count in (("cards", drawn), ("goods_choice", waiting))
            if count
        ]

    def _gains(self, amounts: dict[str, int]) -> list[CardLine]:
        return [
            CardLine(
                self._icon(unit), self.tr("gain {amount}").format(amount=self._terms.amount(unit, count))
            )
            for unit, count in amounts.items()
        ]

    def _worth(self, kept: Promise) -> list[CardLine]:
        """Points that an option adds to a row of the scores."""
        points = kept.after - kept.before
        if not points:
            return []
        said = self.tr("{points} at the end").format(points=self._terms.points(points))
        return [CardLine("laurel", said, promises=(kept,))]

    def _idle(self, shown: NovaShown, action: Action) -> list[CardLine]:
        """[NR-7.6] A warning where an action can do nothing at all now."""
        if not is_idle(shown.view, action):
            return []
        if isinstance(action, actions.Petition):
            said = self.tr("the influence would be lost")
        else:
            coins = self._terms.amount("coins", shown.view.box.actions.abandon_coins)
            said = self.tr("abandoning it brings {coins}").format(coins=coins)
        return [CardLine("", said, "accent")]

    # ---- the forum

    def _place(self, action: actions.Place, shown: NovaShown, seat: int) -> Told:
        row, column = map(int, action.space.split(","))
        found = foresee(shown.view, action)
        lines = []
        for act in (shown.view.heads[column], shown.view.heads[4 + row]):
            power = foresight.promise(found, seat, f"power:{act}")
            said = self.tr("{act} with power {power}: {what}").format(
                act=self._terms.act(act), power=power.after, what=self._terms.summary(act)
            )
            lines.append(CardLine(ICONS[act], said, promises=(power,)))
        return lines, "NR-6.1"

    def _emperor(self, action: actions.PlaceEmperor, shown: NovaShown, seat: int) -> Told:
        row, column = map(int, action.space.split(","))
        said = self.tr("1 power more for {first} and {second} this round; nobody may place here.")
        acts = (shown.view.heads[column], shown.view.heads[4 + row])
        text = said.format(first=self._terms.act(acts[0]), second=self._terms.act(acts[1]))
        return [CardLine("emperor", text)], "NR-4.2"

    def _perform(self, action: actions.Perform, shown: NovaShown, seat: int) -> Told:
        act = str(action.act)
        found = foresee(shown.view, action)
        power = foresight.promise(found, seat, f"power:{act}")
        said = self.tr("power {power} before subject cards").format(power=power.after)
        lines = [CardLine("", said, promises=(power,)), CardLine(ICONS[act], self._terms.summary(act))]
        return [*lines, *self._bill(found, seat), *self._idle(shown, action)], "NR-7.5"

    def _abandon(self, action: actions.Abandon, shown: NovaShown, seat: int) -> Told:
        lines = self._bill(foresee(shown.view, action), seat)
        return [*lines, CardLine("", self.tr("and nothing else"), "muted")], "NR-7.2"

    def _claim(self, action: actions.Claim, shown: NovaShown, seat: int) -> Told:
        found = with_rewards(shown.view, action)
        lines = self._worth(foresight.promise(found, seat, "mosaic"))
        before, after = shown.view.players[seat].covered, found.after.players[seat].covered
        for mask, _, points, _ in shown.view.map.lines:
            if mask & after == mask and mask & before != mask:
                said = self.tr("{points} of them for a completed line").format(
                    points=self._terms.points(points)
                )
                lines.append(CardLine("laurel", said, "good"))
        tokens = foresight.promise(found, seat, "tokens")
        left = self.tr("%n tokens left after it", "", tokens.after)
        lines += self._bill(found, seat)
        return [*lines, CardLine("", left, "muted", (tokens,))], "NR-18.3"

    def _use(self, action: actions.Use, shown: NovaShown, seat: int) -> Told:
        """[NR-6.7] What a card does, and a warning where its power would be lost."""
        lines = [CardLine("", self._terms.card_effect(action.card))]
        effect = shown.view.box.subject_cards.cards[action.card - 1].effect
        if effect.kind == "power":
            power = line_power(shown.view, seat, shown.view.action) + shown.view.extra
            if power >= shown.view.box.limits.power_most:
                lines.append(CardLine("", self.tr("the power is 3 already: it would be lost"), "accent"))
            return lines, "NR-6.2"
        return [*lines, *self._bill(foresee(shown.view, action), seat)], "NR-7.8"

    # ---- trade, upgrade, petition

    def _tile(self, action: actions.TakeTile, shown: NovaShown, seat: int) -> Told:
        tile, _ = on_display(shown.view, action.slot)
        lines = self._bill(foresee(shown.view, action), seat)
        return [*lines, CardLine("house", self._infos.tile_effect(tile, shown.view, seat))], "NR-10.3"

    def _put(self, action: actions.PutTile, shown: NovaShown, seat: int) -> Told:
        old = shown.view.players[seat].estate[CELL[action.cell]]
        if old:
            said = self.tr("{tile} leaves the game").format(tile=self._terms.tile(old))
            return [CardLine("", said, "accent")], "NR-10.4"
        return [CardLine("", self.tr("a free cell"), "muted")], "NR-10.4"

    def _lead(self, action: actions.Lead, shown: NovaShown, seat: int) -> Told:
        points = self._terms.points(shown.view.box.scoring.first_player_vp)
        lines = self._bill(foresee(shown.view, action), seat)
        if shown.view.round < shown.view.box.course.rounds:
            lines.append(CardLine("", self.tr("you begin the next round")))
        said = self.tr("{points} for who holds it at the end").format(points=points)
        return [*lines, CardLine("laurel", said)], "NR-11.1"

    def _petition(self, action: actions.Petition, shown: NovaShown, seat: int) -> Told:
        said = self.tr("power {power}: {what}").format(
            power=action.influence, what=self._terms.summary(str(action.act))
        )
        lines = [*self._bill(foresee(shown.view, action), seat), CardLine(ICONS[str(action.act)], said)]
        return [*lines, *self._idle(shown, action)], "NR-11.5"

    # ---- cards

    def _draw(self, action: actions.Draw, shown: NovaShown, seat: int) -> Told:
        return [CardLine("", self.tr("This draws a card; it cannot be undone."))], "NR-12.1"

    def _card(self, action: actions.Take, shown: NovaShown, seat: int) -> Told:
        return self._infos.card_lines(action.card), "NR-7.8"

    def _play(self, action: actions.Play, shown: NovaShown, seat: int) -> Told:
        found = foresee(shown.view, action)
        lines = [*self._bill(found, seat), *self._infos.card_lines(action.card)]
        return [*lines, *self._worth(foresight.promise(found, seat, "subject_cards"))], "NR-12.2"

    # ---- sea and city

    def _contract(self, action: actions.TakeContract, shown: NovaShown, seat: int) -> Told:
        found = foresee(shown.view, action)
        lines = self._bill(found, seat)
        if action.contract in shown.view.map.maritime:
            kept = foresight.promise(found, seat, "sails")
            if not kept.after:
                said = self.tr("no ship can sail any further")
                return [*lines, CardLine("ship", said, "accent", (kept,))], "NR-13.1"
            said = self.tr("gain {amount}").format(amount=self._terms.sails(kept.after))
            return [*lines, CardLine("ship", said, promises=(kept,))], "NR-13.1"
        lines += self._worth(foresight.promise(found, seat, "building_contracts"))
        if isinstance(found.asked, ChooseSite):
            count = len(self._terms.shape(action.contract))
            pieces = self.tr("a building of %n pieces to place", "", count)
            return [*lines, CardLine("hammer", pieces)], "NR-14.1"
        said = self.tr("its building cannot be placed: too little room, or too few pieces")
        return [*lines, CardLine("hammer", said, "accent")], "NR-14.6"

    def _sail(self, action: actions.Sail, shown: NovaShown, seat: int) -> Told:
        found = foresee(shown.view, action)
        left = foresight.promise(found, seat, "sails")
        said = self.tr("{sails} left after it").format(sails=self._terms.sails(left.after))
        lines = [CardLine("ship", said, promises=(left,))]
        port = shown.view.map.leg_to[action.port].port
        if port.vp:
            return [*lines, self._port_worth(foresight.promise(found, seat, "sea_routes"))], "NR-20.2"
        return [*lines, *self._bill(found, seat)], "NR-13.7"

    def _port_worth(self, kept: Promise) -> CardLine:
        """[NR-13.10, NR-20.2] The best port that a ship has reached or passed counts."""
        points = kept.after - kept.before
        if not points:
            return CardLine("laurel", self.tr("no more points than now"), "muted", (kept,))
        said = self.tr("{points} more at the end, even if it sails further")
        return CardLine("laurel", said.format(points=self._terms.points(points)), promises=(kept,))

    def _build(self, action: actions.Build, shown: NovaShown, seat: int) -> Told:
        found = with_rewards(shown.view, action)
        zone = foresight.zone_after(found, action.cells[0], seat)
        lines = [CardLine("hammer", self._standing(shown, zone))]
        said = self.tr("{points} at the end if it stays so").format(
            points=self._terms.points(zone.points.after)
        )
        lines.append(CardLine("laurel", said, promises=(zone.points,)))
        for token, sides in foresight.closed_tokens(shown.view, action).items():
            n = next(n for n, space in enumerate(shown.view.map.reward_spaces) if space.name == token)
            goods = self._terms.amounts(self._terms.token(shown.view.rewards[n]))
            names = self._terms.all_of([shown.context.name(side) for side in sides])
            text = self.tr("completes a token: {goods} for {names}").format(goods=goods, names=names)
            lines.append(CardLine("laurel", text, "good"))
        return [*lines, *self._bill(found, seat)], "NR-14.7" if len(lines) > 2 else "NR-20.4"

    def _standing(self, shown: NovaShown, zone: foresight.Zone) -> str:
        """Own pieces before and after, and how that compares."""
        own = {"zone": zone.id, "before": zone.before, "after": zone.after}
        if not zone.best:
            return self.tr("Zone {zone}: {before} → {after} pieces, nobody else there").format(**own)
        rival = shown.context.name(zone.rival) if zone.rival >= 0 else self.tr("nobody’s pieces")
        own |= {"rival": rival, "best": zone.best}
        if zone.after > zone.best:
            return self.tr("Zone {zone}: {before} → {after} pieces, ahead: {rival} {best}").format(**own)
        if zone.beaten:
            said = self.tr("Zone {zone}: {before} → {after} pieces, level: {rival} {best}, and wins the tie")
            return said.format(**own)
        if zone.after == zone.best:
            return self.tr("Zone {zone}: {before} → {after} pieces, level: {rival} {best}").format(**own)
        return self.tr("Zone {zone}: {before} → {after} pieces, behind: {rival} {best}").format(**own)

    # ---- hippodrome and estate

    def _advance(self, action: actions.Advance | actions.Boost, shown: NovaShown, seat: int) -> Told:
        found = foresee(shown.view, action)
        lines = self._bill(found, seat)
        if isinstance(found.asked, TurnWheel):
            instead = gained(foresee(found.after, INFLUENCE), seat)
            said = self.tr("gold wheel: an achievement token or {amount}").format(
                amount=self._terms.amounts(instead)
            )
            lines.append(CardLine("laurel", said))
        lines += self._worth(foresight.promise(found, seat, "hippodrome_finish"))
        if shown.view.favourite and shown.view.map.track_of[shown.view.favourite] == str(action.track):
            lines.append(CardLine("chariot", self.tr("the track of the favourite")))
        return lines or [CardLine("chariot", self.tr("one space on"), "muted")], "NR-15.3"

    def _boost(self, action: actions.Boost, shown: NovaShown, seat: int) -> Told:
        return self._advance(action, shown, seat)[0], "NR-15.2"

    def _wheel(self, action: actions.Wheel, shown: NovaShown, seat: int) -> Told:
        found = foresee(shown.view, action)
        if action.what == "influence":
            return self._bill(found, seat), "NR-15.4"
        tokens = foresight.promise(found, seat, "tokens")
        said = self.tr("your tokens: {before} → {after}").format(before=tokens.before, after=tokens.after)
        return [CardLine("laurel", said, promises=(tokens,))], "NR-15.4"

    def _assign(self, action: actions.Assign, shown: NovaShown, seat: int) -> Told:
        lines = self._bill(foresee(shown.view, action), seat)
        cell, player = CELL[action.cell], shown.view.players[seat]
        tile = player.estate[cell]
        if tile and not player.spent >> cell & 1:
            lines.append(CardLine("house", self._infos.tile_effect(tile, shown.view, seat)))
        return lines, "NR-16.3"
