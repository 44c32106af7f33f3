"""What the lessons of the game ask by name: goals, moments of the coach, and blanks of texts."""

from rome_desktop.engine.teaching import Teaching
from rome_desktop.games.city_of_marble.ending import standings
from rome_desktop.games.city_of_marble.moments import MOMENTS
from rome_desktop.games.city_of_marble.state import MarbleState


def points(view: MarbleState, seat: int, category: str) -> int:
    """[RM-12] What one category would bring the seat if the game ended now."""
    return standings(view)[seat].categories[category]


TEACHING = Teaching(moments=MOMENTS, blanks={"points": points})
