"""Every way to set up every game, walks through it, and what each box holds."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Game
from rome_desktop.engine.record import line_of
from rome_desktop.engine.steps import Chance, State, options, play, settle
from rome_desktop.games.concordia.ids import Kind

Choose = Callable[[State, list[Action]], Action]


@dataclass(frozen=True, slots=True)
class Setting:
    """One way to set up one game."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.key, str(self.seats), *(value for _, value in self.options)])

    @property
    def box(self) -> Any:
        return box(self.game.key)

    def begin(self) -> State:
        """The table before the first chance is answered."""
        state = self.game.rules.setup(self.box, self.seats, dict(self.options))
        settle(state)
        return state


@cache
def box(key: str) -> Any:
    return load(next(game for game in GAMES if game.key == key)).box


def variants(game: Game, seats: int) -> Iterator[tuple[tuple[str, str], ...]]:
    """The options by default, and each other value of each of them that goes with the seats."""
    usual = game.complete(seats, {})
    yield tuple(usual.items())
    for option in game.options:
        for value in option.values:
            chosen = {**usual, option.name: value}
            if chosen != usual and game.check_seats(seats, chosen):
                yield tuple(chosen.items())


def settings() -> list[Setting]:
    """Every game with every number of seats, every value of its options and every solo level."""
    found = []
    for game in GAMES:
        for seats in game.seats:
            found += [Setting(game, seats, chosen) for chosen in variants(game, seats)]
        for level in game.solo:
            found += [Setting(game, 1, (("solo", level), *chosen)) for chosen in variants(game, 1)]
    return found


SETTINGS = settings()


@dataclass(frozen=True, slots=True)
class Moment:
    """A table during a walk, and the line that will be played next (empty at the end)."""

    number: int
    state: State
    action: Action | None
    line: str


def walk(setting: Setting, seed: int, log: Log | None = None) -> Iterator[Moment]:
    """A game at random: the same state object at every moment, moved on."""
    rng = random.Random(seed)
    return walked(setting, rng, lambda state, found: rng.choice(found), log)


def walked(setting: Setting, rng: random.Random, choose: Choose, log: Log | None = None) -> Iterator[Moment]:
    """A game in which `choose` answers; stopped far beyond the bound."""
    state = setting.begin()
    for number in range(2 * setting.game.rules.decisions_bound):
        if not state.pending:
            yield Moment(number, state, None, "")
            return
        step = state.pending[-1]
        action = step.draw(state, rng) if isinstance(step, Chance) else choose(state, options(state))
        yield Moment(number, state, action, line_of(state, action))
        play(state, action, log)


def marble_inventory(state: Any) -> Counter[str]:
    """Where everything of City of Marble is, added up."""
    found: Counter[str] = Counter()
    for kind, height in state.stacks.items():
        found[f"{kind} tiles"] += height
        found[f"{kind} imperium"] += state.imperium[kind]
    for seat, player in enumerate(state.players):
        found[f"magistrates of {seat}"] += player.magistrates
        found["coins"] += player.coins
        for kind in state.stacks:
            found[f"{kind} tiles"] += player.ready[kind] + player.drawn[kind]
            found[f"{kind} imperium"] += player.imperium[kind]
        for value in player.bridges:
            found[f"bridges of {value}"] += 1
    for tile in state.tiles:
        found[f"{tile.kind} tiles"] += 1
        if tile.magistrate is not None:
            found[f"magistrates of {tile.magistrate}"] += 1
    for seats in state.waiting.values():
        found.update(f"magistrates of {seat}" for seat in seats)
    found["coins"] += state.coins
    found.update(f"bridges of {value}" for value in (*state.bridges, *state.box_bridges) if value)
    for colour, line in state.lines.items():
        found[f"{colour} pieces"] += state.pieces_left(colour) + max(0, len(line) - 1)
    found["triangles"] = len(state.covered)
    return found


def marble_box(setting: Setting) -> Counter[str]:
    """What the box of City of Marble holds for this setting."""
    found: Counter[str] = Counter({"coins": 16, "triangles": 150})
    tiles = {"temple": 16, "baths": 18, "theatre": 14, "arena": 12}
    in_the_box = 1 if setting.seats == 1 else 0  # [RM-13.1] the Senate's start tiles
    for kind, count in tiles.items():
        found[f"{kind} tiles"] = count - in_the_box
        found[f"{kind} imperium"] = 12
    for seat in range(max(2, setting.seats)):
        found[f"magistrates of {seat}"] = 3
    for value in (1, 2, 3, 4):
        found[f"bridges of {value}"] = 2
    for colour in ("grey", "brown", "white"):
        found[f"{colour} pieces"] = 13
    return found


