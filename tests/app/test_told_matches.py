"""Whole matches told in both languages: what no single sentence shows, and a filled-in one does."""

import re
from functools import cache
from pathlib import Path

import pytest

from rome_desktop.app.telling import Told, told
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.sometimes import rarely

REPLAYS = Path(__file__).resolve().parents[1] / "replays"
MATCHES = (
    "alba_longa/alba_longa_easy-easy-easy-easy-easy_assisi-no_job_well_done-no_spoils_of_war-no_1.txt",
    "alba_longa/alba_longa_easy_assisi-yes_job_well_done-no_solo-calm_spoils_of_war-no_1.txt",
    "city_of_marble/city_of_marble_easy-easy_1.txt",
    "city_of_marble/city_of_marble_easy_solo-praetor_1.txt",
    "concordia/concordia_random-random-random-random-random_colonist-later_intermediate-yes_map-imperium_4.txt",
    "nova_roma/nova_roma_easy-easy-easy-easy_mosaic_draft-no_subject_draft-no_4.txt",
    "trajan/trajan_easy-random-easy-easy_arrangement-hand_1.txt",
)
NAMES = ("Iulia", "Hadrianus", "Claudia", "Tiberius", "Silvia")
BLANK = "\u00a0"

DETERMINED = (
    r"(?:un|une|deux|trois|le|la|l’\w+|les|des|du|de|d’\w+|son|sa|ses|leur|votre|vos|en|à|au|aux|avec|sans|chez|"
    r"aucune?|tous|toutes|par|pour|sur|dans|vers|comme|face|jusqu’\w+|et|ou|ce|cette|plus|rien|ici|que)\b"
)
VERBS = (
    r"pris|défaussé|ramassé|joué|reçu|payé|acheté|vendu|construit|placé|gagné|dépensé|retiré|perdu|posé|repris|"
    r"copié|pioché|transporté|occupé|assigné|nourri|saboté|recruté|engagé|embauché|achevé|vidé|terminé"
)
BUTTONS = (
    r"Prendre|Défausser|Ramasser|Jouer|Payer|Acheter|Vendre|Construire|Placer|Dépenser|Retirer|Poser|Vider|"
    r"Charger|Compléter|Assigner|Effectuer|Abandonner|Agrandir|Rappeler|Réclamer"
)
BARE = r"\d ?[,/|-]-?\d|\br\d+c\d+|\b[A-Z]\d"
"""A place by its coordinates; rows and places that one can count on the board have their words."""
FAULTS = {
    "fr": {
        "bare coordinates": BARE,
        "up to one": r"jusqu’à 1\b",
        "two times “et” in a row": r"\bet (?:[^\s,;:.()«»]+ ){1,6}et\b",
        "a noun without its article": rf"\b(?:a|ont|et) (?:{VERBS})[ {BLANK}](?!{DETERMINED}|\d)[a-zà-ÿœ]",
        "a noun without its article on a button": rf"^(?:{BUTTONS}) (?!{DETERMINED}|\d)[a-zà-ÿœ]",
        "one of many": rf"(?<![\w.,|/:+-])[01][ {BLANK}](?!(?:pas|fois|bois)\b)[a-zà-ÿœ]\w*[sx]\b",
        "English": (
            r"(?i:\b(?:the|of|and|with|you|your|from|has|have|are|coins?|cards?|wheat|stone|wood|goods|takes?|"
            r"may|build|worth|twice|each|left|round)\b)(?<!round)"
        ),
        "signs": rf"'|(?<!{BLANK})[:;?!»]|«(?!{BLANK})|  | [.,]|\{{|\}}|%n|\(s\)",
        "a number torn from its noun": (
            r"(?<![\w|,.-])\d+ (?!(?:au|à|contre|de|du|en|ensuite|est|et|la|le|les|mais|ou|par|pour|puis|"
            r"qui|sera|si|sur|vers|avec|dans|chez|a|y)\b)[a-zà-ÿœ]"
        ),
    },
    "en": {
        "bare coordinates": BARE,
        "up to one": r"\bup to (?:1|one)\b",
        "a plural in brackets": r"\(s\)|\(es\)|\(ies\)|\{|\}|%n",
        "two times “and” in a row": r"\band (?:[^\s,;:.()“”]+ ){1,4}and\b",
        "a wrong article": r"\ba [aeio]\w+|\ban [^aeiou\W]\w*",
        "one of many": r"(?<![\w.,|/:+-])1 (?!(?:is|ends)\b)\w+s\b(?! (?:card|imperium tile)\b)",
        "many of one": r"(?<![\w.,|/:+-])(?:[2-9]|\d\d) (?:\w+ )?(?:card|tile|coin|point)\b",
        "signs": r"'|  | [.,:;?!]",
    },
}


def match_of(name: str) -> Match:
    """The match of a transcript, played by people with names."""
    script = transcript.read((REPLAYS / name).read_text(encoding="utf-8"))
    colours = ("rubra", "caerulea", "flava", "nigra", "viridis")
    seats = [
        Seat(n, "human", c) for n, c, _ in zip(NAMES, colours, script.header["seats"].split(), strict=False)
    ]
    record = script.record
    return Match.of_lines(
        script.game, load(script.game), seats, record.options, script.header["seed"], record.lines
    )


@cache
def told_in(name: str, language: str) -> tuple[Told, ...]:
    """The sentences of the match of a transcript, for all who read them."""
    match = match_of(name)
    return tuple(told(match, len(match.lines), language))


@pytest.mark.parametrize("language", ["fr", rarely("en")])
@pytest.mark.parametrize(
    "name", MATCHES, ids=[name.partition("/")[0] + "-" + name[-12:-4] for name in MATCHES]
)
def test_a_whole_match_is_told_without_faults(name, language, dressed):
    found = [
        f"{fault}: {said.kind}: {said.text}"
        for said in dict.fromkeys(told_in(name, language))
        for fault in faults(said, language)
    ]
    assert not found, "\n".join(found[:30])


def faults(said: Told, language: str) -> list[str]:
    """What a reader of the language would stumble over."""
    found = [fault for fault, pattern in FAULTS[language].items() if re.search(pattern, said.text)]
    quoted = re.sub("«.*?»|“.*?”", "…", said.text)
    colon = f"{BLANK}:" if language == "fr" else ": "
    if any(sentence.count(colon) > 1 for sentence in re.split(r"[.?] ", quoted)):
        found.append("two colons in one sentence")
    return found


def test_every_game_is_told():
    assert {name.partition("/")[0] for name in MATCHES} == {game.key for game in GAMES}
