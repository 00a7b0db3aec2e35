"""How a server is run. Each setting is given by a flag or by a variable of the environment; the flag wins."""

import math
import os
import re
from argparse import SUPPRESS, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Callable, Mapping
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from deadtown.complaint import Complaint, unknown_game
from deadtown.folders import data_folder

MOST_PROCESSES = 64
MOST_LINES = 1_000_000
POSTGRESQL = ("postgresql:", "postgresql+psycopg:", "postgres:")

USUAL_PORTS = {"http": ":80", "https": ":443"}


def default_database() -> str:
    """One file in the folder where this system keeps what programs store for a user."""
    return str(data_folder() / "deadtown.db")


def default_bots() -> int:
    """All cores but one, which answers people."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8670
    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    bots: int = msgspec.field(default_factory=default_bots)
    bot_seconds: float = 2.0
    guest_bots: tuple[str, ...] = ()
    search_processes: int = 1
    analysts: int = 1
    analysis_seconds: float = 240.0
    readers: int = 1
    read_seconds: float = 20.0
    record_lines: int = 10_000
    log_entries: int = 20_000
    browser: bool = True
    host_names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    rates: float = 1.0
    crowd: float = 8.0
    address_share: float = 0.3
    connections: int = 10_000
    address_connections: int = 512
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    idle_seconds: float = 75.0
    unread_seconds: float = 20.0
    unread: int = 1024
    unread_total: int = 256
    open_metrics: bool = False
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def uses_postgresql(self) -> bool:
        return self.database.startswith(POSTGRESQL)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """The settings that the environment gives. Raises Complaint for what can't be read."""
        return cls.from_arguments(Namespace(), environment)

    @classmethod
    def from_arguments(cls, arguments: Namespace, environment: Mapping[str, str] = os.environ) -> "Settings":
        """The settings of flags and environment together. Raises Complaint for what can't be read."""
        given: dict[str, Any] = {}
        for setting in SETTINGS:
            if hasattr(arguments, setting.name):
                given[setting.name] = setting.take(setting.flag, getattr(arguments, setting.name))
            elif environment.get(setting.variable):
                given[setting.name] = setting.take(setting.variable, environment[setting.variable])
        settings = cls(**given)
        if settings.workers > 1 and not settings.uses_postgresql:
            raise Complaint("--workers: more than one needs PostgreSQL (--database postgresql://...)")
        return settings

    def to_environment(self) -> dict[str, str]:
        """What makes ``from_environment`` of another process give the same: no secret is on its command line."""
        return {setting.variable: written(getattr(self, setting.name)) for setting in SETTINGS}


DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(Settings)}


class Setting(msgspec.Struct, frozen=True):
    """One setting: how it is called, what it is for, and how it is read."""

    name: str
    metavar: str
    help: str
    read: Callable[[str], Any]
    """Raises ValueError, which says what is expected."""
    kind: Literal["one", "several", "switch"] = "one"
    default: str = ""
    """In words, where the value itself does not tell."""

    @property
    def flag(self) -> str:
        singular = self.name.removesuffix("s") if self.kind == "several" else self.name
        return "--" + singular.replace("_", "-")

    @property
    def variable(self) -> str:
        return "DEADTOWN_" + self.name.upper()

    def take(self, source: str, value: str | bool | list[str]) -> Any:
        """The value of a flag or a variable, whose name is told when it can't be read."""
        try:
            if self.kind != "several":
                return self.read(written(value))
            parts = (",".join(value) if isinstance(value, list) else str(value)).split(",")
            return tuple(self.read(part.strip()) for part in parts if part.strip())
        except ValueError as error:
            raise Complaint(f"{source}: {error}") from None

    def add_to(self, parser: ArgumentParser) -> None:
        default = self.default or written(DEFAULTS[self.name]) or "none"
        words = f"{self.help} [{self.variable}; {default}]".replace("%", "%%")
        if self.kind == "switch":
            parser.add_argument(self.flag, action=BooleanOptionalAction, default=SUPPRESS, help=words)
        else:
            action = "append" if self.kind == "several" else "store"
            parser.add_argument(
                self.flag, metavar=self.metavar, dest=self.name, action=action, default=SUPPRESS, help=words
            )


def add_arguments(parser: ArgumentParser) -> None:
    parser.epilog = (
        "In brackets: the variable of the environment that says the same, and what holds unless told otherwise. "
        "A flag wins over its variable. The password of a database is best given in DEADTOWN_DATABASE."
    )
    for setting in SETTINGS:
        setting.add_to(parser)


def written(value: Any) -> str:
    """As it stands in the environment."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def number(least: float, most: float, whole: bool = True) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = int(text) if whole else float(text)
        except ValueError:
            value = math.nan
        if not least <= value <= most:
            raise ValueError(f"{text!r} is not a {'whole ' if whole else ''}number from {least:g} to {most:g}")
        return value

    return read


def one_of(*known: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in known:
            raise ValueError(f"{text!r} is none of {', '.join(known)}")
        return text.lower()

    return read


def read_switch(text: str) -> bool:
    return one_of("yes", "no", "true", "false", "on", "off", "1", "0")(text) in ("yes", "true", "on", "1")


def read_host(text: str) -> str:
    """Any name or address; whether it is one of this machine is seen when the port is opened."""
    host = text.strip().removeprefix("[").removesuffix("]")
    if not host or re.search(r"[\s/@\[\]]", host):
        raise ValueError(f"{text!r} is not a name or address")
    return host


def read_host_name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_.-]+", text):
        raise ValueError(f"{text!r} is not a host name (without port)")
    return text.lower().rstrip(".")


def read_origin(text: str) -> str:
    """An origin as browsers write it: in small letters, and without the port that goes without saying."""
    try:
        parts = urlsplit(text)
        plain = parts.scheme in USUAL_PORTS and parts.path in ("", "/") and not (parts.query or parts.fragment)
        if not plain or not parts.hostname or "@" in parts.netloc or parts.port == 0:
            raise ValueError
    except ValueError:
        raise ValueError(f"{text!r} is not an origin such as https://example.org") from None
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(USUAL_PORTS[parts.scheme])}"


def read_database(text: str) -> str:
    """Any text: the store complains of what it can't use, without repeating a password."""
    if not text.strip():
        raise ValueError("names no database")
    return text.strip()


