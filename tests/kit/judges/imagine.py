"""What a bot imagines could be true, for all its seat knows, and is all it gets."""

from math import isfinite

from deadtown.kernel import Seeded
from tests.kit.playing import Here, Judge
from tests.kit.sent import sent, somebody


class ImaginedMatchesKeepAllComponentsAndCanBePlayedOn(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match, game = here.match, self.case.game
        if match.decision is None or self.luck.random() < 0.95:
            return
        for seat in somebody(self.case.players, self.luck):
            twin = match.imagine(seat, Seeded(f"imagine {self.luck.random()}"))
            where = f"{here}, seat {seat}"
            assert game.rules.components(twin.state) == game.rules.components(match.state), where
            assert twin.asked_seats == match.asked_seats, where
            assert match.window is not None or twin.decision == match.decision, where
            assert seat is None or twin.asks(seat) == match.asks(seat), where
            assert twin.fork().digest() == twin.digest(), where
            if seat == match.decision.seat:
                while twin.decision is not None:
                    twin.choose(self.luck.choice(twin.decision.options))
                assert twin.outcome is not None, where


class ImaginationDependsOnKnowledgeAlone(Judge):
    """From two truths that a seat can't tell apart, the same luck gives the same imagined match."""

    share = 2

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None or self.luck.random() < 0.9:
            return
        for seat in somebody(self.case.players, self.luck):
            dream = Seeded(f"dream {self.luck.random()}")
            imagined = match.imagine(seat, dream)
            assert here.imagined(seat).imagine(seat, dream).digest() == imagined.digest(), f"{here}, seat {seat}"
            assert sent(imagined, seat) == here.sent(seat), f"{here}, seat {seat}"


class AGuideHasAWordOnEverything(Judge):
    """It weighs every option, appraises every position, and changes nothing."""

    share = 4

    def look(self, here: Here) -> None:
        guide, match = self.case.game.players.guide, here.match
        if guide is None or match.decision is None or self.luck.random() < 0.8:
            return
        twin = here.imagined(match.decision.seat)
        before = twin.digest()
        weights = guide.weigh(twin.state, match.decision)
        assert len(weights) == len(match.decision.options), here
        assert all(weight >= 0 and isfinite(weight) for weight in weights), here
        assert any(weights), here
        for seat in range(self.case.players):
            assert 0 <= guide.appraise(twin.state, seat) <= 1, here
        assert twin.digest() == before, here
