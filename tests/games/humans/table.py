"""Positions of Humans!!! in a few words, for tests that read like play.

A city is written as its layout without Town Square: ``"hu_diner 0 -1 0, hu_road_t_1 1 0 2"``. Humans, die tokens and
no-barricade tokens are written by the names of their spaces: ``"n3 w1n4"``. Dice are written as they show. Decks are
written from the top to the bottom.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from deadtown.games.humans import HUMANS
from deadtown.games.humans.cards import CAPTURES, KINDS, WOUNDS
from deadtown.games.humans.state import DICE, NOWHERE, ZOMBIES, Leader, Phase, State
from deadtown.games.humans.state import HUMANS as ALL_HUMANS
from deadtown.games.humans.tiles import TOWN, TOWN_SQUARE
from deadtown.kernel import Chance, Seeded
from deadtown.kernel.chance import Result
from tests.games import matches
from tests.games.matches import Dice, Told, ToldMatch

GAME = HUMANS
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
PHASES: dict[str, Phase] = {
    "begin_turn": "tile",
    "tile": "tile",
    "populate": "tile",
    "lay_dice": "tile",
    "draw": "draw",
    "before_move": "move",
    "move": "move",
    "capture": "capture",
    "discard": "discard",
}
"""How far the turn is at the beginning of each step."""
DINER = "hu_diner 0 -1 0"
"""The map M1 of the worked examples: Town Square with the Diner in the north of it."""
HOSPITAL = "hu_hospital 0 -1 0"
QUIET = "crowbar x20"
"""An event deck of which nothing can be played before a human is captured."""

cards = partial(matches.cards, known=KINDS)
wounds = partial(matches.cards, known=WOUNDS)
captures = partial(matches.cards, known=CAPTURES)


def leader(
    zombies: str = "centre", hand: str = "", *, character: str = "musician", wounds: str = "", **more: Any
) -> tuple[str, Leader]:
    """A player with zombies on these spaces, event cards, and whatever else is told; with a used ability if none is.

    Without being told, nobody has die tokens, so that no roll is asked about.
    """
    used = more.pop("used", True)
    kept = tuple(matches.cards(wounds, WOUNDS))
    return zombies, Leader(character=character, hand=sorted(cards(hand)), wounds=kept, used=used, **more)


class TableMatch(ToldMatch):
    """A match in a position of our making."""

    @property
    def names(self) -> tuple[str, ...]:
        return TOWN.city(self.state.layout).names

    def leader(self, seat: int = 0) -> Leader:
        found: Leader = self.state.leaders[seat]
        return found

    def zombies(self, seat: int = 0) -> list[str]:
        """Where the zombies of a player stand, by the names of the spaces."""
        return sorted(self.names[space] for space in self.leader(seat).zombies if space != NOWHERE)

    @property
    def humans(self) -> set[str]:
        """Where humans stand."""
        return {self.names[space] for space in self.state.humans}

    @property
    def dice(self) -> set[str]:
        """Where die tokens lie."""
        return {self.names[space] for space in self.state.dice}

    @property
    def openings(self) -> set[str]:
        """Where no-barricade tokens lie."""
        return {self.names[space] for space in self.state.openings}

    def playable(self, seat: int) -> set[str]:
        """What a seat could do in the window that is open, but pass."""
        assert self.window is not None, "no window is open"
        return {" ".join(map(str, option)) for option in self.window.plays(seat)}

    def wait_for(self, kind: str, seat: int | None = None) -> None:
        """Let all pass, accept and end until this is asked."""
        for _ in range(100):
            assert not self.over, "the game is over"
            question = self.question
            assert question is not None
            if question.kind == kind and (seat is None or self.decision is None or self.decision.seat == seat):
                return
            if self.window is not None:
                self.close()
            else:
                least = ("end", "keep", "accept", "spare", "let_be", "done")
                self.choose(next((text for text in least if text in self.texts), 1))
        raise AssertionError(f"{kind} is never asked")


def table(
    step: str,
    city: str = "",
    *leaders: tuple[str, Leader],
    humans: str = "",
    dice_on: str = "",
    openings: str = "",
    dice: Sequence[Result] = (),
    events: str = "",
    wounds: str = "",
    captures: str = "",
    tiles: str = "",
    active: int = 0,
    halts: bool = False,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> TableMatch:
    """A match at the start of a step of somebody's turn. Two zombies stand on Town Square unless told otherwise.

    ``dice`` come as they show, orders of shuffles as lists; when they have all come, every die shows a 1. ``dice_on``
    are the spaces with die tokens. At the step ``capture`` all humans that share a space with zombies of the active
    player are prey, and at ``move`` the movement is that of the character.
    """
    layout = "|".join([TOWN.opening(TOWN_SQUARE), *filter(None, map(str.strip, city.split(",")))])
    number = TOWN.city(layout).number
    places = leaders or (leader(), leader())
    for spaces, one in places:
        stand = [number[name] for name in spaces.split()]
        one.zombies = [*stand, *[NOWHERE] * (ZOMBIES - len(stand))]
    players = [one for _, one in places]
    people = {number[name]: count for count, name in enumerate(humans.split(), 1)}
    tokens = tuple(sorted(number[name] for name in dice_on.split()))
    prey = tuple(human for space, human in people.items() if space in players[active].zombies)
    movement = players[active].sheet.movement if step == "move" else 0
    held = sum(one.dice for one in players)
    state = State(
        step=step,
        phase=more.pop("phase", PHASES[step]),
        players=NAMES[: len(players)],
        options=GAME.rules.read_options(options or {}),
        round=more.pop("round", 3),
        turns=more.pop("turns", 3 * len(players)),
        active=active,
        layout=layout,
        stack=tiles.split()[::-1],
        humans=people,
        humans_placed=len(people),
        supply=more.pop("supply", ALL_HUMANS - len(people)),
        dice=tokens,
        dice_supply=more.pop("dice_supply", DICE - held - len(tokens)),
        openings=tuple(sorted(number[name] for name in openings.split())),
        leaders=players,
        event_deck=cards(events)[::-1],
        wound_deck=matches.cards(wounds, WOUNDS)[::-1],
        capture_deck=matches.cards(captures, CAPTURES)[::-1],
        movement=more.pop("movement", movement),
        left=more.pop("left", movement),
        prey=more.pop("prey", prey if step == "capture" else ()),
        **more,
    )
    return _match(state, Dice([shown - 1 if isinstance(shown, int) else shown for shown in dice]), halts)


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
