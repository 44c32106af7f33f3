"""About this edition of Concordia: the tables of its content file and where they come from, in words."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "edition": QT_TRANSLATE_NOOP("Edition", "Title and credits"),
    "counts": QT_TRANSLATE_NOOP("Edition", "Counts of the box"),
    "goods": QT_TRANSLATE_NOOP("Edition", "Goods and prices"),
    "house_cost": QT_TRANSLATE_NOOP("Edition", "Price of a house"),
    "colonist_cost": QT_TRANSLATE_NOOP("Edition", "Price of a colonist"),
    "storehouse": QT_TRANSLATE_NOOP("Edition", "Storehouse"),
    "player_start": QT_TRANSLATE_NOOP("Edition", "What a player begins with"),
    "display": QT_TRANSLATE_NOOP("Edition", "Spaces of the display"),
    "amounts": QT_TRANSLATE_NOOP("Edition", "Figures of the cards"),
    "colonist_cash": QT_TRANSLATE_NOOP("Edition", "Coins of the Colonist card"),
    "gods": QT_TRANSLATE_NOOP("Edition", "Gods"),
    "specialists": QT_TRANSLATE_NOOP("Edition", "Specialists"),
    "roles": QT_TRANSLATE_NOOP("Edition", "Names of the cards"),
    "start_cards": QT_TRANSLATE_NOOP("Edition", "Starting cards"),
    "sale_cards": QT_TRANSLATE_NOOP("Edition", "Cards for sale"),
    "decks": QT_TRANSLATE_NOOP("Edition", "Decks"),
    "pantheon": QT_TRANSLATE_NOOP("Edition", "Pantheon"),
    "city_tokens": QT_TRANSLATE_NOOP("Edition", "City tokens"),
    "bonus_marker_coins": QT_TRANSLATE_NOOP("Edition", "Coins of the bonus markers"),
    "bonus_marker_supply": QT_TRANSLATE_NOOP("Edition", "Supply of bonus markers"),
    "praefectus_magnus": QT_TRANSLATE_NOOP("Edition", "Praefectus Magnus"),
    "concordia_card": QT_TRANSLATE_NOOP("Edition", "Concordia card"),
    "solo": QT_TRANSLATE_NOOP("Edition", "Solo challenge"),
}
SOURCES: Final = (
    QT_TRANSLATE_NOOP(
        "Edition",
        "title and credits from the rulebook; age from the distributor's news of 19 May 2014 "
        "(Heidelberger Spieleverlag); playing time, about 90 minutes, from the German Wikipedia",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, list of game material",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, setup step 2 and Vesta example; prices also printed on the storehouse roof",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, Architect; player aid card agrees",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, Tribune and Colonist",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, Storehouse and setup step 4",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, setup step 4",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Printed under the seven card spaces on both boards (board pictures in yav/concordia "
        "(public repository)); the rulebook's Senator and Consul examples agree for spaces 1,"
        " 3, 4 and 6",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, personality cards and final scoring",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook for the given printing; a later printing of the card photographed in "
        "BishopIretonProgramming/CSACordia (public repository), and the Board Game Arena "
        "rules summary",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, final scoring; order as on the player aid",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Printed specialist cards photographed in BishopIretonProgramming/CSACordia (public "
        "repository); same values in yav/concordia (public repository); rulebook example "
        "confirms Farmer = 3",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "names of the personality cards in the rulebook; mercator_5 is the Mercator that is bought",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Printed starting cards photographed in BishopIretonProgramming/CSACordia (public "
        "repository); same list in yav/concordia (public repository); rulebook gives 7 per "
        "player",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Printed cards photographed deck by deck in BishopIretonProgramming/CSACordia (public"
        " repository); identical list in yav/concordia (public repository); deck sizes also "
        "in eranhirsch/tableset (public repository); checked against the Pantheon",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "BishopIretonProgramming/CSACordia (public repository) and eranhirsch/tableset (public repository)",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Pantheon panel printed on the boards (pictures in yav/concordia (public repository))",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "yav/concordia (public repository), BishopIretonProgramming/CSACordia (public "
        "repository) and the complete city setup in JoseCr8/Concordia-CLIPS (public "
        "repository) agree; eranhirsch/tableset (public repository) differs for letter B (3 "
        "food, 1 tool)",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "yav/concordia (public repository) (values per good); JoseCr8/Concordia-CLIPS (public"
        " repository) agrees for food, tool, wine and cloth and has no brick marker; "
        "photographs in BishopIretonProgramming/CSACordia (public repository) show that only "
        "1-coin and 2-coin backs exist",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Largest number of provinces that can need a marker of each good over all legal "
        "setups of both boards; sums to the 24 markers of the rulebook",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, Praefectus Magnus; the printed card agrees",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Rulebook, end of the game; printed card agrees",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "own design (CO-S); rank limits calibrated with a simple computer player, 30 matches on each map",
    ),
)
