"""The rules page: any clause can be opened, searched and cited; the edition says where it comes from."""

import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtTest import QTest

from rome_desktop.app import language as languages
from rome_desktop.app import trouble
from rome_desktop.app.kit import theme
from rome_desktop.app.pages.rules.document import places
from rome_desktop.app.pages.rules.edition import CREDITS, SENTENCES, tables, told
from rome_desktop.app.pages.rules.page import RulesPage
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import ContentError, load
from rome_desktop.session import clauses
from rome_desktop.session.folders import HOME_VARIABLE, folders
from rome_desktop.session.lessons.reader import course_of
from tests.app.pages import samples


def rules_page(clause="", **more):
    content = replace(load(samples.GAME), **more)
    return RulesPage([samples.GAME], lambda game: content, samples.GAME.key, clause)


@pytest.fixture
def page(show):
    return show(rules_page)


def place(page):
    return page.text.verticalScrollBar().value()


def test_every_clause_and_every_ruling_stands_in_the_text(page):
    text = page.text.toPlainText()
    rules = clauses.read(samples.GAME.key, "en")
    for clause in rules.clauses():
        assert clause.id in text
        assert clause.text in text
        assert clause.reason in text


@pytest.mark.parametrize(
    ("asked", "shown"), [("RM-6.4.1", "RM-6.4.1"), ("RM-7", "RM-7"), ("RM-7.5", "RM-7.5")]
)
def test_a_clause_is_opened_and_its_chapter_marked(page, asked, shown):
    assert page.open_clause(asked)
    assert page.clause_shown() == shown
    assert place(page) > 0
    assert page.contents.currentItem().text().strip()


def test_a_clause_that_is_not_there_opens_what_it_would_belong_to(page):
    assert not page.open_clause("RM-7.99")
    assert page.clause_shown() == "RM-7"
    assert not page.open_clause("nonsense")


def test_it_opens_at_a_clause(show, qapp):
    page = show(lambda: rules_page("RM-12.4"))
    qapp.processEvents()
    assert page.clause_shown() == "RM-12.4"
    assert place(page) > 0


def test_a_cited_clause_is_a_link(page):
    assert "#RM-5.3" in page.text.toHtml()
    page.text.anchorClicked.emit(QUrl("#RM-5.3"))
    assert page.clause_shown() == "RM-5.3"


def test_the_contents_lead_to_their_chapter(page):
    page.contents.setCurrentRow(page.contents.count() - 1)
    assert place(page) > page.text.verticalScrollBar().maximum() * 0.8


def test_the_search_counts_and_goes_round(page):
    page.field.setText("magistrate")
    found = int(page.count.text().split()[-1])
    assert page.count.text() == f"1 of {found}"
    page.next_hit(-1)
    assert page.count.text() == f"{found} of {found}"
    page.next_hit(1)
    assert page.count.text() == f"1 of {found}"
    assert len(page.text.extraSelections()) == found
    page.field.setText("xyzzy")
    assert page.count.text() == "Not found"
    assert not page.after.isEnabled()
    page.field.clear()
    assert page.count.text() == ""


def chapter(page):
    return page.contents.currentItem().data(Qt.ItemDataRole.UserRole)


def test_the_contents_follow_the_search_and_what_it_found_can_be_read_on(page):
    """They stood on the chapter that was opened, and the word found at the very edge of the text."""
    page.open_clause("RM-1.1")
    page.field.setText("magistrate")
    chapters = set()
    for _ in range(12):
        page.next_hit(1)
        number = page.text.anchor_at(page.text.textCursor().position())
        entry = page._rules.find(number)
        assert chapter(page) == getattr(entry, "section", entry.id)
        chapters.add(chapter(page))
        at, high = page.text.cursorRect().center().y(), page.text.viewport().height()
        if 0 < place(page) < page.text.verticalScrollBar().maximum():
            assert high * 0.1 < at < high * 0.8
    assert len(chapters) > 2


def test_the_contents_follow_who_scrolls_and_keep_what_was_chosen(page):
    bar = page.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert page.contents.currentRow() not in (0, page.contents.count() - 1)
    for row in range(page.contents.count()):
        page.contents.setCurrentRow(row)
        assert page.contents.currentRow() == row


def test_the_search_finds_whole_words_before_parts_of_others(qtbot):
    document = QTextDocument("A soldier dies. The die is cast. Dice and a DIE.")
    found = [cursor.selectionStart() for cursor in places(document, "die")]
    text = document.toPlainText()
    assert [text[at : at + 3] for at in found] == ["die", "DIE", "die", "die"]
    assert found[:2] == [text.index("die is"), text.index("DIE")]
    assert found[2:] == [text.index("dier"), text.index("dies")]


