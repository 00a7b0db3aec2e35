"""What a building keeps out whose walls all have a barricade (section 14)."""

from typing import Any

from deadtown.games.last_night.ground import DEFAULT, ground
from tests.clauses import clause
from tests.games.last_night.building import CHURCH, PLAYED, acting, built
from tests.games.last_night.table import FAR, NightMatch, hero, kept, table

HOSPITAL = "hospital_w hospital_s hospital_e"


@clause("LN-14.8", "LN-14.9")
def test_fully_barricaded_and_fully_reinforced() -> None:
    church = ground(DEFAULT).named("church")
    assert church is not None
    state = acting("a5", walls="church_n church_e").state
    assert church.number not in state.walled_up
    state = acting("a5", walls=CHURCH).state
    assert state.walled_up == {church.number}
    assert not state.is_fully_reinforced(church.number)
    state = acting("a5", walls="church_n:3 church_e:3 church_s:2").state
    assert not state.is_fully_reinforced(church.number)
    state = acting("a5", walls="church_n:3 church_e:3 church_s:3").state
    assert state.is_fully_reinforced(church.number)


@clause("LN-14.10", "LN-4.19")
def test_pits_in_it_are_not_used() -> None:
    match = table("place_zombies", FAR, arriving={1: 5}, barricades=built(HOSPITAL), rules=PLAYED)
    assert "space h1" not in match.texts
    assert "space a1" in match.texts
    pit = [kept("new_spawning_pit", space="a5")]
    match = table("place_zombies", FAR, arriving={1: 5}, barricades=built(CHURCH), rules=PLAYED, remaining=pit)
    assert "space a5" not in match.texts
    match = table("place_zombies", FAR, arriving={1: 5}, barricades=built("church_n"), rules=PLAYED, remaining=pit)
    assert "space a5" in match.texts


def drawing(card: str, *heroes: Any, **more: Any) -> NightMatch:
    more.setdefault("barricades", built(CHURCH))
    return table("draw_card", *(heroes or (FAR,)), to_act=(1,), to_draw=1, zombie_deck=card, rules=PLAYED, **more)


@clause("LN-13.6", "LN-14.10")
def test_it_is_not_taken_over_by_a_card() -> None:
    match = drawing("theyve_taken", dice=[2, 1, 2, 4])
    assert [kept.building for kept in match.state.remaining] == [ground(DEFAULT).named("police_station").number]  # type: ignore[union-attr]
    match = drawing("theyve_taken", dice=[2, 1], barricades=built("church_n"))
    assert [kept.building for kept in match.state.remaining] == [ground(DEFAULT).named("church").number]  # type: ignore[union-attr]


@clause("LN-13.8", "LN-14.10")
def test_no_pit_opens_in_it() -> None:
    match = drawing("new_spawning_pit", dice=[2, 1, 2, 4])
    assert {text.split()[1] for text in match.texts} == {"d1", "e1", "f1", "d2", "e2", "f2"}


@clause("LN-14.10")
def test_no_card_puts_zombies_into_it() -> None:
    inside = hero("becky", "a5")
    match = drawing("surprise_attack", inside)
    assert match.zombies == []
    match = drawing("surprise_attack", inside, barricades=built("church_n"))
    assert match.zombies == ["a5"]
    match = table(
        *("zombies_start", inside),
        zombie_hand="hes_a_zombie",
        barricades=built(CHURCH),
        rules=PLAYED,
        halts=True,
    )
    places = {text.split()[-1] for text in match.playable(1)}
    assert places == {"a4", "b4"}


@clause("LN-13.6", "LN-11.15")
def test_fire_may_still_destroy_it() -> None:
    match = table(
        *("fires", FAR),
        fires="a5 b5 a6",
        barricades=built(CHURCH),
        rules=PLAYED,
        burning=(60,),
        dice=[5, 3],
    )
    match.let_pass()
    assert [match.state.ground.buildings[number].name for number in match.state.destroyed] == ["church"]
