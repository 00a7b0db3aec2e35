"""Bots for any game, and how a bot is found by its name."""

from deadtown.bots.find import bot_for, bot_names, find_bot, find_level, may_name, own_source, split_name
from deadtown.bots.guests import GUESTS, Guest, guests, read_guest
from deadtown.bots.honest import Peeked, honest
from deadtown.bots.random_bot import RandomBot
from deadtown.bots.search_bot import SearchBot
from deadtown.bots.search_settings import Budget, Settings
from deadtown.bots.source import Source, digest_of, read_source, text_of

__all__ = [
    "GUESTS",
    "Budget",
    "Guest",
    "Peeked",
    "RandomBot",
    "SearchBot",
    "Settings",
    "Source",
    "bot_for",
    "bot_names",
    "digest_of",
    "find_bot",
    "find_level",
    "guests",
    "honest",
    "may_name",
    "own_source",
    "read_guest",
    "read_source",
    "split_name",
    "text_of",
]
