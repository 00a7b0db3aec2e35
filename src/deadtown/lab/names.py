"""What the things in a simulation are called, in the language asked for, and how figures are written."""

from typing import Any

from deadtown.kernel import Game
from deadtown.lab.options import write_value
from deadtown.lab.statistics import Estimate
from deadtown.text import Speaker

ORDER = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


class Names:
    """Names of what a game's rows hold."""

    def __init__(self, game: Game[Any], language: str = "en") -> None:
        self.game = game
        self.speaker = Speaker(game, language)

    def thing(self, slug: str) -> str:
        """A card, an item, a hero: what can be had, taken or played."""
        return self._find(tuple(self.game.figures.named_as), slug)

    def role(self, slug: str) -> str:
        """One of the unequal sides."""
        return self._find(("role",), slug)

    def ending(self, slug: str) -> str:
        """What ended a game."""
        return self._find(("ending",), slug)

    def recommended(self, slug: str) -> str:
        """A set that the rules recommend; the game itself, where there are none."""
        sets = self.game.rules.sets
        if sets is None:
            return self.speaker.say("game-title") if self.speaker.knows("game-title") else slug
        return self._find(("set", f"setting-{sets.option}"), slug)

    def sets(self) -> str:
        """What is chosen among recommended sets."""
        sets = self.game.rules.sets
        return self._find(("setting",), sets.option) if sets else "Game"

    def setting(self, option: str, value: Any) -> str:
        """An option and its value, such as a set; figures and switches are told as they are written."""
        return f"{self._find(('setting',), option)} {self._find(('set', f'setting-{option}'), write_value(value))}"

    def _find(self, families: tuple[str, ...], slug: str) -> str:
        """The name of a thing. A game in the making may have no words yet: then ids are told, as they are in files."""
        for family in families:
            if self.speaker.knows(f"{family}-{slug}"):
                return self.speaker.name(family, slug)
        return slug


def percent(rate: Estimate | None) -> str:
    return "–" if rate is None else f"{rate.value:.1%}"


def with_interval(rate: Estimate | None) -> str:
    """A rate and the ends of its interval, in percent."""
    return "–" if rate is None else f"{rate.value:.1%} ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def difference(found: Estimate | None) -> str:
    """A difference of rates and the ends of its interval, in points of percent."""
    if found is None:
        return "–"
    value, low, high = (f"{round(100 * figure, 1) + 0.0:+.1f}".replace("-", "−") for figure in found)
    return f"{value} ({low} to {high})"


def plus_minus(mean: Estimate | None) -> str:
    """A mean and how far off it may be."""
    if mean is None:
        return "–"
    reach = mean.high - mean.value
    return f"{mean.value:.2f}" if reach != reach else f"{mean.value:.2f} ± {reach:.2f}"


def number(value: float) -> str:
    """A number without needless decimals."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"
