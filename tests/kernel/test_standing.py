"""How a seat wants to be asked, for tables and the terminal alike."""

from dataclasses import replace

import pytest

from deadtown.games import GAMES
from deadtown.kernel import PASS, Decision, Match, Standing, Window, lasting_answer, standing_answer
from deadtown.kernel.record import Choice, Passed, Recording, Replay, SeatNote, read_lines, verify, write_lines
from deadtown.kernel.window import Answer
from tests.kit.attacks import ATTACK, ZOMBINION, before_two_attacks

TURN = 7


@pytest.mark.parametrize(
    ("standing", "when_it_could", "when_it_could_not"),
    [
        (Standing(), True, False),
        (Standing(ask="always"), True, True),
        (Standing(ask="kinds", kinds=["react"]), True, False),
        (Standing(ask="kinds", kinds=["dodge"]), False, False),
        (Standing(ask="kinds"), False, False),
        (Standing(ask="always").resting("react", TURN), False, False),
        (Standing().resting("react", TURN - 1), True, False),
        (Standing().resting("dodge", TURN), True, False),
    ],
)
def test_whether_a_window_waits_for_a_seat(standing: Standing, when_it_could: bool, when_it_could_not: bool) -> None:
    assert asked(standing, could_act=True) == when_it_could
    assert asked(standing, could_act=False) == when_it_could_not


@pytest.mark.parametrize("matters", [True, False])
def test_a_game_may_know_when_it_matters(matters: bool) -> None:
    assert asked(Standing(), could_act=True, matters=matters) == matters
    assert not asked(Standing(), could_act=False, matters=matters)
    assert asked(Standing(ask="could"), could_act=True, matters=matters)
    assert asked(Standing(ask="kinds", kinds=["react"]), could_act=True, matters=matters)


def asked(standing: Standing, *, could_act: bool, matters: bool | None = None) -> bool:
    """Whether a window waits for the first seat of a match in its seventh turn, in a game that may know of it."""
    knows = None if matters is None else lambda state, seat, window: matters
    game = replace(ZOMBINION, players=replace(ZOMBINION.players, matters=knows))
    game = replace(game, rules=replace(game.rules, turn=lambda state: TURN))
    window = Window("react", (0, 1), lambda seat: [("reveal",)] if could_act else [])
    return standing.wants_to_be_asked(Match.start(game, ["Ada", "Bob"], seed="1"), window, 0)


def test_what_is_said_for_a_turn_of_one_kind_leaves_the_rest_as_it_is() -> None:
    standing = Standing(ask="kinds", kinds=["react"]).resting("react", 1).resting("dodge", 2)
    assert standing == Standing(ask="kinds", kinds=["react"], rest={"react": 1, "dodge": 2})


def test_a_decision_is_answered_for_the_turn_as_the_game_says_and_a_window_by_passing() -> None:
    zombiaki = GAMES["zombiaki"]
    match = Match.start(zombiaki, ["Ada", "Bob"], seed="1")
    turn = zombiaki.rules.turn(match.state)
    click = Decision(0, "click", [("click",), ("pass",)])
    assert standing_answer(match, click, Standing()) is None
    assert standing_answer(match, click, Standing().resting("click", turn)) == ("pass",)
    assert standing_answer(match, click, Standing().resting("click", turn + 1)) is None
    assert lasting_answer(match, Decision(0, "click", [("click",)])) is None
    assert lasting_answer(match, Decision(0, "discard", [("pass",)])) is None
    attacked = attack(bruno_can=True, cleo_can=True).match
    assert attacked.decision is not None
    assert lasting_answer(attacked, attacked.decision) == PASS


def attack(*, bruno_can: bool, cleo_can: bool, halts: bool = True) -> Recording:
    saved = read_lines(before_two_attacks(bruno_can, cleo_can))
    recording = Replay.with_luck(ZOMBINION, saved).go_on(halts=halts)
    recording.choose(ATTACK)
    return recording


def test_a_recording_halts_where_nobody_can_act_if_whoever_plays_wants_to_close_each_window() -> None:
    recording = attack(bruno_can=False, cleo_can=False)
    match, number = recording.match, recording.match.number
    assert match.window is not None
    assert match.decision is None
    recording.close()
    assert recording.lines[-1] == Passed(number + 1, []) or isinstance(recording.lines[-2], Passed)
    recording.undo()
    assert (match.number, match.window is not None) == (number, True)
    simple = attack(bruno_can=False, cleo_can=False, halts=False)
    assert simple.match.number == number + 1
    simple.undo()
    assert simple.match.number == number - 1


def test_a_window_that_somebody_closes_has_the_line_of_a_choice() -> None:
    recording = attack(bruno_can=True, cleo_can=True)
    number = recording.match.number
    recording.close(Answer(2, ("reveal",)))
    assert recording.lines[-1] == Choice(number + 1, 2, "reveal", recording.lines[-1].chance)  # type: ignore[union-attr]
    assert verify(ZOMBINION, recording.pause()).digest() == recording.match.digest()


def test_a_game_saved_at_a_window_in_which_nobody_can_act_goes_on_with_all_its_lines() -> None:
    recording = attack(bruno_can=False, cleo_can=False)
    saved = read_lines(write_lines(recording.pause()))
    again = Replay.with_luck(ZOMBINION, saved).go_on()
    assert again.match.number == recording.match.number + 1
    assert verify(ZOMBINION, again.pause()).digest() == again.match.digest()
    assert again.seats == [SeatNote("Anna"), SeatNote("Bruno"), SeatNote("Cleo")]
