"""[NR-30] What is hidden: decks, what went back to the box unseen, hands, and choices in a draft."""

from collections.abc import Callable, Iterable

from rome_desktop.engine.hidden import NOBODY, Place, Zone, everybody, only
from rome_desktop.games.nova_roma.components import HIDDEN, HIDDEN_CARD, NO_CARD, NOTHING
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.upgrading import LayTile


def all_of(state: NovaState) -> frozenset[int | None]:
    """All sides and whoever watches."""
    return everybody(len(state.players))


def maritime(state: NovaState) -> Iterable[Place]:
    """[NR-18.9, NR-30.1] The deck alone: completed contracts lie open."""
    yield Place(state.maritime_deck, NOBODY)
    for cards in (state.maritime_row, state.maritime_gone, *(list(p.maritime) for p in state.players)):
        yield Place(cards, all_of(state))


def buildings(state: NovaState) -> Iterable[Place]:
    """[NR-18.9, NR-30.1] The deck alone: completed contracts lie open."""
    yield Place(state.building_deck, NOBODY)
    for cards in (state.building_row, *(list(p.buildings) for p in state.players)):
        yield Place(cards, all_of(state))


def rewards(state: NovaState) -> Iterable[Place]:
    """[NR-2.2] The spare tokens in the box."""
    yield Place(state.reward_box, NOBODY)
    yield Place(state.rewards, all_of(state))


def emperor(state: NovaState) -> Iterable[Place]:
    """[NR-2.4, NR-30.1] The stack and the tiles in the box."""
    yield Place(state.emperor_deck, NOBODY)
    yield Place(state.emperor_box, NOBODY)
    yield Place(state.emperor_used, all_of(state))


def basic(state: NovaState) -> Iterable[Place]:
    """[NR-30.1] The stack alone; what is discarded is open [NR-30.3]."""
    yield Place(state.basic_deck, NOBODY)
    yield Place(state.basic_row, all_of(state))
    yield from estates(state)


def special(state: NovaState) -> Iterable[Place]:
    """[NR-30.1] The stack alone; what is discarded is open [NR-30.3]."""
    yield Place(state.special_deck, NOBODY)
    yield Place(state.special_row, all_of(state))
    yield from estates(state)


def estates(state: NovaState) -> Iterable[Place]:
    """Estate tiles with the players, out of the game, or just taken and about to be put down."""
    for cards in (*(list(p.estate) for p in state.players), state.estate_gone):
        yield Place(cards, all_of(state))
    yield Place([step.tile for step in state.pending if isinstance(step, LayTile)], all_of(state))


def subjects(state: NovaState) -> Iterable[Place]:
    """[NR-30.1 to NR-30.3] The deck; hands, packs and cards laid down but for their owner."""
    yield Place(state.subject_deck, NOBODY)
    for cards in (state.subject_row, state.subject_discards, *(p.row for p in state.players)):
        yield Place(cards, all_of(state))
    for seat in range(state.seats):
        own = only(seat)
        yield Place(state.players[seat].hand, own)
        if state.packs:
            yield Place(state.packs[seat], own)
        if state.laid:
            yield Place(state.laid[seat], own)


def chariots(state: NovaState) -> Iterable[Place]:
    """[NR-2.7, NR-30.1] The stack below its top token, and the box."""
    yield Place(state.chariot_deck, NOBODY)
    yield Place(state.chariot_box, NOBODY)
    turned_up = [state.favourite, state.next_favourite]
    for cards in (state.chariot_gone, *(list(p.chariots) for p in state.players), turned_up):
        yield Place(cards, all_of(state))


def strips(colour: int) -> Callable[[NovaState], Iterable[Place]]:
    """[NR-30.1] The tiles of one colour that nobody has been dealt."""

    def places(state: NovaState) -> Iterable[Place]:
        yield Place(state.strip_stacks[colour], NOBODY)
        for row in state.strip_rows[colour : colour + 1]:
            yield Place(row, all_of(state))
        for player in state.players:
            yield Place(list(player.strips), all_of(state))

    return places


def strip_pool(colour: int) -> Callable[[NovaState], Iterable[str]]:
    """The mosaic tiles of one colour."""
    return lambda state: [s.id for s in state.box.mosaic_strips.strips if state.map.colour_of[s.id] == colour]


def tile_pool(special: bool) -> Callable[[NovaState], Iterable[str]]:
    """The basic or the special estate tiles."""
    return lambda state: [
        tile.id for tile in state.box.estate_tiles if tile.special is special for _ in range(tile.copies)
    ]


ZONES = (
    Zone("maritime", HIDDEN, NOTHING, lambda state: state.map.maritime, maritime),
    Zone("building", HIDDEN, NOTHING, lambda state: state.map.buildings, buildings),
    Zone("rewards", HIDDEN, NOTHING, lambda state: [t.id for t in state.box.reward_tokens.tokens], rewards),
    Zone("emperor", HIDDEN, NOTHING, lambda state: [t.id for t in state.box.forum.emperor_tiles], emperor),
    Zone("basic", HIDDEN, NOTHING, tile_pool(False), basic),
    Zone("special", HIDDEN, NOTHING, tile_pool(True), special),
    Zone(
        "subjects",
        HIDDEN_CARD,
        NO_CARD,
        lambda state: range(1, len(state.box.subject_cards.cards) + 1),
        subjects,
    ),
    Zone("chariots", HIDDEN, NOTHING, lambda state: list(state.map.track_of), chariots),
    *(
        Zone(name, HIDDEN, NOTHING, strip_pool(n), strips(n))
        for n, name in enumerate(("green", "yellow", "orange"))
    ),
)
