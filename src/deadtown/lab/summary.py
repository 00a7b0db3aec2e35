"""What a simulation adds up to. Rows are taken in one after another, in the order of the games, and not kept."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b

from deadtown.lab.plan import Plan, find_game, labels_of
from deadtown.lab.playing import Played
from deadtown.lab.row import Row, win_share
from deadtown.lab.statistics import GroupedMean, Part
from deadtown.lab.things import ThingSummary, touched_in

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


class Summary:
    """All figures of a simulation."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.scored = find_game(plan.game).figures.scored
        """Whether the game counts points."""
        self.games = 0
        self.bots = [BotSummary(label, plan.seats) for label in plan.labels]
        self.kinds = kinds_of(plan, self.bots)
        """The same for each name of a bot: one that plays several times counts as one, as what is told of it does."""
        self._kinds = [self.kinds[list(dict.fromkeys(plan.bots)).index(name)] for name in plan.bots]
        self.sides_at: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
        """The unequal sides that were played at a ``seat``, at a place in turn ``order`` and in a ``team``."""
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
        self.broken_off = 0
        """How many games would not end."""
        self.everyone = GroupedMean()
        """How often any seat won."""
        self.things: dict[str, ThingSummary] = {}
        self._sums: Sums = {}
        self._hash = blake2b(digest_size=16)

    @property
    def told_apart(self) -> list[BotSummary]:
        """The bots that sides and places are told of one by one; none where all are the same."""
        return self.kinds if len(self.kinds) > 1 else []

    def is_side(self, what: str, number: int, mean: GroupedMean) -> bool:
        """Whether a seat, a place in turn order or a team is just one of the unequal sides, so that nothing more is to
        be told of it."""
        sides = self.sides_at[what, number]
        if len(sides) != 1:
            return False
        side = self.as_role[next(iter(sides))]
        return mean.total * side.count == side.total * mean.count

    @property
    def digest(self) -> str:
        """A short name of all results so far: equal results, equal name."""
        return self._hash.hexdigest()

    def take_in(self, played: Played) -> None:
        """The next game of the simulation."""
        self._hash.update(played.line + b"\n")
        self._take_in_row(played.row)

    def finish(self) -> None:
        """No more rows will come; the last group may be short of some."""
        for mean, (total, count) in self._sums.items():
            if isinstance(mean, Part):
                whole_total, whole_count = self._sums[mean.whole]
                mean.add_of(total, int(count), whole_total, int(whole_count))
            else:
                mean.add(total, int(count))
        self._sums = {}

    def _take_in_row(self, row: Row) -> None:
        plan, index = self.plan, self.games
        if self.games % plan.group_size == 0:
            self.finish()
        self.games += 1
        self.decisions[row.decisions] += 1
        self.endings[row.ending] += 1
        self.broken_off += row.broken_off
        if "turns" in row.figures:
            self.turns[max(row.figures["turns"])] += 1
        for seat in range(plan.seats):
            self._take_in_seat(row, seat, plan.place_at(seat, index))
        for team in sorted(set(row.figures.get("team", ()))):
            self._sum(win_share(row, row.figures["team"].index(team)), [self.as_team[team]])
        for thing, touched in touched_in(row).items():
            taken = [one.taken for one in touched.values()]
            most = max(taken)
            if most and taken.count(most) == 1:
                leader = list(touched)[taken.index(most)]
                self._sum(win_share(row, leader), [self.things[thing].leaders])

    def _take_in_seat(self, row: Row, seat: int, place: int) -> None:
        bot, kind = self.bots[place], self._kinds[place]
        bots = (bot,) if kind is bot else (bot, kind)
        share = win_share(row, seat)
        role = row.roles[seat] if row.roles else ""
        means = [self.at_seat[seat], self.everyone]
        if role:
            means.append(self.as_role[role])
            self._note_side(row, seat, role)
        if "order" in row.figures:
            means.append(self.in_order[row.figures["order"][seat] - 1])
        for one in bots:
            means += self._take_in_bot(one, row, seat, share, role)
        for thing, touched in row.things[seat].items():
            means += self._thing(thing).means(place, role, self.as_role[role] if role else self.everyone, touched)
        for thing in row.offer:
            offered = self._thing(thing)
            offered.offered += 1
            if thing not in row.things[seat]:
                means.append(offered.missed())
        self._sum(share, means)

    def _take_in_bot(self, bot: BotSummary, row: Row, seat: int, share: float, role: str) -> Iterator[GroupedMean]:
        """What is counted, and where the share of the win counts."""
        if share:
            bot.won_alone += share == 1
            bot.shared += share < 1
        if self.scored and row.scores:
            score = row.scores[seat]
            bot.scores[score] += 1
            self._sum(score, [bot.score])
        yield from (bot.won, bot.at_seat[seat])
        if role:
            yield bot.as_role[role]
        for name, values in row.figures.items():
            if name == "order":
                yield bot.in_order[values[seat] - 1]
            elif name == "team":
                yield bot.as_team[values[seat]]
            else:
                self._sum(values[seat], [bot.figures[name]])

    def _note_side(self, row: Row, seat: int, role: str) -> None:
        self.sides_at["seat", seat].add(role)
        for what in ("order", "team"):
            if what in row.figures:
                self.sides_at[what, row.figures[what][seat]].add(role)

    def _thing(self, name: str) -> ThingSummary:
        thing = self.things.get(name)
        if thing is None:
            thing = self.things[name] = ThingSummary(self.plan.seats, self.everyone)
        return thing

    def _sum(self, figure: float, means: Iterable[GroupedMean]) -> None:
        sums = self._sums
        for mean in means:
            entry = sums.get(mean)
            if entry is None:
                sums[mean] = [figure, 1]
            else:
                entry[0] += figure
                entry[1] += 1


def kinds_of(plan: Plan, bots: Sequence[BotSummary]) -> list[BotSummary]:
    """A summary for each name; that of the bot itself where it plays once."""
    names = list(dict.fromkeys(plan.bots))
    return [
        bots[plan.bots.index(name)] if plan.bots.count(name) == 1 else BotSummary(label, plan.seats)
        for name, label in zip(names, labels_of(names), strict=True)
    ]


def in_a_game(counts: Sequence[int], summary: Summary) -> list[float]:
    """How often in a game each of the kinds of bots did something: each of its seats, where there are others."""
    bots = summary.plan.bots
    names = list(dict.fromkeys(bots))
    if len(names) == 1:
        return [sum(counts) / summary.games]
    return [
        sum(count for count, bot in zip(counts, bots, strict=True) if bot == name) / (summary.games * bots.count(name))
        for name in names
    ]


def even_share(summary: Summary) -> float:
    """What everybody would win if all were equal."""
    return 1 / (len(summary.as_team) or len(summary.bots))


def by_often(summary: Summary) -> list[tuple[str, ThingSummary]]:
    """What was taken, the most often taken first."""
    taken = ((name, thing) for name, thing in summary.things.items() if any(thing.taken))
    return sorted(taken, key=lambda item: (-sum(item[1].taken), item[0]))


def by_holding(summary: Summary) -> list[tuple[str, ThingSummary]]:
    """What anybody had or played, or could have had, that which most seats had first."""
    return sorted(summary.things.items(), key=lambda item: (-item[1].holding, item[0]))
