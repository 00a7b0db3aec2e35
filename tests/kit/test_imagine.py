"""What a bot imagines is no prophecy."""

from deadtown.kernel import Seeded
from tests.kit.cases import Case


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
