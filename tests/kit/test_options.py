"""What is offered is legal, what is not offered is refused with a reason."""

from collections.abc import Container

import msgspec

from deadtown.kernel import PASS, Match, Option, Refused, option_text
from deadtown.text import Rulebook
from tests.kit.cases import Case

EARLIER = 16
"""So many options of earlier decisions are wished for again at each, others each time."""


def test_every_option_listed_can_be_chosen(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, luck in case.play(seed):
            assert match.decision is not None
            options = match.decision.options
            assert options
            assert len(set(options)) == len(options)
            for option in luck.sample(options, min(4, len(options))):
                twin = match.fork()
                twin.choose(option)
                asked_behind = option == PASS and twin.window is not None and twin.number == match.number
                assert asked_behind or twin.number > match.number


def test_an_option_is_the_same_as_value_text_number_and_json(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        for match, _, _ in case.play(seed):
            assert match.decision is not None
            for number, option in enumerate(match.decision.options, 1):
                assert match.read(option) == option
                assert match.read(option_text(option)) == option
                assert match.read(number) == option
                assert tuple(msgspec.json.decode(msgspec.json.encode(option))) == option


def test_what_is_not_offered_is_refused_with_a_clause_and_changes_nothing(case: Case, seeds: range) -> None:
    clauses = Rulebook.load(case.game, "en").clauses
    for seed in seeds[: max(1, len(seeds) // 4)]:
        seen: dict[Option, None] = {}
        for match, _, luck in case.play(seed):
            assert match.decision is not None
            seen.update(dict.fromkeys(match.decision.options))
            seat = luck.randrange(case.players)
            earlier = luck.sample(list(seen), min(EARLIER, len(seen) // 4))
            wishes = {*match.game.words.wishes(match.state, seat), *earlier}
            asked = match.asks(seat)
            refused = wishes - {PASS} if asked is None else wishes - set(asked.options)
            before = match.digest()
            for wish in refused:
                _refuses(match, seat, wish, clauses)
            assert match.digest() == before


def _refuses(match: Match, seat: int, wish: Option, clauses: Container[str]) -> None:
    refusal = None
    try:
        match.choose(wish, seat=seat)
    except Refused as refused:
        refusal = refused.refusal
    assert refusal is not None, f"{wish} of seat {seat} is not refused"
    assert refusal.clause in clauses
    assert match.why_not(seat, wish) == refusal
