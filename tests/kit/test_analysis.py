"""What an analysis says of a decision, and of how somebody saw the game stand, follows from what they could know."""

from deadtown.bots.analysis.decided import Decided
from deadtown.bots.analysis.judging import judge
from deadtown.bots.analysis.standing import outlook
from deadtown.bots.search_settings import Settings
from deadtown.kernel import Seeded
from tests.kit.cases import Case

SHORT = Settings(rollout=6, longest=6)
"""What is far ahead tells nothing more here."""


def test_a_decision_is_judged_alike_in_all_worlds_that_the_seat_cannot_tell_apart(case: Case, seeds: range) -> None:
    for seed in seeds[:1]:
        for match, option, luck in case.play(seed):
            decision = match.decision
            if luck.random() < 0.97 or decision is None or len(decision.options) == 1:
                continue
            what = Decided(match.number, decision.seat, option)
            other = match.imagine(decision.seat, Seeded(f"another world {luck.random()}"))
            assert judge(other, what, 8, 3, "kit", SHORT) == judge(match, what, 8, 3, "kit", SHORT)


def test_how_the_game_stood_is_seen_alike_in_all_worlds_that_somebody_cannot_tell_apart(
    case: Case, seeds: range
) -> None:
    for seed in seeds[:1]:
        for match, _, luck in case.play(seed):
            if luck.random() < 0.97:
                continue
            for eyes in range(case.players):
                other = match.imagine_apart(eyes, Seeded(f"another world {luck.random()}"))
                if other is not None:
                    assert outlook(other, eyes, 3, "kit", SHORT) == outlook(match, eyes, 3, "kit", SHORT)
