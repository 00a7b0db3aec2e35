"""Positions of Zombinion in one line, and scripted luck, for tests that read like play.

Decks are written from the top to the bottom, discard piles from the bottom to the top, as in the rulebook's examples.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from functools import partial
from typing import Any, Literal

from deadtown.games.zombinion import ZOMBINION
from deadtown.games.zombinion.cards import ACTIONS, KINDS, SETS, pile_size, supply_order
from deadtown.games.zombinion.state import Hunter, Options, State
from deadtown.kernel import Chance, Seeded
from tests.games import matches
from tests.games.matches import Told, ToldMatch

GAME = ZOMBINION
NAMES = ("Ada", "Bob", "Cleo", "Dan")


cards = partial(matches.cards, known=KINDS)


class Stacked(Chance):
    """Shuffles that come out as told: each is a text of cards, from the top of the new deck to its bottom.

    A shuffle that is not told leaves the pile as it is, so that the last discard is drawn first.
    A pick that is not told is 0.
    """

    def __init__(self, shuffles: Iterable[str] = (), picks: Iterable[int] = ()) -> None:
        self.shuffles = [cards(text) for text in shuffles]
        self.picks = list(picks)
        self.shuffled = 0
        self.picked = 0

    @property
    def position(self) -> int:  # type: ignore[override]
        return self.shuffled * 1000 + self.picked

    def at(self, position: int) -> "Stacked":
        twin = Stacked()
        twin.shuffles, twin.picks = self.shuffles, self.picks
        twin.shuffled, twin.picked = divmod(position, 1000)
        return twin

    def pick(self, count: int) -> int:
        self.picked += 1
        return self.picks[self.picked - 1] if self.picked <= len(self.picks) else 0

    def order(self, count: int) -> list[int]:
        return list(range(count))

    def shuffle(self, pile: MutableSequence[str]) -> list[int]:
        self.shuffled += 1
        if self.shuffled > len(self.shuffles):
            return list(range(len(pile)))
        wanted = self.shuffles[self.shuffled - 1][::-1]
        assert sorted(wanted) == sorted(pile), f"the pile to shuffle is {pile}, not {wanted}"
        order: list[int] = []
        for card in wanted:
            order.append(next(place for place, held in enumerate(pile) if held == card and place not in order))
        pile[:] = wanted
        return order


def hunter(hand: str = "", deck: str = "", discard: str = "", in_play: str = "", turns: int = 0) -> Hunter:
    """A hunter with these cards. The seat is given when the hunter sits down."""
    return Hunter(
        seat=-1,
        hand=cards(hand),
        deck=cards(deck)[::-1],
        discard=cards(discard),
        in_play=cards(in_play),
        turns=turns,
    )


def deck_of(one: Hunter) -> list[str]:
    """The deck as it is written: from the top to the bottom."""
    return one.deck[::-1]


def zones(one: Hunter) -> tuple[list[str], list[str], list[str]]:
    """Hand, deck and discard pile as they are now, to compare with what they are later."""
    return one.hand[:], deck_of(one), one.discard[:]


class TableMatch(ToldMatch):
    """A match in a position of our making."""

    @property
    def hunters(self) -> list[Hunter]:
        return self.state.hunters  # type: ignore[no-any-return]

    @property
    def counters(self) -> tuple[int, int, int]:
        """Actions, Targets, Shots."""
        return self.state.actions, self.state.targets, self.state.shots


def table(
    *hunters: Hunter,
    step: Literal["action", "hunt"] = "action",
    active: int = 0,
    actions: int = 1,
    targets: int = 1,
    shots: int = 0,
    took: bool = False,
    combat: str | Sequence[str] = "first_game",
    supply: dict[str, int] | None = None,
    trash: str = "",
    shuffles: Iterable[str] = (),
    picks: Iterable[int] = (),
    halts: bool = False,
    **options: Any,
) -> TableMatch:
    """A match at the start of a step. Supply piles are full but for those told."""
    for seat, one in enumerate(hunters):
        one.seat = seat
    kinds = SETS[combat] if isinstance(combat, str) else tuple(combat)
    piles = {card: pile_size(card, len(hunters)) for card in supply_order(kinds)}
    piles.update(supply or {})
    if step == "action" and not ACTIONS.intersection(hunters[active].hand):
        step = "hunt"
    state = State(
        step=step,
        phase=step,
        players=NAMES[: len(hunters)],
        hunters=list(hunters),
        options=Options(**options),
        supply=piles,
        trash=cards(trash),
        active=active,
        actions=actions,
        targets=targets,
        shots=shots,
        took=took,
    )
    told = Told()
    match = TableMatch(GAME, state, Stacked(shuffles, picks), halts=halts, listener=told.append)
    match.told = told
    return match


def start(players: int = 2, chance: Chance | None = None, seed: str = "test", **options: Any) -> TableMatch:
    """A match from its set-up."""
    told = Told()
    state = GAME.rules.start(GAME.rules.read_options(options), NAMES[:players])
    match = TableMatch(GAME, state, chance or Seeded(seed), listener=told.append)
    match.told = told
    return match
