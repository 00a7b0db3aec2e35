"""The set-up (section 3)."""

import pytest

from deadtown.games.zombiaki.cards import full_deck
from deadtown.games.zombiaki.events import PhaseBegan, SidesSettled
from deadtown.kernel import Scripted
from tests.clauses import clause
from tests.games.zombiaki.table import GAME, NAMES, H, Z, start, street


@clause("ZK-3.1")
@pytest.mark.parametrize(("first", "zombies"), [("zombies", 0), ("humans", 1)])
def test_an_option_settles_who_plays_which_side(first: str, zombies: int) -> None:
    match = start(first_seat=first)
    assert match.state.zombie_seat == zombies
    assert GAME.sides.role(match.state, zombies) == "zombies"
    assert GAME.sides.role(match.state, 1 - zombies) == "humans"
    assert match.asked[0] == zombies
    assert [(event.seat, event.owner) for event in match.told.of(SidesSettled)] == [(zombies, 1 - zombies)]


@clause("ZK-3.1")
def test_the_table_may_settle_it() -> None:
    sides = {start(seed=f"sides {number}", first_seat="random").state.zombie_seat for number in range(20)}
    assert sides == {0, 1}


@clause("ZK-3.1")
def test_the_sides_are_changed_for_another_game() -> None:
    for first, then in (("zombies", "humans"), ("humans", "zombies")):
        match = start(first_seat=first)
        while match.decision is not None:
            match.choose(1)
        assert match.outcome is not None
        again = GAME.rules.rematch_options(match.state.options, NAMES, match.outcome)
        assert again.first_seat == then


@clause("ZK-3.2")
def test_both_decks_are_shuffled_and_dawn_lies_under_the_zombies() -> None:
    orders = [[place * 7 % size for place in range(size)] for size in (39, 40)]
    match = start(chance=Scripted(orders))
    zombies, humans = full_deck("zombies", {}), full_deck("humans", {})
    assert [*match.zombies.deck, *match.zombies.hand[::-1]] == ["dawn", *(zombies[place] for place in orders[0])]
    assert match.humans.deck == [humans[place] for place in orders[1]]


@clause("ZK-3.2")
@pytest.mark.parametrize("seed", range(10))
def test_dawn_is_always_last(seed: int) -> None:
    match = start(seed=f"dawn {seed}")
    assert match.zombies.deck[0] == "dawn"
    assert "dawn" not in [*match.zombies.deck[1:], *match.zombies.hand]


@clause("ZK-3.3")
def test_street_hands_and_discard_piles_start_empty() -> None:
    state = GAME.rules.start(GAME.rules.read_options({}), NAMES)
    assert state.creatures == [None] * 15
    assert state.objects == [""] * 15
    assert state.burning == [False] * 15
    for side in (state.zombies, state.humans):
        assert side.hand == []
        assert side.discard == []
    match = start()
    assert street(match) == "-"
    assert match.humans.hand == []


@clause("ZK-3.4")
def test_the_zombies_take_the_first_phase() -> None:
    match = start()
    assert match.asked == (Z, "discard")
    assert [(event.seat, event.side, event.round) for event in match.told.of(PhaseBegan)] == [(Z, "zombies", 1)]
    match.choose(1)
    match.wait_for(H, "discard")
    assert [event.side for event in match.told.of(PhaseBegan)][:2] == ["zombies", "humans"]
