"""The games: what can be played, by which rules, in which words."""

import asyncio
from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from deadtown.bots import bot_names, guests
from deadtown.games import GAMES
from deadtown.kernel import Game, SetBalance
from deadtown.table.lessons import MAIN, LessonInfo, LessonTitle, further_lessons, lesson_names, lesson_of
from deadtown.table.making import find_game
from deadtown.table.messages import Views
from deadtown.table.rules import RulesInfo, rules_of
from deadtown.text import Rulebook, Speaker
from deadtown.text.bundle import gather_texts
from deadtown.web.errors import Language, documented, language_of
from deadtown.web.house import house_of
from deadtown.web.sessions import address
from deadtown.web.shelf import Document, answer

GameName = Annotated[str, PathParameter(max_length=40)]
Wanted = Annotated[Language | None, QueryParameter(description="The language; else as Accept-Language says.")]
Shown = Annotated[Views, QueryParameter(description="How positions are told: whole, or by what has changed.")]
Taught = Annotated[str, QueryParameter(max_length=40, description="A further lesson by its name; else the main one.")]
Sought = Annotated[str, QueryParameter(max_length=100, description="Words that the clauses hold.")]


class RoleInfo(msgspec.Struct, frozen=True):
    """One of the unequal sides of a game."""

    name: str
    title: str
    options: dict[str, Any]
    """With these options the first seat plays it."""


class SideShare(msgspec.Struct, frozen=True):
    """How often one of the unequal sides won, in whole percent, and where the true share lies with 95% certainty."""

    side: str
    share: int
    low: int
    high: int


class SetShares(msgspec.Struct, frozen=True):
    """What games on one set came to."""

    games: int
    sides: list[SideShare]
    rounds: list[int]
    """How long they took: on average, the shortest, the longest."""


class SharesInfo(msgspec.Struct, frozen=True):
    """Games of equal bots on each set of a game."""

    bots: str
    """Who played in all seats."""
    title: str
    """The same in words."""
    players: int
    agreed: dict[str, Any]
    """The options that were not as usual, besides the one that chooses the set."""
    agreed_title: str
    """What was played with, in words: to be read after who played."""
    sets: dict[str, SetShares]
    """By the value of the option that chooses the set; those are missing that can't be played so."""


class BalanceInfo(msgspec.Struct, frozen=True):
    """How even the sets of a game are for its unequal sides, as bots found out."""

    option: str
    """The option that chooses the set."""
    measured: list[SharesInfo]
    """By different bots, and with different options; what is shown first comes first."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    rules: str
    """The version of its rules."""
    families: list[str]
    """What the ids of its clauses begin with, the main family first, those of games that it leans on last."""
    seats: list[int]
    """The numbers of players that it is for, all its variants together."""
    minutes: list[int]
    """How long people play it, from a short game to a long one; none where nobody knows."""
    bots: list[str]
    """The weakest first."""
    levels: dict[str, list[str]]
    """The bots that play at each level; where there are several, each seat is given one by lot."""
    guests: list[str]
    """The bots of whoever runs this server."""
    lesson: bool
    """Whether there is a lesson that teaches it."""
    lessons: list[LessonTitle]
    """Further lessons, besides the main one."""
    roles: list[RoleInfo]
    """Its unequal sides; none where all seats are alike."""
    windows: list[str]
    """The kinds of question that are put to many at once; none where only one is asked at a time."""


class GameDetail(GameInfo, frozen=True):
    """All that is to be known of a game before a table is made."""

    options: Any
    """A JSON Schema, with defaults."""
    decisions: list[str]
    standing: dict[str, list[str | int]]
    """Kinds of decision that may be answered for the rest of a turn at once, each with that answer."""
    matters: bool
    """Whether one may be asked only when it matters, in a game with so many windows that most would be a nuisance."""
    secrets: bool
    """Whether a seat may know what another may not: then those who share a device must not look at each other's."""
    catalogue: Any
    """What is needed to draw and explain the things of the game, in a form of its own; None if nothing is."""
    balance: BalanceInfo | None
    """How even it is for its unequal sides, by what is chosen; None where that was not measured."""


@get("/games", summary="The games", responses=documented())
async def list_games(request: Request[Any, Any, Any], lang: Wanted = None) -> Response[list[GameInfo]]:
    return await show(request, games_in, lang or language_of(request))


@get("/games/{game:str}", summary="One game, with its options", responses=documented("unknown"))
async def show_game(request: Request[Any, Any, Any], game: GameName, lang: Wanted = None) -> Response[GameDetail]:
    return await show(request, detail_of, find_game(game), lang or language_of(request))


