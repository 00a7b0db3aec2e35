"""Why something can't be done in the combined game, and which clause says so."""

from random import Random
from typing import Any

import pytest

from deadtown.games.humans.combined.refusals import CLAUSES
from deadtown.kernel import BadOptions, Unreadable
from deadtown.text import LANGUAGES, Speaker
from tests.clauses import clause
from tests.games.humans.combined.table import COMBINED, NAMES, guy, horde, start, table
from tests.games.humans.combined.test_play import SEATINGS
from tests.games.humans.combined.waiting import wait_for
from tests.games.matches import refusal, stroll

FAMILIES = ("HX-", "HU-", "ZB-")
WISHES = (
    *("step centre n1", "step n1", "step centre", "step 3", "step", "walk centre n3", "walk n3", "walk home", "stop"),
    *("end", "pass", "breach n5", "breach n40", "breach", "undermine toy_store", "undermine", "undermine hu_moon"),
    *("object", "let_be", "use gimme_a_z", "use pinfall", "use wings", "use", "use grenade", "use skateboard", "spare"),
    *("use first_aid_kit", "use fear", "reroll", "reroll 1", "accept", "attempt n1", "attempt", "attack 0", "attack 1"),
    *("attack 9", "attack", "infect", "eat", "flee n4", "flee", "human n4", "human 1", "to n4", "to", "done", "keep"),
    *(
        "keep_wound torso",
        "keep_wound nose",
        "put n4",
        "put n7",
        "put",
        "leave n4",
        "leave 1",
        "choose miner",
        "choose",
    ),
    *("place", "place 1", "place 0 0 0", "place 1 1 0", "place x y z", "play", "play stampede", "play stampede 0"),
    *("play fear", "play fear 1", "play fear 9", "play fear 1 n1", "play butter_fingers 1 2", "play butter_fingers 1"),
    *("play butter_fingers 1 grenade", "play butter_fingers 1 nose", "play bad_sense_of_direction 1 n1"),
    *("play where_did_everybody_go 0", "play where_did_everybody_go 1 n7", "play grenade", "play crowbar"),
    *("play sticky_fingers 1", "play boarded_up toy_store", "play fresh_meat town_square", "play fresh_meat 1"),
    *("play couldnt_get_any_worse hu_diner", "play were_screwed", "play nothing", "discard", "discard crowbar"),
    *(
        "discard fear",
        "discard bread",
        "choose",
        "fly away",
        "life n4",
        "life 1",
        "life 3",
        "bullet 2",
        "bullets",
        "first_aid",
    ),
    *("lose_life", "rest", "lift n1", "lift", "zombie n1 n2", "zombie n1", "zombie", "pawn n7", "pawn", "fight_pawn 1"),
    *("choose", "fight_pawn", "fight_zombie", "fail", "strike_back", "let_go", "raise", "leave_it", "draw_from humans"),
    *("draw_from moon", "tile_from zombies", "tile_from", "populate humans", "populate mars"),
)
"""What somebody might type: sense and nonsense."""


@pytest.mark.parametrize(("players", "options"), SEATINGS)
def test_whatever_is_wished_for_is_granted_refused_or_not_understood(players: int, options: dict[str, Any]) -> None:
    match = start(players, seed=f"refusals {players}", max_rounds=4, **options)
    kinds = set()
    for number, here in enumerate(stroll(match, players)):
        if number % 5:
            continue
        kinds.add(here.question.kind if here.question is not None else "")
        before = here.digest()
        for seat in range(players):
            for wish in WISHES:
                reason = here.why_not(seat, wish)
                assert reason is None or COMBINED.words.holds(reason.clause, here.state.options, None), reason
        assert here.digest() == before
    assert len(kinds) > 8


@pytest.mark.parametrize(("players", "options"), SEATINGS[:4])
def test_what_a_person_would_click_is_offered_or_refused_with_a_clause(players: int, options: dict[str, Any]) -> None:
    match = start(players, seed=f"wishes {players}", max_rounds=3, halts=True, **options)
    speakers = [Speaker(COMBINED, language, NAMES) for language in LANGUAGES]
    luck = Random(players)
    kinds, said = set(), set()
    while match.question is not None:
        kinds.add(match.question.kind)
        for seat in range(players):
            for wish in COMBINED.words.wishes(match.state, seat):
                reason = match.why_not(seat, wish)
                if reason is None:
                    assert match.read(wish, seat) == wish
                    continue
                assert reason.clause.startswith(FAMILIES)
                assert match.window is None or "seat" not in reason.arguments, "nobody is told who is asked"
                if reason.reason not in said:
                    said.add(reason.reason)
                    assert all(speaker.refusal(reason).endswith(f"({reason.clause})") for speaker in speakers)
        for _ in range(5):
            if match.decision is not None:
                match.choose(luck.choice(match.decision.options))
            elif match.window is not None:
                match.close()
    assert len(kinds) > 8
    assert len(said) > 8


