"""Copies by Python's own means: copy, deepcopy, pickle."""

import copy
import pickle
import subprocess
import sys
from random import Random

import pytest

from deadtown.games import GAMES
from deadtown.kernel import PASS, Game, Match, Scripted, Seeded
from tests.games.parley.state import TAUNT
from tests.games.parley.table import holding
from tests.kernel.toy import TOY, ToyOptions

SCRIPT = [2, 3, 1, 4, 5, 0, 3, 2]


def middle(answers: int, *, scripted: bool = False) -> Match:
    """A match in the middle, perhaps of a step."""
    chance = Scripted(SCRIPT) if scripted else Seeded("seed")
    match = Match.start(TOY, ["Ada", "Bob"], ToyOptions(rounds=3), chance=chance)
    match.choose(*[1] * answers)
    return match


def play_alike(one: Match, other: Match) -> None:
    """Both go the same way, with the same luck, to the end."""
    luck = Random(2)
    while one.decision is not None:
        assert (one.decision, one.number, one.digest()) == (other.decision, other.number, other.digest())
        option = luck.choice(one.decision.options)
        one.choose(option)
        other.choose(option)
    assert other.over
    assert one.outcome == other.outcome


def pickled(match: Match) -> Match:
    copied: Match = pickle.loads(pickle.dumps(match))
    return copied


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("scripted", [False, True])
@pytest.mark.parametrize("answers", range(4))
def test_a_copy_is_a_fork(make, answers: int, scripted: bool) -> None:  # type: ignore[no-untyped-def]
    match = middle(answers, scripted=scripted)
    before = match.digest()
    twin = make(match)
    twin.choose(1)
    assert (match.digest(), match.number) == (before, answers), "it is independent"
    twin.undo()
    play_alike(twin, match.fork())
    assert match.digest() == before


def test_a_deep_copy_of_what_holds_a_match_twice_holds_one() -> None:
    match = middle(1)
    held = copy.deepcopy([match, match])
    assert held[0] is held[1] is not match


def test_a_pickled_match_goes_back_in_its_step_alone() -> None:
    match = middle(5)
    twin = pickled(match)
    twin.go_back(4)
    match.go_back(4)
    assert twin.digest() == match.digest()
    with pytest.raises(ValueError, match="can't go back to decision 3"):
        twin.go_back(3)


@pytest.mark.parametrize("answers", range(3))
def test_an_imagined_match_is_pickled_with_what_was_imagined(answers: int) -> None:
    match = middle(answers).imagine(0, Seeded("dream"))
    play_alike(pickled(match), match)


@pytest.mark.parametrize("imagined", [False, True])
@pytest.mark.parametrize("halts", [False, True])
def test_it_stands_in_a_window_where_it_stood(halts: bool, imagined: bool) -> None:
    """Also where some have passed already, and the next one is asked."""
    match = holding([[TAUNT], [TAUNT]], halts=halts)
    if imagined:
        match = match.imagine(1, Seeded("dream"))
    if match.decision is not None and match.decision.seat == 0:
        match.choose(PASS, seat=0)
    twin = pickled(match)
    assert (twin.seen_by(1), twin.decision, twin.halts) == (match.seen_by(1), match.decision, match.halts)
    assert twin.decision is not None
    assert twin.decision.seat == 1
    for stepping_in in (twin, match):
        stepping_in.answer(("play", TAUNT))
    assert (twin.number, twin.digest(), twin.seen_by(0)) == (match.number, match.digest(), match.seen_by(0))
    assert match.number > 1


@pytest.mark.parametrize(
    ("make", "said"), [(copy.copy, "copied"), (copy.deepcopy, "copied"), (pickle.dumps, "pickled")]
)
def test_a_match_that_is_not_rewindable_says_so(make, said: str) -> None:  # type: ignore[no-untyped-def]
    match = Match.start(TOY, ["Ada"], seed=1, rewindable=False)
    with pytest.raises(ValueError, match=f"a match that is not rewindable can't be {said}"):
        make(match)
    with pytest.raises(ValueError, match="a match that is not rewindable can't be saved"):
        match.snapshot()
    with pytest.raises(ValueError, match="a match that is not rewindable can't go back"):
        match.undo()


def test_a_snapshot_of_an_imagined_step_is_refused() -> None:
    with pytest.raises(ValueError, match="in the step in which it was imagined"):
        middle(1).imagine(0, Seeded("x")).snapshot()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_is_itself_wherever_it_is_unpickled(name: str) -> None:
    game = GAMES[name]
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_another_process_goes_on_with_a_match() -> None:
    match = Match.start(GAMES["zombinion"], ["Ada", "Bob"], seed=3)
    match.choose(1, 1, 1)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest())"
    told = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(match), capture_output=True, check=True)
    assert told.stdout.decode().strip() == match.digest()


def test_what_no_module_knows_can_not_be_pickled() -> None:
    nameless = Game(
        name="nameless",
        version="1",
        families=("NN",),
        folder=TOY.folder,
        rules=TOY.rules,
        eyes=TOY.eyes,
        words=TOY.words,
    )
    with pytest.raises(pickle.PicklingError, match="the game nameless can't be pickled: no module has a name for it"):
        pickle.dumps(nameless)


def test_a_match_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = pickle.dumps(middle(1))
    monkeypatch.setitem(TOY.__dict__, "version", "another")
    with pytest.raises(ValueError, match=r"pickled by rules .* of toy, not by rules another"):
        pickle.loads(text)
