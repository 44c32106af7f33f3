"""`games`: the JSON is the contract, the table is for people."""


def test_the_document_has_the_agreed_shape(run):
    document = run("games", "--json").json
    assert list(document) == ["games"]
    for game in document["games"]:
        assert list(game) == ["key", "title", "seats", "options", "solo", "levels"]
        assert game["levels"][0] == "easy"
        assert set(game["title"]) == {"en", "fr"}
        for option in game["options"]:
            assert list(option) == ["name", "values", "default"]
            assert option["default"] in option["values"]


def test_city_of_marble(run):
    (game,) = (g for g in run("games", "--json").json["games"] if g["key"] == "city_of_marble")
    assert game["title"]["en"] == "Rome: City of Marble"
    assert game["seats"] == [2, 3, 4]
    assert game["solo"] == ["quaestor", "praetor", "consul"]


def test_the_table(run):
    ran = run("games")
    assert ran.code == 0
    assert "city_of_marble  Rome: City of Marble  2 to 4" in ran.out
