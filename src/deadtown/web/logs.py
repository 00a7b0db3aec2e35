"""What the server writes about itself, to standard error: for people, or one JSON object a line.

Everybody logs by ``logging.getLogger(__name__)`` with the event as message and its fields as ``extra``:
``log.warning("bot failed", extra={"table": id, "problem": words})``. No token, cookie, link, seed, query or saying of
somebody is ever a field; what looks like a secret all the same (in a library's words, say) is struck out.
"""

import asyncio
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

from deadtown.visible import visible
from deadtown.web.settings import Settings

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
OF_LIBRARIES = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "websockets",
    "litestar",
    "sqlalchemy",
    "alembic",
    "asyncio",
)
"""They tell of addresses, queries and headers when nothing is wrong: only their warnings are wanted."""
NO_NEWS = (
    "Cancel %s running task(s), timeout graceful shutdown exceeded",
    "Application startup failed. Exiting.",
    "ASGI callable returned without completing handshake.",
    "ASGI callable returned without completing response.",
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What uvicorn calls an error: that we cut off who would not go when the server stops, and turn somebody away from the
socket; what we say better; and what is a client's mistake."""
NAMES = frozenset({"request", "player", "table", "method", "route"})
"""Fields that name something and open nothing."""
NOT_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

SECRET = re.compile(r"(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{20,}")
PASSWORD = re.compile(r"(://[^/\s:@]*):[^/\s@]*@")


def set_up(settings: Settings) -> None:
    """Send everything that is logged in this process, warnings of Python included, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    handler.addFilter(is_news)
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    level = LEVELS[settings.log_level]
    root.setLevel(level)
    for name in OF_LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(level, logging.WARNING))
    logging.captureWarnings(True)
    # Nobody is told of these, and to find them out takes time with every line.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


def is_news(record: logging.LogRecord) -> bool:
    """All but what is no error, such as what becomes of those who are cut off."""
    cancelled = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not cancelled and record.msg not in NO_NEWS


def without_secrets(text: str) -> str:
    """Struck out: passwords in addresses, and all that is long enough to be a token, a link or a seed."""
    return SECRET.sub("…", PASSWORD.sub(r"\1:…@", text))


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record tells beside its event."""
    fields: dict[str, Any] = {}
    for name, value in vars(record).items():
        if name not in NOT_FIELDS and value is not None and value != "":
            plain = name in NAMES or isinstance(value, int | float)
            fields[name] = value if plain else without_secrets(str(value))
    if not record.name.startswith("deadtown"):
        fields["logger"] = record.name
    if record.exc_info and record.exc_info[0] is not None:
        fields["error"] = record.exc_info[0].__name__
        fields["trace"] = without_secrets("".join(traceback.format_exception(*record.exc_info)).rstrip())
    return fields


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, event, then the fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": without_secrets(record.getMessage().strip()),
            **fields_of(record),
        }
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A line for people; below it, indented, where a bug is."""

    def format(self, record: logging.LogRecord) -> str:
        fields = fields_of(record)
        trace = fields.pop("trace", "")
        time = datetime.fromtimestamp(record.created).strftime("%Y-%m-%d %H:%M:%S")
        parts = [f"{time} {record.levelname.lower():7} {visible(without_secrets(record.getMessage().strip()))}"]
        parts += [f"{name}={visible(str(value))}" for name, value in fields.items()]
        return "  ".join(parts) + "".join(f"\n    {visible(line)}" for line in trace.splitlines())
