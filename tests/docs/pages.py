"""Reading a page of the docs: its tables, its blocks, its words in code; and types as the pages write them."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from deadtown.kernel import Event

ROOT = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.M | re.S)
CODE = re.compile(r"`([^`\n]+)`")
FAR = 10**9
GAMES = re.compile(r"\b(games[ =])(\d+)")
FEW = 4
"""So many games show that a command works."""


class Block(NamedTuple):
    """What stands between two fences: what it is, and the text."""

    kind: str
    text: str


class Table(NamedTuple):
    """A table with the heads of its columns."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def column(self, number: int) -> list[str]:
        return [row[number] for row in self.rows]


class Page:
    """A page of the docs."""

    def __init__(self, name: str) -> None:
        self.text = (ROOT / "docs" / name).read_text("utf-8")
        self.prose = FENCE.sub("", self.text)
        self.blocks = [Block(*found) for found in FENCE.findall(self.text)]
        self.tables = list(self._tables())

    def table(self, *heads: str) -> Table:
        """The one table whose columns begin with these heads."""
        (found,) = (table for table in self.tables if table.heads[: len(heads)] == heads)
        return found

    def words(self) -> set[str]:
        """All that is set as code in the prose and in tables."""
        return set(CODE.findall(self.prose))

    def _tables(self) -> "list[Table]":
        found: list[Table] = []
        for lines in re.findall(r"(?:^\|.*\|\n)+", self.prose, re.M):
            head, rule, *rows = (cells(line) for line in lines.splitlines())
            assert set("".join(rule)) == {"-"}, lines
            assert all(len(row) == len(head) for row in rows), f"a row of {head} has other columns"
            found.append(Table(head, tuple(rows)))
        return found


def cells(line: str) -> tuple[str, ...]:
    """The cells of a row; a bar within one is written with a stroke before it."""
    return tuple(cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1]))


def codes(cell: str) -> list[str]:
    """All that is set as code in a cell."""
    return CODE.findall(cell)


class Field(NamedTuple):
    """A field as a table describes it."""

    type: str
    left_out: str
    """What holds when it is not there; empty when it must be."""


def fields_of(struct: type[msgspec.Struct], told_anyway: bool = False) -> dict[str, Field]:
    """The fields of a struct; those that are ``told_anyway`` have no need of a default."""
    anyway = told_anyway and not struct.__struct_config__.omit_defaults
    return {
        field.encode_name: Field(describe(field.type), "" if field.required or anyway else default_of(field))
        for field in inspect_struct(struct).fields
    }


def inspect_struct(struct: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return info


def default_of(field: inspect.Field) -> str:
    if field.default is field.default_factory is msgspec.NODEFAULT:
        return "nothing"
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if isinstance(default, msgspec.Struct):
        return "`{}`" if default == type(default)() else f"`{msgspec.json.encode(default).decode()}`"
    return f"`{msgspec.json.encode(default).decode()}`"


def describe(type: Any) -> str:
    """A type in the words of the pages."""
    match type:
        case inspect.Metadata(type=inner):
            return describe(inner)
        case inspect.AnyType():
            return "any"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.FloatType():
            return "number"
        case inspect.IntType():
            return f"integer {bounds(type)}".strip()
        case inspect.StrType():
            if type.max_length is None:
                return "text"
            return (
                f"text of {type.min_length} to {type.max_length}" if type.min_length else f"text to {type.max_length}"
            )
        case inspect.LiteralType(values=values):
            return " or ".join(f"`{value}`" if value else "empty" for value in values)
        case inspect.ListType() | inspect.VarTupleType():
            items = describe(type.item_type)
            if isinstance(type.item_type, inspect.UnionType):
                items = f"({items})"
            return f"list of {f'{type.min_length or 0} to {type.max_length} ' if type.max_length else ''}{items}"
        case inspect.DictType():
            return "object"
        case inspect.StructType(cls=cls):
            return "event" if issubclass(cls, Event) else f"`{cls.__name__}`"
        case inspect.UnionType(types=types):
            return " or ".join(map(describe, types))
    raise AssertionError(f"the pages have no words for {type}")


def bounds(type: inspect.IntType) -> str:
    """The bounds of a number; what nobody will ever reach is none."""
    least, most = type.ge, type.le if type.lt is None else type.lt - 1
    if least is None or least <= -FAR:
        return ""
    return f"from {least}" if most is None or most >= FAR else f"{least} to {most}"


def with_few_games(text: str) -> str:
    """A command, or some Python, that plays no more games than a few."""
    return GAMES.sub(lambda found: f"{found[1]}{min(int(found[2]), FEW)}", text)
