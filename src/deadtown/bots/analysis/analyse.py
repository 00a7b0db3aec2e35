"""A whole game looked at again: how it stood, and what each decision has cost.

First all of it is looked at with few playouts, from beginning to end, then what matters with more. For the same game,
depth and seed the same is found, whatever else goes on.
"""

from collections.abc import Iterator, Sequence

from deadtown.bots.analysis.decided import Decided, decided_in, position_at
from deadtown.bots.analysis.depth import Depth
from deadtown.bots.analysis.findings import AnyFinding, DecisionAt, Judged, Outline, SeatAccuracy, Summary
from deadtown.bots.analysis.judging import judge
from deadtown.bots.analysis.standing import at_the_end, outlook
from deadtown.bots.search_playout import numbered
from deadtown.bots.search_settings import Settings
from deadtown.kernel import Match

SEED = "analysis"


def analyse(match: Match, depth: Depth | None = None, seed: str = SEED) -> Iterator[AnyFinding]:
    """What is found out about a game that is over and has not forgotten its past."""
    assert match.over, "a game that goes on is not for others to judge"
    depth, settings = depth or Depth(), Settings()
    decided = list(decided_in(match))
    moments = moments_of(match, depth.moments)
    teams = numbered(match.game.teams_in(match.state))
    everybody = [*range(len(teams)), None]
    playouts, pairs = depth.at_first(len(decided))
    yield Outline(len(decided), len(moments) + 1, match.number, teams)
    found: dict[Decided, Judged] = {}
    for what in sorted([*((one.number, one) for one in decided), *((number, None) for number in moments)], key=_place):
        number, one = what
        if one is None:
            past = position_at(match, number)
            yield from (outlook(past, eyes, depth.outlook, seed, settings) for eyes in everybody)
        else:
            found[one] = judge(match, one, playouts, pairs, seed, settings)
            yield found[one]
    yield from (at_the_end(match, eyes) for eyes in everybody)
    for one in worth_a_second_look(found, depth.refined):
        found[one] = judge(match, one, depth.fine, depth.fine_pairs, seed, settings)
        yield found[one]
    yield summary_of(list(found.values()), len(teams))


def _place(what: tuple[int, Decided | None]) -> tuple[int, int]:
    """How the game stood is found out before what was decided there."""
    number, one = what
    return number, -1 if one is None else one.seat


def moments_of(match: Match, most: int) -> list[int]:
    """After how many decisions the steps began at which the outlook is found out, evenly spread over the game."""
    starts = sorted({number for number, answers in match.steps if answers})
    step = max(1, -(-len(starts) // most))
    return starts[::step]


def worth_a_second_look(found: dict[Decided, Judged], most: int) -> list[Decided]:
    """The decisions that may have cost most, as far as could be seen at first; from the first on."""
    differed = [one for one, judged in found.items() if judged.chosen != judged.better]
    differed.sort(key=lambda one: -(found[one].cost + found[one].margin))
    return sorted(differed[:most])


def summary_of(found: Sequence[Judged], seats: int) -> Summary:
    """What all decisions come to."""
    costly = sorted((one for one in found if one.costly), key=lambda one: -one.cost)
    return Summary(
        [accuracy_of(seat, [one for one in found if one.seat == seat]) for seat in range(seats)],
        [DecisionAt(one.number, one.seat) for one in costly],
    )


def accuracy_of(seat: int, found: Sequence[Judged]) -> SeatAccuracy:
    return SeatAccuracy(
        seat,
        len(found),
        sum(one.chosen == one.better for one in found),
        sum(one.costly for one in found),
        sum(one.cost for one in found),
        sum(one.margin**2 for one in found) ** 0.5,
    )
