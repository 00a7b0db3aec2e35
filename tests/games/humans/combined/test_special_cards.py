"""What cards do to whom in the combined game (HX-13), and grenades above all."""

from typing import Any

import pytest

from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.combined.catalogue import CATALOGUE
from deadtown.games.humans.combined.events import PawnBeaten
from deadtown.games.humans.events import Infected, Objected, Rolled, WoundKept
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.games.zombies.events import Died, LifeLost, TokenTaken
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.clauses import clause
from tests.games.humans.combined.table import COMBINED, Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for, wait_for_turn
from tests.games.humans.combined.windows import ADA, BOB, CLEO, DAN, HORDES_WINDOWS, in_window

TWO_ALIKE = "torso x2, left_leg x2, right_arm x2"


def doctor(zombies: str, hand: str = "", **more: Any) -> Player:
    return horde(zombies, hand, character="doctor", **more)


def begun(*players: Player, active: int = 0, **more: Any) -> TableMatch:
    return table("begin_turn", more.pop("city", ""), *players, active=active, **more)


def rolls(match: TableMatch, what: str) -> list[int]:
    return [event.seat for event in match.told.of(Rolled) if event.what == what]


# Whom cards are about


@clause("HX-13.1", "HX-13.2", "HX-14.18")
def test_zombies_on_cards_are_stray_zombies() -> None:
    match = begun(guy("e1", "this_isnt_so_bad"), doctor("e2 n6"), strays="w1 s1")
    match.choose("play this_isnt_so_bad")
    assert set(match.texts) == {"lift w1", "lift s1"}


@clause("HX-13.1", "HX-14.28")
def test_humans_on_cards_are_those_of_nobody() -> None:
    match = begun(guy("e1", "stampede"), guy("e2"), doctor("n6"), humans="w1 s1", dice=[6])
    match.choose("play stampede")
    assert set(match.texts) == {"human w1", "human s1", "done"}


@clause("HX-13.1", "HX-14.9")
def test_hordes_in_a_building_are_no_zombies_for_cards() -> None:
    match = begun(guy("e1", "couldnt_get_any_worse"), doctor("n7 w1n7"), guy("e1n7"))
    match.choose("play couldnt_get_any_worse gas_station")
    assert match.strays == {"w1n7", "n7", "e1n7"}
    assert match.zombies() == ["n7", "w1n7"]


@clause("HX-13.2", "HX-14.2", "ZB-14.2")
def test_all_the_marbles_holds_stray_zombies_alone_in_everybodys_turn() -> None:
    match = begun(guy("e1", "fire_axe", "all_the_marbles"), doctor("e3 n6", "crowbar"), strays="w3 s3")
    match.choose("use all_the_marbles", seat=0)
    wait_for_turn(match, 1)
    wait_for(match, "move_pawn")
    # Hordes move as always.
    match.choose("step e3 e4", "end")
    wait_for_turn(match, 0)
    wait_for(match, "discard_card", 0)
    assert rolls(match, "zombies") == []
    assert match.strays == {"w3", "s3"}
    wait_for_turn(match, 1)
    wait_for(match, "move_zombie", 1)


@clause("HX-13.2", "HX-14.3", "ZB-14.3")
def test_other_food_does_not_keep_hordes_from_humans_and_guys() -> None:
    zoe = doctor("e2 n6", "alternate_food_source, crowbar x3")
    match = begun(guy("e1"), zoe, humans="n6", active=1, dice=[4, 4], captures="eat x4")
    match.choose("play alternate_food_source")
    wait_for(match, "move_pawn")
    match.choose("step e2 e1", "end", "attack 0")
    assert (match.guy().life, match.horde().meals) == (2, 2)


@clause("HX-13.3", "HX-14.5")
@pytest.mark.parametrize("window", HORDES_WINDOWS)
def test_brain_cramp_is_for_guys_alone(window: str) -> None:
    match = in_window(window, DAN, BOB)
    assert not any("brain_cramp" in play for play in match.playable(DAN))


