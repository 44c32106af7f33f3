"""Plays the worked examples of examples.toml: one function for each kind of example.

Each answers what the table shows, in the words of the example's own `expect`.
"""

from typing import Any

from rome_desktop.games.alba_longa.assisi import OfferLoot
from rome_desktop.games.alba_longa.blessings import BeginBlessings
from rome_desktop.games.alba_longa.course import BeginSeason
from rome_desktop.games.alba_longa.court import ShadowTakes
from rome_desktop.games.alba_longa.ending import CheckVictory
from rome_desktop.games.alba_longa.events import CityAttacked, MerchantsPaid, PeasantsSent, StallEmptied
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from rome_desktop.games.alba_longa.ids import ASSISI, DICE, NOBODY, WORKPLACES, Season
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.sabotage import workplaces
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers, EndSoldiers, targets
from rome_desktop.games.alba_longa.state import Player
from rome_desktop.games.alba_longa.workers import BuildMonuments
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa.table import GAME, SHADOW, Table, alba, box, kings, solo, stall

Vector = dict[str, Any]


def seated(vector: Vector, variants: str = "") -> Table:
    """The Kings of an example in turn order; those eliminated before sit behind them."""
    order = vector["order"]
    players = vector.get("players", len(order))
    gone = [f"gone {n}" for n in range(players - len(order))]
    table = alba(*order, *gone, variants=variants)
    for name in gone:
        table.has(name, population=0, coins=0, alive=False)
    return table


# 1 The court.


def court(vector: Vector) -> Table:
    """The table of an example when its first King is asked."""
    table = seated(vector)
    for name in vector["order"]:
        table.has(name, coins=vector["coins"][name], idle=vector["idle"][name])
    table.sets(price=vector.get("dice_cost", 0))
    if vector["season"] == "harvest":
        table.harvest()
    return table.court(vector.get("start_at", ""))


def lines(table: Table, action: Vector) -> list[str]:
    """What a King says and pays, and how the dice fall."""
    king, do = action["king"], action["do"]
    if do in ("pass", "give_up"):
        return [f"{king}: {do}"]
    pay = [f"{king}: pay {stall(action['stall'])}"] if "stall" in action else []
    send = f"{king}: send {action['to']} {action['n']}"
    if do == "buy":
        return [f"{king}: buy {action['take']}", *pay, send]
    dice = action["dice"]
    roll = f"chance dice {dice['black']} {dice['grey']} {dice['white']} {dice['brown']}"
    return [f"{king}: call", *pay, roll, f"{king}: take {action['take']}", send]


def placed(player: Player) -> dict[str, int]:
    """Who has been sent where, empty workplaces left out."""
    numbers = {
        "barracks": player.soldiers,
        "market": len(player.merchants),
        "quarry": player.workers,
        "temple": player.priests,
        "farm": len(player.fields) + player.granary,
    }
    return {place: count for place, count in numbers.items() if count}


def called(vector: Vector) -> Vector:
    """The table after the calls of an example."""
    table = court(vector)
    for action in vector["actions"]:
        table.play(*lines(table, action))
    state, order = table.state, vector["order"]
    choices = {"CallCourt": "call", "BuyDie": "buy", "": "end"}
    return {
        "coins": {name: table.player(name).coins for name in order},
        "idle": {name: table.player(name).idle for name in order},
        "stalls": list(state.stalls),
        "dice_cost": state.dice_price,
        "out": table.out(),
        "next": table.to_move(),
        "next_choice": choices[table.step()],
        "placed": {name: placed(table.player(name)) for name in order},
    }


# 2 Combat.


