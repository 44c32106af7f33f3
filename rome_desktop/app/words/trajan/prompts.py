"""What is asked, how each option reads, and what a hint says."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Foretold, Prompt, TableContext
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision, to_move
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.deeds import SpendExtra, TakeAction, Way
from rome_desktop.games.trajan.events import Shipped
from rome_desktop.games.trajan.foresight import foresee, is_idle, repeats
from rome_desktop.games.trajan.ids import CATEGORIES, DEEDS, NOTHING, TRAYS, Deed, Ship
from rome_desktop.games.trajan.quarter import AnswerDemands, ChooseBonus
from rome_desktop.games.trajan.seaport import SAIL, DiscardCard, LoadShip, PlaySecond
from rome_desktop.games.trajan.setup import ArrangeByHand, ChooseStartTile, TakeStartCard
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers, target
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.trajan_tiles import UseTile


class TrajanPrompts(QObject):
    """Decisions as sentences."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._askers: dict[type[Decision], Callable[..., Prompt]] = {
            ArrangeByHand: self._arrange,
            TakeStartCard: self._start_card,
            ChooseStartTile: self._start_tile,
            SowMarkers: self._sow,
            DropMarker: self._drop,
            UseTile: self._use_tile,
            TakeAction: self._action,
            SpendExtra: self._spend,
            DiscardCard: self._discard,
            PlaySecond: self._second_card,
            LoadShip: self._load,
            AnswerDemands: self._answer,
            ChooseBonus: self._bonus,
        }

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: TrajanState, context: TableContext
    ) -> Prompt:
        return self._askers[type(decision)](decision, options, view, context.name(decision.seat))

    # ---- set-up

    def _arrange(
        self, decision: ArrangeByHand, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        trays = view.players[decision.seat].trays
        fills = any(isinstance(action, actions.Fill) for action in options)
        if not fills:
            return Prompt(
                self.tr("{name}, choose how your markers begin.").format(name=name),
                self.tr("Each small circle is a ready-made arrangement."),
            )
        tray = self._terms.tray(trays.index(""))
        sentence = self.tr("{name}, choose two markers for {tray}.").format(name=name, tray=tray)
        if any(trays):
            return Prompt(sentence, self.tr("Click one marker in the middle, then the other."))
        return Prompt(
            sentence, self.tr("Click two markers in the middle, or take one of the small circles below.")
        )

    def _start_card(
        self, decision: TakeStartCard, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        left = view.box.player.start_cards - len(view.players[decision.seat].hand)
        sentence = self.tr("{name}, take a commodity card: %n to go.", "", left)
        return Prompt(sentence.format(name=name), self.tr("From the draw pile, or from either discard pile."))

    def _start_tile(
        self, decision: ChooseStartTile, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, choose a Trajan tile for {slot}.").format(
                name=name, slot=self._terms.slot(decision.slot)
            ),
            self.tr("Three tiles to begin with, each from another pile of the Arch."),
        )

    # ---- sowing and tile

    def _sow(self, decision: SowMarkers, options: Sequence[Action], view: TrajanState, name: str) -> Prompt:
        return Prompt(
            self.tr("{name}, choose a tray to empty.").format(name=name),
            self.tr("Point at a tray: you see where its last marker falls, and how much time that takes."),
        )

    def _drop(self, decision: DropMarker, options: Sequence[Action], view: TrajanState, name: str) -> Prompt:
        source = (decision.tray - 1 - (decision.count - len(decision.left))) % len(TRAYS)
        last = self._terms.tray(target(source, decision.count))
        tray = self._terms.action(DEEDS[decision.tray])
        second = self.tr("The last one falls on {tray}. Click a marker, then the tray, or click it twice.")
        return Prompt(
            self.tr("{name}, which marker falls on {tray}?").format(name=name, tray=tray),
            second.format(tray=last),
        )

    def _use_tile(self, decision: UseTile, options: Sequence[Action], view: TrajanState, name: str) -> Prompt:
        tile = view.map.trajan[decision.tile]
        kind = str(tile.category)
        second = self.tr("The tile is completed: {tile}.").format(tile=self._terms.trajan_tile(decision.tile))
        sentences = {
            "cards": self.tr("{name}, draw two cards, or do without."),
            "plus2": self.tr("{name}, choose an action for the [+2] marker."),
            "workers": self.tr("{name}, send workers to the camp, or do without."),
            "legionaries": self.tr("{name}, send legionaries to the camp, or do without."),
        }
        sentence = sentences.get(kind, self.tr("{name}, use the tile’s special action, or do without."))
        return Prompt(sentence.format(name=name), second)

    # ---- the action

    def _action(
        self, decision: TakeAction, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        sentences = {
            Deed.SEAPORT: self.tr("{name}, draw, pick up, play or ship cards."),
            Deed.FORUM: self.tr("{name}, take a forum tile."),
            Deed.MILITARY: self.tr("{name}, recruit, march or occupy."),
            Deed.SENATE: self.tr("{name}, advance in the senate."),
            Deed.TRAJAN: self.tr("{name}, take a Trajan tile."),
            Deed.CONSTRUCTION: self.tr("{name}, hire a worker or build."),
        }
        seconds = {
            Deed.SEAPORT: self.tr(
                "Draw pile: two cards. Drag a card to the display. Or choose a ship to load."
            ),
            Deed.FORUM: self.tr("A yellow tile repeats an action later; senate tiles count as votes."),
            Deed.MILITARY: self.tr(
                "Click the camp to recruit, a border province to march, that of the leader to occupy."
            ),
            Deed.SENATE: self.tr("Click the next space of the track."),
            Deed.TRAJAN: self.tr("It goes to the slot of the Arch."),
            Deed.CONSTRUCTION: self.tr("Click the workers’ camp to hire, or a lit site to build."),
        }
        second = seconds[decision.deed]
        if decision.way == Way.BONUS:
            second = self.tr("A bonus action, won by building.")
        elif decision.way in (Way.REPEAT, Way.AGAIN):
            second = self.tr("The action once more, with the extra-action tile.")
        return Prompt(sentences[decision.deed].format(name=name), second)

    def _spend(self, decision: SpendExtra, options: Sequence[Action], view: TrajanState, name: str) -> Prompt:
        action = self._terms.action(decision.deed)
        spend = next((option for option in options if isinstance(option, actions.Spend)), None)
        times = 0 if spend is None else repeats(view, spend)
        second = (
            self.tr("With the [+2] marker it can be repeated twice.")
            if times > 1
            else self.tr("One extra-action tile in a turn, and it leaves the game.")
        )
        foretold = () if spend is None else (Foretold(spend, "repeats", decision.seat, 0, times),)
        sentence = self.tr("{name}, spend a tile to repeat {action}, or do without.")
        return Prompt(sentence.format(name=name, action=action), second, foretold)

    def _discard(
        self, decision: DiscardCard, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, discard one card of your hand.").format(name=name),
            self.tr("Click a card, then a discard pile, or drag it there."),
        )

    def _second_card(
        self, decision: PlaySecond, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, play a second card, or finish.").format(name=name),
            self.tr("For each card played you draw one."),
        )

    def _load(self, decision: LoadShip, options: Sequence[Action], view: TrajanState, name: str) -> Prompt:
        found = foresee(view, SAIL)
        sailed = found.of(Shipped)
        sentences = {
            Ship.IDENTICAL: self.tr("{name}, load equal goods on the ship."),
            Ship.PAIRS: self.tr("{name}, load pairs on the ship."),
            Ship.DIFFERENT: self.tr("{name}, load different goods on the ship."),
        }
        second = self.tr("Click a card, or drag it onto the ship.")
        foretold: tuple[Foretold, ...] = ()
        if sailed:
            second = self.tr("Loaded: {goods}. If it sails now: {points}.").format(
                goods=self._terms.goods(decision.stowed), points=self._terms.points(sailed[0].points)
            )
            before, after = view.players[decision.seat].score, found.after.players[decision.seat].score
            foretold = (Foretold(SAIL, "score", decision.seat, before, after),)
        return Prompt(sentences[decision.ship].format(name=name), second, foretold)

    # ---- the quarter

    def _answer(
        self, decision: AnswerDemands, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, choose the tiles that answer the demands.").format(name=name),
            self.tr("Jokers can be kept for later where forum tiles do as well."),
        )

    def _bonus(
        self, decision: ChooseBonus, options: Sequence[Action], view: TrajanState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, you are consul: choose a bonus tile.").format(name=name),
            self.tr("The vice consul takes the other one, grey side up."),
        )


class TrajanOptions(QObject):
    """Options as sentences, buttons and hints."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def option(self, action: Action, view: TrajanState, context: TableContext) -> str:
        """What an option does, and that it brings nothing if that is so."""
        said = self.act_of(action, view)
        return self.tr("{option}: of no use now").format(option=said) if is_idle(view, action) else said

    def act_of(self, action: Action, view: TrajanState) -> str:
        """What an option does."""
        return self._of_circle(action, view) or self._of_goods(action, view) or self._of_board(action, view)

    def _of_circle(self, action: Action, view: TrajanState) -> str:
        terms = self._terms
        match action:
            case actions.Sow(tray=tray):
                return self._sow(TRAYS.index(tray), view)
            case actions.Drop(colour=colour):
                top = view.pending[-1]
                following = terms.tray(top.tray if isinstance(top, DropMarker) else 0)
                return self.tr("Drop {colour} on {tray}").format(colour=terms.colour(colour), tray=following)
            case actions.Fill(markers=markers):
                return self.tr("Put {colours} on the next tray").format(colours=terms.colours(markers))
            case actions.UsePreset(preset=preset):
                found = next(p for p in view.box.markers.presets if p.id == preset)
                return self.tr("Arrangement: {name}").format(name=terms.named(found.name))
            case actions.Shuffle():
                return self.tr("Let chance arrange the markers")
            case actions.Deploy(pawns=pawns):
                return self.tr("Send %n pawns to the camp", "", pawns)
            case actions.Mark(deed=deed):
                return self.tr("Put the [+2] marker on {action}").format(action=terms.action(deed))
            case actions.Spend(tile=tile):
                return self.tr("Spend the tile “{tile}”").format(tile=terms.forum_tile(tile))
            case actions.TakeTile(category=category):
                tile = view.piles[CATEGORIES.index(category)]
                if tile == NOTHING:
                    return self.tr("Take a Trajan tile")
                return self.tr("Take the Trajan tile {tile}").format(tile=terms.trajan_tile(tile))
        return ""

    def _sow(self, tray: int, view: TrajanState) -> str:
        seat = to_move(view)
        markers = view.players[seat].trays[tray] if seat is not None else ""
        last = self._terms.tray(target(tray, len(markers)))
        said = self.tr("Empty {tray}: %n steps, last marker on {last}", "", len(markers))
        return said.format(tray=self._terms.tray(tray), last=last)

    def _of_goods(self, action: Action, view: TrajanState) -> str:
        terms = self._terms
        match action:
            case actions.Draw():
                return self.tr("Draw from the draw pile")
            case actions.PickUp(side=side):
                top = view.discards[0 if side == "left" else 1]
                good = terms.goods(top[-1:])
                return self.tr("Pick up {good}").format(good=good)
            case actions.Discard(card=card, side=side):
                good = terms.goods([card])
                if side == "left":
                    return self.tr("Discard {good} to the left").format(good=good)
                return self.tr("Discard {good} to the right").format(good=good)
            case actions.Play(card=card):
                return self.tr("Play {good} into the display").format(good=terms.goods([card]))
            case actions.Load(ship=ship):
                return self.tr("Load the ship “{ship}”").format(ship=terms.ship(ship))
            case actions.Stow(cards=cards):
                return self.tr("Load {goods}").format(goods=terms.goods(cards))
        return ""

    def _of_board(self, action: Action, view: TrajanState) -> str:
        terms = self._terms
        match action:
            case actions.Take(space=space):
                return self.tr("Take the tile “{tile}”").format(tile=terms.forum_tile(_tile_on(view, space)))
            case actions.March(province=province):
                return self.tr("March to {province}").format(province=terms.province(province))
            case actions.Occupy():
                seat = to_move(view)
                place = view.players[seat].leader if seat is not None else ""
                return self.tr("Occupy {province}").format(province=terms.province(place))
            case actions.Build(site=site):
                return self._build(site, view)
            case actions.Answer(tiles=tiles):
                if not tiles:
                    return self.tr("Give no forum tile")
                return self.tr("Give {tiles}").format(tiles=terms.forum_tiles(tiles))
            case actions.Claim(tile=tile):
                return self.tr("Take the bonus tile: {tile}").format(tile=terms.bonus_tile(tile))
        return self.act(action)

    def _build(self, site: int, view: TrajanState) -> str:
        tile, place = view.district[site], self._terms.site(site)
        if tile == NOTHING:
            return self.tr("Build on the empty site, {place}").format(place=place)
        return self.tr("Build {tile}, {place}").format(tile=self._terms.construction_tile(tile), place=place)

    def act(self, action: Action) -> str:
        """The confirming button's word."""
        words = {
            actions.Sow: self.tr("Empty tray"),
            actions.Drop: self.tr("Drop marker"),
            actions.Deploy: self.tr("Send"),
            actions.Collect: self.tr("Draw two"),
            actions.Mark: self.tr("Place [+2]"),
            actions.Decline: self.tr("Do without"),
            actions.Pass: self.tr("Do without"),
            actions.Spend: self.tr("Spend"),
            actions.Draw: self.tr("Draw"),
            actions.Discard: self.tr("Discard"),
            actions.PickUp: self.tr("Pick up"),
            actions.Play: self.tr("Play card"),
            actions.Done: self.tr("Finish"),
            actions.Load: self.tr("Load ship"),
            actions.Stow: self.tr("Load"),
            actions.Sail: self.tr("Set sail"),
            actions.Take: self.tr("Take"),
            actions.Recruit: self.tr("Recruit"),
            actions.March: self.tr("March"),
            actions.Occupy: self.tr("Occupy"),
            actions.Advance: self.tr("Advance"),
            actions.TakeTile: self.tr("Take tile"),
            actions.Hire: self.tr("Hire"),
            actions.Build: self.tr("Build"),
            actions.Answer: self.tr("Give tiles"),
            actions.Claim: self.tr("Take bonus tile"),
            actions.Fill: self.tr("Put markers"),
            actions.UsePreset: self.tr("Use arrangement"),
            actions.Shuffle: self.tr("By chance"),
        }
        return words[type(action)]

    # ---- hints

    def reason(self, key: str, points: int | None) -> str:
        """Why the computer would choose so."""
        if key == "scores":
            if points is None:
                return self.tr("It scores at once.")
            return self.tr("It scores %n points at once.", "", points)
        return self.reasons().get(key, "")

    def reasons(self) -> dict[str, str]:
        """Reasons without a number, by key."""
        return {
            "completes": self.tr("It completes a Trajan tile."),
            "demands": self.tr("It answers a demand of the people."),
            "votes": self.tr("It helps in the senate’s vote."),
            "extra": self.tr("It allows an action more."),
            "prepares": self.tr("It prepares the turns to come."),
            "only": self.tr("Nothing else is possible."),
        }


def _tile_on(view: TrajanState, space: str) -> str:
    spaces = view.map.spaces[view.seats]
    return view.forum[spaces.index(space)] if space in spaces else NOTHING
