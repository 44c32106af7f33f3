"""What a King has chosen in secret shows to nobody else, and the curtain is asked for only then."""

import random

from rome_desktop.app.views.alba_longa import reads
from rome_desktop.app.views.alba_longa.trays import is_council
from rome_desktop.games.alba_longa.ids import HIDDEN_HERO
from rome_desktop.session.seats import Seat


def test_cards_of_the_council_lie_before_the_one_who_chooses_only(stage):
    stage.begin(3, seed=2)
    stage.until("LayHero")
    seat = stage.match.to_move
    assert is_council(stage.view.shown)
    assert any(str(key).startswith("card:hero:") for key in stage.table.index.by_key)

    stage.view.show(stage.match.view(None), stage.context())

    assert all(set(city.heroes) <= {-1} for city in stage.view.shown.cities)
    assert stage.view.shown.cities[seat].target not in ("", "?")


def test_others_see_nothing_of_a_laid_card(stage):
    stage.begin(5, seed=2)
    assert stage.go_on(
        lambda match: sum(type(step).__name__ == "ChooseTarget" for step in match.state.pending) > 1
    )
    first = stage.match.to_move
    stage.match.play(stage.match.legal()[0])
    assert stage.match.to_move != first
    stage.show()

    city = stage.view.shown.cities[first]
    assert city.target == "?"
    assert set(city.heroes) == {HIDDEN_HERO}
    for key, spot in stage.table.index.by_key.items():
        card = stage.view.card(key, stage.table.grammar.option_at(key))
        said = [spot.name, *(line.text for line in card.lines)] if card is not None else [spot.name]
        if str(key).startswith(f"hero:{first}"):
            assert "face down" in " ".join(said)


def test_heroes_show_in_the_open_only_to_a_person_alone(stage):
    stage.begin(3, seed=2)
    stage.until("CallCourt")
    seat, view = stage.match.to_move, stage.seen()
    alone = tuple(
        Seat(s.name, "human" if n == seat else "easy", s.colour) for n, s in enumerate(stage.match.seats)
    )
    context = stage.context()
    among = reads.city(view, seat, context)
    context_alone = type(context)(alone, seat, seat, "en", context.settings, context.standings)

    assert set(among.heroes) == {-1}
    assert reads.city(view, seat, context_alone).heroes == (0, 1, 2, 3, 4)


def test_curtain_is_asked_for_in_sealed_rounds_only(stage):
    stage.begin(4, seed=3, job_well_done="yes")
    dice, seen = random.Random(5), set()
    for _ in range(200):
        if stage.match.over:
            break
        name, seat = type(stage.match.decision).__name__, stage.match.to_move
        sealed = name in ("ChooseTarget", "LayHero", "RecallHero")
        assert stage.view.has_secrets(stage.match.view(seat), seat) == sealed, name
        assert stage.view.turn_side(stage.match.view(None)) == seat
        seen.add(name)
        stage.match.play(stage.choose(stage.match.legal(), dice))
    assert {"ChooseTarget", "LayHero", "Sabotage"} <= seen
