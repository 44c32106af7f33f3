"""What the card of a seat shows."""

from __future__ import annotations

from dataclasses import dataclass

from rome_desktop.app.kit.spoken import labelled


@dataclass(frozen=True, slots=True)
class SeatCell:
    """A resource on a card: icon or key of a good, count or preview as text, name for a screen reader.

    `rim` is the colour of its edge where it is drawn as a place in a ring.
    """

    icon: str
    text: str
    name: str = ""
    good: str = ""
    faint: bool = False
    rim: str = ""

    def told(self) -> str:
        """What it is and how many there are; most names say the number themselves."""
        return self.name if any(map(str.isdigit, self.name)) else labelled(self.name, self.text)


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a card shows. `score` is text (`38`, `~52`, `38 → 42`, or empty); `tag` is `1st` or empty.

    `kind` says who answers (`Computer · gentle`), `note` what is left to do (`2 actions left`) or nothing;
    where both do not fit the kind gives way. With `ring` the first row are places in a circle, and are drawn
    as one beside the others where two rows have room.
    """

    name: str
    kind: str
    score: str = ""
    rows: tuple[tuple[SeatCell, ...], ...] = ()
    tag: str = ""
    spoken: str = ""
    note: str = ""
    ring: bool = False
