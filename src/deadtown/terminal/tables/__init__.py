"""What tables look like in the terminal, one module a game: that of ``last_night`` has a ``LastNightPicture``."""

from importlib import import_module

from deadtown.terminal.picture import Picture
from deadtown.text import Speaker


def picture_of(speaker: Speaker) -> Picture:
    """What draws the table of a game, found by the game's name."""
    name = speaker.game.name
    kind: type[Picture] = getattr(import_module(f"{__name__}.{name}"), f"{name.title().replace('_', '')}Picture")
    return kind(speaker)
