"""Options as they are typed."""

import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import BadOptions
from deadtown.lab.options import find_set, read_given, read_pairs, worded, write_pairs

ZOMBINION = GAMES["zombinion"]


def test_values_are_read_as_the_option_is() -> None:
    pairs = ["turn_cap=40", "offer_cut=on", "cleanup_top_choice=No", "custom=decoy, radio,hide", "start_player=random"]
    assert read_pairs(ZOMBINION, pairs) == {
        "turn_cap": 40,
        "offer_cut": True,
        "cleanup_top_choice": False,
        "custom": ["decoy", "radio", "hide"],
        "start_player": "random",
    }


def test_numbers_by_name_are_read_and_written() -> None:
    zombiaki = GAMES["zombiaki"]
    given = read_pairs(zombiaki, ["deck_counts=zombie_2:4, mine:0"])
    assert given == {"deck_counts": {"zombie_2": 4, "mine": 0}}
    assert write_pairs(zombiaki, given) == ["deck_counts=zombie_2:4,mine:0"]
    with pytest.raises(Complaint, match="option deck_counts is written as name:count,name:count, not 'mine'"):
        read_pairs(zombiaki, ["deck_counts=mine"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("wall_5", "wall_5"),
        ("Junk Wall", "wall_5"),
        ("junk", "wall_5"),
        ("MURO DI ROTTAMI", "wall_5"),
        ("muro", "wall_6"),
        ("Mur (6)", "wall_6"),
        ("barriere", "barrier"),
        ("Good Sh", "shot_2"),
        ("Zombi 3", "zombie_3"),
    ],
)
def test_a_card_is_called_as_in_the_rulebook_of_any_language(typed: str, meant: str) -> None:
    assert read_pairs(GAMES["zombiaki"], [f"deck_counts={typed}:3"]) == {"deck_counts": {meant: 3}}


def test_a_custom_set_is_called_as_in_the_rulebook() -> None:
    named = read_pairs(ZOMBINION, ["custom=Esca,radio,Munitions, hide"])
    assert named == {"custom": ["decoy", "radio", "ammo_box", "hide"]}


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (
            "walll:3",
            r"option deck_counts: no card is called 'walll'; near it: wall_6 \(Wall\).*; deadtown cards zombiaki lists",
        ),
        ("zombie:3", r"near it: (zombie_\d \(Zombie \d\)(, )?)+; deadtown cards zombiaki lists all"),
        ("xyzzy:3", "no card is called 'xyzzy'; deadtown cards zombiaki lists all"),
        ("bar:3", r"option deck_counts: 'bar' may be .*barr.* \(.*\) or .*"),
        ("wall_5:1,junk wall:2", "option deck_counts names wall_5 twice"),
    ],
)
def test_a_name_that_nobody_knows_is_told_the_nearest(counts: str, said: str) -> None:
    with pytest.raises(Complaint, match=said):
        read_pairs(GAMES["zombiaki"], [f"deck_counts={counts}"])


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ("Zombi 2:100", "The option deck_counts, zombie_2 is at most 40."),
        ("mine:1,shot_1:41", "The option deck_counts, shot_1 is at most 40."),
    ],
)
def test_a_number_out_of_bounds_is_said_with_the_bound(counts: str, said: str) -> None:
    zombiaki = GAMES["zombiaki"]
    with pytest.raises(BadOptions) as error:
        zombiaki.rules.read_options(read_pairs(zombiaki, [f"deck_counts={counts}"]))
    assert worded(zombiaki, error.value.refusal) == said


@pytest.mark.parametrize(
    ("game", "name", "meant"),
    [
        ("zombinion", "Vita o morte", {"combat_set": "life_or_death"}),
        ("zombinion", "infested", {"combat_set": "infested_city"}),
        ("last_night", "Hunker Down", {"scenario": "hunker_down", "set_survival_of_the_fittest": True}),
    ],
)
def test_a_set_is_called_as_in_the_rulebook(game: str, name: str, meant: dict[str, object]) -> None:
    assert find_set(GAMES[game], name) == meant