@clause("HX-13.3")
@pytest.mark.parametrize(
    "card", ["claustrophobia", "fear", "untied_shoe", "where_did_everybody_go", "bad_sense_of_direction"]
)
def test_cards_about_movement_are_for_both_sides(card: str) -> None:
    match = begun(guy("e1", card), doctor("n6"), guy("s3"), halts=True)
    assert {int(play.split()[2]) for play in match.playable(0)} == {1, 2}


@clause("HX-13.4", "HX-14.10")
def test_the_dead_get_up_with_guys_alone() -> None:
    match = begun(
        guy("e1", kills=3), doctor("n6", "dont_think_theyre_dead"), doctor("n7"), guy("s3"), active=1, halts=True
    )
    # The other guy holds none.
    assert match.playable(1) == {"play dont_think_theyre_dead 0"}


@clause("HX-13.4", "HX-14.15", "HX-14.16")
@pytest.mark.parametrize("card", ["much_needed_rest", "keys_still_in_it"])
def test_nobody_rests_or_drives_but_guys(card: str) -> None:
    match = table("before_move", "", guy("e1", "fear"), horde("n6", card), active=1, halts=True)
    assert match.playable(1) == set()
    match = table("roll_move", "", guy("e1", card), horde("n6"), halts=True)
    assert match.playable(0) == {f"play {card}"}


@clause("HX-13.6", "HU-10.6")
def test_stray_zombies_beside_a_horde_help_to_trap_humans() -> None:
    zoe = doctor("centre n6", "zombie_master, crowbar x3")
    match = begun(guy("s3"), zoe, humans="centre", strays="n1 e1 s1", active=1, dice=[1])
    match.choose("play zombie_master", "put w1", *[f"put {space}" for space in ("e4", "w4", "n4", "s4")])
    wait_for(match, "move_pawn")
    match.choose("end")
    assert [(event.space, event.clause) for event in match.told.of(Infected)] == [("centre", "HU-10.6")]


# Grenades


def throwing(*players: Player, strays: str = "", **more: Any) -> TableMatch:
    """The start of the turn of seat 0, who uses a grenade in the Gas Station."""
    match = begun(*players, strays=strays, wounds=more.pop("wounds", TWO_ALIKE), halts=True, **more)
    match.choose("use grenade", seat=0)
    return match


@clause("HX-13.5", "HX-14.13")
def test_a_grenade_can_be_used_when_only_hordes_are_inside() -> None:
    match = throwing(guy("n6", in_play="grenade"), doctor("n7 s3"))
    assert [event.wound for event in match.told.of(WoundKept)] == ["torso"]
    assert (match.guy().kills, match.guy().life, match.guy().in_play) == (1, 2, ())


@clause("HX-13.5")
def test_but_not_when_nobody_is() -> None:
    match = begun(guy("n6", "fear", in_play="grenade"), doctor("n6 s3"), guy("n7"), humans="w1n7", halts=True)
    assert "use grenade" not in match.playable(0)
    match = begun(guy("e1", "fear", in_play="grenade"), doctor("e1 n7"), halts=True)
    assert "use grenade" not in match.playable(0)


@clause("HX-13.5", "ZB-14.14")
def test_stray_zombies_inside_come_first() -> None:
    match = throwing(guy("n6", in_play="grenade"), doctor("n7 w1n7"), strays="n7 e1n7 n6")
    assert match.asked == (1, "hx_grenade_pawn")
    # Those are dead already, and no life is lost yet.
    assert (match.guy().kills, match.strays, match.guy().life) == (2, {"n6"}, 3)
    match.choose("pawn n7")
    assert (match.guy().kills, match.guy().life) == (3, 2)


@clause("HX-13.5")
def test_each_owner_chooses_one_of_the_own_clockwise_from_the_user() -> None:
    players = doctor("n7 e1n7"), guy("s3"), guy("n6", in_play="grenade"), doctor("n7 w1n7")
    match = begun(*players, active=2, wounds=TWO_ALIKE, halts=True)
    match.choose("use grenade", seat=2)
    assert match.asked == (3, "hx_grenade_pawn")
    assert match.texts == ["pawn w1n7", "pawn n7"]
    match.choose("pawn n7")
    assert match.asked == (0, "hx_grenade_pawn")
    match.choose("pawn e1n7")
    assert [event.owner for event in match.told.of(PawnBeaten)] == [3, 0]
    assert (match.guy(2).kills, match.guy(2).life) == (2, 2)


