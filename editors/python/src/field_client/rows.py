"""Many rows at once: texts of a file or a table, judged without a field for each."""

from __future__ import annotations

from asyncio import Future
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol

from .protocol import CheckFinding, CheckResult, Diagnostic
from .wire import canonical, write

if TYPE_CHECKING:
    from .client import Client

Row = Mapping[str, Any] | Sequence[Any]
ColumnType = str | Mapping[str, Any]
"""A type by name, or with parameters (which have a `name`), or a field's options (which have a `type`)."""



class DataFrame(Protocol):
    """A table of pandas or polars."""

    @property
    def columns(self) -> Any:
        """The names of its columns."""
        ...


Rows = Iterable[Row] | DataFrame

_TEXTS_AT_ONCE = 20_000
# A piece is made while the server works on the one before.
_PIECES_AHEAD = 2
# The longest that JSON makes of a character, as two escapes.
_BYTES_OF_CHARACTER = 12


@dataclass(slots=True)
class RowFinding:
    """What there is to say of one text."""

    row: int
    """Its row, from 0."""
    column: str
    """The name of its column; in a form the id of its field."""
    text: str | None
    """The text as it was given; None for a field of the form that has no column."""
    diagnostics: list[Diagnostic]
    """What `Field.check` would say."""
    dropped: str | None = None
    """What could not be taken of the text."""
    pending: bool = False
    """Only the verdict of a validator of one's own is missing, which is not asked."""

    @property
    def message(self) -> str | None:
        """What to tell people: the message of the first error, else of what else there is."""
        ordered = sorted(self.diagnostics, key=lambda each: each.severity)
        return ordered[0].message if ordered else None


@dataclass(slots=True)
class RowCheck:
    """What became of all rows."""

    count: int = 0
    """How many rows there were."""
    valid: bool = True
    """No row is invalid, and no verdict of a validator of one's own is missing."""
    invalid: list[int] = field(default_factory=list)
    """The rows with an error, from 0, in order."""
    findings: list[RowFinding] = field(default_factory=list)
    """What there is to say, in order of rows and then of columns."""
    texts: dict[str, list[str | None]] = field(default_factory=dict)
    """By column the texts as a field would show them; none with `findings_only`, and of secrets."""
    typed: dict[str, list[Any]] = field(default_factory=dict)
    """By column their canonical forms, None where there is none."""
    unknown: list[str] = field(default_factory=list)
    """Names in the rows that are no columns: what is under them was not judged."""


class Columns(Protocol):
    """What rows are judged by."""

    names: list[str]
    """All that there are, in the order in which a row without names has them."""
    method: str
    """The method that judges."""

    def judged(self, present: set[str]) -> list[str]:
        """Which are sent where those are the names in the rows."""
        ...

    def text_of_absent(self, name: str) -> str:
        """The text of a row that says nothing about a column."""
        ...

    def params(self, piece: Piece) -> dict[str, Any]:
        """The request for some rows."""
        ...


@dataclass(slots=True)
class Piece:
    """Some rows, column by column."""

    start: int
    count: int
    names: list[str]
    texts: list[list[str]]


class TypeColumns:
    """A type for each column."""

    method = "type/check"

    def __init__(self, types: Mapping[str, ColumnType]) -> None:
        self.names = list(types)
        self._options = {
            name: dict(each) if isinstance(each, Mapping) and "name" not in each else {"type": each}
            for name, each in types.items()
        }

    def judged(self, present: set[str]) -> list[str]:
        return self.names

    def text_of_absent(self, name: str) -> str:
        return ""

    def params(self, piece: Piece) -> dict[str, Any]:
        columns = zip(piece.names, piece.texts, strict=True)
        return {"columns": [{**write(self._options[name]), "texts": column} for name, column in columns]}


class FieldColumns:
    """The fields of a form, each with the text that it has."""

    method = "form/check"

    def __init__(self, form: str, texts: Mapping[str, str]) -> None:
        self._form, self._texts = form, texts
        self.names = list(texts)

    def judged(self, present: set[str]) -> list[str]:
        # The server judges the others as they stand.
        return [name for name in self.names if name in present]

    def text_of_absent(self, name: str) -> str:
        return self._texts[name]

    def params(self, piece: Piece) -> dict[str, Any]:
        rows = list(zip(*piece.texts, strict=True)) if piece.names else [()] * piece.count
        return {"form": self._form, "fields": piece.names, "rows": rows}


