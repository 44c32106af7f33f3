"""The coach's card: the key idea, what it means, and what to do."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.widgets import Button, Label, announce
from rome_desktop.app.pages.learn.placing import Tail
from rome_desktop.app.pages.learn.teaching_card import TeachingCard, rich
from rome_desktop.app.pages.learn.veil import TAIL
from rome_desktop.session.lessons.texts import plain

WIDE, COMPACT = 468, 420


class Dots(QWidget):
    """The steps of a chapter: a tick for those done, a numbered pill for this one, rings for the rest."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._index, self._count = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def set_step(self, index: int, count: int) -> None:
        """Which step it is, from 0, and how many there are."""
        self._index, self._count = index, count
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(120), theme.look().px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = min(look.pxf(22), (self.width() - look.pxf(20)) / max(1, self._count))
        x, middle = look.pxf(7), self.height() / 2
        for step in range(self._count):
            if step == self._index:
                pill = QRectF(x - look.pxf(5), middle - look.pxf(9), look.pxf(26), look.pxf(18))
                painter.setPen(QPen(look.lit_edge, look.pxf(1.2)))
                painter.setBrush(look.gold)
                painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
                painter.setPen(theme.INK_ON_GOLD)
                painter.setFont(look.font("tag", 11.5))
                painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(step + 1))
                x += look.pxf(20)
            else:
                self._paint_dot(painter, QPointF(x, middle), done=step < self._index)
            x += pitch
        painter.end()

    @staticmethod
    def _paint_dot(painter: QPainter, at: QPointF, *, done: bool) -> None:
        look = theme.look()
        if done:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.good)
            painter.drawEllipse(at, look.pxf(5.5), look.pxf(5.5))
            icons.draw(painter, "ui-confirm", at, look.pxf(8), look.raised)
        else:
            painter.setPen(QPen(look.faint, look.pxf(1.4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, look.pxf(4.5), look.pxf(4.5))


class Task(QWidget):
    """What is to be done, on gold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        self._head = Label(role="label", colour="gold_ink", bold=True, parent=self)
        self._text = Label(role="strong", wrap=True, parent=self)
        box.addWidget(self._head)
        box.addWidget(self._text)
        theme.follow(self, self.restyle)

    def tell(self, head: str, text: str) -> None:
        """New words."""
        self._head.setText(head)
        self._text.setText(text)
        self.layout().activate()  # type: ignore[union-attr]  # the card asks for its size at once

    def shorten(self, short: bool) -> None:
        """Without its head, or with it."""
        self._head.setHidden(short)

    def text(self) -> str:
        """What is to be done."""
        return self._text.text()

    def restyle(self) -> None:
        """Takes over the look in force."""
        px = theme.look().px
        self.layout().setContentsMargins(px(14), px(8), px(14), px(9))  # type: ignore[union-attr]
        self.layout().setSpacing(px(1))  # type: ignore[union-attr]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.lit_edge, look.edge_width(1.2)))
        painter.setBrush(QColor("#3A3018") if look.dark else QColor("#FFF1CC"))
        half = look.pxf(0.8)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), look.pxf(6), look.pxf(6)
        )
        painter.end()


class CoachCard(TeachingCard):
    """Head, dots, key idea, text, task, and the buttons Back, Show me and Next."""

    back_pressed = Signal()
    show_pressed = Signal()
    next_pressed = Signal()
    leave_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 22)
        self.compact = self._short = False
        self._tail: Tail | None = None
        self._title = Label(role="strong", parent=self)
        self.leave = Button(kind="link", parent=self)
        self._dots = Dots(self)
        self._count = Label(role="small", parent=self)
        self._task = Task(self)
        self._said = Label(role="body", colour="accent", wrap=True, parent=self)
        self.back = Button(parent=self)
        self.show_button = Button(icon="ui-eye", key="H", parent=self)
        self.onward = Button(kind="primary", parent=self)
        self._head = QHBoxLayout()
        self._body = QVBoxLayout()
        self._arrange()
        self._wire(
            (self.back, self.back_pressed),
            (self.show_button, self.show_pressed),
            (self.onward, self.next_pressed),
            (self.leave, self.leave_pressed),
        )
        self.retranslate()
        theme.follow(self, self.restyle)

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setSpacing(0)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.leave)
        outer.addLayout(self._head)
        steps = QHBoxLayout()
        steps.addWidget(self._dots, 1)
        steps.addWidget(self._count)
        self._body.addLayout(steps)
        self._lines.addWidget(self._said)
        self._body.addWidget(self._reading, 1)
        self._body.addWidget(self._task)
        buttons = QHBoxLayout()
        for button in (self.back, self.show_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.onward)
        self._body.addLayout(buttons)
        outer.addLayout(self._body)

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self.leave.setText(self.tr("Leave lesson"))
        self.back.setText(self.tr("Back"))
        self.show_button.setText(self.tr("Show me"))
        self.onward.setText(self.tr("Next"))
        self.back.set_key(self.tr("PgUp"))
        self.onward.set_key(self.tr("PgDn"))

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.wide = COMPACT if self.compact else WIDE
        margin = paint.shadow_margin()
        inner = look.px(18)
        outer = self.layout()
        assert outer is not None
        outer.setContentsMargins(margin, margin, margin, margin)
        head, above, below = (2, 5, 5) if self._short else (8, 10, 12)
        self._head.setContentsMargins(inner + look.px(26), look.px(head), look.px(12), look.px(head))
        self._body.setContentsMargins(inner, look.px(above), inner, look.px(below))
        self._body.setSpacing(look.px(8))
        self._lines.setSpacing(look.px(8))
        font = look.font("body", 15.5 if self.compact else 16.5)
        self._text.setFont(font)
        self._key.setFont(look.font("display", 16 if self._short else 22))
        self.update()

    def _shorten(self, short: bool) -> None:
        """Without the dots and the head of the task."""
        if short != self._short:
            self._short = short
            self._dots.setHidden(short)
            self._count.setHidden(short or self.compact)
            self._task.shorten(short)
            self.restyle()

    def _beside(self) -> int:
        return 2 * (paint.shadow_margin() + theme.look().px(18))

    # ---- what it says

    def tell(self, title: str, index: int, count: int, key: str, say: str) -> None:
        """The step: which one of how many (all of them done if it is `count`), its key idea and its text."""
        self._title.setText(title)
        self._dots.set_step(index, count)
        step = self.tr("step {number} of {count}").format(number=index + 1, count=count)
        self._count.setText(step if index < count else "")
        self._count.setVisible(not self.compact and not self._short)
        self._key.setText(key)
        self._text.setText(rich(say))
        self._said.hide()
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{key}. {plain(say)}")
        announce(self, ". ".join(filter(None, (title, self._count.text(), key, plain(say)))))

    def ask(self, task: str, *, reading: bool, can_go_back: bool, can_show: bool, onward: str = "") -> None:
        """What is to be done, or nothing where the step is only read; `onward` names the next button."""
        self._task.setVisible(bool(task))
        self._task.tell(self.tr("Your turn"), task)
        self.back.setEnabled(can_go_back)
        self.show_button.setVisible(not reading)
        self.show_button.setEnabled(can_show)
        self.onward.setEnabled(reading)
        self.onward.setText(onward or self.tr("Next"))
        if task:
            announce(self, self.tr("Your turn: {task}").format(task=task))

    def ask_instead(self, task: str) -> None:
        """Another task in the same step; what was answered before is settled."""
        self._task.tell(self.tr("Your turn"), task)
        self._said.hide()
        announce(self, self.tr("Your turn: {task}").format(task=task))

    def asked(self) -> str:
        """What is to be done, or nothing."""
        return "" if self._task.isHidden() else self._task.text()

    def open_for(self, tail: Tail | None, corner: QPointF) -> None:
        """The frame is open where a tail leaves it; `corner` is where the tail's pixels begin here."""
        self._tail = tail and replace(tail, start=tail.start + corner)
        self.update()

    def watch(self) -> None:
        """What was asked has been done, and is still moving."""
        self._task.tell(self.tr("Done"), self.tr("See what comes of it."))
        self._said.hide()

    def answer(self, text: str) -> None:
        """Say why something else than the task was not done."""
        self._said.setText(text)
        self._said.show()
        announce(self, text, at_once=True)

    def said(self) -> str:
        """What was answered last, or nothing."""
        return "" if self._said.isHidden() else self._said.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, face = theme.look(), self.face()
        low = self._head.geometry().bottom() + 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._tail is not None:
            side = QPointF(self._tail.way.y(), self._tail.way.x()) * look.pxf(TAIL - self.edge / 2)
            painter.setPen(QPen(look.panel, look.pxf(self.edge + 0.5), c=Qt.PenCapStyle.FlatCap))
            painter.drawLine(self._tail.start - side, self._tail.start + side)
        painter.setPen(QPen(look.line, look.pxf(1)))
        painter.drawLine(QPointF(face.left() + look.pxf(2), low), QPointF(face.right() - look.pxf(2), low))
        lamp = QPointF(face.left() + look.pxf(22), (face.top() + low) / 2)
        icons.draw(painter, "ui-hint", lamp, look.pxf(19), look.ink)
        painter.end()
