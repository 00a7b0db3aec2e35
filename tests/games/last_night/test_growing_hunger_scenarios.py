"""Three scenarios of Growing Hunger, each to each of its ends (LN-S6 to LN-S8)."""

from typing import Any

import pytest

from deadtown.games.last_night.cards import FIRE
from deadtown.games.last_night.events import BurntDown, NewZombies, ZombieKilled
from deadtown.games.last_night.options import FREE_SEARCH, GRAVE_DEAD
from deadtown.games.last_night.pieces import NORMAL, RED
from deadtown.games.last_night.refusals import why_not
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.kernel import BadOptions, Refusal
from tests.clauses import clause
from tests.games.last_night.fighting import fought
from tests.games.last_night.table import FAR, NightMatch, hero, kept, start, table

MANOR = "c2 l3 l4 l5 l6"
S6, S7, S8 = "zombie_apocalypse", "plague_carriers", "burn_it_to_the_ground"


def ended(match: NightMatch) -> tuple[str, str]:
    """How a game has ended, and for whom."""
    assert match.outcome is not None
    return match.outcome.ending, match.state.sides[match.outcome.winners[0]]


@clause("LN-S14")
@pytest.mark.parametrize("scenario", [S6, S7, S8])
def test_they_need_growing_hunger(scenario: str) -> None:
    with pytest.raises(BadOptions):
        start(scenario=scenario, set_growing_hunger=False)
    if scenario == S8:
        with pytest.raises(BadOptions):
            start(scenario=scenario, set_advanced=False)


@clause("LN-4.3", "LN-17.3", "LN-S14")
@pytest.mark.parametrize(("scenario", "sun", "centre"), [(S6, 13, "c1"), (S7, 16, "c1"), (S8, 18, "c2")])
def test_they_begin_as_the_table_says(scenario: str, sun: int, centre: str) -> None:
    state = start(scenario=scenario).state
    assert (state.sun, SCENARIOS[scenario].deaths, state.layout.split()[0]) == (sun, 4, centre)


@clause("LN-17.3")
@pytest.mark.parametrize("scenario", [S6, S7, S8])
def test_the_zombies_win_with_four_heroes_killed(scenario: str) -> None:
    match = fought(hero(wounds=2), dice=[1, 1, 6], scenario=scenario, hero_deaths=3)
    assert ended(match) == ("deaths", "zombies")


@clause("LN-17.4")
@pytest.mark.parametrize("scenario", [S6, S7, S8])
def test_the_zombies_win_when_the_hero_deck_is_empty(scenario: str) -> None:
    match = table("move_action", hero("becky", "a5"), active="becky", left=1, hero_deck="torch", scenario=scenario)
    match.choose("search")
    assert ended(match) == ("deck", "zombies")


@clause("LN-4.4", "LN-S6")
@pytest.mark.parametrize(("scenario", "winner"), [(S6, "heroes"), (S7, "zombies"), (S8, "zombies")])
def test_dawn(scenario: str, winner: str) -> None:
    assert ended(table("sun", FAR, scenario=scenario, sun=1)) == ("dawn", winner)


# Zombie Apocalypse


@clause("LN-S6")
def test_red_figures_are_zombies_like_others() -> None:
    match = table("new_arrivals", FAR, scenario=S6, succeeded=(1,), zombies="b2 " * 14, dice=[6])
    assert match.view(1).seats[1].pool == 7
    match.place_all()
    assert len(match.zombies) == 20
    match = table("new_arrivals", FAR, scenario=S6, succeeded=(1,), zombies="b2 " * 14, red="b2 " * 5, dice=[6])
    match.place_all()
    assert len(match.zombies) == 21, "there are no more"


@clause("LN-S6", "LN-7.7")
def test_killed_they_go_back_to_the_pool() -> None:
    match = fought(dice=[6, 6, 1], zombies="", red="f5", scenario=S6)
    assert match.told.of(ZombieKilled)
    assert (match.state.red_dead, len(match.state.pool(1))) == ((), 21)


@clause("LN-S6")
def test_for_one_seat_nobody_tells_them_apart() -> None:
    match = table("order_zombies", FAR, scenario=S6, zombies="b2", red="b2 c2", to_act=(1,))
    assert match.texts == ["move b2", "move c2", "done"]


