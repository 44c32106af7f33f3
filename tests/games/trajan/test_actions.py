"""TR-6 to TR-12: the six actions, extra actions and bonus actions."""

import pytest

from rome_desktop.games.trajan.events import ActionImpossible, ActionPassed, BonusActionWon, ExtraSpent
from rome_desktop.games.trajan.seaport import sail
from tests.games.trajan.table import Table, box, trajan, two

DEEDS = ("seaport", "forum", "military", "senate", "trajan", "construction")


def cards(hand: str, tiles: str = "", grey: str = "") -> Table:
    """Julia may use the seaport with these hand cards and tiles."""
    table = two().hand("Julia", hand).tiles("Julia", tiles).deck("furs furs fruit", "wheat", "cattle")
    table.state.grey_ships = tuple(grey.split())
    return table.acts("Julia", "seaport")


# The action and its repetition.


@pytest.mark.parametrize("deed", DEEDS)
def test_the_action_of_the_target_tray_may_be_performed_once_or_not(deed):
    """[TR-6.1, R17]"""
    table = two().acts("Julia", deed)
    assert table.offered() == deed
    assert len(table.options()) > 1
    table.play("pass")

    assert table.happened(ActionPassed) == [ActionPassed(0, deed)]
    assert table.to_move() == "Claudia"


@pytest.mark.parametrize("deed", DEEDS)
def test_each_extra_action_tile_repeats_its_action_and_leaves_the_game(deed):
    """[TR-6.2, TR-6.3, TR-14.3]"""
    table = two().tiles("Julia", f"extra_{deed}").hand("Julia", "wine wine")
    table.forum("", "", "", "senate_2", "senate_3").acts("Julia", deed)
    table.play(next(line for line in table.options() if line not in ("pass", "draw"))).chance()
    while table.options("done"):
        table.play("done")
    while table.options("sail") or table.options("stow"):
        table.play((table.options("sail") or table.options("stow"))[0])
    assert table.options() == [f"spend extra_{deed}", "pass"]

    table.play(f"spend extra_{deed}")

    assert table.happened(ExtraSpent) == [ExtraSpent(0, deed, f"extra_{deed}")]
    assert f"extra_{deed}" not in table.player("Julia").tiles
    assert table.state.gone == (f"extra_{deed}",)
    assert table.refused("pass") == ("TR-6.2", "first-repetition-is-a-must")


def test_a_plus2_marker_allows_a_second_repetition_and_stays():
    """[TR-6.2, TR-6.3, R26, E36]"""
    table = two().tiles("Julia", "extra_senate").has("Julia", track=1, marked=("senate",))
    table.acts("Julia", "senate").play("advance", "spend extra_senate", "advance")
    assert table.score("Julia") == 7
    table.play("advance")

    assert (table.score("Julia"), table.player("Julia").marked) == (12, ("senate",))

    table = two().tiles("Julia", "extra_senate").has("Julia", track=1, marked=("senate",))
    table.acts("Julia", "senate").play("advance", "spend extra_senate", "advance", "pass")
    assert (table.score("Julia"), table.player("Julia").tiles, table.to_move()) == (7, (), "Claudia")


def test_one_extra_action_tile_a_turn():
    """[TR-6.4, E38]"""
    table = two().tiles("Julia", "extra_senate extra_senate joker_extra_action").has("Julia", track=1)
    table.acts("Julia", "senate").play("advance", "spend extra_senate", "advance")

    assert (table.score("Julia"), table.to_move()) == (7, "Claudia")


def test_a_joker_stands_for_any_extra_action_tile():
    """[TR-14.7, R25]"""
    table = two().tiles("Julia", "joker_extra_action extra_senate").acts("Julia", "senate").play("advance")
    assert table.options() == ["spend extra_senate", "spend joker_extra_action", "pass"]
    assert table.refused("spend extra_forum") == ("TR-6.2", "no-such-extra-action-tile")
    assert table.refused("advance") == ("TR-6.2", "spend-or-pass")
    table.play("spend joker_extra_action", "advance")

    assert (table.player("Julia").tiles, table.state.gone) == (("extra_senate",), ("joker_extra_action",))


