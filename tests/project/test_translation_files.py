"""The translation files are in step with the sources, and the tool that keeps them so does it."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest


@pytest.fixture(scope="module")
def tool(project_root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "translations_tool", project_root / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sentences(path: Path) -> set[tuple[str, str, bool]]:
    """Context, English source and whether it is a plural, of every message of a .ts file."""
    return {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.get("numerus") == "yes",
        )
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    }


def test_the_files_hold_every_sentence_of_the_program_and_no_other(tool: ModuleType, tmp_path: Path):
    for path in tool.FOLDER.glob("*.ts"):
        shutil.copy(path, tmp_path)

    tool.update(tmp_path)

    for fresh in sorted(tmp_path.glob("*.ts")):
        committed = tool.FOLDER / fresh.name
        assert committed.exists(), f"{fresh.name} is missing: run make translations"
        differing = sentences(committed) ^ sentences(fresh)
        assert not differing, f"{fresh.name} is behind: run make translations, then translate what is new"


def test_sentences_and_plurals_are_found_and_compiled(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources" / "window.py").write_text(
        "class Window(QObject):\n"
        "    def words(self):\n"
        '        return self.tr("Salve, {name}"), self.tr("%n points", "", 3)\n'
    )
    folder = tmp_path / "translations"
    for name, value in {"ROOT": tmp_path, "SOURCES": tmp_path / "sources", "FOLDER": folder}.items():
        monkeypatch.setattr(tool, name, value)

    tool.update(folder)
    tool.build()

    for language in tool.LANGUAGES:
        assert sentences(folder / f"rome_desktop_{language}.ts") == {
            ("Window", "Salve, {name}", False),
            ("Window", "%n points", True),
        }
        assert (folder / f"rome_desktop_{language}.qm").stat().st_size > 0
