"""The things of a game by name, as its catalogue lists them."""

from typing import Any

from deadtown.kernel import Game


def things(game: Game[Any], kind: str) -> tuple[str, ...]:
    """The names of all cards, tiles or whatever the catalogue has of a kind."""
    found = getattr(game.words.catalogue(), kind)
    return tuple(
        str(thing if isinstance(thing, str) else getattr(thing, thing.__struct_fields__[0])) for thing in found
    )
