"""Positions of Zombies!!! in a few words, for tests that read like play.

A city is written as its layout without Town Square: ``"road_t_1 1 0 2, hospital 0 -1 0"``. Zombies and tokens are
written by the names of their spaces: ``"e1 e2n1"``, ``"life e4, bullet e5"``. Dice are written as they show. Decks are
written from the top to the bottom.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.cards import KINDS, SHOTGUN, Card
from deadtown.games.zombies.state import ZOMBIES as ALL_ZOMBIES
from deadtown.games.zombies.state import Options, Pawn, Phase, State
from deadtown.games.zombies.tiles import HELIPAD, TOWN, TOWN_SQUARE
from deadtown.kernel import Chance, Match, Scripted, Seeded
from deadtown.kernel.chance import Result
from tests.games import matches
from tests.games.matches import Told, ToldMatch

GAME = ZOMBIES
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
PHASES: dict[str, Phase] = {
    "begin_turn": "tile",
    "tile": "tile",
    "after_tile": "tile",
    "combat": "combat",
    "roll_move": "move",
    "walk": "move",
    "zombies": "zombies",
    "lead": "zombies",
    "discard": "discard",
    "build": "build",
    "build_objectives": "build",
    "roll_event": "event",
    "roll_squad": "move",
    "walk_squad": "move",
    "begin_leading": "zombies",
    "choose_zombie": "zombies",
}
"""How far the turn is at the beginning of each step."""

QUIET = "fire_axe x40"
"""A deck that brings nothing to play as long as nobody is in the Fire Station."""
EVENT_DIE = 10
EVENT_THAT_ASKS = 7

cards = partial(matches.cards, known=KINDS)


def pawn(space: str = "centre", hand: str = "", in_play: str = "", **more: Any) -> tuple[str, Pawn]:
    """A pawn on a space, with the cards of its player and whatever else is told of it."""
    items = tuple(cards(in_play))
    charges = more.pop("charges", 3 if SHOTGUN in items else 0)
    return space, Pawn(hand=cards(hand), in_play=items, charges=charges, **more)


class Dice(Scripted):
    """Dice as they are told; after these every die shows a 1, and what is shuffled keeps its order.

    Only the event die then shows a 7, which asks: who rolls a 1 with it loses the turn, one after the other.
    """

    def at(self, position: int) -> "Dice":
        twin = Dice()
        twin.results = self.results
        twin.position = position
        return twin

    def pick(self, count: int) -> int:
        if self.position < len(self.results):
            return super().pick(count)
        self.position += 1
        return EVENT_THAT_ASKS - 1 if count == EVENT_DIE else 0

    def order(self, count: int) -> list[int]:
        if self.position < len(self.results):
            return super().order(count)
        self.position += 1
        return [*range(count)]


class TableMatch(ToldMatch):
    """A match in a position of our making."""

    @property
    def names(self) -> tuple[str, ...]:
        return TOWN.city(self.state.layout).names

    def pawn(self, seat: int = 0) -> Pawn:
        found: Pawn = self.state.pawns[seat]
        return found

    def space(self, seat: int = 0) -> str:
        """Where a pawn stands."""
        return self.names[self.pawn(seat).space]

    @property
    def zombies(self) -> set[str]:
        """Where zombies stand."""
        return {self.names[space] for space in self.state.zombies}

    @property
    def tokens(self) -> dict[str, str]:
        return {self.names[space]: token for space, token in self.state.tokens.items()}

    def playable(self, seat: int) -> set[str]:
        """What a seat could do in the window that is open, but pass."""
        assert self.window is not None, "no window is open"
        return {" ".join(map(str, option)) for option in self.window.plays(seat)}

    def wait_for(self, kind: str, seat: int | None = None) -> None:
        """Let all pass until this is asked."""
        for _ in range(100):
            assert not self.over, "the game is over"
            question = self.question
            assert question is not None
            if question.kind == kind and (seat is None or self.decision is None or self.decision.seat == seat):
                return
            if self.window is not None:
                self.close()
            else:
                self.choose("stop" if "stop" in self.texts else "keep" if "keep" in self.texts else 1)
        raise AssertionError(f"{kind} is never asked")


def table(
    step: str,
    city: str = "",
    *pawns: tuple[str, Pawn],
    zombies: str = "",
    tokens: str = "",
    dice: Sequence[Result] = (),
    deck: str = "",
    discard: str = "",
    tiles: str = "",
    active: int = 0,
    halts: bool = False,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> TableMatch:
    """A match at the start of a step of somebody's turn. Two pawns stand on Town Square unless told otherwise.

    Dice come as they show, orders of shuffles as lists; when they have all come, every die shows a 1.
    """
    layout = "|".join([TOWN.opening(TOWN_SQUARE), *filter(None, map(str.strip, city.split(",")))])
    laid = TOWN.city(layout)
    places = pawns or (pawn(), pawn())
    for space, one in places:
        one.space = laid.number[space]
    spaces = [laid.number[name] for name in zombies.split()]
    players = [one for _, one in places]
    held = sum(one.kills for one in players)
    told_tokens = [part.split() for part in filter(None, map(str.strip, tokens.split(",")))]
    state = State(
        step=step,
        phase=more.pop("phase", PHASES[step]),
        players=NAMES[: len(players)],
        options=GAME.rules.read_options(options or {}),
        round=more.pop("round", 3),
        turns=more.pop("turns", 3 * len(players)),
        active=active,
        layout=layout,
        tiles=tiles.split()[::-1],
        helipad=next((number for number, tile in enumerate(laid.tiles) if tile.tile == HELIPAD), -1),
        zombies={space: number for number, space in enumerate(spaces, 1)},
        placed=len(spaces),
        pool=more.pop("pool", ALL_ZOMBIES - len(spaces) - held),
        tokens={laid.number[space]: token for token, space in told_tokens},  # type: ignore[misc]
        pawns=players,
        deck=cards(deck)[::-1],
        discard=cards(discard),
        **more,
    )
    return _match(state, Dice([shown - 1 if isinstance(shown, int) else shown for shown in dice]), halts)


def squad(
    step: str, city: str = "", *pawns: tuple[str, Pawn], options: dict[str, Any] | None = None, **more: Any
) -> TableMatch:
    """A match of Intervention Squad at the start of a step."""
    return table(step, city, *pawns, options={"variant": "intervention_squad", **(options or {})}, **more)


def start(
    players: int = 2, chance: Chance | None = None, seed: str = "test", halts: bool = False, **options: Any
) -> TableMatch:
    """A match from its set-up."""
    state = GAME.rules.start(GAME.rules.read_options(options), NAMES[:players])
    return _match(state, chance or Seeded(seed), halts)


def _match(state: State, chance: Chance, halts: bool) -> TableMatch:
    told = Told()
    match = TableMatch(GAME, state, chance, halts=halts, listener=told.append)
    match.told = told
    return match


__all__ = [
    "GAME",
    "NAMES",
    "QUIET",
    "Card",
    "Dice",
    "Match",
    "Options",
    "TableMatch",
    "cards",
    "pawn",
    "squad",
    "start",
    "table",
]
