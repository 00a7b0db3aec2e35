"""A window: one question to many seats, which closes once, with one number and one entry of the trail."""

from dataclasses import replace

import msgspec
import pytest

from deadtown.kernel import (
    PASS,
    Answer,
    Decision,
    Event,
    Match,
    Option,
    Refused,
    Seeded,
    SeenWindow,
    Snapshot,
    Step,
    Unreadable,
    Window,
    play_out,
    preview,
)
from deadtown.kernel.past import Redraw
from deadtown.kernel.window import NOBODY, read_answer, written
from tests.games.parley.game import PARLEY, ParleyPlay, deal, turn
from tests.games.parley.state import BLUFF, HUSH, TAUNT, Drew, Hushed, Rolled, Said
from tests.games.parley.table import holding, seed_for

SPEAK: Option = ("play", TAUNT)
REPLY: Option = ("play", HUSH)


def trail_of(match: Match) -> list[Option | Redraw]:
    assert match.past.mark is not None
    return match.past.mark.trail


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# Who is asked, and who has its way


def test_all_seats_are_asked_at_once_and_each_sees_its_own_options_only() -> None:
    match = holding([[TAUNT], [TAUNT, HUSH], [BLUFF], []])
    assert match.window is not None
    assert match.question is match.window
    assert match.asked_seats == (0, 1, 2)
    assert match.asks(0) == Decision(0, "roll", [SPEAK, PASS], {"seat": 0})
    assert match.asks(1) == Decision(1, "roll", [SPEAK, PASS], {"seat": 0})
    assert match.asks(2) is None
    assert match.asks(3) is None
    for seat in (0, 1, 2, 3, None):
        seen = match.seen_by(seat)
        assert seen.window == SeenWindow("roll", (0, 1, 2), {"seat": 0})
        assert seen.deciding is None
        assert seen.decision == (None if seat is None else match.asks(seat))


def test_the_first_in_order_is_asked_first_and_has_its_way() -> None:
    match = holding([[BLUFF], [TAUNT], [TAUNT], [TAUNT]], halts=True)
    assert match.decision == match.asks(1)
    match.choose("play")
    assert [len(envoy.hand) for envoy in match.state.envoys] == [1, 0, 1, 1]
    assert match.window is not None
    assert match.window.about == {"card": TAUNT, "seat": 1}


def test_the_next_in_order_has_its_way_when_those_before_it_pass() -> None:
    match = holding([[TAUNT], [TAUNT], [TAUNT], [BLUFF]])
    match.choose("pass", "pass")
    assert match.decision == match.asks(2)
    assert match.number == 1
    match.choose("play")
    assert match.number >= 2
    assert trail_of(match)[1] == (2, *SPEAK)


def test_a_window_closes_with_whoever_steps_in_however_it_stands_in_the_order() -> None:
    match = holding([[TAUNT], [TAUNT], [TAUNT], [BLUFF]], halts=True)
    match.close(Answer(2, SPEAK))
    assert match.window is not None
    assert match.window.about == {"card": TAUNT, "seat": 2}


@pytest.mark.parametrize("answer", [Answer(1, SPEAK), None])
def test_an_answer_is_an_entry_of_the_trail(answer: Answer | None) -> None:
    assert read_answer(written(answer)) == answer
    match = holding([[TAUNT], [TAUNT]], halts=True)
    match.follow(written(answer))
    assert match.number == 2


# One number a window


def test_a_window_has_one_number_however_many_pass() -> None:
    match = holding([[TAUNT], [TAUNT], [TAUNT]], halts=True)
    match.choose("pass", "pass")
    assert match.number == 1
    assert trail_of(match) == [("keep",)]
    match.choose("pass")
    assert match.number == 2
    assert match.state.turn == 1


def test_a_window_in_which_nobody_can_act_has_a_number_and_an_entry_too() -> None:
    through = holding([[TAUNT], [BLUFF], [HUSH]])
    halting = holding([[TAUNT], [BLUFF], [HUSH]], halts=True)
    through.choose("play")
    assert through.decision == through.asks(2)
    through.choose("pass")
    halting.choose("play")
    halting.choose("pass")
    assert halting.window is not None
    assert halting.window.idle
    assert halting.decision is None
    assert not halting.over
    halting.close()
    assert halting.number == through.number == 4
    assert halting.digest() == through.digest()


