"""Which files of a PyInstaller build the program needs. Pure: the spec hands in names, keeps what is said.

Everything here was left out because nothing in `rome_desktop` reaches it: the window draws with QtWidgets and
QtSvg only, prints nothing, opens no connection and shows its icons from SVG.
"""

import re
from collections.abc import Callable, Iterable

EXCLUDED_MODULES = [
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "test",
    "lib2to3",
    "setuptools",
    "pycparser",
    "cffi",
    "pip",
    "chess",
    "mypy",
    "pydantic.mypy",
    "pydantic.v1",
    "pytest",
    "hypothesis",
    "pygments",
    "numpy",
    "rich",
    # Some start with hooks of their own; computer players are programs, and nothing waits in a loop for them.
    "multiprocessing",
    "runpy",
    "pkgutil",
    "asyncio",
    # Digests are made by Python's own code; nothing speaks to a network. (The player of sounds imports http.)
    "ssl",
    "_ssl",
    "_hashlib",
    "socketserver",
    "ftplib",
    "smtplib",
    "sqlite3",
    "curses",
    "readline",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtDBus",
    "PySide6.QtQml",
    "PySide6.QtQuick",
]

DROPPED = re.compile(
    r"""
    plugins/(designer|egldeviceintegrations|generic|networkinformation|printsupport|qmllint|qmltooling
            |sqldrivers|tls|vectorimageformats|wayland-graphics-integration-server)/
    | plugins/platformthemes/libqgtk3
    | plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d)\b
    | plugins/imageformats/(lib)?q(gif|icns|pdf|tga|tiff|wbmp|webp)\b
    | plugins/platforminputcontexts/(lib)?qtvirtualkeyboardplugin
    | (^|/)(lib)?Qt6?(EglF[Ss]\w*|Eglfs\w*|Network|OpenGL(Widgets)?|Pdf\w*|Qml\w*|Quick\w*|Sql|Test
                |VirtualKeyboard\w*|WaylandCompositor|WaylandEglCompositor\w*)(\.|\b)
    | opengl32sw\.dll
    | PySide6/QtNetwork
    | resources/pictures/
    """,
    re.VERBOSE,
)
KEPT_TRANSLATIONS = re.compile(r"translations/qtbase_(en|fr)\.qm$")
SYSTEM = re.compile(r"^(?!.*\.(abi3|cpython-[^/]*)\.so$)[^/]+\.(so|dylib)\b")
"""A library of the building machine: PyInstaller puts them at the top of the bundle, beside lone modules."""


def is_kept(name: str) -> bool:
    """Whether a file stays, by its place in the bundle."""
    place = name.replace("\\", "/")
    if DROPPED.search(place):
        return False
    of_qt = "PySide6" in place and "translations/" in place
    return not of_qt or KEPT_TRANSLATIONS.search(place) is not None


def reached(names: Iterable[str], needs: Callable[[str], Iterable[str]]) -> set[str]:
    """The files that stay once nothing needs them no longer counts as a reason.

    `needs` tells the base names of the libraries one file asks for. Modules, plugins and Python itself stay;
    libraries stay where something that stays asks for them.
    """
    names = set(names)
    by_base: dict[str, list[str]] = {}
    for name in names:
        by_base.setdefault(base(name), []).append(name)
    todo = [name for name in names if not is_library(name)]
    found: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += [other for wanted in needs(name) for other in by_base.get(wanted, [])]
    return found


def is_library(name: str) -> bool:
    """A shared library that others ask for by name; a module or a plugin is opened by its path."""
    place = name.replace("\\", "/")
    if base(place).startswith("libpython") or "/plugins/" in place:
        return False
    return SYSTEM.match(base(place)) is not None and (place.count("/") == 0 or "/Qt/lib/" in place)


def base(name: str) -> str:
    """The file's own name."""
    return name.replace("\\", "/").rpartition("/")[2]