def test_a_repetition_may_choose_another_option():
    """[TR-6.2, R19]"""
    table = two().tiles("Julia", "extra_military").acts("Julia", "military")
    table.play("march alpes", "spend extra_military", "occupy")

    assert table.player("Julia").provinces == ("alpes",)


def test_passing_forfeits_the_repetition():
    """[TR-6.2, R18, E41]"""
    table = two().tiles("Julia", "extra_senate").acts("Julia", "senate").play("pass")

    assert (table.to_move(), table.player("Julia").tiles) == ("Claudia", ("extra_senate",))


def test_a_tile_is_spent_only_where_the_action_can_be_repeated():
    """[TR-6.2, R69, E65]"""
    table = two().tiles("Julia", "extra_senate").has("Julia", track=6).acts("Julia", "senate").play("advance")
    assert (table.score("Julia"), table.to_move()) == (8, "Claudia")
    assert table.player("Julia").tiles == ("extra_senate",)

    table = two().tiles("Julia", "extra_senate").has("Julia", track=5, marked=("senate",))
    table.acts("Julia", "senate").play("advance", "spend extra_senate", "advance")
    assert (table.score("Julia"), table.player("Julia").marked) == (15, ("senate",))
    assert (table.player("Julia").tiles, table.to_move()) == ((), "Claudia")


def test_a_tile_taken_in_the_turn_can_be_used_at_once():
    """[TR-6.2, R24, E29]"""
    table = two().forum("extra_forum", "", "", "senate_2", "demand_bread").acts("Julia", "forum")
    table.play("take F00", "spend extra_forum", "take F10")

    assert table.player("Julia").tiles == ("senate_2",)
    assert table.state.gone == ("extra_forum",)


# Seaport.


def test_drawing_two_cards_and_discarding_one():
    """[TR-7.1, R27, E21]"""
    table = two().hand("Julia", "wine fish").deck("wine gems oil", "furs", "fruit").acts("Julia", "seaport")
    table.play("draw")
    assert table.refused("discard oil left") == ("TR-7.1", "no-such-card")
    assert table.refused("pass") == ("TR-7.1", "discard-first")
    assert len(table.options("discard")) == 6
    table.play("discard gems left")

    assert sorted(table.player("Julia").hand) == ["fish", "wine", "wine"]
    assert (table.state.deck, table.state.discards) == (["oil"], [["furs", "gems"], ["fruit"]])


def test_picking_up_the_top_card_of_a_discard_pile():
    """[TR-7.2, R28]"""
    table = cards("wine").play("pick right")

    assert table.player("Julia").hand == ["wine", "cattle"]
    assert (table.state.discards, len(table.state.deck)) == ([["wheat"], ["furs"]], 2)


def test_cards_played_into_the_display_are_replaced():
    """[TR-7.3, TR-7.7, E23]"""
    table = cards("wine wine fish gems").play("play wine")
    assert table.refused("play oil") == ("TR-7.3", "no-such-card")
    assert table.refused("sail") == ("TR-7.3", "second-card-or-done")
    table.play("play fish")

    assert table.player("Julia").display == ["wine", "fish"]
    assert (len(table.player("Julia").hand), table.score("Julia")) == (4, 0)


def test_a_single_card_may_be_played():
    """[TR-7.3]"""
    table = cards("wine fish").play("play wine", "done")

    assert (table.player("Julia").display, table.player("Julia").hand) == (["wine"], ["fish", "furs"])
    assert cards("wine").play("play wine").player("Julia").hand == ["furs"]


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("ship", box().ships.tiles, ids=lambda ship: ship.id)
def test_what_the_ships_pay(ship, grey):
    """[TR-7.5, X20]"""
    goods = [good.id for good in box().commodities.kinds]
    wanted = {
        "identical": ((2, 6, 12, 20), (0, 1, 7, 15)),
        "pairs": ((5, 10, 15), (1, 6, 11)),
        "different": ((2, 4, 6, 8), (0, 1, 3, 5)),
    }[ship.id][grey]
    for units, points in enumerate(wanted, 1):
        stowed = {
            "identical": ["wine"] * units,
            "pairs": [good for good in goods[:units] for _ in range(2)],
            "different": goods[:units],
        }[ship.id]
        table = cards(" ".join(stowed), grey=ship.id if grey else "")
        sail(table.state, 0, ship.id, tuple(stowed), None)
        assert table.score("Julia") == points


