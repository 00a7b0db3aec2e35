"""How an option is worded: the name of a text and its arguments."""

from deadtown.games.town import centre_of, shown
from deadtown.games.zombies.cards import KINDS
from deadtown.kernel import Option, Wording

PLACES = frozenset({"leave", "life", "bullet", "step", "walk", "put", "lift", "lead_from", "lead"})
"""Verbs that name one space."""
SEATS = frozenset({"opponent", "halve", "weaken", "strike", "attack"})
"""Verbs that name one player."""


def wording(option: Option) -> Wording:
    """Texts are named after the verb, and where cards are played after what else is named."""
    verb, *values = option
    message = f"option-{str(verb).replace('_', '-')}"
    if verb == "play":
        return _play(str(values[0]), values[1:])
    if verb in ("bullet", "life") and isinstance(values[0], int):
        return f"{message}-die", {"die": values[0]}
    if verb in PLACES:
        return message, {"space": shown(str(values[0]))}
    if verb in SEATS:
        return message, {"seat": values[0]}
    if verb == "zombie":
        return message, {"space": shown(str(values[0])), "to": shown(str(values[1]))}
    if verb in ("use", "discard"):
        return message, {"card": values[0]}
    if verb == "place":
        return f"{message}-{values[2]}", {"space": centre_of(values[0], values[1])}
    if verb == "move":
        return "option-move-helipad", {"space": centre_of(values[0], values[1])}
    if verb == "objective":
        return message, {"tile": values[0], "space": centre_of(values[1], values[2])}
    if verb == "stance":
        return f"option-stance-{values[0]}", {}
    if verb == "number":
        return message, {"count": values[0]}
    return message, {}


def _play(card: str, named: list[str | int]) -> Wording:
    if not named:
        return "option-play", {"card": card}
    if KINDS[card].aim == "building":
        return "option-play-in", {"card": card, "tile": named[0]}
    if len(named) == 1:
        return "option-play-at", {"card": card, "seat": named[0]}
    what = named[1]
    if isinstance(what, int):
        return "option-play-bullets", {"card": card, "seat": named[0], "count": what}
    return "option-play-item", {"card": card, "seat": named[0], "item": what}
