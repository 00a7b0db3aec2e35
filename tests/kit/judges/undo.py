"""Undo, then redo, and nothing has happened; what is saved is restored."""

import msgspec

from deadtown.kernel import Match, Option, Seeded, Snapshot
from tests.kit.cases import entries
from tests.kit.playing import Here, Judge


class UndoThenRedoIsANoOp(Judge):
    """From anywhere to anywhere before it; more rarely as a game goes on, since there is more to play again."""

    share = 2

    def begin(self, match: Match, seed: int) -> None:
        self.match = self.case.start(seed, halts=True)
        self.taken: list[Option] = []
        self.digests: list[str] = []

    def look(self, here: Here) -> None:
        if not here.opens:
            return
        match, taken, digests = self.match, self.taken, self.digests
        digests.append(here.digest)
        taken.append(here.entry)
        if self.luck.random() < 20 / (200 + len(taken)):
            back = self.luck.randrange(1, len(taken) + 1) - 1
            number, decision = match.number, match.decision
            match.undo(back)
            assert match.number == number - back, here
            assert match.digest() == digests[number - back], here
            for again in taken[number - back : number]:
                match.follow(again)
            assert match.digest() == digests[number], here
            assert match.decision == decision == here.match.decision, here
        match.follow(here.entry)

    def end(self, match: Match, seed: int) -> None:
        """A finished game can be taken back, too, and then an option leads to the end that was."""
        end, outcome, last = self.match.digest(), self.match.outcome, self.match.number
        assert end == match.digest()
        self.match.undo()
        assert self.match.outcome is None
        assert self.match.number == last - 1
        for entry in entries(self.match):
            twin = self.match.fork()
            twin.follow(entry)
            if twin.digest() == end:
                assert twin.outcome == outcome
                return
        raise AssertionError(f"seed {seed}: no option leads to the end that was")


class ASnapshotRestoresThePositionAndItsFuture(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match = here.match
        if not here.opens or self.luck.random() < 0.9:
            return
        stored = msgspec.msgpack.encode(match.snapshot())
        snapshot = msgspec.msgpack.decode(stored, type=Snapshot)
        chance = Seeded(self.case.seed(here.seed))
        restored = Match.restore(self.case.game, snapshot, chance, [here.entry], halts=True)
        expected = match.fork()
        expected.follow(here.entry)
        assert restored.digest() == expected.digest(), here
        assert restored.decision == expected.decision, here
        assert restored.chance.position == expected.chance.position, here
        assert len(snapshot.trail) <= match.number - snapshot.number, here
