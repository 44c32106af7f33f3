"""What leads from the challenges page to the table and back: beginning, judging, keeping what was reached."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app import trouble
from rome_desktop.app.contract import Plan
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.spoken import labelled, signed
from rome_desktop.app.kit.widgets import Label
from rome_desktop.app.known import Known
from rome_desktop.app.page_stack import PageStack
from rome_desktop.app.pages.challenges import words
from rome_desktop.app.pages.challenges.aims import GIVE_UP, START_OVER, PuzzleAim, SoloAim
from rome_desktop.app.pages.challenges.marks import Stars
from rome_desktop.app.pages.challenges.page import ChallengesPage
from rome_desktop.app.pages.challenges.parts import Running
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.table.aim import Aim
from rome_desktop.app.pictures import Pictures
from rome_desktop.app.saved_matches import SavedMatches
from rome_desktop.app.ways import MatchWays, Ways
from rome_desktop.app.window import Window
from rome_desktop.app.worker import Opened, Update
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.turn import advance
from rome_desktop.session import progress
from rome_desktop.session.kept_rules import is_broken
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import COLOURS, Puzzle, goals_of, puzzle_with
from rome_desktop.session.saves import Summary
from rome_desktop.session.seats import HUMAN, NewMatch, Seat
from rome_desktop.session.solo import SEAT, Challenge, challenge_of, challenges_of
from rome_desktop.session.store import Newer

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class Challenging(QObject):
    """Challenges of a window, and what came of them."""

    def __init__(
        self,
        window: Window,
        pages: PageStack,
        ways: Ways,
        matches: MatchWays,
        known: Known,
        saved: SavedMatches,
        table: "Callable[[], TablePage]",
        *,
        keep: bool,
    ) -> None:
        super().__init__(saved)
        self._window, self._pages, self._ways, self._matches = window, pages, ways, matches
        self._known, self._saved, self._table, self._keep = known, saved, table, keep
        self._coming: Aim | None = None
        """The aim of a match that was asked for and has not come yet."""
        self.practised: Challenge | None = None
        self._plan: Plan | None = None
        self._ended = "", False
        """The challenge that came to its end last, and whether it was practice."""
        self._game = ""

    # ---- the page

    def today(self) -> date:
        """By the clock of this computer."""
        return datetime.now().astimezone().date()

    def reached(self) -> progress.Progress:
        """What the player has reached; nothing where the file is of a newer program."""
        try:
            return progress.load(self._window.folders.results)
        except Newer:
            return progress.empty()

    def open(self, game: str | None = None) -> None:
        """The page, a game or all of them (empty) chosen, or (None) what was chosen last."""
        ways = self._ways
        if not self._matches.may_leave(self.open):
            return
        ways.leave_table()
        self._game = self._game if game is None else game
        pictures, running = self.pictures, self.running()
        page = ChallengesPage(
            GAMES, self.reached(), self.today(), self._game, pictures=pictures, running=running
        )
        page.go_on.connect(self._matches.resume)
        page.lead(ways)
        page.chosen.connect(self._choose)
        page.play_puzzle.connect(self.play_puzzle)
        page.play_solo.connect(self.play_solo)
        self._pages.show(page)

    @property
    def pictures(self) -> Pictures:
        """Of positions."""
        return self._saved.pictures

    def running(self) -> dict[str, Running]:
        """The challenges that were begun and are not over, by id; of several of one, the latest."""
        found: dict[str, Running] = {}
        for save in self._known.saves():
            if isinstance(save, Summary) and not save.over and len(save.seats) == 1:
                challenge = challenge_of(game_of(save.game), save.options, save.seed)
                if challenge is not None and challenge.id not in found:
                    found[challenge.id] = Running(save.path, save.scores[SEAT], is_broken(save))
        return found

    def _choose(self, game: str) -> None:
        self._game = game

    # ---- beginning

    def play_puzzle(self, key: str, today: bool = False, *, showing: bool = False) -> None:
        """A perfect turn at the table; nothing of it is saved as a match."""
        puzzle = puzzle_with(key)
        tried = self.reached().of(puzzle)
        hints = tried.tries > 0 and not today
        match = puzzle.begin(self.name())
        self._coming = PuzzleAim(puzzle, match.state.clone(), self, today=today, hints=hints, showing=showing)
        notation = puzzle.game.rules.notation
        actions = tuple(notation.parse(line) for line in puzzle.lines[0])
        self._plan = Plan("", actions) if showing else None
        self._matches.lay(match, None)

    def play_solo(self, key: str, practice: bool) -> None:
        """A solo challenge, or practice for it, which is not saved."""
        challenge = challenge_with(key)
        seat = Seat(self.name(), HUMAN, COLOURS[SEAT])
        new = NewMatch(challenge.game.key, (seat,), dict(challenge.options), challenge.seed)
        self.practised = challenge if practice else None
        self._matches.start(new, saved=not practice)

    def name(self) -> str:
        """The name of the person who played last, or a Roman one."""
        for name, kind, _ in self._window.settings.last_seats:
            if kind == HUMAN:
                return name
        return "Julia"

    def opened(self, opened: Opened) -> None:
        """A match lies on the table: find out what it is played for."""
        coming, self._coming = self._coming, None
        practised, self.practised = self.practised, None
        if coming is None:
            game = game_of(opened.game)
            challenge = challenge_of(game, opened.options, opened.seed)
            if challenge is not None and not opened.notice:
                coming = SoloAim(challenge, self, practice=practised is challenge)
        table = self._table()
        table.take_aim(coming)
        if isinstance(coming, PuzzleAim):
            coming.pressed.connect(self._pressed)
        elif isinstance(coming, SoloAim):
            coming.broken.connect(self._tell_broken)

    def asked(self) -> None:
        """A person is asked for the first time: the best line begins by itself."""
        plan, self._plan = self._plan, None
        if plan is not None:
            self._table().playing_out.begin(plan)

    def _pressed(self, key: str) -> None:
        aim = self._table().on_table.aim
        if isinstance(aim, PuzzleAim) and key in {START_OVER, GIVE_UP}:
            if key == GIVE_UP and self._keep:
                self._noted(lambda folder: progress.note_shown(folder, aim.puzzle))
            self.play_puzzle(aim.puzzle.id, aim.today, showing=key == GIVE_UP)

    def _tell_broken(self) -> None:
        self._table().toast.say(self.tr("The rule of this challenge is broken: no medal."), 6000)

    # ---- judging

    def _noted(self, note: Callable[[Path], object]) -> None:
        """Keep something; a full disk is told, not fatal."""
        try:
            note(self._window.folders.results)
        except (OSError, Newer) as error:
            reason = trouble.reason(error) if isinstance(error, OSError) else trouble.newer()
            said = self.tr("What you reached could not be kept: {reason}.").format(reason=reason)
            self._window.toast.say(said, 8000)

    def met(self, update: Update) -> None:
        """The turn of a puzzle is over."""
        aim = self._table().on_table.aim
        if not isinstance(aim, PuzzleAim):
            return
        if aim.showing:
            self._show_steps(aim, update)
            return
        value = aim.reached(update).value
        earned = aim.puzzle.earned(value)
        if self._keep:
            day = self.today() if aim.today and earned else None
            self._noted(lambda folder: progress.note_try(folder, "perfect", aim.puzzle.id, value, day))
        self._show_stars(aim, value, earned)

    def _show_stars(self, aim: PuzzleAim, value: int, earned: int) -> None:
        say, puzzle = GoalWords(), aim.puzzle
        title = labelled(words.title(puzzle), say.of_best(puzzle, value))
        sheet = Sheet(self._table(), title, self.verdict(puzzle, earned, say))
        sheet.add_widget(Stars(earned, 34, say.stars(earned)))
        whole = earned == len(puzzle.stars)
        acts = [
            (self.tr("Back to the challenges"), self.open, whole),
            (self.tr("Show the best line"), lambda: self._pressed(GIVE_UP), False),
            (self.tr("Start over"), lambda: self._pressed(START_OVER), not whole),
        ]
        self._open(sheet, acts)

    def verdict(self, puzzle: Puzzle, earned: int, say: GoalWords) -> str:
        """What was reached, and what the next star asks."""
        if earned == len(puzzle.stars):
            return self.tr("The perfect turn: no line brings more.")
        asks = say.amount(puzzle, puzzle.stars[earned])
        if not earned:
            return self.tr("No star yet: the first one asks {amount}.").format(amount=asks)
        return self.tr("The next star asks {amount}.").format(amount=asks)

    def _show_steps(self, aim: PuzzleAim, update: Update) -> None:
        say = GoalWords()
        title = self.tr("The best line: {amount}").format(amount=say.amount(aim.puzzle, aim.puzzle.best))
        sheet = Sheet(self._table(), title, "")
        for sentence in self.steps(aim, update):
            sheet.add_widget(Label(sentence, "body", wrap=True))
        acts = [
            (self.tr("Back to the challenges"), self.open, False),
            (self.tr("Try it yourself"), lambda: self._pressed(START_OVER), True),
        ]
        self._open(sheet, acts)

    def steps(self, aim: PuzzleAim, update: Update) -> list[str]:
        """Each action of the best line as a sentence, and what it brought."""
        puzzle, table, say = aim.puzzle, self._table(), GoalWords()
        game, goals = puzzle.game, goals_of(puzzle.game)
        assert goals is not None
        speaks = self._known.words(game.key)
        state, value = puzzle.position(), aim.value_before()
        told: list[str] = []
        for line, after in aim.steps(puzzle.lines[0]):
            view = observe(state, game.rules.zones, puzzle.seat)
            context = table.context_for(view, update.seats, puzzle.seat, puzzle.seat)
            action = game.rules.notation.parse(line)
            sentence = speaks.option(action, view, context)
            if after != value:
                change = f"+{after - value}" if after > value else f"−{value - after}"
                sentence = f"{sentence}  ({labelled(change, say.amount(puzzle, after))})"
            told.append(f"{len(told) + 1}. {sentence}")
            value = after
            advance(state, goals.ends, action)
        return told

    def _open(self, sheet: Sheet, acts: Sequence[tuple[str, Callable[[], object], bool]]) -> None:
        """Buttons with what they do; Esc leaves the sheet and the table as they are."""
        for word, _, primary in sorted(acts, key=lambda act: act[2]):
            sheet.add_button(word, "primary" if primary else "plain")
        order = sorted(acts, key=lambda act: act[2])

        def answered(index: int) -> None:
            order[index][1]()

        sheet.answered.connect(answered)
        sheet.open()

    def finished(self, match: Match) -> str:
        """A match has ended; if it was a challenge, keep and say what came of it."""
        aim = self._table().on_table.aim
        if not isinstance(aim, SoloAim):
            return ""
        challenge = aim.challenge
        self._ended = challenge.id, aim.practice
        points, broken = challenge.points(match), challenge.broken_at(match) is not None
        if self._keep and not broken and not aim.practice:
            self._noted(lambda folder: progress.note_try(folder, "solo", challenge.id, points))
        if broken:
            no_medal = self.tr("The rule was broken: no medal.")
            said = f"{words.told(challenge)} {no_medal}"
        else:
            said = self.medal_words(challenge, points, challenge.medals(points))
        said = f"{words.title(challenge)}. {said}"
        return self.tr("Practice: {said}").format(said=said) if aim.practice else said

    def again(self) -> None:
        """The challenge that ended last from its beginning, practice again as practice."""
        self.play_solo(*self._ended)

    def title(self) -> str:
        """What the page is called."""
        return self.tr("Challenges")

    def medal_words(self, challenge: Challenge, points: int, medals: int) -> str:
        """What a finished challenge has earned."""
        if not medals:
            none = self.tr("%n points: no medal yet, bronze asks {mark}.", "", abs(points))
            return signed(none.format(mark=challenge.marks[0]), points)
        medal = GoalWords().medal(medals)
        return self.tr("%n points: {medal}.", "", points).format(medal=medal)


def challenge_with(key: str) -> Challenge:
    """The solo challenge of an id. Raises LookupError."""
    for game in GAMES:
        for challenge in challenges_of(game):
            if challenge.id == key:
                return challenge
    raise LookupError(f"There is no challenge “{key}”.")
