"""The command ``deadtown``. What is not needed is not loaded, so that it starts at once."""

import errno
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from deadtown import __version__
from deadtown.complaint import Complaint, unknown_game
from deadtown.signals import interrupts_heeded
from deadtown.visible import visible_line

if TYPE_CHECKING:
    from deadtown.kernel import Game

WRONG = 2
"""The exit status of a command that can't be carried out as it was given."""
INTERRUPTED = 130
USUAL_GAME = "zombinion"
SERVER = ("litestar", "uvicorn", "websockets", "httptools", "sqlalchemy", "alembic")
"""What a server can't do without."""


class Parser(ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} ({self.prog} --help tells more)")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        with interrupts_heeded():
            parser = make_parser(asked=words[0] if words else "")
            if not words:
                parser.print_help()
                return 0
            arguments = parser.parse_args(words)
            carry_out: Callable[[Namespace], int] = arguments.carry_out
            status = carry_out(arguments)
        sys.stdout.flush()
        return status
    except Complaint as complaint:
        print(f"deadtown: {visible_line(str(complaint))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except OSError as error:
        if not isinstance(error, BrokenPipeError) and error.errno != errno.EIO:
            raise
        return leave_quietly()


def leave_quietly() -> int:
    """Nobody reads any more: that is no reason to complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def make_parser(asked: str) -> Parser:
    parser = Parser(prog="deadtown", description="Zombie tabletop games, every rule enforced and explained.")
    parser.add_argument("--version", action="version", version=f"deadtown {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (summary, add_arguments) in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        if name == asked or name not in LOADING:
            add_arguments(command)
    return parser


def add_serve(parser: ArgumentParser) -> None:
    from deadtown.web.settings import add_arguments

    add_arguments(parser)
    parser.set_defaults(carry_out=serve)


def add_house(parser: ArgumentParser) -> None:
    need_server("house")
    from deadtown.web.keeping.command import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_play(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"the game ({USUAL_GAME} unless told otherwise)")
    parser.add_argument(
        "--seat",
        metavar="WHO",
        action="append",
        help="me, me:NAME, bot:BOT or bot:BOT:NAME; once for each player "
        "(unless told otherwise: me against the best bot that knows the game)",
    )
    parser.add_argument(
        "--set",
        metavar="SET",
        help="the set of cards to play with, where the game has several, such as clash or random",
    )
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", help="an option of the game; see: deadtown games"
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same seed brings the same luck")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save-to", metavar="FILE", help="where the game is saved when it ends or is left")
    add_language(parser)
    parser.set_defaults(carry_out=play)


def add_replay(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--eyes", metavar="WHO", help="a seat from 1, a player's name, spectator or all")
    parser.add_argument("--step", action="store_true", help="stop after every decision")
    add_language(parser)
    parser.set_defaults(carry_out=replay)


def add_check(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="+", help="a record")
    add_language(parser)
    parser.set_defaults(carry_out=check)


def add_analyse(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record of a game that is over")
    eyes = "through whose eyes the chances are shown: a seat from 1, a player's name or spectator"
    parser.add_argument("--eyes", metavar="WHO", help=eyes)
    parser.add_argument("--quick", action="store_true", help="look at less, and sooner be done")
    add_language(parser)
    parser.set_defaults(carry_out=analyse)


def add_rules(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game")
    parser.add_argument("words", metavar="RULE", nargs="*", help="a section (7), a rule (7.2) or words to look for")
    add_language(parser)
    parser.set_defaults(carry_out=rules)


def add_games(parser: ArgumentParser) -> None:
    add_language(parser)
    parser.set_defaults(carry_out=games)


def add_cards(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game")
    add_language(parser)
    parser.set_defaults(carry_out=cards)


def add_bots(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game")
    add_language(parser)
    parser.set_defaults(carry_out=bots)


def add_simulate(parser: ArgumentParser) -> None:
    from deadtown.lab.command import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_levels(parser: ArgumentParser) -> None:
    from deadtown.lab.levels import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_balance(parser: ArgumentParser) -> None:
    from deadtown.lab.balance import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_compare(parser: ArgumentParser) -> None:
    from deadtown.lab.experiments.compare import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_sweep(parser: ArgumentParser) -> None:
    from deadtown.lab.experiments.sweep import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_tournament(parser: ArgumentParser) -> None:
    from deadtown.lab.experiments.tournament import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_luck(parser: ArgumentParser) -> None:
    from deadtown.lab.experiments.luck import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_report(parser: ArgumentParser) -> None:
    from deadtown.lab.experiments.report_command import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(carry_out=run)


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, it or fr (unless told otherwise: that of your system)")


def read_language(arguments: Namespace) -> None:
    """The language asked for, else the one that the system speaks, else English."""
    from deadtown.text import LANGUAGES

    if arguments.lang is None:
        spoken = (os.environ.get(name, "")[:2].lower() for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        arguments.lang = next((language for language in spoken if language), "")
        if arguments.lang not in LANGUAGES:
            arguments.lang = LANGUAGES[0]
    elif arguments.lang not in LANGUAGES:
        raise Complaint(f"unknown language {arguments.lang!r}; there are: {', '.join(LANGUAGES)}")


def find_game(name: str | None) -> "Game[Any]":
    from deadtown.games import GAMES

    found = GAMES.get(name or USUAL_GAME)
    if found is None:
        raise unknown_game(str(name), GAMES)
    return found


def need_server(command: str) -> None:
    """Complain where a command can't work, because only the games were installed."""
    missing = [name for name in SERVER if find_spec(name) is None]
    if missing:
        raise Complaint(f"{command} needs {', '.join(missing)}: pip install 'deadtown[server]'")


def serve(arguments: Namespace) -> int:
    need_server("serve")
    from deadtown.web.serve import run

    return run(arguments)


def play(arguments: Namespace) -> int:
    from deadtown.terminal.play import run

    asked = arguments.lang is not None
    read_language(arguments)
    return run(arguments, find_game(arguments.game), language_asked=asked)


def replay(arguments: Namespace) -> int:
    from deadtown.terminal.replay import run

    read_language(arguments)
    return run(arguments)


def check(arguments: Namespace) -> int:
    from deadtown.terminal.check import run

    read_language(arguments)
    return run(arguments)


def analyse(arguments: Namespace) -> int:
    from deadtown.terminal.analyse import run

    read_language(arguments)
    return run(arguments)


def rules(arguments: Namespace) -> int:
    from deadtown.terminal.lists import read_rules

    read_language(arguments)
    return read_rules(arguments, find_game(arguments.game))


def games(arguments: Namespace) -> int:
    from deadtown.terminal.lists import list_games

    read_language(arguments)
    return list_games(arguments)


def cards(arguments: Namespace) -> int:
    from deadtown.terminal.lists import list_cards

    read_language(arguments)
    return list_cards(arguments, find_game(arguments.game))


def bots(arguments: Namespace) -> int:
    from deadtown.terminal.lists import list_bots

    read_language(arguments)
    return list_bots(arguments, find_game(arguments.game))


COMMANDS: dict[str, tuple[str, Callable[[ArgumentParser], None]]] = {
    "serve": ("open the tables to browsers, bots and scripts", add_serve),
    "house": ("keep house: tables, guests, costs, backups, while the server runs or not", add_house),
    "play": ("play a game here, against bots or with friends at one keyboard", add_play),
    "simulate": ("let bots play by the thousand, and measure", add_simulate),
    "compare": ("play A against B with the same luck: options, bots, or two simulations", add_compare),
    "sweep": ("play the same games with each value of an option", add_sweep),
    "tournament": ("let bots play all against all, and rate them", add_tournament),
    "luck": ("measure how much luck decides, and how much decisions", add_luck),
    "levels": ("measure how much better each level of bots plays than the one below", add_levels),
    "balance": ("measure how even a game is for its unequal sides", add_balance),
    "report": ("measure how even all games are, and write a page about it", add_report),
    "replay": ("look at a recorded game again, through anybody's eyes", add_replay),
    "check": ("verify recorded games: every choice, the luck, the outcome", add_check),
    "analyse": ("look again at a game that is over: how it stood, and which decisions cost most", add_analyse),
    "rules": ("read the rules of a game", add_rules),
    "games": ("list the games and their options", add_games),
    "cards": ("list the cards of a game, and how options name them", add_cards),
    "bots": ("list the bots of a game", add_bots),
}
LABORATORY = ("simulate", "compare", "sweep", "tournament", "luck", "levels", "balance", "report")
LOADING = frozenset({"serve", "house", *LABORATORY})
"""Commands that load something to know their arguments: that is done only when they are asked for."""
