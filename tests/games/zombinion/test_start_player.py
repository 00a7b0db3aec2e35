"""Who starts: drawn in a first game, found from the last game when the same table plays again."""

from collections import Counter

import pytest

from deadtown.games.zombinion import events
from deadtown.kernel import Outcome
from tests.clauses import clause
from tests.games.zombinion.table import GAME, NAMES, Stacked, TableMatch, hunter, start, table

SEEDS = range(300)


def again(
    winners: tuple[str, ...],
    last: tuple[str, ...] = NAMES[:3],
    players: int = 3,
    pick: int = 0,
    seed: str | None = None,
) -> TableMatch:
    """The table of Ada, Bob, Cleo (and Dan) after a game that the last players played and the winners won."""
    chance = Stacked(picks=[pick]) if seed is None else None
    return start(
        players,
        chance,
        seed=seed or "",
        start_player="rematch",
        last_winners=list(winners),
        last_players=list(last),
    )


def starter(match: TableMatch) -> tuple[str, str]:
    """Who starts, and the clause that says so."""
    event = match.told.of(events.StartPlayer)[0]
    assert match.state.active == event.seat
    assert match.told.of(events.TurnBegan)[0].seat == event.seat
    return NAMES[event.seat], event.rule


def drawn(winners: tuple[str, ...], last: tuple[str, ...] = NAMES[:3], players: int = 3) -> Counter[str]:
    """Who started how often over many seeds."""
    return Counter(starter(again(winners, last, players, seed=f"draw {number}"))[0] for number in SEEDS)


def took_chance_for_the_start(match: TableMatch) -> bool:
    return isinstance(match.take_notes()[0], int)


@clause("ZN-2.2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_in_a_first_game_the_start_player_is_drawn(seat: int) -> None:
    assert starter(start(4, Stacked(picks=[seat]))) == (NAMES[seat], "ZN-2.2")


@clause("ZN-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_be_drawn_in_a_first_game(players: int) -> None:
    seen = Counter(starter(start(players, seed=f"first {number}"))[0] for number in SEEDS)
    assert set(seen) == set(NAMES[:players])
    assert min(seen.values()) > 300 / players / 2


@clause("ZN-2.2")
def test_a_first_game_forgets_any_game_before_it() -> None:
    match = start(3, Stacked(picks=[2]), last_winners=["Ada"], last_players=list(NAMES[:3]))
    assert starter(match) == ("Cleo", "ZN-2.2")


@clause("ZN-2.3")
@pytest.mark.parametrize(("winner", "next_starter"), [("Ada", "Bob"), ("Bob", "Cleo"), ("Cleo", "Ada")])
def test_after_a_single_win_the_player_on_the_left_of_the_winner_starts(winner: str, next_starter: str) -> None:
    match = again((winner,), pick=2)
    assert starter(match) == (next_starter, "ZN-2.3")
    assert not took_chance_for_the_start(match)


@clause("ZN-2.4")
@pytest.mark.parametrize(("pick", "next_starter"), [(0, "Bob"), (1, "Dan")])
def test_after_a_shared_win_the_start_player_is_drawn_among_those_who_did_not_win(pick: int, next_starter: str) -> None:
    assert starter(again(("Ada", "Cleo"), NAMES, 4, pick)) == (next_starter, "ZN-2.4")


@clause("ZN-2.4")
def test_after_a_shared_win_each_of_those_who_did_not_win_may_start_and_no_winner() -> None:
    assert set(drawn(("Ada", "Cleo"), NAMES, 4)) == {"Bob", "Dan"}


@clause("ZN-2.4")
def test_the_only_one_who_did_not_win_starts() -> None:
    assert set(drawn(("Ada", "Bob"))) == {"Cleo"}


@clause("ZN-2.5")
def test_when_everybody_shared_the_win_the_start_player_is_drawn_among_all() -> None:
    assert starter(again(NAMES[:3], pick=1)) == ("Bob", "ZN-2.5")
    assert set(drawn(NAMES[:3])) == {"Ada", "Bob", "Cleo"}


@clause("ZN-2.6")
def test_when_the_winner_has_left_the_table_the_start_player_is_drawn_among_all() -> None:
    assert starter(again(("Zoe",), ("Ada", "Bob", "Zoe"), pick=2)) == ("Cleo", "ZN-2.6")
    assert set(drawn(("Zoe",), ("Ada", "Bob", "Zoe"))) == {"Ada", "Bob", "Cleo"}


@clause("ZN-2.6")
def test_when_all_who_lost_to_a_shared_win_have_left_the_start_player_is_drawn_among_all() -> None:
    assert starter(again(("Ada", "Bob"), ("Ada", "Bob", "Zoe"), pick=1)) == ("Bob", "ZN-2.6")
    assert set(drawn(("Ada", "Bob"), ("Ada", "Bob", "Zoe"))) == {"Ada", "Bob", "Cleo"}


@clause("ZN-2.6")
def test_when_some_who_lost_to_a_shared_win_have_left_the_draw_is_among_the_others() -> None:
    assert starter(again(("Ada", "Cleo"), ("Ada", "Cleo", "Zoe", "Bob"), pick=0)) == ("Bob", "ZN-2.4")


def winners_with_equal_points(*turns: int) -> tuple[str, ...]:
    """Who wins when everybody has 1 point and Bob's turn, added to the turns told, is the last."""
    match = table(*(hunter(deck="zombie", turns=count) for count in turns), active=1, supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.scores == [1, 1, 1]
    return tuple(NAMES[seat] for seat in match.outcome.winners)


@clause("ZN-2.7")
def test_a_lead_by_fewer_turns_is_a_single_win() -> None:
    winners = winners_with_equal_points(14, 13, 13)
    assert winners == ("Cleo",)
    assert starter(again(winners, pick=1)) == ("Ada", "ZN-2.3")


@clause("ZN-2.7")
def test_equal_points_and_turns_are_a_shared_win() -> None:
    winners = winners_with_equal_points(13, 12, 14)
    assert winners == ("Ada", "Bob")
    assert starter(again(winners)) == ("Cleo", "ZN-2.4")


@clause("ZN-2.2")
def test_a_rematch_without_a_last_game_is_a_first_game() -> None:
    match = start(players=3, start_player="rematch")
    assert match.told.of(events.StartPlayer)[0].rule == "ZN-2.2"


@clause("ZN-2.3", "ZN-2.4")
def test_a_rematch_knows_who_won_and_who_played() -> None:
    options = GAME.rules.read_options({"combat_set": "clash", "turn_cap": 8, "last_winners": ["Dan"]})
    again = GAME.rules.rematch_options(options, NAMES[:3], Outcome([0, 2], [5, 3, 5], "turn_cap"))
    assert again == GAME.rules.read_options(
        {
            "combat_set": "clash",
            "turn_cap": 8,
            "start_player": "rematch",
            "last_winners": ["Ada", "Cleo"],
            "last_players": ["Ada", "Bob", "Cleo"],
        }
    )
