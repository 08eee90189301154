"""From JSON to the classes of the protocol and back."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from datetime import date, time
from decimal import Decimal
from typing import Any, ClassVar, Final, Self


class Absent(enum.Enum):
    """The type of `ABSENT`."""

    ABSENT = "absent"

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = Absent.ABSENT
"""A member that is not there, where None says something else."""


class ServerError(Exception):
    """The server's answer to a request that it did not carry out. Each code has a class of its own."""

    code: int = 0
    data: Any

    def __init__(self, message: str, data: Any = None, code: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.data = data
        if code is not None:
            self.code = code

    def __str__(self) -> str:
        # A field as it is, or an answer that can't be read, might hold a secret, and what this says is logged.
        is_told = isinstance(self.data, Structure) and not hasattr(self.data, "text")
        about = f" {self.data}" if is_told else ""
        return f"{self.message} ({type(self).__name__} {self.code}){about}"


class Structure:
    """An object of the protocol. Its members are listed by `describe`."""

    __slots__ = ()
    members: ClassVar[dict[str, tuple[str, Any]]] = {}
    """By a member's name on the wire its name here, and how it is read."""
    rest: ClassVar[str | None] = None
    """The member that holds what `members` does not list."""
    shorthand: ClassVar[str | None] = None
    """The member that a plain string or boolean stands for."""

    @classmethod
    def from_wire(cls, wire: Any) -> Self:
        """Reads an object; members that this version does not know are passed over."""
        if cls.shorthand is not None and isinstance(wire, str | bool):
            return cls(**{cls.shorthand: wire})
        if not isinstance(wire, Mapping):
            raise TypeError(f"{cls.__name__} is an object, not {type(wire).__name__}")
        arguments: dict[str, Any] = {}
        others: dict[str, Any] = {}
        for name, value in wire.items():
            known = cls.members.get(name)
            if known is not None:
                arguments[known[0]] = read(known[1], value)
            elif cls.rest is not None:
                others[name] = value
        if cls.rest is not None:
            arguments[cls.rest] = others
        return cls(**arguments)

    def to_wire(self) -> dict[str, Any]:
        """The object as JSON; None is left out, but where it says something else than absence."""
        wire: dict[str, Any] = {}
        for name, (attribute, _) in self.members.items():
            value = getattr(self, attribute)
            if value is ABSENT or (value is None and not self._says_none(attribute)):
                continue
            wire[name] = write(value)
        if self.rest is not None:
            wire.update({name: write(value) for name, value in getattr(self, self.rest).items()})
        return wire

    @classmethod
    def _says_none(cls, attribute: str) -> bool:
        default = getattr(cls, "__dataclass_fields__")[attribute].default
        return default is ABSENT


def describe(
    cls: type[Structure], members: list[tuple[str, str, Any]], rest: str | None = None, shorthand: str | None = None
) -> None:
    """Lists the members of a class, behind those that it inherits."""
    cls.members = cls.members | {wire: (name, reader) for name, wire, reader in members}
    if rest is not None:
        cls.rest = rest
    if shorthand is not None:
        cls.shorthand = shorthand


def read(reader: Any, value: Any) -> Any:
    """Reads a value: `reader` is a class, a list or dictionary that holds one, or None for plain data."""
    if reader is None or value is None:
        return value
    if isinstance(reader, list):
        return [read(reader[0], each) for each in value] if isinstance(value, list) else read(reader[0], value)
    if isinstance(reader, dict):
        return {name: read(reader[""], each) for name, each in value.items()}
    if issubclass(reader, enum.Enum):
        try:
            return reader(value)
        except ValueError:
            return value  # a word of a later version
    return reader.from_wire(value)


def write(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, Structure):
        return value.to_wire()
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(name): write(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [write(each) for each in value]
    return value


def canonical(typed: Any) -> Any:
    """A value as the protocol's canonical forms have it: numbers as decimal texts, dates and times as ISO writes them."""
    if isinstance(typed, bool):
        return typed
    if isinstance(typed, (int, Decimal)):
        return f"{typed:f}" if isinstance(typed, Decimal) else str(typed)
    if isinstance(typed, float):
        # The shortest decimals that are this number, without an exponent.
        return f"{Decimal(repr(typed)):f}"
    if isinstance(typed, (date, time)):
        return typed.isoformat()
    if isinstance(typed, (list, tuple)):
        return [canonical(each) for each in typed]
    return typed


def write_params(params: Mapping[str, Any]) -> dict[str, Any]:
    """The params of a method: arguments that were not given are left out."""
    return {name: write(value) for name, value in params.items() if value is not None}