async def check_rows(client: Client, columns: Columns, rows: Rows, findings_only: bool) -> RowCheck:
    """Sends the rows in pieces, a few ahead of the answers, and puts the answers together."""
    result = RowCheck()
    limit = client.server.limits if client.server is not None else None
    most = min(_TEXTS_AT_ONCE, limit.max_checked_texts) if limit is not None else _TEXTS_AT_ONCE
    longest = (limit.max_message_bytes if limit is not None else 1 << 20) // 2
    waiting: deque[tuple[Piece, Future[CheckResult]]] = deque()
    try:
        for piece in _pieces(columns, rows, most, longest, result):
            params = {**columns.params(piece), "findingsOnly": findings_only}
            waiting.append((piece, client.call(columns.method, params, CheckResult)))
            if len(waiting) > _PIECES_AHEAD:
                first, answer = waiting.popleft()
                _take(first, await answer, result)
        while waiting:
            first, answer = waiting.popleft()
            _take(first, await answer, result)
    finally:
        for _, answer in waiting:
            client.cancel(answer)
            # Nobody waits for it any more, with its error or without.
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    return result


def _take(piece: Piece, answer: CheckResult, result: RowCheck) -> None:
    result.valid = result.valid and answer.valid
    result.invalid += [piece.start + row for row in answer.invalid]
    result.findings += [_finding(each, piece) for each in answer.findings]
    if answer.columns is None:
        return
    read = dict(zip(piece.names, answer.columns, strict=True))
    for name in dict.fromkeys([*result.texts, *piece.names]):
        column = read.get(name)
        texts = column.texts if column is not None else None
        typed = column.typed if column is not None else None
        for columns, values in (result.texts, texts), (result.typed, typed):
            columns.setdefault(name, [None] * piece.start).extend([None] * piece.count if values is None else values)


def _finding(found: CheckFinding, piece: Piece) -> RowFinding:
    column, text = found.field or "", None
    if found.column is not None:
        column, text = piece.names[found.column], piece.texts[found.column][found.row]
    return RowFinding(piece.start + found.row, column, text, found.diagnostics, found.dropped, bool(found.pending))


def _pieces(columns: Columns, rows: Rows, most: int, longest: int, result: RowCheck) -> Iterator[Piece]:
    known = set(columns.names)
    unknown: dict[str, None] = {}
    rest = _rows_of(rows)
    while some := list(islice(rest, max(1, most // max(1, len(known))))):
        present: set[str] = set()
        for number, row in enumerate(some, result.count):
            if isinstance(row, Mapping):
                present.update(row)
            elif isinstance(row, str) or len(row) != len(known):
                raise ValueError(f"row {number} is no list of {len(known)} values")
            else:
                present |= known
        unknown.update(dict.fromkeys(sorted(str(name) for name in present - known)))
        result.unknown = list(unknown)
        names = columns.judged(present)
        piece = Piece(result.count, len(some), names, [_column(columns, name, some) for name in names])
        result.count += len(some)
        yield from _divided(piece, longest)


def _rows_of(rows: Rows) -> Iterator[Row]:
    """Rows one by one: also those of a data frame of polars or pandas, by the names of its columns."""
    frame: Any = rows
    if hasattr(frame, "iter_rows"):
        return iter(frame.iter_rows(named=True))
    if hasattr(frame, "itertuples") and hasattr(frame, "columns"):
        names = [str(name) for name in frame.columns]
        values = zip(*(frame.iloc[:, place].tolist() for place in range(len(names))), strict=True)
        return (dict(zip(names, row, strict=True)) for row in values)
    return iter(frame)


def _divided(piece: Piece, longest: int) -> Iterator[Piece]:
    """A piece as it is, or in halves where its message might be too long."""
    characters = sum(len(text) for column in piece.texts for text in column)
    if piece.count <= 1 or characters * _BYTES_OF_CHARACTER <= longest:
        yield piece
        return
    half = piece.count // 2
    first, second = [column[:half] for column in piece.texts], [column[half:] for column in piece.texts]
    yield from _divided(Piece(piece.start, half, piece.names, first), longest)
    yield from _divided(Piece(piece.start + half, piece.count - half, piece.names, second), longest)


def _column(columns: Columns, name: str, rows: list[Row]) -> list[str]:
    absent, place = columns.text_of_absent(name), columns.names.index(name)
    texts = []
    for row in rows:
        value = row.get(name, absent) if isinstance(row, Mapping) else row[place]
        texts.append(value if type(value) is str else text_of(value))
    return texts


def text_of(value: Any) -> str:
    """A value of a row as the text that a field would be given."""
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case str():
            return str(value)
        case datetime() if value != value:
            return ""  # pandas.NaT
        case datetime() if value.time() == time():
            return value.date().isoformat()  # the days of a table
        case date() | time():
            return value.isoformat()
        case float() if value != value:
            return ""  # what a table lacks
        case float() if value.is_integer():
            return str(int(value))  # whole numbers of a column that lacks some
        case list() | tuple():
            return "\n".join(text_of(each) for each in value)
        case _ if type(value).__name__ in ("NAType", "NaTType"):
            return ""
        case _:
            return str(canonical(value))