def test_a_match_that_halts_stops_where_nobody_can_act_and_others_go_through() -> None:
    halting = holding([[BLUFF], [HUSH]], halts=True)
    assert halting.window is not None
    assert halting.decision is None
    assert not halting.over
    assert halting.number == 1
    assert trail_of(halting) == [("keep",)]
    through = holding([[BLUFF], [HUSH]])
    assert through.window is None
    assert through.number == 2
    assert through.state.turn == 1


def test_an_idle_window_is_the_same_whether_the_rules_have_looked_or_not() -> None:
    for idle in (True, False):
        window = Window("roll", (0, 1), lambda seat: (), {}, idle)
        assert window.first_offer() is None
        assert window.offer(0) is None


def test_the_last_window_of_a_game_may_be_one_in_which_nobody_can_act() -> None:
    match = holding([[BLUFF], [BLUFF]], turn=1)
    assert match.over
    assert match.window is None
    assert match.outcome is not None


# What is refused


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_refusal_names_the_window_and_nobody_who_is_asked(seat: int) -> None:
    match = holding([[TAUNT], [TAUNT], [BLUFF], []])
    with pytest.raises(Refused) as error:
        match.choose(("again",), seat=seat)
    assert error.value.refusal.reason == "decide-roll"
    assert error.value.refusal.arguments == {}
    assert match.number == 1


def test_a_seat_that_is_not_asked_may_not_even_pass() -> None:
    match = holding([[TAUNT], [TAUNT], [BLUFF], []])
    assert match.why_not(2, PASS) is None
    with pytest.raises(Refused):
        match.read(PASS, 3)
    with pytest.raises(Refused):
        match.read(1, 3)


def test_one_who_holds_nothing_of_use_may_pass_and_is_refused_the_rest() -> None:
    match = holding([[TAUNT], [BLUFF]])
    assert match.read("pass", 1) == PASS
    assert match.read(1, 1) == PASS
    with pytest.raises(Refused):
        match.read(SPEAK, 1)


def test_seats_answer_in_their_order() -> None:
    match = holding([[TAUNT], [TAUNT]], halts=True)
    with pytest.raises(Unreadable):
        match.choose(SPEAK, seat=1)
    match.choose(PASS, seat=0)
    with pytest.raises(Unreadable):
        match.choose(PASS, seat=0)
    match.choose(SPEAK, seat=1)
    assert match.state.said == [TAUNT]


@pytest.mark.parametrize(
    "entry", [("play", TAUNT), ("pass",), (0, "pass"), (0, "play"), (1, "play", TAUNT), (9, "play", TAUNT), (0,)]
)
def test_an_entry_that_does_not_fit_is_not_followed(entry: Option) -> None:
    match = holding([[TAUNT], [BLUFF]], halts=True)
    before = match.digest()
    with pytest.raises((Refused, Unreadable)):
        match.follow(entry)
    assert (match.digest(), match.number) == (before, 1)
    match.follow((0, *SPEAK))


def test_to_pass_is_nobodys_way_to_close_a_window() -> None:
    match = holding([[TAUNT], [BLUFF]], halts=True)
    with pytest.raises(Unreadable):
        match.close(Answer(0, PASS))
    assert match.number == 1


def test_nobody_passes_where_no_window_is_open() -> None:
    match = holding([[BLUFF], [BLUFF]])
    with pytest.raises(Unreadable):
        match.follow(NOBODY)


# Windows within windows


def test_a_card_played_in_a_window_opens_a_window_of_its_own_three_deep() -> None:
    heard: list[Event] = []
    match = holding([[TAUNT], [HUSH], [HUSH], [HUSH], [BLUFF]], halts=True)
    match.listen(heard.append)
    match.choose("play")
    abouts = []
    for seat in (1, 2, 3):
        assert match.window is not None
        abouts.append(match.window.about)
        match.close(Answer(seat, REPLY))
    assert abouts == [{"card": TAUNT, "seat": 0}, {"card": HUSH, "seat": 1}, {"card": HUSH, "seat": 2}]
    assert match.state.said == [TAUNT, HUSH, HUSH, HUSH]
    assert match.asked_seats == (4,)
    match.close()
    match.close()
    assert match.state.discard == [HUSH, HUSH, HUSH, TAUNT]
    assert names(heard) == ["Said"] * 4 + ["Hushed", "Hushed"]


