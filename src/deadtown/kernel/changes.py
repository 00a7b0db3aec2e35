"""What is different between two views, as data that anybody can follow.

A view is looked at in its plain form, as it is sent: names, numbers, lists. A change has a path into it and says what
is there now, that nothing is, or which items of a list give way to others:

    [path, value]               this is there now
    [path]                      nothing is there any more
    [path, start, cut, items]   of this list, ``cut`` items from ``start`` on give way to these
"""

from itertools import compress, count
from operator import ne
from typing import Any

import msgspec

Plain = Any
"""A view in its plain form: dictionaries by name, lists, and what has no parts."""
Step = str | int
Change = list[Any]
"""One of the three forms above."""

MANY = 12
"""A list in which so many items differ is not worth to be looked through: it is told whole."""


def plain(view: Any) -> Plain:
    """A view as it is sent. It has nothing in common with the position any more."""
    return msgspec.to_builtins(view, str_keys=True)


def changes_between(before: Plain, after: Plain) -> list[Change]:
    """What makes one view of the other."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Plain, after: Plain, path: list[Step], found: list[Change]) -> None:
    if type(before) is dict and type(after) is dict:
        names = [*after]
        if names == [*before]:
            # Nearly always: then it is C that finds out what differs.
            names = [*compress(names, map(ne, before.values(), after.values()))]
        for name in names:
            if name not in before:
                found.append([[*path, name], after[name]])
            elif before[name] != after[name]:
                _compare(before[name], after[name], [*path, name], found)
        found.extend([[*path, name]] for name in before if name not in after)
    elif type(before) is list and type(after) is list:
        _compare_lists(before, after, path, found)
    else:
        found.append([path, after])


def _compare_lists(before: list[Any], after: list[Any], path: list[Step], found: list[Change]) -> None:
    """Lists of one length are places, of which some have changed; else items have come or gone."""
    if len(before) == len(after):
        different = [*compress(count(), map(ne, before, after))]
        if len(different) <= MANY:
            for place in different:
                _compare(before[place], after[place], [*path, place], found)
            return
    start, least = 0, min(len(before), len(after))
    while start < least and before[start] == after[start]:
        start += 1
    end = 0
    while end < least - start and before[-1 - end] == after[-1 - end]:
        end += 1
    found.append([path, start, len(before) - start - end, after[start : len(after) - end]])


def with_changes(view: Plain, changes: list[Change]) -> Plain:
    """A view after some changes. The one before stays as it is."""
    for change in changes:
        view = _with(view, *change)
    return view


def _with(view: Plain, path: list[Step], *what: Any) -> Plain:
    if path:
        copy = view.copy()
        first, *rest = path
        if not rest and not what:
            del copy[first]
        else:
            copy[first] = _with(copy.get(first) if isinstance(copy, dict) else copy[first], rest, *what)
        return copy
    if len(what) == 1:
        return what[0]
    start, cut, items = what
    return [*view[:start], *items, *view[start + cut :]]