def test_a_number_that_is_typed_opens_the_clause(page):
    QTest.keyClicks(page.field, "rm-7.3")
    assert page.clause_shown() == "RM-7.3"


def test_another_theme_keeps_the_place(page):
    page.open_clause("RM-9.1")
    before = place(page)
    theme.set_look(theme.make_look(dark=True, reduced_motion=True))
    assert abs(place(page) - before) < 40
    assert theme.look().ink.name() in page.text.toHtml()


def test_a_refused_content_file_is_told_with_its_line(show, monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(trouble, "_noted", set())
    error = ContentError(Path("city_of_marble.toml"), 77, "bridges.values should be positive")
    page = show(lambda: rules_page(refused=error))
    text = page.text.toPlainText()
    assert "city_of_marble.toml does not fit (line 77); the technical log says why." in text
    assert "bridges.values should be positive" in (folders().logs / trouble.LOG).read_text(encoding="utf-8")


def test_the_edition_is_told_in_a_few_sentences(page):
    text = page.text.toPlainText()
    sentences = told(samples.GAME, load(samples.GAME), "en")
    assert 2 <= len(sentences) <= len(SENTENCES)
    assert all(sentence in text for sentence in sentences)
    assert any("Rebuilt by us" in sentence and "central board" in sentence for sentence in sentences)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_edition_speaks_to_developers(game, language, dressed):
    languages.set_language(dressed, language)
    said = " ".join(told(game, load(game), language))
    assert not re.search(r"[/_=]|\.toml|confidence|confiance|repository|dépôt|[a-z]_[a-z]", said), said


def test_french_rules_are_shown_in_french(show, qapp):
    page = show(rules_page)
    languages.set_language(qapp, "fr")
    page.rebuild()
    assert clauses.read(samples.GAME.key, "fr").clauses()[0].text in page.text.toPlainText()
    languages.set_language(qapp, "en")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_part_of_a_box_has_a_name_and_a_known_provenance(game):
    edition = import_module(f"rome_desktop.app.covers.{game.key}.edition")
    parts = list(tables(load(game).box))
    assert {key.split(".")[0] for key, _ in parts} == {*edition.TABLES, CREDITS}
    for _, table in parts:
        assert table.provenance in SENTENCES
        assert table.source.en
        assert table.source.fr


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_title_of_the_contents_is_cut_or_leads_nowhere(game, language, dressed, show):
    languages.set_language(dressed, language)
    page = show(lambda: RulesPage([game], load, game.key, ""))
    page.resize(1366, 768)
    page.show()
    contents = page.contents
    for row in range(contents.count()):
        item = contents.item(row)
        lies = contents.visualItemRect(item)
        needs = contents.needed(row)
        assert needs.height() <= lies.height(), item.text()
        assert needs.width() <= contents.viewport().width(), item.text()
        assert not re.search(r":\W(?:see|voir) ", item.text()), item.text()


# ---- pictures at the heads of chapters


class Drawn(QObject):
    """Pictures that come when they are let."""

    came = Signal()

    def __init__(self):
        super().__init__()
        self.asked, self.there = [], False

    def get(self, subject, size):
        self.asked.append(subject.name)
        if not self.there:
            return None
        found = QPixmap(size)
        found.fill(Qt.GlobalColor.red)
        return found


def with_pictures(pictures):
    course = course_of(samples.GAME)
    return RulesPage(
        [samples.GAME],
        lambda game: load(samples.GAME),
        samples.GAME.key,
        course=lambda game: course,
        pictures=pictures,
    )


def test_only_pictures_that_are_seen_are_asked_for_and_they_come_later(show):
    pictures = Drawn()
    page = show(lambda: with_pictures(pictures))
    page.open_clause("RM-7")
    page.text.viewport().grab()
    asked = set(pictures.asked)
    assert asked
    assert len(asked) < len(page._scenes.by_chapter)
    before = page.text.viewport().grab().toImage()
    pictures.there = True
    pictures.came.emit()
    assert page.text.viewport().grab().toImage() != before


def test_a_chapter_leads_to_the_lesson_that_teaches_it(show, qtbot):
    page = show(lambda: with_pictures(Drawn()))
    taught = page._scenes.lessons
    text = page.text.toHtml()
    for head in page._scenes.by_chapter:
        assert f"scene:{head}" in text
        assert (f"try:{head}" in text) == (head in taught)
    head, lesson = next(iter(taught.items()))
    with qtbot.waitSignal(page.lesson) as asked:
        page.text.anchorClicked.emit(QUrl(f"try:{head}"))
    assert asked.args == [samples.GAME.key, lesson]
