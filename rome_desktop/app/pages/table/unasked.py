"""What a person need not be asked."""

from rome_desktop.app.contract import GameView
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action
from rome_desktop.session.settings import Settings


def unasked(view: GameView, update: Update, settings: Settings) -> Action | None:
    """[AL-26.7] The only option, or the one that settings choose; None if the person is to be asked."""
    if update.to_move is None:
        return None
    if len(update.options) != 1:
        return view.unasked(update.views[update.to_move], update.options, settings)
    ends = view.bar_option(update.options) is not None
    asks = settings.ask_always or (ends and settings.confirm_end_of_turn)
    return None if asks else update.options[0]
