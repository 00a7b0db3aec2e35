"""Who looks at more than its seat sees is found out."""

from random import Random

import pytest

from deadtown.bots import Peeked, find_bot, honest
from deadtown.games import GAMES
from deadtown.kernel import Bot, BotMaker, Match, Option, Sight, play_out


def truth_behind(sight: Sight) -> Match:
    """The match, past the door: what nobody comes upon by accident."""
    behind = [cell.cell_contents for cell in sight._door.__closure__ or ()]
    (match,) = (thing for thing in behind if isinstance(thing, Match))
    return match


class Peeker:
    """Knows what the others hold."""

    imagines = False

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        others = truth_behind(sight).state.hunters
        cards = [card for hunter in others if hunter.seat != sight.seat for card in (*hunter.hand, *hunter.deck)]
        return sight.options[len("".join(cards[:3])) % len(sight.options)]


class Gambler:
    """Has a luck that nobody gave it."""

    imagines = False
    dice = Random(1)

    def choose(self, sight: Sight) -> Option:
        return self.dice.choice(sight.options)


def play(game: str, maker: BotMaker, options: dict[str, object]) -> Match:
    match = Match.start(GAMES[game], ["Ada", "Bob"], options, seed=5)
    play_out(match, [maker(Random(seat)) for seat in range(2)])
    return match


@pytest.mark.parametrize(
    ("game", "bot", "options"),
    [
        ("zombinion", "hunter", {"turn_cap": 8}),
        ("zombinion", "random", {"turn_cap": 8}),
        ("zombinion", "search:6", {"turn_cap": 3}),
        ("zombies", "veteran", {"max_rounds": 3}),
        ("humans", "veteran", {"max_rounds": 2}),
    ],
)
def test_who_goes_by_what_it_sees_plays_as_ever(game: str, bot: str, options: dict[str, object]) -> None:
    maker = find_bot(GAMES[game], bot)
    assert play(game, honest(maker), options).digest() == play(game, maker, options).digest()


@pytest.mark.parametrize("maker", [Peeker, lambda luck: Gambler()], ids=["peeker", "gambler"])
def test_who_looks_at_more_is_found_out(maker: BotMaker) -> None:
    with pytest.raises(Peeked, match=r"seat [12] chose '.+' when asked to \w+, but '.+' in another world"):
        play("zombinion", honest(maker), {"turn_cap": 20})


def test_it_is_the_luck_that_both_are_given() -> None:
    lucks: list[float] = []

    def noting(luck: Random) -> Bot:
        lucks.append(luck.random())
        return find_bot(GAMES["zombinion"], "money")(luck)

    honest(noting)(Random(3))
    assert lucks == [Random(3).random()] * 2
