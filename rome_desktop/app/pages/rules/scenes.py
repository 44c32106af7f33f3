"""The pictures at the heads of chapters, and the lessons that chapters lead to."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.rules.document import SCENE
from rome_desktop.app.pictures import Pictures, of_scene
from rome_desktop.engine.game import Game
from rome_desktop.session.lessons.course import Course
from rome_desktop.session.lessons.scenes import Scene, chapters, scene_of, taught


class Scenes:
    """Those of one game, by chapter of the rules; none without a course or without pictures."""

    def __init__(self, game: Game, course: Course | None, pictures: Pictures | None) -> None:
        self._game, self._pictures = game, pictures
        self.by_chapter: dict[str, Scene] = {}
        self.lessons: dict[str, str] = {}
        """The chapter of the course that teaches a chapter of the rules."""
        if course is None or pictures is None:
            return
        for head in chapters(game):
            if (scene := scene_of(course, head)) is not None:
                self.by_chapter[head] = scene
            if (step := taught(course, head)) is not None:
                self.lessons[head] = step.chapter

    def picture(self, chapter: str, ratio: float) -> QPixmap | None:
        """The picture for a screen of so many pixels for one; None as long as there is none."""
        if self._pictures is None or chapter not in self.by_chapter:
            return None
        wide, high = (round(theme.look().px(side) * ratio) for side in SCENE)
        subject = of_scene(self._game.key, chapter, self.by_chapter[chapter])
        return self._pictures.get(subject, QSize(wide, high))
