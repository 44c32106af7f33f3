"""The outer form of a save, validated by pydantic; imported late, since it costs start time.

Its bounds are those of `sound`, which looks at saves before pydantic is there.
"""

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, StringConstraints

from rome_desktop.session.sound import EARLIEST, LATEST, LINE, LINES, OPTIONS, REACH, SEATS, WORD

Line = Annotated[str, StringConstraints(max_length=LINE)]
Word = Annotated[str, StringConstraints(max_length=WORD)]
Moment = Annotated[AwareDatetime, Field(ge=EARLIEST, lt=LATEST)]
"""Far enough from the ends of the calendar to be told in any time zone."""
Count = Annotated[int, Field(ge=-REACH, le=REACH)]

Number = Annotated[int, Field(ge=0)]


class SeatModel(BaseModel):
    """A place at the table."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    name: Word
    kind: Word
    """A level that is not among `KINDS` is of a newer version; `saves` puts another in its place."""
    colour: Literal["rubra", "caerulea", "flava", "viridis", "nigra"]


class SummaryModel(BaseModel):
    """What a list of saves shows without replaying."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    scores: Annotated[list[Count], Field(max_length=SEATS)]
    to_move: Annotated[int, Field(ge=0)] | None
    round: Count
    over: bool


class BaseModelAt(BaseModel):
    """A state from which the lines after `index` were played."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    index: Annotated[int, Field(ge=0)]
    state: dict[str, Any]


class Envelope(BaseModel):
    """A save of the current format."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    format: int
    game: Word
    revision: int
    content: Word
    program: Word
    started: Word
    saved: Moment
    seed: Word
    options: Annotated[dict[Word, Word], Field(max_length=OPTIONS)]
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=SEATS)]
    summary: SummaryModel
    actions: Annotated[list[Line], Field(max_length=LINES)]
    auto: Annotated[list[int], Field(max_length=LINES)] = Field(default_factory=list)
    """Numbers of the actions that a seat had no choice about: take-back passes over them."""
    digest: Word
    state: dict[str, Any]
    base: BaseModelAt | None = None
    handovers: Annotated[list[tuple[Number, Number, Word]], Field(max_length=LINES)] = Field(
        default_factory=list
    )
    """From which action on who answered no more for which seat."""
