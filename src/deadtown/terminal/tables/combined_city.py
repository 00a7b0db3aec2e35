"""The city of the combined game in characters: hordes by numbers, shotgun guys by letters, and both sets of tiles."""

from collections.abc import Sequence

from rich.text import Text

from deadtown.games.humans.combined.state import GUY
from deadtown.games.humans.combined.tiles import GUYS_TOWN, OPEN_TOWN, barricade, is_human_tile
from deadtown.games.humans.combined.view import View
from deadtown.games.town import centre_of
from deadtown.games.town.tiles import SPACES
from deadtown.games.zombies.state import TOWN_SQUARE
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.terminal.tables.humans_city import COLOURS, DIE, HUMAN, SEVERAL, named_place, wall
from deadtown.terminal.tables.town_city import GROUND, WIDE, TownMap, door_of
from deadtown.terminal.tables.zombies_city import CENTRE, LIFE, TOKENS, ZOMBIE
from deadtown.text import Speaker

GUYS, BOTH = "@", "="
"""Several shotgun guys on a space, and shotgun guys with zombies of hordes where there is room for one sign only."""
LETTERS = "ABCDEF"


class CombinedMap(TownMap):
    """The map around what is going on: a fight, a capture, or else a piece of whoever has the turn."""

    part_told = "terminal-combined-part"

    def __init__(self, speaker: Speaker, view: View) -> None:
        super().__init__(speaker, OPEN_TOWN, view.tiles, view.drawn, view.active)
        number = self.city.number
        self.view = view
        self.printed = GUYS_TOWN.city(self.city.layout)
        """The tiles of Zombies!!! with their doors."""
        self.humans = {number[space] for space in view.humans.values()}
        self.strays = {number[space] for space in view.zombies.values()}
        self.tokens = {number[space]: TOKENS[token] for space, token in view.tokens.items()}
        self.tokens.update((number[space], DIE) for space in view.dice)
        self.openings = {number[space] for space in view.openings}
        self.attempted = number[view.attempt.space] if view.attempt is not None else -1
        self.guys: dict[int, list[int]] = {}
        self.hordes: dict[int, list[int]] = {}
        for player in view.players:
            if player.space:
                self.guys.setdefault(number[player.space], []).append(player.seat)
            for space in {number[space] for space in player.zombies.values()}:
                self.hordes.setdefault(space, []).append(player.seat)

    def focus(self) -> int:
        """Where somebody is caught or fights; Town Square if whoever has the turn is off the map."""
        if self.attempted >= 0:
            return self.attempted
        player = self.view.players[self.view.fighting[-1] if self.view.fighting else self.view.active]
        if player.space:
            return self.city.number[player.space]
        own = player.zombies
        return self.city.number[own[min(own)]] if own else TOWN_SQUARE

    def things(self, space: int) -> Text:
        """Pieces of players, if there is room for all of them; then whom nobody leads, and a token."""
        others = Text()
        if space in self.humans:
            others.append(HUMAN, "bold reverse" if space == self.attempted else "bold")
        if space in self.strays:
            others.append(ZOMBIE, "bold green")
        if space in self.tokens:
            token = self.tokens[space]
            others.append(token, "bold red" if token == LIFE else "bold yellow")
        room = WIDE - len(others) - bool(self.wall(space))
        return self.pieces(space, max(1, room)).append_text(others)

    def pieces(self, space: int, room: int) -> Text:
        """Shotgun guys before zombies of hordes, each by its player; else one sign for each side, or for both."""
        guys, hordes = self.guys.get(space, []), self.hordes.get(space, [])
        if len(guys) + len(hordes) <= room:
            return self.each(guys, LETTERS).append_text(self.each(hordes, "123456"))
        if guys and hordes and room == 1:
            return Text(BOTH, "bold")
        left = self.each(guys, LETTERS) if len(guys) < 2 else Text(GUYS, "bold")
        right = self.each(hordes, "123456") if len(left) + len(hordes) <= room else Text(SEVERAL, "bold")
        return left.append_text(right)

    def each(self, seats: Sequence[int], signs: str) -> Text:
        return Text.assemble(*((signs[seat], self._style(seat)) for seat in seats))

    def wall(self, space: int) -> str:
        """What stops hordes between a doorstep and the building, or the opening in it."""
        return wall(self.city, self.openings, space)

    def ground(self, tile: int, local: int) -> str:
        """Its kind; at last a door to the outside, a barricade or an opening; the centre of the Helipad is marked."""
        space, placed = SPACES * tile + local, self.city.tiles[tile]
        kind = GROUND[self.city.kinds[space]]
        if placed.tile == HELIPAD and local == SPACES // 2:
            kind = CENTRE
        door = "" if is_human_tile(placed.tile) else door_of(self.printed.turned[tile], local)
        return kind * (WIDE - 1) + (self.wall(space) or door or kind)

    def place(self, tile: int) -> str:
        """Buildings of both sets with the number of their barricade, the Helipad, and copies of roads."""
        placed = self.city.tiles[tile]
        if placed.tile == HELIPAD:
            return f"{centre_of(placed.x, placed.y)} {self.speaker.name('tile', placed.kind)}"
        need = barricade(placed.tile) if self.city.rooms[tile] else 0
        of = "humans" if is_human_tile(placed.tile) else "zombies"
        return named_place(self.speaker, placed, need, f"terminal-combined-copy-{of}")

    def _style(self, seat: int) -> str:
        return f"bold {'reverse ' if seat == self.view.active else ''}{COLOURS[seat]}"


def sign(view: View, seat: int) -> str:
    """What stands on the map for somebody: a letter for a shotgun guy, a number for a horde."""
    return LETTERS[seat] if view.players[seat].side == GUY else str(seat + 1)
