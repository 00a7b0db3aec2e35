"""What an option would do, told before it is chosen."""

from dataclasses import replace

import pytest

from deadtown.kernel import Event, Match, Option
from tests.kernel.toy import TOY, Hid, Rolled, ToyOptions, ToyState


def foretell(state: ToyState, option: Option) -> list[Event] | None:
    """Tells what hiding a coin does, and, as a game should not, where all other coins are."""
    if option == ("again",):
        return None
    seat = state.turn % state.players
    state.totals[seat] += 100
    state.coins[seat] = str(option[-1])
    coins = list(enumerate(state.coins))
    return [*(Hid(other, coin) for other, coin in coins), *(Rolled(other, ord(coin[0])) for other, coin in coins)]


def foretelling(*choices: str) -> Match:
    match = Match.start(replace(TOY, preview=foretell), ["Ada", "Bob"], ToyOptions(), seed="seed")
    match.choose(*choices)
    return match


def test_a_game_tells_nothing_unless_it_has_something_to_tell() -> None:
    match = Match.start(TOY, ["Ada", "Bob"], ToyOptions(), seed="seed")
    assert match.preview(("keep",)) is None


def test_what_is_open_is_not_told() -> None:
    assert foretelling().preview(("again",)) is None


def test_a_preview_changes_nothing() -> None:
    match = foretelling("keep")
    before, decision = match.digest(), match.decision
    match.preview(("hide", "gold"))
    assert (match.digest(), match.decision, match.number) == (before, decision, 1)
    match.choose("hide gold")
    assert match.state.totals[0] < 100


def test_a_preview_is_told_as_the_deciding_seat_may_know_it() -> None:
    told = foretelling("keep").preview(("hide", "gold"))
    assert told is not None
    assert told[:2] == [Hid(0, "gold"), Hid(1, None)]


def test_whatever_a_game_tells_nothing_hidden_comes_out() -> None:
    """Bob has hidden gold in one match and lead in the other: Ada is told the same."""
    gold, lead = (foretelling("keep", "hide gold", "keep", f"hide {coin}", "keep") for coin in ("gold", "lead"))
    assert gold.state.coins != lead.state.coins
    assert gold.preview(("hide", "gold")) == lead.preview(("hide", "gold"))


def test_only_what_may_be_chosen_can_be_previewed() -> None:
    with pytest.raises(AssertionError, match="may be chosen"):
        foretelling().preview(("hide", "gold"))