def attacked(vector: Vector) -> Vector:
    """Who was asked, and what came of each attacked city."""
    table = seated(vector, "assisi" if "assisi_defence" in vector else "")
    city = {name: table.player(name).city for name in vector["order"]} | {"assisi": str(ASSISI)}
    for name, soldiers in vector["soldiers"].items():
        table.has(name, soldiers=soldiers, workers=2)
    table.asks(BeginSoldiers())
    asked: dict[str, list[str]] = {"ChooseTarget": [], "LayHero": []}
    while table.step() in asked:
        king = table.to_move()
        asked[table.step()].append(king)
        lay = table.step() == "LayHero"
        table.play(f"hero {vector['hero'][king]}" if lay else f"attack {city[vector['target'][king]]}")
    while table.options():
        table.play(table.options()[0])
    names = {code: name for name, code in city.items()}
    results = [
        {
            "city": names[fight.city],
            "attack": fight.attack,
            "defence": fight.defence,
            "success": fight.attack - fight.defence,
            "sabotages": len(fight.turns),
            "turns": [table.names[side] for side in fight.turns],
        }
        for fight in table.happened(CityAttacked)
    ]
    return {
        "must_choose_target": asked["ChooseTarget"],
        "must_play_hero": asked["LayHero"],
        "results": results,
    }


def city_of(table: Table, name: str, shape: Vector) -> None:
    """A city as an example writes it."""
    fields = {
        "idle": shape["idle"],
        "soldiers": shape.get("soldiers", 0),
        "merchants": "".join(shape["market"]),
        "workers": shape["workers"],
        "worker_captives": shape.get("worker_captives", 0),
        "priests": shape["priests"],
        "fields": "".join(shape["fields"]),
        "granary": shape["granary"],
        "monuments": shape.get("monuments", 0),
        "wheat": shape.get("wheat", 0),
    }
    table.has(name, **fields)


def shape_of(player: Player) -> Vector:
    """A city as an example writes it, all its places."""
    return {
        "idle": player.idle,
        "soldiers": player.soldiers,
        "market": list(player.merchants),
        "workers": player.workers,
        "worker_captives": player.worker_captives,
        "priests": player.priests,
        "fields": list(player.fields),
        "granary": player.granary,
        "granary_captives": player.granary_captives,
        "wheat": player.wheat,
    }


def income(table: Table, name: str) -> tuple[int, int]:
    """Coins that the market would bring, and monuments that the quarry would build."""
    other = Table(table.names, table.state.clone())
    other.asks(PayMerchants(), BuildMonuments())
    mine = [paid.coins for paid in other.happened(MerchantsPaid) if paid.seat == other.seat(name)]
    return sum(mine), other.player(name).monuments - table.player(name).monuments


def sabotaged(vector: Vector) -> Vector:
    """The city of an example after its sabotages, and what it would earn before and after."""
    table = alba("defender", "attacker", "third").harvest()
    city_of(table, "defender", vector["city"])
    before = income(table, "defender")
    table.sabotages("attacker", "defender", len(vector["sequence"]) + 1)
    table.play(*[f"attacker: sabotage {place}" for place in vector["sequence"]])
    player = table.player("defender")
    legal = [str(place) for place in workplaces(player)]
    assert [line.split()[1] for line in table.options("sabotage")] == legal
    coins, monuments = income(table, "defender")
    return {
        "city": {key: value for key, value in shape_of(player).items() if key in vector["city"]},
        "legal_after": [str(place) for place in WORKPLACES if place in legal],
        "bank_coins_before": before[0],
        "monuments_before": before[1],
        "bank_coins_after": coins,
        "monuments_after": monuments,
    }


def retired(case: Vector) -> Vector:
    """The heroes of a King after the one he played has left the table."""
    table = alba("A", "B", "C")
    left = [hero for hero in case["active"] if hero != case["played"]]
    table.has("A", active=left, used=case["used"][:], hero=[case["played"]])
    table.asks(EndSoldiers())
    player = table.player("A")
    return {"active": player.active, "used": player.used}


# 3 Merchants.


