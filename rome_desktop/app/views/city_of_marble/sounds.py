"""What is heard of what happens."""

from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.sounding import SoundsOf
from rome_desktop.games.city_of_marble import events as happened

SOUNDS: SoundsOf = {
    happened.TilesDrawn: Sound.TAKE,
    happened.MagistrateRecalled: Sound.TAKE,
    happened.BridgeTaken: Sound.TAKE,
    happened.MagistrateWithdrawn: Sound.TAKE,
    happened.MagistratesReturned: Sound.TAKE,
    happened.TilePlaced: Sound.PLACE,
    happened.MagistratePlaced: Sound.PLACE,
    happened.AqueductStarted: Sound.PLACE,
    happened.PieceLaid: Sound.PLACE,
    happened.BuildingBuilt: Sound.PLACE,
    happened.FountainBuilt: Sound.PLACE,
    happened.ImperiumSpent: Sound.PLACE,
    happened.ImperiumTaken: Sound.PLACE,
    happened.CoinTaken: Sound.COINS,
    happened.FinalRoundBegun: Sound.ROUND,
}
