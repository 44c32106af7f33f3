"""Colours can be told apart and read; scale and type follow the settings."""

import itertools

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from rome_desktop import places
from rome_desktop.app.kit import fonts, scaling, theme
from rome_desktop.app.kit.contrast import contrast
from rome_desktop.app.kit.stylesheet import mixed

LOOKS = [
    pytest.param({"dark": dark, "high_contrast": high}, id=f"{'dark' if dark else 'light'}{'-high' * high}")
    for dark in (False, True)
    for high in (False, True)
]
TEXT_PAIRS = [
    *itertools.product(("ink", "muted", "accent", "good", "gold_ink", "focus"), ("page", "panel", "raised")),
    *itertools.product(("ink", "muted", "faint"), ("page", "panel", "raised", "bar", "board", "board_low")),
    ("on_accent", "accent"),
    ("on_strip", "strip"),
    ("on_strip_muted", "strip"),
]


@pytest.mark.parametrize("settings", LOOKS)
@pytest.mark.parametrize(("front", "ground"), TEXT_PAIRS)
def test_text_stands_out_from_its_ground(settings, front, ground):
    look = theme.make_look(**settings)
    assert contrast(look.colour(front), look.colour(ground)) >= 4.5


@pytest.mark.parametrize("settings", LOOKS)
def test_rings_and_outlines_keep_three_to_one(settings):
    look = theme.make_look(**settings)
    for ground in ("page", "panel", "raised", "bar", "board"):
        for ring in ("focus", "lit_edge", "outline"):
            assert contrast(look.colour(ring), look.colour(ground)) >= 3, (ring, ground)


@pytest.mark.parametrize("settings", LOOKS)
def test_fields_and_buttons_are_framed_in_outlines(settings):
    look = theme.make_look(**settings)
    sheet = theme.style_sheet(look)
    for kind in (
        "QLineEdit, QPlainTextEdit",
        "QPushButton, QToolButton {",
        "QComboBox {",
        "QCheckBox::indicator",
    ):
        rule = sheet[sheet.index("\n" + kind) :].split("}")[0]
        assert f"solid {look.outline.name()}" in rule, kind


@pytest.mark.parametrize("settings", LOOKS)
def test_pieces_of_every_seat_show_on_every_ground(settings):
    look = theme.make_look(**settings)
    for seat, ground in itertools.product(look.seats, ("page", "panel", "raised", "board", "board_low")):
        colours = (seat.fill, look.piece_edge(seat))
        assert max(contrast(c, look.colour(ground)) for c in colours) >= 3, (seat.id, ground)


@pytest.mark.parametrize("dark", [False, True])
def test_the_line_of_every_seat_shows_in_high_contrast(dark):
    look = theme.make_look(dark=dark, high_contrast=True)
    for seat, ground in itertools.product(look.seats, ("page", "panel", "raised", "board")):
        assert contrast(look.seat_line(seat), look.colour(ground)) >= 3, (seat.id, ground)


def test_ink_on_gold_and_on_the_blue_note_can_be_read():
    for dark in (False, True):
        look = theme.make_look(dark=dark)
        assert contrast(theme.INK_ON_GOLD, look.gold) >= 4.5
        assert contrast(look.ink, mixed(look.focus, look.panel, 0.16)) >= 4.5


def test_emblems_stand_out_from_their_seat():
    for seat in theme.seats():
        assert contrast(seat.on, seat.fill) >= 4.5, seat.id


@pytest.mark.parametrize("dark", [False, True])
def test_the_line_of_every_seat_shows_on_a_card_or_has_a_dark_edge(dark):
    look = theme.make_look(dark=dark)
    for seat in look.seats:
        line = contrast(look.seat_line(seat), look.raised)
        edge = contrast(look.piece_edge(seat), look.panel)
        assert max(line, edge) >= 3, seat.id


def test_a_window_of_a_4k_screen_without_system_scaling_is_drawn_larger():
    assert scaling.scale_for(QSize(1366, 768)) == 1.0
    assert scaling.scale_for(QSize(1600, 900)) == 1.0
    assert scaling.scale_for(QSize(3840, 2160)) == 2.4
    assert scaling.scale_for(QSize(9000, 9000)) == 2.5
    assert scaling.scale_for(QSize(1700, 5000)) == 1.05


def test_text_size_multiplies_the_scale_within_its_bounds():
    assert scaling.scale_for(QSize(1366, 768), 130) == 1.3
    assert scaling.scale_for(QSize(3840, 2160), 80) == 1.92
    assert scaling.scale_for(QSize(1366, 768), 900) == 2.0


def test_scaled_pixels_never_round_a_line_away():
    look = theme.make_look(scale=0.8)
    assert (look.px(0.4), look.px(0), look.px(10)) == (1, 0, 8)


def test_an_unknown_colour_role_is_an_error():
    with pytest.raises(AttributeError):
        _ = theme.look().mauve


def test_colours_handed_out_can_be_changed_without_harm():
    colour = theme.look().panel
    colour.setAlphaF(0.1)
    assert theme.look().panel.alphaF() == 1.0


def test_the_bundled_faces_are_used_with_figures_of_equal_width():
    assert fonts.load(*fonts.FACES) == []
    for role, family in (("display", "Cinzel"), ("body", "Source Sans 3"), ("reading", "EB Garamond")):
        assert QFontInfo(theme.look().font(role)).family() == family
    metrics = QFontMetricsF(theme.look().font("count"))
    assert metrics.horizontalAdvance("111") == metrics.horizontalAdvance("888")


def test_a_missing_font_file_is_reported_and_nothing_breaks(monkeypatch, tmp_path):
    monkeypatch.setattr(places, "RESOURCES", tmp_path)
    monkeypatch.setattr(fonts, "_loaded", {})
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / fonts.FILES[0]).write_bytes(b"no font")
    problems = fonts.load(*fonts.FACES)
    assert len(problems) == len(fonts.FILES)
    assert "damaged" in problems[0]
    assert "missing" in problems[1]


def test_setting_a_look_tells_everybody_once(qtbot):
    with qtbot.waitSignal(theme.signals().changed):
        theme.set_look(theme.make_look(dark=True))
    with qtbot.assertNotEmitted(theme.signals().changed):
        theme.set_look(theme.make_look(dark=True))
    assert QApplication.instance().palette().window().color() == QColor("#131217")


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.4])
def test_the_style_sheet_leaves_no_word_unfilled(scale):
    sheet = theme.style_sheet(theme.make_look(scale=scale))
    assert "@" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_the_system_is_asked_for_its_theme():
    assert theme.system_prefers_dark() in {True, False}