@clause("LN-S6", "LN-18.15")
@pytest.mark.parametrize(("sun", "lead", "other"), [(12, 2, 3), (13, 3, 2)])
def test_of_two_seats_the_lead_one_has_them(sun: int, lead: int, other: int) -> None:
    match = table(
        "order_zombies", FAR, scenario=S6, players=4, sun=sun, zombies="b2", green="c2", red="d2", to_act=(2, 3)
    )
    state = match.state
    assert (len(state.pool(lead)), len(state.pool(other))) == (12, 6)
    assert state.owner(NORMAL) == lead


@clause("LN-S6", "LN-4.9")
@pytest.mark.parametrize("players", [2, 4])
def test_new_zombies_always_come(players: int) -> None:
    seats = (1,) if players == 2 else (2, 3)
    match = table(
        "new_zombies", FAR, scenario=S6, zombies="b2 " * 7, red="b2 " * 7, players=players, sun=12, dice=[1, 1, 1]
    )
    assert {event.seat: event.come for event in match.told.of(NewZombies)} == dict.fromkeys(seats, True)


@clause("LN-S6")
def test_it_is_played_without_grave_dead() -> None:
    with pytest.raises(BadOptions) as caught:
        start(scenario=S6, opt_grave_dead=True)
    assert caught.value.refusal.reason == "forbidden-by-scenario"
    match = table("new_arrivals", FAR, scenario=S6, succeeded=(1,), dice=[6])
    assert match.kind == "place_zombie"


# Plague Carriers


@clause("LN-S7")
def test_it_is_played_with_grave_dead() -> None:
    match = start(scenario=S7)
    assert GRAVE_DEAD in match.state.rules
    assert match.state.grave_dead


@clause("LN-S7")
def test_at_least_one_red_one_must_come() -> None:
    match = table("new_arrivals", FAR, scenario=S7, succeeded=(1,), dice=[4], grave_dead="ravenous")
    assert match.asked == (1, "swap_grave_dead")
    assert match.decision is not None
    assert match.decision.about == {"count": 2}, "two are given up already"
    match.choose("no")
    assert match.kind == "place_grave_dead"
    match.place_all()
    assert len(match.zombies) == 3


@clause("LN-S7")
def test_not_for_a_single_zombie_nor_when_none_is_left() -> None:
    match = table("new_arrivals", FAR, scenario=S7, succeeded=(1,), dice=[1], grave_dead="ravenous")
    assert match.kind == "place_zombie"
    match = table(
        "new_arrivals", FAR, scenario=S7, succeeded=(1,), dice=[4], red_dead=tuple(RED), grave_dead="ravenous"
    )
    assert match.kind == "place_zombie"


@clause("LN-S7", "LN-18.15")
def test_only_the_lead_seat_must() -> None:
    match = table("new_arrivals", FAR, scenario=S7, succeeded=(3,), players=4, sun=14, dice=[6], grave_dead="ravenous")
    assert match.kind == "place_zombie"


@clause("LN-S7", "LN-4.17")
def test_twenty_one_may_be_on_the_map() -> None:
    match = table(
        *("new_arrivals", FAR),
        scenario=S7,
        succeeded=(1,),
        zombies="b2 " * 10,
        red="b2 " * 5,
        dice=[6],
        grave_dead="ravenous",
    )
    match.choose("no")
    match.place_all()
    assert len(match.zombies) == 18, "one red one in place of two, and two of the pool"


@clause("LN-S7")
def test_the_heroes_win_when_all_seven_are_killed() -> None:
    more: dict[str, Any] = {"zombies": "", "red": "a1 a2 a3 a4 a6 a7 f5", "grave_dead": "ravenous", "scenario": S7}
    match = fought(dice=[6, 6, 1, 1], red_dead=tuple(RED)[:5], **more)
    assert match.outcome is None
    assert match.view(0).tasks == {"grave_dead_killed": (6, 7)}
    match = fought(dice=[6, 6, 1, 1], red_dead=tuple(RED)[:6], **more)
    assert ended(match) == ("goal", "heroes")


# Burn It to the Ground!


