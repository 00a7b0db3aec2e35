"""The tree of a search: what was found out about options, by the options that led there.

It knows teams, not seats: partners want the same. Where each plays for itself, every seat is a team of its own.

Its nodes are *open-loop*: a node is a run of options and the seat that is asked after it, not a position, since in each
world that is imagined the same options may lead to another position; in a window, also to another seat, whose options
are not those of the first even where they are called the same. Of the options ever tried at a node, those count that
are legal in the world at hand; how often an option was legal is counted beside how often it was taken, so that one that
is seldom legal is not taken for one that was passed over.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from deadtown.bots.search_settings import Settings
from deadtown.kernel import Decision, Guide, Option

BROKEN = -1_000_000
"""The wins in a row of an option that seemed sure and was not."""


class Edge:
    """What was found out about one option at one node."""

    __slots__ = ("available", "nodes", "option", "prior", "sure", "team", "totals", "visits")

    def __init__(self, option: Option, team: int, prior: float, available: int, teams: int) -> None:
        self.option = option
        self.team = team
        """The team that decided."""
        self.prior = prior
        """The share of the guide's weights."""
        self.visits = 0
        self.available = available
        """How often it could have been taken."""
        self.totals = [0.0] * teams
        """The sum of the values of the playouts through here, one a team."""
        self.sure = 0
        """How many playouts in a row were won at once."""
        self.nodes: dict[int, Node] = {}
        """What was tried after it, by the seat that was asked."""

    def leads_to(self, seat: int) -> "Node":
        """The node after it, where that seat is asked next."""
        node = self.nodes.get(seat)
        if node is None:
            node = self.nodes[seat] = Node()
        return node

    @property
    def value(self) -> float:
        """What it was worth to the team that decided, on average."""
        return self.totals[self.team] / self.visits if self.visits else 0.0


class Node:
    """A run of options and who is asked after it, and what that seat tried."""

    __slots__ = ("edges", "legal", "options", "untried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}
        self.options: list[Option] = []
        """Those that were legal when it was last visited; mostly they are the same the next time."""
        self.legal: list[Edge] = []
        """Those of them that were tried."""
        self.untried: list[tuple[float, Option]] = []
        """The others, with their prior; the next to be tried is the last."""

    def best(self) -> Edge | None:
        """The option to take: the one that was taken most often, since only what proves good is taken often."""
        return max(self.edges.values(), key=lambda edge: (edge.visits, edge.value), default=None)

    def sure_win(self, wins: int) -> Edge | None:
        """An option that has won at once so often in a row, without fail."""
        return next((edge for edge in self.edges.values() if edge.sure >= wins), None)


class Selection:
    """How one of the options at a node is selected."""

    def __init__(self, settings: Settings, guide: Guide | None, teams: Sequence[int], luck: Random) -> None:
        self.settings = settings
        self.guide = guide
        self.teams = teams
        """The team of each seat."""
        self.count = len(set(teams))
        self.luck = luck
        self.spread = Spread()

    def select(self, node: Node, decision: Decision, state: object) -> Edge:
        """The next option to look at: a new one while not enough were tried, else the most promising one."""
        options = decision.options
        if options != node.options:
            self.face(node, decision, state)
        node.visits += 1
        legal = node.legal
        for edge in legal:
            edge.available += 1
        if node.untried and len(legal) < self._width(node.visits):
            prior, option = node.untried.pop()
            edge = Edge(option, self.teams[decision.seat], prior, node.visits, self.count)
            node.edges[option] = edge
            legal.append(edge)
            return edge
        return self._most_promising(legal, self.teams[decision.seat])

    def _width(self, visits: int) -> float:
        """How many options may have been tried after so many visits; without a guide, all."""
        if self.guide is None:
            return visits
        settings = self.settings
        return settings.width * float(visits**settings.widening)

    def face(self, node: Node, decision: Decision, state: object) -> None:
        """Find out which of the options that are legal now were tried, and in which order the others will be.

        What the guide gives no weight is never tried.
        """
        options = decision.options
        edges, legal = node.edges, []
        untried: list[tuple[float, Option]] = []
        for option, prior in zip(options, self._priors(decision, state), strict=True):
            edge = edges.get(option)
            if edge is None:
                if prior:
                    untried.append((prior, option))
            else:
                edge.prior = prior
                legal.append(edge)
        if self.guide is None:
            self.luck.shuffle(untried)
        else:
            untried.reverse()
            untried.sort(key=_prior)
        node.options, node.legal, node.untried = options, legal, untried

    def _priors(self, decision: Decision, state: object) -> Sequence[float]:
        count = len(decision.options)
        if self.guide is None or count == 1:
            return [1 / count] * count
        weights = self.guide.weigh(state, decision)
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _most_promising(self, legal: list[Edge], team: int) -> Edge:
        """The value of each option, plus what may have been overlooked in it, in units of the spread of playouts."""
        settings, spread = self.settings, self.spread.deviation
        explore = settings.exploration * spread
        trust = settings.trust * spread if self.guide is not None else 0.0
        best, most = legal[0], -1.0
        for edge in legal:
            if edge.sure >= settings.sure and edge.team == team:
                return edge
            visits, available = edge.visits, edge.available
            score = edge.totals[team] / visits + explore * sqrt(log(available) / visits)
            if trust:
                score += trust * edge.prior * sqrt(available) / (1 + visits)
            if score > most:
                best, most = edge, score
        return best


def _prior(entry: tuple[float, Option]) -> float:
    return entry[0]


class Spread:
    """How much the values of playouts differ. It begins with a guess, which counts as a few playouts."""

    GUESS, COUNTS_AS = 0.15, 4

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0
        self.deviation = self.GUESS

    def add(self, value: float) -> None:
        self._count += 1
        self._sum += value
        self._squares += value * value
        variance = self._squares - self._sum * self._sum / self._count
        guessed = self.GUESS * self.GUESS * self.COUNTS_AS
        self.deviation = sqrt((max(variance, 0.0) + guessed) / (self._count + self.COUNTS_AS))


def credit(path: Sequence[Edge], values: Sequence[float], winner: int | None, wins: int) -> None:
    """Tell every option on a path what came of it.

    The winner is the team that won at the end of the path itself, with no playout beyond the tree. The last option of
    that team is a sure win if that was always so; one before it is, if it leads to such an option and no other team
    decides in between.
    """
    for edge in reversed(path):
        edge.visits += 1
        totals = edge.totals
        for team, value in enumerate(values):
            totals[team] += value
        if winner is not None and edge.team == winner:
            edge.sure += 1
            if edge.sure < wins:
                winner = None
        else:
            winner = None
            if edge.sure > 0:
                edge.sure = BROKEN
