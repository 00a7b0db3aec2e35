"""Looking changes nothing."""

from deadtown.kernel import Seeded
from tests.kit.playing import Here, Judge
from tests.kit.sent import sent, somebody


class LookingAtAMatchChangesNothing(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None or self.luck.random() < 0.8:
            return
        before, position, decision = match.digest(), match.chance.position, match.decision
        for seat in somebody(self.case.players, self.luck):
            sent(match, seat)
            match.imagine(seat, Seeded(str(here.seed)))
        match.sight()
        twin = match.fork()
        twin.choose(1)
        match.snapshot()
        assert (match.digest(), match.chance.position, match.decision) == (before, position, decision), here


class ACopyIsToldWhatItWouldHaveWorkedOut(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match = here.match
        mark = match.past.mark
        if match.decision is None or mark is None or self.luck.random() < 0.8:
            return
        told, known = match.fork(), mark.found
        mark.found = []
        own = match.fork()
        mark.found = known
        for twin in (told, own):
            assert twin.past.mark is not None
            assert twin.past.mark.found == known, here
            assert (twin.asked_seats, twin.decision) == (match.asked_seats, match.decision), here
            assert twin.digest() == here.digest, here


class CopiesGoTheirOwnWay(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None or self.luck.random() < 0.8:
            return
        twin = match.fork()
        assert twin.digest() == here.digest, here
        assert twin.decision == match.decision, here
        other = match.fork()
        other.choose(len(match.decision.options))
        twin.choose(here.option)
        third = match.fork()
        third.choose(here.option)
        assert twin.digest() == third.digest(), here
