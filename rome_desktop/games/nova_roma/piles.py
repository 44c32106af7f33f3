"""[NR-2.14] The piles that are shuffled, and the one kind of chance that shuffles them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Chance, Dice, Refusal
from rome_desktop.games.nova_roma.actions import Shuffled
from rome_desktop.games.nova_roma.events import PileShuffled
from rome_desktop.games.nova_roma.state import NovaState

PILES = (
    "maritime",
    "building",
    "rewards",
    "forum",
    "emperor",
    "basic",
    "special",
    "subjects",
    "chariots",
    "green",
    "yellow",
    "orange",
)
"""In the order in which set-up shuffles them [NR-2.14]."""


def words_of(state: NovaState, pile: str) -> list[str]:
    """What lies in a pile, from the bottom up."""
    match pile:
        case "subjects":
            return [str(card) for card in state.subject_deck]
        case "rewards":
            return state.reward_box
        case "forum":
            return state.heads
        case "chariots":
            return state.chariot_deck
        case "green" | "yellow" | "orange":
            return state.strip_stacks[state.box.mosaic_board.colours.index(pile)]
        case _:
            found: list[str] = getattr(state, f"{pile}_deck")
            return found


@dataclass(frozen=True, slots=True)
class Shuffle(Chance):
    """[NR-2.1 to NR-2.12, NR-8.9, NR-26.13] Everything now in a pile, in any order."""

    pile: str

    def draw(self, state: NovaState, dice: Dice) -> Action:
        cards = words_of(state, self.pile)[:]
        dice.shuffle(cards)
        return Shuffled(self.pile, tuple(cards))

    def resolve(self, state: NovaState, action: Shuffled, log: Log | None) -> None:
        order = list(action.cards[::-1])
        if self.pile == "subjects":
            state.subject_deck[:] = map(int, order)
        else:
            words_of(state, self.pile)[:] = order
        if log:
            log(PileShuffled(self.pile))

    def refusal(self, state: NovaState, action: Action) -> Refusal | None:
        cards = action.cards if isinstance(action, Shuffled) and action.pile == self.pile else ()
        if sorted(cards) == sorted(words_of(state, self.pile)):
            return None
        return Refusal("NR-2.14", "the-whole-pile-in-some-order", pile=self.pile)
