"""The city of Zombies!!! in characters, with pawns, zombies and tokens, and the doors of its buildings."""

from rich.text import Text

from deadtown.games.town import centre_of
from deadtown.games.town.tiles import SPACES
from deadtown.games.zombies.tiles import HELIPAD, TOWN
from deadtown.games.zombies.view import View
from deadtown.terminal.tables.town_city import GROUND, WIDE, TownMap, door_of
from deadtown.text import Speaker

ZOMBIE, LIFE, BULLET, SEVERAL, CENTRE = "z", "+", "*", "&", "X"
TOKENS = {"life": LIFE, "bullet": BULLET}


class ZombiesMap(TownMap):
    """The map around the pawn whose turn it is."""

    part_told = "terminal-zombies-part"

    def __init__(self, speaker: Speaker, view: View) -> None:
        super().__init__(speaker, TOWN, view.tiles, view.drawn, view.active)
        self.view = view
        self.zombies = {self.city.number[space] for space in view.zombies.values()}
        self.tokens = {self.city.number[space]: TOKENS[token] for space, token in view.tokens.items()}
        self.pawns: dict[int, str] = {}
        for pawn in view.players:
            space = self.city.number[pawn.space]
            self.pawns[space] = SEVERAL if space in self.pawns else str(pawn.seat + 1)

    def focus(self) -> int:
        return self.city.number[self.view.players[self.view.active].space]

    def things(self, space: int) -> Text:
        things = Text()
        if space in self.pawns:
            active = self.pawns[space] == str(self.view.active + 1)
            things.append(self.pawns[space], "bold reverse" if active else "bold magenta")
        if space in self.zombies:
            things.append(ZOMBIE, "bold green")
        if space in self.tokens:
            things.append(self.tokens[space], "bold red" if self.tokens[space] == LIFE else "bold yellow")
        return things

    def ground(self, tile: int, local: int) -> str:
        """Its kind, and at last where its door leads; the centre of the Helipad is marked."""
        kind = GROUND[self.city.kinds[SPACES * tile + local]]
        if self.city.tiles[tile].tile == HELIPAD and local == SPACES // 2:
            kind = CENTRE
        return kind * (WIDE - 1) + (door_of(self.city.turned[tile], local) or kind)

    def place(self, tile: int) -> str:
        """The places with a name, by the space in their middle; Looted ones are called so."""
        placed = self.city.tiles[tile]
        if not (self.city.rooms[tile] or placed.tile == HELIPAD):
            return ""
        name = f"{centre_of(placed.x, placed.y)} {self.speaker.name('tile', placed.kind)}"
        return f"{name} ({self.speaker.say('state-looted')})" if placed.tile in self.view.looted else name
