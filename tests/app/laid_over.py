"""What may lie over a table, opened one after the other, each with the most that it could say there."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from rome_desktop.ai.accounts import accounts_of, terms_of
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.app.pages.table.since import Meanwhile

ROWS = 5
"""So many options a hint names at the most."""
LINES = 20
"""So many lines of the record the others have made."""
REASON = "No space left on device: /home/julia/.local/share/quinque-ludi/saves/concordia-2026-11-29-1.ludus"


def over_table(page: TablePage) -> Iterator[tuple[str, QWidget]]:
    """Each of them by its name, open until the next one is asked for."""
    page.wishes.options()
    yield "option list", page.option_list
    page.option_list.hide()
    tell_hint(page)
    yield "hint panel", page.hint_panel
    page.hint_panel.hide()
    tell_since(page)
    yield "recap", page.recap.panel
    page.recap.forget()
    page.toggle_journal()
    page.journal.turn_all()
    yield "journal", page.journal
    page.journal.turn_all()
    page.toggle_journal()
    page.looking.show_tables()
    yield "all tables", page.looking.comparison
    page.looking.comparison.hide()
    yield from asked_over(page)


def asked_over(page: TablePage) -> Iterator[tuple[str, QWidget]]:
    """The questions that a table asks."""
    update = page.update_shown
    assert update is not None
    page.keeper.unsaved = REASON
    page.keeper.may_leave(lambda: None)
    yield "unsaved", open_sheet(page)
    page.keeper.forget()
    page.taking_back.return_to(min(entry.index for entry in update.entries))
    if (sheet := page.consent.sheet) is not None:
        yield "return to here", sheet
        page.consent.forget()
    page.seating.open()
    yield "who plays", open_sheet(page)
    page.seating.forget()
    page.handing.close(update, page.title(), again=True)
    yield "curtain", page.curtain
    page.handing.lift()


def open_sheet(page: QWidget) -> Sheet:
    """The sheet that is open over a page."""
    return next(sheet for sheet in page.findChildren(Sheet) if sheet.isVisible())


def tell_hint(page: TablePage) -> None:
    """A hint that names the options with the most words, the term with the most of them deciding."""
    update, words = page.update_shown, page.words
    assert page.view is not None
    assert page.opened is not None
    assert update is not None
    assert words is not None
    key = page.opened.game
    unit = accounts_of(key).UNIT
    said = {option: words.option(option, page.state(), page.context()) for option in update.options}
    longest = sorted(said, key=lambda option: -len(said[option]))[:ROWS]
    brings = words.expected(112.25, 98.0, 131.5, unit)
    verdicts = [words.verdict(12.5, said[longest[0]], term.name, unit) for term in terms_of(key)]
    page.hint_panel.tell([(option, said[option], brings) for option in longest], max(verdicts, key=len))


def tell_since(page: TablePage) -> None:
    """What the others did since the person's turn, and that it changed all that the person has."""
    update, view = page.update_shown, page.view
    assert view is not None
    assert update is not None
    assert update.to_move is not None
    holdings = view.holdings(page.state(), update.to_move, page.context())
    changes = tuple(f"{holding.name} (+1)" for row in holdings for holding in row)
    told = Meanwhile(update.to_move, max(0, update.lines - LINES), (), changes)
    page.since.meanwhile = lambda: told  # type: ignore[method-assign]
    page.recap.show()
    page.recap.toggle()
