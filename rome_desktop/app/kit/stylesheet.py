"""The style sheet for plain Qt widgets. Widgets of the kit paint themselves; this is for everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtGui import QColor

_TEMPLATE: Final = """
QMainWindow, QDialog, QMessageBox, QStackedWidget > QFrame#page { background: @page; }
QToolTip { background: @raised; color: @ink; border: @1px solid @focus;
  padding: @4px @7px; font-size: @13px; }
QMessageBox QLabel { color: @ink; }
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QAbstractSpinBox {
  background: @panel; color: @ink; border: @1px solid @outline; border-radius: @5px; padding: @4px @10px;
  placeholder-text-color: @muted; selection-background-color: @focus; selection-color: @selected; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus {
  border: @2px solid @focus; padding: @3px @9px; }
QLineEdit:disabled, QAbstractSpinBox:disabled { color: @faint; border-color: @line; }
QPushButton, QToolButton {
  background: @raised; color: @ink; border: @1px solid @outline; border-radius: @6px;
  padding: @6px @14px; font-weight: 600; }
QPushButton:hover, QToolButton:hover { background: @panel; border-color: @muted; }
QPushButton:pressed, QToolButton:pressed { background: @board_low; }
QPushButton:focus, QToolButton:focus { border: @2px solid @focus; padding: @5px @13px; }
QPushButton:default { background: @accent; color: @on_accent; border-color: @accent; }
QPushButton:disabled, QToolButton:disabled { color: @faint; border-color: @line; background: @panel; }
QComboBox { background: @raised; color: @ink; border: @1px solid @outline; border-radius: @6px;
  padding: @4px @26px @4px @12px; combobox-popup: 0; }
QComboBox:focus, QComboBox:on { border: @2px solid @focus; padding: @3px @25px @3px @11px; }
QComboBox:disabled { color: @faint; border-color: @line; background: @panel; }
QComboBox::drop-down { border: none; width: @24px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBox QAbstractItemView { background: @raised; color: @ink; border: @1px solid @line_strong; outline: 0;
  selection-background-color: @focus; selection-color: @selected; }
QComboBox QAbstractItemView::item { padding: @5px @10px; min-height: @20px; }
QCheckBox, QRadioButton { color: @ink; spacing: @8px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator { width: @16px; height: @16px; border: @2px solid @outline;
  background: @panel; }
QCheckBox::indicator { border-radius: @3px; }
QRadioButton::indicator { border-radius: @10px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: @accent; border-color: @accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: @focus; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
QSlider::groove:horizontal { height: @6px; background: @line; border-radius: @3px; }
QSlider::sub-page:horizontal { background: @good; border-radius: @3px; }
QSlider::handle:horizontal { width: @18px; height: @18px; margin: -@7px 0; border-radius: @10px;
  background: @raised; border: @2px solid @good; }
QSlider::handle:horizontal:focus { border-color: @focus; }
QProgressBar { background: @line; border: none; border-radius: @4px; color: @ink;
  text-align: center; max-height: @10px; }
QProgressBar::chunk { background: @good; border-radius: @4px; }
QScrollArea, QAbstractScrollArea#bare { background: transparent; border: none; }
QScrollArea:focus { border: @2px solid @focus; }
QScrollArea > QWidget > QWidget#scrolled { background: transparent; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: @10px; }
QScrollBar:horizontal { height: @10px; }
QScrollBar::handle { background: @outline; border-radius: @3px; margin: @2px; }
QScrollBar::handle:vertical { min-height: @30px; }
QScrollBar::handle:horizontal { min-width: @30px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QListView, QTreeView, QTableView, QTextBrowser { background: @panel; color: @ink; border: @1px solid @line;
  border-radius: @6px; outline: 0; selection-background-color: @selection; selection-color: @ink; }
QListView::item, QTreeView::item { padding: @5px @8px; border-radius: @4px; }
QListView::item:hover, QTreeView::item:hover { background: @hover; }
QListView::item:selected, QTreeView::item:selected { background: @selection; color: @ink; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus { border: @2px solid @focus; }
QListView#bare { background: transparent; border: none; }
QListView#contents, QTextBrowser#bare { background: transparent; border: @2px solid transparent; }
QListView#contents:focus, QTextBrowser#bare:focus { border-color: @focus; }
QTableView::item { padding: 0 @4px; }
QHeaderView::section { background: @board; color: @ink; border: none; border-bottom: @1px solid @line_strong;
  padding: @5px @8px; font-weight: 600; }
QMenu { background: @raised; color: @ink; border: @1px solid @line_strong; padding: @4px; }
QMenu::item { padding: @6px @22px; border-radius: @4px; }
QMenu::item:selected { background: @selection; color: @ink; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: @1px; background: @line; margin: @4px @8px; }
QMenuBar { background: @strip; color: @on_strip; }
QMenuBar::item:selected { background: @accent; color: @on_accent; }
QTabBar::tab { background: transparent; color: @muted; padding: @7px @14px; border: none;
  border-bottom: @3px solid transparent; }
QTabBar::tab:selected { color: @ink; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @focus; }
QTabWidget::pane { border: none; border-top: @1px solid @line; }
QGroupBox { border: @1px solid @line; border-radius: @6px; margin-top: @10px; color: @ink; }
QGroupBox::title { subcontrol-origin: margin; left: @10px; padding: 0 @4px; }
QStatusBar { background: @bar; color: @muted; }
QGraphicsView { background: transparent; border: none; }
QSplitter::handle { background: @line; }
"""


def mixed(over: QColor, under: QColor, part: float) -> QColor:
    """`over` at an opacity of `part` laid on `under`, as an opaque colour."""
    return QColor.fromRgbF(
        over.redF() * part + under.redF() * (1 - part),
        over.greenF() * part + under.greenF() * (1 - part),
        over.blueF() * part + under.blueF() * (1 - part),
    )


def sheet(colours: Mapping[str, QColor], selected: QColor, px: Callable[[int], int]) -> str:
    """The style sheet in these colours by their roles; `px` scales, `selected` is written on a selection."""
    panel = colours["panel"]
    words = {role: colour.name() for role, colour in colours.items()}
    words["selected"] = selected.name()
    words["selection"] = mixed(colours["focus"], panel, 0.18).name()
    words["hover"] = mixed(colours["ink"], panel, 0.06).name()
    text = _TEMPLATE
    for pixels in range(30, 0, -1):
        text = text.replace(f"@{pixels}px", f"{px(pixels)}px")
    for role in sorted(words, key=len, reverse=True):
        text = text.replace(f"@{role}", words[role])
    return text
