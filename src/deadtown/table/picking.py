"""Finding what somebody means among the options of a decision: once, on the way in."""

from deadtown.kernel import Match, Option

Wish = Option | str | int
"""An option, its text form, or its number on the list, counted from 1."""


def find_place(match: Match, wish: Wish, seat: int | None = None) -> int:
    """The number on the list of the option that a wish means. Raises what ``Match.read`` does."""
    option = match.read(wish, seat)
    if isinstance(wish, int):
        return wish
    assert match.decision is not None, "an option is one of a decision"
    return match.decision.options.index(option) + 1