@get(
    "/games/{game:str}/rules",
    summary="The rules in words, or the clauses that hold words",
    responses=documented("unknown"),
)
async def show_rules(
    request: Request[Any, Any, Any],
    game: GameName,
    lang: Wanted = None,
    find: Sought = "",
) -> Response[RulesInfo]:
    found, language = find_game(game), lang or language_of(request)
    if not find.strip():
        return await show(request, rules_in, found, language)
    house_of(request.scope).limiter.spend("find", address(request))
    return Response(await asyncio.to_thread(rules_of, found, language, find))


@get(
    "/games/{game:str}/lesson",
    summary="A scripted match that teaches a game, step by step",
    responses=documented("unknown"),
)
async def show_lesson(
    request: Request[Any, Any, Any], game: GameName, lang: Wanted = None, views: Shown = "whole", lesson: Taught = MAIN
) -> LessonInfo:
    return await asyncio.to_thread(lesson_of, find_game(game), lang or language_of(request), views, lesson)


@get(
    "/games/{game:str}/texts/{lang:str}",
    summary="All texts of a game, as Fluent messages",
    media_type=MediaType.TEXT,
    responses=documented("unknown"),
)
async def show_texts(
    request: Request[Any, Any, Any], game: GameName, lang: Annotated[Language, PathParameter()]
) -> Response[bytes]:
    texts = await house_of(request.scope).shelf.find(texts_of, find_game(game).folders, lang)
    return answer(request, texts, MediaType.TEXT, {"Cache-Control": "max-age=300"})


async def show(request: Request[Any, Any, Any], make: Callable[..., Document], *about: Hashable) -> Response[Any]:
    """A document that is the same for everybody."""
    return answer(request, await house_of(request.scope).shelf.find(make, *about), MediaType.JSON)


@cache
def games_in(language: str) -> Document:
    """All games."""
    return Document.of(msgspec.json.encode([info_of(game, language) for game in GAMES.values()]))


@cache
def rules_in(game: Game[Any], language: str) -> Document:
    """All rules of a game."""
    return Document.of(msgspec.json.encode(rules_of(game, language)))


@cache
def detail_of(game: Game[Any], language: str) -> Document:
    """One game, with its options and what is printed on its things."""
    detail = GameDetail(
        **msgspec.structs.asdict(info_of(game, language)),
        options=game.rules.options_schema,
        decisions=list(game.rules.decisions),
        standing={kind: list(answer) for kind, answer in game.players.standing.items()},
        matters=game.players.matters is not None,
        secrets=game.eyes.secrets,
        catalogue=game.words.catalogue(),
        balance=balance_of(game, language),
    )
    return Document.of(msgspec.json.encode(detail))


@cache
def info_of(game: Game[Any], language: str) -> GameInfo:
    return GameInfo(
        game.name,
        Rulebook.load(game, language).title,
        game.version,
        list(game.all_families),
        list(game.rules.seats),
        list(game.minutes or ()),
        bot_names(game),
        {level: list(bots) for level, bots in game.players.levels.items()},
        list(guests(game.name)),
        MAIN in lesson_names(game),
        further_lessons(game, language),
        roles_of(game, language),
        list(game.rules.windows),
    )


def roles_of(game: Game[Any], language: str) -> list[RoleInfo]:
    speaker = Speaker(game, language)
    return [
        RoleInfo(name, speaker.name("role", name), dict(game.sides.role_options.get(name, {})))
        for name in game.sides.roles
    ]


def balance_of(game: Game[Any], language: str) -> BalanceInfo | None:
    balance, sets = game.figures.balance, game.rules.sets
    if balance is None or sets is None:
        return None
    speaker = Speaker(game, language)
    return BalanceInfo(
        sets.option,
        [
            SharesInfo(
                measured.bots,
                speaker.say(measured.text),
                measured.players,
                measured.agreed,
                speaker.say(game.figures.agreement_text(measured.agreed)),
                {name: shares_of(game, found) for name, found in measured.sets.items()},
            )
            for measured in balance.measured
        ],
    )


def shares_of(game: Game[Any], found: SetBalance) -> SetShares:
    sides = [SideShare(side, **found.percent(side)) for side in game.sides.roles]
    turns = found.turns
    return SetShares(found.games, sides, [round(found.mean(turns)), turns.least, turns.most])


@cache
def texts_of(folders: tuple[Path, ...], language: str) -> Document:
    """What every game says, and what this one says, with what it leaves to games that it leans on."""
    texts = (text for texts in gather_texts(language, *folders) for text in texts.values())
    return Document.of("".join(f"{text.strip()}\n" for text in texts).encode())


ROUTES = Router("/", route_handlers=[list_games, show_game, show_rules, show_lesson, show_texts], tags=["games"])
