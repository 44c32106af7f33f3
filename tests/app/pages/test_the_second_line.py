"""The bar at 1366 x 768: no second line of any game is lost, in either language, beside the widest tag.

A quick run looks at French alone, whose sentences are the longer ones.
"""

import pytest
from PySide6.QtGui import QFontMetricsF

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.language import set_language
from rome_desktop.app.pages.challenges.aims import SoloAim
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.challenges.words import told as told_of
from rome_desktop.app.telling import told
from rome_desktop.catalogue import GAMES
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.solo import challenges_of
from tests.app.test_told_matches import MATCHES, match_of, told_in
from tests.sometimes import sometimes

BARRIERS = {
    "en": "Undo stops here: something hidden was seen",
    "fr": "Annulation impossible : le hasard est intervenu",
}


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "fr"])
@pytest.mark.parametrize(
    "name", sometimes(MATCHES, every=2), ids=[name.partition("/")[0] + "-" + name[-12:-4] for name in MATCHES]
)
def test_every_prompt_keeps_its_second_line(name, language, dressed, qtbot):
    asked: dict[tuple[str, str], None] = {}
    sentence = ""
    for said in told_in(name, language):
        if said.kind == "ask":
            sentence = said.text
        elif said.kind == "more":
            asked[sentence, said.text] = None
    set_language(dressed, language)
    bar = DecisionBar()
    qtbot.addWidget(bar)
    bar.resize(1366, bar.height())
    bar.show()
    bar.show_barrier(BARRIERS[language])
    lost = []
    for first, second in asked:
        bar.ask(theme.look().seats[0], first, second)
        if bar.toolTip() or not fits(bar):
            lost.append(f"{first} {second}")
    assert not lost, "\n".join(lost)


def fits(bar: DecisionBar) -> bool:
    """Whether all lines stand within the height of the bar."""
    second = bar._second_fitted
    assert second is not None
    lines = [*(bar._fitted.font for _ in bar.lines()), *(second.font for _ in second.lines)]
    return sum(QFontMetricsF(font).height() * 0.92 for font in lines) <= bar.height()


def aims(of):
    """What challenges and perfect turns of a game may say at their longest."""
    practice = [SoloAim(challenge, None, practice=True) for challenge in challenges_of(of)]
    for aim in practice:
        rule = told_of(aim.challenge) if aim.challenge.rule else ""
        yield f"Practice: {rule} {aim.missing(aim.challenge.marks[1] - 1)}"
    say = GoalWords()
    for puzzle in {puzzle.goal: puzzle for puzzle in puzzles_of(of)}.values():
        yield f"{say.goal(puzzle)} In hand: {say.of_best(puzzle, 100)}."


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.key)
def test_what_a_challenge_is_played_for_is_always_in_view(of, dressed, qtbot):
    name = next(name for name in MATCHES if name.startswith(of.key))
    match, language = match_of(name), "fr"
    asked = {said.text for said in told(match, min(150, len(match.lines)), language) if said.kind == "ask"}
    set_language(dressed, language)
    bar = DecisionBar()
    qtbot.addWidget(bar)
    bar.set_compact(True)
    bar.resize(1280, bar.height())
    bar.show()
    bar.show_barrier(BARRIERS[language])
    for aim in aims(of):
        for sentence in sorted(asked, key=len)[-3:]:
            more = f"{aim} · {'What else can be said of it, at some length. ' * 4}"
            bar.ask(theme.look().seats[0], sentence, more, vital=aim)
            assert bar._second_fitted is not None, f"{sentence} / {aim}"
            assert " ".join(bar._second_fitted.lines) == aim
            assert fits(bar)
            assert bar.toolTip() == more