@clause("HX-13.5", "HX-9.4")
def test_one_wound_each_however_many_are_inside_and_three_for_who_is_taken_off() -> None:
    players = guy("n6", in_play="grenade"), doctor("n7 n7 n7", wounds="torso"), doctor("w1n7")
    match = throwing(*players)
    assert [(event.owner, event.count) for event in match.told.of(PawnBeaten)] == [(1, 3), (2, 1)]
    assert (match.zombies(1), match.zombies(2)) == (["n7", "n7"], ["w1n7"])


@clause("HX-13.5", "HX-12.1")
def test_who_has_won_after_one_of_them_has_won() -> None:
    players = guy("n6", in_play="grenade", kills=24, life=1), doctor("n7 s3"), doctor("w1n7 s3")
    match = throwing(*players)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([0], "collection")
    assert len(match.told.of(WoundKept)) == 1
    assert match.told.of(LifeLost) == []


@clause("HX-13.5", "HX-11.1", "ZB-14.14")
def test_who_dies_of_it_has_taken_the_zombies_first() -> None:
    match = throwing(guy("n6", in_play="grenade", kills=2, life=1), doctor("n7 s3", wounds="torso"), strays="e1n7")
    assert [(event.lost, event.kills) for event in match.told.of(Died)] == [(3, 3)]
    assert match.space() == ""


@clause("HX-13.5", "ZB-8.6")
def test_a_token_under_a_zombie_that_fell_is_taken() -> None:
    city = table("begin_turn", "", guy("e1"), doctor("n6")).state.open_city
    match = throwing(
        guy("n7", in_play="grenade", life=3),
        doctor("n7 s3"),
        strays="n7",
        tokens={city.number["n7"]: "bullet"},
    )
    assert [event.seat for event in match.told.of(TokenTaken)] == [0]
    assert (match.guy().bullets, match.guy().kills) == (4, 2)


@clause("HX-13.5", "HX-14.3")
def test_with_other_food_only_hordes_are_hit() -> None:
    me = guy("n6", in_play="grenade", pending=("alternate_food_source",))
    match = throwing(me, doctor("n7 s3"), strays="e1n7")
    assert (match.guy().kills, match.strays) == (1, {"e1n7"})
    me = guy("n6", "fear", in_play="grenade", pending=("alternate_food_source",))
    match = begun(me, doctor("s3"), strays="e1n7", halts=True)
    assert match.playable(0) == {"play fear 1"}


@clause("HX-13.5", "HU-17.3")
def test_the_doctor_heals_what_a_grenade_did() -> None:
    match = throwing(guy("n6", in_play="grenade"), doctor("n7 s3", wounds="torso", used=False))
    assert match.asked == (1, "ability")
    match.choose("use heal_thyself")
    assert (match.guy().kills, match.zombies()) == (1, ["n7", "s3"])


@clause("HX-13.5", "HX-9.2")
def test_a_grenade_in_a_fight_may_end_it() -> None:
    me = guy("n6", in_play="grenade")
    match = table(*("walk", "", me, doctor("n7 s3", wounds="torso")), left=3, allowance=3, wounds=TWO_ALIKE, halts=True)
    match.choose("step n7")
    assert match.question is not None
    assert match.question.kind == "pre_combat_roll"
    match.choose("use grenade", seat=0)
    # The horde zombie that he came to is off the map: nothing is left to roll for.
    assert (match.guy().kills, match.zombies(), match.guy().life) == (3, ["s3"], 2)
    wait_for(match, "move_step")
    assert match.state.left == 2


@clause("HX-13.5", "HX-6.4")
def test_a_grenade_in_the_turn_of_a_horde() -> None:
    match = begun(guy("n6", in_play="grenade"), doctor("n7 s3"), active=1, wounds=TWO_ALIKE, halts=True)
    match.choose("use grenade", seat=0)
    assert (match.guy().kills, match.horde().wounds) == (1, ("torso",))
    assert match.state.active == 1


