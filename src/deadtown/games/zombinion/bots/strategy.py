"""Strategies: short priority lists that a player can write, read from a TOML file. See docs/write-a-bot.md."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

from deadtown.games.zombinion.bots.expression import JOINING, BadExpression, Expression, Number, unknown
from deadtown.games.zombinion.bots.words import COUNTS, WORDS, Look, own_words
from deadtown.games.zombinion.cards import COST, KINDS, Card
from deadtown.games.zombinion.play import TAKE
from deadtown.kernel import BadStrategy, Option

RULE = re.compile(r"\s*(?P<card>\w+)(?:\s+until\s+(?P<until>.+?))?(?:\s+when\s+(?P<when>.+))?\s*")

ANYTHING = "anything"
"""In place of a card: every card, the dearest first."""
DEAREST_FIRST = sorted(KINDS, key=lambda card: -COST[card])
DEAREST = max(COST.values())

LISTS = ("take", "gain", "play", "double", "trash", "restock", "reload", "discard")
ENTRIES = (*LISTS, "flip", "words", "about")

Condition = Number[Look]


class Rule(NamedTuple):
    """A card, and when the rule holds; None: always."""

    card: Card
    condition: Condition | None


Rules = tuple[Rule, ...]
TakeRules = tuple[tuple[Option, Condition | None], ...]


class Strategy:
    """The priority lists of one strategy. In each list the first rule that fits decides."""

    def __init__(self, lists: Mapping[str, Rules], flip: Condition) -> None:
        self.lists = lists
        self.flip = flip
        """Whether Regroup flips the deck."""

    @cached_property
    def takes(self) -> list[TakeRules]:
        """The list ``take`` as options, for each number of shots only what can be paid."""
        return [
            tuple((TAKE[card], condition) for card, condition in self.lists["take"] if COST[card] <= shots)
            for shots in range(DEAREST + 1)
        ]


def read_strategy(text: str) -> Strategy:
    """A strategy from the text of its file. Raises BadStrategy."""
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadStrategy(str(error)) from None
    if "take" not in entries:
        raise BadStrategy("the list 'take' is missing")
    reader = _Reader(text)
    own = reader.own_words(entries)
    words = {word: meaning for word, meaning in defaults()["words"].items() if word not in own} | own
    return reader.strategy({**defaults(), "gain": entries["take"], **entries, "words": words})


@cache
def defaults() -> dict[str, Any]:
    """The lists by which a strategy plays that leaves them out, and words for all strategies."""
    return tomllib.loads(files(__package__).joinpath("defaults.toml").read_text("utf-8"))


class _Reader:
    """Reads the entries of one file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = dict(WORDS)

    def strategy(self, entries: Mapping[str, Any]) -> Strategy:
        for name in entries:
            if name not in ENTRIES:
                raise self.bad(name, name, unknown("entry", name, ENTRIES))
        for word, meaning in entries["words"].items():
            self.words[word] = self.word(word, meaning)
        lists = {name: self.rules(name, entries[name]) for name in LISTS}
        return Strategy(lists, self.condition("flip", entries["flip"], entries["flip"], self.words))

    def own_words(self, entries: Mapping[str, Any]) -> dict[str, Any]:
        """The words to which a strategy gives a meaning itself, instead of those that all have."""
        words = entries.get("words", {})
        if not isinstance(words, dict):
            raise self.bad("words", "words", "not a table of words")
        return words

    def word(self, word: str, meaning: object) -> Condition:
        if not re.fullmatch("[a-z_]+", word):
            raise self.bad("words", word, f"{word!r} is not a word of small letters")
        if word in {*WORDS, *COUNTS, *own_words(""), *JOINING}:
            raise self.bad("words", word, f"{word!r} has a meaning already")
        return self.condition("words", meaning, meaning, self.words)

    def rules(self, name: str, texts: object) -> Rules:
        if not isinstance(texts, list):
            raise self.bad(name, name, "not a list of rules")
        return tuple(rule for text in texts for rule in self.rule(name, text))

    def rule(self, name: str, text: object) -> Sequence[Rule]:
        """One rule; several when it speaks of anything."""
        parts = RULE.fullmatch(text) if isinstance(text, str) else None
        if parts is None:
            raise self.bad(name, text, "not a rule such as 'cunning until 2 when shots > 4'")
        card, until, when = parts["card"], parts["until"], parts["when"]
        if card != ANYTHING and card not in KINDS:
            raise self.bad(name, text, unknown("card", card, (*KINDS, ANYTHING)))
        found = []
        for one in DEAREST_FIRST if card == ANYTHING else [card]:
            words = {**self.words, **own_words(one)}
            limit = self.condition(name, text, until, words) if until else None
            holds = self.condition(name, text, when, words) if when else None
            found.append(Rule(one, holds if limit is None else _until(one, limit, holds)))
        return found

    def condition(self, name: str, entry: object, text: object, words: Mapping[str, Condition]) -> Condition:
        if not isinstance(text, str):
            raise self.bad(name, entry, "not a text")
        try:
            return Expression(text, words, COUNTS).read()
        except BadExpression as error:
            raise self.bad(name, entry, error) from None

    def bad(self, name: str, entry: object, problem: object) -> BadStrategy:
        """What is wrong with an entry, and on which line it stands."""
        wanted = re.compile(rf"""\s*{re.escape(str(entry))}\s*=|["']{re.escape(str(entry))}["']""")
        lines = [number for number, line in enumerate(self.text.splitlines(), 1) if wanted.search(line)]
        place = f"line {lines[0]}, " if lines else ""
        what = name if entry == name else f"{name}: {entry!r}"
        return BadStrategy(f"{place}{what}: {problem}")


def _until(card: Card, limit: Condition, holds: Condition | None) -> Condition:
    """Holds while fewer than so many cards are owned."""
    if holds is None:
        return lambda look: look.mine[card] < limit(look)
    return lambda look: look.mine[card] < limit(look) and holds(look)
