"""The figures of games, and how they differ between games with the same luck."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from deadtown.lab.names import ORDER
from deadtown.lab.row import Row, win_share
from deadtown.lab.statistics import Estimate, GroupedMean, mean_difference

RATES = ("won", "role", "team", "order", "ending")
"""Kinds of figures that lie between 0 and 1."""


class Figure(NamedTuple):
    """Something that every game has a number for."""

    kind: str
    """``won``, ``score`` or ``tally NAME`` of a bot; how often a ``role``, a ``team`` or a place in turn ``order`` won;
    ``turns``, ``decisions``; an ``ending``."""
    who: str | int = ""
    """The place of a bot, or which role, team, place in turn order or ending it is."""

    @property
    def is_rate(self) -> bool:
        return self.kind in RATES


Figures = Mapping[Figure, float]
"""Of one game."""


def figures_of(row: Row, places: Sequence[int], *, scored: bool) -> dict[Figure, float]:
    """The figures of a game. Which bot sat at each seat is told by its place in the list of bots; one that sat at
    several has the mean of them."""
    seats = range(len(places))
    share = [win_share(row, seat) for seat in seats]
    at = {place: [seat for seat in seats if places[seat] == place] for place in sorted(set(places))}

    def by_bot(kind: str, values: Sequence[float]) -> dict[Figure, float]:
        return {Figure(kind, bot): sum(values[seat] for seat in mine) / len(mine) for bot, mine in at.items()}

    found = by_bot("won", share)
    for role in sorted(set(row.roles)):
        shares = [share[seat] for seat in seats if row.roles[seat] == role]
        found[Figure("role", role)] = sum(shares) / len(shares)
    for name, values in row.figures.items():
        match name:
            case "team":
                found |= {Figure("team", team): share[values.index(team)] for team in sorted(set(values))}
            case "order":
                found |= {Figure("order", values[seat]): share[seat] for seat in sorted(seats, key=values.__getitem__)}
            case "turns":
                found[Figure("turns")] = max(values)
            case _:
                found |= by_bot(f"tally {name}", values)
    if scored and row.scores:
        found |= by_bot("score", row.scores)
    found[Figure("decisions")] = row.decisions
    found[Figure("ending", row.ending)] = 1.0
    return found


class Measured:
    """The means of all figures. Games that share their luck are taken in together."""

    def __init__(self) -> None:
        self.means: dict[Figure, GroupedMean] = {}
        self.games = 0
        self._groups: list[int] = []

    def take_in(self, games: Sequence[Figures]) -> None:
        """The figures of a group of games, or what they differ by. An ending that did not come counts 0."""
        for figure in {figure: None for game in games for figure in game}:
            mean = self._mean(figure)
            if figure.kind != "ending":
                told = [game[figure] for game in games if figure in game]
                mean.add(sum(told), len(told))
        for figure, mean in self.means.items():
            if figure.kind == "ending":
                mean.add(sum(game.get(figure, 0.0) for game in games), len(games))
        self.games += len(games)
        self._groups.append(len(games))

    def _mean(self, figure: Figure) -> GroupedMean:
        """That of a figure; an ending that comes for the first time did not come before."""
        if figure not in self.means:
            self.means[figure] = GroupedMean()
            if figure.kind == "ending":
                for size in self._groups:
                    self.means[figure].add(0.0, size)
        return self.means[figure]

    def is_same(self, one: Figure, other: Figure) -> bool:
        """Whether two figures were alike in every group."""
        means = self.means.get(one), self.means.get(other)
        if None in means:
            return means[0] is means[1]
        sums = [(mean.groups, mean.count, mean.total, mean.total_squares) for mean in means if mean is not None]
        return sums[0] == sums[1]

    def estimate(self, figure: Figure) -> Estimate | None:
        """A mean with its interval."""
        mean = self._mean(figure) if figure.kind == "ending" else self.means.get(figure)
        if mean is None:
            return None
        return mean.rate() if figure.is_rate else mean.average()

    def difference(self, figure: Figure) -> Estimate | None:
        """The same where figures are differences."""
        mean = self.means.get(figure)
        if mean is None:
            return None
        return mean_difference([mean]) if figure.is_rate else mean.average()


def told_once(figures: Iterable[Figure], measured: Sequence[Measured]) -> list[Figure]:
    """Without teams and places in turn order that are just one of the unequal sides, and without wins where only one
    bot plays: these are shared evenly whoever wins."""
    told = list(figures)
    sides = [figure for figure in told if figure.kind == "role"]
    bots = sum(figure.kind == "won" for figure in told)

    def is_more(figure: Figure) -> bool:
        if figure.kind == "won":
            return bots > 1 or not sides
        if figure.kind in ("team", "order"):
            return not any(all(one.is_same(figure, side) for one in measured) for side in sides)
        return True

    return [figure for figure in told if is_more(figure)]


def difference_of(one: Figures, other: Figures) -> dict[Figure, float]:
    """What a game has more than one with the same luck, of all that both have; an ending that did not come counts 0."""
    found = {figure: value - one[figure] for figure, value in other.items() if figure in one}
    for figure in (*one, *other):
        if figure.kind == "ending":
            found[figure] = other.get(figure, 0.0) - one.get(figure, 0.0)
    return found


def ordered(figures: Iterable[Figure]) -> list[Figure]:
    """Figures in the order in which they are told: who won, then scores, then how long it took, then how it ended."""
    kinds = ("won", "role", "team", "order", "score", "tally", "turns", "decisions", "ending")
    return sorted(figures, key=lambda figure: (kinds.index(figure.kind.split()[0]), figure.kind, str(figure.who)))


class Naming(Protocol):
    """What sides and endings are called."""

    def role(self, slug: str) -> str: ...

    def ending(self, slug: str) -> str: ...


def called(figure: Figure, labels: Sequence[str], names: Naming) -> str:
    """What a figure is called in a table."""
    match figure:
        case Figure("won", int(place)):
            return labels[place]
        case Figure("role", who):
            return names.role(str(who))
        case Figure("team", who):
            return f"Team {who}"
        case Figure("order", int(place)):
            return f"{ORDER[place - 1]} in turn order"
        case Figure("score", int(place)):
            return f"Score of {labels[place]}"
        case Figure("turns"):
            return "Turns of a player"
        case Figure("decisions"):
            return "Decisions"
        case Figure("ending", who):
            return names.ending(str(who))
        case Figure(kind, int(place)):
            return f"{kind.removeprefix('tally ').replace('_', ' ').capitalize()} of {labels[place]}"
    raise AssertionError(f"there is no name for {figure}")


def key_of(figure: Figure) -> str:
    """The name of a figure in JSON: bots are counted from 1, in the order in which they were named."""
    who = figure.who + 1 if isinstance(figure.who, int) and figure.kind not in ("team", "order") else figure.who
    return f"{figure.kind} {who}".strip()


def leading(figures: Iterable[Figure], *, equal: bool) -> list[Figure]:
    """The figures that are looked at first: who won, by bot; by side where all bots are equal, if there are any."""
    told = ordered(figures)
    sides = [figure for figure in told if figure.kind == "role"] or [figure for figure in told if figure.kind == "team"]
    return sides if equal and sides else [figure for figure in told if figure.kind == "won"]
