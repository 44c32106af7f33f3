"""What is heard of what happens."""

from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.sounding import SoundsOf
from rome_desktop.games.alba_longa import events as happened

SOUNDS: SoundsOf = {
    happened.PeasantsSold: Sound.COINS,
    happened.CoinsPaid: Sound.COINS,
    happened.MerchantsPaid: Sound.COINS,
    happened.StallEmptied: Sound.COINS,
    happened.StallTaken: Sound.COINS,
    happened.DiceRolled: Sound.DICE,
    happened.DieTaken: Sound.TAKE,
    happened.Captured: Sound.TAKE,
    happened.Looted: Sound.TAKE,
    happened.ProductAdded: Sound.TAKE,
    happened.WheatHarvested: Sound.TAKE,
    happened.TargetsRevealed: Sound.TAKE,
    happened.HeroesRevealed: Sound.TAKE,
    happened.FreeHouseUsed: Sound.PLACE,
    happened.PeasantsSent: Sound.PLACE,
    happened.TargetLaid: Sound.PLACE,
    happened.HeroLaid: Sound.PLACE,
    happened.Sabotaged: Sound.PLACE,
    happened.MonumentsBuilt: Sound.PLACE,
    happened.KingCrowned: Sound.PLACE,
    happened.CityGrown: Sound.PLACE,
    happened.YearEnded: Sound.ROUND,
}