def test_a_choice_is_called_as_on_the_page() -> None:
    assert read_pairs(GAMES["zombiaki"], ["first_seat=Umani"]) == {"first_seat": "humans"}
    with pytest.raises(Complaint, match="option layout has no 'random boards'; choose among: chosen, default, random"):
        read_pairs(GAMES["last_night"], ["layout=random boards"])


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("turn_cap", "write it as name=value"),
        ("walls=1", "zombinion has no option 'walls'; its options are: .*turn_cap"),
        ("turn_cap=many", "option turn_cap is a whole number, not 'many'"),
        ("turn_cap=1.5", "option turn_cap is a whole number"),
        ("offer_cut=maybe", "option offer_cut is on or off, not 'maybe'"),
        ("start_player=me", "option start_player has no 'me'; choose among: random, rematch"),
    ],
)
def test_what_can_not_be_read_is_said_in_one_line(pair: str, said: str) -> None:
    with pytest.raises(Complaint, match=said) as complaint:
        read_pairs(ZOMBINION, [pair])
    assert "\n" not in str(complaint.value)


def test_a_choice_for_each_seat_is_a_list_of_choices() -> None:
    combined = GAMES["combined"]
    sides = ["zombie_player", "shotgun_guy", "zombie_player"]
    given = read_given(combined, ["hx_seats=zombie_player, shotgun_guy,zombie_player"], None)
    assert given == {"hx_seats": sides, "hx_sides": "seat_by_seat"}, "it goes with one way to settle the sides"
    assert write_pairs(combined, given) == [f"hx_seats={','.join(sides)}", "hx_sides=seat_by_seat"]
    with pytest.raises(Complaint, match="option hx_seats has no 'human'; choose among: shotgun_guy, zombie_player"):
        read_pairs(combined, ["hx_seats=zombie_player,human"])
    with pytest.raises(Complaint, match="option hx_seats goes with hx_sides=seat_by_seat, not with hx_sides=one_guy"):
        read_given(combined, ["hx_seats=zombie_player,shotgun_guy", "hx_sides=one_guy"], None)


def test_an_option_is_given_once() -> None:
    with pytest.raises(Complaint, match="turn_cap is given twice"):
        read_pairs(ZOMBINION, ["turn_cap=1", "turn_cap=2"])


def test_set_stands_for_the_option_that_is_a_set() -> None:
    assert find_set(ZOMBINION, "clash") == {"combat_set": "clash"}
    with pytest.raises(Complaint, match=r"--set has no 'clsh'; did you mean clash\?"):
        find_set(ZOMBINION, "clsh")
    with pytest.raises(Complaint, match="dice has no sets"):
        find_set(GAMES["dice"], "clash")


def test_a_set_comes_with_what_it_needs() -> None:
    needed = {"scenario": "hunker_down", "set_survival_of_the_fittest": True}
    assert find_set(GAMES["last_night"], "hunker_down") == needed
    assert read_given(GAMES["last_night"], ["set_timber_peak=on"], "hunker_down") == {"set_timber_peak": True, **needed}
    with pytest.raises(Complaint, match="--set hunker_down and --option set_survival_of_the_fittest=off can't both be"):
        read_given(GAMES["last_night"], ["set_survival_of_the_fittest=off"], "hunker_down")


def test_a_custom_list_chooses_the_custom_set() -> None:
    assert read_given(ZOMBINION, ["custom=radio"], None) == {"custom": ["radio"], "combat_set": "custom"}
    assert read_given(ZOMBINION, ["custom=radio"], "custom") == {"custom": ["radio"], "combat_set": "custom"}


@pytest.mark.parametrize(
    ("pairs", "chosen"),
    [(["combat_set=clash"], "first_game"), (["custom=radio"], "clash"), (["custom=radio", "combat_set=clash"], None)],
)
def test_two_sets_at_once_are_complained_of(pairs: list[str], chosen: str | None) -> None:
    with pytest.raises(Complaint, match="can't both be"):
        read_given(ZOMBINION, pairs, chosen)


def test_what_is_written_reads_back_as_the_same_options() -> None:
    ten = "barricade,sidekick,decoy,shotgun,cunning,maverick,ammo_box,higher_ground,reload,radio"
    given = read_given(ZOMBINION, ["turn_cap=0", "offer_cut=on", f"custom={ten}"], None)
    pairs = write_pairs(ZOMBINION, given)
    assert pairs == ["turn_cap=0", "offer_cut=on", f"custom={ten}", "combat_set=custom"]
    assert read_pairs(ZOMBINION, pairs) == given
    assert write_pairs(ZOMBINION, {"turn_cap": 100, "offer_cut": False}) == []
