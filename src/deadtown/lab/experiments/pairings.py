"""Who plays against whom in a tournament, and who did better than whom in a game."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement
from random import Random

from deadtown.lab.row import Row, win_share


def all_tables(bots: int, players: int) -> list[tuple[int, ...]]:
    """All tables of different bots; where there are fewer bots than seats, all in which not everybody is the same."""
    if bots >= players:
        return list(combinations(range(bots), players))
    return [table for table in combinations_with_replacement(range(bots), players) if len(set(table)) > 1]


def some_tables(tables: Sequence[tuple[int, ...]], most: int, seed: str) -> list[tuple[int, ...]]:
    """So many of them by lot, in which all bots play about equally often."""
    if len(tables) <= most:
        return list(tables)
    luck = Random(blake2b(seed.encode(), digest_size=16, person=b"dt-tables").digest())
    left, often, found = luck.sample(tables, len(tables)), [0] * (1 + max(map(max, tables))), []
    for _ in range(most):
        table = min(left, key=lambda table: sum(often[bot] for bot in table))
        left.remove(table)
        found.append(table)
        for bot in table:
            often[bot] += 1
    return sorted(found)


def comparisons(row: Row, bots: Sequence[int]) -> Iterator[tuple[int, int, float]]:
    """Who is compared with whom in a game, by the bot at each seat: one, the other, and what it counts for the first.

    Winners did better than all others; two who won, or any two where nobody did, are level. Those who lost to somebody
    else, partners, and two seats of one bot are not compared.
    """
    teams = row.figures.get("team") or range(len(bots))
    won = [win_share(row, seat) > 0 for seat in range(len(bots))]
    for one, other in combinations(range(len(bots)), 2):
        apart = bots[one] != bots[other] and teams[one] != teams[other]
        if apart and (won[one] or won[other] or not any(won)):
            yield bots[one], bots[other], (1 + won[one] - won[other]) / 2
