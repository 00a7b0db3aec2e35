"""How heroes are saved from wounds and from death: Nick of Time, and Popular (window WH, LN-7.4)."""

import pytest

from deadtown.games.last_night.events import HeroDied, HeroDragged, Rolled, Wounded, WoundPrevented, WoundShared
from deadtown.games.last_night.moments import CP, HB, WH, WT
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import let_be
from tests.games.last_night.table import NightMatch, hero, kept, table

NICK = "play nick_of_time"
TWO_STICKS = (("dynamite", "dynamite"),)


@clause("LN-7.2", "LN-1.14", "LN-8.7")
@pytest.mark.parametrize("cancelled", [False, True])
def test_nick_of_time_prevents_a_wound_and_moves_the_hero_away(cancelled: bool) -> None:
    match = fight(dice=[1, 2, 6, 3], hand="nick_of_time", zombie_hand="line_is_dead", zombies="f5 e4 e5")
    match.wait_for(WH)
    match.choose(NICK)
    assert match.kind == CP
    if cancelled:
        match.choose("play line_is_dead")
        finish(let_be(match))
        assert (match.hero().wounds, match.at()) == (1, "f5")
        return
    match.close()
    assert match.asked == (0, "move_models")
    assert match.texts == ["space f4", "space g4", "space g5", "space e6", "space f6", "space g6"]
    match.choose("space e6")
    assert (match.hero().wounds, match.at()) == (0, "e6")
    assert match.told.of(WoundPrevented)
    assert [(event.start, event.to) for event in match.told.of(HeroDragged)] == [("f5", "e6")]
    assert match.told.of(Wounded) == []


@clause("LN-1.14", "LN-11.2")
def test_walls_do_not_matter_nor_does_fire_but_heroes_stay_out_of_what_is_taken_over() -> None:
    taken = [kept("theyve_taken", "church")]
    match = fight(hero(at="c5"), dice=[1, 2, 6], hand="nick_of_time", remaining=taken, fires="d5")
    match.wait_for(WH)
    match.choose(NICK)
    assert "space b5" not in match.texts
    match.choose("space d5")
    assert (match.at(), match.hero().wounds) == ("d5", 0)
    inside = fight(hero(at="c5"), dice=[1, 2, 6], hand="nick_of_time")
    inside.wait_for(WH)
    inside.choose(NICK)
    assert "space b5" in inside.texts
    assert "space b6" in inside.texts


@clause("LN-1.8")
def test_without_such_a_space_the_hero_stays() -> None:
    match = fight(hero(at="a1"), dice=[1, 2, 6], hand="nick_of_time", zombies="a1 a2 b1 b2")
    match.wait_for(WH)
    match.choose(NICK)
    assert (match.at(), match.hero().wounds) == ("a1", 0)


def explosion(hand: str, *heroes: object, **more: object) -> NightMatch:
    """Becky throws dynamite onto her own space: she rolls a 5."""
    cast = heroes or (hero(items="dynamite, lighter"),)
    match = table("ranged_attack", *cast, active="becky", hand=hand, halts=True, **{"dice": [5], **more})  # type: ignore[arg-type]
    match.choose("throw f5 lit")
    return match


@clause("LN-7.4", "LN-9.14")
def test_nick_of_time_saves_a_hero_from_dynamite() -> None:
    match = explosion("nick_of_time, just_a_scratch, jeb")
    assert match.kind == WH
    assert match.playable(0) == {NICK}, "other cards prevent no killing"
    assert match.view(0).wound is not None
    assert match.view(0).wound.killing
    match.choose(NICK)
    match.choose("space f6")
    assert (match.at(), match.hero().wounds) == ("f6", 0)
    assert match.told.of(HeroDied) == []


@clause("LN-7.4")
def test_without_that_card_in_the_deck_nobody_is_asked_about_a_killing() -> None:
    match = explosion("just_a_scratch")
    assert match.hero().dead


