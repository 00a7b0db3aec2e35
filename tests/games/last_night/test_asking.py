"""When somebody is asked who is asked only when it matters (LN-8.9, LN-19.2)."""

import pytest
from benchmarks.asked import sit_through_a_night
from benchmarks.nights import NIGHTS, Night

from deadtown.games.last_night.asking import matters
from deadtown.kernel import Option, Seeded, Standing, Window
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, start, table


def asked(match: NightMatch, kind: str, option: Option, seat: int = 0) -> bool:
    """Whether a window waits for a seat that could do this in it."""
    window = Window(kind, (0, 1), lambda place: [option] if place == seat else [])
    return Standing().wants_to_be_asked(match, window, seat)


HEAL: Option = ("use", "first_aid_kit", "becky", "becky")


@clause("LN-5.1")
def test_a_claim_always_matters() -> None:
    people = hero("becky", "f5", seat=0), hero("jenny", "a5", seat=1)
    match = table("claim", *people, players=3, halts=True)
    assert match.window is not None
    assert all(matters(match.state, seat, match.window) for seat in (0, 1))


@clause("LN-8.9")
def test_a_wound_is_looked_after_before_fights_but_not_before_every_step_of_a_zombie() -> None:
    match = table("zombie_fights", hero("becky", "f5", "first_aid_kit", wounds=2), zombies="f5 a1")
    assert asked(match, "zombie_fights", HEAL)
    assert not asked(match, "zombie_moves", HEAL)
    assert not asked(match, "hero_moves", HEAL)


def test_a_hand_weapon_matters_where_it_can_turn_a_fight() -> None:
    def fight(*dice: int) -> NightMatch:
        match = table(
            "hero_fights",
            hero("becky", "f5", "crowbar"),
            zombies="f5",
            active="becky",
            dice=dice,
            halts=True,
            scenario="save_the_townsfolk",
        )
        match.wait_for("fight_rolled")
        return match

    swing: Option = ("use", "crowbar", "becky")
    assert asked(fight(2, 4, 4), "fight_rolled", swing), "a tie would be won"


@clause("LN-12.1")
def test_whoever_carries_gasoline_is_asked_where_a_move_pauses_but_not_in_the_middle_of_a_walk() -> None:
    pour: Option = ("use", "gasoline", "becky", "pour", "f5")
    becky = hero("becky", "f5", "gasoline")
    assert asked(table("move_pause", becky, active="becky", moving=True, left=2), "hero_moves", pour)
    walking = table("move_pause", becky, active="becky", moving=True, left=2, route=(66, 67), halts=True)
    assert not asked(walking, "hero_moves", pour)


def test_who_can_cancel_is_asked_about_cards_that_hurt() -> None:
    match = table("draw_card", hero(), hand="principal_gomez", zombie_deck="living_nightmare", to_act=(1,), to_draw=1)
    assert match.kind == "card_played"
    assert match.window is not None
    assert matters(match.state, 0, match.window)
    match = table("draw_card", hero(), hand="principal_gomez", zombie_deck="never_ends", to_act=(1,), to_draw=1)
    assert match.kind != "card_played" or match.window is None or not matters(match.state, 0, match.window)


def test_what_remains_in_play_matters_at_the_start_of_the_hero_turn() -> None:
    match = table("heroes_start", hero(), hand="at_last", remaining=[kept("living_nightmare")], halts=True)
    match.wait_for("heroes_start")
    assert match.window is not None
    assert matters(match.state, 0, match.window)


def test_zombies_are_asked_when_somebody_was_bitten() -> None:
    match = table("hero_fights", hero("becky"), zombies="f5", zombie_hand="feel_strange", active="becky", halts=True)
    match.wait_for("wounded")
    assert match.window is not None
    assert matters(match.state, 1, match.window)


@clause("LN-19.2")
def test_it_does_not_depend_on_what_the_seat_cannot_see() -> None:
    match = start(3, seed="asking", halts=True)
    seen = 0
    for turn in range(400):
        window = match.window
        if window is None:
            assert match.decision is not None
            match.choose(match.decision.options[turn % len(match.decision.options)])
            continue
        for seat in window.seats:
            if window.offer(seat) is None:
                continue
            twin = match.imagine(seat, Seeded(f"twin {turn}"))
            assert twin.window is not None
            assert matters(match.state, seat, window) == matters(twin.state, seat, twin.window)
            seen += 1
        match.close()
    assert seen > 10


@clause("LN-19.2")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("night", NIGHTS, ids=lambda night: night.name)
def test_a_hero_player_is_seldom_asked_in_a_zombie_turn(night: Night, players: int) -> None:
    games = [sit_through_a_night(night, players, seed) for seed in range(3)]
    turns = sum(game.turns for game in games)
    assert sum(game.elsewhere for game in games) < 4 * turns
    assert sum(game.elsewhere for game in games) < sum(game.could for game in games)
