"""Why something can't be done now, and which clause says so."""

from collections.abc import Iterator

from deadtown.games.zombies.cards import (
    CLAUSTROPHOBIA,
    KINDS,
    PLAYED_IN,
    USABLE,
    USED_IN,
    WINDOWS,
    Card,
    kinds_as_listed,
)
from deadtown.games.zombies.state import NOWHERE, Pawn, State
from deadtown.games.zombies.tiles import TOWN
from deadtown.games.zombies.windows import may_lay
from deadtown.kernel import Decision, Option, Question, Refusal, Window

CLAUSES = {
    **dict.fromkeys(WINDOWS, "ZB-11.3"),
    "place_tile": "ZB-5.2",
    "place_tile_zombies": "ZB-5.5",
    "place_tile_tokens": "ZB-5.6",
    "combat_response": "ZB-6.3",
    "dead_dice_response": "ZB-14.10",
    "move_step": "ZB-8.3",
    "forced_step": "ZB-11.11",
    "move_zombie": "ZB-9.2",
    "card_put": "ZB-11.13",
    "card_lift": "ZB-14.23",
    "discard_card": "ZB-10.1",
    "place_objective": "IS-7.2",
    "event_opponent": "IS-4.1",
    "event_relocate": "IS-4.3",
    "event_put": "IS-4.5",
    "event_place": "IS-4.4",
    "event_number": "IS-4.5",
    "event_helipad": "IS-4.6",
    "event_take": "IS-3.2",
    "lead_zombie": "IS-3.7",
    "lead_to": "IS-3.7",
    "pvp_attack": "IS-6.1",
    "pvp_stance": "IS-6.3",
    "pvp_withdraw": "IS-6.8",
}
"""The kinds of decision, each with the clause that asks for it."""