def test_a_joker_completes_a_shipment_and_leaves_the_game():
    """[TR-7.4, TR-7.6, TR-14.5, R30, R31, E24]"""
    table = cards("gems gems gems", "joker_commodity").play("ship identical", *["stow gems"] * 3)
    table.play("stow joker")

    julia = table.player("Julia")
    assert (table.score("Julia"), julia.display, julia.hand) == (20, ["gems"] * 3, [])
    assert (table.state.gone, table.state.grey_ships) == (("joker_commodity",), ("identical",))


def test_a_joker_is_no_card_for_the_display():
    """[TR-7.3, R30]"""
    table = cards("", "joker_commodity")

    assert table.options("play") == []
    assert table.refused("play joker") == ("TR-7.3", "no-such-card")
    assert table.refused("ship pairs") == ("TR-7.4", "nothing-to-ship")
    table.play("ship different")
    assert (table.score("Julia"), table.player("Julia").tiles) == (0, ("joker_commodity",))
    assert table.options() == ["stow joker"]
    assert table.play("stow joker").score("Julia") == 2


def test_a_grey_ship_pays_less_and_stays_grey():
    """[TR-7.6, R32, E25]"""
    table = cards("wine wine", grey="identical").play("ship identical", "stow wine", "stow wine")
    assert (table.score("Julia"), table.state.grey_ships) == (1, ("identical",))

    table = cards("wine wine", grey="identical").play("ship identical", "stow wine", "sail")
    assert (table.score("Julia"), table.player("Julia").display) == (0, ["wine"])


def test_the_pairs_ship():
    """[TR-7.5, R31, R33, E26]"""
    full = cards("wine wine fish fish oil oil").play("ship pairs", "stow wine wine", "stow fish fish")
    assert full.play("stow oil oil").score("Julia") == 15
    two_pairs = cards("wine wine fish fish", grey="pairs").play("ship pairs", "stow wine wine")
    assert two_pairs.play("stow fish fish").score("Julia") == 6

    four = cards("wine wine wine wine").play("ship pairs").play("stow wine wine")
    assert (four.score("Julia"), four.player("Julia").display) == (5, ["wine", "wine"])
    assert cards("wine", "joker_commodity").play("ship pairs", "stow wine joker").score("Julia") == 5
    jokers = cards("fish wine", "joker_commodity joker_commodity").play("ship pairs", "stow fish joker")
    assert jokers.play("stow wine joker").score("Julia") == 10


def test_what_does_not_fit_a_ship_is_refused():
    """[TR-7.4, TR-7.5, R32, R33]"""
    table = cards("wine wine wine wine fish fish").play("ship pairs")
    assert table.refused("stow wine fish") == ("TR-7.5", "does-not-fit-the-ship")
    assert table.refused("sail") == ("TR-7.5", "load-a-unit-first")
    assert table.refused("pass") == ("TR-7.4", "load-the-ship-first")
    table.play("stow wine wine")
    assert table.refused("stow wine wine") == ("TR-7.5", "does-not-fit-the-ship")

    table = cards("wine fish").play("ship identical", "stow wine")
    assert table.to_move() == "Claudia"
    different = cards("wine wine fish").play("ship different", "stow wine")
    assert different.options() == ["stow fish", "sail"]


def test_the_hand_is_not_refilled_after_a_shipment_and_has_no_limit():
    """[TR-7.4, TR-7.8]"""
    table = cards("wine fish").play("ship different", "stow wine", "stow fish")
    assert (table.player("Julia").hand, table.score("Julia")) == ([], 4)

    many = cards("wine " * 5 + "fish " * 5 + "oil " * 5)
    many.play("draw", "discard wine left")
    assert len(many.player("Julia").hand) == 16


