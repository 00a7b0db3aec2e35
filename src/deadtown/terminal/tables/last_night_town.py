"""The town of Last Night on Earth in characters: five a space, walls and doors between them, posts on the corners."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from deadtown.games.last_night.events import shown
from deadtown.games.last_night.ground import NAMES, NUMBERS, OUTDOORS, SEWER, SIDE, Building, Side, ground, side_of
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import FIRST_TURNED, OF_A_COLOUR, RED
from deadtown.games.last_night.scenarios.escape_in_the_truck import ESCAPE_IN_THE_TRUCK
from deadtown.games.last_night.scenarios.escape_in_the_truck import TRUCK as PARKED
from deadtown.games.last_night.view import View, layout_of
from deadtown.terminal.screen import Flow
from deadtown.text import Speaker

WIDE: Final = 5
"""How many characters a space has."""
MARGIN: Final = 3
WIDTH: Final = MARGIN + SIDE * (WIDE + 1) + 1

JOINTS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A corner by the walls that meet there: north counts 1, east 2, south 4, west 8."""
WALL, BESIDE, DOOR, DOORWAY, LOCK = "━" * WIDE, "┃", "/", "━╸/╺━", "x"
BOARDS, BOARDED = "═", "║"
"""A wall with a barricade, in a line and between two spaces."""
TREE, POST = "♣", "■"
OUTSIDE, SCENERY, SQUARE = "  ·  ", ' " " ', "  :  "
FLOOR, DARK, TAKEN, DARK_AND_TAKEN = "░░░░░", "▓▓▓▓▓", "×××××", "▓×▓×▓"
PIT, CHARGE, PICK_UP, TRUCK, BETSY, GAS, FIRE, NEW_FIRE = "O", "Ø", "+", "#", "@", "%", "▲", "△"
ENTRANCE, RUBBLE, TOKEN, TRAP = "=", "*", "$", "^"
UNDEAD, SEVERAL = "†", "&"
STYLES: Final = {
    PIT: "bold magenta",
    CHARGE: "dim",
    PICK_UP: "cyan",
    TRUCK: "bold cyan",
    BETSY: "bold yellow",
    GAS: "bold yellow",
    FIRE: "bold red",
    NEW_FIRE: "red",
    ENTRANCE: "bold magenta",
    RUBBLE: "bold",
    TOKEN: "bold cyan",
    TRAP: "bold cyan",
    TREE: "green",
}
GREEN_ZOMBIES = range(OF_A_COLOUR, 2 * OF_A_COLOUR)


def letters(speaker: Speaker, view: View) -> dict[str, str]:
    """The letter of each hero, dead or alive: the first one of the name that is no other's."""
    given: dict[str, str] = {}
    people = [hero.hero for hero in view.heroes] + [turned.hero for turned in view.turned]
    for person in dict.fromkeys(people):
        name = [letter for letter in speaker.say(f"hero-{person}.short").upper() if letter.isalpha()]
        spare = (letter for letter in [*name, *"ABCDEFGHIJKLMNPQRSTUVWXYZ"] if letter not in {*given.values(), PIT})
        given[person] = next(spare)
    return given


def called(speaker: Speaker, name: str) -> str:
    """What a space is called: E4, or the sewer."""
    return speaker.say("space-sewer") if name == NAMES[SEWER] else shown(name)


