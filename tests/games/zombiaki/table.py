"""Positions of Zombiaki! in one line, for tests that read like play.

A street is written as in the examples of the rules: ``"B3 z4+s+boss(2), C2 dog, C3 wall6, B2 pit2, A2 car z2, B4 z3 net
fire"``. It is read back in street order, on each space the object, the creature, its net, the fire. Decks are written
from the top to the bottom.

A play step ends by itself when nothing is left to play. So that a test can look at the street before it does, each side
holds a spare card that can always be played (Terror, Freeze!), unless told otherwise.
"""

import re
from functools import partial
from typing import Any

from deadtown.games.zombiaki import ZOMBIAKI
from deadtown.games.zombiaki.cards import DOG, HUMANS, KINDS, SIDES, ZOMBIES
from deadtown.games.zombiaki.state import Creature, Options, Phase, Side, State
from deadtown.games.zombiaki.street import NUMBER, SPACES
from deadtown.kernel import Chance, Match, Scripted, Seeded
from tests.games import matches
from tests.games.matches import Told, ToldMatch

GAME = ZOMBIAKI
NAMES = ("Ada", "Bob")
Z, H = 0, 1
"""The seats: Ada plays the zombies, Bob the humans."""

SPARE = {ZOMBIES: "terror", HUMANS: "freeze"}
FILLER = {ZOMBIES: "bite", HUMANS: "scram"}
"""What decks are made of that are not told."""

OBJECTS = {
    "wall5": "wall_5",
    "wall6": "wall_6",
    "pit1": "pit_1",
    "pit2": "pit_2",
    **{name: name for name in ("mine", "car", "barrel", "barrier")},
}
NOTATION = {card: name for name, card in OBJECTS.items()}
OWN_CARDS = {
    1: ("zombie_2",),
    **{strength: (f"zombie_{strength}",) for strength in (2, 3, 4, 5)},
    6: ("zombie_5", "claws"),
    7: ("zombie_4", "zombie_3"),
    8: ("zombie_5", "zombie_3"),
    9: ("zombie_5", "zombie_4"),
}
MARKS = ("ordered", "stepped", "merged", "held")


cards = partial(matches.cards, known=KINDS)


def creature(word: str, number: int) -> Creature:
    """A creature from its notation: ``dog``, ``z4+s+boss(2)``, ``bitten``, ``z3+ordered``."""
    body, *more = word.split("+")
    if body == "dog":
        assert not more
        return Creature(number, 0, (DOG,))
    strength = 1 if body == "bitten" else int(body.removeprefix("z"))
    marks: dict[str, Any] = {}
    for mark in more:
        boss = re.fullmatch(r"boss\((\d)\)", mark)
        if boss:
            marks["orders"] = int(boss[1])
        elif mark == "s":
            marks["shield"] = True
        else:
            assert mark in MARKS, mark
            marks[mark] = True
    own = ("human_shield",) if body == "bitten" else OWN_CARDS[strength]
    return Creature(number, strength, own, **marks)


def lay_out(state: State, text: str) -> None:
    """Puts on the street what a text says."""
    for part in filter(None, map(str.strip, text.split(","))):
        place, *words = part.split()
        space = NUMBER[place.lower()]
        for word in words:
            if word == "fire":
                state.burning[space] = True
            elif word == "net":
                there = state.creatures[space]
                assert there is not None, f"nobody to net on {place}"
                state.creatures[space] = _netted(there)
                state.nets = 1
            elif word in OBJECTS:
                state.laid += 1
                state.objects[space], state.object_numbers[space] = OBJECTS[word], state.laid
            else:
                state.placed += 1
                state.creatures[space] = creature(word, state.placed)


def _netted(one: Creature) -> Creature:
    return Creature(**{name: getattr(one, name) for name in one.__struct_fields__} | {"netted": True})


def written(one: Creature) -> str:
    """The notation of a creature, but for the marks of the phase."""
    if one.dog:
        return "dog"
    boss = f"+boss({one.orders})" if one.boss else ""
    return f"z{one.strength}{'+s' if one.shield else ''}{boss}{' net' if one.netted else ''}"


def street(match: Match) -> str:
    """The street as it is written; ``-`` when nothing is on it."""
    found: list[str] = []
    state: State = match.state
    for space, name in enumerate(SPACES):
        there = state.creatures[space]
        words = [NOTATION[card] for card in (state.objects[space],) if card]
        words += [written(there)] if there is not None else []
        words += ["fire"] if state.burning[space] else []
        if words:
            found.append(f"{name.upper()} {' '.join(words)}")
    return ", ".join(found) or "-"


