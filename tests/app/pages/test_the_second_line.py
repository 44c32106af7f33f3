"""The bar at 1366 x 768: no second line of any game is lost, in either language, beside the widest tag."""

import pytest
from PySide6.QtGui import QFontMetricsF

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.language import set_language
from rome_desktop.app.telling import told
from tests.app.test_told_matches import MATCHES, match_of

BARRIERS = {
    "en": "Undo stops here: something hidden was seen",
    "fr": "Annulation impossible : le hasard est intervenu",
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "name", MATCHES, ids=[name.partition("/")[0] + "-" + name[-12:-4] for name in MATCHES]
)
def test_every_prompt_keeps_its_second_line(name, language, dressed, qtbot):
    match = match_of(name)
    asked: dict[tuple[str, str], None] = {}
    sentence = ""
    for said in told(match, len(match.lines), language):
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
