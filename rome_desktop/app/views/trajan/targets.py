"""Which gestures stand for which option: a pure function, so that it can be tested without a window."""

from collections.abc import Sequence

from rome_desktop.app.contract import Plan
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.trajan import reads, spots
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import to_move
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.ids import SIDES, Colour, Joker, Ship
from rome_desktop.games.trajan.seaport import JOKER, LoadShip
from rome_desktop.games.trajan.setup import ChooseStartTile
from rome_desktop.games.trajan.sowing import DropMarker
from rome_desktop.games.trajan.state import TrajanState

BAR = (actions.Done, actions.Sail, actions.Decline, actions.Pass, actions.Shuffle)
"""Options of the bar's pass button, the first that is offered."""
SAIL = actions.Sail()


def targets(options: Sequence[Action], view: TrajanState) -> dict[Action, list[Gesture]]:
    """Every option with the ways to ask for it, in the order of the options."""
    answers = [action for action in options if isinstance(action, actions.Answer)]
    found = {action: _gestures(action, view, answers) for action in options}
    top = view.pending[-1] if view.pending else None
    if isinstance(top, LoadShip) and set(found) == {SAIL}:
        # As long as cards can be put on the ship, a touch of it would put the one in hand there.
        found[SAIL] = _touch(spots.Ship(top.ship))
    return found


def _touch(key: SpotKey) -> list[Gesture]:
    return [Gesture(None, key)]


def _gestures(action: Action, view: TrajanState, answers: list[actions.Answer]) -> list[Gesture]:
    match action:
        case actions.Answer():
            return _touch(spots.Answer(answers.index(action)))
        case actions.Claim(tile=tile):
            return _touch(spots.Stake(reads.bonus_at_stake(view).index(tile)))
        case actions.UsePreset(preset=preset):
            return _touch(spots.Preset(preset))
        case actions.Fill(markers=markers):
            return _pair(markers)
    return _circle(action, view) or _goods(action, view) or _zones(action, view)


def _pair(markers: str) -> list[Gesture]:
    """Two markers one after the other; of a colour there are two."""
    one, two = Colour(markers[0]), Colour(markers[1])
    if one == two:
        first, second = spots.Supply(one, 0), spots.Supply(one, 1)
        return [Gesture(first, second), Gesture(second, first)]
    found = []
    for a in (spots.Supply(one, 0), spots.Supply(one, 1)):
        for b in (spots.Supply(two, 0), spots.Supply(two, 1)):
            found += [Gesture(a, b), Gesture(b, a)]
    return found


def _circle(action: Action, view: TrajanState) -> list[Gesture]:
    """Options about the own circle and the Trajan tiles."""
    top = view.pending[-1] if view.pending else None
    match action:
        case actions.Sow(tray=tray):
            return _touch(spots.Tray(reads.tray_number(tray)))
        case actions.Drop(colour=colour):
            following = top.tray if isinstance(top, DropMarker) else 0
            return [Gesture(None, spots.Hand(colour)), Gesture(spots.Hand(colour), spots.Tray(following))]
        case actions.Deploy(pawns=pawns):
            return _touch(spots.Reserve(pawns))
        case actions.Collect():
            return _touch(spots.Pile())
        case actions.Mark(deed=deed):
            return _touch(spots.Extra(deed))
        case actions.Spend(tile=tile):
            found = view.map.forum[tile].deed
            return _touch(spots.Extra(found) if found is not None else spots.Joker(Joker.EXTRA_ACTION))
        case actions.TakeTile(category=category):
            slot = _slot(view)
            pile = spots.Pile(category)
            return [Gesture(None, pile), *([Gesture(pile, spots.Slot(slot))] if slot >= 0 else [])]
    return []


def _slot(view: TrajanState) -> int:
    """Where the next Trajan tile goes, or -1."""
    top = view.pending[-1] if view.pending else None
    if isinstance(top, ChooseStartTile):
        return top.slot
    seat = to_move(view)
    return view.players[seat].arch if seat is not None else -1


def _goods(action: Action, view: TrajanState) -> list[Gesture]:
    """Options about cards and ships."""
    top = view.pending[-1] if view.pending else None
    match action:
        case actions.Draw():
            return _touch(spots.Pile())
        case actions.PickUp(side=side):
            return _touch(spots.Discard(SIDES.index(side)))
        case actions.Discard(card=card, side=side):
            return [Gesture(spots.Card(card), spots.Discard(SIDES.index(side)))]
        case actions.Play(card=card):
            return [Gesture(spots.Card(card), spots.Display())]
        case actions.Load(ship=ship):
            return _touch(spots.Ship(ship))
        case actions.Stow(cards=cards) if isinstance(top, LoadShip):
            return _stow(cards, top.ship)
    return []


def _stow(cards: tuple[str, ...], ship: Ship) -> list[Gesture]:
    """A card onto the ship; a pair with a joker: the one onto the other."""
    keys = [_card(card) for card in cards]
    if len(set(keys)) > 1:
        return [Gesture(keys[0], keys[1]), Gesture(keys[1], keys[0])]
    return [Gesture(keys[0], spots.Ship(ship)), Gesture(None, keys[0])]


def _card(card: str) -> SpotKey:
    return spots.Joker(Joker.COMMODITY) if card == JOKER else spots.Card(card)


def _zones(action: Action, view: TrajanState) -> list[Gesture]:
    """Options about forum, provinces, senate and district."""
    seat = to_move(view)
    match action:
        case actions.Take(space=space):
            return _touch(spots.Forum(space))
        case actions.Recruit():
            return [Gesture(None, spots.THE_CAMP), Gesture(spots.Reserve(), spots.THE_CAMP)]
        case actions.March(province=province):
            return _touch(spots.Province(province))
        case actions.Occupy() if seat is not None:
            return _touch(spots.Province(view.players[seat].leader))
        case actions.Advance() if seat is not None:
            return _touch(spots.Senate(view.players[seat].track + 1))
        case actions.Hire():
            return [Gesture(spots.Reserve(), spots.Workers()), Gesture(None, spots.Workers())]
        case actions.Build(site=site):
            return [Gesture(None, spots.Site(site)), Gesture(spots.Workers(), spots.Site(site))]
    return []


def bar_option(options: Sequence[Action]) -> Action | None:
    """The option of the bar's pass button, or None."""
    found = [action for action in options if isinstance(action, BAR)]
    return min(found, key=lambda action: BAR.index(type(action))) if found else None


def is_confirmed(action: object) -> bool:
    """Whether an option waits for a second act: a whole sowing, and what the senate hands out."""
    return isinstance(action, (actions.Claim, Plan))
