"""``deadtown house``: its words, and what each of them does."""

import os
import re
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from deadtown.complaint import Complaint
from deadtown.table.keeping import backup, guests
from deadtown.table.keeping.check import Check, Damage
from deadtown.table.keeping.closing import close_table, read_summary
from deadtown.table.keeping.costs import read_costs
from deadtown.table.keeping.tables import Wanted, list_tables
from deadtown.table.keeping.visit import Visit
from deadtown.table.store.reading import PHASES
from deadtown.web.keeping import showing
from deadtown.web.settings import SETTINGS, default_database

DAMAGED = 1
"""The exit status of ``check`` when something is damaged."""
UNITS = {"m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
DATABASE = next(setting for setting in SETTINGS if setting.name == "database")
MOST = 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (summary, add, keep) in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        add(command)
        DATABASE.add_to(command)
        command.add_argument("--json", action="store_true", help="for programs: one object, or a list of them")
        command.set_defaults(keep=keep)


def run(arguments: Namespace) -> int:
    keep: Callable[[Namespace], int] = arguments.keep
    return keep(arguments)


def database_of(arguments: Namespace) -> str:
    """Where the tables are kept: as for ``deadtown serve``."""
    if hasattr(arguments, "database"):
        return str(DATABASE.take(DATABASE.flag, arguments.database))
    given = os.environ.get(DATABASE.variable)
    return str(DATABASE.take(DATABASE.variable, given)) if given else default_database()


def answer(arguments: Namespace, found: Any, show: Callable[[Any], None]) -> None:
    """Tell what was found or done, to a person or to a program."""
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)


# Looking


def add_tables(parser: ArgumentParser) -> None:
    parser.add_argument("--phase", choices=PHASES, help="only those that are open, playing, over or closed")
    parser.add_argument("--game", metavar="GAME", default="", help="only those of this game")
    parser.add_argument("--host", metavar="PLAYER", default="", help="only those of this guest, by id or name")
    parser.add_argument("--older-than", metavar="AGE", help="only where nothing has happened for 90m, 12h or 30d")
    parser.add_argument("--sort", choices=("changed", "created", "entries"), default="changed", help="the most first")
    add_limit(parser, 100)


def add_limit(parser: ArgumentParser, usual: int) -> None:
    parser.add_argument("--limit", metavar="NUMBER", default=str(usual), help=f"how many at most ({usual})")


def read_limit(arguments: Namespace) -> int:
    text = arguments.limit
    if not (text.isdecimal() and len(text) < 9 and 0 < int(text) <= MOST):
        raise Complaint(f"--limit: {text!r} is not a whole number from 1 to {MOST}")
    return int(text)


def read_age(text: str) -> float:
    """Seconds, from a number and a letter."""
    found = re.fullmatch(r"(\d{1,6})([mhd])", text)
    if found is None:
        raise Complaint(f"--older-than: {text!r} is not a time such as 90m, 12h or 30d")
    return int(found[1]) * UNITS[found[2]]


def tables(arguments: Namespace) -> int:
    before = None if arguments.older_than is None else time.time() - read_age(arguments.older_than)
    wanted, limit = Wanted(arguments.phase or "", arguments.game, arguments.host, before), read_limit(arguments)
    with Visit.to(database_of(arguments)) as visit, visit.reading() as connection:
        found = list_tables(connection, wanted, arguments.sort, limit)
    answer(arguments, found, showing.show_tables)
    return 0


def add_players(parser: ArgumentParser) -> None:
    parser.add_argument("words", metavar="NAME|ID", nargs="?", default="", help="a part of a name, or an id")
    parser.add_argument("--banned", action="store_true", help="only those who are banned")
    add_limit(parser, 100)


def players(arguments: Namespace) -> int:
    limit = read_limit(arguments)
    with Visit.to(database_of(arguments)) as visit, visit.reading() as connection:
        found = guests.list_guests(connection, arguments.words, arguments.banned, limit)
    answer(arguments, found, showing.show_guests)
    return 0


def add_costs(parser: ArgumentParser) -> None:
    add_limit(parser, 20)


