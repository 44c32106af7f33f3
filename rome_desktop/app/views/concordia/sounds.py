"""What is heard of what happens."""

from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.sounding import SoundsOf
from rome_desktop.games.concordia import events as happened

SOUNDS: SoundsOf = {
    happened.CardPlayed: Sound.PLACE,
    happened.CardCopied: Sound.PLACE,
    happened.ColonistPlaced: Sound.PLACE,
    happened.ColonistMoved: Sound.PLACE,
    happened.HouseBuilt: Sound.PLACE,
    happened.PraefectusPassed: Sound.PLACE,
    happened.CardsTakenBack: Sound.TAKE,
    happened.GoodsReceived: Sound.TAKE,
    happened.CardBought: Sound.TAKE,
    happened.CardRemoved: Sound.TAKE,
    happened.MarkersTurned: Sound.COINS,
    happened.CoinsReceived: Sound.COINS,
    happened.GoodsSold: Sound.COINS,
    happened.GoodsPurchased: Sound.COINS,
    happened.ScoredOnce: Sound.ROUND,
    happened.EndTriggered: Sound.ROUND,
}
