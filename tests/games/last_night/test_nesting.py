"""Windows within windows, three deep and more (LN-8.14)."""

import pytest

from deadtown.games.last_night.events import CardCancelled, DiceAdded, Healed, Rerolled, Rolled
from deadtown.games.last_night.moments import CP, FR, HS, HX, IB, WT, ZM, ZS
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, winners
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero, table

LIGHTS_OUT = "play lights_out diner"
GOMEZ = "play principal_gomez stop"
JEB = "play jeb stop"
ZOMBIE = "play hes_a_zombie stop"
SPIRIT = "use strength_of_spirit father_joseph"


def stacked(match: NightMatch) -> list[str]:
    """The cards that are being played, the innermost last."""
    return [card.card for card in match.view(None).stack]


@clause("LN-8.14", "LN-8.7")
def test_a_card_that_cancels_may_be_cancelled_by_one_that_may_be_cancelled() -> None:
    """Lights Out, Principal Gomez, My God, He's a Zombie, Jeb: Gomez stands, and it stays light."""
    match = at_window(ZS, zombie_hand="lights_out, hes_a_zombie", hand="principal_gomez, jeb")
    match.choose(LIGHTS_OUT, GOMEZ, ZOMBIE)
    assert (match.kind, stacked(match)) == (CP, ["lights_out", "principal_gomez", "hes_a_zombie"])
    assert match.playable(0) == {JEB}
    match.choose(JEB)
    let_be(match)
    assert match.told.of(Rolled) == []
    assert match.view(0).dark == []
    assert [event.card for event in match.told.of(CardCancelled)] == ["hes_a_zombie", "lights_out"]
    assert sorted(match.state.hero_discard) == ["jeb", "principal_gomez"]
    assert sorted(match.state.zombie_discard) == ["hes_a_zombie", "lights_out"]


@clause("LN-8.14")
@pytest.mark.parametrize(("die", "dark"), [(4, True), (3, False)])
def test_five_deep_the_innermost_is_resolved_first(die: int, dark: bool) -> None:
    """A second zombie unmasks Jeb, or does not: then the first one is cancelled."""
    match = at_window(
        ZS, zombie_hand="lights_out, hes_a_zombie x2", hand="principal_gomez, jeb", dice=[die, 4 if die == 4 else 1]
    )
    match.choose(LIGHTS_OUT, GOMEZ, ZOMBIE, JEB, ZOMBIE)
    assert stacked(match) == ["lights_out", "principal_gomez", "hes_a_zombie", "jeb", "hes_a_zombie"]
    let_be(match)
    assert (match.view(0).dark == ["diner"]) == dark
    assert match.state.hero_out == (("jeb", "principal_gomez") if dark else ())
    assert len(match.state.hands[1]) == 0


@clause("LN-8.14", "LN-8.7")
def test_six_deep_with_father_joseph_at_the_bottom() -> None:
    """He cancels the second zombie: so Jeb stands, the first one falls, Gomez stands, and it stays light."""
    match = at_window(
        *(ZS, hero("father_joseph")),
        zombie_hand="lights_out, hes_a_zombie x2",
        hand="principal_gomez, jeb",
        dice=[1, 3],
    )
    match.choose(LIGHTS_OUT, GOMEZ, ZOMBIE, JEB, ZOMBIE, SPIRIT)
    assert match.kind == CP
    match.choose(SPIRIT)
    let_be(match)
    assert match.view(0).dark == []
    assert match.hero("father_joseph").wounds == 2
    assert match.state.hero_out == ()


@clause("LN-8.14")
def test_a_position_in_the_depth_is_copied_and_taken_back() -> None:
    match = at_window(
        *(ZS, hero("father_joseph")),
        zombie_hand="lights_out, hes_a_zombie x2",
        hand="principal_gomez, jeb",
        dice=[3, 4],
    )
    match.choose(LIGHTS_OUT, GOMEZ, ZOMBIE, JEB, ZOMBIE)
    twin = match.fork()
    assert twin.digest() == match.digest()
    assert twin.question is not None
    assert twin.question.kind == CP
    for one in (match, twin):
        one.choose(SPIRIT)
    assert twin.digest() == match.digest()
    twin.undo()
    assert [card.card for card in twin.state.stack][-1] == "hes_a_zombie"


@clause("LN-8.14")
@pytest.mark.parametrize("held", ["shamble, trip", "hes_a_zombie, trip", "loss_of_faith, shamble"])
def test_nobody_learns_there_what_others_hold(held: str) -> None:
    """Who is asked in the depth follows from how many cards are held."""
    match = at_window(ZS, zombie_hand=f"lights_out, {held}", hand="principal_gomez, jeb")
    match.choose(LIGHTS_OUT, GOMEZ)
    assert match.kind == CP
    assert match.asked_seats == (1,)


@clause("LN-8.14")
def test_a_seat_imagines_what_others_hold_in_the_depth_and_plays_on() -> None:
    match = at_window(ZS, zombie_hand="lights_out, hes_a_zombie, trip", hand="principal_gomez, jeb")
    match.choose(LIGHTS_OUT, GOMEZ, ZOMBIE)
    for luck in range(5):
        world = match.imagine(0, Seeded(str(luck)))
        assert world.state.hands[0] == match.state.hands[0]
        assert len(world.state.hands[1]) == 1
        assert [card.card for card in world.state.stack] == stacked(match)
        assert world.asked_seats == match.asked_seats
        world.choose(JEB)
        assert world.state.remaining == ()


