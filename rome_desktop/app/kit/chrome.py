"""The frame round every page and table: strips, bar, rail, journal."""

from __future__ import annotations

from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.kit.home_strip import HomeStrip
from rome_desktop.app.kit.journal_folds import JournalLine
from rome_desktop.app.kit.journal_panel import JournalPanel
from rome_desktop.app.kit.seat_cards import SeatCard
from rome_desktop.app.kit.seat_facts import SeatCell, SeatFacts
from rome_desktop.app.kit.seat_rail import SeatRail
from rome_desktop.app.kit.strips import Pips, StripButton, TableStrip

__all__ = [
    "DecisionBar",
    "HomeStrip",
    "JournalLine",
    "JournalPanel",
    "Pips",
    "SeatCard",
    "SeatCell",
    "SeatFacts",
    "SeatRail",
    "StripButton",
    "TableStrip",
]