@clause("LN-7.4", "LN-12.4")
def test_and_from_gas_while_others_die_of_it() -> None:
    heroes = hero(items="lighter"), hero("jenny", "h5"), hero("sally", "g5")
    match = table("ranged_attack", *heroes, active="becky", hand="nick_of_time", gas="h5", halts=True, dice=[3, 3])
    match.choose("set_off lighter h5")
    match.wait_for(WH)
    assert match.view(1).wound.hero == "jenny"
    match.choose(NICK)
    match.choose("space i6")
    assert match.at("jenny") == "i6"
    assert not match.hero("jenny").dead
    assert [event.hero for event in match.told.of(HeroDied)] == ["sally"]


@clause("LN-7.4", "LN-7.10")
def test_and_from_turning_at_once_without_the_second_marker() -> None:
    match = fight(hero(infected=1), dice=[1, 2, 6, 6], hand="nick_of_time", zombie_hand="bitten")
    match.wait_for(WT)
    match.choose("play bitten")
    let_be(match)
    assert match.kind == WH
    match.choose(NICK)
    match.choose("space f6")
    assert (match.hero().dead, match.hero().infected, match.at()) == (False, 1, "f6")


@clause("LN-7.14")
def test_and_from_a_wound_that_would_turn_the_hero() -> None:
    match = fight(hero(on="feel_strange"), dice=[1, 2, 6], hand="nick_of_time")
    match.wait_for(WH)
    match.choose(NICK)
    match.choose("space f6")
    assert not match.hero().dead


# Popular


def with_becky(seat: int = 0, **more: object) -> NightMatch:
    heroes = hero("amanda"), hero("becky", seat=seat), hero("jenny", "f6", seat=seat)
    return fight(*heroes, dice=[1, 2, 6], **more)  # type: ignore[arg-type]


@clause("LN-7.2", "LN-8.9")
def test_another_hero_in_her_space_takes_the_wound_of_somebody_popular() -> None:
    match = with_becky()
    match.wait_for(WH)
    assert match.playable(0) == {"use popular amanda becky"}
    match.choose("use popular amanda becky")
    finish(match)
    assert (match.hero("amanda").wounds, match.hero("becky").wounds) == (0, 1)
    assert [event.agreed for event in match.told.of(WoundShared)] == [True]


@clause("LN-8.9")
@pytest.mark.parametrize("agrees", ["accept", "refuse"])
def test_the_owner_of_that_hero_must_agree(agrees: str) -> None:
    match = with_becky(seat=1, players=3)
    match.wait_for(WH)
    match.choose("use popular amanda becky")
    assert match.asked == (1, "take_wound")
    match.choose(agrees)
    if agrees == "refuse":
        assert match.kind == WH
        assert match.playable(0) == set(), "the same is not asked again about this wound"
    finish(match)
    assert match.hero("becky").wounds == (1 if agrees == "accept" else 0)
    assert match.hero("amanda").wounds == (0 if agrees == "accept" else 1)
    assert match.hero("amanda").popular == (agrees == "accept")


@clause("LN-8.9", "LN-1.5")
def test_once_in_a_turn() -> None:
    heroes = hero("amanda", popular=True), hero("becky")
    match = fight(*heroes, dice=[1, 2, 6], step="hero_fights")
    match.wait_for(WH)
    assert match.playable(0) == set()
    match.wait_for("zombies_start")
    assert not match.hero("amanda").popular


@clause("LN-7.2")
def test_the_wound_of_the_other_hero_may_be_prevented_and_is_from_that_zombie() -> None:
    match = with_becky(hand="just_a_scratch", zombie_hand="feel_strange")
    match.wait_for(WH)
    match.choose("use popular amanda becky")
    assert match.kind == WH
    match.close()
    assert match.kind == WT
    match.choose("play feel_strange")
    let_be(match)
    assert match.hero("becky").on == ("feel_strange",)
    assert match.hero("amanda").on == ()


@clause("LN-7.4")
def test_nobody_dies_for_another() -> None:
    cast = hero(items="dynamite, lighter", at="f5"), hero("amanda")
    match = explosion("nick_of_time", *cast, dice=[1, 5])
    assert match.kind == WH
    assert match.playable(0) == {NICK}


