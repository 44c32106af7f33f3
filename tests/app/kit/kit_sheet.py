"""A window with everything of the kit on it, to be looked at.

`python -m tests.app.kit.kit_sheet DIR` writes it in both themes, at 1440x900 and at the scale of a 4K screen.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app.covers import vignettes
from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.chrome import (
    DecisionBar,
    HomeStrip,
    JournalLine,
    JournalPanel,
    Pips,
    SeatCell,
    SeatFacts,
    SeatRail,
    TableStrip,
)
from rome_desktop.app.kit.controls import (
    Button,
    EmblemButton,
    IconButton,
    LevelDots,
    Segmented,
    Slider,
    Toggle,
)
from rome_desktop.app.kit.stepper import Stepper
from rome_desktop.app.kit.widgets import Choice, Field, Heading, Label, Note, Panel, ScaleBar, Toast

NAMES = ("Julia", "Hadrian", "Claudia", "Silvia", "Tiberius")
PIECES = ("patrician", "meeple", "ship", "house", "magistrate", "peasant", "colonist", "hero")


class Canvas(QWidget):
    """A widget drawn by a function."""

    def __init__(self, draw, parent):
        super().__init__(parent)
        self.draw = draw

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        painter.end()


def facts(i, active=False):
    rows = (
        (
            SeatCell("cube", "11", "cubes"),
            SeatCell("magistrate", "1", "magistrates"),
            SeatCell("bridge", "2", "bridges"),
        ),
        (
            SeatCell("arena", "1"),
            SeatCell("theatre", "2"),
            SeatCell("temple", "0", faint=True),
            SeatCell("bath", "1"),
        ),
    )
    kinds = ("You · 1 action left", "Computer · Skilled", "Hot seat", "Computer · Gentle", "Computer · Stern")
    return SeatFacts(
        NAMES[i], kinds[i], ("38", "35", "~52", "38 → 42", "27")[i], rows, "1st" if i == 2 else ""
    )


class KitSheet(QWidget):
    """The parts are placed in the coordinates of a page of 1440x900, times the scale."""

    def __init__(self):
        super().__init__()
        self.placed = []
        self._chrome()
        self._controls()
        self._fields()
        self._drawings()
        self.setFixedSize(QSize(theme.look().px(1440), theme.look().px(900)))
        theme.follow(self, self.restyle)

    def put(self, widget, x, y, w=None, h=None):
        widget.setParent(self)
        self.placed.append((widget, x, y, w, h))
        return widget

    def restyle(self):
        px = theme.look().px
        self.setFixedSize(QSize(px(1440), px(900)))
        for widget, x, y, w, h in self.placed:
            hint = widget.sizeHint()
            widget.setGeometry(px(x), px(y), px(w) if w else hint.width(), px(h) if h else hint.height())

    def paintEvent(self, event):
        painter = QPainter(self)
        paint.draw_ground(painter, paint.page_ground(self.size()), QRectF(self.rect()))
        painter.end()

    def _chrome(self):
        seats = theme.look().seats
        self.home = self.put(
            HomeStrip("Quinque Ludi", ("Play", "Challenges", "Records", "Rules")), 0, 0, 1440, 70
        )
        self.home.add_slot(Button("English", "strip"))
        self.home.add_slot(Button("Settings", "strip", "ui-gear"))
        self.strip = self.put(TableStrip(), 0, 76, 1440, 40)
        self.strip.set_title("Rome: City of Marble", "Home")
        self.strip.set_buttons(
            [
                ("fit", "ui-fit", "Fit"),
                ("tables", "ui-eye", "Tables"),
                ("journal", "ui-journal", "Journal"),
                ("rules", "ui-rules", "Rules"),
                ("settings", "ui-gear", "Settings"),
            ]
        )
        self.strip.set_phase(
            ("1st action", "2nd action", "End of turn"), 1, Pips("Round", 5, 3, "Round 3 of 5")
        )
        journal = JournalPanel()
        journal.set_lines(
            [
                JournalLine(9, "Julia drew a temple and an arena.", seats[0], "Julia"),
                JournalLine(8, "Julia, turn 9"),
                JournalLine(7, "Tiberius built the baths: 4 points.", seats[4], "Tiberius"),
                JournalLine(6, "Tiberius laid a baths tile.", seats[4], "Tiberius"),
                JournalLine(5, "tiles drawn", barrier=True),
                JournalLine(4, "Claudia extended the grey aqueduct twice.", seats[2], "Claudia"),
            ]
        )
        self.rail = self.put(SeatRail(journal), 8, 122, None, 668)
        self.rail.set_seats([(seats[i], facts(i)) for i in range(4)])
        self.rail.set_active(0)
        self.bar = self.put(DecisionBar(), 0, 844, 1440, 56)
        self.bar.ask(
            seats[0],
            "Julia, lay the temple tile on a marked spot.",
            "Drag it, or click tile then spot. R turns it. One action left; you may add a magistrate.",
        )
        self.bar.set_undo(True, False)
        self.bar2 = self.put(DecisionBar(), 232, 786, 1208, 50)
        self.bar2.set_compact(True)
        self.bar2.ask(
            seats[1], "Hadrien, votre entrepôt est plein : gardez 2 biens sur 4.", "Il reste 2 biens."
        )
        self.bar2.show_barrier("dice rolled")
        self.bar2.set_pass("Terminer")

    def _controls(self):
        panel = self.put(Panel(), 232, 120, 700, 262)
        del panel
        self.put(Heading("Buttons and controls", 16), 256, 132, 400)
        row = [
            Button("Confirm", "primary", "ui-confirm", "Enter"),
            Button("Undo", icon="ui-undo", key="Z"),
            Button("Redo", icon="ui-redo"),
            Button("Hint", icon="ui-hint", key="H"),
            Button("Pass", "ghost", "ui-pass", "P"),
            IconButton("ui-rotate", "Draw another seed"),
        ]
        row[2].setEnabled(False)
        x = 250
        for button in row:
            self.put(button, x, 160)
            x += button.sizeHint().width() / theme.look().scale + 2
        self.focused = row[1]
        self.put(Button("Solo challenge", "link"), 800, 222)
        self.put(Segmented(("Human", "Computer"), "Who"), 250, 212)
        levels = self.put(LevelDots(("Gentle", "Skilled", "Stern"), "Level"), 470, 212)
        levels.set_value(1)
        on = self.put(Toggle("On"), 660, 216)
        on.setChecked(True)
        self.put(Toggle("Off"), 730, 216)
        for i, seat in enumerate(theme.look().seats):
            self.put(EmblemButton(seat, seat.id, 30), 250 + 46 * i, 268)
        self.put(Slider(0, 10, 6, "Volume"), 500, 272, 180)
        self.put(Stepper(("90 %", "100 %", "115 %"), 1, "Text size"), 700, 266)
        self.put(
            Note("Two people share this screen. Each hand shows only on its owner’s turn."), 254, 320, 640, 40
        )

    def _fields(self):
        self.put(Panel(), 940, 120, 492, 262)
        self.put(Heading("Words and fields", 16), 964, 132, 300)
        self.put(Field("MARMOR-4417", "Seed"), 964, 160, 200)
        self.put(Choice(("Français", "English"), "Language"), 1180, 160, 150)
        self.put(Label("Julia, lay the temple tile on a marked spot.", "sentence"), 964, 206)
        self.put(Label("Source Sans 3, 14.5 for reading. 0123456789", "body"), 964, 232)
        self.put(Label("Labels 13.5", "label"), 964, 254)
        self.put(Label("small 12.5 in muted", "small"), 1060, 254)
        self.put(Label("EB Garamond for the rules", "reading"), 1210, 252)
        self.put(Label("I II III IV V VI", "numeral"), 1290, 132)
        scale = self.put(ScaleBar(), 964, 288, 440)
        scale.set_scale(
            (("Quaestor", 80), ("Aedilis", 95), ("Praetor", 110), ("Consul", 130), ("Optimus", 150)),
            118,
            "118",
        )
        self.toast = self.put(Toast(self), 232, 700)

    def _drawings(self):
        self.put(Panel(), 232, 388, 480, 392)
        self.put(Heading("Seats, goods, pieces", 16), 256, 400, 300)
        self.put(Canvas(self._draw_seats, self), 250, 428, 440, 340)
        self.put(Canvas(lambda p, r: vignettes.draw(p, r, "city_of_marble"), self), 724, 396, 254, 206)
        self.put(Canvas(lambda p, r: vignettes.draw(p, r, "city_of_marble"), self), 724, 612, 120, 150)
        self.put(Canvas(self._draw_grounds, self), 990, 396, 440, 376)

    def _draw_seats(self, painter, rect):
        look = theme.look()
        k = look.pxf
        for i, seat in enumerate(look.seats):
            y = k(20 + 36 * i)
            icons.draw_emblem(painter, seat, QPointF(k(18), y), k(28))
            for j, piece in enumerate(PIECES):
                icons.draw_piece(painter, piece, QPointF(k(60 + 36 * j), y), k(30), seat, emblem=False)
            icons.draw_cube(painter, QPointF(k(352), y), k(22), seat)
            path = QPainterPath(QPointF(k(376), y + k(6)))
            path.lineTo(QPointF(k(404), y - k(6)))
            path.lineTo(QPointF(k(436), y + k(4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(look.seat_pen(seat, 3))
            painter.drawPath(path)
        for i, good in enumerate(look.goods):
            at = QPointF(k(24 + 72 * (i % 6)), k(220 + 60 * (i // 6)))
            icons.draw_good(painter, good, at, k(42))
            icons.draw_good(painter, good, at + QPointF(k(34), k(8)), k(22))

    def _draw_grounds(self, painter, rect):
        look = theme.look()
        k = look.pxf
        board = QRectF(0, 0, rect.width(), k(180))
        paint.draw_ground(painter, paint.board_ground(board.size().toSize()), board)
        paint.tesserae_frame(painter, board, k(7))
        for i, (name, kind) in enumerate(look.kinds.items()):
            icons.draw(
                painter, "bath" if name == "baths" else name, QPointF(k(50 + 50 * i), k(50)), k(34), kind.fill
            )
        for i, seat in enumerate(look.seats):
            icons.draw_piece(painter, "magistrate", QPointF(k(50 + 40 * i), k(110)), k(20), seat)
            icons.draw_piece(painter, "meeple", QPointF(k(260 + 36 * i), k(110)), k(34), seat, ghost=i == 4)
        curtain = QRectF(0, k(196), rect.width(), k(180))
        paint.draw_ground(painter, paint.curtain_ground(curtain.size().toSize()), curtain)


def picture(dark=False, scale=1.0):
    theme.set_look(theme.make_look(dark=dark, scale=scale))
    sheet = KitSheet()
    sheet.restyle()
    sheet.show()
    QApplication.processEvents()
    sheet.focused.setFocus()
    sheet.activateWindow()
    QApplication.processEvents()
    grabbed = sheet.grab()
    sheet.close()
    return grabbed


def main(folder):
    app = QApplication.instance() or QApplication([])
    theme.dress(app)
    for dark in (False, True):
        for scale in (1.0, 2.4):
            name = f"kit-{'dark' if dark else 'light'}-{scale}.png"
            picture(dark, scale).save(str(Path(folder) / name))


if __name__ == "__main__":
    main(sys.argv[1])
