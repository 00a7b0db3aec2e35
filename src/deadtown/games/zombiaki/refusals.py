"""Why something can't be done now, and which clause says so."""

from collections.abc import Callable, Iterator

from deadtown.games.zombiaki.cards import (
    BARRIER,
    BOSS,
    CLICK,
    DEPTH,
    DOG,
    GRENADE,
    GUNS,
    HEIGHT,
    HUMANS,
    KINDS,
    MINE,
    NAPALM,
    NOT_SO_FAST,
    SIDE_OF,
    SPECIAL_STEPS,
    UNDEAD,
    ZOMBIES,
    Card,
    kinds_as_listed,
)
from deadtown.games.zombiaki.clauses import copies
from deadtown.games.zombiaki.effects.guns import both_there
from deadtown.games.zombiaki.effects.undead import STRONGEST_ORDERED, commander, has_special_step, zombies
from deadtown.games.zombiaki.movement import barred, first_target, foremost_row, immobile
from deadtown.games.zombiaki.state import Creature, State
from deadtown.games.zombiaki.street import FIRST_ROW, LANE, NUMBER, OVER, ROW, SPACES, WIDTH
from deadtown.kernel import Decision, Option, Question, Refusal, Window

CLAUSES = {
    "dog_step": "ZK-5.5",
    "hold": "ZK-5.6",
    "discard": "ZK-4.6",
    "play": "ZK-4.7",
    "aim": "ZK-8.3",
    "click": "ZK-12.1",
    "shrapnel": "ZK-9.2",
}
"""The kinds of decision, each with the clause that asks for it."""

VERBS = {
    "step": "dog_step",
    "done": "dog_step",
    "hold": "hold",
    "pass": "hold",
    "discard": "discard",
    "play": "play",
    "order": "play",
    "end": "play",
    "aim": "aim",
    "click": "click",
    "shrapnel": "shrapnel",
}
"""What can be wished for, each with a kind of decision that it answers."""


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand and every zombie that could be ordered about: what a person would click."""
    side = state.zombies if seat == state.zombie_seat else state.humans
    for card in kinds_as_listed(side.hand):
        yield ("play", card)
    if seat == state.zombie_seat:
        for space, _ in zombies(state):
            yield ("order", SPACES[space])


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    assert not isinstance(decision, Window), "all hands lie open: nobody is asked who can do nothing"
    if not wish or wish[0] not in VERBS or not _makes_sense(wish):
        return None
    if decision is None:
        dawn = state.outcome is not None and state.outcome.ending == "dawn"
        return Refusal("ZK-13.2" if dawn else "ZK-13.1", "game-over")
    if decision.seat != seat:
        return Refusal("ZK-4.1", "not-your-decision", {"seat": decision.seat})
    verb = str(wish[0])
    if decision.kind == "play" and verb == "play":
        return _why_not_play(state, decision, wish)
    if decision.kind == "play" and verb == "order":
        return _why_not_order(state, seat, wish)
    clause = _asking(decision)
    if verb == "discard" and decision.kind == "discard":
        return Refusal(clause, "not-in-hand", {"card": wish[1]})
    if verb == "play" and wish[1] == CLICK:
        return Refusal("ZK-12.1", "click-is-a-reaction")
    return Refusal(clause, f"decide-{decision.kind.replace('_', '-')}")


def _asking(decision: Decision) -> str:
    """The clause that asks for a decision; the humans discard and play by clauses of their own."""
    if decision.about.get("side") == HUMANS:
        return "ZK-4.12" if decision.kind == "discard" else "ZK-4.13"
    return CLAUSES[decision.kind]


def _makes_sense(wish: Option) -> bool:
    """Whether the first thing named exists; what is named after it is looked at where it matters."""
    verb, *values = wish
    if verb in ("play", "discard"):
        return bool(values) and values[0] in KINDS
    if verb in ("order", "step", "hold", "shrapnel"):
        return bool(values) and values[0] in NUMBER
    return True


# Cards


def _why_not_play(state: State, decision: Decision, wish: Option) -> Refusal:
    card, targets = str(wish[1]), [str(target) for target in wish[2:]]
    about: dict[str, str | int] = {"card": card}
    side = str(decision.about["side"])
    if card == CLICK and SIDE_OF[card] == side:
        return Refusal("ZK-12.1", "click-is-a-reaction")
    if card == NOT_SO_FAST and SIDE_OF[card] == side:
        return Refusal("ZK-10.20", "hold-before-the-step")
    if card not in state.side(side).hand:
        return Refusal(_asking(decision), "not-in-hand", about)
    begins = wish[:3] if targets else wish[:2]
    possible = any(option[: len(begins)] == begins for option in decision.options)
    if targets:
        return _why_not_there(state, card, targets, about, possible=possible)
    if possible:
        return Refusal("ZK-4.16", "name-a-target", about)
    # Each card of the zombies has its own reason why it can't be played at all.
    reason = f"unplayable-{card.replace('_', '-')}" if SIDE_OF[card] == ZOMBIES else "no-target"
    return Refusal(KINDS[card].clause, reason, about)


def _why_not_there(
    state: State, card: Card, targets: list[str], about: dict[str, str | int], *, possible: bool
) -> Refusal:
    """Why a card can't be played on what was named; it may be possible with the first thing named, if not with all."""
    first = targets[0]
    space = first_target(state, LANE[first]) if first in LANE else NUMBER.get(first)
    if card in GUNS and space is not None and both_there(state, space):
        return Refusal("ZK-8.3", "name-the-aim", about)
    if possible:
        return Refusal(KINDS[card].clause, "not-a-target", about)
    if first in LANE and card in GUNS:
        return Refusal("ZK-8.2", "nothing-in-the-lane", {**about, "lane": first.upper()})
    explain = PLACING.get(card)
    if first in NUMBER:
        about = {**about, "space": first.upper()}
        if explain is not None and (refusal := explain(state, NUMBER[first], about)) is not None:
            return refusal
        if SIDE_OF[card] == ZOMBIES and card not in PLACING:
            refusal = _why_not_this_zombie(state, card, NUMBER[first], about)
            if refusal is not None:
                return refusal
    return Refusal(KINDS[card].clause, "not-a-target", {"card": card})


