"""What is shown on the table of Trajan."""

from rome_desktop.app.table.shown import Shown
from rome_desktop.games.trajan.state import TrajanState

TrajanShown = Shown[TrajanState]