# Father Joseph


@clause("LN-8.14", "LN-7.21")
@pytest.mark.parametrize("die", [2, 3])
def test_who_dies_in_the_depth_is_followed_by_a_new_hero_when_all_is_resolved(die: int) -> None:
    match = at_window(
        *(ZS, hero("father_joseph", wounds=2)),
        zombie_hand="lights_out, hes_a_zombie",
        hand="principal_gomez",
        dice=[die, 4],
    )
    match.choose(LIGHTS_OUT, GOMEZ, ZOMBIE, SPIRIT)
    let_be(match)
    assert match.kind == "new_hero_space"
    assert match.state.stack == []
    assert (match.view(0).dark == ["diner"]) == (die == 2)


@clause("LN-8.14", "LN-17.3")
def test_if_that_is_the_last_death_the_game_ends_in_the_depth() -> None:
    match = at_window(
        *(ZS, hero("father_joseph", wounds=2)), zombie_hand="lights_out", hero_deaths=1, scenario="die_zombies_die"
    )
    match.choose(LIGHTS_OUT, SPIRIT)
    assert match.over
    assert match.state.outcome.winners == [1]


@clause("LN-8.14", "LN-1.8")
@pytest.mark.parametrize(
    "play", ["doc_brody father_joseph", "jeb help father_joseph", "jeb cancel overconfidence father_joseph"]
)
def test_what_was_played_on_somebody_who_has_died_meanwhile_has_no_effect(play: str) -> None:
    """He has cancelled what would have cancelled it, with his last wound."""
    card = play.split()[0]
    me = hero("father_joseph", wounds=2, on="overconfidence")
    match = at_window(HS, me, hand=card, zombie_hand="hes_a_zombie", dice=[3])
    match.choose(f"play {play}", ZOMBIE, SPIRIT)
    assert match.kind == "new_hero_space"
    assert match.told.of(Healed) == []
    assert match.hero("father_joseph").extra == 0
    assert match.state.hero_discard == [card]
    assert sorted(match.state.zombie_discard) == ["hes_a_zombie", "overconfidence"]


# Fights


@clause("LN-8.14", "LN-6.16", "LN-8.12")
def test_a_break_check_in_a_fight_in_a_blitz_with_cards_about_it() -> None:
    """Blitz, fight, bat, break check, Loss of Faith, Gomez, He's a Zombie, Jeb: the bat holds."""
    match = table(
        *("move_action", hero("johnny", "f7", "baseball_bat")),
        active="johnny",
        left=3,
        zombies="f6",
        dice=[1, 2, 5, 6, 4, 1],
        hand="principal_gomez, jeb, at_last",
        zombie_hand="loss_of_faith, hes_a_zombie, trip",
        halts=True,
    )
    match.choose("step f6", "yes")
    match.wait_for(FR)
    match.choose("use baseball_bat johnny")
    assert match.kind == IB
    match.choose("play loss_of_faith reroll", GOMEZ, ZOMBIE, JEB)
    assert match.state.fight is not None
    let_be(match)
    assert match.told.of(Rerolled) == []
    assert (match.kind, match.state.roll.dice) == (IB, (4,))
    match.wait_for(HX)
    assert match.hero("johnny").items == ("baseball_bat",)
    assert winners(match) == ["heroes"]
    assert match.state.left == 2


@clause("LN-8.14", "LN-6.4")
def test_the_fight_goes_on_where_it_was_when_cards_about_a_card_are_resolved() -> None:
    match = fight(dice=[6, 2, 4, 4, 5, 1], hand="principal_gomez, jeb", zombie_hand="uuurrrggh, hes_a_zombie")
    match.wait_for(FR)
    match.choose("play uuurrrggh", GOMEZ, ZOMBIE)
    let_be(match)
    assert match.told.of(DiceAdded)[0].dice == (5, 1)
    assert match.kind == FR
    assert match.state.fight.hero_dice == (6, 2)


@clause("LN-8.14")
def test_the_wound_of_a_fight_is_not_forgotten_when_another_is_taken_about_a_card() -> None:
    """Father Joseph, just wounded, cancels what is played on that wound with one more."""
    match = fight(hero("father_joseph"), dice=[1, 2, 6, 3], zombie_hand="feel_strange x2")
    match.wait_for(WT)
    match.choose("play feel_strange", SPIRIT)
    assert match.kind == WT
    assert match.view(1).wound.hero == "father_joseph"
    assert match.playable(1) == {"play feel_strange"}
    match.choose("play feel_strange")
    let_be(match)
    assert match.hero("father_joseph").on == ("feel_strange",)
    finish(match)
    assert match.hero("father_joseph").wounds == 2


@clause("LN-8.14", "LN-4.15")
def test_within_a_zombies_move_a_card_may_stop_what_would_stop_it() -> None:
    """Shamble; Farmer Sty on it, who is unmasked; that is cancelled by Jeb: the zombie stays."""
    match = table(
        *("zombie_moves", hero(at="a12")),
        zombies="l1",
        mover=0,
        to_act=(1,),
        hand="farmer_sty, jeb, at_last",
        zombie_hand="hes_a_zombie, trip",
        halts=True,
    )
    assert match.kind == ZM
    match.choose("play farmer_sty hold l1", ZOMBIE, JEB)
    let_be(match)
    match.wait_for(HS)
    assert "l1" in match.zombies