def _why_not_this_zombie(state: State, card: Card, space: int, about: dict[str, str | int]) -> Refusal | None:
    if card == "pickaxe":
        return Refusal("ZK-10.19", "nothing-to-dig", about)
    creature = state.creatures[space]
    if creature is None or creature.dog:
        return Refusal("ZK-10.3", "no-zombie-there", about)
    if card in SPECIAL_STEPS:
        return _why_not_moved(state, space, creature, about)
    return None


def _why_not_moved(state: State, space: int, creature: Creature, about: dict[str, str | int]) -> Refusal | None:
    """Why a zombie can't make a special step."""
    if creature.merged:
        return Refusal("ZK-10.13", "freshly-merged", about)
    if not has_special_step(creature):
        return Refusal("ZK-5.14", "special-step-used", about)
    if immobile(state, space, creature):
        return Refusal("ZK-1.14", "immobile", about)
    return None


def _why_not_order(state: State, seat: int, wish: Option) -> Refusal:
    """Why a zombie can't be ordered, or not there (ZK-10.6, ZK-10.7)."""
    if seat != state.zombie_seat:
        return Refusal("ZK-4.7", "orders-are-the-zombies")
    if not copies(state.options, BOSS):
        return Refusal("ZK-4.7", "no-orders-left")
    space = NUMBER[str(wish[1])]
    about: dict[str, str | int] = {"space": str(wish[1]).upper()}
    creature = state.creatures[space]
    if creature is None or creature.dog:
        return Refusal("ZK-10.3", "no-zombie-there", about)
    if not any(zombie.orders > 0 for _, zombie in zombies(state)):
        return Refusal("ZK-10.6", "no-orders-left")
    if state.order_given:
        return Refusal("ZK-10.6", "order-given")
    if commander(state, space) is None:
        return Refusal("ZK-10.6", "boss-itself", about)
    if creature.strength > STRONGEST_ORDERED:
        return Refusal("ZK-10.6", "too-strong-to-order", {**about, "strength": creature.strength})
    if creature.ordered:
        return Refusal("ZK-10.6", "ordered-before", about)
    refusal = _why_not_moved(state, space, creature, about)
    if refusal is not None:
        return refusal
    to = str(wish[2]) if len(wish) > 2 else ""
    if to not in NUMBER and to != OVER:
        return Refusal("ZK-10.7", "order-where", about)
    return Refusal("ZK-10.7", "step-not-allowed", {**about, "to": to.upper()})


# Spaces

Explain = Callable[[State, int, dict[str, str | int]], Refusal | None]


def _why_not_enter(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    """A newcomer (ZK-6.8)."""
    if space < FIRST_ROW and (about["card"] != DOG or state.options.dog_entry == "row_1" or ROW[space] > 3):
        return Refusal("ZK-6.8", "only-row-1", about)
    if state.creatures[space] is not None:
        return Refusal("ZK-6.8", "space-taken", about)
    if barred(state, space):
        return Refusal("ZK-6.8", "lane-barred", about)
    return Refusal("ZK-6.8", "no-dog-on-a-wall", about)


def _why_not_build(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    """A wall (ZK-11.5)."""
    if space < WIDTH:
        return Refusal("ZK-11.5", "no-wall-in-row-5", about)
    if not state.empty(space):
        return _not_empty(about)
    if ROW[space] < foremost_row(state):
        return Refusal("ZK-11.5", "wall-behind-a-zombie", about)
    return Refusal("ZK-11.5", "wall-beside-a-zombie", about)


def _not_empty(about: dict[str, str | int]) -> Refusal:
    return Refusal("ZK-1.10", "not-empty", about)


def _why_not_dig(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return _not_empty(about)


def _why_not_bar(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return Refusal("ZK-11.7", "only-row-1", about) if space < FIRST_ROW else _not_empty(about)


def _why_not_mine(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return _not_empty(about) if not state.empty(space) else Refusal("ZK-11.9", "mine-before-a-creature", about)


def _why_not_drive(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return _not_empty(about) if not state.empty(space) else Refusal("ZK-11.10", "car-way-blocked", about)


def _why_not_roll(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return Refusal("ZK-11.11", "only-row-5", about) if space >= WIDTH else _not_empty(about)


def _why_not_light(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return Refusal("ZK-11.12", "burns-already", about) if state.burning[space] else None


def _why_not_throw(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return Refusal("ZK-11.25", "nothing-there", about)


def _why_not_snipe(state: State, space: int, about: dict[str, str | int]) -> Refusal | None:
    return Refusal("ZK-11.4", "nothing-there", about)


PLACING: dict[Card, Explain] = {
    **dict.fromkeys((*UNDEAD, DOG), _why_not_enter),
    **dict.fromkeys(HEIGHT, _why_not_build),
    **dict.fromkeys(DEPTH, _why_not_dig),
    BARRIER: _why_not_bar,
    MINE: _why_not_mine,
    "car": _why_not_drive,
    "barrel": _why_not_roll,
    NAPALM: _why_not_light,
    GRENADE: _why_not_throw,
    "sniper": _why_not_snipe,
}
"""Cards that go to a space, each with what may forbid it there."""
