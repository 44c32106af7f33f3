"""Which language the window speaks, and switching while it is open."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QWidget

from rome_desktop.app import language

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{code}" sourcelanguage="en">
<context><name>Table</name>
<message><source>End turn</source><translation>{word}</translation></message>
<message numerus="yes"><source>%n points</source><translation>
<numerusform>{one}</numerusform><numerusform>{many}</numerusform></translation></message>
</context>
</TS>
"""


class Listener(QWidget):
    """Counts how often it was told that the language has changed."""

    told = 0

    def changeEvent(self, event):
        self.told += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


def said(text="End turn", n=-1):
    return QCoreApplication.translate("Table", text, "", n)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A folder with two small translations, French and English."""
    folder = tmp_path_factory.mktemp("translations")
    words = {"fr": ("Fin du tour", "%n point", "%n points"), "en": ("End turn", "%n point", "%n points")}
    for code, (word, one, many) in words.items():
        source = folder / f"rome_desktop_{code}.ts"
        source.write_text(TS.format(code=code, word=word, one=one, many=many), encoding="utf-8")
        lrelease = Path(sys.executable).parent / "pyside6-lrelease"
        subprocess.run(
            [lrelease, "-silent", source, "-qm", source.with_suffix(".qm")], check=True, capture_output=True
        )
    return folder


@pytest.fixture
def app(dressed, compiled, monkeypatch):
    """The application; afterwards it speaks as it did."""
    before = QLocale(), language.current()
    monkeypatch.setattr(language, "_installed", [])
    monkeypatch.setattr(language, "TRANSLATIONS", compiled)
    yield dressed
    for translator in language._installed:
        dressed.removeTranslator(translator)
    QLocale.setDefault(before[0])
    language._current[0] = before[1]


def asks_for(monkeypatch, *names):
    """The system prefers these languages, in this order."""

    class Locale:
        def uiLanguages(self):
            return list(names)

    class Locales(QLocale):
        @staticmethod
        def system():
            return Locale()

    monkeypatch.setattr(language, "QLocale", Locales)


def test_a_language_is_put_in_force_and_taken_out_again(app):
    assert language.set_language(app, "fr") == []
    assert (language.current(), said(), said("%n points", 2)) == ("fr", "Fin du tour", "2 points")
    assert QLocale().language() == QLocale.Language.French

    assert language.set_language(app, "en") == []
    assert (language.current(), said(), said("%n points", 1)) == ("en", "End turn", "1 point")
    assert QLocale().language() == QLocale.Language.English


def test_french_counts_nought_as_one(app):
    language.set_language(app, "fr")

    assert [said("%n points", n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_qt_speaks_the_language_too(app):
    language.set_language(app, "fr")

    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"


def test_open_windows_are_told(app, qtbot):
    window = Listener()
    qtbot.addWidget(window)
    language.set_language(app, "fr")
    QCoreApplication.sendPostedEvents()

    qtbot.waitUntil(lambda: window.told > 0)


def test_a_missing_translation_is_named_and_english_shown(app, monkeypatch, tmp_path):
    monkeypatch.setattr(language, "TRANSLATIONS", tmp_path)

    assert language.set_language(app, "fr") == ["rome_desktop_fr.qm"]
    assert said() == "End turn"


def test_a_language_that_there_is_not_is_english(app):
    assert language.set_language(app, "la") == ["rome_desktop_la.qm"]
    assert language.current() == "en"
    assert said() == "End turn"


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("fr-CH", "de-CH"), "fr"),
        (("de-DE", "fr_FR", "en-US"), "fr"),
        (("en-GB", "fr"), "en"),
        (("de", "it"), "en"),
        ((), "en"),
        (("C",), "en"),
    ],
)
def test_without_a_choice_it_is_the_first_that_the_system_asks_for(app, monkeypatch, names, code):
    asks_for(monkeypatch, *names)

    assert language.system_language() == code
    language.set_language(app, "")
    assert language.current() == code


def test_the_pseudo_language_marks_every_text(app):
    assert language.set_language(app, language.PSEUDO) == []

    assert (said(), said("%n points", 3)) == ("⟦End turn⟧", "⟦3 points⟧")
    assert said("anything at all") == "⟦anything at all⟧"
    assert language.current() == "en"
    assert not language._installed[0].isEmpty()
    language.set_language(app, "fr")
    assert said() == "Fin du tour"
