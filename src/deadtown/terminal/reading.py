"""What somebody meant by what they typed: in the words of the record, or in those on the screen."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from deadtown.kernel import Ambiguous, Decision, Match, Option, Refused, Unreadable, option_text
from deadtown.text import Speaker

T = TypeVar("T")

LONGEST = 200
"""What is longer is not an answer."""
FEW = 6
"""So many meanings are told of what may mean more."""


def plain(text: str) -> str:
    """Without capitals, accents and signs, so that one can type as it comes."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    kept = (" " if sign in "_-'’.,:;()«»“”\"" else sign for sign in apart if not unicodedata.combining(sign))
    return " ".join("".join(kept).split())


def find(wish: str, names: Mapping[T, Iterable[str]]) -> list[T]:
    """The things that a text may name, each thing having several names.

    First those called exactly so, else those whose words begin so one by one, else those in which
    such words come in this order.
    """
    words = plain(wish).split()
    if not words:
        return []
    known = {thing: [plain(name).split() for name in named] for thing, named in names.items()}
    for fits in (_exactly, _word_by_word, _in_order):
        found = [thing for thing, named in known.items() if any(fits(words, name) for name in named)]
        if found:
            return found
    return []


def called(wish: str, names: Mapping[T, Iterable[str]]) -> list[T]:
    """The things called exactly so."""
    return [thing for thing, named in names.items() if plain(wish) in map(plain, named)]


def _exactly(words: Sequence[str], name: Sequence[str]) -> bool:
    return words == name


def _word_by_word(words: Sequence[str], name: Sequence[str]) -> bool:
    return len(words) == len(name) and all(part.startswith(word) for word, part in zip(words, name, strict=True))


def _in_order(words: Sequence[str], name: Sequence[str]) -> bool:
    """Places such as A3 are never left out, nor numbers at the end: they would be added to what was wished for."""
    left = list(words)
    for part in name:
        if left and part.startswith(left[0]):
            del left[0]
        elif any(map(str.isdecimal, part)) and not (left and part.isdecimal()):
            return False
    return not left


class Reader:
    """Understands what is typed as the answer to a decision."""

    def __init__(self, speaker: Speaker, things: Sequence[str], verbs: Sequence[str]) -> None:
        self.speaker = speaker
        self.things = things
        """What verbs may be about, though it is not on offer now."""
        self.verbs = verbs
        """Verbs that stand alone."""

    def option(self, match: Match, decision: Decision, text: str) -> Option:
        """The option meant. Raises Refused, Unreadable or Ambiguous."""
        text = text.strip()
        if len(text) > LONGEST:
            raise Unreadable(f"{text[:LONGEST]}…")
        if text.isdecimal():
            return match.read(int(text), decision.seat)
        for option in decision.options:
            # Signs that are passed over in words count here: "place -1 0 0" is not "place 1 0 0".
            if option_text(option) == text.lower():
                return option
        offered, alone = self.names(decision.options), self.names((verb,) for verb in self.verbs)
        # Who says "reveal" and may only choose "Do not reveal it" is not to be taken to mean that.
        exactly = called(text, offered) or called(text, alone)[:1]
        found = exactly or find(text, offered) or self.wishes(match, decision, text)
        if len(found) > 1:
            raise Ambiguous(text, found)
        return match.read(found[0] if found else text, decision.seat)

    def wishes(self, match: Match, decision: Decision, text: str) -> list[Option]:
        """What a text may wish, legal or not. Of wishes in the same words, the one that fits the decision best."""
        names: dict[Option, list[str]] = {}
        words = set()
        for wish, named in self.names(self._wishes(match, decision)).items():
            if named[-1] not in words:
                words.add(named[-1])
                names[wish] = named
        return find(text, names)

    def names(self, options: Iterable[Option]) -> dict[Option, list[str]]:
        """Every option with its form in the record and the words on the screen."""
        return {option: [option_text(option), self.speaker.option(option)] for option in options}

    def _wishes(self, match: Match, decision: Decision) -> list[Option]:
        """Everything in sight that one may wish for, and the verbs of now with all that they could be about."""
        wishes = [*decision.options, *match.game.words.wishes(match.state, decision.seat)]
        verbs = dict.fromkeys(wish[0] for wish in wishes if len(wish) == 2 and wish[1] in self.things)
        wishes += [(verb, thing) for verb in verbs for thing in self.things]
        wishes += [(verb,) for verb in self.verbs]
        return list(dict.fromkeys(wishes))


def some(names: Iterable[str]) -> str:
    """What something may mean: not more than can be read at a glance."""
    different = list(dict.fromkeys(names))
    return " / ".join([*different[:FEW], *(["…"] if len(different) > FEW else [])])


def misunderstood(error: Refused | Unreadable | Ambiguous, speaker: Speaker, options: int) -> str:
    """What somebody is told whose wish was not carried out."""
    match error:
        case Refused():
            return speaker.refusal(error.refusal)
        case Ambiguous():
            return speaker.say("terminal-ambiguous", wish=error.wish, fits=some(map(speaker.option, error.options)))
        case _ if isinstance(error.wish, int):
            return speaker.say("terminal-no-such-number", number=str(error.wish), most=options)
        case _:
            return speaker.say("terminal-not-understood", wish=str(error.wish))
