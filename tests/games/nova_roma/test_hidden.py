"""[NR-30] Open and hidden information."""

import random

from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.games.nova_roma.drafting import DraftStrip, KeepCard, LayCard
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.games.nova_roma.table import GAME, nova, set_up, shuffled


def test_hands_and_decks_are_hidden():
    """[NR-30.1] Others see neither the hand nor the order of a deck."""
    table = nova("Julia", "Marcus").has("Julia", hand=[1, 2])
    mine, other, beside = (table.seen_by(name) for name in ("Julia", "Marcus", None))
    assert mine.players[0].hand == [1, 2]
    assert other.players[0].hand == beside.players[0].hand == [-1, -1]
    for view in (mine, other, beside):
        for deck in ("maritime_deck", "building_deck", "emperor_deck", "basic_deck", "chariot_deck"):
            assert set(getattr(view, deck)) == {"?"}
        assert set(view.chariot_box) == set(view.emperor_box) == set(view.reward_box) == {"?"}
        assert set(view.subject_deck) == {-1}


def test_counts_and_discards_are_open():
    """[NR-30.2, NR-30.3] How many cards there are, the discard pile, tiles and tokens out of the game."""
    table = nova("Julia", "Marcus").has("Julia", hand=[1, 2])
    state = table.state
    state.subject_discards, state.estate_gone, state.chariot_gone = [3], ["animal"], ["CT1"]
    view = table.seen_by("Marcus")
    assert (view.subject_discards, view.estate_gone, view.chariot_gone) == ([3], ["animal"], ["CT1"])
    assert len(view.players[0].hand) == 2
    assert len(view.subject_deck) == len(state.subject_deck)


def test_draft_choices_are_hidden():
    """[NR-30.1] Packs and cards laid down are seen by their owner alone."""
    table = nova("Julia", "Marcus", subject_draft="yes")
    table.state = set_up(2, {"subject_draft": "yes"})
    table.play(table.options()[0])
    views = [table.seen_by(name) for name in table.names]
    for seat in (0, 1):
        assert -1 not in views[seat].packs[seat]
        assert set(views[1 - seat].packs[seat]) == {-1}
        assert set(views[1 - seat].laid[seat]) <= {-1}


def test_only_the_choices_of_the_card_draft_are_sealed():
    """[NR-24.2, NR-25.1, NR-25.2] Mosaic tiles are taken in the open and one after the other."""
    sealed = {step.__name__ for step in GAME.rules.steps if getattr(step, "sealed", False)}
    assert sealed == {"LayCard", "KeepCard"}


def test_a_card_laid_down_in_secret_stays_there():
    """[NR-25.1, NR-25.2, NR-30.1] Neither its owner nor the undo of a later player reaches it."""
    seats = tuple(Seat(name, "human", colour) for name, colour in (("Julia", "rubra"), ("Marcus", "nigra")))
    match = Match.begin(GAME, load(GAME), seats, {"subject_draft": "yes", "mosaic_draft": "yes"}, "5")
    while isinstance(match.decision, DraftStrip):
        match.play(match.legal()[0])
    assert isinstance(match.decision, LayCard)
    assert match.can_take_back().reason != "sealed"
    kinds = set()
    while isinstance(match.decision, LayCard | KeepCard):
        kinds.add(type(match.decision))
        match.play(match.legal()[-1])
        lines = list(match.lines)
        answered = [entry for entry in match.entries if entry.seat is not None]
        assert answered[-1].barrier == "sealed"
        assert not match.take_back()
        assert match.lines == lines
    assert kinds == {LayCard, KeepCard}


def test_an_imagined_table_has_every_card_once():
    """[NR-30.1] What a seat cannot see is dealt from what is left."""
    state = shuffled(3, 5, 90)
    guess = imagine(observe(state, GAME.rules.zones, 0), GAME.rules.zones, random.Random(2))
    cards = [*guess.subject_deck, *guess.subject_discards, *filter(None, guess.subject_row)]
    for player in guess.players:
        cards += [*player.hand, *player.row]
    assert sorted(cards) == list(range(1, 41))
