"""A clause that is named behind something has a part in the game; and the start brings in no clause."""

from deadtown.kernel import Event, Match
from deadtown.text import Rulebook
from tests.kit.cases import Case


def holds(case: Case, clause: str, match: Match | None = None) -> bool:
    view = None if match is None else match.seen_by(None).view
    return case.game.words.holds(clause, case.game.rules.read_options(case.options), view)


def test_a_clause_behind_an_event_or_a_refusal_holds(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 20)]:
        heard: list[Event] = []
        for match, _, luck in case.play(seed, heard):
            seat = luck.randrange(case.players)
            reasons = [match.why_not(seat, wish) for wish in match.game.words.wishes(match.state, seat)]
            named = {event.clause for event in heard} | {refusal.clause for refusal in reasons if refusal is not None}
            for clause in named - {""}:
                assert holds(case, clause, match), clause
            heard.clear()


def test_whatever_holds_after_the_start_held_before_it(case: Case) -> None:
    match = case.played(0)
    for clause in Rulebook.load(case.game).clauses:
        assert holds(case, clause) or not holds(case, clause, match), clause
