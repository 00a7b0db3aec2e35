"""Looking changes nothing."""

from deadtown.kernel import Seeded
from tests.kit.cases import Case
from tests.kit.sent import sent, somebody


def test_looking_at_a_match_changes_nothing(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, luck in case.play(seed):
            if luck.random() < 0.8:
                continue
            before, position, decision = match.digest(), match.chance.position, match.decision
            for seat in somebody(case.players, luck):
                sent(match, seat)
                match.imagine(seat, Seeded(str(seed)))
            match.sight()
            twin = match.fork()
            twin.choose(1)
            match.snapshot()
            assert (match.digest(), match.chance.position, match.decision) == (before, position, decision)


def test_a_copy_is_told_what_it_would_have_worked_out(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, luck in case.play(seed):
            mark = match.past.mark
            if mark is None or luck.random() < 0.8:
                continue
            told, known = match.fork(), mark.found
            mark.found = []
            own = match.fork()
            mark.found = known
            for twin in (told, own):
                assert twin.past.mark is not None
                assert twin.past.mark.found == known
                assert (twin.asked_seats, twin.decision) == (match.asked_seats, match.decision)
                assert twin.digest() == match.digest()


def test_copies_go_their_own_way(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, option, luck in case.play(seed):
            if luck.random() < 0.8:
                continue
            twin = match.fork()
            assert twin.digest() == match.digest()
            assert twin.decision == match.decision
            other = match.fork()
            other.choose(len(match.decision.options) if match.decision else 1)
            twin.choose(option)
            third = match.fork()
            third.choose(option)
            assert twin.digest() == third.digest()
