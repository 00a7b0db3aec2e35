"""What is offered is legal, what is not offered is refused with a reason."""

from collections.abc import Container

import msgspec

from deadtown.kernel import PASS, Match, Option, Refused, option_text
from deadtown.text import Rulebook
from tests.kit.cases import Case
from tests.kit.playing import Here, Judge

EARLIER = 16
"""So many options of earlier decisions are wished for again at each, others each time."""


class EveryOptionListedCanBeChosen(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None:
            return
        options = match.decision.options
        assert options, here
        assert len(set(options)) == len(options), here
        for option in self.luck.sample(options, min(4, len(options))):
            twin = match.fork()
            twin.choose(option)
            asked_behind = option == PASS and twin.window is not None and twin.number == match.number
            assert asked_behind or twin.number > match.number, f"{here}: {option}"


class AnOptionIsTheSameAsValueTextNumberAndJson(Judge):
    share = 4

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None:
            return
        for number, option in enumerate(match.decision.options, 1):
            assert match.read(option) == option, here
            assert match.read(option_text(option)) == option, here
            assert match.read(number) == option, here
            assert tuple(msgspec.json.decode(msgspec.json.encode(option))) == option, here


class WhatIsNotOfferedIsRefusedWithAClauseAndChangesNothing(Judge):
    share = 4

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.clauses = Rulebook.load(case.game, "en").clauses

    def begin(self, match: Match, seed: int) -> None:
        self.seen: dict[Option, None] = {}

    def look(self, here: Here) -> None:
        match = here.match
        if match.decision is None:
            return
        self.seen.update(dict.fromkeys(match.decision.options))
        seat = self.luck.randrange(self.case.players)
        earlier = self.luck.sample(list(self.seen), min(EARLIER, len(self.seen) // 4))
        wishes = {*match.game.words.wishes(match.state, seat), *earlier}
        asked = match.asks(seat)
        before = match.digest()
        for wish in wishes - ({PASS} if asked is None else set(asked.options)):
            _refuses(match, seat, wish, self.clauses)
        assert match.digest() == before, here


def _refuses(match: Match, seat: int, wish: Option, clauses: Container[str]) -> None:
    refusal = None
    try:
        match.choose(wish, seat=seat)
    except Refused as refused:
        refusal = refused.refusal
    assert refusal is not None, f"{wish} of seat {seat} is not refused"
    assert refusal.clause in clauses
    assert match.why_not(seat, wish) == refusal
