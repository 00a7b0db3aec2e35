"""What an analysis says of a decision, and of how somebody saw the game stand, follows from what they could know."""

from deadtown.bots.analysis.decided import Decided
from deadtown.bots.analysis.judging import judge
from deadtown.bots.analysis.standing import outlook
from deadtown.bots.search_settings import Settings
from deadtown.kernel import Seeded
from tests.kit.playing import Here, Judge

SHORT = Settings(rollout=6, longest=6)
"""What is far ahead tells nothing more here."""


class ADecisionIsJudgedAlikeInAllWorldsThatTheSeatCannotTellApart(Judge):
    most = 1

    def look(self, here: Here) -> None:
        match, decision = here.match, here.match.decision
        if decision is None or self.luck.random() < 0.97 or len(decision.options) == 1:
            return
        what = Decided(match.number, decision.seat, here.option)
        other = here.imagined(decision.seat)
        assert judge(other, what, 8, 3, "kit", SHORT) == judge(match, what, 8, 3, "kit", SHORT), here


class HowTheGameStoodIsSeenAlikeInAllWorldsThatSomebodyCannotTellApart(Judge):
    most = 1

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None or self.luck.random() < 0.97:
            return
        for eyes in range(self.case.players):
            other = match.imagine_apart(eyes, Seeded(f"another world {self.luck.random()}"))
            if other is not None:
                assert outlook(other, eyes, 3, "kit", SHORT) == outlook(match, eyes, 3, "kit", SHORT), here