def read_guest_bot(text: str) -> str:
    """A bot that can be made, for a game that there is, called as no other bot or level is."""
    from deadtown.bots import bot_names, find_bot, guests, read_guest
    from deadtown.games import GAMES

    try:
        guest = read_guest(text)
        game = GAMES.get(guest.game)
        if game is None:
            raise unknown_game(guest.game, GAMES)
        find_bot(game, guest.bot)
        if guest.name in {*game.players.levels, *bot_names(game)} - {*guests(guest.game)}:
            told = f"{guest.game}:NAME={guest.bot}"
            raise Complaint(f"{guest.name!r} is a bot of {guest.game}: call yours otherwise, {told}")
    except Complaint as complaint:
        raise ValueError(str(complaint)) from None
    return guest.text


PROCESSES = number(1, MOST_PROCESSES)
MANY = number(1, 1_000_000)
SECONDS = number(1, 3600, whole=False)

SETTINGS = (
    Setting("host", "ADDRESS", "the address to listen at; 0.0.0.0: all, for others on the network", read_host),
    Setting("port", "NUMBER", "the port; 0: any that is free", number(0, 65535)),
    Setting(
        "database",
        "FILE|URL",
        "where tables are kept: a file, or postgresql://USER@HOST/NAME",
        read_database,
        default="deadtown.db in your data folder",
    ),
    Setting("workers", "NUMBER", "server processes; more than one needs PostgreSQL", PROCESSES),
    Setting(
        "bots",
        "NUMBER",
        "processes in which the bots of a worker think",
        PROCESSES,
        default="one for each core but one",
    ),
    Setting("bot_seconds", "SECONDS", "how long a bot may think", number(0.05, 60, whole=False)),
    Setting(
        "guest_bots",
        "BOT",
        "a bot of yours that may play there, such as zombinion:mine.py or zombinion:ada=my.bots:Ada; may be repeated",
        read_guest_bot,
        "several",
    ),
    Setting(
        "search_processes",
        "NUMBER",
        "processes in which each of these lets search look ahead at a time",
        PROCESSES,
    ),
    Setting("analysts", "NUMBER", "processes in which a worker lets finished games be analysed", PROCESSES),
    Setting("analysis_seconds", "SECONDS", "how long it may take to analyse a game", number(1, 3600, whole=False)),
    Setting("readers", "NUMBER", "processes in which a worker lets long logs be read", PROCESSES),
    Setting("read_seconds", "SECONDS", "how long it may take to read a log", number(0.1, 600, whole=False)),
    Setting("record_lines", "NUMBER", "how many lines a record may have", number(1, MOST_LINES)),
    Setting("log_entries", "NUMBER", "how long a log may get before nobody may go back or chat", number(1, MOST_LINES)),
    Setting("browser", "", "open the browser", read_switch, "switch", default="yes, where there is a screen"),
    Setting(
        "host_names", "NAME", "a name under which the server is reached; may be repeated", read_host_name, "several"
    ),
    Setting("origins", "URL", "another site that may talk to this one; may be repeated", read_origin, "several"),
    Setting(
        "behind_proxy",
        "",
        "believe the X-Forwarded-For and -Proto of a proxy in the same network",
        read_switch,
        "switch",
    ),
    Setting("rates", "FACTOR", "makes the limits on requests wider; 0: no limits", number(0, 1000, whole=False)),
    Setting(
        "crowd",
        "FACTOR",
        "how many times as much as one player all from one address may ask for together",
        number(1, 1000, whole=False),
    ),
    Setting(
        "address_share",
        "SHARE",
        "how much of the server's time those from one address may have, 0 to 1; 0: as much as they like",
        number(0, 1, whole=False),
    ),
    Setting("connections", "NUMBER", "connections of one worker, as far as there are files for them", MANY),
    Setting("address_connections", "NUMBER", "connections of one address; not counted behind a proxy", MANY),
    Setting("head_seconds", "SECONDS", "how long the head of a request may take", SECONDS),
    Setting("body_seconds", "SECONDS", "how long the body may take; a long one longer", SECONDS),
    Setting("idle_seconds", "SECONDS", "how long a connection is kept for the next request", SECONDS),
    Setting("unread_seconds", "SECONDS", "how long a client may leave what it is sent", SECONDS),
    Setting("unread", "KIBIBYTES", "how much may wait for one stream or socket", number(64, 65536)),
    Setting("unread_total", "MEBIBYTES", "how much of one worker's answers may be unread", number(1, 65536)),
    Setting("open_metrics", "", "tell /metrics to everybody, not to this machine alone", read_switch, "switch"),
    Setting("log", "FORM", "text, or json: one object a line", one_of("text", "json")),
    Setting("log_level", "LEVEL", "debug, info, warning or error", one_of("debug", "info", "warning", "error")),
)
