"""What the packages are made by, as far as it can be tried without building them."""

import configparser
import importlib.util
import plistlib
import re
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFileOpenEvent

from rome_desktop import __version__
from rome_desktop.app.main import AskedFiles
from rome_desktop.catalogue import GAMES
from rome_desktop.cli import guard
from rome_desktop.cli.main import COMMANDS
from rome_desktop.session.saves import SUFFIX

KIND = "application/x-quinque-ludi"


@pytest.fixture(scope="module")
def packaging(project_root: Path) -> Path:
    return project_root / "packaging"


def script(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"packaging_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/lib/libQt6OpenGLless.so.6",
        "translations/rome_desktop_fr.qm",
        "resources/tokens.toml",
        "seeds/city_of_marble/rules.fr.md",
    ],
)
def test_what_the_window_needs_stays(name: str, packaging: Path):
    assert script(packaging / "trim.py").is_kept(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6EglFSDeviceIntegration.so.6",
        "PySide6\\opengl32sw.dll",
        "PySide6\\Qt6Network.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtdeclarative_fr.qm",
        "resources/pictures/home-light-en.png",
    ],
)
def test_what_nothing_reaches_goes(name: str, packaging: Path):
    assert not script(packaging / "trim.py").is_kept(name)


def test_a_library_stays_only_while_something_asks_for_it(packaging: Path):
    asked = {
        "PySide6/QtGui.abi3.so": ["libQt6Gui.so.6"],
        "PySide6/Qt/lib/libQt6Gui.so.6": ["libpng16.so.16"],
        "PySide6/Qt/plugins/platforms/libqxcb.so": ["libX11.so.6"],
        "libgtk-3.so.0": ["libpango.so.0"],
    }
    lone = ["_miniaudio.abi3.so", "_cffi_backend.cpython-311-x86_64-linux-gnu.so"]
    names = [*asked, *lone, "libpng16.so.16", "libX11.so.6", "libpango.so.0", "libpython3.11.so.1.0"]

    stay = script(packaging / "trim.py").reached(names, lambda name: asked.get(name, []))

    assert set(names) - stay == {"libgtk-3.so.0", "libpango.so.0"}


@pytest.mark.parametrize(
    ("words", "window"),
    [
        ([], True),
        (["match.ludus"], True),
        (["doctor"], False),
        (["--bot"], False),
        (["--version"], False),
    ],
)
def test_only_the_window_tells_its_failures_in_a_message(words: list[str], window: bool, packaging: Path):
    assert script(packaging / "start.py").wants_window(words) is window


def test_the_driver_knows_the_cards_of_the_home_page(packaging: Path):
    known = script(packaging / "drive.py").GAMES

    assert known == tuple(game.key for game in GAMES)


def test_a_black_screen_is_not_taken_for_a_painted_window(packaging: Path):
    pixels = 1440 * 10
    measure = script(packaging / "measure.py")

    assert not measure.painted(bytes(4 * pixels))
    assert measure.painted(b"\xf0\xf0\xf0\x00" * pixels)


def test_programs_of_the_system_do_not_get_our_libraries(packaging: Path):
    around = {
        "LD_LIBRARY_PATH": "/bundle",
        "LD_LIBRARY_PATH_ORIG": "/own",
        "_PYI_PARENT_PROCESS_LEVEL": "1",
        "HOME": "/h",
    }

    script(packaging / "start.py").leave_libraries_alone(around)

    assert around == {"LD_LIBRARY_PATH": "/own", "HOME": "/h"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_missing_library_is_named_with_its_package(language: str):
    said = "libGL.so.1: cannot open shared object file: No such file or directory"

    sentence = guard.lacking(said, language)

    assert sentence is not None
    assert "libGL.so.1" in sentence
    assert "sudo apt install libgl1" in sentence
    assert ("Il manque" in sentence) is (language == "fr")


def test_another_failure_of_the_loader_is_no_missing_library():
    assert guard.lacking("libGL.so.1: invalid ELF header", "en") is None


@pytest.mark.parametrize(
    ("environment", "plugin"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ""),
        ({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, ""),
    ],
)
def test_only_the_part_of_qt_that_will_surely_be_used_is_tried(environment: dict[str, str], plugin: str):
    assert guard.plugin_of(environment) == plugin


def test_the_file_kind_is_one_everywhere(packaging: Path):
    desktop = configparser.ConfigParser(interpolation=None, strict=True)
    desktop.optionxform = str  # type: ignore[assignment,method-assign]
    desktop.read(packaging / "linux" / "quinque-ludi.desktop", encoding="utf-8")
    mime = ElementTree.parse(packaging / "linux" / "quinque-ludi.xml")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    globs = [glob.get("pattern") for glob in mime.iter(f"{space}glob")]
    plist = plistlib.loads((packaging / "macos" / "Info.plist").read_bytes())
    exported = plist["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    windows = (packaging / "windows" / "installer.nsi").read_text(encoding="utf-8")

    assert desktop["Desktop Entry"]["MimeType"] == f"{KIND};"
    assert desktop["Desktop Entry"]["Exec"].endswith(" %f")
    assert [kind.get("type") for kind in mime.iter(f"{space}mime-type")] == [KIND]
    assert globs == [f"*{SUFFIX}"]
    assert exported == {"public.filename-extension": [SUFFIX[1:]], "public.mime-type": [KIND]}
    assert f"\\{SUFFIX}" in windows


def test_icons_hold_every_picture_at_the_place_they_name(packaging: Path):
    icons = script(packaging / "icons.py")
    pictures = {16: b"small", 256: b"large one"}

    made = icons.ico(pictures)

    assert struct.unpack_from("<HHH", made) == (0, 1, 2)
    for number, (edge, png) in enumerate([(16, b"small"), (0, b"large one")]):
        entry = struct.unpack_from("<BBBBHHII", made, 6 + 16 * number)
        assert entry[:2] == (edge, edge)
        assert made[entry[7] : entry[7] + entry[6]] == png
    mac = icons.icns({b"ic07": b"png"})
    assert mac == b"icns" + struct.pack(">I", 19) + b"ic07" + struct.pack(">I", 11) + b"png"


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("2.3", (2, 3, 0, 0)), ("1.0.4rc2", (1, 0, 4, 0))]
)
def test_windows_gets_four_numbers(version: str, numbers: tuple[int, ...], packaging: Path):
    assert script(packaging / "windows" / "version.py").four_numbers(version) == numbers


