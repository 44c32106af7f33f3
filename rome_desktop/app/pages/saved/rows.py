"""Rows of saved games, whole and damaged, and the sentences that go with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from rome_desktop.app import trouble
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.spoken import figure, labelled
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel, Sheet
from rome_desktop.app.pages.shared.page import Vignette, column, draw_badge, row, when
from rome_desktop.session.saves import Damaged, SaveError, Summary


def damage(error: SaveError) -> str:
    """Why a file cannot be opened, in the language in force; what a library said of it is noted."""
    code, game = error.values.get("code"), error.values.get("game", "")
    if "why" in error.values:
        trouble.note(str(error))
    translate = QCoreApplication.translate
    sentences = {
        "too-large": translate("Damage", "It is too large to be a saved game."),
        "unreadable": translate("Damage", "It cannot be read: {why}."),
        "gone": translate("Damage", "It is gone; only its backup is left."),
        "no-file": translate("Damage", "It is not a file but a folder, a pipe or a device."),
        "empty": translate("Damage", "It is empty: it was cut off while it was being written."),
        "truncated": translate("Damage", "Its end is missing."),
        "foreign": translate("Damage", "It is not a saved game of this program."),
        "newer": translate("Damage", "It was saved by a newer version of this program."),
        "broken": translate("Damage", "What it holds does not fit together."),
        "unknown-game": translate("Damage", "Its game “{game}” is not in this program."),
    }
    why = trouble.reason_of(code if isinstance(code, int) else None)
    return sentences.get(error.reason, sentences["broken"]).format(why=why, game=game)


class SideScores(QWidget):
    """Emblems with scores (or empty words) in a row. Sides beyond the seats are automatic rivals."""

    def __init__(
        self, sides: Sequence[tuple[str, str, str]], to_move: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sides, self._to_move = list(sides), to_move
        self.setAccessibleName(", ".join(f"{name} {score}".strip() for _, name, score in sides))
        self.setToolTip(", ".join(name for _, name, _ in sides))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _step(self) -> float:
        look = theme.look()
        font = look.font("body", 15, bold=True)
        widest = max((text_width(font, score) for _, _, score in self._sides), default=0.0)
        return look.pxf(40) + widest

    def sizeHint(self) -> QSize:
        return QSize(int(self._step() * len(self._sides)) + 1, theme.look().px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        font = look.font("body", 15, bold=True)
        painter.setFont(font)
        base = self.height() / 2 + QFontMetricsF(font).capHeight() / 2
        for index, (colour, _, score) in enumerate(self._sides):
            x = index * self._step()
            draw_badge(painter, colour, QPointF(x + look.pxf(11), self.height() / 2), look.pxf(20))
            painter.setPen(look.ink)
            painter.drawText(QPointF(x + look.pxf(26), base), score)
        painter.end()


def sides_of(save: Summary, rival: str, *, in_points: bool) -> list[tuple[str, str, str]]:
    """Colour, name and score of every side of a save; no score where there are no points."""
    scores = save.scores
    names = [(seat.colour, seat.name) for seat in save.seats]
    names += [("", rival)] * (len(scores) - len(names))
    told = [figure(score) if in_points else "" for score in scores]
    return [(colour, name, score) for (colour, name), score in zip(names, told, strict=False)]


def name_to_move(save: Summary, rival: str) -> str:
    """Who is to move in a save, or empty."""
    if save.to_move is None:
        return ""
    return save.seats[save.to_move].name if save.to_move < len(save.seats) else rival


class SaveRow(Panel):
    """One saved game: picture, name, who is to move, scores, when; Resume and a way to delete it."""

    resume = Signal(Path)
    delete = Signal(Path)

    def __init__(
        self,
        save: Summary,
        title: str,
        rival: str,
        *,
        round_name: Callable[[int], str],
        picture: QWidget | None = None,
        primary: bool = False,
        challenge: str = "",
        low: bool = False,
        in_points: bool = True,
        is_broken: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(role="raised", padding=4, radius=7, strength=0, name=title, parent=parent)
        self.save, self._low, self._in_points, self._is_broken = save, low, in_points, is_broken
        self._round = round_name(save.round) if save.round else ""
        px = theme.look().px
        picture = picture or Vignette(save.game, 5, whole=True)
        picture.setFixedWidth(px(104))
        picture.setMinimumHeight(px(60 if low else 70))
        line = row(self, 12)
        line.addWidget(picture)
        line.addLayout(self._words(title, rival, challenge), 1)
        line.addLayout(self._buttons(title, primary))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(px(128))

    def _words(self, title: str, rival: str, challenge: str) -> QVBoxLayout:
        lines = column(None, 0 if self._low else 3)
        lines.addStretch(1)
        lines.addWidget(Heading(title, 16))
        status = self.status(rival, challenge)
        if self._is_broken:
            status = " · ".join([status, self.tr("rule broken: no medal")])
        lines.addWidget(Label(status, "label", colour="muted", size=13.5, wrap=True))
        scores = SideScores(sides_of(self.save, rival, in_points=self._in_points), self.save.to_move)
        lines.addWidget(scores, 0, Qt.AlignmentFlag.AlignLeft)  # aligned, it does not narrow the column
        lines.addStretch(1)
        return lines

    def status(self, rival: str, challenge: str = "") -> str:
        """Whose turn it is, in which round; or that the match is over."""
        save, name = self.save, name_to_move(self.save, rival)
        if save.over:
            return self.tr("Finished")
        if challenge and self._round:
            return self.tr("{challenge} · {round}").format(challenge=challenge, round=self._round)
        if self._round and name:
            return self.tr("{round} · {name} to move").format(round=self._round, name=name)
        return self.tr("{name} to move").format(name=name) if name else challenge

    def _buttons(self, title: str, primary: bool) -> QVBoxLayout:
        lines = column(None, 2)
        top = row(None, 0)
        top.addStretch(1)
        top.addWidget(Label(when(self.save.saved), "label", colour="muted"))
        remove = CrossButton(self.tr("Delete this game"))
        remove.clicked.connect(lambda: self.delete.emit(self.save.path))
        top.addWidget(remove)
        word = self.tr("See the scores") if self.save.over else self.tr("Resume")
        self.button = Button(word, "primary" if primary else "plain")
        self.button.setAccessibleName(labelled(word, f"{title}, {when(self.save.saved)}"))
        self.button.clicked.connect(lambda: self.resume.emit(self.save.path))
        self.button.setMinimumWidth(theme.look().px(130))
        if self._low:
            self.button.set_height(34)
        lines.addStretch(1)
        lines.addLayout(top)
        lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        lines.addStretch(1)
        return lines

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete.emit(self.save.path)
        else:
            super().keyPressEvent(event)


class DamagedRow(Panel):
    """A file that cannot be opened: its name, the reason, and its backup if that can be."""

    open_backup = Signal(Path)

    def __init__(self, damaged: Damaged, parent: QWidget | None = None) -> None:
        super().__init__(role="raised", padding=6, radius=7, strength=0, parent=parent)
        self.damaged = damaged
        self.set_line("accent", 1)
        line = row(self, 10)
        line.addSpacing(theme.look().px(6))
        line.addWidget(Cross())
        words = column(None, 0)
        words.addWidget(Label(damaged.path.name, "label", bold=True, wrap=True))
        words.addWidget(Label(damage(damaged.error), "small", wrap=True))
        line.addLayout(words, 1)
        if damaged.backup is not None:
            backup = damaged.backup
            button = Button(self.tr("Open the backup"))
            button.set_height(32, 14)
            button.clicked.connect(lambda: self.open_backup.emit(backup))
            line.addWidget(button)
        self.setAccessibleName(labelled(damaged.path.name, damage(damaged.error)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)


class Cross(QWidget):
    """A broken seal: the sign before what cannot be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(theme.look().px(22), theme.look().px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.accent)
        painter.drawEllipse(QRectF(self.rect()))
        painter.setPen(look.on_accent)
        painter.setFont(look.font("button", 15, bold=True))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, "!")
        painter.end()


