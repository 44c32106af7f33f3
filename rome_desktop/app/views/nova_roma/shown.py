"""What is shown on the table of Nova Roma."""

from rome_desktop.app.table.shown import Shown
from rome_desktop.games.nova_roma.state import NovaState

NovaShown = Shown[NovaState]
