"""What each character can do once a game (HU-14, section 17)."""

from deadtown.games.humans import events
from deadtown.games.humans.characters import UNDERMINE
from deadtown.games.humans.play import Play
from deadtown.games.town import doorsteps
from deadtown.kernel import Decision, Option, Steps

SPARE: Option = ("spare",)


def has(play: Play, seat: int, ability: str) -> bool:
    """Whether somebody has an ability and has not used it (HU-14.1)."""
    return play.state.leaders[seat].ability == ability


def offered(play: Play, seat: int, ability: str) -> Steps[bool]:
    """Whether somebody who has an ability uses it now."""
    if not has(play, seat, ability):
        return False
    choice = yield Decision(seat, "ability", [("use", ability), SPARE], {"ability": ability})
    if choice == SPARE:
        return False
    use(play, seat, ability)
    return True


def use(play: Play, seat: int, ability: str, tile: str = "") -> None:
    play.state.leaders[seat].used = True
    play.tell(events.AbilityUsed, seat, ability, tile)


def closed_buildings(play: Play) -> list[int]:
    """The buildings without any no-barricade token, by the numbers of their tiles (HU-17.5)."""
    city, openings = play.open_city, play.state.openings
    return [
        tile
        for tile, rooms in enumerate(city.rooms)
        if rooms and not any(step in openings for step in doorsteps(city, tile))
    ]


def undermine(play: Play, seat: int, tile: int) -> None:
    """A no-barricade token on every doorstep of a building (HU-17.5)."""
    state, city = play.state, play.open_city
    name = city.tiles[tile].tile
    steps = doorsteps(city, tile)
    state.openings = tuple(sorted((*state.openings, *steps)))
    use(play, seat, UNDERMINE, name)
    for step in steps:
        play.tell(events.Breached, seat, city.names[step], name, "HU-17.5")
