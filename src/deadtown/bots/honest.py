"""Whether a bot goes by what its seat knows, and by nothing else.

A bot in the same process can't be kept from the truth in Python. But whoever looks at it can be found out: shown
another world that its seat can't tell from the true one, it answers differently sooner or later.
"""

from random import Random

from deadtown.kernel import Bot, BotMaker, Option, Seeded, Sight, option_text


class Peeked(Exception):
    """A bot answered differently where its seat sees the same."""


class Watched:
    """A bot and its double, made with the same luck. One sees the match, the other worlds that the seat imagines."""

    imagines = True

    def __init__(self, bot: Bot, double: Bot) -> None:
        self.bot = bot
        self.double = double
        self.worlds = 0

    def choose(self, sight: Sight) -> Option:
        """What the bot chooses. Raises Peeked unless the double chooses the same."""
        self.worlds += 1
        world = sight.imagine(Seeded(f"another world {self.worlds}"))
        chosen, other = self.bot.choose(sight), self.double.choose(world.sight(sight.seat))
        if chosen != other:
            raise Peeked(
                f"seat {sight.seat + 1} chose {option_text(chosen)!r} when asked to {sight.kind}, "
                f"but {option_text(other)!r} in another world that it can't tell apart: "
                "it sees more than its seat does, or its luck is not its own"
            )
        return chosen


def honest(maker: BotMaker) -> BotMaker:
    """Makes the same bots, which play as they would, at twice the price, and raise Peeked when they are found out."""

    def watched(luck: Random) -> Bot:
        same = Random()
        same.setstate(luck.getstate())
        return Watched(maker(luck), maker(same))

    return watched
