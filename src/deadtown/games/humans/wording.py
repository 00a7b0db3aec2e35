"""How an option is worded: the name of a text and its arguments."""

from deadtown.games.humans.cards import KINDS
from deadtown.games.town import centre_of, copy_number, kind_name, shown
from deadtown.kernel import Option, Wording

PLACES = frozenset({"put", "leave", "breach", "human", "to", "attempt", "flee"})
"""Verbs that name one space."""
WAYS = frozenset({"step", "walk"})
"""Verbs that name where a zombie is and where it goes."""
NAMED = {"choose": "character", "keep_wound": "wound", "use": "ability", "discard": "card"}
"""Verbs that name one thing, and what kind of thing that is."""


def wording(option: Option) -> Wording:
    """Texts are named after the verb, and where cards are played after what else is named."""
    verb, *values = option
    message = f"option-{str(verb).replace('_', '-')}"
    if verb == "play":
        return _play(str(values[0]), values[1:])
    if verb in PLACES:
        return message, {"space": shown(str(values[0]))}
    if verb in WAYS:
        return message, {"space": shown(str(values[0])), "to": shown(str(values[1]))}
    if verb in NAMED:
        return message, {NAMED[str(verb)]: values[0]}
    if verb == "place":
        return f"{message}-{values[2]}", {"space": centre_of(values[0], values[1])}
    if verb == "undermine":
        return message, {"tile": kind_name(str(values[0]))}
    return message, {}


def _play(card: str, named: list[str | int]) -> Wording:
    """A road has copies, which are told apart by their number; a building has none."""
    if not named:
        return "option-play", {"card": card}
    if KINDS[card].aim == "opponent":
        return "option-play-at", {"card": card, "seat": named[0]}
    kind, number = kind_name(str(named[0])), copy_number(str(named[0]))
    if number is not None:
        return "option-play-on-copy", {"card": card, "tile": kind, "number": number}
    return "option-play-on", {"card": card, "tile": kind}
