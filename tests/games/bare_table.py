"""What the tables of the tests have in common: play lines, ask what is true, fail in a sentence."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Game, Standing, why_not
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import Step, options, play, settle, to_move


class BareTable:
    """A game in progress whose seats have names."""

    game: ClassVar[Game]

    def __init__(self, names: tuple[str, ...], state: Any) -> None:
        self.names = names
        self.state = state
        self.log: list[Event] = []

    # Playing.

    def asks(self, *steps: Step) -> Self:
        """The pile of steps: what is asked or done next comes first."""
        self.state.pending = list(steps[::-1])
        settle(self.state, self.log.append)
        return self

    def play(self, *lines: str) -> Self:
        """Play lines of the one who is asked; `Claudia: keep` also says who that should be."""
        for line in lines:
            action = self.action(line)
            refusal = why_not(self.state, action)
            assert refusal is None, f"“{line}” is refused: {refusal}. {self.asked()}"
            play(self.state, action, self.log.append)
            self.played()
        return self

    def played(self) -> None:
        """After each line."""

    def refused(self, line: str) -> tuple[str, str]:
        """The clause and the reason why a line is refused."""
        before = repr(self.state)
        refusal = why_not(self.state, self.action(line))
        assert refusal is not None, f"“{line}” is allowed, but should be refused. {self.asked()}"
        assert repr(self.state) == before, f"asking about “{line}” has changed the table"
        return refusal.clause, refusal.reason

    def action(self, line: str) -> Action:
        who, colon, rest = line.partition(": ")
        if colon:
            asked = self.to_move()
            assert asked == who, f"“{line}”, but {asked or 'nobody'} is asked. {self.asked()}"
        return self.game.rules.notation.parse(rest if colon else line)

    # Asking.

    def to_move(self) -> str:
        """The name of the player who is asked, or an empty string."""
        seat = to_move(self.state)
        return "" if seat is None else self.names[seat]

    def asked(self) -> str:
        lines = self.options()
        more = f" and {len(lines) - 12} more" if len(lines) > 12 else ""
        return f"{self.to_move() or 'Nobody'} can: {'; '.join(lines[:12]) or 'nothing'}{more}."

    def options(self, words: str = "") -> list[str]:
        """The lines that can be played now, or those that begin with these words."""
        return [line for line in map(str, options(self.state)) if line.startswith(words)]

    def seat(self, name: str) -> int:
        assert name in self.names, f"nobody is called {name} here; there are {', '.join(self.names)}"
        return self.names.index(name)

    def standing(self, name: str) -> Standing:
        standings: Sequence[Standing] = self.game.rules.standings(self.state)
        return standings[self.seat(name)]

    def categories(self, name: str) -> dict[str, int]:
        return self.standing(name).categories

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.game.rules.winners(self.state)]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def seen_by(self, name: str | None) -> Any:
        """What a player sees, or somebody beside the table."""
        return observe(self.state, self.game.rules.zones, None if name is None else self.seat(name))