def concordia_inventory(state: Any) -> Counter[str]:
    """Where everything of Concordia is, added up [CO-E.4]."""
    found: Counter[str] = Counter(card for stack in state.stacks for card in stack)
    found.update(card for card in (*state.display, *state.removed) if card)
    found.update(f"token of {good}" for good in state.city_goods.values())
    found["markers"] = len(state.markers)
    standing: list[str] = []
    for seat, player in enumerate(state.players):
        if seat < state.seats:
            for card in (*player.hand, *player.pile):
                found[f"{card} of {seat}" if card.startswith("start") else card] += 1
            found[f"slots of {seat}"] = 12 + min(0, state.room(seat))
        built = [city for city, sides in state.houses.items() for side in sides if side == seat]
        found[f"houses of {seat}"] = state.houses_left(seat) + len(built)
        on_board = len(player.walkers) + len(player.ships)
        waiting = sum(state.stored(seat, kind) for kind in Kind) if seat < state.seats else 0
        found[f"colonists of {seat}"] = on_board + waiting
        found[f"kinds of {seat} with too many"] = max(0, len(player.walkers) - 3) + max(
            0, len(player.ships) - 3
        )
        standing += [place for place in (*player.walkers, *player.ships) if "." in place]
    found["lines taken twice"] = len(standing) - len(set(standing))
    found["houses built twice"] = sum(len(sides) - len(set(sides)) for sides in state.houses.values())
    return found


def concordia_box(setting: Setting) -> Counter[str]:
    """What the box of Concordia holds for this setting."""
    options = dict(setting.options)
    alone, imperium = setting.seats == 1, options["map"] == "imperium"
    decks = (3 if imperium else 2) if alone else setting.seats
    numerals = ("I", "II", "III", "IV", "V")[:decks]
    found = Counter(card.id for card in setting.box.sale_cards.rows if card.deck in numerals)
    goods = ("brick", "food", "tool", "wine", "cloth")
    for good, count in zip(goods, (8, 7, 6, 5, 4) if imperium else (7, 6, 5, 4, 3), strict=True):
        found[f"token of {good}"] = count
    found["markers"] = 12 if imperium else 11
    for seat in range(setting.seats):
        found.update(f"{card.id} of {seat}" for card in setting.box.start_cards.rows)
        found[f"slots of {seat}"] = 12
        found[f"colonists of {seat}"] = 6
    for side in range(max(2, setting.seats)):
        found[f"houses of {side}"] = 15
    return found


def nova_inventory(state: Any) -> Counter[str]:
    """Where everything of Nova Roma is, added up."""
    lists: list[list[Any]] = [
        *(state.maritime_deck, state.maritime_row, state.maritime_gone, state.building_deck),
        *(state.building_row, state.rewards, state.reward_box, state.basic_deck, state.basic_row),
        *(state.special_deck, state.special_row, state.estate_gone, state.subject_deck, state.subject_row),
        *(state.subject_discards, state.emperor_deck, state.emperor_used, state.emperor_box, state.heads),
        *(state.chariot_deck, state.chariot_gone, state.chariot_box, [state.favourite, state.next_favourite]),
        *(*state.strip_stacks, *state.strip_rows, *state.packs, *state.laid),
        [step.tile for step in state.pending if hasattr(step, "tile")],
    ]
    found: Counter[str] = Counter({"artisans": state.artisans, "legionaries": state.legionaries})
    for side, player in enumerate(state.players):
        lists += [player.hand, player.row, player.estate, player.maritime, player.buildings]
        lists += [player.chariots, player.strips]
        found["artisans"] += player.artisans + player.workers.bit_count()
        found["legionaries"] += player.legionaries + sum(there >= 10 for there in state.spaces) * (side == 0)
        found[f"patricians of {side}"] = player.patricians + state.spaces.count(side)
        found[f"pieces of {side}"] = player.pieces + len(player.built)
        found[f"tokens of {side}"] = player.tokens + player.locked + player.covered.bit_count()
        found[f"ships of {side}"] = len(player.ships)
        found["cells built on twice"] += len(player.built) - state.masks[side].bit_count()
    found["cells taken"] = state.taken.bit_count() - sum(m.bit_count() for m in state.masks)
    for things in lists:
        found.update(str(thing) for thing in things if thing)
    return found


def nova_box(setting: Setting) -> Counter[str]:
    """What the box of Nova Roma holds for this setting."""
    box, seats = setting.box, setting.seats
    found = Counter({"artisans": 16, "legionaries": {1: 6, 2: 4}.get(seats, 0)})
    found["cells taken"] = 10 if seats == 2 else 0
    for side in range(max(2, seats)):
        mine = side < seats
        found[f"patricians of {side}"] = 3 if mine else 0
        found[f"pieces of {side}"] = 20
        found[f"tokens of {side}"] = 7 if mine else 0
        found[f"ships of {side}"] = 2
    for cards in (box.maritime_contracts.cards, box.building_contracts.cards, box.reward_tokens.tokens):
        found.update(card.id for card in cards)
    found.update(tile.id for tile in box.estate_tiles for _ in range(tile.copies))
    found.update(str(card.number) for card in box.subject_cards.cards)
    found.update(tile.id for tile in box.forum.emperor_tiles)
    found.update(str(act) for act in box.acts)
    found.update(token.id for token in box.hippodrome.tokens)
    found.update(strip.id for strip in box.mosaic_strips.strips)
    return found