def test_alone_she_takes_it() -> None:
    match = fight(hero("amanda"), dice=[1, 2, 6])
    match.wait_for(WH)
    assert match.playable(0) == set()
    match.wait_for(HB)
    assert match.hero("amanda").wounds == 1


# Explosions of more than one stick, and flames


@clause("LN-7.4", "LN-9.19")
def test_nick_of_time_saves_a_hero_from_two_sticks_when_all_dice_lie() -> None:
    heroes = hero(items="dynamite x2", taped=TWO_STICKS), hero("jenny", "f3"), hero("sally", "f2")
    match = table("ranged_attack", *heroes, active="becky", hand="nick_of_time", halts=True, dice=[2, 6])
    match.choose("throw f3 both")
    match.wait_for(WH)
    assert match.view(1).wound.hero == "jenny"
    assert [event.what for event in match.told.of(Rolled)] == ["two_dynamite", "blast"]
    match.choose(NICK)
    match.choose("space f4")
    match.wait_for(HB)
    assert (match.at("jenny"), match.hero("jenny").wounds) == ("f4", 0)
    assert match.hero("sally").wounds == 1


@clause("LN-9.20", "LN-7.4")
def test_whom_it_saves_from_what_it_carries_takes_no_wound_of_the_fight() -> None:
    match = fight(hero(items="dynamite x2", taped=TWO_STICKS), dice=[1, 2, 6, 1], hand="nick_of_time")
    match.wait_for(WH)
    match.choose(NICK)
    match.choose("space f6")
    finish(match)
    assert (match.at(), match.hero().wounds) == ("f6", 0)
    assert match.zombies == []


@clause("LN-7.4")
def test_and_from_a_molotov() -> None:
    heroes = hero(items="molotov"), hero("jenny", "f3")
    match = table("ranged_attack", *heroes, active="becky", hand="nick_of_time", halts=True, dice=[6])
    match.choose("hurl molotov f3")
    match.wait_for(WH)
    match.choose(NICK)
    match.choose("space f4")
    assert match.told.of(HeroDied) == []


def blasted(wounds: int, *dice: int) -> NightMatch:
    """Two sticks explode beside Amanda and Jenny, who takes Amanda's wound."""
    heroes = hero(items="dynamite x2", taped=TWO_STICKS), hero("amanda", "f2"), hero("jenny", "f2", wounds=wounds)
    match = table("ranged_attack", *heroes, active="becky", halts=True, dice=[2, *dice])
    match.choose("throw f3 both")
    match.wait_for(WH)
    match.choose("use popular amanda jenny")
    match.wait_for(HB)
    return match


@clause("LN-9.19", "LN-7.16")
def test_who_dies_of_a_friends_wound_by_an_explosive_does_not_rise() -> None:
    match = blasted(2, 6, 6)
    assert [(event.hero, event.explosive) for event in match.told.of(HeroDied)] == [("jenny", True)]
    assert match.state.turned == []
    assert match.hero("amanda").wounds == 0


@clause("LN-9.19", "LN-7.3")
def test_who_lives_with_it_takes_its_own_wound_as_well() -> None:
    assert blasted(0, 6, 6).hero("jenny").wounds == 2
    assert blasted(0, 6, 1).hero("jenny").wounds == 1


# Hard Hat


@clause("LN-7.2")
def test_a_friend_may_take_a_wound_from_which_a_hard_hat_has_not_saved() -> None:
    match = fight(hero("amanda", items="hard_hat"), hero("becky", items="hard_hat"), dice=[1, 2, 6, 4, 5])
    match.wait_for(WH)
    assert match.playable(0) == {"use hard_hat amanda", "use popular amanda becky"}
    match.choose("use hard_hat amanda")
    assert match.playable(0) == {"use popular amanda becky"}
    match.choose("use popular amanda becky")
    assert match.playable(0) == {"use hard_hat becky"}, "the wound is another one"
    match.choose("use hard_hat becky")
    finish(match)
    assert (match.hero("amanda").wounds, match.hero("becky").wounds) == (0, 0)
