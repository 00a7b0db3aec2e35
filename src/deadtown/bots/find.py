"""Finding a bot by its name: one for any game, one of the game's own, or a strategy in a file; or by its level."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from deadtown.bots.random_bot import RandomBot
from deadtown.bots.search_bot import SearchBot
from deadtown.bots.search_settings import is_budget, is_modest, read_budget
from deadtown.complaint import Complaint
from deadtown.kernel import BadStrategy, Bot, BotMaker, Game, Seeded

ANY_GAME: dict[str, BotMaker] = {"random": RandomBot}

SEARCH = "search"
"""The bot that looks ahead in any game; a budget may follow its name, as in ``search:0.3s`` and ``search:800``."""

SUFFIX = ".toml"

LONGEST = 40
"""How much is repeated of a name that nobody knows."""


def bot_names(game: Game[Any]) -> list[str]:
    """The names of the bots that can play a game: first those that don't look ahead, the weakest of them first."""
    return [*ANY_GAME, *game.players.bots, SEARCH]


def split_name(text: str) -> tuple[str, str]:
    """The name of a bot, with its budget if it has one, and what follows it after a colon."""
    bot, _, rest = text.partition(":")
    budget, _, more = rest.partition(":")
    if bot.strip() == SEARCH and is_budget(budget.strip()):
        return f"{SEARCH}:{budget.strip()}", more.strip()
    return bot.strip(), rest.strip()


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


def find_bot(game: Game[Any], name: str) -> BotMaker:
    """What makes the bot of that name, or one of the level that is called so, by lot.

    A name that ends with ``.toml`` is the file of a strategy.
    """
    if name.endswith(SUFFIX):
        return _from_file(game, Path(name))
    if name in game.players.levels:
        return partial(_one_of, [find_bot(game, bot) for bot in game.players.levels[name]])
    kind, colon, budget = name.partition(":")
    if kind == SEARCH and (budget or not colon):
        return partial(SearchBot, budget=read_budget(budget))
    former = game.players.former_bots
    maker = game.players.bots.get(former.get(name, name)) or ANY_GAME.get(name)
    if maker is None:
        known = ", ".join(bot_names(game))
        files = f"; or name a strategy file, such as mine{SUFFIX}" if game.players.strategies else ""
        raise Complaint(f"there is no bot {name!r} for {game.name}; the bots are: {known}{files}")
    return maker


def _one_of(makers: list[BotMaker], luck: Random) -> Bot:
    """A bot by lot; where there is one only, nothing is drawn."""
    return (luck.choice(makers) if len(makers) > 1 else makers[0])(luck)


def _from_file(game: Game[Any], path: Path) -> BotMaker:
    if game.players.strategies is None:
        raise Complaint(f"{path}: {game.name} has no strategy files")
    try:
        return game.players.strategies(path.read_text("utf-8"))
    except OSError as error:
        raise Complaint(f"can't read the strategy {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path}: not a text in UTF-8") from None
    except BadStrategy as error:
        raise Complaint(f"{path}: {error}") from None
