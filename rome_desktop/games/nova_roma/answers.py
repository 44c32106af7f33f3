"""The answers there are, made once: listing them costs a look into a table."""

from rome_desktop.games.nova_roma.actions import (
    Abandon,
    Activate,
    Advance,
    Assign,
    Boost,
    Buy,
    ChooseGood,
    Claim,
    Discard,
    Done,
    Draw,
    Drop,
    Exchange,
    Hire,
    Keep,
    Lay,
    Lead,
    Perform,
    Petition,
    Place,
    PlaceEmperor,
    PlaceLegionary,
    Play,
    PutTile,
    SpendWine,
    Take,
    TakeTile,
    Use,
    Wheel,
)
from rome_desktop.games.nova_roma.components import ACTS, GOODS, TRACKS

FORUM_SPACES = tuple(f"{row},{column}" for row in range(4) for column in range(4))
SPACE = {name: n for n, name in enumerate(FORUM_SPACES)}
CELLS = tuple(f"{row},{column}" for row in range(3) for column in range(3))
"""Of the production zone and of the mosaic board."""
CELL = {name: n for n, name in enumerate(CELLS)}
CARDS = range(100)
GOOD = {str(good): n for n, good in enumerate(GOODS)}
TRACK = {str(track): n for n, track in enumerate(TRACKS)}

DONE = Done()
SPEND_WINE = SpendWine()
LEAD = Lead()
DRAW = Draw()
HIRE = Hire()
EXCHANGE = Exchange()
ACTIVATE = Activate()
TOKEN = Wheel("token")
INFLUENCE = Wheel("influence")
PLACE = tuple(Place(space) for space in FORUM_SPACES)
EMPEROR = tuple(PlaceEmperor(space) for space in FORUM_SPACES)
LEGIONARY = tuple(PlaceLegionary(space) for space in FORUM_SPACES)
CLAIM = tuple(Claim(cell) for cell in CELLS)
PUT = tuple(PutTile(cell) for cell in CELLS)
ASSIGN = tuple(Assign(cell) for cell in CELLS)
PERFORM = {str(act): Perform(act) for act in ACTS}
ABANDON = {str(act): Abandon(act) for act in ACTS}
PETITION = {str(act): tuple(Petition(act, n) for n in (1, 2, 3)) for act in ACTS}
BUY = tuple(Buy(good) for good in GOODS)
NAME = tuple(ChooseGood(good) for good in GOODS)
ADVANCE = tuple(Advance(track) for track in TRACKS)
BOOST = tuple(Boost(track) for track in TRACKS)
TILE = tuple(TakeTile(slot) for slot in range(1, 6))
USE = tuple(Use(card) for card in CARDS)
DISCARD = tuple(Discard(card) for card in CARDS)
TAKE = tuple(Take(card) for card in CARDS)
PLAY = tuple(Play(card) for card in CARDS)
DROP = tuple(Drop(card) for card in CARDS)
LAY = tuple(Lay(card) for card in CARDS)
KEEP = tuple(Keep(card) for card in CARDS)
