"""Both languages say everything, say it whole, and French is set as French is."""

import ast
import importlib.util
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.app.translation_files import messages, read

LANGUAGES = ("en", "fr")
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n")
BLANK = "\u00a0"

SAME_IN_FRENCH = {
    # Alba Longa
    "Assisi": "the name of a city, which the French rulebook leaves as it is",
    "Monuments": "the same word",
    "Population": "the same word",
    "population {old} → {new}": "the same word",
    # Challenges
    "bronze": "the same word",
    # Records
    "Points": "one word in both languages",
    # The shelf
    "Ctrl+D": "keys",
    "Note": "one word in both languages",
    # Learning
    "{n} min": "the same abbreviation",
    # Trajan
    "Bonus": "one word in both languages",
    "Camp": "one word in both languages",
    "Construction": "one word in both languages",
    "District": "one word in both languages",
    "Jokers": "one word in both languages",
    "Provinces": "one word in both languages",
    "Round {number}": "the French book of Trajan says “round”",
    "Trajan": "one word in both languages",
    "religion": "one word in both languages",
    # names and Latin
    "Consul": "a Roman office, the same in both languages",
    "Imperium": "Latin",
    "Italia": "Latin",
    "Aemulus": "Latin",
    "Praefectus Magnus": "Latin",
    "Vesta": "a Roman god",
    "Jupiter": "a Roman god",
    "Saturnus": "a Roman god",
    "Mercurius": "a Roman god",
    "Mars": "a Roman god",
    "Minerva": "a Roman god",
    # parts of a box
    "actions": "the same word",
    "forum": "Latin",
    "hippodrome": "the same word",
    "monuments": "the same word",
    "provinces": "the same word",
    # words that both languages have
    "Action": "the same word",
    "Actions": "the same word",
    "Artisans": "the same word",
    "Forum": "Latin",
    "Hippodrome": "the same word",
    "Influence": "the same word",
    "Journal": "the same word",
    "Menu": "the same word",
    "Normal": "the same word",
    "Options": "the same word",
    "Pause": "the same word",
    "Province": "the same word",
    "Tables": "the same word",
    "Temple": "the same word",
    "temple": "the same word",
    "Total": "the same word",
    "Zone {zone}": "the same word",
    "orange": "the same word",
    "{low}–{high} min": "the same abbreviation",
}

