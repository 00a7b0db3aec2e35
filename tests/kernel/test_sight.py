"""What a bot is given leads to what its seat knows, and no attribute of it past that."""

from typing import Any

import pytest

from deadtown.kernel import Eyes, GameState, Match, Scripted, Seeded, glimpse_of
from tests.kernel.toy import TOY, ToyOptions

TRUTH = (Match, GameState, Eyes)


def hidden_coins() -> Match:
    """Ada has hidden lead, and Bob decides."""
    match = Match.start(TOY, ["Ada", "Bob"], ToyOptions(rounds=2), chance=Scripted([2, 3, 4, 5]))
    match.choose("keep", "hide lead")
    return match


def attributes(thing: object) -> list[Any]:
    return [getattr(thing, name) for name in dir(thing) if not name.startswith("__")]


def test_no_attribute_of_a_sight_leads_to_the_truth() -> None:
    match = hidden_coins()
    sight = match.sight()
    assert match.decision
    for seen in (sight, glimpse_of(TOY.eyes, match.state, match.decision)):
        found = attributes(seen)
        # One further, a bound method would lead to what it is bound to.
        found += [held for thing in found for held in [*attributes(thing), getattr(thing, "__self__", None)]]
        assert len(found) > 10
        assert not [thing for thing in found if isinstance(thing, TRUTH)]


def test_a_sight_is_that_of_its_seat_whatever_is_written_on_it() -> None:
    sight = hidden_coins().sight()
    assert sight.seat == 1
    sight.seat = 0
    assert sight.view.coin == "gold", "Bob's own, which he has not hidden yet"
    assert sight.imagine(Seeded("x")).decision == hidden_coins().decision


def test_what_is_looked_at_is_worked_out_once() -> None:
    sight = hidden_coins().sight()
    assert sight.view is sight.view
    assert sight.memory is sight.memory


@pytest.mark.parametrize("answers", [0, 1])
def test_before_an_imagined_match_was_imagined_there_is_nothing_to_go_back_to(answers: int) -> None:
    """Else a bot would only have to take back what it imagined, and would see the truth."""
    match = Match.start(TOY, ["Ada", "Bob"], ToyOptions(rounds=4), seed="7")
    match.choose(*[1] * (4 + answers))
    twin = match.sight().imagine(Seeded("dream"))
    imagined = twin.digest()
    for played_on in (0, 1, 3):
        twin.choose(*[1] * played_on)
        for number in range(match.number):
            with pytest.raises(ValueError, match=f"can't go back to decision {number}: this match was imagined after"):
                twin.go_back(number)
        with pytest.raises(ValueError, match="imagined after"):
            twin.undo(played_on + 1)
        twin.go_back(match.number)
        assert twin.digest() == imagined
    match.go_back(0)
    assert match.number == 0
