"""What a seat or chance can answer, one line each; seeds/alba_longa/notation.md explains them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.games.alba_longa.ids import City, Climate, Die, Product, Stall, Workplace


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """[AL-5.3] Sell so many peasants into slavery."""

    verb = "sell"
    peasants: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Make no use of what is offered: a sale, a die, a hero, an improvement, a blessing, growth."""

    verb = "pass"


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """[AL-6.1] Send the peasant of a free house to a workplace."""

    verb = "assign"
    workplace: Workplace


@dataclass(frozen=True, slots=True)
class Done(Action):
    """[AL-6.1] Leave the other peasants of free houses on the track."""

    verb = "done"


@dataclass(frozen=True, slots=True)
class Call(Action):
    """[AL-6.4] Call the court; the price, if there is one, is paid next."""

    verb = "call"


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """[AL-6.12] Give up calling the court until the next season."""

    verb = "give_up"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """[AL-6.4, AL-6.6] Lay all coins of the payment on this stall."""

    verb = "pay"
    stall: Stall


@dataclass(frozen=True, slots=True)
class Take(Action):
    """[AL-6.5] As caller take this die without further payment."""

    verb = "take"
    die: Die


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """[AL-6.6] Buy this die; the coin is paid next."""

    verb = "buy"
    die: Die


@dataclass(frozen=True, slots=True)
class Send(Action):
    """[AL-6.5, AL-6.11] Send so many peasants of the die to a workplace."""

    verb = "send"
    workplace: Workplace
    peasants: int


@dataclass(frozen=True, slots=True)
class Recall(Action):
    """[AL-22.2] Take this used hero back."""

    verb = "recall"
    hero: int


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """[AL-9.1] Lay the card of this city face down."""

    verb = "attack"
    city: City


@dataclass(frozen=True, slots=True)
class PlayHero(Action):
    """[AL-9.3] Lay this hero face down."""

    verb = "hero"
    hero: int


@dataclass(frozen=True, slots=True)
class Hit(Action):
    """[AL-10.1] Sabotage this workplace of the attacked city."""

    verb = "sabotage"
    workplace: Workplace


@dataclass(frozen=True, slots=True)
class Loot(Action):
    """[AL-24.5] Take this product from Assisi."""

    verb = "loot"
    product: Product


@dataclass(frozen=True, slots=True)
class PutCaptive(Action):
    """[AL-24.6] Put the captive from Assisi to work here; `farm` is the granary."""

    verb = "captive"
    workplace: Workplace


@dataclass(frozen=True, slots=True)
class Add(Action):
    """[AL-24.8] As King of Kings add this product to Assisi."""

    verb = "add"
    product: Product


@dataclass(frozen=True, slots=True)
class Improve(Action):
    """[AL-15.3] Pay worship so that every standing farmer yields more."""

    verb = "improve"


@dataclass(frozen=True, slots=True)
class Bless(Action):
    """[AL-16.1] Pay worship to share in the blessing."""

    verb = "bless"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """[AL-18.1, AL-19.2] Give the King of Kings card to this seat."""

    verb = "give"
    seat: int


@dataclass(frozen=True, slots=True)
class Grow(Action):
    """[AL-19.3] Gain so many peasants for wheat."""

    verb = "grow"
    peasants: int


@dataclass(frozen=True, slots=True)
class FirstKing(Action):
    """[AL-2.11, R01] The first King of Kings."""

    verb = "first"
    seat: int


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """[AL-6.4] What the black, grey, white and brown dice show."""

    verb = "dice"
    pips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShadowHero(Action):
    """[AL-27.7] The hero that the Shadow plays."""

    verb = "shadow"
    hero: int


@dataclass(frozen=True, slots=True)
class TurnWeather(Action):
    """[AL-15.2] The weather card of this year, whose back tells the prayers."""

    verb = "weather"
    card: str


@dataclass(frozen=True, slots=True)
class ShowClimate(Action):
    """[AL-15.2] The climate of the next year."""

    verb = "climate"
    climate: Climate


@dataclass(frozen=True, slots=True)
class TurnBlessing(Action):
    """[AL-16.2] The blessing card of this year."""

    verb = "blessing"
    card: str


NOTATION = Notation(
    (
        Sell,
        Pass,
        Assign,
        Done,
        Call,
        GiveUp,
        Pay,
        Take,
        Buy,
        Send,
        Recall,
        Attack,
        PlayHero,
        Hit,
        Loot,
        PutCaptive,
        Add,
        Improve,
        Bless,
        Give,
        Grow,
        FirstKing,
        Roll,
        ShadowHero,
        TurnWeather,
        ShowClimate,
        TurnBlessing,
    )
)