def test_when_the_draw_pile_runs_out_the_discards_are_shuffled():
    """[TR-7.1, R29, E28]"""
    table = two().deck("wine", "oil fish", "gems").hand("Julia", "").acts("Julia", "seaport").play("draw")
    assert table.refused("cards fish") == ("TR-7.1", "the-discards-in-some-order")
    table.play("cards oil")
    assert table.player("Julia").hand == ["wine", "oil"]
    table.play("discard oil right")
    assert table.state.discards == [["fish"], ["gems", "oil"]]

    table = two().deck("", "fish", "gems").hand("Julia", "oil").acts("Julia", "seaport")
    assert table.refused("draw") == ("TR-7.1", "no-card-to-draw")
    assert table.options("pick") == ["pick left", "pick right"]
    table.play("play oil")
    assert (table.player("Julia").hand, table.player("Julia").display) == ([], ["oil"])


def test_a_discard_pile_that_cannot_be_refilled_stays_empty():
    """[TR-7.2, R70, E66]"""
    table = two().deck("", "wine", "oil").hand("Julia", "").acts("Julia", "seaport").play("pick left")
    assert (table.player("Julia").hand, table.state.discards) == (["wine"], [[], ["oil"]])
    table.acts("Julia", "seaport")
    assert table.options("pick") == ["pick right"]
    assert table.refused("pick left") == ("TR-7.2", "discard-pile-is-empty")
    assert table.refused("draw") == ("TR-7.1", "no-card-to-draw")

    table = two().deck("", "wine", "oil fish").acts("Julia", "seaport").play("pick left", "cards oil")
    assert (table.state.discards, table.state.deck) == ([["oil"], ["fish"]], [])


# Forum.


@pytest.mark.parametrize("tile", box().forum.tiles, ids=lambda tile: tile.id)
def test_each_forum_tile_goes_to_the_mat(tile):
    """[TR-8.1, TR-8.2, TR-14.1, TR-14.2, TR-14.3, TR-14.4, TR-14.5, TR-14.6, TR-14.7]"""
    table = two().tiles("Julia", f"{tile.id} {tile.id}").forum("", "", "", "", tile.id)
    table.acts("Julia", "forum")
    assert table.options() == ["take F11", "pass"]
    assert table.refused("take F10") == ("TR-8.1", "space-is-empty")
    table.play("take F11")

    assert table.player("Julia").tiles == (tile.id,) * 3
    assert not any(table.state.forum)
    assert sum(map(bool, (tile.icon, tile.votes, tile.joker, tile.deed))) == 1


def test_the_tiles_are_as_many_as_in_the_book():
    """[TR-14.1, TR-14.2, TR-14.3, TR-14.4, TR-14.5, TR-14.6, TR-14.7, TR-1.4]"""
    tiles = {tile.id: (tile.count, tile.extra_count) for tile in box().forum.tiles}

    assert {tiles[f"demand_{icon}"] for icon in ("bread", "games", "religion")} == {(14, 0)}
    assert {tiles[f"senate_{votes}"] for votes in (2, 3, 4, 5)} == {(3, 0)}
    assert {tiles[f"extra_{deed}"] for deed in DEEDS} == {(1, 2)}
    jokers = [tiles[f"joker_{kind}"][0] for kind in ("demand", "commodity", "construction", "extra_action")]
    assert jokers == [3, 3, 2, 2]


# Military.


def test_recruiting():
    """[TR-9.1]"""
    table = two().acts("Julia", "military").play("recruit")
    assert (table.player("Julia").reserve, table.player("Julia").legionaries) == (12, 2)

    assert two().has("Julia", reserve=0).acts("Julia", "military").refused("recruit") == (
        "TR-9.1",
        "reserve-is-empty",
    )


def test_marching_takes_the_tile_that_lies_there():
    """[TR-9.2, TR-9.5, R35, R36, R38]"""
    table = two().acts("Julia", "military")
    tile = table.state.province_tiles[2]
    assert table.options("march") == ["march alpes", "march raetia", "march noricum"]
    table.play("march noricum")

    assert (table.player("Julia").leader, table.player("Julia").tiles) == ("noricum", (tile,))
    assert table.state.province_tiles[2] == ""
    table.acts("Julia", "military")
    assert table.options("march") == ["march raetia"]
    assert table.refused("march germania_superior") == ("TR-9.5", "province-is-not-adjacent")
    assert table.refused("march camp") == ("TR-9.5", "province-is-not-adjacent")


