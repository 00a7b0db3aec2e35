"""Worlds that a seat can't tell apart.

To prove that an event gives nothing away, one choice is made in two worlds: the true one, and one in which everything
is changed that the seat still can't know after the choice. To find that second world every component gets a tag, the
choice is made, what is hidden then is redrawn, and each tag tells which component to exchange before the choice.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from deadtown.kernel import Chance, Match, Option


class Tag(str):
    """A component that can be told from its like."""

    __slots__ = ()


Path = tuple[str | int, ...]
Pile = tuple[Path, Sequence[Any]]
"""A place in a state, and what lies there: components, and None for whatever is none."""

COMPONENTS = ({str}, {Tag}, {str, Tag})


def piles(state: Any, path: Path = ()) -> list[Pile]:
    """Every pile of a state in which there are components, with its place."""
    found: list[Pile] = []
    _find(state, path, found)
    return found


def _find(state: Any, path: Path, found: list[Pile]) -> None:
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if not value:
            continue
        if isinstance(value, (list, tuple)):
            _look_through(value, (*path, name), found)
        elif isinstance(value, msgspec.Struct):
            _find(value, (*path, name), found)


def _look_through(pile: Sequence[Any], path: Path, found: list[Pile]) -> None:
    """A pile of components, or of what may have piles of its own."""
    if {*map(type, pile)} in COMPONENTS:
        found.append((path, pile))
        return
    components = [item if isinstance(item, str) else None for item in pile]
    if any(item is not None for item in components):
        found.append((path, components))
    for place, item in enumerate(pile):
        if isinstance(item, msgspec.Struct):
            _find(item, (*path, place), found)


def put(state: Any, path: Path, components: dict[int, str]) -> None:
    """Lay components at places of a pile. What never changes on the way there is made anew."""
    holders = [state]
    for step in path:
        holders.append(holders[-1][step] if isinstance(step, int) else getattr(holders[-1], step))
    pile = holders.pop()
    if isinstance(pile, list):
        for place, component in components.items():
            pile[place] = component
        return
    changed: Any = tuple(components.get(place, item) for place, item in enumerate(pile))
    for holder, step in zip(reversed(holders), reversed(path), strict=True):
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
        self._tags: dict[int, tuple[Tag, Path, int]] = {}
        for path, pile in piles(tagged.state):
            tags: dict[int, str] = {}
            for place, component in enumerate(pile):
                if component is not None:
                    tag = tags[place] = Tag(component)
                    self._tags[id(tag)] = (tag, path, place)
            put(tagged.state, path, tags)
        tagged.follow(entry)
        self._state = tagged.state
        self._after = piles(tagged.state)

    def other_world(self, seat: int | None, chance: Chance) -> tuple[Match, list[Pile]] | None:
        """A match like this one, but for what the seat can't know even after what is answered.

        Gives the match before the answer, and the piles after it; None when what came in by it would change.
        """
        game = self._match.game
        state = game.rules.codec.copy(self._state)
        game.eyes.imagine(state, seat, chance)
        redrawn = piles(state)
        changed: dict[Path, dict[int, str]] = {}
        for (_, pile), (_, other) in zip(self._after, redrawn, strict=True):
            if pile == other:
                continue
            for here, there in zip(pile, other, strict=True):
                if here != there:
                    if id(here) not in self._tags:
                        return None
                    _, path, place = self._tags[id(here)]
                    changed.setdefault(path, {})[place] = str(there)
        twin = self._match.fork()
        for path, components in changed.items():
            put(twin.state, path, components)
        return twin, redrawn