# Objections


@clause("HX-13.8", "HU-17.1")
@pytest.mark.parametrize("card", ["fear", "slippery_customer", "hey_look_a_shotgun"])
def test_the_lawyer_objects_to_cards_of_both_games(card: str) -> None:
    lawyer = horde("n6", character="lawyer", used=False)
    if card == "slippery_customer":
        players = guy("s3", card), lawyer, doctor("e1", "crowbar x3")
        match = table("move", "", *players, humans="e1", active=2, dice=[4], captures="eat x2")
        match.choose("end", f"play {card}")
    else:
        match = begun(guy("s3", f"{card}, back_door x3"), lawyer, doctor("e1"))
        match.choose(f"play {card} 2" if card == "fear" else f"play {card}")
    assert match.asked == (1, "objection")
    match.choose("object")
    assert [(event.seat, event.card) for event in match.told.of(Objected)] == [(1, card)]
    # It is discarded all the same.
    assert card in (match.state.event_discard if card in HUMANS_KINDS else match.state.discard)
    assert not match.guy(2).pending
    assert match.guy().in_play == ()
    assert not match.guy().may_play


@clause("HX-13.8", "HU-17.1")
def test_but_not_when_a_card_in_play_is_used() -> None:
    lawyer = horde("n7 s3", character="lawyer", used=False)
    match = begun(guy("n6", in_play="grenade"), lawyer, wounds="torso x2, left_arm, left_leg", halts=True)
    match.choose("use grenade", seat=0)
    assert match.horde().wounds == ("torso",)


# The table


@pytest.fixture(params=LANGUAGES, scope="module")
def rows(request: pytest.FixtureRequest) -> dict[str, tuple[str, str]]:
    """Who may play each card, and on whom, in the words of a rulebook."""
    speaker = Speaker(COMBINED, request.param)
    _, *lines = Rulebook.load(COMBINED, request.param).clause("HX-13.8").table
    named = {speaker.name("card", card): card for card in (*ZOMBIES_KINDS, *HUMANS_KINDS)}
    return {named[name]: (who, whom) for name, who, whom in lines}


@clause("HX-13.8", "HX-13.7")
def test_the_table_says_what_is_played_by_whom(rows: dict[str, tuple[str, str]]) -> None:
    """What the rulebook calls everybody, shotgun guys and zombie players: that Fear, Grenade and Back Door say."""
    sides = {rows["fear"][0]: 2, rows["grenade"][0]: "shotgun_guy", rows["back_door"][0]: "zombie_player"}
    assert len(sides) == 3
    assert {card.card for card in CATALOGUE.cards} == rows.keys()
    for card in CATALOGUE.cards:
        assert sides[rows[card.card][0]] == (2 if len(card.sides) == 2 else card.sides[0]), card.card


@clause("HX-13.8", "HX-13.7")
@pytest.mark.parametrize("card", [card.card for card in CATALOGUE.cards if card.aim == "opponent"])
def test_and_on_whom(rows: dict[str, tuple[str, str]], card: str) -> None:
    words = {rows["fear"][1]: {"guy", "horde"}, rows["butter_fingers"][1]: {"guy"}, rows["crowbar"][1]: {"horde"}}
    holder = BOB if card == "sticky_fingers" else ADA
    match = in_window("turn_start", holder, holder)
    named = {int(play.split()[2]) for play in match.playable(holder) if play.split()[1] == card}
    assert {"horde" if seat in (BOB, CLEO) else "guy" for seat in named} == words[rows[card][1]]
    assert holder not in named


@clause("HX-13.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_what_every_card_does(language: str) -> None:
    """Nobody need be asked; and a clause about some cards names them."""
    book, speaker = Rulebook.load(COMBINED, language), Speaker(COMBINED, language)
    named = set()
    for card in CATALOGUE.cards:
        own, *here = card.rulings
        assert book.clauses[own].text
        for ruling in here:
            if ruling.startswith("HX-14."):
                named.add(ruling)
                assert speaker.name("card", card.card) in book.clauses[ruling].text, (card.card, ruling)
    assert len(named) == 29
