"""Each effect against each thing on the street, cell by cell (14.3)."""

from typing import NamedTuple

import pytest

from deadtown.games.zombiaki.cards import HUMANS, SIDE_OF
from tests.clauses import clause
from tests.games.zombiaki.card_against_target import TABLE, THINGS
from tests.games.zombiaki.table import TableMatch, humans_begin, street, table, zombies_move

CLAUSES = {
    "shot": ("ZK-11.1", "ZK-8.2", "ZK-8.4", "ZK-5.12"),
    "burst": ("ZK-11.2", "ZK-11.3", "ZK-8.2", "ZK-8.4"),
    "sniper": ("ZK-11.4",),
    "napalm": ("ZK-11.12",),
    "gasoline": ("ZK-11.13", "ZK-11.14"),
    "flamethrower": ("ZK-11.15",),
    "street_fire": ("ZK-11.16",),
    "high_voltage": ("ZK-11.17",),
    "grenade": ("ZK-11.25", "ZK-7.9"),
    "mine blast and shrapnel": ("ZK-9.2", "ZK-9.6"),
    "car explosion": ("ZK-9.3", "ZK-9.6"),
    "barrel rolls in": ("ZK-11.24",),
    "blood": ("ZK-11.20",),
    "searchlight, get_back and boss retreat": ("ZK-11.21", "ZK-11.22", "ZK-7.11"),
    "net": ("ZK-11.18",),
    "freeze": ("ZK-11.19",),
    "placing wall, pit, mine, car, barrel, barrier": ("ZK-1.8", "ZK-1.10"),
    "place zombie and dog": ("ZK-6.8",),
    "obligatory step, hunger and order forward": ("ZK-5.1", "ZK-5.2", "ZK-5.7", "ZK-10.17", "ZK-10.6"),
    "dog step": ("ZK-5.4", "ZK-5.5"),
    "mass onto and swap with": ("ZK-10.12", "ZK-10.13", "ZK-10.15"),
    "bite": ("ZK-10.9",),
    "pickaxe": ("ZK-10.19",),
    "boss, shield and claws": ("ZK-10.4", "ZK-10.8", "ZK-10.16"),
}


class Cell(NamedTuple):
    effect: str
    thing: str
    before: str
    choices: tuple[str, ...]
    after: str


def read() -> list[Cell]:
    """The cells of the table, but for those that can't occur."""
    cells = []
    for effect, lines in TABLE.items():
        for line in filter(None, map(str.strip, lines.splitlines())):
            thing, *rest = map(str.strip, line.split("|"))
            if not rest[0].startswith("never: "):
                before, choices, after = rest
                cells.append(Cell(effect, thing, before, tuple(choices.split(", ")), after))
    return cells


CELLS = [
    pytest.param(cell, marks=clause(*CLAUSES[cell.effect]), id=f"{cell.effect}-{cell.thing}-{cell.choices[0]}")
    for cell in read()
]


def test_every_effect_meets_every_thing() -> None:
    assert list(CLAUSES) == list(TABLE)
    for effect, lines in TABLE.items():
        told = {line.partition("|")[0].strip() for line in lines.splitlines() if line.strip()}
        assert told == set(THINGS), effect


def test_what_cannot_be_placed_there_can_be_placed_elsewhere() -> None:
    for cell in read():
        if cell.effect.startswith("placing"):
            match, (choice,) = begin(cell._replace(before=""))
            assert choice in match.texts


def begin(cell: Cell) -> tuple[TableMatch, tuple[str, ...]]:
    """The match before the first choice, and the choices that are left."""
    first, *rest = cell.choices
    *frozen, verb = first.split()[:2] if first.startswith("frozen") else [first.split()[0]]
    if verb in ("walk", "roll"):
        begins = zombies_move if verb == "walk" else humans_begin
        return begins(cell.before, freeze=1 if frozen else 0), tuple(rest)
    if verb in ("step", "done"):
        return zombies_move(cell.before), cell.choices
    card = first.split()[1] if verb == "play" else ""
    if SIDE_OF.get(card) == HUMANS:
        return table("humans_play", cell.before, humans=card), cell.choices
    return table("zombies_play", cell.before, zombies=card), cell.choices


@pytest.mark.parametrize("cell", CELLS)
def test_the_cell(cell: Cell) -> None:
    match, choices = begin(cell)
    if cell.after == "cannot":
        assert choices[0] not in match.texts
        return
    for choice in choices:
        assert choice in match.texts
        match.choose(choice)
    while match.asked[1] == "dog_step":
        match.choose("done")
    assert street(match) == cell.after
