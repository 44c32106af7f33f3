"""Moments at which the coach speaks up in a match: each asks a view and what has happened since."""

from collections.abc import Sequence
from typing import TypeVar

from rome_desktop.engine.events import Event
from rome_desktop.engine.teaching import Moment
from rome_desktop.games.nova_roma import events as told
from rome_desktop.games.nova_roma.answers import GOOD, TRACK
from rome_desktop.games.nova_roma.cleanup import chariot_winner
from rome_desktop.games.nova_roma.forum import PutEmperor, PutLegionary, TakeTurn
from rome_desktop.games.nova_roma.mosaic import ClaimLate, claims
from rome_desktop.games.nova_roma.performing import UseCard
from rome_desktop.games.nova_roma.petition import ChoosePetition
from rome_desktop.games.nova_roma.producing import UseExchange, UseOnce, Work
from rome_desktop.games.nova_roma.racing import TurnWheel
from rome_desktop.games.nova_roma.state import NovaState

E = TypeVar("E", bound=Event)


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _mine(kind: type[E], events: Sequence[Event], seat: int) -> list[E]:
    return [event for event in _of(kind, events) if getattr(event, "seat", None) == seat]


def _asked(view: NovaState, *kinds: type) -> bool:
    return bool(view.pending) and isinstance(view.pending[-1], kinds)


# ---- the forum


def emperor(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-4.2, NR-19.1] The seat has become first player and places the emperor."""
    return _asked(view, PutEmperor) and view.round > 1


def legionary(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-22.2] With two players: a space is to be blocked."""
    return _asked(view, PutLegionary)


def full_power(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-6.2] An action is performed with the most power there is."""
    most = view.box.limits.power_most
    return any(event.power == most for event in _mine(told.PowerSet, events, seat))


def abandoned(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-7.2] An action was given up for a coin."""
    return bool(_mine(told.ActionAbandoned, events, seat))


def petition(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-11.4] Another action can be paid for."""
    return _asked(view, ChoosePetition)


def first_player_taken(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-11.1] Somebody else has claimed the first-player token."""
    return any(event.seat != seat for event in _of(told.FirstPlayerTokenClaimed, events))


def automa_blocked(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-26.12] A legionary found no place, and the automa has scored."""
    return bool(_of(told.LegionaryBlocked, events))


# ---- goods, artisans and tiles


def good_full(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-8.2] No more of one good can be stored."""
    return max(view.players[seat].goods) == view.box.limits.goods


def neighbours(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-16.3] An artisan can be placed where others are at work."""
    player = view.players[seat]
    return _asked(view, Work) and player.artisans > 0 and player.workers > 0


def no_artisan(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-16.2] Nobody is available, but there is wheat to hire somebody."""
    player = view.players[seat]
    return _asked(view, Work) and not player.artisans and player.goods[GOOD["wheat"]] > 0


def artisans_lost(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-19.6] More artisans than may be kept were there when the round ended."""
    return any(event.lost for event in _mine(told.ArtisansReturned, events, seat))


def exchange(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-17.3] A tile offers an exchange."""
    return _asked(view, UseExchange)


def one_time(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-17.5] A tile can be used, once in the game."""
    return _asked(view, UseOnce)


def animal(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-17.4] An animal has come to the estate."""
    return any(view.map.tiles[event.tile].animals for event in _mine(told.TilePut, events, seat))


# ---- city, sea and races


def outnumbered(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-20.4] Somebody has come to have more pieces in a zone where the seat has some."""
    for event in _of(told.PiecesPlaced, events):
        zone = event.cells[0][0]
        theirs, mine = (sum(cell[0] == zone for cell in view.players[n].built) for n in (event.seat, seat))
        if theirs > mine > 0:
            return True
    return False


def reward_token(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-14.7] A token is surrounded, and the seat has a piece beside it."""
    return any(seat in event.seats for event in _of(told.RewardTokenCompleted, events))


def port_with_points(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-13.10] A ship has come to a port that counts at the end."""
    legs = view.map.leg_to
    return any(legs[event.port].port.vp for event in _mine(told.ShipMoved, events, seat))


def wheel(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-15.4] A line was crossed: token or influence."""
    return _asked(view, TurnWheel)


def finish(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-20.6] A marker has come to the last space."""
    last = view.box.hippodrome.last_space
    return any(event.space == last for event in _mine(told.MarkerAdvanced, events, seat))


def favourite_behind(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-19.2] The last patrician of the round, and a marker on the favourite's track is not first."""
    if not (_asked(view, TakeTurn) and view.lap == view.box.course.patricians):
        return False
    track = TRACK[view.map.track_of[view.favourite]]
    return view.players[seat].markers[track] > 0 and chariot_winner(view) != seat


def chariot(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-19.2] The favourite's token was won."""
    return bool(_mine(told.ChariotAwarded, events, seat))


# ---- cards and mosaic


def card_active(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-7.8] A card of the row can be used for this action."""
    return _asked(view, UseCard)


def surcharge(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-12.3] The next card will cost influence."""
    return len(view.players[seat].row) == view.box.limits.row_free


def hand_full(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-12.7] No more cards can be kept."""
    return len(view.players[seat].hand) >= view.box.limits.hand


def achievement(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-18.3] A cell of the mosaic can be covered."""
    return _asked(view, TakeTurn, ClaimLate) and bool(claims(view, seat))


def line(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-18.8] A line of the mosaic is complete."""
    return bool(_mine(told.LineCompleted, events, seat))


def last_round(view: NovaState, events: Sequence[Event], seat: int) -> bool:
    """[NR-20.1] After this round everything is scored."""
    return view.round == view.box.course.rounds


MOMENTS: dict[str, Moment] = {
    "emperor": emperor,
    "legionary": legionary,
    "full-power": full_power,
    "abandoned": abandoned,
    "petition": petition,
    "first-player-taken": first_player_taken,
    "automa-blocked": automa_blocked,
    "good-full": good_full,
    "neighbours": neighbours,
    "no-artisan": no_artisan,
    "artisans-lost": artisans_lost,
    "exchange": exchange,
    "one-time": one_time,
    "animal": animal,
    "outnumbered": outnumbered,
    "reward-token": reward_token,
    "port-with-points": port_with_points,
    "wheel": wheel,
    "finish": finish,
    "favourite-behind": favourite_behind,
    "chariot": chariot,
    "card-active": card_active,
    "surcharge": surcharge,
    "hand-full": hand_full,
    "achievement": achievement,
    "line": line,
    "last-round": last_round,
}