def trajan_inventory(state: Any) -> Counter[str]:
    """Where everything of Trajan is, added up."""
    found: Counter[str] = Counter()
    tiles = [*state.demands, *state.demand_stack, *state.forum, *state.forum_stack, *state.extra_stack]
    tiles += [*state.province_tiles, *state.piles, *(t for pile in state.under_piles for t in pile)]
    tiles += [*state.district, *state.bonus, *state.bag, *state.gone]
    found["cards"] += len(state.deck) + sum(map(len, state.discards)) + len(state.spent_cards)
    found["rival cards"] += len(state.rival_deck) + len(state.rival_shown)
    for seat, player in enumerate(state.players):
        tiles += [*player.slots, *player.tiles, *player.kept, *player.buildings, *player.yellow, *player.grey]
        found["cards"] += len(player.hand) + len(player.display)
        pawns = player.reserve + player.workers + player.legionaries
        if seat < state.seats:
            found[f"pawns of {seat}"] += pawns + len(player.sites) + len(player.provinces)
            found.update(f"{colour} of {seat}" for colour in "".join(player.trays))
    step = state.pending[-1] if state.pending else None
    sower = getattr(step, "seat", None)
    found.update(f"{colour} of {sower}" for colour in getattr(step, "left", ""))  # being sown
    found.update(tile for tile in tiles if tile)
    if not found["cards"]:  # still to be dealt, and the last markers still to be arranged
        found["cards"] = 60
        for seat in range(state.seats):
            found.update({f"{colour} of {seat}": 2 - found[f"{colour} of {seat}"] for colour in "YOGWPB"})
    return found


def trajan_box(setting: Setting) -> Counter[str]:
    """What the box of Trajan holds for this setting, the markers being on the trays."""
    found: Counter[str] = Counter({"cards": 60, "rival cards": 60 if setting.seats == 1 else 0})
    for seat in range(setting.seats):
        found[f"pawns of {seat}"] = 15
        found.update(f"{colour} of {seat}" for colour in "YOGWPB" * 2)
    found.update(f"TT{n:02}" for n in range(1, 55))
    found.update(f"BT{n:02}" for n in range(1, 13))
    found.update(
        f"{kind}_{n}" for kind in ("stairs", "door", "fountain", "roof", "window") for n in range(2, 6)
    )
    for icon in ("bread", "games", "religion"):
        found.update({icon: 5, f"demand_{icon}": 14})
    found.update({f"senate_{votes}": 3 for votes in range(2, 6)})
    found.update(joker_commodity=3, joker_demand=3, joker_construction=2, joker_extra_action=2)
    deeds = ("seaport", "forum", "military", "senate", "trajan", "construction")
    found.update({f"extra_{deed}": 3 for deed in deeds})
    return found


def alba_inventory(state: Any) -> Counter[str]:
    """Where everything of Alba Longa is, added up; the supply may be below nothing [AL-28.4]."""
    coins, wheat, captives = state.loot
    found: Counter[str] = Counter(
        {
            "coins": state.bank_coins + sum(state.stalls) + coins,
            "wheat": state.bank_wheat + 2 * wheat,
            "peasants": state.bank_peasants + state.defenders,
            "captives": state.bank_captives + captives,
        }
    )
    for seat, player in enumerate(state.players):
        found["coins"] += player.coins
        found["wheat"] += player.wheat
        found["peasants"] += player.idle + player.at_work
        found["captives"] += player.captives
        found[f"peasants of {seat} nowhere"] = player.population - player.idle - player.at_work
        found[f"heroes of {seat}"] = len(player.active) + len(player.used) + len(player.hero)
        found[f"monuments of {seat} beyond ten"] = max(0, player.monuments - 10)
    return found


def alba_box(setting: Setting) -> Counter[str]:
    """What the box of Alba Longa holds; peasants of every city stand somewhere in it [AL-28.3]."""
    found: Counter[str] = Counter({"coins": 85, "wheat": 134, "peasants": 90, "captives": 10})
    for seat in range(max(2, setting.seats)):
        found[f"peasants of {seat} nowhere"] = found[f"monuments of {seat} beyond ten"] = 0
        found[f"heroes of {seat}"] = 5
    return found


INVENTORIES: dict[str, tuple[Callable[[Any], Counter[str]], Callable[[Setting], Counter[str]]]] = {
    "alba_longa": (alba_inventory, alba_box),
    "city_of_marble": (marble_inventory, marble_box),
    "concordia": (concordia_inventory, concordia_box),
    "nova_roma": (nova_inventory, nova_box),
    "trajan": (trajan_inventory, trajan_box),
}
"""Per game: what is on the table, and what should be. Every game has one."""
