"""What can be asked over a socket: every command of a table, and what only makes sense on a connection that stays."""

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta

from deadtown.table.commands import COMMANDS, Command, Number
from deadtown.table.messages import Done, Views
from deadtown.table.settings import TablePlan
from deadtown.web.errors import ErrorInfo

Id = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None
"""How a client tells its requests apart: it comes back with the answer."""
TableId = Annotated[str, Meta(max_length=40)]
Link = Annotated[str, Meta(max_length=64)]
Words = Literal["", "en", "it", "fr"]


class Call(msgspec.Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """A message of a client."""

    id: Id = None


class Watch(Call, frozen=True, tag="watch"):
    """Be told what happens at a table, first of all what was missed ``since`` a number."""

    table: TableId
    since: Number | None = None
    words: Words = ""
    link: Link = ""
    views: Views = "whole"


class Unwatch(Call, frozen=True, tag="unwatch"):
    """No longer be told."""

    table: TableId


class Follow(Call, frozen=True, tag="follow"):
    """Be told whatever concerns oneself, at whichever table."""


class Create(Call, frozen=True, tag="create"):
    """Make a table."""

    plan: TablePlan


class Order(Call, frozen=True):
    """A command for a table; each kind of order has the fields of its command, too."""

    table: TableId
    link: Link = ""


def order_of(command: type[Command]) -> tuple[type[msgspec.Struct], Callable[[Order], Command]]:
    """The kind of order for a command, and what makes the command of it."""
    fields = msgspec.structs.fields(command)
    assert not {field.name for field in fields} & set(Order.__struct_fields__)
    name = str(command.__struct_config__.tag)
    told = [(field.name, field.type) if field.required else (field.name, field.type, field.default) for field in fields]
    order = msgspec.defstruct(
        command.__name__, told, bases=(Order,), frozen=True, tag=name, kw_only=True, forbid_unknown_fields=True
    )
    if not fields:
        the_same = command()
        return order, lambda call: the_same
    get = attrgetter(*(field.name for field in fields))
    if len(fields) == 1:
        return order, lambda call: command(get(call))
    return order, lambda call: command(*get(call))


def action_of(command: str) -> str:
    """What the limits call a command."""
    return "join" if command == "sit" else command


ORDERS = dict(order_of(command) for command in COMMANDS)
"""What makes a command of each kind of order."""

ACTIONS = {order: action_of(str(order.__struct_config__.tag)) for order in ORDERS}

read_call: Callable[[str | bytes], Call] = msgspec.json.Decoder(Union[(Watch, Unwatch, Follow, Create, *ORDERS)]).decode


class Identified(msgspec.Struct, frozen=True):
    """As much of a message as is needed to answer it."""

    id: Id = None


read_id: Callable[[str | bytes], Identified] = msgspec.json.Decoder(Identified).decode


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """A request was carried out, and is safe; see ``Done``."""

    id: Id
    seq: int = 0
    table: str = ""
    seat: int | None = None
    asked: bool = False
    again: bool = False
    answer: Any = None


class Problem(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A request was not granted."""

    id: Id
    error: ErrorInfo


write_answer = msgspec.json.Encoder().encode


def done(id: Id, done: Done) -> bytes:
    return write_answer(Answer(id, done.seq, done.table, done.seat, done.asked, done.again, done.answer))
