"""The shelf: all matches of a player, with names and notes, and a bin that keeps what was deleted.

A match is its save; what the player calls it and notes about it lies in `shelf.json` beside the results, by
the name of the file. The bin is a folder among the saves; after 30 days what lies there is gone.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from rome_desktop.session import results, saves, transcript
from rome_desktop.session.files import BACKUP, Hold, backup_of, write_safely
from rome_desktop.session.saves import Damaged, Summary
from rome_desktop.session.store import Document, Store

NAME = "shelf.json"
FORMAT = 1
BIN = "bin"
KEPT = timedelta(days=30)
LONGEST_NAME, LONGEST_NOTE = 80, 2000
KINDS = ("all", "running", "finished")
SORTS = ("newest", "oldest", "longest", "best", "name")


@dataclass(frozen=True, slots=True)
class Item:
    """A match on the shelf; `save` is Damaged where its file cannot be listed."""

    save: Summary | Damaged
    name: str = ""
    """What the player calls it, or empty."""
    note: str = ""

    @property
    def path(self) -> Path:
        return self.save.path

    @property
    def file(self) -> str:
        return self.save.path.name


@dataclass(frozen=True, slots=True)
class Binned:
    """A deleted match: the name of its file, when it was deleted, and what it was called."""

    file: str
    since: datetime
    name: str

    def days_left(self, now: datetime) -> int:
        """Whole days until it is gone; never more than the bin keeps, whatever the clock says."""
        left = self.since + KEPT - now
        return max(0, min(KEPT.days, -(-left // timedelta(days=1))))


@dataclass(frozen=True, slots=True)
class Shelf:
    """The shelf of a folder of saves; everything it changes, another program may change meanwhile."""

    folder: Path
    results: Path

    @property
    def bin(self) -> Path:
        return self.folder / BIN

    @property
    def store(self) -> Store:
        return Store(self.results / NAME, FORMAT, _empty, {}, _check)

    # ---- looking

    def items(self, listed: Iterable[Summary | Damaged] | None = None) -> list[Item]:
        """Every match, or those listed, the latest first, damaged ones last. Raises Newer."""
        rows = self.store.read()["matches"]
        found = []
        for save in saves.listing(self.folder) if listed is None else listed:
            row = rows.get(save.path.name, {})
            found.append(Item(save, row.get("name", ""), row.get("note", "")))
        return found

    def thrown(self) -> list[tuple[Binned, Item]]:
        """What lies in the bin with its matches, the latest first. Raises Newer."""
        items = {item.file: item for item in self.items(saves.listing(self.bin))}
        return [(one, items[one.file]) for one in self.binned() if one.file in items]

    def binned(self) -> list[Binned]:
        """What lies in the bin, the latest first. Raises Newer."""
        rows = self.store.read()
        there = _files(self.bin)
        found = [
            Binned(file, datetime.fromisoformat(since), rows["matches"].get(file, {}).get("name", ""))
            for file, since in rows["bin"].items()
            if file in there
        ]
        return sorted(found, key=lambda one: one.since, reverse=True)

    # ---- changing; each raises OSError or Newer

    def rename(self, file: str, name: str) -> None:
        """Call a match something; an empty name takes the name away."""
        self._put(file, "name", " ".join(name.split())[:LONGEST_NAME])

    def write_note(self, file: str, note: str) -> None:
        """Note something about a match."""
        self._put(file, "note", note.strip()[:LONGEST_NOTE])

    def _put(self, file: str, what: str, value: str) -> None:
        def alter(document: Document) -> None:
            document["matches"].setdefault(file, {})[what] = value

        self.store.change(alter)

    def duplicate(self, path: Path, name: str) -> Path:
        """A copy of a match under a name; it counts in no record until it is finished anew."""
        match = saves.read(path).match
        fresh = saves.fresh_path(self.folder, match)
        saves.write(match, fresh)
        self.rename(fresh.name, name)
        return fresh

    def delete(self, path: Path, now: datetime | None = None) -> str:
        """Put a match into the bin, its score with it; the name of its file there, by which it comes back.

        Raises InUse if another program plays it. Of a save that is a link only the link goes.
        """
        moment = (now or datetime.now(UTC)).isoformat(timespec="seconds")
        self.bin.mkdir(parents=True, exist_ok=True)
        file = _free_name(self.bin, path.name)
        hold = Hold(path)
        hold.take()
        try:
            _move(path, self.bin / file)
        finally:
            hold.release()

        def alter(document: Document) -> None:
            document["bin"][file] = moment
            if file != path.name and path.name in document["matches"]:
                document["matches"][file] = document["matches"].pop(path.name)
            document["files"][file] = path.name

        self.store.change(alter)
        results.put_in_bin({path.name}, self.results, binned=True)
        return file

    def restore(self, file: str) -> Path:
        """Take a match out of the bin; its score counts again."""
        before = self.store.read()["files"].get(file, file)
        name = _free_name(self.folder, before)
        path = self.folder / name
        _move(self.bin / file, path)

        def alter(document: Document) -> None:
            document["bin"].pop(file, None)
            document["files"].pop(file, None)
            if file != name and file in document["matches"]:
                document["matches"][name] = document["matches"].pop(file)

        self.store.change(alter)
        results.put_in_bin({before}, self.results, binned=False)
        return path

    def purge(self, now: datetime | None = None) -> list[str]:
        """Throw away what has lain in the bin for 30 days; a clock set back throws nothing away."""
        moment = now or datetime.now(UTC)
        old = [one.file for one in self.binned() if moment - one.since >= KEPT]
        gone: list[str] = []
        for file in old:
            (self.bin / file).unlink(missing_ok=True)
            (self.bin / (file + BACKUP)).unlink(missing_ok=True)
            gone.append(file)
        if gone:
            names = self.store.read()["files"]
            results.forget({names.get(file, file) for file in gone}, self.results)

            def alter(document: Document) -> None:
                for file in gone:
                    for part in ("bin", "files", "matches"):
                        document[part].pop(file, None)

            self.store.change(alter)
        return gone


def export(path: Path, out: Path) -> None:
    """Write a match as a transcript. Raises SaveError or OSError."""
    write_safely(out, transcript.write(saves.read(path).match))


# ---- searching and sorting


def search(items: Iterable[Item], words: str, kind: str = "all", game: str = "") -> list[Item]:
    """The matches whose names, players, dates or notes hold all the words, whatever their accents."""
    wanted = plain(words).split()
    return [item for item in items if _is_kind(item, kind, game) and _holds(item, wanted)]


def arrange(items: Iterable[Item], by: str) -> list[Item]:
    """The matches in one of the orders of SORTS; damaged ones last, and ties as they stand."""
    listed = list(items)
    whole = [item for item in listed if isinstance(item.save, Summary)]
    keys: dict[str, Any] = {
        "newest": lambda item: -item.save.saved.timestamp(),
        "oldest": lambda item: item.save.saved.timestamp(),
        "longest": lambda item: -item.save.lines,
        "best": lambda item: -max(item.save.scores, default=0),
        "name": lambda item: (not item.name, plain(item.name), item.save.game),
    }
    return [*sorted(whole, key=keys[by]), *(item for item in listed if isinstance(item.save, Damaged))]


def plain(text: str) -> str:
    """Without capitals and accents, for comparing."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def _is_kind(item: Item, kind: str, game: str) -> bool:
    save = item.save
    if isinstance(save, Damaged):
        return kind == "all" and not game
    return game in {"", save.game} and (kind == "all" or save.over == (kind == "finished"))


