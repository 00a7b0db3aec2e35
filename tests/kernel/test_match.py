"""A match: choose, refuse, undo, fork, restore."""

import gc
import weakref

import msgspec
import pytest

from deadtown.kernel import (
    Ambiguous,
    BadOptions,
    BadSeats,
    Event,
    Match,
    Option,
    Refused,
    Seeded,
    Snapshot,
    Unreadable,
    play_out,
)
from deadtown.kernel.decision import find_option
from deadtown.kernel.match import Wish
from deadtown.kernel.past import Mark
from tests.kernel.toy import TOY, Hid, Rolled


def match(rounds: int = 3, seed: str = "seed", heard: list[Event] | None = None) -> Match:
    options = TOY.rules.read_options({"rounds": rounds})
    return Match.start(TOY, ["Ada", "Bob"], options, seed=seed, listener=heard.append if heard is not None else None)


@pytest.mark.parametrize("wish", [("again",), "again", "AGAIN", "ag", 2])
def test_a_choice_is_given_by_value_text_beginning_or_number(wish: Wish) -> None:
    one, other = match(), match()
    one.choose(wish)
    other.choose(("again",))
    assert one.digest() == other.digest()
    assert one.number == 1


def test_several_choices_in_a_row() -> None:
    game = match()
    game.choose("keep", "hide gold", 1, 2)
    assert game.number == 4


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    game = match()
    before = game.digest()
    with pytest.raises(Refused) as error:
        game.choose("hide gold")
    assert error.value.refusal.clause == "TY-1"
    assert "TY-1" in str(error.value)
    assert (game.digest(), game.number) == (before, 0)
    game.choose("keep", "hide gold")


@pytest.mark.parametrize("wish", ["dance", 0, 3, -1, "", ("dance",), "dance " + "9" * 5000])
def test_nonsense_is_not_understood(wish: Wish) -> None:
    game = match()
    with pytest.raises(Unreadable):
        game.choose(wish)
    assert game.number == 0


@pytest.mark.parametrize("wish", ["h", "hide", "hi "])
def test_a_beginning_that_fits_two_options_is_ambiguous(wish: str) -> None:
    game = match()
    game.choose("keep")
    with pytest.raises(Ambiguous) as error:
        game.read(wish)
    assert "hide gold, hide lead" in str(error.value)
    assert game.read("h g") == ("hide", "gold")


def test_the_exact_text_wins_over_a_longer_one() -> None:
    options: list[Option] = [("take", "zombie"), ("take", "zombies")]
    assert find_option(options, "take zombie") == ("take", "zombie")
    with pytest.raises(Ambiguous):
        find_option(options, "take zomb")
    assert find_option(options, "give zomb") is None


PATHS: list[Option] = [
    ("pour", "a3", 1, "b3", 1),
    ("pour", "a3", 1, "b3", 1, "b2", 1, "a2", 1),
    ("light", "a3"),
]


@pytest.mark.parametrize("wish", ["pour a3 1 b3 1 b2 1", "pour a3 1 b3", "pour a3", "pour", "pour a3 1 b3 1 b2 1 a2"])
def test_no_target_is_added_to_those_that_were_named(wish: str) -> None:
    assert find_option(PATHS, wish) is None


def test_words_may_be_cut_short_and_the_only_thing_that_a_verb_is_about_left_out() -> None:
    assert find_option(PATHS, "po a3 1 b3 1") == PATHS[0]
    assert find_option(PATHS, "p a3 1 b3 1 b2 1 a 1") == PATHS[1]
    assert find_option(PATHS, "lig") == find_option(PATHS, "l a") == ("light", "a3")
    assert find_option(PATHS, "") is None


def test_another_seat_is_refused() -> None:
    game = match()
    with pytest.raises(Refused):
        game.choose("keep", seat=1)
    game.choose("keep", seat=0)
    assert game.number == 1


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = match(rounds=1)
    game.choose(1, 1, 1, 1)
    assert game.over
    assert game.outcome is not None
    with pytest.raises(Refused):
        game.choose("keep")
    with pytest.raises(Unreadable):
        game.choose(1)


def test_undo_takes_back_choices_and_their_luck() -> None:
    game = match()
    digests = [game.digest()]
    for wish in ("again", "hide lead", "keep", "hide gold"):
        game.choose(wish)
        digests.append(game.digest())
    for number in (3, 1, 0):
        game.go_back(number)
        assert game.digest() == digests[number]
        assert game.number == number
    game.choose("again", "hide lead")
    assert game.digest() == digests[2]


@pytest.mark.parametrize("count", [3, -1])
def test_nobody_can_go_back_before_the_beginning_or_ahead(count: int) -> None:
    game = match()
    game.choose("keep", "hide gold")
    with pytest.raises(ValueError, match="can't go back"):
        game.undo(count)
    assert game.number == 2