class CrossButton(Button):
    """A small × that removes something; its name says what."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__("×", "ghost", parent=parent)
        self.set_height(24, 18)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class DeleteSheet(Sheet):
    """Asks before a saved game is deleted: `agreed(path)`."""

    agreed = Signal(Path)

    def __init__(self, parent: QWidget, path: Path, what: str) -> None:
        super().__init__(parent)
        self._path = path
        self.set_words(
            self.tr("Delete this saved game?"),
            self.tr("{what} goes into the bin of the shelf and stays there for 30 days.").format(what=what),
        )
        self.add_button(self.tr("Delete"))
        self.add_button(self.tr("Keep it"), "primary")
        self.answered.connect(self._decide)
        self.cancelled.connect(self.deleteLater)

    def _decide(self, index: int) -> None:
        if index == 0:
            self.agreed.emit(self._path)
        self.deleteLater()


class Blank(QWidget):
    """What stands where there is nothing yet: an icon, a strong line, a sentence, perhaps a button."""

    def __init__(self, icon: str, text: str, sentence: str, *widgets: QWidget) -> None:
        super().__init__()
        self._icon = icon
        lines = column(self, 4)
        lines.addStretch(1)
        lines.addSpacing(theme.look().px(58))
        strong = Label(text, "strong", wrap=True)
        quiet = Label(sentence, "muted", wrap=True)
        for label in (strong, quiet):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lines.addWidget(label)
        for widget in widgets:
            lines.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addStretch(1)
        self._first = strong

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        at = QPointF(self.width() / 2, self._first.geometry().top() - look.pxf(32))
        icons.draw(painter, self._icon, at, look.pxf(46), look.faint, look.panel)
        painter.end()
