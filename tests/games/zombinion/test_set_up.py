"""Set-up: seats, starting decks, the piles of the Supply, and the order in which chance is asked."""

from collections import Counter

import pytest

from deadtown.games.zombinion import events
from deadtown.kernel import BadOptions, BadSeats, Match, Scripted
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombinion.table import GAME, NAMES, Stacked, cards, deck_of, hunter, start, table

BASIC_PILES = [
    # pile, with 2, 3 and 4 players
    ("bullet", 46, 39, 32),
    ("rounds", 40, 40, 40),
    ("magazine", 30, 30, 30),
    ("zombie", 8, 12, 12),
    ("many_zombies", 8, 12, 12),
    ("many_more_zombies", 8, 12, 12),
    ("infection", 10, 20, 30),
]

TOTALS = [
    # players, Combat set, Supply, all cards in the game
    (2, "first_game", 250, 270),
    (3, "first_game", 265, 295),
    (4, "first_game", 268, 308),
    (2, "life_or_death", 248, 268),
    (3, "life_or_death", 267, 297),
    (4, "life_or_death", 270, 310),
]


@clause("ZN-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_can_play(players: int) -> None:
    assert [one.name for one in start(players).view(None).hunters] == list(NAMES[:players])


@clause("ZN-2.1")
@pytest.mark.parametrize("players", [[], ["Ada"], ["Ada", "Bob", "Cleo", "Dan", "Eve"]])
def test_fewer_than_two_or_more_than_four_cannot(players: list[str]) -> None:
    with pytest.raises(BadSeats):
        Match.start(GAME, players, seed="seats")


@clause("ZN-2.1")
def test_seats_go_clockwise_and_the_last_sits_left_of_nobody_but_the_first() -> None:
    match = start(4)
    state = match.state
    assert [state.left_of(one).seat for one in state.hunters] == [1, 2, 3, 0]
    assert [one.seat for one in state.from_left_of(state.hunters[2])] == [3, 0, 1]


@clause("ZN-2.8")
def test_everybody_shuffles_seven_bullets_and_three_zombies_and_draws_five() -> None:
    shuffles = ["bullet x4, zombie x3, bullet x3", "zombie, bullet x7, zombie x2"]
    match = start(2, Stacked(shuffles))
    first, second = match.hunters
    assert first.hand == cards("bullet x4, zombie")
    assert deck_of(first) == cards("zombie x2, bullet x3")
    assert second.hand == cards("zombie, bullet x4")
    assert deck_of(second) == cards("bullet x3, zombie x2")


@clause("ZN-2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_discard_piles_play_areas_and_the_trash_start_empty(players: int) -> None:
    match = start(players)
    for one in match.hunters:
        assert Counter(one.owned()) == {"bullet": 7, "zombie": 3}
        assert (len(one.hand), len(one.deck)) == (5, 5)
        assert [*one.discard, *one.in_play, *one.aside, *one.revealed] == []
    assert match.state.trash == []


@clause("ZN-2.8")
def test_different_shuffles_deal_different_hands() -> None:
    hands = {tuple(sorted(start(2, seed=f"deal {number}").hunters[0].hand)) for number in range(50)}
    assert len(hands) == 4


@clause("ZN-2.9")
@pytest.mark.parametrize(("pile", "two", "three", "four"), BASIC_PILES)
def test_a_basic_pile_has_the_size_for_the_number_of_players(pile: str, two: int, three: int, four: int) -> None:
    assert [start(players).state.supply[pile] for players in (2, 3, 4)] == [two, three, four]


@clause("ZN-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_combat_pile_has_ten_cards(players: int) -> None:
    supply = start(players, combat_set="clash").state.supply
    assert list(supply.values())[7:] == [10] * 10


@clause("ZN-2.9")
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12)])
def test_the_survivors_pile_is_as_large_as_a_victory_pile(players: int, size: int) -> None:
    supply = start(players, combat_set="life_or_death").state.supply
    assert supply["survivors"] == size
    assert [count for card, count in list(supply.items())[7:] if card != "survivors"] == [10] * 9


@clause("ZN-2.9")
def test_other_sizes_of_piles_may_be_agreed_on() -> None:
    usual = start(3, combat_set="clash").state.supply
    agreed = {"many_more_zombies": 4, "bullet": 1, "decoy": 60, "survivors": 7}
    match = start(3, combat_set="clash", pile_counts=agreed)
    assert "survivors" not in usual, "a pile that is not in the game has no size"
    assert match.state.supply == usual | {card: count for card, count in agreed.items() if card in usual}
    dealt = GAME.rules.components(match.state)
    for later in stroll(match, 7):
        assert GAME.rules.components(later.state) == dealt


@clause("ZN-9.1")
def test_a_game_is_over_when_a_small_pile_is_empty() -> None:
    match = start(combat_set="first_game", pile_counts={"many_more_zombies": 1})
    match.state.turn.hand[:] = cards("magazine x3")
    match.choose("play_all_aim", "take many_more_zombies")
    assert match.outcome is not None
    assert match.outcome.ending == "many_more_zombies"