CARD_VERBS = frozenset({"play", "use", "discard"})
SPACE_VERBS = frozenset({"leave", "life", "bullet", "step", "walk", "put", "lift", "lead_from", "lead", "zombie"})
DIE_VERBS = frozenset({"life", "bullet"})
"""They may name a die of I Don't Think They're Dead instead (ZB-14.10)."""
OTHER_VERBS = frozenset(
    {
        *("place", "rest", "pass", "bullets", "first_aid", "lose_life", "accept", "stop", "keep", "objective"),
        *("opponent", "done", "number", "move", "take", "decline", "halve", "weaken", "strike", "sure_win", "end"),
        *("attack", "no_attack", "stance", "withdraw", "go_on"),
    }
)


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand, every item in play, and every space beside the own pawn: what a person would click."""
    if not state.pawns:
        return
    pawn = state.pawns[seat]
    for card in kinds_as_listed(pawn.hand):
        yield ("play", card)
    for card in kinds_as_listed(pawn.in_play):
        if card in USABLE:
            yield ("use", card)
    city = TOWN.city(state.layout)
    for space in city.neighbours[pawn.space]:
        yield ("step", city.names[space])


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish or not _makes_sense(state, wish):
        return None
    if decision is None:
        return Refusal("IS-9.1" if state.options.squad else "ZB-13.3", "game-over")
    if isinstance(decision, Window):
        return _why_not_in_window(state, decision, seat, wish)
    if decision.seat != seat:
        return Refusal("ZB-4.1", "not-your-decision", {"seat": decision.seat})
    verb = str(wish[0])
    if verb == "play":
        return _why_not_play(state, None, seat, str(wish[1]))
    if verb == "use":
        return _why_not_use(state, None, seat, str(wish[1]))
    explain = EXPLAIN.get((decision.kind, verb))
    if explain is not None:
        return explain(state, decision, wish)
    return Refusal(CLAUSES[decision.kind], f"decide-{decision.kind.replace('_', '-')}")


def _makes_sense(state: State, wish: Option) -> bool:
    """Whether there is such a verb, and what it names exists."""
    verb, *values = wish
    if verb in CARD_VERBS:
        return bool(values) and values[0] in KINDS
    if verb in SPACE_VERBS:
        if not values or not state.layout:
            return False
        if verb in DIE_VERBS and isinstance(values[0], int):
            return values[0] in (1, 2)
        return values[0] in TOWN.city(state.layout).number
    return verb in OTHER_VERBS


# Cards and items


def _why_not_in_window(state: State, window: Window, seat: int, wish: Option) -> Refusal:
    verb = str(wish[0])
    if verb == "play":
        return _why_not_play(state, window, seat, str(wish[1]))
    if verb == "use":
        return _why_not_use(state, window, seat, str(wish[1]))
    return Refusal("ZB-11.3", "decide-window")


def _why_not_play(state: State, window: Window | None, seat: int, card: Card) -> Refusal:
    about: dict[str, str | int] = {"card": card}
    pawn, kind = state.pawns[seat], KINDS[card]
    if card not in pawn.hand:
        return Refusal("ZB-11.5", "not-in-hand", about)
    if not pawn.may_play:
        return Refusal("ZB-11.2", "one-card-a-round", about)
    if window is None:
        return Refusal("ZB-11.3", "not-in-a-window", about)
    if card not in PLAYED_IN[window.kind] or (kind.own and window.about["seat"] != seat):
        return Refusal(kind.clause, "another-window", about)
    if not kind.item or may_lay(state, pawn, card):
        return Refusal("ZB-11.10", "changes-nothing", about)
    if card in pawn.in_play:
        return Refusal("ZB-11.6", "one-of-each", about)
    return Refusal("ZB-11.6", "not-in-the-place", {**about, "tile": kind.places[0]})


def _why_not_use(state: State, window: Window | None, seat: int, card: Card) -> Refusal:
    about: dict[str, str | int] = {"card": card}
    pawn, kind = state.pawns[seat], KINDS[card]
    if card not in pawn.in_play:
        return Refusal("ZB-11.7", "not-in-play", about)
    if window is None:
        return Refusal("ZB-11.3", "not-in-a-window", about)
    if card not in USED_IN[window.kind] or (kind.own_turn and seat != state.active):
        return Refusal(kind.clause, "another-window", about)
    return Refusal("ZB-11.10", "changes-nothing", about)


# Spaces


def _why_not_step(state: State, decision: Decision, wish: Option) -> Refusal:
    city = TOWN.city(state.layout)
    space = city.number[str(wish[1])]
    about: dict[str, str | int] = {"space": str(wish[1]).upper()}
    pawn = _moving(state, decision)
    if space == pawn.space:
        return Refusal("ZB-8.3", "already-there", about)
    near = space in city.neighbours[pawn.space]
    if wish[0] == "step" and not near:
        return Refusal("ZB-8.3", "not-connected", about)
    if CLAUSTROPHOBIA in pawn.under and city.building[space] != NOWHERE:
        return Refusal("ZB-14.8", "not-indoors", about)
    if near:
        return Refusal("ZB-8.3", "decide-move-step")
    return Refusal("ZB-8.3", "too-far", {**about, "left": state.left})


def _moving(state: State, decision: Decision) -> Pawn:
    return state.pawns[int(decision.about["seat"])]


def _why_not_stop(state: State, decision: Decision, wish: Option) -> Refusal:
    if decision.kind == "move_step":
        return Refusal("ZB-14.8", "must-leave")
    return Refusal("ZB-11.11", "decide-forced-step")


def _why_not_zombie(state: State, decision: Decision, wish: Option) -> Refusal:
    city = TOWN.city(state.layout)
    space = city.number[str(wish[1])]
    about: dict[str, str | int] = {"space": str(wish[1]).upper()}
    if space not in state.zombies:
        return Refusal("ZB-9.1", "no-zombie", about)
    if state.zombies[space] in state.moved:
        return Refusal("ZB-9.1", "zombie-moved", about)
    to = city.number.get(str(wish[2]), NOWHERE) if len(wish) > 2 else NOWHERE
    if to == NOWHERE or to not in city.neighbours[space]:
        return Refusal("ZB-9.1", "zombie-not-connected", about)
    return Refusal("ZB-2.10", "space-taken", {"space": str(wish[2]).upper()})


def _why_not_put(state: State, decision: Decision, wish: Option) -> Refusal:
    about: dict[str, str | int] = {"space": str(wish[1]).upper()}
    if TOWN.city(state.layout).number[str(wish[1])] in state.zombies:
        return Refusal("ZB-2.10", "space-taken", about)
    return Refusal("IS-1.6" if state.options.squad else CLAUSES[decision.kind], "space-not-free", about)


def _why_not_place(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("IS-2.6" if state.options.squad else "ZB-5.3", "does-not-fit")


def _why_not_pay(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("ZB-6.3", "too-few-bullets", {"missing": decision.about["missing"]})


def _why_not_bandage(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("ZB-6.3", "no-first-aid")


def _why_not_discard(state: State, decision: Decision, wish: Option) -> Refusal:
    return Refusal("ZB-10.1", "not-in-hand", {"card": wish[1]})


EXPLAIN = {
    ("move_step", "step"): _why_not_step,
    ("move_step", "walk"): _why_not_step,
    ("move_step", "stop"): _why_not_stop,
    ("forced_step", "step"): _why_not_step,
    ("forced_step", "stop"): _why_not_stop,
    ("move_zombie", "zombie"): _why_not_zombie,
    ("card_put", "put"): _why_not_put,
    ("event_put", "put"): _why_not_put,
    ("event_place", "put"): _why_not_put,
    ("place_tile", "place"): _why_not_place,
    ("combat_response", "bullets"): _why_not_pay,
    ("combat_response", "first_aid"): _why_not_bandage,
    ("discard_card", "discard"): _why_not_discard,
}
"""Why a wish of a kind that is asked for can't be had."""
