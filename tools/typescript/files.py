"""What is written: the protocol, and the things of each game."""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin

from litestar.handlers import HTTPRouteHandler

from deadtown.games import GAMES
from deadtown.kernel import Event, Game, Outcome
from deadtown.table import denied, entries, messages, settings
from deadtown.table.analysing.lines import AnalysisLine
from deadtown.table.commands import COMMANDS
from deadtown.table.story import Frame
from deadtown.web import api, calls, errors
from tools.typescript.writing import Struct, Writer, declare, structs_in

HEAD = "// Written by tools/types from the server's types: change those, not this.\n"

NAMES = {
    "Phase": messages.Phase,
    "Views": messages.Views,
    "Visibility": settings.Visibility,
    "Matter": entries.Matter,
    "Kind": denied.Kind,
}
FIELDS = {
    ("DecisionInfo", "options"): "Option[]",
    ("GameDetail", "standing"): "Record<string, Option>",
    ("Done", "answer"): "ErrorInfo | PreviewInfo | null",
    ("Answer", "answer"): "ErrorInfo | PreviewInfo | null",
    ("Moment", "changes"): "Change[]",
    ("Moved", "changes"): "Change[] | null",
    ("Frame", "changes"): "Change[] | null",
    ("LineInfo", "marks"): "Mark[]",
    ("SummaryInfo", "marks"): "Mark[]",
    ("JudgedInWords", "chosen"): "Option",
    ("JudgedInWords", "better"): "Option",
}
"""Where the server's types say less than its words."""

OK = 200

OPTION = """/** A verb and its arguments, such as `["take", "magazine"]`. */
export type Option = (string | number)[];
"""
EVENT = """/** Something that happened in the game; which fields there are depends on its type. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}
"""
CHANGE = """/** What is different in a view: what is there now, that nothing is, or which items of a list give way. */
export type Change =
  | [path: (string | number)[], value: unknown]
  | [path: (string | number)[]]
  | [path: (string | number)[], start: number, cut: number, items: unknown[]];
"""
MARK = """/** From where to where in a line something stands, and what: a thing by family and name, or a seat. */
export type Mark = [start: number, end: number, family: string, name: string | number];
"""


def protocol() -> str:
    """Everything that goes between the server and a client, whatever the game."""
    writer = Writer(NAMES, FIELDS, {Event: "GameEvent"})
    writer.add(OPTION)
    writer.add(EVENT)
    writer.add(CHANGE)
    writer.add(MARK)
    told = [struct for annotation in answers() for struct in structs_in(annotation)]
    sent: list[Struct] = [
        struct for struct in messages.Message.__subclasses__() if struct.__module__ == messages.__name__
    ]
    writer.tell(*sent, *told, messages.PreviewInfo, Frame, errors.ErrorBody, calls.Answer, calls.Problem)
    writer.tell(*get_args(AnalysisLine))
    writer.unite("AnalysisLine", "A line of the analysis of a game that is over.", get_args(AnalysisLine))
    writer.unite("Message", "What somebody who watches is sent.", sent)
    bodies = [struct for handler in handlers() for struct in structs_in(handler.fn.__annotations__.get("data"))]
    requests: list[Struct] = [calls.Watch, calls.Unwatch, calls.Follow, calls.Create]
    writer.ask(*(body for body in bodies if body not in COMMANDS))
    writer.ask(*COMMANDS, *requests)
    writer.ask(calls.Order, tagged=False)
    writer.unite("Command", "What somebody may ask of a table; over HTTP without `do`.", COMMANDS)
    asked = [*(request.__name__ for request in requests), "(Order & Command)"]
    writer.add(declare("Call", "What a client sends over a socket.", asked))
    writer.add(declare("Received", "What a client is sent over a socket.", ["Message", "Answer", "Problem"]))
    return writer.text(HEAD)


def handlers() -> list[HTTPRouteHandler]:
    """All routes, always in the same order."""
    found = {
        (route.path, sorted(handler.http_methods)[0]): handler
        for route in api.ROUTES.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler)
    }
    return [found[place] for place in sorted(found)]


def answers() -> Iterator[Any]:
    """What routes answer, by what they return and by what they say of that which is written elsewhere."""
    for handler in handlers():
        yield handler.fn.__annotations__.get("return")
        if handler.responses and OK in handler.responses:
            yield handler.responses[OK].data_container


def names_in(game: Game[Any]) -> dict[str, Any]:
    """How the modules of a game call one of several words."""
    room = sys.modules[game.rules.options_type.__module__].__package__
    modules = [module for _, module in sorted(sys.modules.items()) if getattr(module, "__package__", "") == room]
    return {name: value for module in modules for name, value in vars(module).items() if get_origin(value) is Literal}


def things_of(game: Game[Any]) -> str:
    """What a game shows, tells and lets people agree on."""
    writer = Writer(names_in(game), known={Outcome: "Outcome"})
    told = [structs_in(game.eyes.view.__annotations__["return"]), structs_in(game.rules.options_type)]
    catalogue = game.words.catalogue()
    if catalogue is not None:
        told.append(structs_in(type(catalogue)))
    writer.tell(*(struct for structs in told for struct in structs), *game.rules.events)
    writer.unite("AnyEvent", "Whatever may happen in this game.", list(game.rules.events))
    imports = (
        f'import type {{ {", ".join(sorted(writer.used))} }} from "../../protocol/types";\n' if writer.used else ""
    )
    return writer.text(f"{HEAD}\n{imports}")


@cache
def files() -> dict[str, str]:
    """The text of each file, by its place in the project."""
    return {
        "client/src/protocol/types.ts": protocol(),
        **{f"client/src/games/{game.name}/types.ts": things_of(game) for game in GAMES.values()},
    }
