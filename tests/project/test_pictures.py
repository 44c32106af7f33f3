"""The command that compares the pictures of two commits."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage


@pytest.fixture(scope="module")
def pictures(project_root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "compare_pictures", project_root / "packaging" / "compare_pictures.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plain(colour: str, width: int = 10, height: int = 10) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def test_equal_pictures_do_not_differ(pictures):
    share, where = pictures.difference(plain("#204060"), plain("#204060"))
    assert share == 0.0
    assert where.pixelColor(3, 3) == QColor("white")


def test_a_changed_pixel_counts_and_is_shown_black(pictures):
    changed = plain("#204060")
    changed.setPixelColor(3, 4, QColor("#FF4060"))
    share, where = pictures.difference(plain("#204060"), changed)
    assert share == pytest.approx(0.01)
    assert where.pixelColor(3, 4) == QColor("black")
    assert where.pixelColor(4, 3) == QColor("white")


def test_a_difference_that_no_eye_sees_does_not_count(pictures):
    assert pictures.difference(plain("#204060"), plain("#214160"))[0] == 0.0


def test_pictures_of_other_sizes_differ_wholly(pictures):
    assert pictures.difference(plain("#204060"), plain("#204060", 12))[0] == 1.0


def test_every_game_is_drawn_early_and_late_in_every_way(pictures, project_root):
    found = pictures.jobs(pictures.arguments(["HEAD"]))
    games = {path.stem for path in (project_root / "resources" / "content").glob("*.toml")}
    assert len(found) == len({job.name for job in found}) == len(games) * 2 * 3 * 2 * 2
    assert {job.name.split("-")[0] for job in found} == games
