"""What somebody meant by what they typed: in the words of the record, or in those on the screen."""

from collections.abc import Iterable, Sequence

from deadtown.kernel import Ambiguous, Decision, Match, Option, Refused, Unreadable, option_text
from deadtown.text import Speaker
from deadtown.text.naming import called, find

LONGEST = 200
"""What is longer is not an answer."""
FEW = 6
"""So many meanings are told of what may mean more."""


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
