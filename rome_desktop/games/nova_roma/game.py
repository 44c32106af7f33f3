"""The declaration of the game."""

from rome_desktop.engine.game import Game, Option, rules_in
from rome_desktop.engine.teaching import teaching_in

LEVELS = ("easy", "normal", "hard")
"""Of the solo game [NR-26.6]."""


NOVA_ROMA = Game(
    key="nova_roma",
    title={"en": "Nova Roma", "fr": "Nova Roma"},
    revision=1,
    seats=(2, 3, 4),
    options=(
        Option("mosaic_draft", ("no", "yes"), "no"),
        Option("subject_draft", ("no", "yes"), "no"),
    ),
    solo=LEVELS,
    open_rules=rules_in(__package__),
    open_teaching=teaching_in(__package__),
    stem="Nova",
    reworded=("45f26035cf9970be", "4690b8bcaa471c46"),
)
