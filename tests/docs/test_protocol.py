"""docs/protocol.md names everything that there is in the protocol, and nothing else."""

import re
from typing import get_args

import pytest

from deadtown.bots import bot_names
from deadtown.games import GAMES
from deadtown.table.accounts import COOKIE_DAYS, MOST_TOKENS
from deadtown.table.asking.talk import MOST_MUTED
from deadtown.table.commands import COMMANDS
from deadtown.table.entries import AnyEntry, Chose, Passed, Said
from deadtown.table.library import PAGE as PAGE_BYTES
from deadtown.table.venue import Limits
from deadtown.text import LANGUAGES
from deadtown.web.errors import STATUS
from deadtown.web.held import CHECKED_EVERY
from deadtown.web.limits import HEAD_BYTES, MESSAGE_BYTES, MOST_AT_ONCE, RATES, RECORD_BYTES, USUAL
from deadtown.web.outbox import MOST_BYTES, MOST_WAITING
from deadtown.web.sessions import COOKIE
from deadtown.web.settings import SETTINGS
from deadtown.web.socket import CODES, MOST_WATCHED, TOO_BIG
from deadtown.web.streams import KEEP_ALIVE
from tests.docs.pages import Field, Page, codes, fields_of
from tests.docs.protocol import (
    API,
    ASKED,
    BODIES,
    TOLD,
    denials,
    limited_actions,
    openapi,
    reasons,
    routes,
    tag,
    worded_reasons,
)

PAGE = Page("protocol.md")

# Fields


def documented_fields() -> dict[str, dict[str, Field]]:
    """What the tables say: by name, the fields."""
    found: dict[str, dict[str, Field]] = {}
    for table in PAGE.tables:
        if table.heads[1:4] != ("field", "type", "left out"):
            continue
        fields: dict[str, Field] = {}
        for name, field, type, left_out, _ in table.rows:
            if name:
                assert codes(name)[0] not in found, f"{name} is described twice"
                fields = found.setdefault(codes(name)[0], {})
            if field:
                fields[codes(field)[0]] = Field(type, left_out)
    return found


def test_every_command_and_message_is_described_and_no_other() -> None:
    assert set(documented_fields()) == {*ASKED, *TOLD}


@pytest.mark.parametrize("name", [*ASKED, *TOLD])
def test_fields_types_and_defaults_are_those_of_the_code(name: str) -> None:
    struct = ASKED.get(name) or TOLD[name]
    assert documented_fields()[name] == fields_of(struct, told_anyway=name in TOLD)


def test_bodies_have_the_fields_of_the_code() -> None:
    described = {codes(body)[0]: set(codes(fields)) for body, fields in PAGE.table("body", "fields").rows}
    described["GameDetail"] -= {"GameInfo"}
    described["GameInfo"] -= {"easy", "normal", "hard"}
    assert described == {name: set(body.__struct_fields__) for name, body in BODIES.items()}


def test_every_type_of_the_openapi_document_is_described() -> None:
    known = {struct.__name__ for group in (ASKED, TOLD, BODIES) for struct in group.values()}
    assert set(openapi()["components"]["schemas"]) <= known


# Routes


def documented_routes() -> dict[str, tuple[set[str], str]]:
    """Each route with its query and its answer, commands one by one."""
    found: dict[str, tuple[set[str], str]] = {}
    for route, query, answer, _ in PAGE.table("route", "query", "answer").rows:
        for name in map(tag, COMMANDS) if "COMMAND" in route else [""]:
            found[codes(route)[0].replace("COMMAND", name)] = set(codes(query)), answer
    return found


def test_routes_queries_and_answers_are_those_of_the_openapi_document() -> None:
    lines = {"messages", "frames", "record", "lines"}
    described = {
        route: (
            query,
            re.sub(rf" ({'|'.join(lines)})$", " application/x-ndjson", answer).replace(" text", " text/plain"),
        )
        for route, (query, answer) in documented_routes().items()
    }
    assert described == routes()


# What happened, and why not


def test_all_that_may_have_changed_is_listed() -> None:
    listed = [name for cell in PAGE.table("what").column(0) for name in codes(cell)]
    loud = [entry for entry in get_args(AnyEntry) if entry not in (Chose, Passed, Said) and not entry.quiet]
    assert sorted(listed) == sorted(map(tag, loud))


def test_kinds_of_errors_have_their_status() -> None:
    described = {codes(kind)[0]: int(status) for kind, status, _ in PAGE.table("kind", "status").rows}
    assert described == dict(STATUS) | {"bug": 500}


def test_every_reason_has_a_text_that_can_be_told() -> None:
    assert set(denials()) <= set(worded_reasons())
    for reason, needed in worded_reasons().items():
        assert needed <= reasons()[reason][1], reason


