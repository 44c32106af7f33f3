"""The pictures at the heads of chapters: the first step of a lesson that rests on the chapter."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.rules.document import SCENE
from rome_desktop.app.pictures import Pictures, of_scene
from rome_desktop.engine.game import Game
from rome_desktop.session.clauses import Rules, Section
from rome_desktop.session.lessons.course import Course
from rome_desktop.session.lessons.scenes import Scene, scene_of


class Scenes:
    """Those of one game, by chapter of the rules; none without a course or without pictures."""

    def __init__(
        self, game: Game, rules: Rules | None, course: Course | None, pictures: Pictures | None
    ) -> None:
        self._game, self._pictures = game, pictures
        entries = rules.entries if rules is not None and course is not None and pictures is not None else ()
        heads = [entry.id for entry in entries if isinstance(entry, Section) and entry.level == 1]
        found = {head: scene_of(course, head) for head in heads if course is not None}
        self.by_chapter: dict[str, Scene] = {h: scene for h, scene in found.items() if scene is not None}

    def picture(self, chapter: str, ratio: float) -> QPixmap | None:
        """The picture for a screen of so many pixels for one; None as long as there is none."""
        if self._pictures is None or chapter not in self.by_chapter:
            return None
        wide, high = (round(theme.look().px(side) * ratio) for side in SCENE)
        return self._pictures.get(of_scene(self._game.key, self.by_chapter[chapter]), QSize(wide, high))
