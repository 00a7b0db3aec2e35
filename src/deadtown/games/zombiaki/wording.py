"""How an option is worded: the name of a text and its arguments."""

from functools import cache

from deadtown.games.zombiaki.cards import KINDS
from deadtown.games.zombiaki.street import LANE, OVER
from deadtown.kernel import Option, Wording

SHAPES = (
    *("", "-card", "-lane", "-space", "-lane-creature", "-lane-car", "-space-creature", "-space-car"),
    *("-points", "-group", "-step"),
)
"""What may be named with a card, as it stands in the names of texts after ``option-play``."""


def wording(option: Option) -> Wording:
    """Texts are named after the verb and the shape of what follows: ``option-play-space``."""
    if option[0] == "play":
        return _play(option[1], option[2:])
    verb, *values = option
    if verb == "discard":
        return "option-discard", {"card": values[0]}
    if verb == "aim":
        return f"option-aim-{values[0]}", {}
    if verb == "order" and len(values) == 1:
        return "option-order.alone", {"space": str(values[0]).upper()}
    if verb == "order" and values[1] == OVER:
        return "option-order-over", {"space": str(values[0]).upper()}
    places = {argument: str(value).upper() for argument, value in zip(("space", "to"), values, strict=False)}
    return f"option-{verb}", places


def _play(card: str | int, targets: Option) -> Wording:
    if not targets:
        return "option-play", {"card": card}
    if isinstance(targets[-1], int):
        spent = _pairs(len(targets) // 2) % targets
        return "option-play-points", {"card": card, "spent": spent.upper()}
    first, *rest = targets
    if first in KINDS:
        return "option-play-card", {"card": card, "taken": first}
    kind, place = "lane" if first in LANE else "space", str(first).upper()
    if not rest:
        return f"option-play-{kind}", {"card": card, kind: place}
    if rest[0] in ("creature", "car"):
        return f"option-play-{kind}-{rest[0]}", {"card": card, kind: place}
    if card == "net":
        return "option-play-group", {"card": card, "spaces": ", ".join(map(str, targets)).upper()}
    return "option-play-step", {"card": card, "space": place, "to": str(rest[0]).upper()}


@cache
def _pairs(count: int) -> str:
    """A form for spaces and the points that are spent there. It is kept: gasoline has hundreds of ways to flow."""
    return ", ".join(["%s %s"] * count)
