"""A match lent to somebody without the seed: the same position, and nothing of the luck to come."""

from random import Random

import msgspec
import pytest

from deadtown.kernel import ChanceError, Match, Option, Scripted, Seeded, Snapshot, commitment
from tests.kernel.toy import TOY
from tests.kit.cases import CASES, NAMES, Case, case_name
from tests.kit.sent import somebody

TOYS = Case(TOY, 3, {"rounds": 8})

each_case = pytest.mark.parametrize("case", [TOYS, *CASES], ids=case_name)


def lent(match: Match) -> Match:
    """The match that comes out of a snapshot at the other end of a wire."""
    sent = msgspec.msgpack.encode(match.snapshot())
    return Match.lend(match.game, msgspec.msgpack.decode(sent, type=Snapshot))


def some(seeds: range) -> float:
    """How many of the positions are looked at: a few in ``make test``, all in ``make soak``."""
    return min(1.0, len(seeds) / 50)


def assert_alike(loan: Match, match: Match, case: Case, dream: str) -> None:
    assert loan.digest() == match.digest()
    assert (loan.decision, loan.number, loan.outcome) == (match.decision, match.number, match.outcome)
    for seat in somebody(case.players, Random(dream)):
        assert loan.seen_by(seat) == match.seen_by(seat)
        assert loan.imagine(seat, Seeded(dream)).digest() == match.imagine(seat, Seeded(dream)).digest()


@each_case
def test_a_lent_match_is_the_position_that_was_lent(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 60)]:
        for match, _, luck in case.stations(seed):
            if luck.random() < 1 - some(seeds) / case.long:
                continue
            assert_alike(lent(match), match, case, f"dream {luck.random()}")


@each_case
def test_a_finished_match_can_be_lent(case: Case) -> None:
    match = case.played(0)
    assert_alike(lent(match), match, case, "dream")


@each_case
def test_a_match_can_be_lent_after_it_was_taken_back_copied_restored_or_forgot(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 60)]:
        for match, entry, luck in case.stations(seed):
            if luck.random() < 1 - 0.4 * some(seeds) / case.long:
                continue
            dream = f"dream {luck.random()}"
            twin = match.fork()
            assert_alike(lent(twin), match, case, dream)
            restored = Match.restore(case.game, match.snapshot(), Seeded(f"kit {case} {seed}"), [entry], halts=True)
            twin.follow(entry)
            assert_alike(lent(restored), twin, case, dream)
            twin.undo(luck.randrange(twin.number + 1))
            assert_alike(lent(twin), twin, case, dream)
            twin.forget(0)
            assert_alike(lent(lent(twin)), twin, case, dream)


@each_case
def test_what_is_imagined_from_a_lent_match_is_played_on_alike(case: Case) -> None:
    luck = Random(f"{case}")
    match = case.start(0)
    for _ in range(luck.randrange(5, 20)):
        assert match.decision is not None
        match.choose(luck.choice(match.decision.options))
    assert match.decision is not None
    mine, theirs = (one.imagine(match.decision.seat, Seeded("dream")) for one in (match, lent(match)))
    while mine.decision is not None:
        option = luck.choice(mine.decision.options)
        mine.choose(option)
        theirs.choose(option)
        assert theirs.digest() == mine.digest()
    assert theirs.outcome == mine.outcome


@each_case
def test_a_snapshot_tells_what_chance_has_brought_and_nothing_of_the_seed(case: Case) -> None:
    """A match that knows no seed, only what chance has brought so far, gives the same snapshot."""
    seed = f"kit {case} 0"
    key = Seeded(seed)._key
    names, options = NAMES[: case.players], case.game.rules.read_options(case.options)
    brought = Scripted()
    twin: Match | None = None
    taken: list[Option] = []
    for match, option, luck in case.play(0):
        brought.results += match.take_notes()
        twin = twin or Match.start(case.game, names, options, chance=brought)
        if luck.random() < 0.1 / case.long:
            snapshot = msgspec.structs.replace(match.snapshot(), position=0)
            twin.choose(*taken)
            taken.clear()
            assert snapshot == msgspec.structs.replace(twin.snapshot(), position=0)
            stored = msgspec.msgpack.encode(snapshot)
            for secret in (seed.encode(), key, key.hex().encode(), commitment(seed).encode()):
                assert secret not in stored
        taken.append(option)


def test_a_lent_match_does_not_have_the_luck_of_the_table() -> None:
    match = TOYS.start(0)
    with pytest.raises(ChanceError, match="ends here"):
        lent(match).choose("again")
    loan = lent(match)
    loan.choose("keep")
    with pytest.raises(ChanceError, match="ends here"):
        loan.choose("hide gold")


def test_asking_for_a_snapshot_changes_nothing() -> None:
    match = TOYS.start(0)
    match.choose("again")
    before = match.chance.position, match.digest(), match.number
    assert match.snapshot() == match.snapshot()
    assert (match.chance.position, match.digest(), match.number) == before
    assert len(match.take_notes()) == 2


def test_a_lent_match_of_other_rules_is_refused() -> None:
    snapshot = msgspec.structs.replace(TOYS.start(0).snapshot(), rules="0")
    with pytest.raises(ValueError, match="rules 0"):
        Match.lend(TOY, snapshot)
