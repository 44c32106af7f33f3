"""What a position is worth to each side."""

from collections.abc import Hashable, Sequence

from rome_desktop.ai.city_of_marble.sites import Buildings, Outlook, outlook_of, rings, share, watchers
from rome_desktop.ai.city_of_marble.weights import Weights
from rome_desktop.games.city_of_marble.components import HIDDEN, KINDS, TREASURY
from rome_desktop.games.city_of_marble.ending import aqueduct_points, fountain_points, leaders
from rome_desktop.games.city_of_marble.state import MarbleState, Player
from rome_desktop.games.city_of_marble.turn import BeginLastTurn, EndTurn, ExtraAction, TakeAction

UNSEEN = 8.0
"""Turns ahead from which on the end of the game is no matter yet."""


def against(worth: Sequence[float], seat: int, share: float = 1.0) -> float:
    """A side's own worth less a share of the mean of the others'."""
    return worth[seat] - share * (sum(worth) - worth[seat]) / (len(worth) - 1)


class MarbleLook:
    """Values near one root: sites that a later position shares with it are not looked at again."""

    def __init__(self, root: MarbleState, weights: Weights) -> None:
        self.weights = weights
        box = root.box
        self.sides = len(root.players)
        self.rings = rings(root.map)
        self.watchers = watchers(root.map)
        self.buildings: Buildings = tuple(
            (kind, b.points) for kind, b in sorted(box.kinds.items(), key=lambda item: item[1].site_tiles)
        )
        self.tiles = root.tiles
        self.sites = root.sites
        self.lines = root.lines
        self.turns = turns_left(root)
        self.bridge = mean_of_hidden_bridges(root)
        self.aqueducts = aqueduct_points(root)
        self.fountains = fountain_points(root)
        self.extras = extras(root)
        self.known_hands: dict[Hashable, float] = {}
        self.known_imperium: dict[Hashable, list[float]] = {}
        self.outlooks: dict[str, Outlook] = {}
        for vertex in self.rings:
            seen = self.outlook(root, vertex, self.extras)
            if seen is not None:
                self.outlooks[vertex] = seen
        self.worth = [sum(o.worth[s] for o in self.outlooks.values()) for s in range(self.sides)]

    def outlook(self, state: MarbleState, vertex: str, extra: dict[str, int]) -> Outlook | None:
        """The outlook of a site; `extra` says what each vertex would add to a building."""
        if vertex in state.sites:
            return None
        return outlook_of(self.weights, state, self.rings[vertex], extra.get(vertex, 0), self.buildings)

    def value(self, state: MarbleState, seat: int) -> float:
        """In points, the seat's own prospects less a share of the others'."""
        return against(self.worths(state), seat, self.weights.rival)

    def stake(self, position: str) -> float:
        """How much the sites are worth, to all sides together, that a tile there would change."""
        known = self.outlooks
        return sum([sum(known[v].worth) + 1.0 for v in self.watchers[position] if v in known])

    def worths(self, state: MarbleState) -> list[float]:
        """What the position is worth to each side, in points."""
        scored, parts = self.parts(state)
        return [own + sum(terms) for own, terms in zip(scored, parts, strict=True)]

    def parts(self, state: MarbleState) -> tuple[list[float], list[tuple[float, ...]]]:
        """For each side its points as they stand, and its sites, imperium, hand and chances."""
        outlooks, worth = self.prospects(state)
        if state.over:
            worth = [0.0] * self.sides
        actor, actions = next_actor(state)
        acts = [self.acts(state, side, actor, actions) for side in range(self.sides)]
        same = len(state.sites) == len(self.sites) and state.lines == self.lines
        aqueducts = self.aqueducts if same else aqueduct_points(state)
        fountains = self.fountains if same else fountain_points(state)
        total = sum(acts)
        far = min(1.0, total / (3.0 * self.sides))
        imperium = self.imperium(state)
        coins = [p.coins + state.waiting[TREASURY].count(s) for s, p in enumerate(state.players)]
        richest = leaders(coins)
        scoring = state.box.scoring
        scored = [
            player.score
            + aqueducts[side]
            + fountains[side]
            + coins[side] * scoring.coin
            + (scoring.most_coins / len(richest) if side in richest else 0.0)
            + sum([self.bridge if value == HIDDEN else value for value in player.bridges])
            for side, player in enumerate(state.players)
        ]
        chances = [0.0] * self.sides
        if actor is not None and acts[actor]:
            self.add_chances(state, outlooks, actor, actions, chances)
        return scored, [
            (far * worth[side], imperium[side], self.in_hand(state, side, player, acts[side]), chances[side])
            for side, player in enumerate(state.players)
        ]

    def prospects(self, state: MarbleState) -> tuple[dict[str, Outlook], list[float]]:
        """The outlooks of the unfinished sites, and what they are worth to each side together."""
        changed = self.changed(state)
        if not changed:
            return self.outlooks, self.worth[:]
        outlooks = self.outlooks.copy()
        worth = self.worth[:]
        same = len(state.sites) == len(self.sites) and state.lines == self.lines
        extra = self.extras if same else extras(state)
        for vertex in changed:
            old = outlooks.pop(vertex, None)
            new = self.outlook(state, vertex, extra)
            if new is not None:
                outlooks[vertex] = new
            if old is not new:
                for side in range(self.sides):
                    worth[side] += (new.worth[side] if new else 0.0) - (old.worth[side] if old else 0.0)
        return outlooks, worth

    def changed(self, state: MarbleState) -> set[str]:
        """The sites that may look different from the root."""
        found: set[str] = set()
        tiles = state.tiles
        for n, tile in enumerate(self.tiles):
            if tiles[n] is not tile:
                found.update(self.watchers[tile.position])
        for tile in tiles[len(self.tiles) :]:
            found.update(self.watchers[tile.position])
        if len(state.sites) != len(self.sites):
            for vertex in state.sites.keys() - self.sites.keys():
                found.add(vertex)
                found.update(v for v in state.map.neighbours(vertex) if v in self.rings)
        for colour, line in state.lines.items():
            found.update(v for v in line[len(self.lines[colour]) :] if v in self.rings)
        return found

    def acts(self, state: MarbleState, side: int, actor: int | None, actions: int) -> float:
        """How many more actions a side can expect to take."""
        if state.over:
            return 0.0
        now = float(actions) if side == actor else 0.0
        if state.final < 0:
            return now + state.box.turn.actions * self.turns
        last = state.box.turn.final_round_actions
        return now + last * sum(isinstance(s, BeginLastTurn) and s.seat == side for s in state.pending)

    def imperium(self, state: MarbleState) -> list[float]:
        """What imperium held or about to be fetched is worth to each side."""
        key = (
            state.final < 0,
            *[tuple(p.imperium.values()) for p in state.players],
            *map(tuple, state.waiting.values()),
        )
        if key not in self.known_imperium:
            self.known_imperium[key] = self.imperium_worth(state)
        return self.known_imperium[key]

    def imperium_worth(self, state: MarbleState) -> list[float]:
        """Majorities [RM-12.5], surer towards the end, and the actions that the tiles can buy [RM-9.5]."""
        held = [
            {kind: p.imperium[kind] + state.waiting[kind].count(side) for kind in KINDS}
            for side, p in enumerate(state.players)
        ]
        worth = [0.0] * self.sides
        scoring = state.box.scoring
        early = min(1.0, self.turns / UNSEEN)
        sure = self.weights.majority * early + 1.0 - early
        for kind in KINDS:
            best = leaders([h[kind] for h in held])
            for side in best:
                worth[side] += sure * (scoring.imperium_majority if len(best) == 1 else scoring.imperium_tied)
        if state.final < 0:
            usable = min(1.0, self.turns / 2.0)
            for side in range(state.seats):
                worth[side] += self.weights.tempo * usable * sum(held[side].values())
        return worth

    def in_hand(self, state: MarbleState, side: int, player: Player, acts: float) -> float:
        """Tiles and magistrates that there is still time to use."""
        if side >= state.seats or not acts:
            return 0.0
        held = [n + m for n, m in zip(player.ready.values(), player.drawn.values(), strict=True)]
        away = sum([there.count(side) for there in state.waiting.values()])
        key = (*held, player.magistrates, away, acts)
        worth = self.known_hands.get(key)
        if worth is None:
            weights = self.weights
            time = min(1.0, acts / 4.0)
            worth = sum(weights.tile[: min(sum(held), int(acts))])
            worth += weights.variety * sum(n > 0 for n in held)
            worth += time * sum(weights.magistrate[: player.magistrates])
            worth += time * weights.waiting * away
            self.known_hands[key] = worth
        return worth

    def add_chances(
        self,
        state: MarbleState,
        outlooks: dict[str, Outlook],
        actor: int,
        actions: int,
        worth: list[float],
    ) -> None:
        """What the side that acts next can make of sites that lack one tile."""
        player = state.players[actor]
        if not any(player.ready.values()):
            return
        points = dict(self.buildings)
        chances = []
        for seen in outlooks.values():
            if seen.closing is None:
                continue
            influence = list(seen.influence)
            if player.magistrates and player.ready[seen.closing]:
                influence[actor] += 1
            value = points[seen.closing] + self.weights.building
            gains = [
                value * part - was
                for part, was in zip(share(self.weights, influence, 0), seen.worth, strict=True)
            ]
            gain = against(gains, actor, self.weights.rival)
            if gain > 0:
                chances.append((gain, gains))
        chances.sort(key=lambda chance: -chance[0])
        for part, (_, gains) in zip(self.weights.chance, chances[:actions], strict=False):
            for side in range(self.sides):
                worth[side] += part * gains[side]


