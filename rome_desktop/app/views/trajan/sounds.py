"""What is heard of what happens."""

from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.sounding import SoundsOf
from rome_desktop.games.trajan import events as happened

SOUNDS: SoundsOf = {
    happened.MarkersTaken: Sound.TAKE,
    happened.CardsDrawn: Sound.TAKE,
    happened.CardPickedUp: Sound.TAKE,
    happened.ForumTileTaken: Sound.TAKE,
    happened.TrajanTileTaken: Sound.TAKE,
    happened.MarkerDropped: Sound.PLACE,
    happened.ArchMoved: Sound.PLACE,
    happened.PawnsDeployed: Sound.PLACE,
    happened.ExtraSpent: Sound.PLACE,
    happened.CardDiscarded: Sound.PLACE,
    happened.CardsPlayed: Sound.PLACE,
    happened.Shipped: Sound.PLACE,
    happened.Recruited: Sound.PLACE,
    happened.Marched: Sound.PLACE,
    happened.Occupied: Sound.PLACE,
    happened.Advanced: Sound.PLACE,
    happened.Hired: Sound.PLACE,
    happened.Built: Sound.PLACE,
    happened.TileCompleted: Sound.PLACE,
    happened.RoundEnded: Sound.ROUND,
    happened.QuarterEnded: Sound.ROUND,
}
