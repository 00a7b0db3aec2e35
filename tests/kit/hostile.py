"""What somebody may send who means no good: values of any shape, and records that were tampered with."""

import json
from typing import Any

from hypothesis import strategies as some

NUMBERS = some.one_of(
    some.integers(),
    some.sampled_from([0, -1, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400]),
    some.floats(),
)
TEXTS = some.one_of(
    some.text(some.characters(exclude_categories=[]), max_size=20),
    some.sampled_from(["", "\0", "\ud800", "x" * 100_000, "1", "true", "9" * 5000, "nan"]),
)


WISHES = (
    *(
        "take zombie",
        "play_all_aim",
        "play decoy",
        "pick",
        "pick bullet",
        "cut 3",
        "cut ٣",
        "set custom",
        "gain zombie",
    ),
    *(
        "done",
        "discard",
        "put_back",
        "trash bullet",
        "reveal",
        "1",
        "",
        " ",
        "take",
        "take 1",
        "keep",
        "hide",
        "hide gold",
    ),
    *(
        "play shot_1 b",
        "play gasoline c3 1 c2",
        "play zombie_3 a1",
        "play net a1 a1",
        "order a3 over",
        "step b3 b4",
        "hold b3",
        "shrapnel d9",
        "aim car",
        "click",
        "play taunt",
        "play hush",
        "pass",
        "end",
        "discard dawn",
    ),
)
"""Answers that fit somewhere, nearly fit, or fit nowhere."""


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


VALUES = some.recursive(
    some.one_of(some.none(), some.booleans(), NUMBERS, TEXTS, some.sampled_from([nested(50), nested(900)])),
    lambda inner: some.lists(inner, max_size=6) | some.dictionaries(TEXTS, inner, max_size=6),
    max_leaves=12,
)
"""Anything that comes out of JSON, and strings that do not."""

JSON_VALUES = some.one_of(
    VALUES.map(lambda value: json.dumps(value)),
    some.sampled_from(
        ["[" * 100_000, "[" * 5000 + "]" * 5000, '{"a":' * 5000 + "1" + "}" * 5000, "1e999", "9" * 10_000]
    ),
)
"""JSON of anything, and some that is none or can't be held."""


@some.composite
def tampered(draw: some.DrawFn, record: str) -> str:
    """A true record after a few changes: to lines, to what stands in them, to single characters."""
    lines = record.splitlines()
    for _ in range(draw(some.integers(1, 3))):
        place = draw(some.integers(0, len(lines) - 1))
        change = draw(some.sampled_from(["value", "drop", "repeat", "swap", "sign", "line", "end"]))
        if change == "value":
            lines[place] = draw(_changed(lines[place]))
        elif change == "drop" and len(lines) > 1:
            del lines[place]
        elif change == "repeat":
            lines.insert(draw(some.integers(0, len(lines))), lines[place])
        elif change == "swap":
            other = draw(some.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        elif change == "sign" and lines[place]:
            at = draw(some.integers(0, len(lines[place]) - 1))
            lines[place] = lines[place][:at] + draw(TEXTS) + lines[place][at + 1 :]
        elif change == "line":
            lines[place] = draw(JSON_VALUES)
        else:
            del lines[place + 1 :]
    return "\n".join(lines)


@some.composite
def _changed(draw: some.DrawFn, line: str) -> str:
    """A line with one of its values changed: at the top, or inside."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return draw(JSON_VALUES)
    holder, key = _inside(draw, value)
    if holder is None:
        return draw(JSON_VALUES)
    mark = "\N{REPLACEMENT CHARACTER}"
    given, holder[key] = holder[key], mark
    return json.dumps(value).replace(json.dumps(mark), draw(some.one_of(_likely(given), JSON_VALUES)))


def _likely(given: Any) -> some.SearchStrategy[str]:
    """Something else of the same kind, so that what is wrong with it is found late."""
    likely: some.SearchStrategy[Any]
    if isinstance(given, int):
        likely = some.one_of(some.integers(given - 2, given + 2), NUMBERS.filter(lambda number: number % 1 == 0))
    elif isinstance(given, str):
        likely = some.one_of(some.sampled_from(WISHES), some.just(given[:-1]), TEXTS)
    elif isinstance(given, list):
        likely = some.one_of(some.permutations(given), some.just(given[1:]), some.just(given + given))
    else:
        likely = some.none()
    return likely.map(json.dumps)


def _inside(draw: some.DrawFn, value: Any) -> tuple[Any, Any]:
    """Somewhere in a value: what holds the place, and the place."""
    holder, key = None, None
    while isinstance(value, dict | list) and value:
        holder = value
        key = draw(some.sampled_from(sorted(value) if isinstance(value, dict) else range(len(value))))
        value = holder[key]
        if draw(some.booleans()):
            break
    return holder, key