def test_events_are_told_once_and_not_again_when_replayed() -> None:
    heard: list[Event] = []
    game = match(heard=heard)
    game.choose("again", "hide lead")
    assert [type(event) for event in heard] == [Rolled, Rolled, Hid, Rolled]
    game.undo()
    game.fork().choose("hide gold")
    assert len(heard) == 4
    game.choose("hide gold")
    assert heard[4] == Hid(0, "gold")
    assert heard[4].seen_by(1) == Hid(0, None)


def test_a_copy_in_the_middle_of_a_step_is_independent() -> None:
    game = match()
    game.choose("again")
    twin = game.fork()
    assert twin.decision == game.decision
    twin.choose("hide lead")
    assert game.number == 1
    game.choose("hide gold")
    assert game.digest() != twin.digest()
    assert game.state.totals == twin.state.totals


def test_copying_replays_no_more_than_the_current_step() -> None:
    game = match(rounds=50)
    while game.number < 150:
        game.choose(1)
        mark = game.past.mark
        assert mark is not None
        assert len(mark.trail) <= 1


def test_copies_share_the_past() -> None:
    game = match(rounds=20)
    game.choose(*[1] * 40)
    twin = game.fork()
    assert twin.past.mark is not None
    assert game.past.mark is not None
    assert twin.past.mark.before is game.past.mark.before
    twin.undo(30)
    assert twin.number == 10
    assert game.number == 40


def test_a_copy_that_is_dropped_is_gone_at_once() -> None:
    """No cycle keeps it: a search drops thousands a second."""
    game = match()
    gc.disable()
    try:
        twin = game.fork()
        gone = weakref.ref(twin)
        del twin
        assert gone() is None
    finally:
        gc.enable()


def test_a_snapshot_is_data() -> None:
    game = match()
    game.choose("again")
    stored = msgspec.json.encode(game.snapshot())
    snapshot = msgspec.json.decode(stored, type=Snapshot)
    heard: list[Event] = []
    restored = Match.restore(TOY, snapshot, Seeded("seed"), [("hide", "lead")], listener=heard.append)
    game.choose("hide lead")
    assert restored.digest() == game.digest()
    assert restored.decision == game.decision
    assert heard == []
    restored.choose("keep", "hide gold")
    game.choose("keep", "hide gold")
    assert restored.digest() == game.digest()


def test_a_snapshot_of_other_rules_is_refused() -> None:
    snapshot = msgspec.structs.replace(match().snapshot(), rules="0")
    with pytest.raises(ValueError, match="rules 0"):
        Match.restore(TOY, snapshot, Seeded("seed"))


def test_a_tail_that_is_not_legal_is_refused() -> None:
    with pytest.raises(Refused):
        Match.restore(TOY, match().snapshot(), Seeded("seed"), [("hide", "gold")])


def test_imagined_matches_can_be_copied_and_taken_back() -> None:
    game = match()
    game.choose("again")
    twin = game.imagine(0, Seeded("dream"))
    assert twin.fork().digest() == twin.digest()
    before = twin.digest()
    twin.choose("hide gold", "keep")
    twin.undo(2)
    assert twin.digest() == before


def test_a_match_that_keeps_no_past_is_quick_but_can_not_be_copied() -> None:
    game = Match.start(TOY, ["Ada"], seed="seed", rewindable=False)
    game.choose(1, 1)
    with pytest.raises(ValueError, match="not rewindable"):
        game.fork()
    with pytest.raises(ValueError, match="can't go back"):
        game.undo()


def test_marks_are_chained_from_step_to_step() -> None:
    game = match()
    game.choose(*[1] * 4)
    numbers = []
    mark: Mark | None = game.past.mark
    while mark is not None:
        numbers.append(mark.number)
        mark = mark.before
    assert numbers == [4, 2, 0]


def test_what_is_sent_shows_a_decision_to_its_seat_only() -> None:
    game = match()
    assert game.seen_by(0).decision == game.decision
    for other in (1, None):
        assert game.seen_by(other).decision is None
        assert game.seen_by(other).deciding == 0


def test_bots_play_a_match_out_from_what_they_see() -> None:
    class First:
        imagines = False

        def choose(self, sight: object) -> Option:
            options: list[Option] = sight.options  # type: ignore[attr-defined]
            return options[0]

    game = match()
    play_out(game, [First(), First()])
    assert game.over


@pytest.mark.parametrize("players", [[], ["a", "b", "c", "d"], ["a", "a"]])
def test_a_wrong_number_of_players_is_refused(players: list[str]) -> None:
    with pytest.raises(BadSeats):
        Match.start(TOY, players, seed="seed")


@pytest.mark.parametrize("given", [{"round": 3}, {"rounds": "many"}, {"rounds": None}])
def test_wrong_options_are_refused_with_the_name_of_the_option(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as error:
        TOY.rules.read_options(given)
    assert "round" in str(error.value.refusal.arguments)


def test_options_are_read_from_words() -> None:
    assert TOY.rules.read_options({"rounds": "5"}).rounds == 5
