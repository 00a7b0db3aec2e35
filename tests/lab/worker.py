"""A process that plays, and knows the games of these tests; it misbehaves as the environment says."""

import os
import signal
import time
from collections.abc import Callable
from random import Random
from typing import Any

import deadtown.lab.worker
from deadtown.games import GAMES
from deadtown.lab.row import Row
from deadtown.lab.simulator import GameFailed, Simulator
from tests.games.parley import PARLEY
from tests.lab.dice import DICE, OPPOSED_DICE, PAIRED_DICE, PLAIN_DICE, SIDED_DICE, Gambler, Keeper

TEST_GAMES = (DICE, PLAIN_DICE, SIDED_DICE, PAIRED_DICE, OPPOSED_DICE, PARLEY)

MANNERS = "TEST_MANNERS"
"""Names the way in which processes misbehave."""

Set = Callable[[object, str, Any], None]


def fail_at_eleven(change: Set) -> None:
    usual = Simulator.play

    def play(simulator: Simulator, index: int) -> Row:
        if index == 11:
            raise GameFailed("game 12 failed")
        return usual(simulator, index)

    change(Simulator, "play", play)


def die(change: Set) -> None:
    change(Keeper, "__init__", lambda bot, luck: os.kill(os.getpid(), signal.SIGKILL))


def dawdle(change: Set) -> None:
    """Play one game, and then one for an hour."""
    usual = Simulator.play

    def play(simulator: Simulator, index: int) -> Row:
        if index:
            time.sleep(3600)
        return usual(simulator, index)

    change(Simulator, "play", play)


def press_ctrl_c(change: Set) -> None:
    def press(bot: Gambler, luck: Random) -> None:
        Keeper.__init__(bot, luck)
        os.kill(os.getpid(), signal.SIGINT)

    change(Gambler, "__init__", press)


def chatter(change: Set) -> None:
    """Print, and read, as a bot may."""

    def talk(bot: Gambler, luck: Random) -> None:
        Keeper.__init__(bot, luck)
        print("I gamble")
        assert os.read(0, 1) == b""
        os.write(1, b"I gamble\n")

    change(Gambler, "__init__", talk)


MISBEHAVING = {found.__name__: found for found in (fail_at_eleven, die, dawdle, press_ctrl_c, chatter)}


def main() -> None:
    for game in TEST_GAMES:
        GAMES[game.name] = game
    if MANNERS in os.environ:
        MISBEHAVING[os.environ[MANNERS]](setattr)
    deadtown.lab.worker.main()
