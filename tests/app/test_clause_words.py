"""A hover card's clause: quoted if it is short, else named by its heading."""

from functools import partial

from rome_desktop.app.clause_words import quoted

clause = partial(quoted, "city_of_marble")


def test_clauses_are_quoted_or_named():
    assert clause("RM-6.4.6", "en").startswith("RM-6.4.6 The colour of a tile never limits")
    assert clause("RM-7.5", "en") == "RM-7.5 Resolving a completed site"
    assert clause("RM-6.1", "en") == "RM-6.1 Draw tiles"
    assert not clause("", "en")
    assert clause("RM-99.9", "en") == "RM-99.9"
    assert clause("RM-7.5", "xx") == "RM-7.5"
