"""What tables look like in the terminal, one module a game."""

from deadtown.terminal.picture import Picture
from deadtown.terminal.tables.combined import CombinedPicture
from deadtown.terminal.tables.humans import HumansPicture
from deadtown.terminal.tables.last_night import LastNightPicture
from deadtown.terminal.tables.zombiaki import ZombiakiPicture
from deadtown.terminal.tables.zombies import ZombiesPicture
from deadtown.terminal.tables.zombinion import ZombinionPicture
from deadtown.text import Speaker

PICTURES: dict[str, type[Picture]] = {
    "zombinion": ZombinionPicture,
    "zombiaki": ZombiakiPicture,
    "zombies": ZombiesPicture,
    "humans": HumansPicture,
    "combined": CombinedPicture,
    "last_night": LastNightPicture,
}


def picture_of(speaker: Speaker) -> Picture:
    """What draws the table of a game."""
    return PICTURES[speaker.game.name](speaker)
