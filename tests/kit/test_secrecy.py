"""A seat is sent only what it may know.

Redraw everything that a seat can't know, and every byte that it is sent stays the same.
"""

from contextlib import suppress

from deadtown.kernel import Event, Match, Option, Seeded
from tests.kit.cases import Case
from tests.kit.sent import everybody, sent, told
from tests.kit.worlds import other_world, slots


def test_what_a_seat_cannot_know_does_not_change_what_it_is_sent(case: Case, seeds: range) -> None:
    redrawn = 0
    for seed in seeds[: max(1, len(seeds) // 2)]:
        for match, _, luck in case.play(seed):
            if luck.random() < 0.8:
                continue
            for seat in everybody(match, case.players):
                twin = match.imagine(seat, Seeded(f"redraw {luck.random()}"))
                redrawn += twin.digest() != match.digest()
                assert sent(twin, seat) == sent(match, seat), f"seed {seed}, decision {match.number}, seat {seat}"
    assert redrawn > 10 * len(seeds[: max(1, len(seeds) // 2)])


def test_events_tell_nothing_that_stays_hidden(case: Case, seeds: range) -> None:
    """One choice in two worlds that a seat can't tell apart after it: the same events, to the byte.

    Where the choice takes another course in the other world there is nothing to compare; nor where a shuffle
    hides again what the choice has shown.
    """
    compared = 0
    for seed in seeds[: max(1, len(seeds) // 2)]:
        for match, option, luck in case.play(seed):
            if luck.random() < 0.7:
                continue
            for seat in everybody(match, case.players):
                found = other_world(match, option, seat, Seeded(f"other world {luck.random()}"))
                if found is None:
                    continue
                here, (there, expected) = match.fork(), found
                differs = there.digest() != here.digest()
                heard_here, heard_there = _choose(here, option), _choose(there, option)
                shuffled = here.chance.position != match.chance.position
                if shuffled or list(slots(there.state)) != expected or _next(here) != _next(there):
                    continue
                assert told(heard_there, seat) == told(heard_here, seat), f"seed {seed}, {match.number}, seat {seat}"
                assert sent(there, seat) == sent(here, seat)
                compared += differs
    assert compared > 5 * len(seeds[: max(1, len(seeds) // 2)])


def _choose(match: Match, option: Option) -> list[Event]:
    """What is told when an option is chosen. A world that lacks the component it names stops there."""
    heard: list[Event] = []
    match.listen(heard.append)
    with suppress(ValueError):
        match.choose(option)
    return heard


def _next(match: Match) -> tuple[int, str] | None:
    """Who is asked next: that, the others may see."""
    decision = match.decision
    return None if decision is None else (decision.seat, decision.kind)
