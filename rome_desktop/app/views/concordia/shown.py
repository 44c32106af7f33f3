"""What is shown on the table of Concordia."""

from rome_desktop.app.table.shown import Shown
from rome_desktop.games.concordia.state import ConcordiaState

ConcordiaShown = Shown[ConcordiaState]
