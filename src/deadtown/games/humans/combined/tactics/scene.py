"""What a player goes by: the table as a seat sees it, with spaces as numbers instead of names.

It has two faces: one that the tactics of Zombies!!! can read, for what concerns shotgun guys, and one that those of
Humans!!! can read, for what concerns hordes. In both everybody has a place, since seats are counted; whoever is of the
other side stands nowhere in it, but is a rival all the same.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from deadtown.games.humans.cards import CAPTURES, ESCAPE, Card
from deadtown.games.humans.characters import Character
from deadtown.games.humans.combined.state import GUY, Options, Side
from deadtown.games.humans.combined.tactics.race import turns_of_guy, turns_of_horde
from deadtown.games.humans.combined.tiles import GUYS_TOWN, OPEN_TOWN, WALLS, walked
from deadtown.games.humans.tactics.scene import Person as Horde
from deadtown.games.humans.tactics.scene import Scene as HordesScene
from deadtown.games.humans.tiles import TILES as HUMAN_TILES
from deadtown.games.humans.tiles import HumanTile
from deadtown.games.town import City, Roll, Town, distances, doorsteps
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.games.zombies.state import NOWHERE
from deadtown.games.zombies.state import Options as GuysOptions
from deadtown.games.zombies.tactics.scene import Person as Guy
from deadtown.games.zombies.tactics.scene import Scene as GuysScene
from deadtown.games.zombies.tiles import TILES as ZOMBIE_TILES

__all__ = ["NO_HORDE", "Guy", "GuysScene", "Horde", "HordesScene", "Player", "Scene"]

WALLED_TOWN: Final = Town(
    [
        *HUMAN_TILES,
        *(
            HumanTile(
                *(tile.kind, tile.rows, tile.exits, tile.opened().doors),
                humans=0 if "B" in "".join(tile.rows) else 1,
                barricade=WALLS if "B" in "".join(tile.rows) else 0,
            )
            for tile in ZOMBIE_TILES
        ),
    ]
)
"""As hordes see it: whatever set a tile is of, it has barricades, and roads may bring a human (HX-5.2, HX-7.8)."""
NO_HORDE: Final = Character("", "", 0, 7, 0, 0, 0, 0, "")
"""The sheet of who has none."""
POINTS_A_TURN: Final = 0.7
"""How many points a turn of anybody counts for, where rivals are compared by the points that they miss."""


class Bystander(Horde):
    """Somebody without a horde, as those see it who have one."""

    short: int = 0

    @property
    def missing(self) -> int:
        """About how many points a zombie player would miss who is as near to winning."""
        return self.short


class Player(msgspec.Struct, gc=False):
    """A player of either side, as everybody sees them."""

    seat: int
    side: Side
    space: int
    """Where a shotgun guy is, or will come back."""
    away: bool
    life: int
    bullets: int
    kills: int
    cards: int
    in_play: Sequence[Card]
    may_play: bool
    effects: Sequence[str]
    pending: Sequence[str]
    sheet: Character
    zombies: tuple[int, ...]
    dice: int
    wounds: Sequence[str]
    points: int
    used: bool
    turns: float = 0.0
    """In about how many turns the player could win."""

    @property
    def is_guy(self) -> bool:
        return self.side == GUY

    def as_guy(self) -> Guy:
        """The player as shotgun guys see it."""
        return Guy(
            *(self.seat, self.space, self.life, self.bullets, self.kills, self.cards, self.in_play, self.may_play),
            *(self.effects, self.pending, ()),
            turns=self.turns,
        )

    def as_horde(self) -> Horde:
        """The player as zombie players see it."""
        shown = self.seat, self.sheet, self.zombies, self.dice, self.wounds, self.points
        if self.is_guy:
            return Bystander(
                *shown, self.cards, self.may_play, self.used, short=max(1, round(POINTS_A_TURN * self.turns))
            )
        return Horde(*shown, self.cards, self.may_play, self.used)


class Scene(msgspec.Struct, dict=True):
    """The table, as a seat sees it when it decides; each face is made when it is looked at."""

    seat: int
    active: int
    phase: str
    layout: str
    openings: tuple[int, ...]
    humans: Mapping[int, int]
    strays: Mapping[int, int]
    """The spaces with a zombie of nobody, each with the number of it."""
    tokens: Mapping[int, str]
    dice: Sequence[int]
    players: Sequence[Player]
    hand: Sequence[Card]
    drawn: str
    human_tiles: int
    zombie_tiles: int
    """How many tiles are left in the two stacks."""
    helipad: int
    helipad_comes: bool
    allowance: int
    movement: int
    left: int
    stopped: frozenset[int]
    """The active player's pawns that have ended their movement."""
    pawns: Mapping[int, int]
    """The active player's pawns on the map, by their numbers."""
    prey: Sequence[int]
    space: int
    attacked: int
    """The shotgun guy who is attacked, or NOBODY."""
    captures: Sequence[str]
    mover: int
    ends: Sequence[int]
    captures_left: int
    capture_discard: Sequence[str]
    wounds_drawn: Sequence[str]
    roll: Roll | None
    resolving: Sequence[Card]
    grudges: Sequence[tuple[int, int, int]]
    options: Options

    def __post_init__(self) -> None:
        """How soon each could win."""
        goal, players = self.options.zb_kill_goal, self.players
        pad = None if self.helipad == NOWHERE else distances(self.guys_city, self.city.centre(self.helipad))
        guys = sum([player.side == GUY for player in players])
        for player in players:
            if player.side == GUY:
                coming = self.zombie_tiles / guys if self.helipad_comes else None
                player.turns = turns_of_guy(goal - player.kills, None if pad is None else pad[player.space], coming)
            else:
                player.turns = turns_of_horde(player.sheet.points - player.points)

    @cached_property
    def city(self) -> City:
        """The city as humans walk through it."""
        return OPEN_TOWN.city(self.layout)

    @cached_property
    def guys_city(self) -> City:
        """The city as shotgun guys walk through it."""
        return walked(GUYS_TOWN.city(self.layout), self.city, self.openings)

    @cached_property
    def guys(self) -> GuysScene:
        """The face that shotgun guys look at."""
        return GuysScene(
            seat=self.seat,
            active=self.active,
            phase=self.phase,
            city=self.guys_city,
            helipad=self.helipad,
            helipad_comes=self.helipad_comes,
            zombies=self.strays.keys(),
            tokens=self.tokens,
            people=[player.as_guy() for player in self.players],
            hand=[card for card in self.hand if card in ZOMBIES_KINDS],
            drawn=self.drawn,
            tiles_left=self.human_tiles + self.zombie_tiles,
            looted=(),
            allowance=self.allowance,
            left=self.left,
            reach=0,
            led=NOWHERE,
            roll=self.roll,
            options=guys_options(self.options.zb_kill_goal, self.options.zb_life_cap),
        )

    @cached_property
    def hordes(self) -> HordesScene:
        """The face that zombie players look at."""
        stopped = self.stopped
        return HordesScene(
            seat=self.seat,
            active=self.active,
            city=WALLED_TOWN.city(self.layout),
            openings=self._ways_in(),
            humans=self.humans,
            dice=self.dice,
            people=[player.as_horde() for player in self.players],
            hand=[card for card in self.hand if card not in ZOMBIES_KINDS],
            drawn=self.drawn,
            tiles_left=self.human_tiles + self.zombie_tiles,
            pool=self.movement,
            left=self.left,
            movable=sorted([space for pawn, space in self.pawns.items() if pawn not in stopped]),
            prey=self.prey,
            space=self.space,
            captures=self.captures,
            mover=self.mover,
            ends=self.ends,
            captures_left=self.captures_left,
            escapes_left=CAPTURES[ESCAPE] - self.capture_discard.count(ESCAPE) - self.captures.count(ESCAPE),
            wounds_drawn=self.wounds_drawn,
            strays=self.strays.keys(),
        )

    def _ways_in(self) -> tuple[int, ...]:
        """The openings, and all doorsteps of buildings with a zombie of nobody: nothing holds pawns there (HX-7.9)."""
        building = self.city.building
        haunted = frozenset([building[space] for space in self.strays if building[space] >= 0])
        return ways_in(self.city, self.openings, haunted) if haunted else self.openings

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    @property
    def is_guy(self) -> bool:
        return self.players[self.seat].is_guy

    @property
    def rivals(self) -> list[Player]:
        return [player for player in self.players if player.seat != self.seat]

    @property
    def came_to(self) -> set[int]:
        """The spaces with somebody that the active player's pawns have come to in this turn (HX-10.1)."""
        return {space for pawn, space in self.pawns.items() if pawn in self.stopped}


@lru_cache(maxsize=512)
def ways_in(city: City, openings: tuple[int, ...], haunted: frozenset[int]) -> tuple[int, ...]:
    """Openings, and the doorsteps of some buildings."""
    return tuple(sorted({*openings, *(step for tile in haunted for step in doorsteps(city, tile))}))


@lru_cache
def guys_options(goal: int, life_cap: int) -> GuysOptions:
    return GuysOptions(zb_kill_goal=goal, zb_life_cap=life_cap)