def in_the_manor(*heroes: Hero, **more: Any) -> NightMatch:
    cast = heroes or (hero("becky", "e5", "lighter"),)
    more = {"scenario": S8, "layout": MANOR, "active": cast[0].person, "left": 2, "grave_dead": "ravenous", **more}
    return table("move_action", *cast, **more)


@clause("LN-S8")
def test_four_pits_lie_in_the_manor_house() -> None:
    state = start(scenario=S8, layout="default").state
    assert {GRAVE_DEAD, FREE_SEARCH} <= {*state.rules}
    match = table("new_arrivals", FAR, scenario=S8, layout=MANOR, succeeded=(1,), dice=[1], grave_dead="ravenous")
    assert match.texts[-4:] == ["space f6", "space g6", "space f7", "space g7"]
    assert len(match.texts) == 8


@clause("LN-S8", "LN-1.10")
def test_no_further_pit_opens() -> None:
    match = table("draw", FAR, scenario=S8, layout=MANOR, zombie_deck="new_spawning_pit x4", to_act=(1,))
    match.let_pass()
    assert match.state.remaining == ()
    assert kept("new_spawning_pit", space="d10") not in match.state.remaining


@clause("LN-S8", "LN-17.1")
def test_gasoline_and_all_fire_items_are_what_is_searched_for() -> None:
    fire = {card for card, row in HEROES_CARDS.items() if FIRE in row.keywords}
    assert SCENARIOS[S8].search_items == fire | {"gasoline"}


@clause("LN-S8", "LN-12.1")
@pytest.mark.parametrize("at", ["f6", "e7"])
def test_gasoline_on_or_next_to_a_pit_douses_it(at: str) -> None:
    match = in_the_manor(hero("becky", "e6", "gasoline"), halts=True)
    match.choose(f"step {at}")
    assert "use gasoline becky pour f6" in match.playable(0)
    match.choose("use gasoline becky pour f6")
    assert match.gas == ["f6"]
    assert match.view(0).tasks == {"pits_doused": (1, 4)}


@clause("LN-S8", "LN-12.2")
def test_gas_does_not_explode() -> None:
    match = in_the_manor(hero("becky", "e5", "gasoline"), fires="f7", halts=True)
    match.choose("step f5")
    match.choose("use gasoline becky pour f6")
    assert match.gas == ["f6"]
    match = table(
        *("ranged_attack", hero("becky", "e5", "revolver, lighter, dynamite")),
        scenario=S8,
        layout=MANOR,
        gas="f6",
        active="becky",
        dice=[1],
    )
    assert not [text for text in match.texts if text.startswith(("set_off", "shoot_gas"))]
    match.choose("throw f6 lit")
    assert match.gas == ["f6"]


@clause("LN-S8", "LN-5.5")
def test_when_all_are_doused_a_hero_with_fire_burns_it_down() -> None:
    match = in_the_manor(gas="f6 g6 f7 g7")
    assert "burn_down" in match.texts
    match.choose("burn_down")
    assert ended(match) == ("goal", "heroes")
    assert [event.hero for event in match.told.of(BurntDown)] == ["becky"]
    verdict = match.game.figures.verdict(match.state)
    assert verdict is not None
    assert verdict.clause == "LN-S8"


@clause("LN-S8")
@pytest.mark.parametrize(
    ("at", "items", "gas", "reason"),
    [
        ("e5", "lighter", "f6 g6 f7", "pits-not-doused"),
        ("d4", "lighter", "f6 g6 f7 g7", "not-in-the-manor"),
        ("e5", "keys", "f6 g6 f7 g7", "no-fire-item"),
    ],
)
def test_why_not(at: str, items: str, gas: str, reason: str) -> None:
    match = in_the_manor(hero("becky", at, items), gas=gas)
    assert "burn_down" not in match.texts
    refusal = why_not(match.state, match.question, 0, ("burn_down",))
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.reason) == ("LN-S8", reason)


@clause("LN-S8")
def test_not_in_other_scenarios() -> None:
    match = table("move_action", hero("becky", "e5", "lighter"), active="becky", left=2)
    refusal = why_not(match.state, match.question, 0, ("burn_down",))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "not-in-this-scenario"


@clause("LN-S8")
def test_gas_in_all_pits_is_not_enough() -> None:
    match = in_the_manor(gas="f6 g6 f7 g7")
    match.choose("rest")
    assert match.outcome is None
