"""Bots for any game, and how a bot is found by its name."""

from deadtown.bots.find import bot_names, find_bot, find_level
from deadtown.bots.random_bot import RandomBot

__all__ = ["RandomBot", "bot_names", "find_bot", "find_level"]
