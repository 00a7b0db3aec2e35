"""What is answered when something is not granted: one form for HTTP and sockets, worded in the reader's language."""

import logging
from functools import lru_cache
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from deadtown.games import GAMES
from deadtown.kernel import Refusal
from deadtown.table.denied import Denied, Kind
from deadtown.table.messages import Done
from deadtown.table.store import StorageDown
from deadtown.text import LANGUAGES, Speaker, Voice
from deadtown.web.house import house_of

log = logging.getLogger(__name__)

STATUS: dict[Kind, int] = {
    "bad": 400,
    "unsigned": 401,
    "forbidden": 403,
    "unknown": 404,
    "conflict": 409,
    "gone": 410,
    "large": 413,
    "refused": 422,
    "rate": 429,
    "storage": 503,
}

MEANING: dict[int, str] = {
    400: "The request can't be read, or asks for something that does not exist.",
    401: "Only for those who have signed in, or the token is not valid.",
    403: "Not allowed to this caller.",
    404: "There is no such thing.",
    409: "The table has moved on, or is not in the state for this.",
    410: "The table can't go on here any more.",
    413: "The request is too large.",
    415: "The body is not of the type that is asked for.",
    422: "A rule of the game forbids it; the clause is told.",
    429: "Too often or too many; the header Retry-After says when to come back.",
    503: "It could not be saved. Nothing has changed.",
}

OF_HTTP: dict[int, tuple[Kind, str]] = {
    404: ("unknown", "no-such-page"),
    405: ("bad", "no-such-method"),
    413: ("large", "too-large"),
}
"""What the mistakes are called that are found before a request is read."""

GONE = 499
"""What an answer is counted as that nobody waits for any more."""

Language = Literal["en", "it", "fr"]


class ClientGone(Exception):
    """Nobody waits for the answer any more."""


class WrongMediaType(HTTPException):
    """The body of a request is not of the type that is asked for."""

    status_code = 415

    def __init__(self, wanted: str) -> None:
        super().__init__(detail=f"the body should be {wanted}")


class ErrorInfo(msgspec.Struct, frozen=True):
    """Why something was not granted."""

    kind: Kind | Literal["bug"]
    reason: str
    """The name of the reason: stable, for programs."""
    clause: str
    """The clause of the rules that forbids it; empty when no rule does."""
    arguments: dict[str, str | int]
    text: str
    """The reason in words, for people."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: ErrorInfo


BUG = Refusal("", "server-trouble")
UNREADABLE = (ValueError, RecursionError)
"""What reading a body of JSON may raise: malformed, no UTF-8, numbers beyond all bounds, nested too deep."""


def unreadable(error: Exception) -> Denied:
    """Denied because a message can't be read."""
    problem = "nested too deep" if isinstance(error, RecursionError) else str(error)
    return Denied("bad", "bad-request", problem=problem[:200])


def describe(denied: Denied, language: str) -> ErrorInfo:
    refusal = denied.refusal
    return ErrorInfo(
        denied.kind,
        refusal.reason,
        refusal.clause,
        refusal.arguments,
        word(refusal, language, denied.game, denied.players),
    )


def describe_bug(language: str) -> ErrorInfo:
    """What is told of a mistake of ours: nothing that could give away a secret."""
    return ErrorInfo("bug", BUG.reason, "", {}, word(BUG, language))


def worded(done: Done, language: str) -> Done:
    """With words, when the answer is why something can't be done."""
    if not isinstance(done.answer, Denied):
        return done
    return msgspec.structs.replace(done, answer=describe(done.answer, language))


def word(refusal: Refusal, language: str, game: str = "", players: tuple[str, ...] = ()) -> str:
    """A refusal in words: of the game that refuses, else in those that every game uses."""
    return _voice(language, game, players).refusal(refusal)


@lru_cache(maxsize=512)
def _voice(language: str, game: str, players: tuple[str, ...]) -> Voice:
    return Speaker(GAMES[game], language, players) if game else Voice(language, players)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that somebody reads: as the query says, else as their browser says, else English."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return accepted_language(connection.headers.get("accept-language", ""))


def accepted_language(header: str) -> str:
    """The best of our languages for an ``Accept-Language``."""
    best, language = 0.0, LANGUAGES[0]
    for part in header[:500].split(","):
        tag, _, quality = part.strip().partition(";")
        known = tag.strip().lower().partition("-")[0]
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            continue
        if known in LANGUAGES and best < weight <= 1.0:
            best, language = weight, known
    return language


def documented(*kinds: Kind, media: bool = False) -> dict[int, ResponseSpec]:
    """The error answers that a route may give, for its documentation. Any may be asked for wrongly or too often."""
    statuses = {STATUS[kind] for kind in (*kinds, "bad", "rate", "storage")} | ({413, 415} if media else set())
    return {
        status: ResponseSpec(ErrorBody, description=MEANING[status], generate_examples=False)
        for status in sorted(statuses)
    }


def refuse(denied: Denied, scope: Any) -> tuple[int, bytes]:
    """Status and body for somebody who is turned away before there is a request."""
    house_of(scope).counts.deny(denied.kind, denied.refusal.reason)
    body = ErrorBody(describe(denied, language_of(ASGIConnection(scope))))
    return STATUS[denied.kind], msgspec.json.encode(body)


def answer_denied(request: Request[Any, Any, Any], denied: Denied, status: int = 0) -> Response[ErrorBody]:
    house_of(request.scope).counts.deny(denied.kind, denied.refusal.reason)
    headers: dict[str, str] = {}
    if denied.kind == "rate":
        headers["Retry-After"] = str(denied.refusal.arguments.get("seconds", 60))
    if denied.kind == "unsigned":
        headers["WWW-Authenticate"] = "Bearer"
    return _respond(describe(denied, language_of(request)), status or STATUS[denied.kind], headers)


def answer_storage_down(request: Request[Any, Any, Any], trouble: StorageDown) -> Response[ErrorBody]:
    log.warning("storage is down", extra={"problem": trouble.problem})
    return answer_denied(request, Denied("storage", "storage-down"))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """What Litestar found wrong with a request, in our form."""
    status = error.status_code
    if status >= 500:
        return answer_bug(request, error)
    kind, reason = OF_HTTP.get(status, ("bad", "bad-request"))
    arguments = {"problem": _problem(error)} if reason == "bad-request" else {}
    response = answer_denied(request, Denied(kind, reason, **arguments), status)
    response.headers.update(error.headers or {})
    return response


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("a request failed", exc_info=error)
    return _respond(describe_bug(language_of(request)), 500, {})


def _respond(error: ErrorInfo, status: int, headers: dict[str, str]) -> Response[ErrorBody]:
    return Response(ErrorBody(error), status_code=status, headers=headers, media_type="application/json")


def _problem(error: HTTPException) -> str:
    """What is wrong with a parameter, in one line."""
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return error.detail[:200]


def answer_gone(request: Request[Any, Any, Any], error: Exception) -> Response[None]:
    """Nobody hears this; it is counted."""
    return Response(None, status_code=GONE, media_type="application/json")


HANDLERS: dict[int | type[Exception], Any] = {
    Denied: answer_denied,
    StorageDown: answer_storage_down,
    ClientGone: answer_gone,
    HTTPException: answer_http,
    Exception: answer_bug,
}
