"""The turn and its five steps (section 4)."""

from deadtown.games.humans.events import Discarded, Drew, Rolled, Stepped, TurnBegan, ZombieCame
from deadtown.games.town import TileDrawn
from tests.clauses import clause
from tests.games.humans.table import DINER, QUIET, TableMatch, leader, start, table


def turns(match: TableMatch) -> list[int]:
    return [event.seat for event in match.told.of(TurnBegan)]


@clause("HU-4.1", "HU-4.2", "HU-12.3")
def test_five_steps_in_their_order() -> None:
    match = table(
        *("begin_turn", "", leader("n1", "second_helping, death_grip"), leader("s1", "crowbar, nail_gun, this_way")),
        humans="e1",
        tiles="hu_diner",
        events="crowbar",
        captures="escape x2",
        dice=[4, 1, 1],
        halts=True,
    )
    seen = []
    while match.state.active == 0:
        assert match.question is not None
        seen.append((match.state.phase, match.question.kind))
        if match.window is not None:
            match.close()
        elif seen[-1][1] == "move_step" and "walk n1 e1" in match.texts:
            match.choose("walk n1 e1")
        else:
            match.choose(1)
    kinds = [entry for place, entry in enumerate(seen) if entry != seen[place - 1]]
    assert kinds == [
        ("tile", "turn_start"),
        ("tile", "place_tile"),
        ("tile", "place_die_tokens"),
        ("move", "before_move"),
        ("move", "move_step"),
        ("capture", "before_capture"),
        ("capture", "weapon"),
        ("capture", "capture_cards"),
        ("capture", "flee_roll"),
        ("discard", "discard_card"),
    ]
    order = (TurnBegan, TileDrawn, Drew, Stepped, Rolled, Discarded)
    told = [type(event) for event in match.told if isinstance(event, order)]
    assert told == [TurnBegan, TileDrawn, Drew, Stepped, Stepped, Rolled, Rolled, Discarded, TurnBegan]


@clause("HU-4.1", "HU-12.2")
def test_the_card_allowance_is_renewed_at_the_start_of_the_turn() -> None:
    mine, theirs = leader(hand="stampede", may_play=False), leader("s1", "stampede", may_play=False)
    match = table("begin_turn", DINER, mine, theirs, humans="n4")
    assert match.asked == (0, "turn_start")
    assert match.texts == ["play stampede", "pass"]
    assert not match.leader(1).may_play


@clause("HU-4.1", "HU-3.5")
def test_a_second_zombie_comes_before_cards_are_played() -> None:
    leaders = leader("n1", "stampede"), *(leader("s1") for _ in range(4))
    match = table("begin_turn", DINER, *leaders, humans="n4", round=2)
    assert match.asked == (0, "turn_start")
    assert match.zombies() == ["centre", "n1"]
    told = [type(event) for event in match.told]
    assert told == [TurnBegan, ZombieCame]


@clause("HU-4.1", "HU-5.1")
def test_cards_of_the_start_are_played_before_the_tile_is_drawn() -> None:
    match = table("begin_turn", "", leader("n1"), leader("s1", "stampede"), humans="e1", tiles="hu_diner")
    assert match.asked == (1, "turn_start")
    assert match.told.of(TileDrawn) == []
    match.choose("pass")
    assert match.asked == (0, "place_tile")


@clause("HU-4.2", "HU-3.2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    match = start(3, seed="clockwise")
    first = match.state.first
    for place in range(6):
        match.wait_for("move_step", (first + place) % 3)
        assert match.state.round == 1 + place // 3
        match.choose("end")
    assert turns(match)[:6] == [(first + place) % 3 for place in range(6)]


@clause("HU-4.2")
def test_what_holds_for_a_turn_ends_with_it() -> None:
    leaders = leader("n3", "second_wind"), leader("s1", "rigor_mortis")
    match = table("before_move", DINER, *leaders, humans="w1", dice=[1], events=QUIET)
    match.choose("play rigor_mortis", "play second_wind", "breach n3", "end")
    assert match.asked == (1, "move_step")
    assert match.state.movement == 6
    assert (match.state.winds, match.state.rigors, match.state.tried, match.state.stopped) == (0, 0, (), ())


@clause("HU-4.3", "HU-12.2")
def test_a_round_lasts_from_the_own_turn_to_the_next_one() -> None:
    """Who has played a card in the own turn plays none in those of the others, and again in the next own one."""
    hand = "second_wind, stampede, rigor_mortis"
    match = table("begin_turn", DINER, leader(hand=hand), leader("s1"), humans="w1n4", events=QUIET)
    match.choose("pass", "play second_wind", "end", "keep")
    # The other one's turn begins, without a question about the Stampede or the Rigor Mortis.
    assert match.asked == (1, "move_step")
    assert not match.leader().may_play
    match.choose("end", "keep")
    assert match.asked == (0, "turn_start")
    assert match.texts == ["play stampede", "pass"]


@clause("HU-4.3", "HU-12.2")
def test_a_card_played_in_anothers_turn_counts_for_the_own_round() -> None:
    me = leader("s1", "rigor_mortis x2, second_wind")
    match = table("before_move", DINER, leader(), me, leader("w1"), humans="w1n4", events=QUIET)
    match.choose("play rigor_mortis", "end")
    assert match.state.active == 1
    # In the own turn another card may be played.
    assert match.asked == (1, "before_move")
    match.choose("pass", "end")
    match.wait_for("before_move")
    assert (match.asked, match.state.active) == ((1, "before_move"), 2)
