"""The grammar of picking and placing, without Qt."""

import pytest

from rome_desktop.app.table.gestures import NOTHING, REFUSED, Gesture, Grammar, Reply, Variant, What, numbered


def grammar(options, confirm=None, variant=None):
    made = Grammar()
    made.offer(options, confirm, variant)
    return made


def two_sources():
    return {
        "a1": [Gesture("a", "1")],
        "a2": [Gesture("a", "2")],
        "b2": [Gesture("b", "2")],
        "draw": [Gesture(None, "stack")],
    }


def test_nothing_offered_lights_nothing():
    table = Grammar()
    assert (table.lit(), table.pickable(), table.offered, table.options) == ((), (), False, ())
    assert table.confirm() is NOTHING
    assert table.cancel() is NOTHING
    assert table.activate("a") is REFUSED


def test_sources_and_bare_targets_are_lit_first():
    assert grammar(two_sources()).lit() == ("a", "b", "stack")


def test_a_pick_lights_its_targets_and_leaves_the_rest_pickable():
    table = grammar(two_sources())
    assert table.pick("a").what is What.PICKED
    assert table.lit() == ("1", "2")
    assert table.pickable() == ("a", "b", "stack")


def test_placing_chooses_and_ends_the_offer():
    table = grammar(two_sources())
    table.pick("a")
    assert table.place("2") == Reply(What.CHOSEN, "a2")
    assert not table.offered


def test_placing_where_it_is_not_legal_is_refused():
    table = grammar(two_sources())
    table.pick("b")
    assert table.place("1") is REFUSED
    assert table.picked == "b"


def test_an_unknown_source_is_refused():
    assert grammar(two_sources()).pick("1") is REFUSED


def test_the_only_source_is_picked_by_itself_and_bare_targets_stay_lit():
    table = grammar({"a1": [Gesture("a", "1")], "draw": [Gesture(None, "stack")]})
    assert (table.picked, table.picked_by_itself) == ("a", True)
    assert table.lit() == ("1", "stack")
    assert table.cancel() is NOTHING
    assert table.activate("stack") == Reply(What.CHOSEN, "draw")


def test_a_click_picks_places_swaps_and_puts_back():
    table = grammar(two_sources())
    assert table.activate("a").what is What.PICKED
    assert table.activate("b").what is What.PICKED
    assert table.picked == "b"
    assert table.activate("b").what is What.DROPPED
    assert table.picked is None
    table.activate("a")
    assert table.activate("1") == Reply(What.CHOSEN, "a1")


def test_a_bare_target_can_be_touched_while_something_is_picked():
    table = grammar(two_sources())
    table.pick("a")
    assert table.activate("stack") == Reply(What.CHOSEN, "draw")


def test_a_source_that_can_also_be_touched_is_its_own_target_once_picked():
    table = grammar({"move": [Gesture("a", "1")], "use": [Gesture(None, "a")], "b1": [Gesture("b", "1")]})
    assert table.activate("a").what is What.PICKED
    assert "a" in table.lit()
    assert table.activate("a") == Reply(What.CHOSEN, "use")


def test_confirm_waits_for_a_second_act_on_the_same_target():
    table = grammar(two_sources(), confirm=lambda option: option != "draw")
    table.pick("a")
    assert table.place("1") == Reply(What.PENDING, "a1")
    assert (table.pending, table.pending_target) == ("a1", "1")
    assert table.place("1") == Reply(What.CHOSEN, "a1")


def test_the_pending_piece_moves_to_another_lit_target():
    table = grammar(two_sources(), confirm=lambda _option: True)
    table.pick("a")
    table.place("1")
    assert table.activate("2") == Reply(What.PENDING, "a2")
    assert table.confirm() == Reply(What.CHOSEN, "a2")


def test_cancel_goes_one_step_back_at_a_time():
    table = grammar(two_sources(), confirm=lambda _option: True)
    table.pick("a")
    table.place("1")
    assert table.cancel().what is What.DROPPED
    assert (table.picked, table.pending) == ("a", None)
    assert table.cancel().what is What.DROPPED
    assert table.picked is None
    assert table.cancel() is NOTHING


def test_a_source_whose_touch_comes_first_is_chosen_by_one_click_and_can_still_be_carried():
    both = {"x": [Gesture(None, "a"), Gesture("a", "1")], "y": [Gesture(None, "b"), Gesture("b", "1")]}
    assert grammar(both).activate("a") == Reply(What.CHOSEN, "x")

    table = grammar(both)
    table.pick("b")
    assert table.activate("a") == Reply(What.CHOSEN, "x")

    table = grammar(both)
    table.pick("b")
    assert table.place("1") == Reply(What.CHOSEN, "y")


def test_a_source_that_leads_elsewhere_too_is_picked_although_its_touch_comes_first():
    both = {"x": [Gesture(None, "a"), Gesture("a", "1")]}
    table = grammar({**both, "y": [Gesture("a", "2")], "z": [Gesture("b", "1")]})
    assert table.activate("a").what is What.PICKED


def test_a_bare_target_can_wait_for_confirmation_too():
    table = grammar(two_sources(), confirm=lambda _option: True)
    assert table.activate("stack") == Reply(What.PENDING, "draw")
    assert table.cancel().what is What.DROPPED
    assert table.lit() == ("a", "b", "stack")


