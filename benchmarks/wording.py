"""What it costs to tell a player a decision with very many options, all in words of the language that takes longest."""

import time

from tests.games.zombiaki.table import H, humans_play

from benchmarks.figures import Figure, alone, best_of
from deadtown.games.zombiaki import ZOMBIAKI
from deadtown.games.zombiaki.street import SPACES
from deadtown.table.asking import Caller
from deadtown.table.making import make_table
from deadtown.table.settings import SeatPlan, TablePlan
from deadtown.table.table import Table
from deadtown.table.telling import seen_through, write_message
from deadtown.text import LANGUAGES
from deadtown.text.speaker import phrasebook_of

OPTIONS = 400
ROUNDS = 200
PLAN = TablePlan("zombiaki", [SeatPlan("me"), SeatPlan("me")])
HAND = "gasoline, flamethrower, napalm, grenade, sniper, net"


def burning_street() -> Table:
    """Weak zombies stand everywhere, and there are hundreds of ways to pour gasoline over them."""
    table = make_table(Caller("player-1", "Bob"), PLAN, now=0.0)
    table.match = humans_play(", ".join(f"{space.upper()} z1" for space in SPACES), HAND)
    assert table.match.decision is not None
    del table.match.decision.options[OPTIONS:]
    return table


def milliseconds(table: Table, language: str, *, new: bool) -> float:
    """Of computing, for the message with the position and the decision. New options were never worded before."""
    known = phrasebook_of(ZOMBIAKI, language).known

    def tell() -> float:
        if new:
            known.clear()
        began = time.process_time()
        write_message(seen_through(table, H, language))
        return time.process_time() - began

    return best_of(tell, ROUNDS) * 1e3


def measure() -> list[Figure]:
    table = burning_street()
    name = f"Decision with {OPTIONS} options in words"
    new, known = (max(milliseconds(table, language, new=new) for language in LANGUAGES) for new in (True, False))
    return [alone(f"{name}, all new", new, "ms", "below 1"), alone(f"{name}, all known", known, "ms", "below 1")]