def paid(vector: Vector) -> Vector:
    """What the Kings gain, and what comes from the stalls to the bank."""
    table = seated(vector).stalls(*vector["stalls"])
    for name, market in vector["market"].items():
        table.has(name, merchants="".join(market), coins=0)
    table.asks(PayMerchants())
    assert set(table.state.stalls) == {0}
    return {
        "gain": {name: table.player(name).coins for name in vector["order"]},
        "to_bank": sum(emptied.coins for emptied in table.happened(StallEmptied)),
    }


def prayed(case: Vector) -> int:
    """The worship after so many priests."""
    table = alba("A", "B", "C").has("A", worship=case["level"], priests=case["priests"])
    return table.asks(RaiseWorship()).player("A").worship


# 4 The harvest.


def card_of(climate: str, prayers: int) -> str:
    """A weather card that the first years have not seen."""
    cards = [card for card in box().prayers.cards if (card.climate, card.prayers) == (climate, prayers)]
    return cards[-1].id


def harvested(vector: Vector) -> Vector:
    """What each King of an example could decide, and what he has afterwards."""
    names = [king["king"] for king in vector["kings"]]
    table = alba(*names, variants="job_well_done" if vector.get("job_well_done") else "")
    for king in vector["kings"]:
        standing, lying = king["standing"], king["lying"]
        field = ("S" * min(standing, 5 - lying)) + "L" * lying
        table.has(king["king"], fields=field, granary=standing + lying - len(field), worship=king["worship"])
    table.harvest(vector["climate"]).asks(RaiseWorship(), BeginFarmers(), BeginBlessings())
    table.play(f"chance weather {card_of(vector['climate'], vector['prayers'])}").chance()
    could: dict[str, list[str]] = {"ImproveHarvest": [], "SeekBlessing": []}
    wants = {king["king"]: king["improve"] for king in vector["kings"]}
    while table.step() in could:
        king = table.to_move()
        could[table.step()].append(king)
        table.play("improve" if table.step() == "ImproveHarvest" and wants[king] else "pass")
    return {
        "results": [
            {
                "king": name,
                "can_improve": name in could["ImproveHarvest"],
                "wheat": table.player(name).wheat,
                "worship": table.player(name).worship,
                "can_bless": name in could["SeekBlessing"],
            }
            for name in names
        ]
    }


def yields(climate: str, lying: bool, improved: bool) -> int:
    """What one farmer brings in."""
    table = alba("A", "B", "C").has("A", fields="L" if lying else "S", worship=10)
    table.harvest(climate).asks(BeginFarmers()).chance()
    return table.play("improve" if improved else "pass").player("A").wheat


def climates(seed: int) -> list[str]:
    """The climates of a whole game."""
    table = alba("A", "B", "C").harvest()
    for _ in range(table.state.map.years):
        table.asks(BeginFarmers()).chance(seed)
        table.state.year += 1
    return [str(climate) for climate in table.state.climates]


# 5 The end of a year.


def year_ended(case: Vector) -> Vector | str:
    """A King after feeding and growth."""
    table = alba("A", "B", "C", "D").has("B", wheat=8).has("C", wheat=8).has("D", wheat=8)
    table.has("A", population=case["population"], wheat=case["wheat"])
    table.sets(king=1).asks(FeedCities())
    wanted = f"grow {case['grow']}" if case["grow"] else "pass"
    if table.to_move() == "A" and wanted in table.options():
        table.play(f"A: {wanted}")
    elif case["grow"]:
        return "illegal"
    player = table.player("A")
    return {"population": player.population, "wheat": player.wheat, "eliminated": not player.alive}


def checked(case: Vector) -> str | list[str]:
    """Who has won at the end of a year, or what else happens."""
    names = [king["king"] for king in case["kings"]]
    table = alba(*names, "C", variants="").has("C", alive=False, population=0, coins=0)
    for king in case["kings"]:
        values = {key: king[key] for key in ("monuments", "population", "wheat", "coins")}
        table.has(king["king"], **values, alive=not king.get("eliminated", False))
    table.year(case["year"], "moderate" if case["year"] == 1 else "wet").asks(CheckVictory())
    if not table.state.over:
        return "next_year"
    return table.winners() or "all_lose"