def test_picking_again_drops_what_was_pending():
    table = grammar(two_sources(), confirm=lambda _option: True)
    table.pick("a")
    table.place("1")
    table.pick("a")
    assert (table.picked, table.pending) == ("a", None)
    table.place("1")
    assert table.activate("a").what is What.DROPPED
    assert table.picked is None


def test_several_options_on_one_place_are_turned_through():
    table = grammar({n: [Gesture("a", "1")] for n in "xyz"}, confirm=lambda _option: True)
    assert table.can_turn()
    assert table.variants_at("1") == ("x", "y", "z")
    assert table.option_at("1") == "x"
    assert table.turn(1)
    assert table.option_at("1") == "y"
    table.place("1")
    assert table.can_turn()
    assert table.turn(-2)
    assert table.pending == "z"
    assert not table.can_flip()


def test_a_single_option_cannot_be_turned():
    table = grammar({"a1": [Gesture("a", "1")]}, confirm=lambda _option: True)
    assert not table.turn(1)
    table.place("1")
    assert not table.turn(1)


def way(source, target):
    """Keys may be anything that can be told apart."""
    return Gesture(source, target)


LYING = {
    ("1", Variant(0)): [way("a", "1")],
    ("1", Variant(2)): [way("a", "1")],
    ("2", Variant(1)): [way("a", "2")],
    ("2", Variant(1, True)): [way("a", "2")],
    ("3", Variant(0)): [way("b", "3")],
}


def lying(confirm=None):
    return grammar(LYING, confirm, lambda option: option[1])


def test_only_places_that_fit_as_the_piece_lies_are_lit():
    table = lying()
    table.pick("a")
    assert table.lit() == ("1",)
    assert table.turn(1)
    assert (table.variant, table.lit()) == (Variant(1), ("2",))
    assert table.place("1") is REFUSED
    assert table.turn(1)
    assert table.option_at("1") == ("1", Variant(2))
    assert table.turn(1)
    assert table.variant == Variant(0)


def test_flipping_keeps_the_turn_where_that_is_legal():
    table = lying()
    table.pick("a")
    table.turn(1)
    assert table.can_flip()
    assert table.flip()
    assert table.variant == Variant(1, True)
    assert not table.can_turn()
    assert table.flip()
    assert table.variant == Variant(0) or table.variant == Variant(1)


def test_a_pending_piece_turns_only_to_what_is_legal_there():
    table = lying(lambda _option: True)
    table.pick("a")
    table.place("1")
    assert table.turn(1)
    assert table.pending == ("1", Variant(2))
    assert not table.flip()
    assert table.confirm() == Reply(What.CHOSEN, ("1", Variant(2)))


def test_the_next_piece_lies_as_the_last_one_did_if_it_may():
    table = lying()
    table.pick("a")
    table.turn(1)
    table.pick("b")
    assert table.variant == Variant(0)
    table.pick("a")
    assert table.variant == Variant(0)


def test_bare_options_with_ways_to_lie_are_still_all_reachable():
    options = {("1", Variant(k)): [Gesture(None, "1")] for k in range(2)}
    table = grammar(options, lambda _option: True, lambda option: option[1])
    table.activate("1")
    assert table.turn(1)
    assert table.pending == ("1", Variant(1))


def test_variants_of_an_illegal_place_are_none():
    assert grammar(two_sources()).variants_at("1") == ()


def test_what_is_held_lies_on_its_place_as_if_a_hand_had_put_it_there():
    table = grammar(two_sources())
    table.hold("b2")
    assert (table.pending, table.picked, table.pending_target) == ("b2", "b", "2")
    assert table.place("2") == Reply(What.CHOSEN, "b2")


def test_what_is_held_lies_as_its_option_does():
    table = lying()
    last = table.options[-1]
    table.hold(last)
    assert table.option_at(table.pending_target) == last
    several = grammar({name: [Gesture("a", "1")] for name in "xyz"})
    several.hold("z")
    assert several.option_at("1") == "z"


def test_what_is_held_without_a_place_only_waits():
    table = grammar({"a1": [Gesture("a", "1")], "a2": [Gesture("a", "2")], "no": []})
    table.hold("no")
    assert (table.pending, table.pending_target) == ("no", None)
    assert table.confirm() == Reply(What.CHOSEN, "no")


def test_choosing_outright_needs_an_offered_option():
    table = grammar({"pass": [], "a1": [Gesture("a", "1")]})
    with pytest.raises(KeyError):
        table.choose("b1")
    assert table.choose("pass") == Reply(What.CHOSEN, "pass")


def test_one_option_may_have_several_gestures():
    table = grammar({"x": [Gesture("a", "1"), Gesture("a", "1"), Gesture("b", "1")]})
    assert table.sources() == ("a", "b")
    table.pick("b")
    assert table.place("1").option == "x"


def test_the_list_follows_the_reading_order_and_ends_with_what_has_no_place():
    options = {"done": [], "b2": [Gesture("b", "2")], "a2": [Gesture("a", "2")], "draw": [Gesture(None, "1")]}
    order = {"1": 0, "2": 1, "a": 5, "b": 6}
    assert numbered(options, order.__getitem__) == [(1, "draw"), (2, "a2"), (3, "b2"), (4, "done")]
    assert [option for _, option in numbered(options)] == ["b2", "a2", "draw", "done"]
