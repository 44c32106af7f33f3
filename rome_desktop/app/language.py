"""The language of the window: which there are, which the system prefers, and switching while playing."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from rome_desktop.places import TRANSLATIONS

LANGUAGES = ("en", "fr")
PSEUDO = "pseudo"
_installed: list[QTranslator] = []
_current = ["en"]


class PseudoTranslator(QTranslator):
    """Marks every text that goes through translation: what stays plain on the screen was forgotten."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"⟦{source.replace('%n', str(n)) if n >= 0 else source}⟧"

    def isEmpty(self) -> bool:
        return False


def system_language() -> str:
    """The first language the system asks for that there is, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def current() -> str:
    """The language in force."""
    return _current[0]


def speak_source(app: QApplication) -> None:
    """No translation at all: the English of the sources, which knows no plurals."""
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    _current[0] = "en"


def set_language(app: QApplication, code: str) -> list[str]:
    """Switch to a language ("" for that of the system); widgets get a LanguageChange event.

    Returns the translation files that are missing: then English source texts are shown.
    """
    code = code or system_language()
    speak_source(app)
    _current[0] = code if code in LANGUAGES else "en"
    QLocale.setDefault(QLocale(_current[0]))
    if code == PSEUDO:
        pseudo = PseudoTranslator()
        app.installTranslator(pseudo)
        _installed.append(pseudo)
        return []
    missing = []
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", qt_folder), (f"rome_desktop_{code}", str(TRANSLATIONS))):
        translator = QTranslator()
        if translator.load(name, folder):
            app.installTranslator(translator)
            _installed.append(translator)
        elif name.startswith("rome_desktop"):
            missing.append(f"{name}.qm")
    return missing
