"""Pictures of the table of Nova Roma, to be looked at beside the mockup.

`python -m tests.app.views.nova_roma.pictures DIR [NAME ...]` writes them: several moments of a match, at the
sizes of a small laptop, an ordinary screen and a 4K screen, light and dark, in both languages.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app import language
from rome_desktop.app.kit import scaling, theme
from tests.app.views.nova_roma.conftest import Stage

SIZES = {
    "compact": (QSize(1366, 768), QSize(1174, 666)),
    "regular": (QSize(1440, 900), QSize(1200, 782)),
    "wide": (QSize(3840, 2160), QSize(2560, 1874)),
}


def asks(name, more=0):
    """A test for a moment: that kind of decision, after so many lines."""
    return lambda match: type(match.decision).__name__ == name and len(match.lines) > more


MOMENTS = {
    "emperor": ({}, asks("PutEmperor")),
    "turn": ({}, asks("TakeTurn", 170)),
    "action": ({"seed": 2}, asks("TakeAction", 220)),
    "site": ({}, asks("ChooseSite", 200)),
    "contract": ({}, asks("ChooseBuilding", 150)),
    "sail": ({}, asks("SailOn", 100)),
    "race": ({}, asks("AdvanceMarker", 150)),
    "play": ({"seed": 5}, asks("PlayCard")),
    "two": ({"seats": 2}, asks("ChoosePetition", 100)),
    "solo": ({"seats": 1, "solo": "normal"}, asks("Work", 100)),
    "strips": ({"drafts": True}, asks("DraftStrip")),
    "cards": ({"drafts": True}, asks("LayCard")),
    "end": ({"seed": 4}, lambda match: match.over),
}


def act_on(stage):
    """Point at one of the places that are lit, in the middle of them."""
    lit = stage.table.index.in_order(stage.table.grammar.lit())
    if lit:
        stage.point_at(lit[len(lit) // 2])


def main(folder, wanted):
    app = QApplication.instance() or QApplication([])
    theme.dress(app)
    folder.mkdir(parents=True, exist_ok=True)
    for name, (how, until) in MOMENTS.items():
        for size, (screen, area) in SIZES.items():
            for dark, lang in ((False, "en"), (True, "fr")):
                label = f"{name}-{size}-{'dark' if dark else 'light'}-{lang}"
                if wanted and not any(word in label for word in wanted):
                    continue
                language.set_language(app, lang)
                theme.set_look(theme.make_look(dark=dark, scale=scaling.scale_for(screen)))
                stage = Stage(area)
                stage.language = lang
                stage.begin(**how)
                stage.go_on(until, how.get("seed", 1))
                act_on(stage)
                QApplication.processEvents()
                stage.table.grab().save(str(folder / f"{label}.png"))
                stage.view.take_away()
                stage.table.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
