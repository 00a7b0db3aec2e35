"""Finding a bot by its name: one for any game, one of the game's own, or somebody's own; or by its level."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

from deadtown.bots.guests import guests
from deadtown.bots.random_bot import RandomBot
from deadtown.bots.search_bot import SearchBot
from deadtown.bots.search_settings import is_budget, is_modest, read_budget
from deadtown.bots.source import NO_TEXTS, PYTHON, STRATEGY, Source, has_class, maker_from, read_source, text_of
from deadtown.complaint import Complaint
from deadtown.kernel import Bot, BotMaker, Game, Seeded
from deadtown.likeness import likest

ANY_GAME: dict[str, BotMaker] = {"random": RandomBot}

SEARCH = "search"
"""The bot that looks ahead in any game; a budget may follow its name, as in ``search:0.3s`` and ``search:800``."""

LONGEST = 40
"""How much is repeated of a name that nobody knows."""


def bot_names(game: Game[Any]) -> list[str]:
    """The names of the bots that can play a game: first those that don't look ahead, the weakest of them first; last
    the guests."""
    return [*ANY_GAME, *game.players.bots, SEARCH, *guests(game.name)]


def split_name(text: str) -> tuple[str, str]:
    """The name of a bot, with all that belongs to it, and what follows it after a colon.

    What belongs to it is a budget, or the class of a module or of a Python file. After the name of a file it is its
    class if the file has one that is called so.
    """
    bot, _, rest = (part.strip() for part in text.partition(":"))
    second, _, more = (part.strip() for part in rest.partition(":"))
    if bot == SEARCH:
        belongs = is_budget(second)
    else:
        source = read_source(f"{bot}:{second}")
        belongs = source is not None and (has_class(source) if source.is_file else "." in bot)
    return (f"{bot}:{second}", more) if belongs else (bot, rest)


def may_name(game: Game[Any], name: str) -> bool:
    """Whether somebody elsewhere may name this bot: it is one of the list, or a search that does not last too long."""
    kind, _, budget = name.partition(":")
    return name in bot_names(game) or name in game.players.former_bots or (kind == SEARCH and is_modest(budget))


def find_level(game: Game[Any], level_or_bot: str) -> tuple[str, ...]:
    """The names of the bots that play at a level, or of the one that is called so, or was.

    What comes from elsewhere goes through here: it never means a file. A name that a bot had formerly is read, but
    never written again.
    """
    names = game.players.levels.get(level_or_bot, (level_or_bot,))
    names = tuple(game.players.former_bots.get(name, name) for name in names)
    if not all(may_name(game, name) for name in names):
        known = f"the levels are: {', '.join(game.players.levels)}; the bots are: {', '.join(bot_names(game))}"
        raise Complaint(f"there is no level or bot {level_or_bot[:LONGEST]!r} for {game.name}; {known}")
    return names


def bot_for(game: Game[Any], level_or_bot: str, seed: str, seat: int) -> str:
    """The name of the bot for one seat of a table: of the bots of a level, the one that the seed of the table gives it.

    Seats of one table are given different ones, as far as there are enough.
    """
    names = find_level(game, level_or_bot)
    order = Seeded(f"{seed}/styles").order(len(names))
    return names[order[seat % len(names)]]


def find_bot(game: Game[Any], name: str, texts: Mapping[str, str] = NO_TEXTS) -> BotMaker:
    """What makes the bot of that name, or one of the level that is called so, by lot.

    The name of a strategy's file, of a Python file or of a class in a module means a bot of one's own
    (:mod:`deadtown.bots.source`): from the text of its file as it is now, or as it is told here.
    """
    if name in game.players.levels:
        return partial(_one_of, [find_bot(game, bot) for bot in game.players.levels[name]])
    kind, colon, budget = name.partition(":")
    if kind == SEARCH and (budget or not colon):
        return partial(SearchBot, budget=read_budget(budget))
    name = guests(game.name).get(name, name)
    source = own_source(game, name)
    if source is not None:
        return maker_from(game, source, texts[name] if name in texts else text_of(source))
    former = game.players.former_bots
    maker = game.players.bots.get(former.get(name, name)) or ANY_GAME.get(name)
    if maker is None:
        said = f"there is no bot {name!r} for {game.name}"
        if near := likest(name, [*game.players.levels, *bot_names(game)]):
            raise Complaint(f"{said}; did you mean {near}?")
        known = ", ".join(bot_names(game))
        own = f"mine{STRATEGY}, mine{PYTHON}" if game.players.strategies else f"mine{PYTHON}"
        raise Complaint(f"{said}; the bots are: {known}; or name the file of one of your own, such as {own}")
    return maker


def own_source(game: Game[Any], name: str) -> Source | None:
    """Where somebody's own bot of this name is from; None where it is one of ours. Raises Complaint."""
    source = None if name.partition(":")[0] in bot_names(game) else read_source(name)
    if source is not None and source.is_strategy and game.players.strategies is None:
        raise Complaint(f"{name}: {game.name} has no strategy files; there a bot of your own is a Python class")
    return source


def _one_of(makers: list[BotMaker], luck: Random) -> Bot:
    """A bot by lot; where there is one only, nothing is drawn."""
    return (luck.choice(makers) if len(makers) > 1 else makers[0])(luck)
