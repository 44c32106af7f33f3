"""Whether a saved match of a challenge has broken the challenge's own rule."""

from datetime import datetime
from pathlib import Path

from rome_desktop.catalogue import game as game_of
from rome_desktop.session import saves
from rome_desktop.session.saves import SaveError, Summary
from rome_desktop.session.solo import Challenge, challenge_of

_found: dict[tuple[Path, datetime, int], bool] = {}


def has_broken(challenge: Challenge, path: Path) -> bool:
    """Whether the saved match broke the challenge's rule; a file that cannot be opened is told when it is."""
    if not challenge.rule:
        return False
    try:
        return challenge.broken_at(saves.read(path).match) is not None
    except (OSError, SaveError):
        return False


def is_broken(save: Summary) -> bool:
    """The same of any match, if it is one of a challenge and runs; it is gone through once as it stands."""
    if save.over or len(save.seats) != 1:
        return False
    challenge = challenge_of(game_of(save.game), save.options, save.seed)
    if challenge is None:
        return False
    key = save.path, save.saved, save.lines
    if key not in _found:
        _found[key] = has_broken(challenge, save.path)
    return _found[key]
