"""Worlds that a seat can't tell apart.

To prove that an event gives nothing away, one choice is made in two worlds: the true one, and one in which everything
is changed that the seat still can't know after the choice. To find that second world every component gets a tag, the
choice is made, what is hidden then is redrawn, and each tag tells which component to exchange before the choice.
"""

from collections.abc import Iterator, MutableSequence
from typing import Any

import msgspec

from deadtown.kernel import Chance, Match, Option


class Tag(str):
    """A component that can be told from its like."""

    __slots__ = ()


Slot = tuple[tuple[str | int, ...], str]
"""A place in a state, and what lies there."""


def slots(state: Any, path: tuple[str | int, ...] = ()) -> Iterator[Slot]:
    """Every component in the piles of a state, with its place."""
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if isinstance(value, list | tuple):
            for place, item in enumerate(value):
                if isinstance(item, str):
                    yield (*path, name, place), item
                elif isinstance(item, msgspec.Struct):
                    yield from slots(item, (*path, name, place))


def put(state: Any, path: tuple[str | int, ...], component: str) -> None:
    """Lay a component at a place."""
    *way, name, place = path
    holder = state
    for step in way:
        holder = holder[step] if isinstance(step, int) else getattr(holder, step)
    pile = getattr(holder, str(name))
    assert isinstance(place, int)
    if isinstance(pile, MutableSequence):
        pile[place] = component
    else:
        setattr(holder, str(name), (*pile[:place], component, *pile[place + 1 :]))


def other_world(match: Match, option: Option, seat: int | None, chance: Chance) -> tuple[Match, list[Slot]] | None:
    """A match like this one, but for what the seat can't know even after the option is chosen.

    Gives the match before the choice, and the places after it; None when what came in by the choice would change.
    """
    tagged = match.fork()
    tags = {}
    for path, component in list(slots(tagged.state)):
        tag = Tag(component)
        tags[id(tag)] = (tag, path)
        put(tagged.state, path, tag)
    tagged.choose(option)
    after = list(slots(tagged.state))
    tagged.game.imagine(tagged.state, seat, chance)
    redrawn = list(slots(tagged.state))
    twin = match.fork()
    for (_, here), (_, there) in zip(after, redrawn, strict=True):
        if here != there:
            if id(here) not in tags:
                return None
            put(twin.state, tags[id(here)][1], str(there))
    return twin, redrawn
