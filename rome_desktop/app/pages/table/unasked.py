"""What a person need not be asked."""

from collections.abc import Callable

from rome_desktop.app.contract import GameView
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action
from rome_desktop.session.settings import Settings


def unasked(
    view: GameView, update: Update, settings: Settings, ends_turn: Callable[[object], object]
) -> Action | None:
    """[AL-26.7] The only option, or the one that settings choose; None if the person is to be asked."""
    if update.to_move is None:
        return None
    if len(update.options) != 1:
        chosen = view.unasked(update.views[update.to_move], update.options, settings)
        return None if settings.confirm_end_of_turn and ends_turn(chosen) else chosen
    only = update.options[0]
    ends = view.bar_option(update.options) is not None or bool(ends_turn(only))
    asks = settings.ask_always or (ends and settings.confirm_end_of_turn)
    return None if asks else only