def test_the_borders_of_britannia():
    """[TR-9.5]"""
    beside = next(p.beside for p in box().provinces.places if p.id == "britannia")

    assert set(beside) == {"lugudunensis", "belgica", "germania_inferior"}
    assert box().provinces.camp == ("alpes", "raetia", "noricum")


@pytest.mark.parametrize(
    ("province", "others", "points"),
    [("belgica", 0, 6), ("belgica", 1, 3), ("belgica", 2, 0), ("britannia", 3, 1), ("alpes", 1, 0)],
)
def test_each_foreign_legionary_costs_three_points(province, others, points):
    """[TR-9.3, TR-9.6, R34, E30]"""
    table = trajan("Julia", "Claudia", "Tiberius", "Livia").has("Julia", leader=province)
    for name in ("Claudia", "Tiberius", "Livia")[:others]:
        table.has(name, provinces=(province,))
    table.has("Livia", leader=province).acts("Julia", "military").play("occupy")

    assert table.score("Julia") == points
    assert (table.player("Julia").provinces, table.player("Julia").legionaries) == ((province,), 0)


def test_the_values_of_the_provinces():
    """[TR-9.6]"""
    values = {place.id: place.vp for place in box().provinces.places}

    assert values == {
        "alpes": 3,
        "raetia": 3,
        "noricum": 5,
        "narbonensis": 6,
        "lugudunensis": 6,
        "belgica": 6,
        "germania_superior": 6,
        "aquitania": 10,
        "britannia": 10,
        "germania_inferior": 10,
    }


@pytest.mark.parametrize(
    ("has", "refusal"),
    [
        ({}, ("TR-9.3", "leader-is-in-the-camp")),
        ({"leader": "alpes", "legionaries": 0}, ("TR-9.3", "no-legionary-in-the-camp")),
        ({"leader": "alpes", "provinces": ("alpes",)}, ("TR-9.4", "own-legionary-is-there")),
    ],
)
def test_occupations_that_are_not_possible(has, refusal):
    """[TR-9.3, TR-9.4, R37, E31]"""
    assert two().has("Julia", **has).acts("Julia", "military").refused("occupy") == refusal


# Senate.


def test_a_step_in_the_senate():
    """[TR-11.1, X07]"""
    table = two().has("Julia", track=3).acts("Julia", "senate").play("advance")

    assert (table.player("Julia").track, table.score("Julia")) == (4, 5)
    assert box().senate.votes[4] == 5


def test_the_moved_disc_goes_on_top():
    """[TR-11.2]"""
    table = two().has("Claudia", track=1).acts("Julia", "senate").play("advance")

    assert table.state.senate == (1, 0)


def test_the_last_space_is_the_end():
    """[TR-11.3, E33]"""
    table = two()
    for _ in range(7):
        table.acts("Julia", "senate").play("advance")
    assert table.score("Julia") == 35
    assert table.acts("Julia", "senate").to_move() == "Claudia"
    assert table.happened(ActionImpossible) == [ActionImpossible(0, "senate")]

    table = two().acts("Julia", "senate").has("Julia", track=7)
    assert table.refused("advance") == ("TR-11.3", "end-of-the-senate-track")


# Construction.


def test_hiring():
    """[TR-12.1]"""
    table = two().acts("Julia", "construction").play("hire")
    assert (table.player("Julia").reserve, table.player("Julia").workers) == (12, 2)

    assert two().has("Julia", reserve=0).acts("Julia", "construction").refused("hire") == (
        "TR-12.1",
        "reserve-is-empty",
    )


@pytest.mark.parametrize("tile", box().construction.tiles, ids=lambda tile: tile.id)
def test_each_first_construction_tile_wins_its_bonus_action(tile):
    """[TR-12.2, TR-12.4, TR-12.6, TR-12.7, TR-6.5, R44]"""
    bonus = {
        "stairs": "forum",
        "door": "senate",
        "fountain": "seaport",
        "roof": "trajan",
        "window": "military",
    }
    table = two().site(7, tile.id).acts("Julia", "construction").play("build 7")

    assert table.score("Julia") == tile.vp == int(tile.id[-1])
    assert (table.player("Julia").buildings, table.player("Julia").sites) == ((tile.id,), (7,))
    assert table.state.district[7] == ""
    assert table.happened(BonusActionWon) == [BonusActionWon(0, tile.type, bonus[tile.type])]
    assert table.offered() == bonus[tile.type]
    assert table.play("pass").to_move() == "Claudia"