def test_the_version_resource_names_the_program_version(packaging: Path, project_root: Path):
    version = script(packaging / "windows" / "version.py")
    source = (project_root / "rome_desktop" / "__init__.py").read_text(encoding="utf-8")

    assert f"'ProductVersion', '{__version__}'" in version.resource(version.program_version(source))


def test_windows_is_built_with_the_locked_versions(packaging: Path):
    pins = re.compile(r"^([\w-]+)==(\S+)", re.MULTILINE)

    def versions(name: str) -> dict[str, str]:
        found = pins.findall((packaging / name).read_text(encoding="utf-8"))
        return {package.lower().replace("-", "_"): version for package, version in found}

    windows = versions("windows/requirements.txt")
    everywhere = versions("requirements.txt")
    shared = versions("requirements-dev.txt") | everywhere

    assert windows.keys() >= everywhere.keys()
    assert {name: windows[name] for name in windows.keys() & shared.keys()} == {
        name: shared[name] for name in windows.keys() & shared.keys()
    }


def test_the_system_set_up_for_packages_holds_what_a_window_needs(packaging: Path):
    source = (packaging / "setup-system.sh").read_text(encoding="utf-8")

    assert 'packages) needed="$offscreen $window $tools"' in source


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
def test_every_shell_script_can_be_read(packaging: Path):
    scripts = sorted([*packaging.rglob("*.sh"), packaging / "linux" / "AppRun"])

    for path in scripts:
        done = subprocess.run(["sh", "-n", path], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_a_file_the_system_asks_for_is_opened(qapp, tmp_path: Path):
    opened: list[Path] = []
    asked = AskedFiles(qapp, opened.append)

    assert asked.eventFilter(qapp, QFileOpenEvent(str(tmp_path / "m.ludus")))
    assert opened == [tmp_path / "m.ludus"]


def test_the_windows_installer_speaks_french_all_through(packaging: Path):
    """The licence page and the details of both files too; every text has both languages."""
    installer = (packaging / "windows" / "installer.nsi").read_text(encoding="utf-8")
    texts = re.findall(r"^(?:License)?LangString (\w+) \$\{LANG_(\w+)\}", installer, re.MULTILINE)
    details = re.findall(r"^!insertmacro DETAILS \$\{LANG_(\w+)\} (.+)$", installer, re.MULTILINE)

    assert {"Licence", "SavedMatch", "StillOpen"} == {name for name, _ in texts}
    assert sorted(texts) == sorted(
        (name, language) for name, _ in texts[::2] for language in ("ENGLISH", "FRENCH")
    )
    assert [language for language, _ in details] == ["ENGLISH", "FRENCH"]
    assert "Installation de Quinque Ludi" in details[1][1]
    licence = (packaging / "windows" / "licence.fr.txt").read_bytes()
    assert licence.startswith("\ufeff".encode()), "the installer's compiler knows UTF-8 by its mark"
    assert "Licence MIT, les auteurs" in script(packaging / "windows" / "version.py").resource("1.0")


def test_debian_and_the_desktop_say_in_french_what_it_is(packaging: Path):
    control = (packaging / "linux" / "control").read_text(encoding="utf-8")
    desktop = (packaging / "linux" / "quinque-ludi.desktop").read_text(encoding="utf-8")

    assert "En français" in control
    for key in ("GenericName", "Comment", "Keywords"):
        assert f"{key}[fr]=" in desktop


def test_macos_says_in_french_what_it_shows(packaging: Path):
    macos = packaging / "macos"
    plist = plistlib.loads((macos / "Info.plist").read_bytes())
    said = (macos / "fr.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
    french = dict(re.findall(r'^"([^"]+)" = "([^"]+)";$', said, re.MULTILINE))

    kinds = {part["CFBundleTypeName"] for part in plist["CFBundleDocumentTypes"]}
    kinds |= {part["UTTypeDescription"] for part in plist["UTExportedTypeDeclarations"]}
    assert set(french) == {"NSHumanReadableCopyright", *kinds}
    assert all(french[key] not in (key, plist.get(key)) for key in french)
    build = (macos / "build.sh").read_text(encoding="utf-8")
    assert 0 < build.index("fr.lproj") < build.index("codesign --force"), "the signature covers it"


@pytest.mark.parametrize("page", ["quinque-ludi.6", "quinque-ludi.fr.6"])
def test_the_manual_page_and_both_parts_of_the_readme_name_every_command(page: str, packaging: Path):
    manual = (packaging / "linux" / page).read_text(encoding="utf-8")
    named = re.findall(r'^\.B[IR]? "?([a-z]+)\b', manual, re.MULTILINE)
    readme = (packaging.parent / "README.md").read_text(encoding="utf-8")

    assert set(COMMANDS) <= set(named)
    assert page in (packaging / "linux" / "build.sh").read_text(encoding="utf-8").replace(
        "$name", "quinque-ludi"
    )
    for part in readme.split("### En ligne de commande"):
        rows = "".join(line for line in part.splitlines() if line.startswith("| `"))
        assert [name for name in COMMANDS if f"`{name}" not in rows] == []
