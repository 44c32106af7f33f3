"""What a screen reader gets of the real program, by the real bus."""

import pytest

ASKED = "Julia, choose a forum space for the emperor."
NEXT = "Julia, choose a forum space for your patrician."


@pytest.fixture(scope="module")
def reader(sit_down):
    return sit_down("nova_roma")


def below(tree, name):
    """The parts in the part of that name."""
    start = next(n for n, part in enumerate(tree) if part["name"] == name and part["role"] == "panel")
    depth = tree[start]["depth"]
    end = next((n for n in range(start + 1, len(tree)) if tree[n]["depth"] <= depth), len(tree))
    return tree[start + 1 : end]


def options(reader):
    """The numbered options, once the list is open."""
    return [part["name"] for part in reader.all("list item") if part["name"][0].isdigit()]


def send_the_emperor(reader):
    """The first option of the list, chosen and agreed to."""
    reader.key("L")
    first, *_ = reader.wait("the list", lambda: options(reader))
    assert first.startswith("1. ")
    reader.key("Return")
    reader.wait_said("This ends your turn.")
    reader.key("Return")
    reader.wait("another question", lambda: reader.prompt()["name"] == NEXT)


def test_the_table_is_a_tree_of_named_places(reader):
    parts = below(reader.tree(), "The table of Nova Roma")
    regions = [part["name"] for part in parts if part["role"] == "panel"]
    places = [part for part in parts if part["role"] == "push button"]
    assert regions[:3] == ["Forum", "Black Sea", "City of Nova Roma"]
    assert len(regions) > 4
    assert len(places) > 100
    assert all(part["name"] for part in places)
    assert any(part["description"].startswith("can be chosen now") for part in places)


def test_the_round_and_what_is_asked_can_be_read(reader):
    (strip,) = reader.all("tool bar")
    assert (strip["name"], strip["description"]) == ("Nova Roma", "Round 1 of 5, Emperor")
    prompt = reader.prompt()
    assert prompt["name"] == ASKED
    assert prompt["description"].startswith("He adds 1 power")


def test_a_turn_by_the_list_is_told_once_and_in_order(reader):
    """The keyboard goes from the list to the table and nowhere else; the prompt says that it has changed."""
    reader.listen()
    send_the_emperor(reader)
    heard = reader.listen()
    said = [told["name"] for told in heard if told["heard"] == "said"]
    assert said[0] == "This ends your turn."
    assert said[1].startswith("Julia sent the emperor to ")
    assert said[2:] == [NEXT]
    labels = [told for told in heard if told["heard"] == "name" and told["role"] == "label"]
    assert [told["name"] for told in labels if told["focusable"]] == [NEXT]  # no card can have the keyboard
    focused = [(told["role"], told["name"]) for told in heard if told["heard"] == "focus"]
    assert focused[0] == ("list", "All options")
    assert focused[1] == ("panel", "The table of Nova Roma")
    assert {role for role, _ in focused[2:]} == {"push button"}


def test_a_place_that_is_pressed_is_played_and_read_as_it_is_then(reader):
    """A reader keeps what it has once read of a place, so each change is told."""
    if reader.prompt()["name"] == ASKED:
        send_the_emperor(reader)
    forum = below(reader.tree(), "Forum")
    emperor = next(place for place in forum if place["name"].endswith(": the emperor"))
    assert emperor["description"].endswith("The emperor stands there; nobody may join him")
    place = next(p for p in forum if p["description"].startswith("can be chosen now; Trade with power"))
    reader.listen()
    assert reader.press(place["name"])
    reader.wait_said("Julia, begin with")
    said = [told["name"] for told in reader.listen() if told["heard"] == "said"]
    assert said == [f"Julia placed a patrician on {place['name']}", reader.prompt()["name"]]
    names = [part["name"] for part in below(reader.tree(), "Forum")]
    assert f"{place['name']}: Julia" in names
