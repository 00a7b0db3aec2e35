"""What may be sent over a socket by somebody who means no good. Placeholders stand for what is there."""

import json
from typing import Any

from hypothesis import strategies as some

from deadtown.table.commands import COMMANDS
from deadtown.web.limits import MESSAGE_BYTES
from tests.kit.hostile import JSON_VALUES, NUMBERS, TEXTS, VALUES, WISHES

Frame = str | bytes

CHOOSE = {"do": "choose", "table": "$table", "number": "$number", "choice": 1}
CALLS: list[dict[str, Any]] = [
    {"do": "watch", "table": "$table", "since": 0, "words": "it", "link": ""},
    {"do": "unwatch", "table": "$table"},
    {"do": "follow"},
    {"do": "create", "plan": {"game": "zombinion", "seats": [{"who": "me"}, {"who": "open"}], "settings": {}}},
    {"do": "create", "plan": {"game": "zombinion", "seats": [{}, {}], "options": {"turn_cap": "$deep"}}},
    CHOOSE,
    CHOOSE | {"seat": 1},
    CHOOSE | {"choice": "end_hunt"},
    CHOOSE | {"choice": ["end_hunt"]},
    CHOOSE | {"number": 0},
    CHOOSE | {"do": "preview", "seat": 0},
    {"do": "why", "table": "$table", "wish": "take zombie", "seat": 0},
    {"do": "sit", "table": "$table", "seat": 1, "name": "Zoe", "link": "x"},
    {"do": "leave", "table": "$table", "seat": 1},
    {"do": "bot", "table": "$table", "seat": 1, "bot": "easy"},
    {"do": "undo", "table": "$table", "to": 0},
    {"do": "say", "table": "$table", "text": "hello", "to": 1},
    {"do": "mute", "table": "$table", "player": "$player", "on": True, "all": False},
    *({"do": str(command.__struct_config__.tag), "table": "$table"} for command in COMMANDS),
]
"""Calls that are in order, each with all its fields or with none."""
NAMES = sorted({name for call in CALLS for name in call} | {"id", "type", "__proto__", ""})
LIKELY = some.sampled_from(
    [
        *WISHES,
        *range(-2, 14),
        "$table",
        "$number",
        "$player",
        "$deep",
        "",
        True,
        False,
        None,
        [],
        {},
        2**53,
        2**63,
        10**9,
        1.5,
    ]
)
NUMBERED = some.integers(-5, 5)
IDS = some.one_of(NUMBERED, some.text(max_size=3), VALUES)
WRONG = some.one_of(LIKELY, LIKELY, LIKELY, VALUES, NUMBERS, TEXTS)
TENTH = some.integers(0, 9)
ANY_CALL = some.sampled_from(CALLS)
ANY_NAME = some.sampled_from(NAMES)
PLACE = some.integers(0, 100)


@some.composite
def changed(draw: some.DrawFn, most: int = 2) -> dict[str, Any]:
    """A call of which a few fields are missing, wrong or one too many."""
    call = dict(draw(ANY_CALL))
    for _ in range(draw(TENTH) % (most + 1)):
        name = sorted(call)[draw(PLACE) % len(call)] if call and draw(TENTH) < 7 else draw(ANY_NAME)
        if draw(TENTH) < 7:
            call[name] = draw(WRONG)
        else:
            call.pop(name, None)
    call["id"] = draw(NUMBERED if most < 2 else IDS)
    return call


ACCIDENTS = some.sampled_from(["cut", "insert", "twice", "pad", "first"])


@some.composite
def broken(draw: some.DrawFn) -> str:
    """The text of a call after an accident."""
    text = json.dumps(draw(changed()))[:MESSAGE_BYTES]
    place = draw(PLACE) * len(text) // 100
    match draw(ACCIDENTS):
        case "cut":
            return text[:place]
        case "insert":
            return text[:place] + draw(TEXTS) + text[place:]
        case "twice":
            return text + text
        case "pad":
            return " " * (MESSAGE_BYTES - len(text) + draw(NUMBERED)) + text
        case _:
            return '{"do": "choose", ' + text[1:]


ORDERLY = some.one_of(changed(0), changed(1), changed()).map(json.dumps)
WILD: some.SearchStrategy[Frame] = some.one_of(
    broken(),
    JSON_VALUES,
    TEXTS,
    some.binary(max_size=60),
    ORDERLY.map(str.encode),
    ORDERLY.map(lambda text: text.encode("utf-16")),
)


SOME = some.lists(some.one_of(ORDERLY, ORDERLY, WILD), min_size=5, max_size=15)


@some.composite
def frames(draw: some.DrawFn) -> list[Frame]:
    """Whatever can be put into messages, in text or, as bytes, in binary; most of it nearly in order."""
    return draw(SOME)
