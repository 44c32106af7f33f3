"""The outer form of a save, validated by pydantic; imported late, since it costs start time."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, StringConstraints

Line = Annotated[str, StringConstraints(max_length=4000)]
Word = Annotated[str, StringConstraints(max_length=80)]
Moment = Annotated[
    AwareDatetime, Field(ge=datetime(2000, 1, 1, tzinfo=UTC), lt=datetime(9000, 1, 1, tzinfo=UTC))
]
"""Far enough from the ends of the calendar to be told in any time zone."""
Count = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class SeatModel(BaseModel):
    """A place at the table."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    name: Word
    kind: Literal["human", "random", "easy", "normal", "hard"]
    colour: Literal["rubra", "caerulea", "flava", "viridis", "nigra"]


class SummaryModel(BaseModel):
    """What a list of saves shows without replaying."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    scores: Annotated[list[Count], Field(max_length=8)]
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
    options: Annotated[dict[Word, Word], Field(max_length=32)]
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=8)]
    summary: SummaryModel
    actions: Annotated[list[Line], Field(max_length=20_000)]
    auto: Annotated[list[int], Field(max_length=20_000)] = Field(default_factory=list)
    """Numbers of the actions that a seat had no choice about: take-back passes over them."""
    digest: Word
    state: dict[str, Any]
    base: BaseModelAt | None = None
