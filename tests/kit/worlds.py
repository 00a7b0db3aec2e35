"""Worlds that a seat can't tell apart.

To prove that an event gives nothing away, one choice is made in two worlds: the true one, and one in which everything
is changed that the seat still can't know after the choice. To find that second world every component gets a tag, the
choice is made, what is hidden then is redrawn, and each tag tells which component to exchange before the choice.
"""

from collections.abc import Iterator
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
        if not value:
            continue
        if isinstance(value, (list, tuple)):
            for place, item in enumerate(value):
                if isinstance(item, str):
                    yield (*path, name, place), item
                elif isinstance(item, msgspec.Struct):
                    yield from slots(item, (*path, name, place))
        elif isinstance(value, msgspec.Struct):
            yield from slots(value, (*path, name))


def put(state: Any, path: tuple[str | int, ...], component: str) -> None:
    """Lay a component at a place. What never changes on the way there is made anew."""
    *way, place = path
    pile = state
    for step in way:
        pile = pile[step] if isinstance(step, int) else getattr(pile, step)
    assert isinstance(place, int)
    if isinstance(pile, list):
        pile[place] = component
        return
    holders = [state]
    for step in way[:-1]:
        holders.append(holders[-1][step] if isinstance(step, int) else getattr(holders[-1], step))
    changed: Any = (*pile[:place], component, *pile[place + 1 :])
    for holder, step in zip(reversed(holders), reversed(way), strict=True):
        if isinstance(step, int):
            holder[step] = changed
            return
        if not holder.__struct_config__.frozen:
            setattr(holder, step, changed)
            return
        changed = msgspec.structs.replace(holder, **{step: changed})


class Answered:
    """What becomes of each component when an answer is given: from this the other worlds of every seat are found."""

    def __init__(self, match: Match, entry: Option) -> None:
        self._match = match
        tagged = match.fork()
        self._tags: dict[int, tuple[Tag, tuple[str | int, ...]]] = {}
        for path, component in list(slots(tagged.state)):
            tag = Tag(component)
            self._tags[id(tag)] = (tag, path)
            put(tagged.state, path, tag)
        tagged.follow(entry)
        self._state = tagged.state
        self._after = list(slots(tagged.state))

    def other_world(self, seat: int | None, chance: Chance) -> tuple[Match, list[Slot]] | None:
        """A match like this one, but for what the seat can't know even after what is answered.

        Gives the match before the answer, and the places after it; None when what came in by it would change.
        """
        game = self._match.game
        state = game.rules.codec.copy(self._state)
        game.eyes.imagine(state, seat, chance)
        redrawn = list(slots(state))
        twin = self._match.fork()
        for (_, here), (_, there) in zip(self._after, redrawn, strict=True):
            if here != there:
                if id(here) not in self._tags:
                    return None
                put(twin.state, self._tags[id(here)][1], str(there))
        return twin, redrawn