class TownMap:
    """The map with all that stands and lies on it; below it, what is where."""

    def __init__(self, speaker: Speaker, view: View) -> None:
        self.speaker = speaker
        self.view = view
        self.ground = ground(layout_of(view))
        self.boarded = {
            side for built in view.barricades for side in self.ground.runs[self.ground.outer_walls[built.wall]].sides
        }
        self.letters = letters(speaker, view)
        self.marks = self._marks()
        self.two_colours = len([seat for seat in view.seats if seat.side != HEROES]) > 1
        self.figures = {name: self._figures(name) for name in self._peopled()}
        self.crowded = [name for name, figures in self.figures.items() if not self._fits(name, figures)]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(WIDTH, WIDTH)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heads = "".join(f" {letter.upper():^{WIDE}}" for letter in "abcdefghijkl")
        yield Text(" " * MARGIN + heads, "dim")
        for row in range(SIDE):
            yield self._border(row)
            yield self._row(row)
        yield self._border(SIDE)
        for name in self.crowded:
            yield Text(f"{SEVERAL} {called(self.speaker, name)} ", "bold").append_text(self.figures[name])

    # What is where

    def _marks(self) -> dict[str, list[str]]:
        """What lies on each space, with what may be left out first at the end."""
        view, marks = self.view, dict[str, list[str]]()

        def mark(name: str, sign: str) -> None:
            marks.setdefault(name, []).append(sign)

        for name, burning in view.fires.items():
            mark(name, FIRE if burning else NEW_FIRE)
        for name in view.gas:
            mark(name, GAS)
        if view.betsy:
            mark(view.betsy, BETSY)
        if view.trap:
            mark(view.trap, TRAP)
        if view.scenario == ESCAPE_IN_THE_TRUCK.name:
            mark(NAMES[PARKED], TRUCK)
        for name in view.pits:
            mark(name, PIT)
        for name in view.charged:
            mark(name, CHARGE)
        for name in view.entrances:
            mark(name, ENTRANCE)
        for name in dict.fromkeys(view.tokens):
            mark(name, TOKEN)
        if view.rubble:
            mark(view.rubble, RUBBLE)
        for building in self.ground.buildings:
            if building.pick_up >= 0:
                mark(NAMES[building.pick_up], PICK_UP)
        return marks

    def _peopled(self) -> list[str]:
        """The spaces with figures, in their order."""
        spaces = {hero.space for hero in self.view.heroes if hero.space} | {*self.view.zombies.values()}
        return sorted(spaces, key=NUMBERS.__getitem__)

    def _figures(self, name: str) -> Text:
        """Heroes by their letters, zombie heroes by theirs with a sign, other zombies counted."""
        figures = Text()
        for hero in self.view.heroes:
            if hero.space == name:
                acts = hero.hero in (self.view.active, self.view.fight.hero if self.view.fight else "")
                figures.append(self.letters[hero.hero], "bold reverse" if acts else "bold yellow")
        for turned in self.view.turned:
            if turned.space == name:
                figures.append(UNDEAD + self.letters[turned.hero], self._style(turned.zombie, "green"))
        here = [zombie for zombie, space in self.view.zombies.items() if space == name and zombie < FIRST_TURNED]
        for sign, colour, zombies in self._kinds(here):
            if zombies:
                style = next(
                    (self._style(zombie, colour) for zombie in zombies if self._acts(zombie)), f"bold {colour}"
                )
                figures.append(f"{sign}{len(zombies) if len(zombies) > 1 else ''}", style)
        return figures

    def _kinds(self, zombies: list[int]) -> Iterator[tuple[str, str, list[int]]]:
        """Zombies by the seat whose they are, with the sign of each kind."""
        say = self.speaker.say
        red = [zombie for zombie in zombies if zombie in RED]
        if red:
            yield say("terminal-night-zombie-red"), "magenta", red
            zombies = [zombie for zombie in zombies if zombie not in RED]
        if not self.two_colours:
            yield say("terminal-night-zombie"), "green", zombies
            return
        green = [zombie for zombie in zombies if zombie in GREEN_ZOMBIES]
        yield say("terminal-night-zombie-brown"), "red", [zombie for zombie in zombies if zombie not in green]
        yield say("terminal-night-zombie-green"), "green", green

    def _acts(self, zombie: int) -> bool:
        """Whether a zombie fights or is about to move."""
        return zombie == self.view.mover or (self.view.fight is not None and self.view.fight.zombie == zombie)

    def _style(self, zombie: int, colour: str) -> str:
        return "bold reverse" if self._acts(zombie) else f"bold {colour}"

    def _fits(self, name: str, figures: Text) -> bool:
        lying = [sign for sign in self.marks.get(name, ()) if sign != PICK_UP]
        return name != NAMES[SEWER] and len(figures) + len(lying) <= WIDE

    # Lines

    def _border(self, row: int) -> Text:
        """What lies between two rows: walls, doors, and what stands on the corners."""
        line = Text(" " * MARGIN)
        for column in range(SIDE):
            line.append_text(self._corner(row, column))
            line.append(self._between((row - 1, column), (row, column)))
        return line.append_text(self._corner(row, SIDE))

    def _between(self, north: tuple[int, int], here: tuple[int, int]) -> str:
        """What lies between a space and the one north of it."""
        if not self._has_wall(north, here):
            return " " * WIDE
        side = self._side(north, here)
        wall = DOORWAY if side in self.ground.doors or side in self.ground.locks else WALL
        if side in self.ground.locks:
            wall = wall.replace(DOOR, LOCK)
        return wall.replace(WALL[0], BOARDS) if side in self.boarded else wall

    def _row(self, row: int) -> Text:
        line = Text.assemble((f"{row + 1:>{MARGIN - 1}} ", "dim"))
        for column in range(SIDE):
            line.append_text(self._beside(row, column))
            line.append_text(self._space(SIDE * row + column))
        return line.append_text(self._beside(row, SIDE))

    def _beside(self, row: int, column: int) -> Text:
        """What lies west of a space."""
        here, west = (row, column), (row, column - 1)
        if not self._has_wall(west, here):
            return Text(" ")
        side = self._side(west, here)
        if side in self.ground.doors or side in self.ground.locks:
            return Text(DOOR if side in self.ground.doors else LOCK)
        return Text(BOARDED if side in self.boarded else BESIDE)

    def _corner(self, row: int, column: int) -> Text:
        post = self.ground.posts.get((row, column))
        if post is not None:
            return Text(TREE if post == "tree" else POST, STYLES[TREE] if post == "tree" else "")
        around = ((row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1))
        meeting = [self._has_wall(*sides) for sides in pairwise([*around, around[0]])]
        return Text(JOINTS[sum(wall << place for place, wall in enumerate(meeting))])

    def _has_wall(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether there is a wall or a door between two neighbours, or the rim of the map."""
        inside = [_number(cell) for cell in (one, other)]
        if inside == [-1, -1]:
            return False
        if -1 in inside:
            return True
        return self.ground.area[inside[0]] != self.ground.area[inside[1]]

    def _side(self, one: tuple[int, int], other: tuple[int, int]) -> Side:
        return side_of(_number(one), _number(other))

    def _space(self, space: int) -> Text:
        """Figures on the left, what lies there on the right, the ground between them."""
        name = NAMES[space]
        figures = Text(SEVERAL, "bold") if name in self.crowded else self.figures.get(name, Text())
        signs = self.marks.get(name, [])[: WIDE - len(figures)]
        lying = Text.assemble(*((sign, STYLES[sign]) for sign in reversed(signs)))
        under = self._ground(space)[len(figures) : WIDE - len(lying)]
        if figures and self.ground.area[space] == OUTDOORS:
            under = " " * len(under)
        return Text.assemble(figures, (under, "" if self.ground.area[space] == OUTDOORS else "cyan"), lying)

    def _ground(self, space: int) -> str:
        building = self.ground.building_at(space)
        if building is not None:
            dark, taken = building.name in self.view.dark, building.name in self.view.taken_over
            return DARK_AND_TAKEN if dark and taken else DARK if dark else TAKEN if taken else FLOOR
        return SQUARE if space in self.ground.square else SCENERY if space in self.ground.scenery else OUTSIDE

    # Words

    def legend(self) -> Flow:
        """The signs that are on the map, and what they mean."""
        say = self.speaker.say
        shown_marks = {sign for signs in self.marks.values() for sign in signs}
        kinds = ("zombie_brown", "zombie_green") if self.two_colours else ("zombie",)
        signs = ("-brown", "-green") if self.two_colours else ("",)
        parts = [say("terminal-night-letters")]
        parts += [
            f"{say(f'terminal-night-zombie{sign}')} {say(f'piece-{kind}')}"
            for sign, kind in zip(signs, kinds, strict=True)
        ]
        if any(zombie in RED for zombie in self.view.zombies):
            parts.append(f"{say('terminal-night-zombie-red')} {say('piece-grave_dead')}")
        if self.view.turned:
            parts.append(f"{UNDEAD} {say('piece-zombie_hero')}")
        if self.crowded:
            parts.append(f"{SEVERAL} {say('terminal-night-several')}")
        named = {
            PIT: "marker-pit",
            CHARGE: "marker-charge",
            PICK_UP: "ground-pick_up",
            TRUCK: "marker-truck",
            BETSY: "marker-old_betsy",
            GAS: "marker-gas",
            FIRE: "marker-fire",
            NEW_FIRE: "terminal-night-new-fire",
            ENTRANCE: "zone-entrances",
            RUBBLE: "zone-rubble",
            TOKEN: "zone-tokens",
            TRAP: "marker-trap",
        }
        parts += [f"{sign} {say(name)}" for sign, name in named.items() if sign in shown_marks]
        parts.append(f"{DOOR} {say('ground-door')}")
        if self.view.locks:
            parts.append(f"{LOCK} {say('terminal-night-locked-door')}")
        if self.view.barricades:
            parts.append(f"{BOARDS} {say('terminal-night-barricade')}")
        posts = {*self.ground.posts.values()}
        parts += [f"{TREE if post == 'tree' else POST} {say(f'ground-{post}')}" for post in sorted(posts)]
        if self.ground.square:
            parts.append(f"{SQUARE.strip()} {say('ground-town_square')}")
        parts.append(f"{FLOOR[0]} {say('terminal-night-indoors')}")
        if self.view.dark:
            parts.append(f"{DARK[0]} {say('marker-lights_out')}")
        if self.view.taken_over:
            parts.append(f"{TAKEN[0]} {say('marker-taken_over')}")
        return Flow([Text(part, "dim") for part in parts], " · ")

    def places(self) -> Flow:
        """The buildings by where they are, with what is the matter with them."""
        return Flow([self._place(building) for building in self.ground.buildings], " · ")

    def _place(self, building: Building) -> Text:
        first, last = NAMES[building.spaces[0]], NAMES[building.spaces[-1]]
        told = Text.assemble((f"{shown(first)}–{shown(last)} ", "dim"), self.speaker.name("building", building.name))
        troubles = [
            self.speaker.say(f"marker-{marker}")
            for marker, buildings in (("lights_out", self.view.dark), ("taken_over", self.view.taken_over))
            if building.name in buildings
        ]
        if building.name == self.view.stronghold:
            troubles.insert(0, self.speaker.say("zone-stronghold"))
        if building.name in self.view.walled_up:
            troubles.append(self.speaker.say("terminal-night-walled-up"))
        if building.name in self.view.sealed:
            troubles.append(self.speaker.say("card-no_way_out"))
        if building.name in self.view.charges:
            troubles.append(self.speaker.say("terminal-night-charge"))
        if building.name in self.view.destroyed:
            troubles = [self.speaker.say("terminal-night-destroyed")]
        return told.append(f" ({', '.join(troubles)})", "bold") if troubles else told


def _number(cell: tuple[int, int]) -> int:
    """The number of a space, or minus one outside of the map."""
    row, column = cell
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1
