"""How an option is worded: the name of a text and its arguments."""

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
    verb, *values = option
    if verb == "play":
        return _play(str(values[0]), [str(value) for value in values[1:]])
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


def _play(card: str, targets: list[str]) -> Wording:
    named: dict[str, str] = {"card": card}
    if not targets:
        return "option-play", named
    first, *rest = targets
    if first in KINDS:
        return "option-play-card", {**named, "taken": first}
    kind = "lane" if first in LANE else "space"
    named[kind] = first.upper()
    if not rest:
        return f"option-play-{kind}", named
    if rest[0] in ("creature", "car"):
        return f"option-play-{kind}-{rest[0]}", named
    if rest[0].isdecimal():
        pairs = zip(targets[::2], targets[1::2], strict=True)
        return "option-play-points", {
            "card": card,
            "spent": ", ".join(f"{at.upper()} {points}" for at, points in pairs),
        }
    if card == "net":
        return "option-play-group", {"card": card, "spaces": ", ".join(map(str.upper, targets))}
    return "option-play-step", {"card": card, "space": first.upper(), "to": rest[0].upper()}
