"""Undo, then redo, and nothing has happened."""

import msgspec

from deadtown.kernel import Match, Option, Seeded, Snapshot
from tests.kit.cases import Case, entries


def test_undo_then_redo_is_a_no_op(case: Case, seeds: range) -> None:
    """From anywhere to anywhere before it; more rarely as a game goes on, since there is more to play again."""
    for seed in seeds[: max(1, len(seeds) // 2)]:
        taken: list[Option] = []
        digests: list[str] = []
        for match, entry, luck in case.stations(seed):
            digests.append(match.digest())
            taken.append(entry)
            if luck.random() < 20 / (200 + len(taken)):
                back = luck.randrange(1, len(taken) + 1) - 1
                here, decision = match.number, match.decision
                match.undo(back)
                assert match.number == here - back
                assert match.digest() == digests[here - back]
                for again in taken[here - back : here]:
                    match.follow(again)
                assert match.digest() == digests[here]
                assert match.decision == decision


def test_a_finished_game_can_be_taken_back(case: Case) -> None:
    match = case.played(0)
    match.halts = True
    end, outcome = match.digest(), match.outcome
    last = match.number
    match.undo()
    assert match.outcome is None
    assert match.number == last - 1
    for entry in entries(match):
        twin = match.fork()
        twin.follow(entry)
        if twin.digest() == end:
            assert twin.outcome == outcome
            break
    else:
        raise AssertionError("no option leads to the end that was")


def test_a_snapshot_restores_the_position_and_its_future(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, entry, luck in case.stations(seed):
            if luck.random() < 0.9:
                continue
            stored = msgspec.msgpack.encode(match.snapshot())
            snapshot = msgspec.msgpack.decode(stored, type=Snapshot)
            restored = Match.restore(case.game, snapshot, Seeded(f"kit {case} {seed}"), [entry], halts=True)
            expected = match.fork()
            expected.follow(entry)
            assert restored.digest() == expected.digest()
            assert restored.decision == expected.decision
            assert restored.chance.position == expected.chance.position
            assert len(snapshot.trail) <= match.number - snapshot.number
