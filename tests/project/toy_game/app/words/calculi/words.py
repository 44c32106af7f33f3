"""Everything the program says about Calculi."""

from collections.abc import Sequence
from typing import Any

from rome_desktop.app.contract import Category, Prompt, TableContext, Words
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal
from tests.project.toy_game.app.covers.calculi.cover import CalculiCover
from tests.project.toy_game.games.calculi.rules import Take, Taken


class CalculiWords(CalculiCover, Words):
    """The words of Calculi: so few that one class says them all."""

    def speak(self, language: str) -> None:
        """No name stands in the box."""

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: Any, context: TableContext
    ) -> Prompt:
        return Prompt(self.tr("{name}, take pebbles.").format(name=context.name(decision.seat)))

    def option(self, action: Action, view: Any, context: TableContext) -> str:
        assert isinstance(action, Take)
        return self.tr("Take %n pebbles", "", action.pebbles)

    def act(self, action: Action) -> str:
        return self.tr("Take")

    def journal(self, event: Event, context: TableContext) -> tuple[int | None, str] | None:
        if isinstance(event, Taken):
            return event.seat, self.tr("took %n pebbles.", "", event.pebbles)
        return None

    def divider(self, event: Event, context: TableContext) -> str | None:
        return None

    def refusal(self, refusal: Refusal, view: Any, context: TableContext) -> str:
        return self.tr("At most {most} pebbles.").format(**refusal.values)

    def hint(self, action: Action, why: dict[str, Any], view: Any, context: TableContext) -> str:
        return self.option(action, view, context)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("pebbles", self.tr("Pebbles"), "disc", "#4E5963"),
            Category("last", self.tr("Last pebble"), "laurel", "#7A5204"),
        )

    def race(self) -> str:
        return self.tr("by turn")

    def ended(self, reason: str) -> str:
        return self.tr("The heap is gone.")