def test_a_bonus_action_is_performed_at_once():
    """[TR-12.6, R23, X08]"""
    table = two().site(0, "door_3").acts("Julia", "construction").play("build 0", "advance")

    assert (table.score("Julia"), table.player("Julia").buildings) == (5, ("door_3",))


def test_a_second_tile_of_a_type_wins_no_bonus_action():
    """[TR-12.6, E35]"""
    table = two().has("Julia", buildings=("roof_2",)).site(0, "roof_5").acts("Julia", "construction")

    assert table.play("build 0").score("Julia") == 5
    assert table.to_move() == "Claudia"


def test_a_construction_joker_is_no_first_tile():
    """[TR-12.6, R43]"""
    table = two().tiles("Julia", "joker_construction").site(0, "roof_5").acts("Julia", "construction")

    assert table.play("build 0").offered() == "trajan"


def test_where_others_work_there_is_nothing_to_win_but_a_way():
    """[TR-12.5, X09]"""
    table = (
        two().has("Claudia", sites=(7,)).site(7, "").site(8, "window_4").has("Julia", sites=(6,), workers=2)
    )
    table.acts("Julia", "construction").play("build 7")
    assert (table.score("Julia"), table.player("Julia").sites) == (0, (6, 7))

    table.acts("Julia", "construction").play("build 8")

    assert (table.score("Julia"), table.offered()) == (4, "military")


@pytest.mark.parametrize(
    ("own", "sites"), [((), range(20)), ((0,), (1, 5)), ((7,), (2, 6, 8, 12)), ((4,), (3, 9))]
)
def test_where_a_worker_may_build(own, sites):
    """[TR-12.3, R42, E34]"""
    table = two().has("Julia", sites=own).acts("Julia", "construction")

    assert table.options("build") == [f"build {site}" for site in sites]
    for site in own:
        assert table.refused(f"build {site}") == ("TR-12.3", "own-worker-is-there")
    if own:
        assert table.refused("build 19") == ("TR-12.3", "site-is-not-adjacent")


def test_without_a_worker_nothing_is_built():
    """[TR-12.2]"""
    table = two().has("Julia", workers=0).acts("Julia", "construction")

    assert table.refused("build 0") == ("TR-12.2", "no-worker-in-the-camp")


def test_a_chain_of_bonus_actions():
    """[TR-6.5, TR-12.6, R20 to R23, E39]"""
    table = two().site(0, "door_5").site(1, "window_4").site(2, "stairs_2")
    table.tiles("Julia", "extra_construction").has("Julia", marked=("construction",), workers=3)
    table.forum("", "", "", "senate_2").acts("Julia", "construction")
    table.play("build 0", "advance", "spend extra_construction", "build 1", "march alpes")
    table.play("build 2", "take F10")

    assert table.score("Julia") == 13
    assert table.player("Julia").sites == (0, 1, 2)
    assert table.to_move() == "Claudia"


def test_a_tile_spent_on_the_bonus_action_is_the_only_one():
    """[TR-6.4, R21, R22, E40]"""
    table = (
        two()
        .site(0, "roof_3")
        .tiles("Julia", "extra_trajan extra_construction")
        .acts("Julia", "construction")
    )
    table.play("build 0", "tile points").chance()
    table.play("spend extra_trajan", "tile cards").chance()

    assert (table.score("Julia"), table.to_move()) == (3, "Claudia")
    assert table.player("Julia").tiles == ("extra_construction",)


def test_after_a_declined_tile_in_the_bonus_action_the_construction_may_be_repeated():
    """[TR-6.4, R22]"""
    table = (
        two()
        .site(0, "door_3")
        .tiles("Julia", "extra_senate extra_construction")
        .acts("Julia", "construction")
    )
    table.play("build 0", "advance", "pass", "spend extra_construction", "hire")

    assert table.player("Julia").tiles == ("extra_senate",)
