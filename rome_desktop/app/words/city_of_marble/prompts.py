"""What is asked, how each option reads, and what a hint says."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Prompt, TableContext
from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble.aqueducts import ExpandNext, LayPiece
from rome_desktop.games.city_of_marble.foresight import homecoming, is_idle, turn_end
from rome_desktop.games.city_of_marble.sites import ChooseSite, WithdrawMagistrate, influence
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.tiles import PlaceMagistrate
from rome_desktop.games.city_of_marble.turn import ExtraAction, TakeAction


class MarblePrompts(QObject):
    """Decisions and options as sentences."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._askers: dict[type[Decision], Callable[..., Prompt]] = {
            TakeAction: self._take_action,
            ExtraAction: self._extra_action,
            PlaceMagistrate: self._place_magistrate,
            LayPiece: self._lay_piece,
            ExpandNext: self._expand_next,
            ChooseSite: self._choose_site,
            WithdrawMagistrate: self._withdraw,
        }

    # ---- prompts

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: MarbleState, context: TableContext
    ) -> Prompt:
        name = context.name(decision.seat)
        return self._askers[type(decision)](decision, options, view, name)

    def _take_action(
        self, decision: TakeAction, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        only_end = all(isinstance(action, actions.End) for action in options)
        if only_end and decision.left:
            return Prompt(
                self.tr("{name}, no action is possible: end your turn.").format(name=name),
                self.tr("There is no tile to draw or lay, no piece to add, nobody to recall."),
            )
        if only_end:
            return Prompt(
                self.tr("{name}, end your turn.").format(name=name), self._at_the_end(view, decision.seat)
            )
        if not decision.left:
            return Prompt(
                self.tr("{name}, end your turn, or spend imperium.").format(name=name),
                self.tr("Spend an imperium tile for an extra action: click it, then confirm."),
            )
        if view.final >= 0:
            sentence = self.tr("{name}, take your last action.")
        elif decision.left > 1:
            sentence = self.tr("{name}, take your first action.")
        else:
            sentence = self.tr("{name}, take your second action.")
        if options and all(is_idle(view, action) for action in options):
            return Prompt(
                sentence.format(name=name),
                self.tr("Nothing is of any use now: what is drawn or recalled no longer counts."),
            )
        return Prompt(sentence.format(name=name), self._how(options))

    def _at_the_end(self, view: MarbleState, seat: int) -> str:
        """What the end of the turn brings."""
        tiles, home = turn_end(view, seat)
        if tiles and home:
            return self.tr("Drawn tiles become ready, and your waiting magistrates come home.")
        if tiles:
            return self.tr("Drawn tiles become ready.")
        if home:
            return self.tr("Your waiting magistrates come home.")
        return self.tr("Nothing was drawn, and nobody comes home.")

    def _how(self, options: Sequence[Action]) -> str:
        """What is possible now and by which gesture."""
        ways = []
        if any(isinstance(a, actions.Play) for a in options):
            ways.append(self.tr("drag a tile to the board (it turns to fit)"))
        if any(isinstance(a, actions.Draw) for a in options):
            ways.append(self.tr("draw from two stacks"))
        if any(isinstance(a, actions.Expand) for a in options):
            ways.append(self.tr("extend an aqueduct"))
        if any(isinstance(a, actions.Recall) for a in options):
            ways.append(self.tr("recall a magistrate"))
        said = self._terms.any_of(ways)
        return f"{capitalised(said)}."

    def _extra_action(
        self, decision: ExtraAction, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        sentence = self.tr("{name}, choose the extra action.").format(name=name)
        kind = self._terms.bare(decision.kind)
        return Prompt(sentence, self.tr("It costs one {kind} imperium tile.").format(kind=kind))

    def _place_magistrate(
        self, decision: PlaceMagistrate, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        sentence = self.tr("{name}, put a magistrate on it, or leave it empty.").format(name=name)
        ready = self.tr("%n magistrates ready.", "", view.players[decision.seat].magistrates)
        tile = view.tile_at(decision.position)
        if tile is None:
            return Prompt(sentence, ready)
        kind = self._terms.bare(tile.kind)
        counts = self.tr("On this tile a magistrate counts only for sites of the kind {kind}.")
        return Prompt(sentence, f"{ready} {counts.format(kind=kind)}")

    def _lay_piece(
        self, decision: LayPiece, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        sentence = self.tr("{name}, continue {line}: %n pieces left.", "", decision.left)
        return Prompt(
            sentence.format(name=name, line=self._terms.line(decision.colour)),
            self.tr("Click a lit edge at the far end, or drag a piece there. You gain a coin at a fountain."),
        )

    def _expand_next(
        self, decision: ExpandNext, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, lay the second aqueduct piece.").format(name=name),
            self.tr("It may continue any aqueduct that has been started."),
        )

    def _choose_site(
        self, decision: ChooseSite, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        return Prompt(
            self.tr("{name}, choose the site to resolve next.").format(name=name),
            self.tr(
                "%n sites are complete. Whoever leaves one no longer counts for the others.", "", len(options)
            ),
        )

    def _withdraw(
        self, decision: WithdrawMagistrate, options: Sequence[Action], view: MarbleState, name: str
    ) -> Prompt:
        sentence = self.tr("{name}, take back one magistrate from this site, or none.").format(name=name)
        home = homecoming(view, decision.seat, decision.space)
        if not home.comes:
            second = self.tr("He stays in {space}: no end of your turn comes any more.")
        elif not home.brings:
            second = self.tr("From {space} he comes home with nothing: none is left there.")
        elif self._terms.is_treasury(decision.space):
            second = self.tr("From the treasury he brings a coin home at the end of your turn.")
        else:
            second = self.tr("From {space} he brings an imperium tile home at the end of your turn.")
        return Prompt(sentence, second.format(space=self._terms.space(decision.space)))

    # ---- options

    def option(self, action: Action, view: MarbleState, context: TableContext) -> str:
        said = self._option(action, view)
        return self.tr("{option}: of no use any more").format(option=said) if is_idle(view, action) else said

    def _option(self, action: Action, view: MarbleState) -> str:
        terms = self._terms
        match action:
            case actions.Play(kind=kind, position=position):
                place = terms.position(view.map, position)
                return self.tr("Lay {tile} at {position}").format(tile=terms.tile(kind), position=place)
            case actions.Draw(kinds=kinds):
                return self.tr("Draw {tiles}").format(tiles=terms.tiles(kinds))
            case actions.Expand(colour=colour, vertex=vertex):
                point = terms.vertex(view.map, vertex)
                return self.tr("Extend {line} to {vertex}").format(line=terms.line(colour), vertex=point)
            case actions.Lay(vertex=vertex):
                return self.tr("Lay the piece to {vertex}").format(vertex=terms.vertex(view.map, vertex))
            case actions.Recall(position=position):
                return self.tr("Recall the magistrate from {tile}").format(tile=self.place(view, position))
            case actions.Withdraw(position=position):
                return self.tr("Take back the magistrate from {tile}").format(tile=self.place(view, position))
            case actions.Spend(kind=kind):
                return self.tr("Spend {kind} imperium for an extra action").format(kind=terms.bare(kind))
            case actions.ResolveSite(vertex=vertex):
                building = terms.building(influence(view, vertex)[0])
                return self.tr("Resolve the site for {building} at {vertex}").format(
                    building=building, vertex=terms.vertex(view.map, vertex)
                )
        return self.act(action)

    def place(self, view: MarbleState, position: str) -> str:
        """Such as “a temple tile at row 4, places 6 and 7, beside the Viminal”; without a tile, where."""
        where = self._terms.position(view.map, position)
        tile = view.tile_at(position)
        if tile is None:
            return where
        return self.tr("{tile} at {position}").format(tile=self._terms.tile(tile.kind), position=where)

    def act(self, action: Action) -> str:
        """The confirming button's word."""
        words = {
            actions.Play: self.tr("Lay tile"),
            actions.Draw: self.tr("Draw"),
            actions.Expand: self.tr("Lay piece"),
            actions.Lay: self.tr("Lay piece"),
            actions.Recall: self.tr("Recall"),
            actions.Spend: self.tr("Spend"),
            actions.End: self.tr("End turn"),
            actions.AddMagistrate: self.tr("Add magistrate"),
            actions.LeaveEmpty: self.tr("Leave empty"),
            actions.ResolveSite: self.tr("Resolve"),
            actions.Withdraw: self.tr("Take back"),
            actions.Keep: self.tr("Take back none"),
        }
        return words[type(action)]

    # ---- hints

    def reason(self, key: str, points: int | None) -> str:
        """Why the computer would choose so."""
        if key == "scores":
            return (
                self.tr("It scores at once.")
                if points is None
                else self.tr("It scores %n points at once.", "", points)
            )
        if key == "denies":
            return (
                self.tr("It keeps a site from somebody else.")
                if points is None
                else self.tr("It keeps %n points from somebody else.", "", points)
            )
        reasons = {
            "prepares": self.tr("It prepares a site for a later turn."),
            "imperium": self.tr("It brings imperium."),
            "bridge": self.tr("It takes a bridge tile."),
            "supplies": self.tr("It fills the hand for the turns to come."),
            "waters": self.tr("It leads water to buildings that will count at the end."),
            "only": self.tr("Nothing else is possible."),
        }
        return reasons.get(key, "")
