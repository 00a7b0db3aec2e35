"""What a bot imagines could be true, for all its seat knows, and is all it gets."""

from deadtown.kernel import Seeded
from tests.kit.cases import Case
from tests.kit.sent import sent, somebody


def test_imagined_matches_keep_all_components_and_can_be_played_on(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, luck in case.play(seed):
            if luck.random() < 0.95:
                continue
            for seat in somebody(case.players, luck):
                twin = match.imagine(seat, Seeded(f"imagine {luck.random()}"))
                assert case.game.rules.components(twin.state) == case.game.rules.components(match.state)
                assert twin.asked_seats == match.asked_seats
                assert match.window is not None or twin.decision == match.decision
                assert seat is None or twin.asks(seat) == match.asks(seat)
                assert twin.fork().digest() == twin.digest()
                if match.decision is not None and seat == match.decision.seat:
                    while twin.decision is not None:
                        twin.choose(luck.choice(twin.decision.options))
                    assert twin.outcome is not None


def test_imagination_depends_on_knowledge_alone(case: Case, seeds: range) -> None:
    """From two truths that a seat can't tell apart, the same luck gives the same imagined match."""
    for seed in seeds[: max(1, len(seeds) // 2)]:
        for match, _, luck in case.play(seed):
            if luck.random() < 0.9:
                continue
            for seat in somebody(case.players, luck):
                other = match.imagine(seat, Seeded(f"truth {luck.random()}"))
                dream = Seeded(f"dream {luck.random()}")
                imagined = match.imagine(seat, dream)
                assert other.imagine(seat, dream).digest() == imagined.digest()
                assert sent(imagined, seat) == sent(match, seat)


def test_imagined_luck_is_not_the_luck_of_the_table(case: Case) -> None:
    match = case.start(0)
    assert match.decision is not None
    seat = match.decision.seat
    futures = set()
    for number in range(8):
        twin = match.imagine(seat, Seeded(f"luck {number}"))
        while twin.decision is not None and twin.number < 40:
            twin.choose(1)
        futures.add(twin.digest())
    assert len(futures) > 1
