"""Pictures: the table or a page drawn off screen, exactly as the window shows it."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app.application import application
from rome_desktop.app.demo import demo_match
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.catalogue import game as game_of
from rome_desktop.session import saves, transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import HUMAN, Seat


def picture(
    subject: str | Path,
    out: Path,
    *,
    at: int | None = None,
    size: tuple[int, int] = (1440, 900),
    theme: str = "light",
    lang: str = "en",
    seat: int | None = None,
    page: str | None = None,
    lesson: str | None = None,
) -> None:
    """Write a PNG. Raises ValueError or LookupError for a wrong wish, OSError if it cannot be written."""
    application()
    settings, where, _ = places()
    chosen = replace(settings, theme=theme, language=lang, pace="at-once")
    navigator = Navigator(chosen, where, keep=False, threaded=False)
    window = navigator.window
    try:
        window.set_language(lang)
        window.setFixedSize(QSize(*size))
        window.restyle()
        window.show()
        if lesson is not None:
            _open_lesson(navigator, subject, lesson)
        else:
            _open(navigator, subject, at, seat, page)
        settle()
        image = window.grab()
    finally:
        navigator.close()
    if not image.save(str(out)):
        raise OSError(f"the picture could not be written to {out.name}")


def settle() -> None:
    """Let every posted event be delivered: layouts, deferred deletes, paints."""
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _open_lesson(navigator: Navigator, subject: str | Path, lesson: str) -> None:
    """A lesson at its step, as CHAPTER.STEP; the road of the game for an empty chapter."""
    if not isinstance(subject, str):
        raise ValueError("A lesson belongs to a game: name its key.")
    chapter, _, step = lesson.partition(".")
    course = navigator.known.course(game_of(subject))
    if course is None:
        raise ValueError(f"{subject} has no lessons.")
    count = len(course.chapter(chapter).steps)
    if not step.isdecimal() or not 1 <= int(step) <= count + 1:
        raise ValueError(f"{chapter} has the steps 1 to {count}; write CHAPTER.STEP.")
    navigator.school.lesson(subject, chapter)
    page = navigator.school.lesson_page
    assert page is not None
    while page.lecture is not None and page.lecture.index < int(step) - 1:
        settle()
        if page.lecture.kind == "read":
            page.step_on()
        else:
            page.show_me()


def _open(
    navigator: Navigator, subject: str | Path, at: int | None, seat: int | None, page: str | None
) -> None:
    game = game_of(subject) if isinstance(subject, str) else None
    if page == "home":
        navigator.home()
    elif page == "challenges":
        navigator.challenging.open(game.key if game is not None else "")
    elif page in {"records", "shelf"}:
        navigator.saved.choose(game.key if game is not None else "", "")
        (navigator.records if page == "records" else navigator.saved.open)()
    elif page == "learn":
        navigator.school.open((game or _match_of(Path(subject)).game).key)
    elif page == "settings":
        navigator.settings_page()
    elif page == "rules":
        navigator.reading.rules((game or _match_of(Path(subject)).game).key, "")
    elif page == "reference":
        navigator.reading.sheet((game or _match_of(Path(subject)).game).key)
    elif page == "new-game":
        navigator.new_game((game or _match_of(Path(subject)).game).key)
    elif page == "scores":
        match = demo_match(game, None) if game is not None else _match_of(Path(subject))
        if not match.over:
            raise ValueError("Only a finished match has a score sheet.")
        navigator.adopt(match)
        navigator.finish_animations()
    else:
        match = demo_match(game, 40 if at is None else at) if game else cut(_match_of(Path(subject)), at)
        person = match.to_move if seat is None and game is not None else seat
        navigator.adopt(_seen_from(match, person))


def cut(match: Match, at: int | None) -> Match:
    """The match as it stood after `at` lines. Raises ValueError if it has fewer."""
    if at is None:
        return match
    if not match.base_index <= at <= len(match.lines):
        raise ValueError(f"The match has {len(match.lines)} actions; --at {at} is not among them.")
    return match.shortened(at)


def _match_of(path: Path) -> Match:
    if path.suffix == saves.SUFFIX:
        return saves.read(path).match
    text = path.read_text(encoding="utf-8")
    if text.lstrip().startswith("{"):
        return saves.read(path).match
    script = transcript.read(text)
    names = ("Julia", "Hadrian", "Claudia", "Tiberius", "Silvia")
    colours = ("rubra", "caerulea", "flava", "nigra", "viridis")
    kinds = script.header["seats"].split()
    seats = [Seat(n, k, c) for n, k, c in zip(names, kinds, colours, strict=False)]
    record = script.record
    return Match.of_lines(
        script.game, script.content, seats, record.options, script.header["seed"], record.lines
    )


def _seen_from(match: Match, seat: int | None) -> Match:
    """The match with a person on `seat`, so that the table is seen from there."""
    if seat is None:
        return match
    if seat >= len(match.seats):
        raise ValueError(
            f"There are {len(match.seats)} seats, counted from 0; --seat {seat} is not among them."
        )
    match.seats = tuple(
        Seat(s.name, HUMAN if n == seat else ("easy" if s.is_human else s.kind), s.colour)
        for n, s in enumerate(match.seats)
    )
    return match
