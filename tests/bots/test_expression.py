"""The language of conditions."""

import pytest

from deadtown.games.zombinion.bots.expression import BadExpression, Expression

Table = dict[str, float]

WORDS = {"shots": lambda table: table["shots"], "turns": lambda table: table["turns"]}
COUNTS = {"own": lambda name: lambda table: table.get(name, 0)}
TABLE: Table = {"shots": 5, "turns": 0, "cunning": 2}


def value(text: str) -> float:
    return Expression[Table](text, WORDS, COUNTS).read()(TABLE)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("7", 7),
        ("1.5", 1.5),
        ("shots", 5),
        ("own(cunning)", 2),
        ("own(decoy)", 0),
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("9 - 2 - 3", 4),
        ("12 / 2 / 3", 2),
        ("-shots + 6", 1),
        ("shots / turns", 0),
        ("shots-1", 4),
    ],
)
def test_arithmetic(text: str, wanted: float) -> None:
    assert value(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("shots > 5", False),
        ("shots >= 5", True),
        ("shots < 5", False),
        ("shots <= 5", True),
        ("shots == 5", True),
        ("shots != 5", False),
        ("own(cunning) < shots - 2", True),
        ("turns", False),
        ("not turns", True),
        ("not not turns", False),
        ("not shots == 4", True),
        ("turns and own(nothing)", False),
        ("turns or shots", True),
        ("1 or 0 and 0", True),
        ("(1 or 0) and 0", False),
        ("not 1 or 1", True),
    ],
)
def test_conditions(text: str, wanted: bool) -> None:
    assert bool(value(text)) is wanted


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "something is missing at the end"),
        ("shots >", "something is missing at the end"),
        ("(shots", "')' is missing at the end"),
        ("(shots 5)", "')' is missing before '5'"),
        ("shots 5", "'5' is not expected here"),
        ("* 5", "'*' is not expected here"),
        ("shots > and 3", "'and' is not expected here"),
        ("1 < shots < 3", "'<' is not expected here"),
        ("shoots > 3", "unknown word 'shoots', did you mean 'shots'?"),
        ("own", "own needs a card, such as own(cunning)"),
        ("own()", "own needs a card, such as own(cunning)"),
        ("own(3)", "own needs a card, such as own(cunning)"),
        ("own(cunning", "')' is missing at the end"),
        ("shots = 3", "'=' is not understood"),
        ("__import__", "unknown word '__import__'"),
        ("shots.real", "'.real' is not understood"),
        ("+".join(["1"] * 101), "longer than 200 words and signs"),
        ("(" * 21 + "1" + ")" * 21, "more than 20 parentheses inside one another"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(BadExpression) as caught:
        value(text)
    assert str(caught.value) == said


def test_the_right_side_is_not_looked_at_when_the_left_decides() -> None:
    words = {**WORDS, "trap": lambda table: table["gone"]}
    with pytest.raises(KeyError):
        Expression[Table]("trap", words, COUNTS).read()(TABLE)
    assert Expression[Table]("turns and trap", words, COUNTS).read()(TABLE) == 0
    assert Expression[Table]("shots or trap", words, COUNTS).read()(TABLE) == 5
