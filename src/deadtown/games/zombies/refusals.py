"""Why something can't be done now, and which clause says so."""

from collections.abc import Callable, Iterator

from deadtown.games.town import place_of
from deadtown.games.zombies.cards import KINDS, USABLE, WINDOWS, kinds_as_listed
from deadtown.games.zombies.refusing import people, spaces, tiles
from deadtown.games.zombies.refusing.cards import why_not_card
from deadtown.games.zombies.state import State
from deadtown.games.zombies.tiles import BOX
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
    "event_put": "IS-1.6",
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
SEAT_VERBS = frozenset({"opponent", "halve", "weaken", "strike", "attack"})
TILE_VERBS = frozenset({"place", "objective", "move"})
OTHER_VERBS = frozenset(
    {
        *("rest", "pass", "bullets", "first_aid", "lose_life", "accept", "stop", "keep", "done", "number", "take"),
        *("decline", "sure_win", "end", "no_attack", "stance", "withdraw", "go_on"),
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
    city = state.city
    for space in city.neighbours[pawn.space]:
        yield ("step", city.names[space])


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish or not _makes_sense(state, wish):
        return None
    verb = str(wish[0])
    if decision is None:
        return Refusal("IS-9.1" if state.options.squad else "ZB-13.3", "game-over")
    if isinstance(decision, Window):
        return _why_not_in_window(state, decision, seat, wish)
    if decision.seat != seat:
        return Refusal("ZB-4.1", "not-your-decision", {"seat": decision.seat})
    if verb in CARD_VERBS:
        return why_not_card(state, None, seat, wish)
    if verb in SPACE_VERBS and isinstance(wish[1], str) and wish[1] not in state.city.number:
        return spaces.no_such_space(wish[1])
    if verb == "attack":
        return people.why_not_attack(state, decision, wish)
    explain = EXPLAIN.get((decision.kind, verb))
    about_dice = verb in SPACE_VERBS and isinstance(wish[1], int)
    if explain is not None and about_dice == (decision.kind == "dead_dice_response"):
        return explain(state, decision, wish)
    return Refusal(CLAUSES[decision.kind], f"decide-{decision.kind.replace('_', '-')}")


def _why_not_in_window(state: State, window: Window, seat: int, wish: Option) -> Refusal:
    if wish[0] not in CARD_VERBS:
        return Refusal("ZB-11.3", "decide-window")
    if seat not in window.seats and wish in window.plays(seat):
        return Refusal("ZB-11.4", "not-asked-now")
    return why_not_card(state, window, seat, wish)


def _makes_sense(state: State, wish: Option) -> bool:
    """Whether there is such a verb, and what it names can exist."""
    verb, *values = wish
    if verb in CARD_VERBS:
        return bool(values) and values[0] in KINDS and _is_named(state, str(values[0]), values[1:])
    if verb in SPACE_VERBS:
        if not values or not state.layout:
            return False
        if isinstance(values[0], int):
            # A die of I Don't Think They're Dead (ZB-14.10).
            return verb in ("life", "bullet") and values[0] in (1, 2)
        return place_of(values[0]) is not None
    if verb in SEAT_VERBS:
        return len(values) == 1 and values[0] in range(len(state.pawns))
    return verb in OTHER_VERBS or verb in TILE_VERBS


def _is_named(state: State, card: str, named: list[str | int]) -> bool:
    """Whether what a card is aimed at is a player, or a tile of the box."""
    if not named:
        return True
    return named[0] in (BOX if KINDS[card].aim == "building" else range(len(state.pawns)))


Explanation = Callable[[State, Decision, Option], Refusal]

EXPLAIN: dict[tuple[str, str], Explanation] = {
    ("move_step", "step"): spaces.why_not_step,
    ("move_step", "walk"): spaces.why_not_step,
    ("move_step", "stop"): spaces.why_not_stop,
    ("forced_step", "step"): spaces.why_not_step,
    ("forced_step", "walk"): spaces.why_not_step,
    ("forced_step", "stop"): spaces.why_not_stop,
    ("move_zombie", "zombie"): spaces.why_not_zombie,
    ("lead_zombie", "lead_from"): spaces.why_not_led,
    ("lead_to", "lead"): spaces.why_not_lead,
    ("card_lift", "lift"): spaces.why_not_lift,
    ("event_relocate", "lift"): spaces.why_not_lift,
    ("card_put", "put"): spaces.why_not_put,
    ("event_put", "put"): spaces.why_not_put,
    ("event_place", "put"): spaces.why_not_put,
    ("place_tile_zombies", "leave"): spaces.why_not_leave,
    ("place_tile_tokens", "life"): spaces.why_not_token,
    ("place_tile_tokens", "bullet"): spaces.why_not_token,
    ("place_tile", "place"): tiles.why_not_place,
    ("place_objective", "objective"): tiles.why_not_objective,
    ("event_helipad", "move"): tiles.why_not_helipad,
    ("combat_response", "bullets"): people.why_not_pay,
    ("combat_response", "first_aid"): people.why_not_bandage,
    ("dead_dice_response", "bullet"): people.why_not_die,
    ("dead_dice_response", "life"): people.why_not_die,
    ("event_opponent", "opponent"): people.why_not_opponent,
    ("event_opponent", "decline"): people.why_not_decline,
    ("event_helipad", "decline"): people.why_not_decline,
    ("event_number", "number"): people.why_not_number,
    ("event_take", "take"): people.why_not_take,
    ("event_take", "sure_win"): people.why_not_take,
    ("event_take", "halve"): people.why_not_hinder,
    ("event_take", "weaken"): people.why_not_hinder,
    ("event_take", "strike"): people.why_not_hinder,
    ("pvp_stance", "withdraw"): people.why_not_withdraw,
    ("pvp_stance", "go_on"): people.why_not_withdraw,
}
"""Why a wish of a kind that is asked for can't be had."""
