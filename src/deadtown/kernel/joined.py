"""A state that is one of several games at once: a game that joins them is played with the rules of each."""

from typing import Any

import msgspec


def joined(name: str, *states: type[msgspec.Struct]) -> Any:
    """A type with all fields, properties and methods of some states. Of those that several have, the first counts.

    Structs can't inherit from several others, because each has places of its own for its fields. For whoever checks
    types the joined one is written down as a class that does; rules of either game read and write it as their own.
    """
    fields: dict[str, Any] = {}
    members: dict[str, Any] = {}
    for state in reversed(states):
        for field in msgspec.structs.fields(state):
            fields[field.name] = (field.name, field.type, *_default(field))
        for kind in reversed(state.__mro__[: state.__mro__.index(msgspec.Struct)]):
            members.update({key: value for key, value in vars(kind).items() if _is_own(key, value)})
    required = [field for field in fields.values() if len(field) == 2]
    optional = [field for field in fields.values() if len(field) > 2]
    return msgspec.defstruct(name, [*required, *optional], namespace=members, gc=False)


def _default(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    if field.default is not msgspec.NODEFAULT:
        return (field.default,)
    if field.default_factory is not msgspec.NODEFAULT:
        return (msgspec.field(default_factory=field.default_factory),)
    return ()


def _is_own(name: str, value: object) -> bool:
    """Whether a member of a class was written by somebody, and is not a place for a field."""
    return not name.startswith("__") and (callable(value) or isinstance(value, property))
