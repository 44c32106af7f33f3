"""What is heard of what happens."""

from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.sounding import SoundsOf
from rome_desktop.games.nova_roma import events as happened


def _units(event: happened.Gained | happened.Paid) -> Sound:
    return Sound.COINS if event.unit == "coins" else Sound.TAKE


SOUNDS: SoundsOf = {
    happened.RoundBegun: Sound.ROUND,
    happened.EmperorPlaced: Sound.PLACE,
    happened.PatricianPlaced: Sound.PLACE,
    happened.LegionaryPlaced: Sound.PLACE,
    happened.ShipMoved: Sound.PLACE,
    happened.PiecesPlaced: Sound.PLACE,
    happened.MarkerAdvanced: Sound.PLACE,
    happened.ArtisanPlaced: Sound.PLACE,
    happened.TilePut: Sound.PLACE,
    happened.AutomaShipsMoved: Sound.PLACE,
    happened.AchievementClaimed: Sound.TAKE,
    happened.CardTaken: Sound.TAKE,
    happened.CardPlayed: Sound.TAKE,
    happened.Gained: _units,
    happened.Paid: _units,
}