def next_actor(state: MarbleState) -> tuple[int | None, int]:
    """The side that acts next and its actions in that turn; None when nobody does."""
    for step in reversed(state.pending):
        if isinstance(step, TakeAction) and step.left:
            return step.seat, step.left
        if isinstance(step, ExtraAction):
            return step.seat, 1
        if isinstance(step, EndTurn) and state.final < 0:
            return (step.seat + 1) % len(state.players), state.box.turn.actions
        if isinstance(step, BeginLastTurn):
            return step.seat, state.box.turn.final_round_actions
    return None, 0


def turns_left(state: MarbleState) -> float:
    """About how many turns each side still has: the smallest stacks lose about one tile a turn [RM-11.1]."""
    if state.final >= 0:
        return 0.0
    needed = sum(sorted(state.stacks.values())[: state.box.end.empty_stacks])
    return needed / len(state.players)


def mean_of_hidden_bridges(state: MarbleState) -> float:
    """What a bridge tile of unknown value is worth on average: the values not seen yet [RM-3.3]."""
    values = list(state.box.bridges.values)
    for player in state.players:
        for value in player.bridges:
            if value != HIDDEN:
                values.remove(value)
    return sum(values) / len(values) if values else 0.0


def extras(state: MarbleState) -> dict[str, int]:
    """Points that a building on a vertex would get from aqueducts and fountains there already."""
    scoring = state.box.scoring
    found: dict[str, int] = {}
    for line in state.lines.values():
        for vertex in line:
            found[vertex] = scoring.aqueduct_building
    for vertex, site in state.sites.items():
        if site.owner is None:
            for other in state.map.neighbours(vertex):
                found[other] = found.get(other, 0) + scoring.fountain_neighbour
    return found