def costs(arguments: Namespace) -> int:
    limit = read_limit(arguments)
    with Visit.to(database_of(arguments)) as visit, visit.reading() as connection:
        found = read_costs(connection, time.time(), limit)
    answer(arguments, found, showing.show_costs)
    return 0


# Seeing to it


def add_close(parser: ArgumentParser) -> None:
    parser.add_argument("tables", metavar="TABLE", nargs="+", help="the id of a table")


def close(arguments: Namespace) -> int:
    with Visit.to(database_of(arguments)) as visit:
        with visit.reading() as connection:
            for table in arguments.tables:
                read_summary(connection, table)
        done = {table: close_table(visit, table, time.time()) for table in arguments.tables}
    answer(arguments, done, showing.show_closed)
    return 0


def add_guest(parser: ArgumentParser) -> None:
    parser.add_argument("player", metavar="PLAYER", help="the id of a guest")


def log_out(arguments: Namespace) -> int:
    with Visit.to(database_of(arguments)) as visit:
        ended = guests.log_out(visit, arguments.player)
    answer(arguments, {"ended": ended}, lambda _: showing.say(f"{ended} sessions ended."))
    return 0


def ban(arguments: Namespace) -> int:
    with Visit.to(database_of(arguments)) as visit:
        changed = guests.ban(visit, arguments.player, time.time())
    words = "The guest is not let in any more." if changed else "The guest was banned already."
    answer(arguments, {"changed": changed}, lambda _: showing.say(words))
    return 0


def unban(arguments: Namespace) -> int:
    with Visit.to(database_of(arguments)) as visit:
        changed = guests.lift_ban(visit, arguments.player)
    words = "The guest may come in again." if changed else "The guest was not banned."
    answer(arguments, {"changed": changed}, lambda _: showing.say(words))
    return 0


# Keeping it


def add_backup(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file to be written; it holds secrets")
    parser.add_argument("--replace", action="store_true", help="also where there is such a file")


def back_up(arguments: Namespace) -> int:
    path = Path(arguments.file).expanduser()
    with Visit.to(database_of(arguments)) as visit:
        made = backup.back_up(visit, path, arguments.replace, time.time())
    answer(arguments, made, lambda made: showing.show_backup("Backed up", made))
    return 0


def add_restore(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup")
    parser.add_argument("--replace", action="store_true", help="give up what is in the database")


def restore(arguments: Namespace) -> int:
    path = Path(arguments.file).expanduser()
    backup.check_backup(path)
    with Visit.to(database_of(arguments), make=True) as visit:
        held = backup.restore(visit, path, arguments.replace, time.time())
    answer(arguments, held, lambda held: showing.show_backup("Restored", held))
    return 0


def add_nothing(parser: ArgumentParser) -> None:
    """A command that is told nothing more."""


def check(arguments: Namespace) -> int:
    done, damages = Check(), list[Damage]()
    with Visit.to(database_of(arguments)) as visit:
        for damage in done.run(visit):
            damages.append(damage)
            if not arguments.json:
                showing.show_damage(damage)
    answer(
        arguments,
        {**msgspec.structs.asdict(done), "damages": damages},
        lambda _: showing.show_check(done, len(damages)),
    )
    return DAMAGED if damages else 0


COMMANDS: dict[str, tuple[str, Callable[[ArgumentParser], None], Callable[[Namespace], int]]] = {
    "tables": ("list tables: who plays, how long their logs are, when something happened", add_tables, tables),
    "close": ("close tables, whatever goes on there; everybody is told", add_close, close),
    "players": ("find guests: when they were last here, their tables and sessions", add_players, players),
    "log-out": ("end all sessions of a guest, of browsers and of programs", add_guest, log_out),
    "ban": ("let a guest in no more", add_guest, ban),
    "unban": ("let a guest in again", add_guest, unban),
    "costs": ("see which tables and guests cost most, and which take up most room", add_costs, costs),
    "backup": ("write all there is into one file, while people play", add_backup, back_up),
    "restore": ("go back to a backup, of SQLite or PostgreSQL, while the server runs or not", add_restore, restore),
    "check": ("look through a database for damage", add_nothing, check),
}
