"""Experience (section 16)."""

from deadtown.games.last_night.play import Play


def gain(play: Play, hero: int, count: int, clause: str) -> None:
    """A hero gains experience, where that is played with (LN-16.1)."""
