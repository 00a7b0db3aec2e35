"""All that there is in the protocol, as the code has it, for the tests that hold the page to it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from deadtown.bots.analysis import DecisionAt, SeatAccuracy
from deadtown.kernel import Moment, Outcome, ReckoningLine, Rung, Talk
from deadtown.kernel.standing import Standing
from deadtown.table import messages, settings
from deadtown.table.accounts import Token
from deadtown.table.analysing.lines import AnalysisLine
from deadtown.table.commands import COMMANDS
from deadtown.table.lessons import LessonInfo, LessonStep, LessonTitle
from deadtown.table.links import Links
from deadtown.table.log_lines import LogLine
from deadtown.table.messages import Message
from deadtown.table.rules import RulesInfo
from deadtown.table.story import Frame
from deadtown.table.summary import SummaryInfo
from deadtown.text import Clause
from deadtown.web import accounts_api, calls, games_api, tables_api
from deadtown.web.app import make_app
from deadtown.web.errors import OF_HTTP, ErrorBody, ErrorInfo
from deadtown.web.settings import Settings
from tests.docs.pages import ROOT

SOURCE = ROOT / "src" / "deadtown"
API = "/api/v1"

Struct = type[msgspec.Struct]


def tag(struct: Struct) -> str:
    """What a message says that it is."""
    return str(struct.__struct_config__.tag)


ASKED: dict[str, Struct] = {
    **{tag(command): command for command in COMMANDS},
    **{tag(call): call for call in (calls.Watch, calls.Unwatch, calls.Follow, calls.Create)},
    "COMMAND": calls.Order,
    **{part.__name__: part for part in (settings.TablePlan, settings.SeatPlan, settings.Settings)},
    **{part.__name__: part for part in (settings.Clock, settings.SitIn, settings.Windows)},
}
"""What clients send, as the tables of the page call it."""

PARTS = (
    *(messages.TableInfo, messages.SeatInfo, messages.AskInfo, Outcome, Talk),
    *(messages.You, Standing, messages.SeenInfo, messages.WindowInfo),
)
TOLD: dict[str, Struct] = {
    **{tag(message): message for message in Message.__subclasses__()},
    **{
        part.__name__: part
        for part in (
            *PARTS,
            messages.LineInfo,
            Moment,
            messages.DecisionInfo,
            messages.Done,
            messages.PreviewInfo,
            ErrorInfo,
        )
    },
    **{tag(answer): answer for answer in (calls.Answer, calls.Problem)},
    **{tag(line): line for line in get_args(AnalysisLine)},
    **{part.__name__: part for part in (SeatAccuracy, DecisionAt)},
}
"""What clients are sent."""

BODIES: dict[str, Struct] = {
    body.__name__: body
    for body in (
        *(accounts_api.SignIn, accounts_api.SessionInfo, accounts_api.TokenWish, accounts_api.TokenMade, Token),
        *(games_api.GameInfo, games_api.RoleInfo, games_api.GameDetail, RulesInfo, Clause),
        *(games_api.BalanceInfo, games_api.SharesInfo, games_api.SetShares, games_api.SideShare),
        *(tables_api.Made, tables_api.Fork, Links, LogLine, Frame, ErrorBody),
        *(LessonInfo, LessonStep, LessonTitle, SummaryInfo, Rung, ReckoningLine),
    )
}
"""What else goes over HTTP."""


@cache
def openapi() -> Any:
    """The description that a server gives of itself."""
    return make_app(Settings(database="nowhere")).openapi_schema.to_schema()


def routes() -> dict[str, tuple[set[str], str]]:
    """Each route, with the names in its query and its answer."""
    found: dict[str, tuple[set[str], str]] = {}
    for path, methods in openapi()["paths"].items():
        for method, operation in methods.items():
            query = {part["name"] for part in operation.get("parameters", ()) if part["in"] == "query"}
            found[f"{method.upper()} {path.removeprefix(API)}"] = query, answer_of(operation["responses"])
    return found


def answer_of(responses: Any) -> str:
    """The status and the type of a success."""
    status = max(str(status) for status in responses if status.startswith("2"))
    if status == "204":
        return status
    ((media, content),) = responses[status]["content"].items()
    schema = content.get("schema", {})
    name = (schema.get("$ref") or schema.get("items", {}).get("$ref", "")).rpartition("/")[2]
    if not name:
        return f"{status} {media.partition(';')[0]}"
    shown = tag(messages.State) if name == "State" else name
    return f"{status} {'list of ' if 'items' in schema else ''}`{shown}`"


def calls_in(*rooms: str) -> Iterator[tuple[str, ast.Call]]:
    """Whatever is called in the code of some rooms, by its name."""
    for room in rooms:
        for path in sorted((SOURCE / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    called = node.func
                    yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node


@cache
def denials() -> dict[str, tuple[set[str], set[str]]]:
    """All reasons for which a table or the server denies something, with their kinds and arguments."""
    found: defaultdict[str, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for name, call in calls_in("table", "web"):
        if name == "Denied":
            kind, reason = (part.value if isinstance(part, ast.Constant) else None for part in call.args[:2])
            if isinstance(kind, str) and isinstance(reason, str):
                found[reason][0].add(kind)
                found[reason][1].update(word.arg for word in call.keywords if word.arg)
    for kind, reason in OF_HTTP.values():
        found[reason][0].add(kind)
    for reason in ("not-started", "game-over", "table-closed"):
        found[reason][0].add("conflict")
    found["server-trouble"][0].add("bug")
    return dict(found)


def worded_reasons() -> dict[str, set[str]]:
    """All reasons that have a text whatever the game, with the arguments that it needs."""
    text = (SOURCE / "text" / "en.ftl").read_text("utf-8")
    found = re.findall(r"^refusal-([a-z-]+) =((?:.*\n)(?:^[ \t]+.*\n)*)", text, re.M)
    return {reason: set(re.findall(r"\$(\w+)", words)) for reason, words in found}


@cache
def reasons() -> dict[str, tuple[set[str], set[str]]]:
    """All reasons with their kinds and arguments, whatever the game; those that no table gives are of the rules."""
    denied = denials()
    return {reason: denied.get(reason, ({"refused"}, needed)) for reason, needed in worded_reasons().items()}


@cache
def limited_actions() -> set[str]:
    """All that somebody may do too often."""
    found = {tag(command) for command in COMMANDS}
    for name, call in calls_in("web"):
        if name in ("spend", "allow", "allow_reading", "allow_signed") and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
    return found
