"""The little language of conditions: numbers, words, counts of cards, arithmetic, comparisons, and, or, not.

A text such as ``own(cunning) < 2 and shots >= 4`` is read once and becomes a function; nothing of it is run as code.
"""

import operator
import re
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")
Number = Callable[[T], float]
"""What an expression becomes: a number found by looking at the table. 0 is false."""
Count = Callable[[str], Number[T]]
"""A word that is followed by a name in parentheses, such as ``own(cunning)``."""

TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([a-z_]+)|(<=|>=|==|!=|[-+*/<>()]))")

COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}

JOINING = ("and", "or", "not")

LONGEST = 200
"""How many tokens a text may have."""
DEEPEST = 20
"""How many parentheses may stand inside one another."""


class BadExpression(Exception):
    """A text that is not a condition, and why."""


def unknown(what: str, word: str, known: Collection[str]) -> BadExpression:
    """What is said about a word that nobody knows, with the nearest one that is known."""
    near = get_close_matches(word, known, 1, 0.75)
    return BadExpression(f"unknown {what} {word!r}" + (f", did you mean {near[0]!r}?" if near else ""))


class Expression(Generic[T]):
    """Reads one text, by recursive descent: or, and, not, comparison, sum, product, value."""

    def __init__(self, text: str, words: Mapping[str, Number[T]], counts: Mapping[str, Count[T]]) -> None:
        self.words = words
        self.counts = counts
        self.tokens = tokens(text)
        self.place = 0
        self.depth = 0

    def read(self) -> Number[T]:
        found = self.either()
        if self.next:
            raise BadExpression(f"{self.next!r} is not expected here")
        return found

    @property
    def next(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def accept(self, *wanted: str) -> str:
        """The next token, if it is one of these."""
        token = self.next
        if token not in wanted:
            return ""
        self.place += 1
        return token

    def expect(self, wanted: str) -> None:
        if not self.accept(wanted):
            raise BadExpression(f"{wanted!r} is missing " + (f"before {self.next!r}" if self.next else "at the end"))

    def either(self) -> Number[T]:
        left = self.both()
        while self.accept("or"):
            left = partial(_or, left, self.both())
        return left

    def both(self) -> Number[T]:
        left = self.negation()
        while self.accept("and"):
            left = partial(_and, left, self.negation())
        return left

    def negation(self) -> Number[T]:
        if self.accept("not"):
            return partial(_not, self.negation())
        return self.comparison()

    def comparison(self) -> Number[T]:
        left = self.sum()
        sign = self.accept(*COMPARISONS)
        if not sign:
            return left
        right = self.sum()
        if isinstance(right, Constant):
            return partial(_compare, COMPARISONS[sign], left, right.value)
        return partial(_apply, COMPARISONS[sign], left, right)

    def sum(self) -> Number[T]:
        left = self.product()
        while sign := self.accept("+", "-"):
            left = partial(_apply, operator.add if sign == "+" else operator.sub, left, self.product())
        return left

    def product(self) -> Number[T]:
        left = self.value()
        while sign := self.accept("*", "/"):
            left = partial(_apply, operator.mul if sign == "*" else _ratio, left, self.value())
        return left

    def value(self) -> Number[T]:
        token = self.next
        self.place += 1
        if token == "(":
            return self.inside()
        if token == "-":
            return partial(_apply, operator.sub, Constant(0), self.value())
        if token[:1].isdigit():
            return Constant(float(token))
        if token in self.counts:
            return self.counts[token](self.name_of(token))
        if token in self.words:
            return self.words[token]
        if token.isidentifier() and token not in JOINING:
            raise unknown("word", token, [*self.words, *self.counts])
        raise BadExpression(f"{token!r} is not expected here" if token else "something is missing at the end")

    def name_of(self, count: str) -> str:
        """The name in parentheses after a count."""
        name = self.tokens[self.place + 1] if self.place + 1 < len(self.tokens) else ""
        if self.next != "(" or not name.isidentifier():
            raise BadExpression(f"{count} needs a card, such as {count}(cunning)")
        self.place += 2
        self.expect(")")
        return name

    def inside(self) -> Number[T]:
        """What stands in parentheses, after the first of them."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadExpression(f"more than {DEEPEST} parentheses inside one another")
        found = self.either()
        self.expect(")")
        self.depth -= 1
        return found


def tokens(text: str) -> list[str]:
    found: list[str] = []
    place, text = 0, text.rstrip()
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            raise BadExpression(f"{text[place:].split()[0]!r} is not understood")
        found.append(match.group().strip())
        place = match.end()
    if len(found) > LONGEST:
        raise BadExpression(f"longer than {LONGEST} words and signs")
    return found


class Constant:
    """A number as it stands."""

    def __init__(self, value: float) -> None:
        self.value = value

    def __call__(self, look: object) -> float:
        return self.value


def _compare(how: Callable[[float, float], bool], left: Number[T], right: float, look: T) -> bool:
    return how(left(look), right)


def _or(left: Number[T], right: Number[T], look: T) -> float:
    return left(look) or right(look)


def _and(left: Number[T], right: Number[T], look: T) -> float:
    return left(look) and right(look)


def _not(inner: Number[T], look: T) -> bool:
    return not inner(look)


def _apply(how: Callable[[float, float], float], left: Number[T], right: Number[T], look: T) -> float:
    return how(left(look), right(look))


def _ratio(left: float, right: float) -> float:
    """Division; by nothing, it gives nothing."""
    return left / right if right else 0
