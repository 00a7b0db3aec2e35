"""Bots for any game, and how a bot is found by its name."""

from deadtown.bots.find import bot_for, bot_names, find_bot, find_level, may_name, split_name
from deadtown.bots.random_bot import RandomBot
from deadtown.bots.search_bot import SearchBot
from deadtown.bots.search_settings import Budget, Settings

__all__ = [
    "Budget",
    "RandomBot",
    "SearchBot",
    "Settings",
    "bot_for",
    "bot_names",
    "find_bot",
    "find_level",
    "may_name",
    "split_name",
]