def test_what_is_stopped_does_nothing_and_what_stops_it_may_be_stopped() -> None:
    stopped = holding([[TAUNT], [HUSH], [BLUFF]])
    heard: list[Event] = []
    stopped.listen(heard.append)
    stopped.choose(SPEAK, REPLY)
    assert names(heard) == ["Said", "Said", "Hushed", "Drew", "Rolled"]
    saved = holding([[TAUNT], [HUSH], [HUSH]])
    heard.clear()
    saved.listen(heard.append)
    saved.choose(SPEAK, REPLY, REPLY)
    assert [type(event) for event in heard] == [Said, Said, Said, Hushed, Rolled, Drew, Rolled]


# Going back


def test_undo_takes_back_the_windows_in_which_nobody_could_act() -> None:
    match = holding([[BLUFF], [HUSH]])
    assert match.number == 2
    match.undo()
    assert match.number == 0
    assert match.decision == Decision(0, "again", [("keep",), ("again",)], {"left": 2})


def test_undo_halts_at_each_window_where_the_match_does() -> None:
    match = holding([[TAUNT], [HUSH], [HUSH], [BLUFF]], halts=True)
    digests = [match.digest()]
    for entry in ((0, *SPEAK), (1, *REPLY), (2, *REPLY), NOBODY):
        match.follow(entry)
        digests.append(match.digest())
    for number in (4, 2, 3, 1):
        twin = match.fork()
        twin.go_back(number)
        assert twin.digest() == digests[number - 1]
        assert twin.window is not None
    match.undo(4)
    assert match.number == 1
    assert match.decision == Decision(0, "roll", [SPEAK, PASS], {"seat": 0})


def test_what_was_passed_in_an_open_window_is_asked_again_after_undo() -> None:
    match = holding([[TAUNT], [TAUNT]])
    match.choose("pass")
    match.undo()
    assert match.number == 0
    match.choose("keep")
    assert match.decision == match.asks(0)


def test_a_game_that_begins_with_a_window_can_be_taken_back_to_its_first_decision() -> None:
    def hear_all(play: ParleyPlay) -> Step:
        yield from deal(play)
        for envoy in play.state.envoys:
            envoy.hand = [BLUFF]
        yield from play.window("roll", TAUNT, play.taunt, {"seat": 0})
        return (yield from turn(play))

    game = replace(PARLEY, rules=replace(PARLEY.rules, steps={"deal": hear_all, "turn": turn}))
    match = Match.start(game, "ab", seed="first")
    assert match.number == 1
    first = match.decision
    assert first is not None
    match.choose("keep")
    match.undo(match.number)
    assert match.decision == first


# Copies


def test_a_copy_in_the_middle_of_a_window_knows_who_has_passed() -> None:
    match = holding([[TAUNT], [TAUNT], [TAUNT]])
    match.choose("pass", "pass")
    twin = match.fork()
    assert twin.decision == match.decision == match.asks(2)
    twin.choose("pass")
    assert twin.number == match.number + 1
    assert match.decision == match.asks(2)


def test_a_copy_in_a_window_within_a_window() -> None:
    match = holding([[TAUNT], [HUSH], [HUSH], [HUSH]])
    match.choose(SPEAK, REPLY, PASS)
    assert match.decision == match.asks(3)
    twin = match.fork()
    assert twin.digest() == match.digest()
    assert twin.decision == match.decision
    for one in (match, twin):
        one.choose(REPLY)
    assert twin.digest() == match.digest()


