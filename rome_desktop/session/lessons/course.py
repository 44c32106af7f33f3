"""What a course is: chapters of steps over a real match, read from resources/lessons/GAME.toml."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Name

Kind = Literal["read", "play", "goal", "undo"]


@dataclass(frozen=True, slots=True)
class Start:
    """Where a chapter begins: a match up to a line, or where another chapter ends."""

    match: str = ""
    """The name of a transcript in resources/lessons/GAME, without its ending."""
    lines: int = 0
    """So many of its lines have been played."""
    seat: int = 0
    """Who learns; the others are computers."""
    after: str = ""
    """The chapter that this one goes on from."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea, and what it waits for: a move, a goal, a take-back, or just the next step."""

    say: Name
    key: Name | None = None
    """The heading; without one that of the step before stays."""
    task: Name | None = None
    """What is to be done, in a few words; without it the table's own sentence is shown."""
    point: tuple[str, ...] = ()
    """Regions and spots of the view, by their names."""
    play: tuple[str, ...] = ()
    """Answers that go on, `*` for anything; with a goal, the only ones that may be tried on the way."""
    goal: str = ""
    """A goal of the game that may be reached any way."""
    until: Literal["turn", "match"] = "turn"
    """When the goal is missed."""
    undo: int = 0
    """So many answers are to be taken back."""
    show: tuple[str, ...] = ()
    """What “Show me” plays, where it is not the first answer of `play`."""
    reply: tuple[str, ...] = ()
    """Lines of rivals and chance, and forced ones of the learner, that follow by themselves."""
    wrong: Name | None = None
    """Said when something else is tried."""
    clause: str = ""
    """The rule behind it."""

    @property
    def kind(self) -> Kind:
        if self.goal:
            return "goal"
        return "play" if self.play else "undo" if self.undo else "read"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One lesson of a few minutes."""

    id: str
    title: Name
    after: Name
    """What one can do afterwards, as it follows “You know how to” and « Vous savez »."""
    minutes: int
    start: Start
    steps: tuple[Step, ...]
    point: str = ""
    """The region that its picture shows."""

    @property
    def moves(self) -> int:
        """Steps that the learner does."""
        return sum(step.kind != "read" for step in self.steps)

    def heading(self, index: int) -> Name:
        """The heading of a step, its own or the last one before it; the chapter's title if there is none."""
        return next((step.key for step in self.steps[index::-1] if step.key), self.title)


@dataclass(frozen=True, slots=True)
class Moment:
    """What the coach says in a match, once, when something is there for the first time."""

    when: str
    """A moment of the game, by its name."""
    key: Name
    say: Name
    clause: str = ""


@dataclass(frozen=True, slots=True)
class RuleScene:
    """What stands at the head of a chapter of the rules, in place of the step that teaches it."""

    rule: str
    """The id of the chapter."""
    start: Start
    """A match up to a line, as `start.seat` sees it."""
    point: str
    """The region or spot of the view that is shown."""


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons of one game."""

    chapters: tuple[Chapter, ...]
    moments: tuple[Moment, ...] = ()
    scenes: tuple[RuleScene, ...] = ()

    def chapter(self, name: str) -> Chapter:
        """Raises LookupError naming the known ones."""
        for chapter in self.chapters:
            if chapter.id == name:
                return chapter
        raise LookupError(f"no chapter “{name}”; there are: {', '.join(c.id for c in self.chapters)}")
