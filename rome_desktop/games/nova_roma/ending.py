"""[NR-20, NR-21, NR-26.22 to NR-26.31] The eleven items of the scoring, and the winner."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Standing
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.nova_roma.answers import GOOD
from rome_desktop.games.nova_roma.components import SubjectCard
from rome_desktop.games.nova_roma.events import GameEnded
from rome_desktop.games.nova_roma.state import AUTOMA, NOBODY, NovaState, Player


@dataclass(frozen=True, slots=True)
class FinalScoring(Automatic):
    """[NR-20.1] The game is over; scores and winners are those of `standings` and `winners`."""

    def run(self, state: NovaState, log: Log | None) -> None:
        state.over = True
        state.phase = "over"
        if log:
            scores = tuple(standing.score for standing in standings(state))
            log(GameEnded(tuple(winners(state)), scores))


def next_first(state: NovaState) -> int:
    """[NR-19.1] Who is first player after this round's cleanup."""
    if state.claimant != NOBODY:
        return state.claimant
    return (state.first + 1) % state.seats


def sea_points(state: NovaState, player: Player) -> int:
    """[NR-13.10, NR-20.2, NR-26.23] Each ship for the best port it has reached or passed."""
    return sum(state.map.port_points[ship] for ship in player.ships)


def contract_points(state: NovaState, player: Player) -> int:
    """[NR-20.3, NR-26.24] Printed on the building contracts, placed or not."""
    return sum(state.map.points_of[contract] for contract in player.buildings)


def majority_points(state: NovaState) -> list[int]:
    """[NR-20.4, NR-22.6, NR-26.25] Per side, over all zones."""
    found = [zone_points(state, number) for number in range(len(state.box.building_zones))]
    return [sum(points) for points in zip(*found, strict=True)]


def zone_points(state: NovaState, number: int) -> list[int]:
    """[NR-20.4, NR-22.6, NR-26.25] Per side, for one zone, counted from 0."""
    zone, ground = state.box.building_zones[number], state.map.zone_masks[number]
    pieces = zone_pieces(state, ground)
    neutral = sum(1 << state.map.cell[name] for name in state.neutral)
    most = max(*pieces, (neutral & ground).bit_count())
    return [(zone.vp_first if count == most else zone.vp_other) if count else 0 for count in pieces]


def zone_pieces(state: NovaState, ground: int) -> list[int]:
    """[NR-20.4, NR-26.25] What every side counts in a zone; level with the automa, it counts one more."""
    pieces = [(mask & ground).bit_count() for mask in state.masks]
    if state.level and pieces[0] == pieces[AUTOMA]:
        pieces[AUTOMA] += 1
    return pieces


def finish_points(state: NovaState, side: int) -> int:
    """[NR-20.6, NR-26.27] Markers on the last space; the automa's that are ahead of the player's."""
    player = state.players[side]
    if state.level and side == AUTOMA:
        ahead = sum(its > mine for its, mine in zip(player.markers, state.players[0].markers, strict=True))
        return ahead * state.box.solo.ahead_vp
    course = state.box.hippodrome
    return player.markers.count(course.last_space) * course.last_space_vp


def amount_of(state: NovaState, player: Player, what: str) -> int:
    """[NR-15.8, NR-17.10, NR-28, NR-29.4] What an end-game card counts."""
    match what:
        case "coins":
            return player.coins
        case "influence":
            return player.influence
        case "estate_tiles":
            return 9 - player.estate.count("")
        case "animal_tiles":
            return sum(bool(tile) and state.map.tiles[tile].animals > 0 for tile in player.estate)
        case "row_cards":
            return len(player.row)
        case "hippodrome_spaces":
            return sum(player.markers)
        case "building_contracts":
            return len(player.buildings)
        case "maritime_contracts":
            return len(player.maritime)
        case _:
            return player.goods[GOOD[what]]


