"""The declaration of the game."""

from rome_desktop.engine.game import Game, Option, rules_in

CALCULI = Game(
    key="calculi",
    title={"en": "Calculi", "fr": "Calculi"},
    revision=1,
    seats=(2, 3),
    options=(Option("heap", ("small", "large"), "small"), Option("last", ("wins", "loses"), "wins")),
    solo=(),
    open_rules=rules_in(__package__),
    stem="Calculi",
)
