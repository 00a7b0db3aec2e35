"""A game in facets: what holds where a game says nothing, variants, teams, and what a seat sees of a state."""

from dataclasses import FrozenInstanceError, replace

import pytest

from deadtown.kernel import LEVELS, BadSeats, Match, Option, Sight, glimpse_of, nothing_hidden
from tests.bots.heap import HEAP, HeapOptions
from tests.kernel.toy import TOY, ToyOptions, ToyState, ToyView


def test_a_game_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        TOY.version = "2"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        TOY.rules.seats = range(9)  # type: ignore[misc]


def test_what_a_game_leaves_out_it_has_not() -> None:
    state = TOY.rules.start(ToyOptions(), ["Ada", "Bob"])
    assert TOY.rules.turn(state) == 0
    assert TOY.eyes.memory(state, 0) is None
    assert TOY.words.holds("TY-1", ToyOptions(), None)
    assert TOY.words.catalogue() is None
    assert TOY.players.levels == dict.fromkeys(LEVELS, ("random",))
    assert (TOY.players.guide, TOY.players.strategies) == (None, None)
    assert TOY.sides.role(state, 0) == ""
    assert not TOY.sides.has_teams
    assert (TOY.figures.tally(state), TOY.figures.course(state), TOY.figures.reckoning(state, 0)) == ({}, {}, ())


def test_the_state_is_copied_by_one_codec() -> None:
    assert TOY.rules.codec is TOY.rules.codec


# Words


@pytest.mark.parametrize(
    ("option", "wording"),
    [
        (("keep",), ("option-keep", {})),
        (("put_back", "gold"), ("option-put-back", {"coin": "gold"})),
        (("put_back",), ("option-put-back.alone", {})),
    ],
)
def test_an_option_is_worded_by_its_verb(option: Option, wording: tuple[str, dict[str, str]]) -> None:
    words = replace(TOY.words, option_arguments={"put_back": "coin"})
    assert words.wording(option) == wording
    with pytest.raises(ValueError, match="does not name the arguments"):
        words.wording(("keep", "gold"))


def test_a_game_may_word_options_itself() -> None:
    words = replace(TOY.words, own_wording=lambda option: ("option-any", {"count": len(option)}))
    assert words.wording(("hide", "gold")) == ("option-any", {"count": 2})


# Seats


def test_a_variant_may_have_seats_of_its_own() -> None:
    """A short game is for one player, a longer one for two or three."""
    rules = replace(TOY.rules, variant_seats=lambda options: range(1, 2) if options.rounds == 1 else range(2, 4))
    assert rules.seats_for(ToyOptions(1)) == range(1, 2)
    assert TOY.rules.seats_for(ToyOptions(1)) == TOY.rules.seats
    game = replace(TOY, rules=rules)
    assert rules.seats_in(Match.start(game, ["Ada"], ToyOptions(1), seed="1").state) == 1
    with pytest.raises(BadSeats) as caught:
        Match.start(game, ["Ada", "Bob"], ToyOptions(1), seed="1")
    assert caught.value.refusal.arguments == {"count": 2, "least": 1, "most": 1}
    with pytest.raises(BadSeats):
        Match.start(game, ["Ada"], ToyOptions(2), seed="1")


# Teams


def test_those_of_one_team_are_partners() -> None:
    state = HEAP.rules.start(HeapOptions(teams=(4, 7, 4, 4)), "abcd")
    assert HEAP.sides.has_teams
    assert HEAP.teams_in(state) == [4, 7, 4, 4]
    assert [HEAP.partners(state, seat) for seat in range(4)] == [[2, 3], [], [0, 3], [0, 2]]


def test_without_teams_each_plays_for_itself() -> None:
    state = TOY.rules.start(ToyOptions(), ["Ada", "Bob", "Cleo"])
    assert TOY.teams_in(state) == [0, 1, 2]
    assert TOY.partners(state, 1) == []


# What a seat sees


def test_a_glimpse_is_what_a_bot_is_given_but_for_imagination() -> None:
    def memory(state: ToyState, seat: int) -> str:
        return f"{seat} hid {state.coins[seat]}"

    game = replace(TOY, eyes=replace(TOY.eyes, memory=memory))
    match = Match.start(game, ["Ada", "Bob"], seed="1")
    match.choose("keep", "hide lead")
    assert match.decision is not None
    sight, glimpse = match.sight(), glimpse_of(game.eyes, match.state, match.decision)
    assert isinstance(sight, Sight)
    assert not isinstance(glimpse, Sight)
    for one in (sight, glimpse):
        assert (one.seat, one.kind, one.options, one.about) == (
            1,
            "again",
            match.decision.options,
            match.decision.about,
        )
        assert one.view == ToyView(match.state.totals, "gold")
        assert one.view is one.view
        assert one.memory == "1 hid gold"


def test_a_game_that_hides_nothing_says_so() -> None:
    assert TOY.eyes.hides
    assert not replace(TOY.eyes, imagine=nothing_hidden).hides