def card_points(state: NovaState, player: Player, card: SubjectCard) -> int:
    """[NR-20.7, NR-20.13, NR-28.1 to NR-28.3] One end-game card of the row."""
    effect = card.effect
    if effect.kind == "vp_linear":
        return effect.base + amount_of(state, player, effect.per) // effect.step
    if effect.kind == "vp_threshold":
        return effect.vp if amount_of(state, player, effect.what) >= effect.at_least else 0
    return 0


def subject_points(state: NovaState, player: Player) -> int:
    """[NR-12.8, NR-20.7] Cards in the row; those in hand score nothing."""
    cards = state.box.subject_cards.cards
    return sum(card_points(state, player, cards[number - 1]) for number in player.row)


def animal_points(state: NovaState, player: Player) -> int:
    """[NR-20.8, NR-29.3, NR-29.4] Sets of up to three; the lion counts as two."""
    animals = sum(state.map.tiles[tile].animals for tile in player.estate if tile)
    return animal_table(state, animals)


def animal_table(state: NovaState, animals: int) -> int:
    """[NR-20.8] What so many animals are worth."""
    sets = state.box.scoring.animal_sets
    full, rest = divmod(animals, len(sets))
    return full * sets[-1] + (sets[rest - 1] if rest else 0)


def mosaic_points(state: NovaState, player: Player) -> int:
    """[NR-20.9] Covered cells and complete lines."""
    cells = state.box.mosaic_board.cell_vp
    points = sum(cells[cell // 3] for cell in range(9) if player.covered >> cell & 1)
    return points + sum(vp for mask, _, vp, _ in state.map.lines if mask & player.covered == mask)


def empty_cell_points(state: NovaState) -> int:
    """[NR-26.29] The automa scores the cells that the player has left uncovered."""
    cells, covered = state.box.mosaic_board.cell_vp, state.players[0].covered
    return sum(cells[cell // 3] for cell in range(9) if not covered >> cell & 1)


def standings(state: NovaState) -> list[Standing]:
    """[NR-20.2 to NR-20.12] Scores as if the game ended now: eleven items.

    Alone there are the first eight, and what the automa has gathered [NR-26.22, NR-26.30].
    """
    found = []
    zones = majority_points(state)
    holder = state.first if state.over else next_first(state)
    scoring = state.box.scoring
    for side, player in enumerate(state.players):
        automa = bool(state.level) and side == AUTOMA
        several = not state.level
        leftovers = sum(player.goods) + player.coins
        household = player.influence + player.artisans + player.workers.bit_count()
        categories = {
            "sea_routes": sea_points(state, player),
            "building_contracts": contract_points(state, player),
            "zone_majorities": zones[side],
            "chariot_tokens": len(player.chariots) * state.box.hippodrome.token_vp,
            "hippodrome_finish": finish_points(state, side),
            "subject_cards": subject_points(state, player),
            "animals": animal_points(state, player),
            "mosaic": empty_cell_points(state) if automa else mosaic_points(state, player),
        }
        if several:
            categories["goods_and_coins"] = leftovers // scoring.leftovers_per_vp
            categories["influence_and_artisans"] = household // scoring.influence_and_artisans_per_vp
            categories["first_player_token"] = scoring.first_player_vp if side == holder else 0
        else:
            categories["running_total"] = player.points
        found.append(Standing(side, sum(categories.values()), categories))
    return found


def winners(state: NovaState) -> list[int]:
    """[NR-21.1 to NR-21.3] Most points, then influence, then the younger: who sits later from the opener on.

    In the solo game [NR-26.31] only strictly more points than the automa win.
    """
    totals = [standing.score for standing in standings(state)]
    if state.level:
        return [0] if totals[0] > totals[AUTOMA] else [AUTOMA]
    return [
        max(
            range(state.seats),
            key=lambda seat: (
                totals[seat],
                state.players[seat].influence,
                (seat - state.opener) % state.seats,
            ),
        )
    ]


def ended(state: NovaState) -> str:
    """Why the game ended: there is one way only."""
    return "five-rounds-played" if state.over else ""
