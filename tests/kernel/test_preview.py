"""What an option would do, told before it is chosen."""

import pytest

from deadtown.kernel import Foreseen, Match, Refused, preview
from tests.kernel.toy import TOY, Hid, ToyOptions


def toy(*choices: str) -> Match:
    match = Match.start(TOY, ["Ada", "Bob"], ToyOptions(), seed="seed")
    match.choose(*choices)
    return match


def test_what_would_come_to_light_is_not_told() -> None:
    assert preview(toy(), ("again",)) == Foreseen([], False)


def test_what_is_asked_next_ends_it() -> None:
    assert preview(toy(), ("keep",)) == Foreseen([], True)


def test_a_preview_changes_nothing() -> None:
    match = toy("keep")
    before, decision = match.digest(), match.decision
    preview(match, ("hide", "gold"))
    assert (match.digest(), match.decision, match.number) == (before, decision, 1)


def test_a_preview_is_told_as_the_deciding_seat_may_know_it_and_ends_with_the_step() -> None:
    assert preview(toy("keep"), ("hide", "gold")) == Foreseen([Hid(0, "gold")], True)


def test_nothing_hidden_comes_out() -> None:
    """Bob has hidden gold in one match and lead in the other: Ada is told the same."""
    gold, lead = (toy("keep", "hide gold", "keep", f"hide {coin}", "keep") for coin in ("gold", "lead"))
    assert gold.state.coins != lead.state.coins
    assert preview(gold, ("hide", "gold")) == preview(lead, ("hide", "gold"))


def test_only_what_may_be_chosen_can_be_previewed() -> None:
    with pytest.raises(Refused):
        preview(toy(), ("hide", "gold"))