TEXT_ARGUMENT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
TABLES_OF_SENTENCES = {"text", "sentence"}
"""Names under which a sentence of a QT_TRANSLATE_NOOP table is handed to translate()."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language):
    lacking = [str(m) for m in read(language) if m.state or not m.forms or not all(m.forms)]
    assert not lacking, "unfinished, vanished or empty:\n" + "\n".join(lacking)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_both_forms(language):
    lacking = [str(m) for m in read(language) if m.numerus and len(m.forms) != 2]
    assert not lacking, "\n".join(lacking)
    bracket = re.compile(r"\w\((?:s|es|ies)\)")
    crude = [str(m) for m in read(language) if any(bracket.search(text) for text in (m.source, *m.forms))]
    assert not crude, "a plural is written out:\n" + "\n".join(crude)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_places_to_be_filled_are_the_same(language):
    differing = [
        str(m)
        for m in read(language)
        for place, form in enumerate(m.forms)
        if Counter(PLACEHOLDER.findall(form)) != Counter(PLACEHOLDER.findall(m.source))
        and not (m.numerus and place == 0 and _one_in_words(form, m.source))
    ]
    assert not differing, "\n".join(differing)


def _one_in_words(form: str, source: str) -> bool:
    """The singular may say its number as a word: “prenez une carte Sujet”."""
    places = Counter(PLACEHOLDER.findall(source))
    return bool(re.search(r"\b(?:une?|one|an?)\b", form)) and (
        Counter(PLACEHOLDER.findall(form)) + Counter(["%n"]) == places
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_begin_alike(language):
    """Dots, ellipses and line breaks are there in both or in neither; three dots are one sign."""
    differing = []
    for m in read(language):
        for form in m.forms:
            same = all(
                m.source.endswith(mark) == form.rstrip("»" + BLANK).endswith(mark) or "»" in form
                for mark in (".", "…", "?")
            )
            same = same and m.source.count("\n") == form.count("\n")
            same = same and m.source.count("…") == form.count("…") and "..." not in form + m.source
            if not same or form != form.strip():
                differing.append(str(m))
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shouted(language):
    loud = [str(m) for m in read(language) if any("!" in text for text in (m.source, *m.forms))]
    assert not loud, "\n".join(loud)


def test_english_says_what_the_program_says():
    """The English file exists for its plurals: every other sentence stands in it as it is in the program."""
    differing = [str(m) for m in read("en") if not m.numerus and m.forms != (m.source,)]
    assert not differing, "\n".join(differing)


def test_french_signs_stand_off_with_a_no_break_space():
    wrong = re.compile(
        rf"(?<!{BLANK})[:;?!»]"  # something else, or nothing, before the sign
        rf"|«(?!{BLANK})"
        rf"|\s{BLANK}|{BLANK}\s"
        r"|\s[.,…)]|  "
    )
    misset = [str(m) for m in read("fr") for form in m.forms if wrong.search(form)]
    assert not misset, "\n".join(misset)


def test_french_uses_one_sort_of_quotes_and_apostrophes():
    misset = [str(m) for m in read("fr") for form in m.forms if re.search("['‘“”\"]", form)]
    assert not misset, "\n".join(misset)


def test_french_numbers_keep_their_noun():
    """A line may not break between a number and what it counts."""
    words_of_grammar = (
        r"(?:au|à|de|du|en|est|et|la|le|les|ou|par|pour|qui|si|sur|avec|dans|chez|sont|revient)"
    )
    torn = re.compile(rf"(?<![\w{{])(?:\d+|%n) (?!{words_of_grammar}\b)[^\W\d_]")
    misset = [str(m) for m in read("fr") for form in m.forms if torn.search(form)]
    assert not misset, "\n".join(misset)


def test_french_has_no_article_before_what_is_filled_in():
    """“de {name}” would be wrong before Octavia or the Senate; a noun with its article may follow “de”."""
    with_own_article = {"{line}", "{paid}", "{count}", "{power}", "{wheat}"}  # the rest are numbers
    found = [
        str(m)
        for m in read("fr")
        for form in m.forms
        for filled in re.findall(r"\b(?:de|du|le|la|au|que) (\{\w+\})", form)
        if filled not in with_own_article
    ]
    assert not found, "\n".join(found)


def test_no_french_text_can_be_read_as_more_and_as_no_more():
    """“Plus de cartes” is both; “davantage”, “le plus” and “aucune carte” are not, nor is “ne … plus de”."""
    both = re.compile(r"(?:^|[\"«(:;,.!?–—]\s*)[Pp]lus d(?:e |’)")
    resources = Path(__file__).resolve().parents[2] / "resources"
    texts = [form for m in read("fr") for form in m.forms]
    for path in sorted(resources.rglob("*.toml")) + sorted(resources.rglob("*.json")):
        texts += re.findall(r'\bfr"?\s*[=:]\s*"((?:[^"\\\\]|\\\\.)*)"', path.read_text(encoding="utf-8"))
    assert len(texts) > 5000
    assert not [text for text in texts if both.search(text)]


def test_what_french_leaves_as_it_is_has_a_reason():
    same = {
        m.source
        for m in read("fr")
        if all(form.replace(BLANK, " ") == m.source for form in m.forms)
        and re.search(r"[^\W\d_]", PLACEHOLDER.sub("", m.source))
    }
    assert same == set(SAME_IN_FRENCH), sorted(same ^ set(SAME_IN_FRENCH))


def test_the_files_hold_what_the_sources_say_now(project_root: Path, tmp_path: Path):
    """A fresh collection finds nothing new and misses nothing."""
    spec = importlib.util.spec_from_file_location("tool", project_root / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    tool.update(tmp_path)
    for language in LANGUAGES:
        fresh = {m.key for m in messages(tmp_path / f"rome_desktop_{language}.ts")}
        kept = {m.key for m in read(language)}
        assert not fresh - kept, f"new, run make translations and translate: {sorted(fresh - kept)}"
        assert not kept - fresh, f"no longer said: {sorted(kept - fresh)}"
    unsaid = [m for m in messages(tmp_path / "rome_desktop_en.ts") if m.state and not m.numerus]
    assert not unsaid, "the tool fills in plain English itself"


def test_every_text_can_be_collected(project_root: Path):
    """Only literal sentences are found by the collector: no f-string, no sum, no variable."""
    found = []
    for path, tree in _sources(project_root):
        found += [
            f"{path.relative_to(project_root)}:{call.lineno} {ast.unparse(call)}"
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and not _is_literal(call)
        ]
    assert not found, "\n".join(found)


def _is_literal(call: ast.Call) -> bool:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    at = TEXT_ARGUMENT.get(name)
    if at is None or len(call.args) <= at:
        return True
    text = call.args[at]
    if isinstance(text, ast.Constant):
        return isinstance(text.value, str)
    if name == "translate":
        # a painter's translate() has numbers, and a sentence of a table was collected where the table is
        receiver = ast.unparse(call.func)
        from_table = isinstance(text, ast.Subscript) and ast.unparse(text.value).isupper()
        named = getattr(text, "id", "") in TABLES_OF_SENTENCES
        return "QCoreApplication" not in receiver or from_table or named
    return False


def test_no_text_hides_in_an_f_string(project_root: Path):
    """The collector does not look into them: such a sentence would stay English."""
    found = [
        f"{path.name}:{inner.lineno} {ast.unparse(inner)}"
        for path, tree in _sources(project_root)
        for outer in ast.walk(tree)
        if isinstance(outer, ast.JoinedStr)
        for inner in ast.walk(outer)
        if isinstance(inner, ast.Call) and _called(inner) in TEXT_ARGUMENT
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_literal_of_the_sources_is_in_the_files(language, project_root: Path):
    """Read from the syntax tree, so that nothing the collector overlooks goes unseen."""
    kept = {(m.context, m.source) for m in read(language)}
    lacking = [
        f"{path.name}: {context}: {text}"
        for path, tree in _sources(project_root)
        for context, text in _literals(tree, "")
        if (context, text) not in kept
    ]
    assert not lacking, "\n".join(lacking)


@cache
def _sources(root: Path) -> list[tuple[Path, ast.Module]]:
    paths = sorted((root / "rome_desktop" / "app").rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def _called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _literals(node: ast.AST, context: str) -> Iterator[tuple[str, str]]:
    """Context and text of every sentence; the context of tr() is the class it stands in."""
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call) and (at := TEXT_ARGUMENT.get(_called(node))) is not None:
        said = [a.value if isinstance(a, ast.Constant) else None for a in node.args[: at + 1]]
        text = said[at] if len(said) > at else None
        if isinstance(text, str):
            yield (str(said[0]) if at else context), text
    for child in ast.iter_child_nodes(node):
        yield from _literals(child, context)
