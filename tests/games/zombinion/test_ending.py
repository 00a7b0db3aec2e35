"""The end of the game: when it comes, what counts, who wins."""

import pytest

from deadtown.games.zombinion import events
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import BadOptions, Match, Outcome
from tests.clauses import clause
from tests.games.zombinion.table import GAME, NAMES, Stacked, TableMatch, cards, hunter, start, table

SUPPLY = cards(
    "bullet, rounds, magazine, zombie, many_zombies, many_more_zombies, infection, barricade, decoy, ammo_box, "
    "maverick, shotgun, cunning, higher_ground, restock, reload, sidekick"
)


def last_turn(*hunters: Hunter, active: int = 0) -> Outcome:
    """How a game ends with these hunters, when the active one's turn is the last."""
    match = table(*hunters, step="hunt", active=active, supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    return match.outcome


def ends(match: TableMatch) -> bool:
    match.choose("end_hunt")
    return match.over


@clause("ZN-9.1")
def test_the_game_ends_after_the_turn_in_which_the_last_many_more_zombies_was_taken() -> None:
    match = table(hunter(), hunter(), shots=8, supply={"many_more_zombies": 1})
    match.choose("take many_more_zombies")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.ending == "many_more_zombies"


@clause("ZN-9.1")
def test_the_game_ends_after_the_turn_in_which_a_third_pile_ran_out() -> None:
    match = table(hunter(), hunter(), shots=2, supply={"infection": 0, "reload": 0, "decoy": 1})
    match.choose("take decoy")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.ending == "three_piles"


@clause("ZN-9.1")
@pytest.mark.parametrize("empty", [(), ("decoy",), ("decoy", "magazine")])
def test_with_fewer_empty_piles_the_game_goes_on(empty: tuple[str, ...]) -> None:
    match = table(hunter(), hunter(), supply={"many_more_zombies": 1, **dict.fromkeys(empty, 0)})
    assert not ends(match)
    assert match.outcome is None


@clause("ZN-9.1")
def test_more_than_three_empty_piles_end_the_game_too() -> None:
    match = table(hunter(hand="zombie_swarm"), hunter(), supply={"decoy": 0, "reload": 0, "infection": 1, "bullet": 1})
    match.choose("play zombie_swarm", "take bullet")
    assert match.over
    assert match.state.empty_piles() == 4


@clause("ZN-9.2")
@pytest.mark.parametrize("pile", [card for card in SUPPLY if card not in ("decoy", "reload")])
def test_any_pile_of_the_supply_counts_for_the_three(pile: str) -> None:
    assert ends(table(hunter(), hunter(), supply={"decoy": 0, "reload": 0, pile: 0}))


@clause("ZN-9.2")
def test_the_trash_and_unused_kinds_never_count() -> None:
    """Two piles are empty, the Trash is empty, and sixteen Combat kinds are not in the game."""
    match = table(hunter(), hunter(), supply={"decoy": 0, "reload": 0})
    assert match.state.trash == []
    assert not ends(match)


@clause("ZN-9.3")
def test_a_pile_that_empties_does_not_cut_the_turn_short() -> None:
    me = hunter(hand="bullet")
    match = table(me, hunter(), shots=10, targets=3, supply={"many_more_zombies": 1})
    match.choose("take many_more_zombies")
    assert match.asked == (0, "hunt")
    match.choose("take decoy", "take bullet")
    assert match.over
    assert sorted(me.owned()) == ["bullet", "bullet", "decoy", "many_more_zombies"]


@clause("ZN-9.3")
def test_a_third_pile_emptied_in_the_action_phase_does_not_cut_the_turn_short() -> None:
    match = table(hunter(hand="ammo_box, bullet"), hunter(), supply={"infection": 0, "reload": 0, "decoy": 1})
    match.choose("play ammo_box", "gain decoy", "play bullet")
    assert match.asked == (0, "hunt")
    match.choose("end_hunt")
    assert match.over


@clause("ZN-9.3")
def test_the_players_after_it_get_no_further_turn() -> None:
    match = table(hunter(turns=3), hunter(turns=3), hunter(turns=2), active=0, supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.over
    assert [one.turns for one in match.hunters] == [4, 3, 2]
    assert match.told.of(events.TurnBegan) == []


@clause("ZN-9.4")
def test_all_cards_owned_count_wherever_they_are_and_become_public() -> None:
    me = hunter(hand="zombie, rounds", deck="many_zombies, bullet x5", discard="infection")
    you = hunter(hand="zombie", deck="zombie", discard="many_zombies")
    match = table(me, you, step="hunt", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.scores == [3, 5]
    for seat in (0, 1, None):
        mine, yours = match.view(seat).hunters
        assert sorted(mine.collection) == sorted(cards("zombie, rounds, many_zombies, bullet x5, infection"))
        assert sorted(yours.collection) == cards("many_zombies, zombie x2")
    scored = match.told.of(events.Scored)
    assert [(event.seat, event.score) for event in scored] == [(0, 3), (1, 5)]
    assert sorted(scored[1].seen_by(None).cards) == cards("many_zombies, zombie x2")


@clause("ZN-9.4")
def test_cards_in_the_trash_or_the_supply_count_for_nobody() -> None:
    match = table(hunter(hand="zombie"), hunter(), trash="many_zombies x3", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.scores == [1, 0]


@clause("ZN-9.5")
@pytest.mark.parametrize(
    ("owned", "score"),
    [
        ("", 0),
        ("zombie x3", 3),
        ("many_zombies x2", 6),
        ("many_more_zombies x3", 18),
        ("infection x4", -4),
        ("zombie, many_zombies, many_more_zombies, infection", 9),
        ("bullet x5, rounds x3, magazine x2, cunning, barricade", 0),
        ("zombie, infection x3", -2),
        ("survivors, bullet x8", 0),
        ("survivors, bullet x9", 1),
        ("survivors x2, bullet x17", 2),
        ("survivors x2, infection x18", 4 - 18),
        ("survivors x3, zombie x27", 9 + 27),
        ("survivors x2, bullet x37", 6),
        ("survivors x2, bullet x38", 8),
    ],
)
def test_the_score_is_the_sum_of_all_cards_owned(owned: str, score: int) -> None:
    """The last two are worked example E5."""
    assert last_turn(hunter(), hunter(deck=owned)).scores == [0, score]


@clause("ZN-9.6")
@pytest.mark.parametrize(
    ("decks", "winner"),
    [
        (("zombie x2", "zombie x3", "zombie"), 1),
        (("many_more_zombies", "zombie x3", "many_zombies"), 0),
        (("infection", "infection x2", ""), 2),
    ],
)
def test_the_highest_score_wins(decks: tuple[str, ...], winner: int) -> None:
    assert last_turn(*(hunter(deck=deck) for deck in decks)).winners == [winner]


@clause("ZN-9.6")
def test_a_higher_score_wins_against_fewer_turns() -> None:
    assert last_turn(hunter(deck="zombie x2", turns=9), hunter(deck="zombie", turns=9)).winners == [0]


@clause("ZN-9.7")
@pytest.mark.parametrize(("turns", "winners"), [((4, 4), [1]), ((3, 4), [0, 1])])
def test_of_equal_scores_fewer_turns_win(turns: tuple[int, int], winners: list[int]) -> None:
    """The first hunter's last turn is still to be counted."""
    first, second = (hunter(deck="zombie", turns=count) for count in turns)
    assert last_turn(first, second).winners == winners


@clause("ZN-9.7")
def test_fewer_turns_help_only_those_with_the_highest_score() -> None:
    outcome = last_turn(hunter(deck="zombie", turns=5), hunter(deck="zombie", turns=5), hunter(turns=4))
    assert outcome.winners == [1]


@clause("ZN-9.8")
def test_equal_scores_and_turns_win_together() -> None:
    ada, bob, cleo, dan = (hunter(deck="zombie x3", turns=count) for count in (7, 6, 7, 6))
    assert last_turn(ada, bob, cleo, dan, active=1).winners == [3]
    ada, bob, cleo, dan = (hunter(deck="zombie x3", turns=count) for count in (7, 6, 6, 6))
    assert last_turn(ada, bob, cleo, dan).winners == [1, 2, 3]
    ada, bob = (hunter(deck="zombie x3", turns=count) for count in (6, 7))
    assert last_turn(ada, bob).winners == [0, 1]


@clause("ZN-2.3", "ZN-2.4", "ZN-2.7", "ZN-9.1", "ZN-9.3", "ZN-9.7", "ZN-9.8")
@pytest.mark.parametrize(
    ("cleos", "winners", "next_starter"),
    [("many_more_zombies x5, zombie", ["Cleo"], "Ada"), ("many_more_zombies x5", ["Ada", "Bob"], "Cleo")],
)
def test_the_end_the_tie_break_and_the_next_start_player(cleos: str, winners: list[str], next_starter: str) -> None:
    """Worked example E17: Ada and Bob have 31 points and 14 turns, Cleo has 31 (or 30) and 13 turns."""
    ada = hunter(deck="many_more_zombies x5, zombie", turns=14)
    bob = hunter(deck="many_more_zombies x4, zombie", turns=13)
    match = table(ada, bob, hunter(deck=cleos, turns=13), active=1, shots=8, supply={"many_more_zombies": 1})
    match.choose("take many_more_zombies")
    assert match.outcome is not None
    assert match.outcome.scores[:2] == [31, 31]
    assert [NAMES[seat] for seat in match.outcome.winners] == winners
    rematch = start(3, Stacked(), start_player="rematch", last_winners=winners, last_players=["Ada", "Bob", "Cleo"])
    assert NAMES[rematch.state.active] == next_starter


@clause("ZN-9.9")
def test_a_capped_game_ends_when_everybody_has_taken_so_many_turns() -> None:
    match = start(3, turn_cap=2)
    for _ in range(5):
        match.choose("end_hunt")
        assert not match.over
    match.choose("end_hunt")
    assert match.over
    assert match.outcome == Outcome([0, 1, 2], [3, 3, 3], "turn_cap")
    assert match.told.of(events.GameEnded)[0].ending == "turn_cap"


@clause("ZN-9.9")
def test_a_capped_game_is_scored_as_usual() -> None:
    match = table(hunter(deck="zombie x2", turns=4), hunter(deck="zombie", turns=5), turn_cap=5)
    match.choose("end_hunt")
    assert match.outcome == Outcome([0], [2, 1], "turn_cap")


@clause("ZN-9.9")
def test_a_game_that_ends_by_itself_is_not_marked_as_capped() -> None:
    match = table(hunter(turns=4), hunter(turns=5), turn_cap=5, supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.ending == "many_more_zombies"


@clause("ZN-9.9")
def test_without_a_cap_the_game_goes_on() -> None:
    assert not ends(table(hunter(turns=500), hunter(turns=500)))


@clause("ZN-9.9")
def test_a_cap_below_zero_is_refused() -> None:
    with pytest.raises(BadOptions) as caught:
        Match.start(GAME, NAMES[:2], GAME.rules.read_options({"turn_cap": -1}), seed="cap")
    assert caught.value.refusal.clause == "ZN-9.9"
