"""Two worlds that differ only in what was chosen in secret look, read and sound alike to everybody else."""

import random

import pytest

from rome_desktop.app.contract import TableContext
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, to_move
from rome_desktop.games.alba_longa.actions import Pass
from rome_desktop.games.alba_longa.soldiers import ChooseTarget, LayHero, RecallHero, targets
from rome_desktop.session.settings import Settings

SEALED = (ChooseTarget, LayHero, RecallHero)
WAYS = [(2, {}), (3, {"job_well_done": "yes"}), (5, {"job_well_done": "yes", "spoils_of_war": "yes"})]


def context_for(stage, viewer):
    match = stage.match
    dock = match.to_move if viewer is None else viewer
    return TableContext(match.seats, viewer, dock, "en", Settings(), tuple(match.standings()))


def said_to(stage, state, viewer):
    """Everything on the table that a viewer can see, point at or have read aloud."""
    view, context = observe(state, stage.game.rules.zones, viewer), context_for(stage, viewer)
    stage.view.show(view, context)
    found = [repr(stage.view.shown), str(stage.view.crumbs(view, context))]
    for side in range(len(state.players)):
        found += [stage.view.kind_line(view, side, context), repr(stage.view.holdings(view, side, context))]
    decision = view.pending[-1]
    if decision.seat == viewer:
        legal = options(view)
        words = stage.view.words
        found += [repr(words.prompt(decision, legal, view, context))]
        found += [words.option(action, view, context) for action in legal]
        stage.view.offer(decision, legal)
    else:
        stage.view.clear_offer()
    for key, spot in sorted(stage.table.index.by_key.items(), key=lambda item: str(item[0])):
        card = stage.view.card(key, stage.table.grammar.option_at(key))
        found += [key, spot.name, *([line.text for line in card.lines] if card is not None else [])]
    return found


def dealt_anew(state, viewer, dice):
    """Other heroes in hand, used and laid, and other cities laid, by everybody but the viewer."""
    other = state.clone()
    for side, player in enumerate(other.players):
        if side == viewer:
            continue
        places = [player.active, player.used, *([player.hero] if state.revealed < 2 else [])]
        cards = [card for place in places for card in place]
        dice.shuffle(cards)
        for place in places:
            place[:] = [cards.pop() for _ in place]
        if player.target and state.revealed < 1:
            player.target = [dice.choice(targets(state, side))]
    return other


@pytest.mark.parametrize(("seats", "chosen"), WAYS)
def test_table_prompts_options_and_names_do_not_depend_on_secrets_of_others(stage, seats, chosen):
    """[AL-26.1, AL-26.3, AL-26.4]"""
    stage.begin(seats, seed=seats, **chosen)
    dice, differing = random.Random(4), 0
    for _ in range(6):
        stage.go_on(lambda match: isinstance(match.decision, SEALED), seed=dice.randrange(99))
        if stage.match.over:
            break
        state = stage.match.state
        for viewer in (*range(seats), None):
            other = dealt_anew(state, viewer, dice)
            differing += other != state
            assert said_to(stage, other, viewer) == said_to(stage, state, viewer)
        stage.match.play(dice.choice(stage.match.legal()))
    assert differing > 3


@pytest.mark.parametrize(("seats", "chosen"), WAYS)
def test_journal_tells_the_same_of_every_sealed_choice(stage, seats, chosen):
    """[AL-26.2, AL-26.3]"""
    stage.begin(seats, seed=seats + 5, **chosen)
    dice, words, compared = random.Random(5), stage.view.words, 0
    for _ in range(400):
        if stage.match.over or compared > 9:
            break
        state, context = stage.match.state, context_for(stage, None)
        if isinstance(stage.match.decision, SEALED):
            told = []
            for action in options(state):
                after, log = state.clone(), []
                play(after, action, log.append)
                if (
                    after.revealed == state.revealed
                    and to_move(after) is not None
                    and not isinstance(action, Pass)
                ):
                    told.append(
                        [(words.journal(event, context), words.divider(event, context)) for event in log]
                    )
            compared += len(told) > 1
            assert all(lines == told[0] for lines in told)
        stage.match.play(stage.choose(stage.match.legal(), dice))
    assert compared > 1
