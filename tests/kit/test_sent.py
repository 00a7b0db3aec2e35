"""What is kept encoded of a view is what the view says: for every game, every seat and spectators."""

import msgspec

from tests.kit.cases import Case
from tests.kit.sent import somebody


def test_a_view_as_it_is_sent_is_the_view(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, luck in case.stations(seed):
            for seat in somebody(case.players, luck):
                as_sent, seen = match.seen_by(seat, sent=True), match.seen_by(seat)
                assert msgspec.json.encode(as_sent) == msgspec.json.encode(seen)