# 7 Spoils of War.


def captured(vector: Vector) -> Vector:
    """Both cities after the sabotage of an example."""
    variants = "spoils_of_war job_well_done" if vector["job_well_done"] else "spoils_of_war"
    table = alba("defender", "attacker", "third", variants=variants).harvest()
    for name in ("defender", "attacker"):
        city_of(table, name, vector[name])
    captives = table.state.bank_captives
    own = sum(p.captives for p in table.state.players)
    table.sabotages("attacker", "defender").play(f"attacker: sabotage {vector['sabotage']}")
    assert table.state.bank_captives == captives + own - sum(p.captives for p in table.state.players)
    happened = [type(event).__name__ for event in table.log]
    found: Vector = {"captured": "Captured" in happened}
    for name in ("attacker", "defender"):
        found[name] = shape_of(table.player(name))
    return found


# 8 Assisi.


def updated(case: Vector) -> Vector | str:
    """Assisi after the attacks of a season and the product of the King of Kings."""
    table = alba("A", "B", "C", variants="assisi").sets(defenders=case["defence"])
    products = ("coin", "wheat", "captive")
    table.sets(loot=tuple(case["loot"][product] for product in products))
    for name in ("B", "C")[: case["attackers"]]:
        table.has(name, target=["assisi"])
    table.asks(EndSoldiers())
    if case["add"] == "none":
        assert not table.state.pending
    elif f"add {case['add']}" not in table.options():
        return "illegal"
    else:
        table.play(f"A: add {case['add']}")
    return {"defence": table.state.defenders, "loot": dict(zip(products, table.state.loot, strict=True))}


def places_of_a_captive(case: Vector) -> list[str]:
    """Where a captive from Assisi can work."""
    variants = "assisi job_well_done" if case["job_well_done"] else "assisi"
    table = alba("A", "B", "C", variants=variants).sets(loot=(0, 0, 1))
    if case["season"] == "harvest":
        table.harvest()
    table.asks(OfferLoot(1)).play("loot captive")
    return [line.split()[1].replace("farm", "granary") for line in table.options("captive")]


# 9 Set-up.


def set_up(case: Vector) -> tuple[int, int]:
    """Stalls in use, and city cards of each King."""
    table = kings(case["players"], "assisi" if case["assisi"] else "")
    cards = {len(targets(table.state, side)) for side in range(case["players"])}
    assert len(cards) == 1
    return len(table.state.stalls), cards.pop()


# 10 The solo challenge.


def shadow_takes(case: Vector) -> tuple[str, int]:
    """The die that the Shadow takes, and how many peasants it sends."""
    table = solo().has(SHADOW, idle=case["pool"])
    dice = tuple(case["dice"].get(die, 0) for die in DICE)
    table.sets(caller=1, dice=dice, takers=tuple(NOBODY if pips else 0 for pips in dice))
    table.asks(ShadowTakes(1))
    die = DICE[table.state.takers.index(1)]
    return str(die), sum(sent.peasants for sent in table.happened(PeasantsSent))


def solo_scored(case: Vector) -> tuple[int, str]:
    """Points and rank of a win."""
    table = solo().sets(year=case["year"]).has("Cedric", monuments=10, population=case["population"])
    table.has("Cedric", wheat=case["wheat"], coins=case["coins"])
    found = GAME.rank(table.state, {})
    assert found is not None
    return table.standing("Cedric").score, found.name.en


def pool(case: Vector) -> int:
    """How many peasants the Shadow has to assign in a season."""
    table = solo(case["level"]).has(SHADOW, population=case["population"])
    return table.asks(BeginSeason(Season(case["season"]))).player(SHADOW).idle


def within(wanted: Any, found: Any) -> Any:
    """`found` cut down to the keys that are named in `wanted`."""
    if isinstance(wanted, dict):
        return {key: within(value, found[key]) for key, value in wanted.items()}
    return found
