"""[NR-2, NR-22.1, NR-26] Set-up: every pile is shuffled, then everything is laid out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Dice, Refusal, Step, replaced
from rome_desktop.games.nova_roma.actions import FirstPlayer
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.components import ACTS, NO_CARD, NOTHING, TRACKS
from rome_desktop.games.nova_roma.drafting import BeginCardDraft, BeginStripDraft
from rome_desktop.games.nova_roma.events import FirstPlayerChosen, ForumLaidOut
from rome_desktop.games.nova_roma.gains import DrawCards
from rome_desktop.games.nova_roma.piles import PILES, Shuffle
from rome_desktop.games.nova_roma.refilling import RefillSubjects, slide
from rome_desktop.games.nova_roma.rounds import BeginRound
from rome_desktop.games.nova_roma.solo import start_automa
from rome_desktop.games.nova_roma.state import FREE, NOBODY, NovaState, new_automa, new_player
from rome_desktop.games.nova_roma.tables import tables


def setup(box: Box, seats: int, options: Mapping[str, str]) -> NovaState:
    """[NR-2, NR-26] The table for 2 to 4 seats, or for one seat and the automa.

    A draft stands in for what is dealt otherwise [NR-24.3, NR-25.3], and the subject display waits for the
    draft of its cards; with both drafts the mosaic tiles come first [NR-25.5]. Nobody drafts alone [NR-25.4].
    """
    level = options.get("solo", "") if seats == 1 else ""
    state = boxed(box, seats, level)
    draft_strips = not level and options.get("mosaic_draft") == "yes"
    draft_cards = not level and options.get("subject_draft") == "yes"
    display: list[Step] = [RefillSubjects()]
    hands: list[Step] = [DrawCards(seat, box.start.hand) for seat in range(seats)]
    first: list[Step] = [ChooseFirstPlayer()] if not level else [BeginAlone()]
    strips: list[Step] = [BeginStripDraft()] if draft_strips else [DealStrips()]
    cards = [BeginCardDraft(), *display] if draft_cards else hands
    before = [] if draft_cards else display
    # [NR-24.4] A draft needs the turn order, and the hands are dealt after the mosaic tiles.
    if draft_strips:
        order = [*before, *first, *strips, *cards]
    elif draft_cards:
        order = [*strips, *first, *cards]
    else:
        order = [*before, *strips, *cards, *first]
    state.then(*(Shuffle(pile) for pile in PILES), LayOut(), *order, BeginRound())
    return state


def boxed(box: Box, seats: int, level: str) -> NovaState:
    """[NR-2.10] All piles in the order of the box, and what every side begins with."""
    players = [new_player(box) for _ in range(seats)]
    state = NovaState(
        pending=[],
        players=[*players, new_automa(box)] if level else players,
        seats=seats,
        level=level,
        **before_the_first_turn(),
        **decks(box),
        **hippodrome_and_mosaic(box, seats),
        artisans=box.supplies.artisans - box.start.artisans * seats,
        legionaries=0,
        neutral=[],
        over=False,
        box=box,
        map=tables(box),
        masks=[],
        taken=0,
    )
    state.refresh()
    return state


def before_the_first_turn() -> dict[str, Any]:
    """Whose turn it is, and the action being performed: nobody, none."""
    return {
        "phase": "setup",
        "round": 0,
        "lap": 0,
        "turn": 0,
        "first": 0,
        "opener": 0,
        "claimant": NOBODY,
        "claimed": False,
        "action": "",
        "power": 0,
        "extra": 0,
        "petitioned": "",
        "waived": False,
        "fresh": [],
    }


def decks(box: Box) -> dict[str, Any]:
    """The forum, and everything that is dealt from a deck."""
    return {
        "heads": [str(act) for act in ACTS],
        "spaces": [FREE] * 16,
        "emperor_deck": [tile.id for tile in box.forum.emperor_tiles],
        "emperor_used": [],
        "emperor_box": [],
        "maritime_deck": [card.id for card in box.maritime_contracts.cards],
        "maritime_row": [NOTHING] * box.start.display,
        "maritime_gone": [],
        "building_deck": [card.id for card in box.building_contracts.cards],
        "building_row": [NOTHING] * box.start.display,
        "rewards": [NOTHING] * len(box.reward_tokens.tokens),
        "rewards_spent": 0,
        "reward_box": [token.id for token in box.reward_tokens.tokens],
        "basic_deck": [tile.id for tile in box.estate_tiles if not tile.special for _ in range(tile.copies)],
        "basic_row": [NOTHING] * box.start.display,
        "special_deck": [tile.id for tile in box.estate_tiles if tile.special for _ in range(tile.copies)],
        "special_row": [NOTHING] * box.start.special_display,
        "estate_gone": [],
        "subject_deck": [card.number for card in box.subject_cards.cards],
        "subject_row": [NO_CARD] * box.start.display,
        "subject_discards": [],
    }


def hippodrome_and_mosaic(box: Box, seats: int) -> dict[str, Any]:
    """Chariots, the stacks of markers, mosaic tiles, and the draft."""
    return {
        "favourite": NOTHING,
        "next_favourite": NOTHING,
        "chariot_deck": [token.id for token in box.hippodrome.tokens],
        "chariot_gone": [],
        "chariot_box": [],
        "stacks": [tuple(range(seats)) for _ in TRACKS],
        "strip_stacks": [
            [strip.id for strip in box.mosaic_strips.strips if strip.colour == colour]
            for colour in box.mosaic_board.colours
        ],
        "strip_rows": [],
        "packs": [],
        "laid": [],
    }


def keep(deck: list[str], count: int) -> list[str]:
    """Leave the top `count` cards in a deck; the others, for the box."""
    rest = deck[: len(deck) - count]
    del deck[: len(deck) - count]
    return rest


@dataclass(frozen=True, slots=True)
class LayOut(Automatic):
    """[NR-2.1 to NR-2.7, NR-22.1, NR-26.2 to NR-26.7] Displays, tokens, neutral pieces, the favourites.

    Only one or two players leave anything out: three have the table of four [NR-23.1, NR-23.2].
    """

    def run(self, state: NovaState, log: Log | None) -> None:
        start = state.box.start
        few = state.seats <= 2
        for row, deck in (
            (state.maritime_row, state.maritime_deck),
            (state.building_row, state.building_deck),
            (state.basic_row, state.basic_deck),
            (state.special_row, state.special_deck),
        ):
            slide(row, deck)
        for n, space in enumerate(state.map.reward_spaces):
            if not (few and space.many_only):
                state.rewards[n] = state.reward_box.pop()
        if not state.level:
            state.emperor_box = keep(state.emperor_deck, start.emperor_tiles)
        state.chariot_box = keep(state.chariot_deck, start.chariot_tokens)
        state.favourite = state.chariot_deck.pop()
        state.next_favourite = state.chariot_deck.pop() if state.chariot_deck else NOTHING
        if state.level:
            start_automa(state)
        elif few:
            state.neutral = list(state.map.neutral)
            for player in state.players:
                player.legionaries = state.box.two_players.legionaries
            state.refresh()
        if log:
            log(ForumLaidOut(tuple(state.heads)))


@dataclass(frozen=True, slots=True)
class DealStrips(Automatic):
    """[NR-2.11] One mosaic tile of each colour for everybody."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for colour, stack in enumerate(state.strip_stacks):
            for player in state.players[: state.seats]:
                player.strips = replaced(player.strips, colour, stack.pop())


@dataclass(frozen=True, slots=True)
class ChooseFirstPlayer(Chance):
    """[NR-2.13] Any seat, at random; coins by turn order."""

    def draw(self, state: NovaState, dice: Dice) -> Action:
        return FirstPlayer(dice.randrange(state.seats))

    def resolve(self, state: NovaState, action: FirstPlayer, log: Log | None) -> None:
        state.first = state.opener = state.turn = action.seat
        for place, seat in enumerate(state.clockwise(action.seat)):
            state.players[seat].coins = state.box.start.coins[place]
        if log:
            log(FirstPlayerChosen(action.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal | None:
        if isinstance(action, FirstPlayer) and 0 <= action.seat < state.seats:
            return None
        return Refusal("NR-2.13", "a-seat-at-the-table")


@dataclass(frozen=True, slots=True)
class BeginAlone(Automatic):
    """[NR-26.8, NR-26.9] The one player always begins, with the coins of a first player."""

    def run(self, state: NovaState, log: Log | None) -> None:
        state.players[0].coins = state.box.start.coins[0]
