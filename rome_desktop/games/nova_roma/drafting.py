"""[NR-24, NR-25] The variants in which mosaic tiles or subject cards are drafted."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal, Step, replaced
from rome_desktop.games.nova_roma.actions import Keep, Lay, TakeStrip
from rome_desktop.games.nova_roma.answers import KEEP, LAY
from rome_desktop.games.nova_roma.components import NOTHING
from rome_desktop.games.nova_roma.events import CardLaid, StripTaken
from rome_desktop.games.nova_roma.piles import Shuffle
from rome_desktop.games.nova_roma.state import NovaState


@dataclass(frozen=True, slots=True)
class BeginStripDraft(Automatic):
    """[NR-24.1, NR-24.2] Two of each colour face up; three times round against the turn order."""

    def run(self, state: NovaState, log: Log | None) -> None:
        face_up = state.box.variants.strips_face_up
        state.strip_rows = [[stack.pop() for _ in range(face_up)] for stack in state.strip_stacks]
        backwards: list[Step] = [DraftStrip(seat) for seat in state.clockwise(state.first)[::-1]]
        state.then(*backwards * len(state.strip_stacks), EndStripDraft())


@dataclass(frozen=True, slots=True)
class DraftStrip(Decision):
    """[NR-24.2] A tile of a colour the seat lacks; it is replaced from its stack."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        mine = state.players[self.seat].strips
        return [
            TakeStrip(strip)
            for colour, row in enumerate(state.strip_rows)
            if mine[colour] == NOTHING
            for strip in row
        ]

    def resolve(self, state: NovaState, action: TakeStrip, log: Log | None) -> None:
        colour = state.map.colour_of[action.strip]
        row, stack = state.strip_rows[colour], state.strip_stacks[colour]
        row.remove(action.strip)
        if stack:
            row.append(stack.pop())
        player = state.players[self.seat]
        player.strips = replaced(player.strips, colour, action.strip)
        if log:
            log(StripTaken(self.seat, action.strip))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, TakeStrip) and any(action.strip in row for row in state.strip_rows):
            return Refusal("NR-24.2", "colour-is-there-already")
        return Refusal("NR-24.2", "take-a-tile-on-display")


@dataclass(frozen=True, slots=True)
class EndStripDraft(Automatic):
    """[NR-24.2] What nobody took goes back to the box."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for row, stack in zip(state.strip_rows, state.strip_stacks, strict=True):
            stack.extend(row)
        state.strip_rows = []


@dataclass(frozen=True, slots=True)
class BeginCardDraft(Automatic):
    """[NR-25.1, NR-25.2] Four cards each; a card laid down and the rest passed on, then two kept."""

    def run(self, state: NovaState, log: Log | None) -> None:
        dealt = state.box.variants.cards_dealt
        state.packs = [[state.subject_deck.pop() for _ in range(dealt)] for _ in range(state.seats)]
        state.laid = [[] for _ in range(state.seats)]
        order = state.clockwise(state.first)
        laying: list[Step] = [*(LayCard(seat) for seat in order), PassPacks()]
        keeping = [KeepCard(seat) for seat in order for _ in range(state.box.variants.cards_kept)]
        state.then(*laying * (dealt - 1), LayLast(), *keeping, EndCardDraft(), Shuffle("subjects"))


@dataclass(frozen=True, slots=True)
class LayCard(Decision):
    """[NR-25.1, NR-30.1] One card of the own pack, seen by nobody else and chosen for good."""

    seat: int
    sealed = True

    def options(self, state: NovaState) -> list[Action]:
        return [LAY[card] for card in state.packs[self.seat]]

    def resolve(self, state: NovaState, action: Lay, log: Log | None) -> None:
        state.packs[self.seat].remove(action.card)
        state.laid[self.seat].append(action.card)
        if log:
            log(CardLaid(self.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-25.1", "lay-a-card-of-the-pack")


@dataclass(frozen=True, slots=True)
class PassPacks(Automatic):
    """[NR-25.1] To the left, when everybody has chosen."""

    def run(self, state: NovaState, log: Log | None) -> None:
        state.packs = [state.packs[-1], *state.packs[:-1]]


@dataclass(frozen=True, slots=True)
class LayLast(Automatic):
    """[NR-25.1] The last pass has handed over a single card, which leaves no choice."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for laid, pack in zip(state.laid, state.packs, strict=True):
            laid.extend(pack)
        state.packs = []


@dataclass(frozen=True, slots=True)
class KeepCard(Decision):
    """[NR-25.2, NR-30.1] One of the cards laid down into the hand, in secret and for good."""

    seat: int
    sealed = True

    def options(self, state: NovaState) -> list[Action]:
        return [KEEP[card] for card in state.laid[self.seat]]

    def resolve(self, state: NovaState, action: Keep, log: Log | None) -> None:
        state.laid[self.seat].remove(action.card)
        state.players[self.seat].hand.append(action.card)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-25.2", "keep-a-card-laid-down")


@dataclass(frozen=True, slots=True)
class EndCardDraft(Automatic):
    """[NR-25.2] The cards not kept go into the deck, to be shuffled."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for cards in state.laid:
            state.subject_deck.extend(cards)
        state.laid = []
