"""What is asked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Prompt, TableContext
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision
from rome_desktop.games.nova_roma import (
    actions,
    building,
    drafting,
    forum,
    gains,
    mosaic,
    performing,
    petition,
    producing,
    racing,
    recruiting,
    rewards,
    sailing,
    trading,
    upgrading,
)
from rome_desktop.games.nova_roma.answers import INFLUENCE
from rome_desktop.games.nova_roma.foresight import foresee, gained, is_idle
from rome_desktop.games.nova_roma.recruiting import surcharge
from rome_desktop.games.nova_roma.state import NovaState


class NovaPrompts(QObject):
    """Decisions as sentences; each asker says the sentence, and the second line."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._askers: dict[type[Decision], Callable[..., tuple[str, str]]] = {
            drafting.DraftStrip: self._strip,
            drafting.LayCard: self._lay,
            drafting.KeepCard: self._keep,
            forum.PutEmperor: self._emperor,
            forum.TakeTurn: self._turn,
            forum.TakeAction: self._action,
            forum.PutLegionary: self._legionary,
            performing.UseCard: self._use,
            gains.NameGood: self._good,
            gains.DiscardDown: self._discard,
            rewards.ChooseReward: self._reward,
            mosaic.ClaimLate: self._claim,
            trading.SellCard: self._sell,
            trading.BuyGood: self._buy,
            upgrading.PourWine: self._wine,
            upgrading.ChooseTile: self._tile,
            upgrading.LayTile: self._lay_tile,
            petition.ClaimLead: self._lead,
            petition.ChoosePetition: self._petition,
            recruiting.TakeCard: self._take,
            recruiting.PlayCard: self._play,
            recruiting.MakeRoom: self._room,
            sailing.ChooseMaritime: self._contract,
            sailing.SailOn: self._sail,
            building.ChooseBuilding: self._building,
            building.ChooseSite: self._site,
            racing.AdvanceMarker: self._advance,
            racing.TurnWheel: self._wheel,
            racing.BoostMarker: self._boost,
            producing.Work: self._work,
            producing.PlaceByCard: self._by_card,
            producing.UseExchange: self._exchange,
            producing.UseOnce: self._once,
        }

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: NovaState, context: TableContext
    ) -> Prompt:
        sentence, second = self._askers[type(decision)](decision, options, view)
        return Prompt(sentence.format(name=context.name(decision.seat)), second)

    @property
    def asked(self) -> set[type[Decision]]:
        """Every decision that has words."""
        return set(self._askers)

    def _power(self, view: NovaState) -> str:
        return self.tr("Power {power}.").format(power=view.power)

    # ---- drafts

    def _strip(
        self, step: drafting.DraftStrip, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        return (
            self.tr("{name}, choose a mosaic tile."),
            self.tr(
                "Each seat gets one of each colour; the three wishes of a tile can be reached in any order."
            ),
        )

    def _lay(self, step: drafting.LayCard, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, lay one of these cards down in secret."),
            self.tr("The others go on to the left. Two of the four laid down will be kept."),
        )

    def _keep(self, step: drafting.KeepCard, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, keep one of the cards laid down."),
            self.tr("Two are kept; the others go back into the deck."),
        )

    # ---- the forum

    def _emperor(self, step: forum.PutEmperor, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, choose a forum space for the emperor."),
            self.tr("He adds 1 power in his row and in his column, for everybody, all round long."),
        )

    def _turn(self, step: forum.TakeTurn, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        sentence = self.tr("{name}, choose a forum space for your patrician.")
        if any(isinstance(action, actions.Claim) for action in options):
            return sentence, self.tr("Or claim an achievement first: a lit field of the mosaic.")
        return sentence, self.tr("You perform the actions of its column and its row, in the order you like.")

    def _action(self, step: forum.TakeAction, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        if len(step.acts) > 1:
            first, last = (self._terms.act(act) for act in step.acts)
            sentence = self.tr("{name}, begin with {first} or {last}.").replace("{first}", first)
            return sentence.replace("{last}", last), self._idle(options, view)
        act = self._terms.act(step.acts[0])
        return (
            self.tr("{name}, perform {act}, or abandon it.").replace("{act}", act),
            self._idle(options, view),
        )

    def _idle(self, options: Sequence[Action], view: NovaState) -> str:
        """How to abandon an action, and which of them can do nothing now [NR-7.6]."""
        how = self.tr("Click the coin at an action to abandon it: you gain 1 coin.")
        idle = [
            self._terms.act(a.act) for a in options if isinstance(a, actions.Perform) and is_idle(view, a)
        ]
        if not idle:
            return how
        said = self.tr("Nothing can be done now with {acts}.").format(acts=self._terms.all_of(idle))
        return self.tr("{one} {two}").format(one=said, two=how)

    def _legionary(
        self, step: forum.PutLegionary, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        return (
            self.tr("{name}, put a legionary on a free forum space."),
            self.tr("It blocks the space until the end of the round and counts for nobody."),
        )

    def _use(self, step: performing.UseCard, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        act = self._terms.act(view.action)
        sentence = self.tr("{name}, use a subject card for {act}, or go on.").replace("{act}", act)
        if step.closing:
            return sentence, self.tr("The action is over; a card used now is turned face down.")
        return sentence, self.tr("Each card once a round. More than 3 power is lost.")

    # ---- gains

    def _good(self, step: gains.NameGood, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, take %n goods of your choice.", "", step.left),
            self.tr("Click a good in your house. At most 5 of each kind."),
        )

    def _discard(
        self, step: gains.DiscardDown, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        surplus = len(options) - view.box.limits.hand
        return (
            self.tr("{name}, discard %n cards from your hand.", "", surplus),
            self.tr("At most {count} cards in hand.").format(count=view.box.limits.hand),
        )

    def _reward(
        self, step: rewards.ChooseReward, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        return (
            self.tr("{name}, choose which reward comes first."),
            self.tr("%n rewards wait; each is finished before the next.", "", len(options)),
        )

    def _claim(self, step: mosaic.ClaimLate, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, claim an achievement, or go on without one."),
            self.tr("One a turn. %n tokens left.", "", view.players[step.seat].tokens),
        )

    # ---- trade and upgrade

    def _sell(self, step: trading.SellCard, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        if step.sold:
            return self.tr("{name}, discard a second card."), self.tr("Two cards make one coin.")
        return (
            self.tr("{name}, discard two cards for a coin, or go on."),
            self.tr("Click a card of your hand, then another one."),
        )

    def _buy(self, step: trading.BuyGood, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, buy goods for 1 coin each, or finish."),
            self.tr("%n coins left.", "", view.players[step.seat].coins),
        )

    def _wine(self, step: upgrading.PourWine, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        sentence = self.tr("{name}, spend wine for influence, or go on.")
        if view.players[step.seat].influence >= view.box.limits.influence:
            return sentence, self.tr("The influence track is full: a wine brings 1 coin instead.")
        return sentence, self.tr("Each wine brings 1 influence.")

    def _tile(
        self, step: upgrading.ChooseTile, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        return (
            self.tr("{name}, take an estate tile, or take none."),
            self.tr("At most one; the price stands above it."),
        )

    def _lay_tile(
        self, step: upgrading.LayTile, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        tile = self._terms.tile(step.tile)
        return (
            self.tr("{name}, put the tile on a cell of your estate."),
            self.tr("{tile}: it never moves again. A tile already there leaves the game.").format(tile=tile),
        )

    # ---- petition and recruit

    def _lead(self, step: petition.ClaimLead, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, take the first-player token for 2 influence, or go on."),
            self.tr("You begin the next round. At the end its holder gets 2 points.")
            if view.round < view.box.course.rounds
            else self.tr("At the end its holder gets 2 points."),
        )

    def _petition(
        self, step: petition.ChoosePetition, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        paid = [a for a in options if isinstance(a, actions.Petition)]
        most = max((a.influence for a in paid), default=1)
        sentence = self.tr("{name}, pay influence for another action, or go on.")
        acts = dict.fromkeys(a.act for a in paid)
        idle = [act for act in acts if all(is_idle(view, a) for a in paid if a.act == act)]
        if idle:
            names = self._terms.all_of([self._terms.act(act) for act in idle])
            return sentence, self.tr("Nothing can be done now with {acts}.").format(acts=names)
        return (
            sentence,
            self.tr(
                "Choose below the forum what to pay (1 to {most} influence), then an action: that is its "
                "power."
            ).format(most=most)
            if most > 1
            else self.tr("Choose an action: for 1 influence it has power 1."),
        )

    def _take(self, step: recruiting.TakeCard, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, take up to %n subject cards.", "", step.left),
            self.tr("From the cards on display, or unseen from the deck, which cannot be undone."),
        )

    def _play(self, step: recruiting.PlayCard, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        price = {"coins": step.coins, "influence": surcharge(view, step.seat)}
        if not any(price.values()):
            return self.tr("{name}, play a card into your row, or go on."), self.tr("It is free this time.")
        cost = self._terms.amounts(price)
        return self.tr("{name}, play a card into your row, or go on."), self.tr("It costs {cost}.").format(
            cost=cost
        )

    def _room(self, step: recruiting.MakeRoom, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, discard a card of your full row."),
            self.tr("At most {count} cards in the row.").format(count=view.box.limits.row),
        )

    # ---- sail and build

    def _contract(
        self, step: sailing.ChooseMaritime, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        return (
            self.tr("{name}, complete a maritime contract, or none."),
            self.tr("It gives %n sails.", "", view.power),
        )

    def _sail(self, step: sailing.SailOn, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, spend up to %n sails on your ships.", "", step.sails),
            self.tr("Drag a ship to a lit port, or click the port. A port reached or passed pays at once."),
        )

    def _building(
        self, step: building.ChooseBuilding, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        zones = self._zones(view, view.box.actions.zones_by_power[view.power - 1])
        where = self.tr("You may build in zone {zones}.").format(zones=zones)
        return (
            self.tr("{name}, complete a building contract, or none."),
            f"{self._power(view)} {where}",
        )

    def _zones(self, view: NovaState, count: int) -> str:
        return self._terms.any_of([zone.id for zone in view.box.building_zones[:count]])

    def _site(self, step: building.ChooseSite, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        open_zones = sorted({a.cells[0] for a in options if isinstance(a, actions.Build)})
        zones = self._terms.any_of(open_zones)
        sentence = self.tr("{name}, place the building in zone {zones}.").replace("{zones}", zones)
        if len(view.map.placements[step.shape][0]) and view.map.shape_cells[step.shape] > 1:
            return sentence, self.tr("R or right click turns, F flips. Enter or a second click places it.")
        return sentence, self.tr("A second click or Enter places it.")

    # ---- race and produce

    def _advance(
        self, step: racing.AdvanceMarker, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        sentence = self.tr("{name}, advance your markers: %n spaces left.", "", step.left)
        if step.single or step.track >= 0:
            return sentence, self.tr("All on one track. A line costs horses and brings a gold wheel.")
        return sentence, self.tr("On one track or on several. A line costs horses and brings a gold wheel.")

    def _wheel(self, step: racing.TurnWheel, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        locked = view.players[step.seat].locked
        instead = self._terms.amounts(gained(foresee(view, INFLUENCE), step.seat))
        return (
            self.tr("{name}, take an achievement token or {goods}.").replace("{goods}", instead),
            self.tr("%n tokens left at the hippodrome.", "", locked),
        )

    def _boost(self, step: racing.BoostMarker, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        return (
            self.tr("{name}, return an artisan for one space more, or not."),
            self.tr("%n artisans available.", "", view.players[step.seat].artisans),
        )

    def _work(self, step: producing.Work, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        sentence = self.tr("{name}, hire or place an artisan: %n times left.", "", step.left)
        return sentence, self.tr(
            "You gain what row and column of the cell show, and 1 more for each other artisan in line."
        )

    def _by_card(
        self, step: producing.PlaceByCard, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        return (
            self.tr("{name}, place an artisan on your estate."),
            self.tr(
                "You gain what row and column of the cell show, and 1 more for each other artisan in line."
            ),
        )

    def _exchange(
        self, step: producing.UseExchange, options: Sequence[Action], view: NovaState
    ) -> tuple[str, str]:
        tile = view.map.tiles[view.players[step.seat].estate[step.cell]]
        pay, gain = self._terms.amounts(tile.pay), self._terms.amounts(tile.gain)
        sentence = self.tr("{name}, exchange {pay} for {gain}, or go on.").replace("{pay}", pay)
        return sentence.replace("{gain}", gain), self.tr("Once for the artisan placed on the tile.")

    def _once(self, step: producing.UseOnce, options: Sequence[Action], view: NovaState) -> tuple[str, str]:
        key = view.players[step.seat].estate[step.cell]
        effect = self._terms.tile_effect(key)
        return (
            self.tr("{name}, use the tile now, or keep it for later."),
            self.tr("{tile}: {effect}.").format(tile=self._terms.tile(key), effect=effect),
        )
