"""What spaces, tiles and dice are called in texts, in every language."""

from deadtown.games.town.city import space_name

CENTRE = "centre"


def shown(space: str) -> str:
    """What a space is called in texts: E4N2, and C for the centre of Town Square."""
    return "C" if space == CENTRE else space.upper()


def centre_of(x: str | int, y: str | int) -> str:
    """A cell in texts: the space in its middle, which can be found on the map though nothing lies there yet."""
    return shown(space_name(3 * int(x), 3 * int(y)))


def kind_name(tile: str) -> str:
    """The kind of a tile, by which it is called: copies carry a number behind it."""
    kind, _, number = tile.rpartition("_")
    return kind if number.isdigit() else tile


def copy_number(tile: str) -> int | None:
    """Which of its copies a tile is; none, where there is only one of its kind."""
    _, _, number = tile.rpartition("_")
    return int(number) if number.isdigit() else None


def dice(die: int, bonus: int) -> str:
    """A die and what is added to it, as one reckons: 3 + 1 = 4."""
    if not bonus:
        return str(die)
    return f"{die} {'+' if bonus > 0 else '−'} {abs(bonus)} = {die + bonus}"
