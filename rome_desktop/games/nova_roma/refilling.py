"""[NR-5.8 to NR-5.10, NR-8.9] Displays slide to the left and are filled from their decks."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.nova_roma.components import NO_CARD, NOTHING
from rome_desktop.games.nova_roma.events import RowSlid
from rome_desktop.games.nova_roma.gains import renew_subjects
from rome_desktop.games.nova_roma.piles import Shuffle
from rome_desktop.games.nova_roma.state import NovaState


def slide(row: list[str], deck: list[str]) -> None:
    """Close the gaps, then fill the right end while the deck lasts."""
    spaces = len(row)
    kept = [card for card in row if card != NOTHING]
    while len(kept) < spaces and deck:
        kept.append(deck.pop())
    row[:] = kept + [NOTHING] * (spaces - len(kept))


@dataclass(frozen=True, slots=True)
class RefillRows(Automatic):
    """[NR-5.8] Contracts and basic estate tiles; a special tile is not replaced before cleanup."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for name, row, deck in (
            ("maritime", state.maritime_row, state.maritime_deck),
            ("building", state.building_row, state.building_deck),
            ("basic", state.basic_row, state.basic_deck),
        ):
            if NOTHING in row:
                before = row[:]
                slide(row, deck)
                if log and row != before:
                    log(RowSlid(name, tuple(row)))


@dataclass(frozen=True, slots=True)
class RefillSubjects(Automatic):
    """[NR-5.8, NR-8.9] The subject display; the discards make a new deck when it is empty."""

    def run(self, state: NovaState, log: Log | None) -> None:
        row = state.subject_row
        if NO_CARD not in row:
            return
        spaces = len(row)
        before = row[:]
        kept = [card for card in row if card != NO_CARD]
        while len(kept) < spaces and state.subject_deck:
            kept.append(state.subject_deck.pop())
        row[:] = kept + [NO_CARD] * (spaces - len(kept))
        if log and row != before:
            log(RowSlid("subjects", tuple(map(str, row))))
        if len(kept) < spaces and renew_subjects(state):
            state.then(Shuffle("subjects"), self)
