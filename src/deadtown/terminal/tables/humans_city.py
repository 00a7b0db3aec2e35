"""The city of Humans!!! in characters, with humans, zombies by their players, tokens, and barricades."""

from collections.abc import Collection

from rich.text import Text

from deadtown.games.humans.tiles import TOWN
from deadtown.games.humans.view import View
from deadtown.games.town import City, Placed, behind, centre_of, copy_number
from deadtown.games.town.tiles import SPACES
from deadtown.terminal.tables.town_city import GROUND, WIDE, TownMap
from deadtown.text import Speaker

HUMAN, DIE, SEVERAL, BARRICADE = "h", "d", "&", "#"
COLOURS = ("green", "magenta", "blue", "yellow", "cyan", "red")
"""The colours of the players, by their seats."""
INWARDS: dict[tuple[int, ...], str] = {
    (-3,): "↑",
    (1,): "→",
    (3,): "↓",
    (-1,): "←",
    (-3, -1): "↖",
    (-3, 1): "↗",
    (-1, 3): "↙",
    (1, 3): "↘",
    (-3, -1, 1): "╩",
    (-3, 1, 3): "╠",
    (-1, 1, 3): "╦",
    (-3, -1, 3): "╣",
}
"""An opening, by where it leads into the building from its doorstep."""


class HumansMap(TownMap):
    """The map around what is going on: a capture, or else a zombie of whoever has the turn."""

    part_told = "terminal-humans-part"

    def __init__(self, speaker: Speaker, view: View) -> None:
        super().__init__(speaker, TOWN, view.tiles, view.drawn, view.active)
        number = self.city.number
        self.view = view
        self.humans = {number[space] for space in view.humans.values()}
        self.dice = {number[space] for space in view.dice}
        self.openings = {number[space] for space in view.openings}
        self.attempted = number[view.attempt.space] if view.attempt is not None else -1
        self.zombies: dict[int, list[int]] = {}
        for player in view.players:
            for space in {number[space] for space in player.zombies.values()}:
                self.zombies.setdefault(space, []).append(player.seat)

    def focus(self) -> int:
        if self.attempted >= 0:
            return self.attempted
        own = self.view.players[self.view.active].zombies
        return self.city.number[own[min(own)]]

    def things(self, space: int) -> Text:
        """Zombies by the numbers of their players, if there is room for them; then a human and a Do Over token."""
        others = Text()
        if space in self.humans:
            others.append(HUMAN, "bold reverse" if space == self.attempted else "bold")
        if space in self.dice:
            others.append(DIE, "bold yellow")
        room = WIDE - len(others) - bool(wall(self.city, self.openings, space))
        seats = self.zombies.get(space, ())
        if len(seats) > room:
            return Text(SEVERAL, "bold").append_text(others)
        return Text.assemble(*((str(seat + 1), self._style(seat)) for seat in seats)).append_text(others)

    def ground(self, tile: int, local: int) -> str:
        """Its kind; at last, on a doorstep, a barricade or the opening in it."""
        space = SPACES * tile + local
        kind = GROUND[self.city.kinds[space]]
        return kind * (WIDE - 1) + (wall(self.city, self.openings, space) or kind)

    def place(self, tile: int) -> str:
        """Buildings with the number of their barricade, and roads that have copies with their own."""
        placed = self.city.tiles[tile]
        need = TOWN.kind_of(placed.tile).barricade if self.city.rooms[tile] else 0
        return named_place(self.speaker, placed, need)

    def _style(self, seat: int) -> str:
        return f"bold {'reverse ' if seat == self.view.active else ''}{COLOURS[seat]}"


def wall(city: City, openings: Collection[int], space: int) -> str:
    """What is between a doorstep and the building; nothing elsewhere."""
    if city.building[space] >= 0:
        return ""
    rooms = behind(city, space)
    if not rooms:
        return ""
    return INWARDS[tuple(sorted(room - space for room in rooms))] if space in openings else BARRICADE


def named_place(speaker: Speaker, placed: Placed, need: int, copy: str = "terminal-humans-copy") -> str:
    """A building with the number of its barricade, or a road of which there are copies with its own."""
    where = {"space": centre_of(placed.x, placed.y), "tile": placed.kind}
    if need:
        return speaker.say("terminal-humans-building", **where, need=need)
    if (number := copy_number(placed.tile)) is None:
        return ""
    return speaker.say(copy, **where, number=number)
