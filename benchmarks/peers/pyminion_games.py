"""Runs in the peers' environment: pyminion plays Big Money against Big Money.

Prints one line of JSON to the file named second: seconds a game, turns a game, and microseconds to copy a game.
"""

import copy
import json
import logging
import sys
import time

from pyminion.bots.examples import BigMoney
from pyminion.expansions.base import base_set
from pyminion.game import Game
from pyminion.simulator import Simulator


def play(games: int) -> dict[str, float]:
    simulator = Simulator(Game(players=[BigMoney("one"), BigMoney("two")], expansions=[base_set]), games)
    began = time.process_time()
    simulator.run()
    passed = time.process_time() - began
    turns = sum(summary.turns for result in simulator.results for summary in result.player_summaries)
    return {"seconds": passed / games, "turns": turns / games}


def copy_cost() -> float:
    game = Game(players=[BigMoney("one"), BigMoney("two")], expansions=[base_set])
    game.start()
    for _ in range(10):
        for player in game.players:
            player.take_turn(game)
    began = time.process_time()
    for _ in range(50):
        copy.deepcopy(game)
    return (time.process_time() - began) / 50 * 1e6


if __name__ == "__main__":
    manner, out, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    if manner == "silenced":
        logging.disable(logging.CRITICAL)
    found = play(games)
    if manner == "silenced":
        found["copy"] = copy_cost()
    with open(out, "w") as file:
        json.dump(found, file)
