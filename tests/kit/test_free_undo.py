"""What may be taken back freely has shown nothing to the seat that did it."""

from deadtown.kernel import Decision, Event, Match, Option, Seeded
from tests.kit.cases import Case
from tests.kit.sent import sent, told


def test_what_shows_nothing_goes_the_same_way_in_every_world_the_seat_could_be_in(case: Case, seeds: range) -> None:
    """One choice in the true world and in a redrawn one: every byte that the seat is sent after it is the same.

    So an event that should say that it shows something, and does not, is caught; and so is a decision whose being
    asked tells of something hidden.
    """
    redrawn, some_seeds = 0, seeds[: max(1, len(seeds) // 2)]
    for seed in some_seeds:
        for match, entry, luck in case.stations(seed):
            decision = answered(match, entry)
            if decision is None or luck.random() < 0.5:
                continue
            here = match.fork()
            heard, chance = answer(here, entry)
            if chance or case.game.eyes.shows(here.state, decision, heard, here.question):
                continue
            there = match.imagine(decision.seat, Seeded(f"redraw {luck.random()}"))
            there.halts = True
            redrawn += there.digest() != match.digest()
            heard_there, _ = answer(there, entry)
            where = f"seed {seed}, decision {match.number + 1}: {entry} of {decision.kind}"
            assert told(heard_there, decision.seat) == told(heard, decision.seat), where
            assert sent(there, decision.seat) == sent(here, decision.seat), where
    assert not case.game.eyes.hides or redrawn > 2 * len(some_seeds)


def answered(match: Match, entry: Option) -> Decision | None:
    """The question that an entry of the trail answers; None when it closes a window in which all pass."""
    if match.window is None:
        return match.decision
    return match.asks(int(entry[0])) if entry else None


def answer(match: Match, entry: Option) -> tuple[list[Event], bool]:
    """What is told when an answer is given, and whether it takes luck."""
    heard: list[Event] = []
    match.listen(heard.append)
    match.follow(entry)
    return heard, bool(match.take_notes())