@clause("HX-8.3")
def test_only_who_is_asked_decides() -> None:
    match = table("move", "", guy(), horde("n7"), active=1)
    reason = refusal(match, "end", seat=0)
    assert (reason.clause, reason.reason, reason.arguments) == ("HX-8.3", "not-your-decision", {"seat": 1})
    match = table("walk", "", guy(), horde("n7"), left=3)
    assert refusal(match, "stop", seat=1).clause == "ZB-4.1"


@clause("HX-12.1")
def test_after_the_game_nothing_can_be_done() -> None:
    match = table("walk", "helipad 1 -1 0", guy("e3n4"), horde("n7"), left=3)
    match.choose("step e3n3")
    assert match.over
    assert refusal(match, "stop", seat=0).clause == "HX-12.1"


@clause("HX-12.3")
def test_when_the_rounds_are_over_that_is_why() -> None:
    match = table("discard", "", horde("n7"), guy(), active=1, options={"max_rounds": 3})
    assert match.over
    assert refusal(match, "end", seat=0).clause == "HX-12.3"


@clause("HX-6.2")
def test_a_second_card_is_refused_whichever_set_it_is_of() -> None:
    me = guy(hand="stampede, alternate_food_source")
    match = table("begin_turn", "", me, horde("n7", "fear"), humans="n1", halts=True)
    match.choose("pass", seat=1)
    match.choose("play alternate_food_source", seat=0)
    wait_for(match, "pre_move_roll")
    assert refusal(match, "play stampede", seat=0).reason == "one-card-a-round"


@pytest.mark.parametrize(
    "wish",
    [
        *(
            "step nowhere n1",
            "step 3 4",
            "fly",
            "",
            "play",
            "play nothing",
            "breach",
            "use wings",
            "attack 7",
            "life 3",
        ),
        *("play fear 1 n1", "play bad_sense_of_direction 0 n1", "play butter_fingers 0 nose", "draw_from moon"),
        *("zombie n1 n2 n3", "end now", "attack 7", "play where_did_everybody_go 1 n1 n2", "discard bread"),
    ],
)
def test_what_makes_no_sense_is_not_understood(wish: str) -> None:
    with pytest.raises(Unreadable):
        table("move", "", guy(), horde("n7"), active=1).choose(wish)


def test_before_the_set_up_nothing_is_wished_for() -> None:
    state = start(3, character_choice="choose").state
    assert [*COMBINED.words.wishes(state, 1)] == []
    state.pawns = []
    assert [*COMBINED.words.wishes(state, 0)] == []


def test_a_shotgun_guy_sees_cards_items_and_steps() -> None:
    me = guy("centre", "fear, crowbar x2", "grenade, skateboard")
    match = table("walk", "", me, horde("n7"), left=3)
    assert [*COMBINED.words.wishes(match.state, 0)] == [
        *[("play", "crowbar"), ("play", "fear"), ("use", "grenade")],
        *[("step", space) for space in ("n1", "e1", "s1", "w1")],
    ]
    match.guy().space = -1
    assert ("step", "n1") not in COMBINED.words.wishes(match.state, 0)


def test_a_zombie_player_sees_cards_ability_steps_breaches_prey_and_guys() -> None:
    zoe = horde("centre n6", "fear, stampede", character="wrestler", used=False)
    match = table("move", "", guy("n1"), zoe, guy("e4"), humans="s1 s4", active=1)
    assert [*COMBINED.words.wishes(match.state, 1)] == [
        *[("play", "fear"), ("play", "stampede"), ("use", "pinfall")],
        *[("step", "centre", space) for space in ("n1", "e1", "s1", "w1")],
        *[("step", "n6", space) for space in ("n7", "e1n6", "n5", "w1n6")],
        *[("breach", space) for space in ("w1n6", "n6", "e1n6")],
        *[("breach", space) for space in ("e5", "e6", "e6s1")],
        *[("breach", space) for space in ("s5", "w1s6", "s6")],
        *[("breach", space) for space in ("w6n1", "w6", "w6s1")],
        *[("attempt", "s1"), ("attack", 0)],
    ]


def test_every_kind_of_decision_has_its_clause() -> None:
    assert set(COMBINED.rules.decisions) == set(CLAUSES)
    assert all(COMBINED.words.holds(found, None, None) for found in CLAUSES.values())


@clause("HX-1.3")
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (["shotgun_guy"], "a-side-for-every-seat"),
        (["zombie_player"] * 3, "both-sides"),
    ],
)
def test_sides_are_agreed_on_for_every_seat(seats: list[str], reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        start(3, hx_sides="seat_by_seat", hx_seats=seats)
    assert (caught.value.refusal.clause, caught.value.refusal.reason) == ("HX-1.3", reason)
    for language in LANGUAGES:
        assert Speaker(COMBINED, language, NAMES).refusal(caught.value.refusal).endswith("(HX-1.3)")