def test_every_reason_is_described_with_its_kinds_and_arguments() -> None:
    rows = PAGE.table("reason", "kind", "arguments").rows
    described = {codes(reason)[0]: (set(codes(kind)), set(codes(arguments))) for reason, kind, arguments, _ in rows}
    assert described == reasons()
    assert list(described) == sorted(described)


def test_close_codes_are_those_of_the_socket() -> None:
    described = {(int(code), name) for code, names, _ in PAGE.table("code", "reason").rows for name in codes(names)}
    assert described == {(code, ending) for ending, code in CODES.items()} | {
        (TOO_BIG, "too-large"),
        (CODES["signed-out"], "too-fast"),
    }


# Limits


def test_rates_are_those_of_the_limits() -> None:
    rows = PAGE.table("action", "a second", "at once").rows
    described = {"".join(codes(action)): (float(each), int(burst)) for action, each, burst, _ in rows}
    assert described.pop("") == USUAL
    assert described == {action: tuple(rate) for action, rate in RATES.items() if action in limited_actions()}


def test_sizes_and_numbers_are_those_of_the_limits() -> None:
    described = {row[0]: row[1] for row in PAGE.table("limit").rows}
    limits = Limits()
    counted = dict(MOST_AT_ONCE)
    assert described == {
        "body of a request, message of a client": f"{MESSAGE_BYTES // 1024} KiB",
        "record": f"{RECORD_BYTES // 1024**2} MiB",
        "lines of a record": f"{limits.longest_record:,}",
        "entries of a log after which nothing need be added but decisions": f"{limits.longest_log:,}",
        "page of a log or a replay": f"{PAGE_BYTES // 1024**2} MiB",
        "head of a request": f"{HEAD_BYTES // 1024} KiB",
        **{what: str(most) for what, most in counted.items()},
        "tables watched over one socket": str(MOST_WATCHED),
        "tables of a host that are not over": str(limits.most_tables),
        "spectators of a table": str(limits.most_spectators),
        "tokens of a player": str(MOST_TOKENS),
        "people that one may mute at a table": str(MOST_MUTED),
    }


def test_numbers_in_the_prose_are_those_of_the_code() -> None:
    for words in (
        f"after {KEEP_ALIVE:g} seconds of silence",
        f"more than {MOST_WAITING} messages or {MOST_BYTES // 1024**2} MiB wait",
        f"within {CHECKED_EVERY:g} seconds",
        f"a message above {MESSAGE_BYTES // 1024} KiB",
        f"the cookie `{COOKIE}`",
        f"{COOKIE_DAYS} days",
    ):
        assert words in re.sub(r"\s+", " ", PAGE.prose), words


# Words

OTHERS = {
    "curl",
    "do",
    "type",
    "own",
    "spectator",
    "true",
    "false",
    "null",
    "cut",
    "items",
    "refusal-REASON",
    "course-NAME",
}
"""Words of the page that are no field, value or name: what is typed, and where a name is to be put in."""
HEADERS = {"Deadtown-Link", "Deadtown-Next", "Retry-After", "X-Request-Id", "Accept-Language", "HttpOnly", "Secure"}


def known_words() -> set[str]:
    structs = [struct for group in (ASKED, TOLD, BODIES) for struct in group.values()]
    fields = {field for struct in structs for field in struct.__struct_fields__}
    types = " ".join(field.type for struct in structs for field in fields_of(struct).values())
    queries = {name for query, _ in routes().values() for name in query}
    told = {tag(entry) for entry in get_args(AnyEntry)}
    games = {word for game in GAMES.values() for word in (*bot_names(game), *game.players.levels)}
    schemas = [part for game in GAMES.values() for part in game.rules.options_schema["$defs"].values()]
    options = {word for part in schemas for option in part["properties"].values() for word in option}
    denied = {word for reason, (kinds, arguments) in reasons().items() for word in (reason, *kinds, *arguments)}
    named = {*ASKED, *TOLD, *BODIES, *RATES, *CODES, *LANGUAGES, COOKIE}
    return named | fields | set(codes(types)) | queries | told | games | options | denied | OTHERS | HEADERS


def test_no_word_of_the_page_names_something_that_does_not_exist() -> None:
    words = PAGE.words()
    assert {word for word in words if re.fullmatch(r"[A-Za-z][A-Za-z_-]*", word)} - known_words() == set()
    assert {word for word in words if word.startswith("--")} <= {*(setting.flag for setting in SETTINGS), "--json"}
    paths = {word for word in words if re.match(r"(GET|POST|DELETE) /", word)}
    assert paths - set(documented_routes()) == {f"GET {API}/openapi.json", "POST /tables/{table}/COMMAND"}
