"""What a simulation adds up to. Rows are taken in one after another, in the order of the games, and not kept."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import blake2b

from deadtown.lab.plan import Plan
from deadtown.lab.simulate import Row, read_rows
from deadtown.lab.statistics import GroupedMean

Sums = dict[GroupedMean, list[float]]
"""In one group: the sum of the figures of each mean, and how many they are."""


class BotSummary:
    """How one bot did."""

    def __init__(self, label: str, seats: int) -> None:
        self.label = label
        self.won_alone = 0
        self.shared = 0
        self.won = GroupedMean()
        self.score = GroupedMean()
        self.scores: Counter[int] = Counter()
        self.at_seat = [GroupedMean() for _ in range(seats)]
        self.in_order = [GroupedMean() for _ in range(seats)]
        self.as_role: defaultdict[str, GroupedMean] = defaultdict(GroupedMean)
        self.as_team: defaultdict[int, GroupedMean] = defaultdict(GroupedMean)
        self.figures: defaultdict[str, GroupedMean] = defaultdict(GroupedMean)


class TakenSummary:
    """How often one thing was taken, and how often those won who took it."""

    def __init__(self, seats: int) -> None:
        self.taken = [0] * seats
        """By bot."""
        self.takers = GroupedMean()
        """How often a seat won that took it at least once."""
        self.takers_by_bot = [GroupedMean() for _ in range(seats)]
        self.leaders = GroupedMean()
        """How often a seat won that took more of it than every other."""


class Summary:
    """All figures of a simulation."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.bots = [BotSummary(label, plan.seats) for label in plan.labels]
        self.at_seat = [GroupedMean() for _ in plan.bots]
        self.in_order = [GroupedMean() for _ in plan.bots]
        self.as_role: defaultdict[str, GroupedMean] = defaultdict(GroupedMean)
        """How often each of the unequal sides won."""
        self.as_team: defaultdict[int, GroupedMean] = defaultdict(GroupedMean)
        """How often each team won, where seats play together: once a game, however many they are."""
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        """The most turns that a seat took."""
        self.endings: Counter[str] = Counter()
        self.taken: dict[str, TakenSummary] = {}
        self._sums: Sums = {}
        self._hash = blake2b(digest_size=16)

    @property
    def digest(self) -> str:
        """A short name of all results so far: equal results, equal name."""
        return self._hash.hexdigest()

    def take_in(self, lines: bytes) -> None:
        """The next rows of the simulation."""
        self._hash.update(lines)
        for row in read_rows(lines):
            self._take_in_row(row)

    def finish(self) -> None:
        """No more rows will come; the last group may be short of some."""
        for mean, (total, count) in self._sums.items():
            mean.add(total, int(count))
        self._sums = {}

    def _take_in_row(self, row: Row) -> None:
        plan, index = self.plan, self.games
        if self.games % plan.group_size == 0:
            self.finish()
        self.games += 1
        self.decisions[row.decisions] += 1
        self.endings[row.ending] += 1
        if "turns" in row.figures:
            self.turns[max(row.figures["turns"])] += 1
        for seat in range(plan.seats):
            self._take_in_seat(row, seat, plan.place_at(seat, index))
        for team in sorted(set(row.figures.get("team", ()))):
            self._sum(win_share(row, row.figures["team"].index(team)), [self.as_team[team]])
        for what in dict.fromkeys(what for mine in row.taken for what in mine):
            counts = [mine.get(what, 0) for mine in row.taken]
            most = max(counts)
            if counts.count(most) == 1:
                self._sum(win_share(row, counts.index(most)), [self.taken[what].leaders])

    def _take_in_seat(self, row: Row, seat: int, place: int) -> None:
        bot = self.bots[place]
        share = win_share(row, seat)
        if share:
            bot.won_alone += share == 1
            bot.shared += share < 1
        score = row.scores[seat]
        bot.scores[score] += 1
        self._sum(score, [bot.score])
        means = [bot.won, bot.at_seat[seat], self.at_seat[seat]]
        if row.roles:
            role = row.roles[seat]
            means += (bot.as_role[role], self.as_role[role])
        for name, values in row.figures.items():
            if name == "order":
                order = values[seat] - 1
                means += (bot.in_order[order], self.in_order[order])
            elif name == "team":
                means.append(bot.as_team[values[seat]])
            else:
                self._sum(values[seat], [bot.figures[name]])
        for what, often in row.taken[seat].items():
            taken = self.taken.get(what)
            if taken is None:
                taken = self.taken[what] = TakenSummary(self.plan.seats)
            taken.taken[place] += often
            means += (taken.takers, taken.takers_by_bot[place])
        self._sum(share, means)

    def _sum(self, figure: float, means: Iterable[GroupedMean]) -> None:
        sums = self._sums
        for mean in means:
            entry = sums.get(mean)
            if entry is None:
                sums[mean] = [figure, 1]
            else:
                entry[0] += figure
                entry[1] += 1


def win_share(row: Row, seat: int) -> float:
    """What a game counts for a seat: 1 when it won alone, a part when it shared the win, else 0.

    Partners don't share: what their team wins, each of them wins.
    """
    teams = row.figures.get("team") or range(len(row.scores))
    winners = {teams[winner] for winner in row.winners}
    return 1 / len(winners) if teams[seat] in winners else 0.0


def even_share(summary: Summary) -> float:
    """What everybody would win if all were equal."""
    return 1 / (len(summary.as_team) or len(summary.bots))


def by_often(summary: Summary) -> list[tuple[str, TakenSummary]]:
    """What was taken, the most often taken first."""
    return sorted(summary.taken.items(), key=lambda item: (-sum(item[1].taken), item[0]))