class TableMatch(ToldMatch):
    """A match in a position of our making."""

    @property
    def zombies(self) -> Side:
        return self.state.zombies  # type: ignore[no-any-return]

    @property
    def humans(self) -> Side:
        return self.state.humans  # type: ignore[no-any-return]

    def at(self, space: str) -> Creature:
        """The creature on a space."""
        there = self.state.creatures[NUMBER[space]]
        assert isinstance(there, Creature), f"nobody on {space}"
        return there

    def targets(self, card: str) -> set[str]:
        """What a card may be played at now; an empty text for a card that is played at nothing."""
        return {text.removeprefix(f"play {card}").strip() for text in self.texts if text.split()[:2] == ["play", card]}

    @property
    def orders(self) -> set[str]:
        """The orders that a boss may give now."""
        return {text.removeprefix("order ") for text in self.texts if text.startswith("order ")}

    @property
    def playable(self) -> set[str]:
        """The cards that may be played now."""
        return {text.split()[1] for text in self.texts if text.startswith("play ")}

    def wait_for(self, seat: int, kind: str) -> None:
        """Nobody does anything until this is asked."""
        self._idle()
        while self.decision is not None and self.asked != (seat, kind):
            self._idle()
        assert self.decision is not None, "the game is over"

    def _idle(self) -> None:
        """The answer of somebody who does nothing; a card that was not told is discarded rather than another."""
        for answer in ("end", "pass", "done", *(f"discard {card}" for card in FILLER.values())):
            if answer in self.texts:
                self.choose(answer)
                return
        assert self.asked[1] == "discard", f"{self.asked} must be answered: {self.texts}"
        self.choose(1)


def table(
    step: str,
    on_street: str = "",
    *,
    zombies: str = "",
    humans: str = "",
    zombie_deck: str | None = None,
    human_deck: str | None = None,
    zombie_discard: str = "",
    human_discard: str = "",
    spare: bool = True,
    freeze: int = 0,
    terror: bool = False,
    order_given: bool = False,
    rounds: int = 3,
    **options: Any,
) -> TableMatch:
    """A match at the start of a step. Decks that are not told hold a dozen cards, the zombies' with Dawn under it."""
    hands = {ZOMBIES: zombies, HUMANS: humans}
    decks = {ZOMBIES: zombie_deck, HUMANS: human_deck}
    discards = {ZOMBIES: zombie_discard, HUMANS: human_discard}
    sides = {}
    for side in SIDES:
        told = decks[side]
        deck = cards(told) if told is not None else [FILLER[side]] * 12 + ["dawn"] * (side == ZOMBIES)
        sides[side] = Side(cards(hands[side]) + [SPARE[side]] * spare, deck[::-1], cards(discards[side]))
    phase: Phase = HUMANS if step.startswith(HUMANS) else ZOMBIES
    state = State(
        step=step,
        phase=phase,
        players=NAMES,
        options=Options(**options),
        zombies=sides[ZOMBIES],
        humans=sides[HUMANS],
        freezes=(freeze,) if freeze else (),
        terror=terror,
        order_given=order_given,
        rounds=rounds,
        phases=2 * rounds - (phase == ZOMBIES),
    )
    lay_out(state, on_street)
    told_events = Told()
    match = TableMatch(GAME, state, Scripted(), listener=told_events.append)
    match.told = told_events
    return match


def zombies_move(on_street: str = "", **more: Any) -> TableMatch:
    """The start of a zombie phase: what nobody decides has happened when this returns."""
    return table("zombies_move", on_street, **more)


def zombies_play(on_street: str, hand: str, **more: Any) -> TableMatch:
    """The zombies play their cards (Z4)."""
    return table("zombies_play", on_street, zombies=hand, **more)


def humans_begin(on_street: str = "", **more: Any) -> TableMatch:
    """The start of a human phase: what nobody decides has happened when this returns."""
    return table("humans_begin", on_street, **more)


def humans_play(on_street: str, hand: str, **more: Any) -> TableMatch:
    """The humans play their cards (H4)."""
    return table("humans_play", on_street, humans=hand, **more)


def start(chance: Chance | None = None, seed: str = "test", **options: Any) -> TableMatch:
    """A match from its set-up."""
    told = Told()
    state = GAME.rules.start(GAME.rules.read_options(options), NAMES)
    match = TableMatch(GAME, state, chance or Seeded(seed), listener=told.append)
    match.told = told
    return match
