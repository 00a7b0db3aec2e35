"""Marks on what players agree on before a game, by which forms know what to show."""

from typing import Annotated, Any, Final

from msgspec import Meta

FOLDED: Final = {"folded": True}
"""Marks an option that is seldom changed: forms show it when they are asked for more."""
Rarely = Annotated[bool, Meta(extra_json_schema=FOLDED)]
Rounds = Annotated[int, Meta(ge=0, le=10_000, extra_json_schema=FOLDED)]
"""After how many rounds a game ends; 0 for as long as it takes."""


CARDS: Final = {"things": "card"}
"""Marks an option that names cards, so that people may call them as the rulebook does, in any language."""


def only_with(option: str, value: Any) -> dict[str, Any]:
    """Marks an option that counts with a value of another one alone."""
    return {"only_with": {option: value}}
