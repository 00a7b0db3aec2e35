"""Starting a match from Python: whatever a person would write there works, or is refused in a clear line."""

import pytest

from deadtown.kernel import (
    BadOptions,
    BadSeats,
    BadSeed,
    Match,
    Recording,
    Replay,
    Scripted,
    SeatNote,
    Seeded,
    commitment,
)
from deadtown.kernel.record import read_lines
from tests.kernel.toy import TOY, ToyOptions

NAMES = ["Ada", "Bob"]


@pytest.mark.parametrize("number", [42, 0, -3, 10**40])
def test_a_number_as_a_seed_means_its_digits(number: int) -> None:
    match, same = (Match.start(TOY, NAMES, seed=seed) for seed in (number, str(number)))
    assert match.seed == same.seed == str(number)
    while match.decision is not None:
        assert match.decision == same.decision
        match.choose(1)
        same.choose(1)
    assert match.outcome == same.outcome
    assert commitment(number) == commitment(str(number))


@pytest.mark.parametrize("seed", [1.5, True, b"seed", ["seed"]])
def test_anything_else_is_no_seed(seed: object) -> None:
    with pytest.raises(BadSeed, match="a seed is a text or a whole number, not"):
        Match.start(TOY, NAMES, seed=seed)  # type: ignore[arg-type]


def test_without_a_seed_a_fresh_one_is_taken_and_told() -> None:
    match, other = Match.start(TOY, NAMES), Match.start(TOY, NAMES)
    assert match.seed
    assert match.seed != other.seed
    assert Match.start(TOY, NAMES, seed=match.seed).decision == match.decision
    assert match.fork().seed == match.seed, "its luck to come is the same"
    assert match.sight().imagine(Seeded("dream")).seed == "dream"
    assert Match.start(TOY, NAMES, chance=Scripted([3, 3])).seed is None


def test_luck_has_one_source() -> None:
    with pytest.raises(BadSeed, match="not both"):
        Match.start(TOY, NAMES, seed="1", chance=Seeded("2"))


def test_options_may_be_plain_values() -> None:
    match = Match.start(TOY, NAMES, {"rounds": 1}, seed=1)
    assert match.digest() == Match.start(TOY, NAMES, ToyOptions(rounds=1), seed=1).digest()
    recording = Recording(match, [SeatNote(name) for name in NAMES], {"rounds": 1}, 1)
    assert recording.options == ToyOptions(rounds=1)
    while match.decision is not None:
        recording.choose(1)
    assert Replay.with_luck(TOY, read_lines(recording.text())).to_end().digest() == match.digest()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"walls": 1}, "unknown-option: option walls, known rounds"),
        ({"rounds": "many"}, "option-of-another-kind: option rounds, expected number, value 'many'"),
        (5, "bad-option: problem Expected `object`, got `int`"),
        ([], "bad-option: problem Expected `object`, got `array`"),
    ],
)
def test_options_that_there_are_not_are_named(options: object, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        Match.start(TOY, NAMES, options, seed=1)


def test_a_wrong_number_of_players_is_said_with_the_right_ones() -> None:
    seats = TOY.rules.seats
    with pytest.raises(BadSeats, match=f"bad-seats: count {len(seats) + 9}, least {seats[0]}, most {seats[-1]}"):
        Match.start(TOY, [str(number) for number in range(len(seats) + 9)], seed=1)


def test_a_word_that_there_is_not_is_named() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'sed'"):
        Match.start(TOY, NAMES, sed=1)  # type: ignore[call-arg]
