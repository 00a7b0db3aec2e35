"""Who dies while something else goes on is out of it at once (LN-1.8, LN-7.4)."""

from tests.clauses import clause
from tests.games.last_night.table import hero, table


@clause("LN-1.8", "LN-7.4")
def test_a_card_does_not_stay_on_a_hero_who_dies_before_it_does() -> None:
    match = table(
        *("zombies_start", hero("father_joseph", wounds=2), hero("billy", "a1")),
        zombie_hand="overconfidence",
        scenario="escape_in_the_truck",
        dice=[2],
    )
    match.choose("play overconfidence father_joseph", "use strength_of_spirit father_joseph")
    assert match.hero("father_joseph").on == ()
    assert match.state.zombie_discard == ["overconfidence"]


@clause("LN-1.8", "LN-7.4")
def test_nobody_has_got_to_get_anywhere_after_dying() -> None:
    match = table(
        *("zombies_start", hero("father_joseph", wounds=2), hero("billy", "a1")),
        zombie_hand="got_to_get_to",
        scenario="escape_in_the_truck",
        dice=[2],
    )
    match.choose("play got_to_get_to father_joseph", "use strength_of_spirit father_joseph")
    assert match.hero("father_joseph").on == ()
    assert match.state.zombie_discard == ["got_to_get_to"]


@clause("LN-7.4")
def test_a_hero_who_dies_of_cancelling_a_locked_door_does_not_pass_it() -> None:
    match = table(
        *("move_action", hero("father_joseph", "c5", wounds=2), hero("billy", "a1")),
        active="father_joseph",
        left=3,
        zombie_hand="locked_door",
        scenario="escape_in_the_truck",
        dice=[3],
    )
    match.choose("step b5", "play locked_door", "use strength_of_spirit father_joseph")
    assert match.at("father_joseph") == ""
    assert match.zombies == ["c5"]


@clause("LN-1.8", "LN-7.4")
def test_a_sacrifice_is_made_by_those_who_are_left() -> None:
    match = table(
        *("hero_fights", hero("father_joseph", wounds=2), hero("billy", "f5")),
        active="father_joseph",
        zombies="f5",
        zombie_hand="self_sacrifice",
        scenario="escape_in_the_truck",
        dice=[2],
    )
    match.choose("play self_sacrifice", "use strength_of_spirit father_joseph")
    assert match.hero("billy").wounds == 1
    assert match.state.hero_deaths == 1
