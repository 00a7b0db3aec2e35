"""The random bot takes each option with the same chance, by its own luck alone."""

from collections import Counter
from random import Random

from deadtown.bots import RandomBot
from tests.bots.sights import blind
from tests.games.zombinion.table import hunter, table


def test_every_option_comes_about_as_often() -> None:
    match = table(hunter(hand="rounds"), hunter(), step="hunt")
    assert match.decision is not None
    bot, sight = RandomBot(Random(3)), blind(match)
    taken = Counter(bot.choose(sight) for _ in range(4000))
    assert set(taken) == set(match.decision.options)
    assert max(taken.values()) < 1.25 * min(taken.values())


def test_the_same_luck_makes_the_same_choices() -> None:
    match = table(hunter(hand="rounds"), hunter(), step="hunt")
    one, other = RandomBot(Random(3)), RandomBot(Random(3))
    sight = blind(match)
    assert [one.choose(sight) for _ in range(50)] == [other.choose(sight) for _ in range(50)]
