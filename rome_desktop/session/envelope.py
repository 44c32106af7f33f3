"""The outer form of a save, validated by pydantic; imported late, since it costs start time."""

from datetime import datetime
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Line = Annotated[str, StringConstraints(max_length=400)]
Word = Annotated[str, StringConstraints(max_length=80)]


class SeatModel(BaseModel):
    """A place at the table."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    name: Word
    kind: Word
    colour: Word


class SummaryModel(BaseModel):
    """What a list of saves shows without replaying."""

    model_config = ConfigDict(extra="forbid", defer_build=True)
    scores: Annotated[list[int], Field(max_length=8)]
    to_move: int | None
    round: int
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
    saved: datetime
    seed: Word
    options: Annotated[dict[Word, Word], Field(max_length=32)]
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=8)]
    summary: SummaryModel
    actions: Annotated[list[Line], Field(max_length=20_000)]
    digest: Word
    state: dict[str, Any]
    base: BaseModelAt | None = None
