"""What is shown on the table of City of Marble."""

from rome_desktop.app.table.shown import Shown
from rome_desktop.games.city_of_marble.state import MarbleState

MarbleShown = Shown[MarbleState]