@clause("ZN-2.9")
@pytest.mark.parametrize("given", [{"zombie": 0}, {"zombie": 61}, {"zombie": -1}, {"zombie": "many"}, ["zombie"]])
def test_a_pile_has_one_to_sixty_cards(given: object) -> None:
    with pytest.raises(BadOptions, match="pile_counts"):
        start(pile_counts=given)


def test_a_pile_of_no_card_is_refused() -> None:
    with pytest.raises(BadOptions, match="no-such-card"):
        start(pile_counts={"zombi": 3})


@clause("ZN-2.9")
@pytest.mark.parametrize(("players", "combat_set", "supply", "everything"), TOTALS)
def test_the_number_of_cards_in_the_game_never_changes(
    players: int, combat_set: str, supply: int, everything: int
) -> None:
    match = start(players, seed="totals", combat_set=combat_set, turn_cap=12)
    assert sum(match.state.supply.values()) == supply
    dealt = GAME.rules.components(match.state)
    assert dealt.total() == everything
    for later in stroll(match, 7):
        assert GAME.rules.components(later.state) == dealt


@clause("ZN-2.10", "ZN-2.11")
@pytest.mark.parametrize(
    "combat_set", ["first_game", "shoot_em_up", "clash", "life_or_death", "infested_city", "random"]
)
def test_the_supply_is_seven_basic_piles_and_ten_different_combat_piles(combat_set: str) -> None:
    supply = start(2, combat_set=combat_set).state.supply
    assert len(supply) == 17
    assert len(set(supply) - {pile for pile, *_ in BASIC_PILES}) == 10


@clause("ZN-2.11")
def test_all_piles_lie_face_up_for_everybody() -> None:
    match = start(3)
    for seat in (0, 1, 2, None):
        assert {pile.card: pile.count for pile in match.view(seat).supply} == match.state.supply


@clause("ZN-2.11")
def test_the_trash_is_not_a_pile_of_the_supply() -> None:
    match = table(hunter(), hunter(), trash="magazine, shotgun", supply={"shotgun": 0}, shots=3)
    assert "shotgun" in match.view(0).trash
    assert "take shotgun" not in match.texts
    assert {pile.card: pile.count for pile in match.view(0).supply}["magazine"] == 30


@clause("ZN-2.12")
def test_a_kind_that_is_not_in_the_set_can_neither_be_taken_nor_gained() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), shots=8)
    match.choose("play ammo_box")
    assert refusal(match, "gain regroup").clause == "ZN-2.12"
    match.choose("gain decoy")
    assert "take radio" not in match.texts
    assert refusal(match, "take radio").clause == "ZN-2.12"


@clause("ZN-2.13")
def test_aim_piles_come_first_then_zombies_then_infection_then_combat() -> None:
    piles = [pile.card for pile in start(2).view(0).supply]
    assert piles[:7] == [
        *("bullet", "rounds", "magazine"),
        *("zombie", "many_zombies", "many_more_zombies"),
        "infection",
    ]


@clause("ZN-2.13")
@pytest.mark.parametrize(
    ("combat_set", "piles"),
    [
        (
            "first_game",
            "barricade, decoy, ammo_box, maverick, shotgun, cunning, higher_ground, restock, reload, sidekick",
        ),
        (
            "shoot_em_up",
            "sacrifice, regroup, hollow_points, quick_escape, tactics, weapons_cache, courage, reload, sidekick, "
            "one_in_the_chamber",
        ),
        (
            "clash",
            "barricade, maverick, regroup, higher_ground, quick_escape, recon, scavenger, hide, molotov_cocktail, "
            "stick_together",
        ),
        (
            "life_or_death",
            "decoy, sacrifice, ammo_box, maverick, shotgun, scavenger, survivors, weapons_cache, courage, zombie_swarm",
        ),
        (
            "infested_city",
            "decoy, maverick, shotgun, cunning, quick_escape, restock, tactics, hide, sidekick, stick_together",
        ),
    ],
)
def test_combat_piles_lie_by_cost_and_then_by_name(combat_set: str, piles: str) -> None:
    match = start(2, combat_set=combat_set)
    assert [pile.card for pile in match.view(0).supply][7:] == cards(piles)


@clause("ZN-2.18")
def test_chance_gives_the_set_then_the_start_player_then_the_shuffles_from_the_start_player() -> None:
    set_order = [*range(16, 26), *range(16)]
    shuffles = [[*range(10)], [*range(1, 10), 0], [*range(2, 10), 0, 1]]
    match = start(3, Scripted([set_order, 2, *shuffles]), combat_set="random")
    assert match.take_notes() == [set_order, 2, *shuffles]
    assert [event.seat for event in match.told.of(events.Shuffled)] == [2, 0, 1]
    assert [type(event) for event in match.told[:3]] == [events.SetChosen, events.StartPlayer, events.Shuffled]


@clause("ZN-2.18")
def test_a_set_that_is_not_random_asks_nothing_of_chance() -> None:
    match = start(2, Scripted([1, [*range(10)], [*range(10)]]))
    assert match.state.active == 1