def _holds(item: Item, wanted: list[str]) -> bool:
    if not wanted:
        return True
    save = item.save
    parts = [item.name, item.note, item.file]
    if isinstance(save, Summary):
        parts += [save.game.replace("_", " "), f"{save.saved:%Y-%m-%d}", *(seat.name for seat in save.seats)]
    text = plain(" ".join(parts))
    return all(word in text for word in wanted)


# ---- the file


def _empty() -> Document:
    return {"format": FORMAT, "matches": {}, "bin": {}, "files": {}}


def _check(document: Document) -> None:
    """Raises one of the faults `store` knows."""
    for row in document["matches"].values():
        if not all(isinstance(row.get(part, ""), str) for part in ("name", "note")):
            raise TypeError("names and notes are texts")
    for since in document["bin"].values():
        if datetime.fromisoformat(since).tzinfo is None:
            raise ValueError("a moment knows its zone")
    if not all(isinstance(name, str) for name in document["files"].values()):
        raise TypeError("files have names")


def _files(folder: Path) -> set[str]:
    """The names of the saves in a folder, also of those whose backup alone is left."""
    try:
        names = [path.name.removesuffix(BACKUP) for path in folder.iterdir()]
    except OSError:
        return set()
    return {name for name in names if name.endswith(saves.SUFFIX)}


def _move(path: Path, to: Path) -> None:
    """A save and its backup, or a backup whose save is lost; a link goes alone. Raises OSError."""
    backup = None if path.is_symlink() else backup_of(path)
    kept = backup is not None and backup.exists()
    if path.is_symlink() or path.exists() or not kept:
        path.replace(to)
    if backup is not None and kept:
        backup.replace(to.with_name(to.name + BACKUP))


def _free_name(folder: Path, name: str) -> str:
    """The name, or with a number where something of that name lies there, be it a backup alone."""
    stem, number, free = name.removesuffix(saves.SUFFIX), 1, name
    while (folder / free).exists() or (folder / (free + BACKUP)).exists():
        number += 1
        free = f"{stem}~{number}{saves.SUFFIX}"
    return free