@pytest.mark.parametrize("halts", [True, False])
def test_a_snapshot_in_a_window_restores_it_and_its_luck(halts: bool) -> None:
    match = holding([[TAUNT], [HUSH], [HUSH]], halts=halts, die=4)
    match.follow((0, *SPEAK))
    match.follow((1, *REPLY))
    stored = msgspec.msgpack.encode(match.snapshot())
    snapshot = msgspec.msgpack.decode(stored, type=Snapshot)
    assert snapshot.trail == [("keep",), (0, *SPEAK), (1, *REPLY)]
    restored = Match.restore(PARLEY, snapshot, Seeded(seed_for(4)), halts=halts)
    assert (restored.number, restored.digest()) == (match.number, match.digest())
    assert restored.decision == match.decision
    for one in (match, restored):
        one.follow(NOBODY)
    assert restored.digest() == match.digest()
    assert restored.number == match.number


def test_a_match_that_is_lent_stands_in_the_window_also_where_nobody_can_act() -> None:
    match = holding([[BLUFF], [HUSH]], halts=True)
    lent = Match.lend(PARLEY, match.snapshot())
    assert lent.window is not None
    assert lent.decision is None
    assert lent.digest() == match.digest()


def test_a_tail_of_windows_is_followed() -> None:
    match = holding([[TAUNT], [BLUFF]], halts=True, die=2)
    snapshot = match.snapshot()
    match.follow((0, *SPEAK))
    restored = Match.restore(PARLEY, snapshot, Seeded(seed_for(2)), [(0, *SPEAK)], halts=True)
    assert restored.digest() == match.digest()
    with pytest.raises((Refused, Unreadable)):
        Match.restore(PARLEY, snapshot, Seeded(seed_for(2)), [(1, *SPEAK)], halts=True)


# Imagining


def test_for_a_seat_behind_others_all_before_it_have_passed() -> None:
    match = holding([[TAUNT], [BLUFF], [TAUNT], [BLUFF]], halts=True)
    for dream in range(20):
        twin = match.imagine(2, Seeded(str(dream)))
        assert twin.decision == match.asks(2)
        twin.choose("play")
        assert TAUNT not in twin.state.envoys[2].hand
        assert twin.state.envoys[0].hand


def test_options_are_those_of_the_world_at_hand_not_those_of_the_truth() -> None:
    match = holding([[TAUNT], [BLUFF], [BLUFF]], halts=True)
    offered = set()
    for dream in range(40):
        twin = match.imagine(0, Seeded(str(dream)))
        for seat in (1, 2):
            holds = TAUNT in twin.state.envoys[seat].hand
            assert (twin.asks(seat) is not None) == holds
            offered.add((seat, holds))
        twin.choose("pass")
        assert twin.state.turn or twin.decision == twin.asks(twin.decision.seat)  # type: ignore[union-attr]
    assert len(offered) == 4


def test_a_window_that_is_idle_in_truth_is_not_in_every_world() -> None:
    match = holding([[BLUFF], [BLUFF], [BLUFF]], halts=True)
    assert match.window is not None
    assert match.window.idle
    asked = {twin.decision is None for twin in (match.imagine(0, Seeded(str(dream))) for dream in range(40))}
    assert asked == {True, False}


def test_an_imagined_match_does_not_halt_where_nobody_can_act() -> None:
    match = holding([[TAUNT], [BLUFF]], halts=True)
    for dream in range(20):
        twin = match.imagine(0, Seeded(str(dream)))
        twin.choose("pass")
        assert twin.decision is not None or twin.over


def test_a_preview_takes_others_to_let_it_pass() -> None:
    match = holding([[TAUNT], [HUSH], [HUSH]], halts=True)
    foreseen = preview(match, SPEAK, 0)
    assert foreseen.events[0] == Said(0, TAUNT)
    assert not any(isinstance(event, Hushed | Rolled | Drew) for event in foreseen.events)


def test_bots_play_a_match_that_halts_to_its_end() -> None:
    class Last:
        imagines = False

        def choose(self, sight: object) -> Option:
            options: list[Option] = sight.options  # type: ignore[attr-defined]
            return options[-1]

    for halts in (True, False):
        match = holding([[BLUFF], [BLUFF]], halts=halts, rounds=2)
        play_out(match, [Last(), Last()])
        assert match.over
