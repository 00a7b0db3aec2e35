"""Why something can't be done now, and which clause says so."""

from collections.abc import Callable, Iterator

from deadtown.games.humans.cards import DO_OVER_ANY, WOUNDS
from deadtown.games.humans.cards import KINDS as HUMANS_KINDS
from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.combined.cards import WINDOWS
from deadtown.games.humans.combined.refusing import guys, hordes, nobodys
from deadtown.games.humans.combined.refusing.cards import NOT_ASKED, why_not_card
from deadtown.games.humans.combined.refusing.looking import at
from deadtown.games.humans.combined.refusing.targets import MOVING_CARDS
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.refusals import CLAUSES as HUMANS_CLAUSES
from deadtown.games.humans.refusals import ability_wishes
from deadtown.games.humans.refusing import leaders, people, placing
from deadtown.games.humans.state import NOWHERE
from deadtown.games.humans.tiles import BOX as HUMAN_BOX
from deadtown.games.town import doorsteps, place_of
from deadtown.games.zombies.cards import BUTTER_FINGERS, ITEMS, USABLE, kinds_as_listed
from deadtown.games.zombies.cards import KINDS as ZOMBIES_KINDS
from deadtown.games.zombies.refusals import CLAUSES as ZOMBIES_CLAUSES
from deadtown.games.zombies.refusing import people as pawns
from deadtown.games.zombies.refusing import spaces
from deadtown.games.zombies.tiles import BOX as ZOMBIE_BOX
from deadtown.kernel import PASS, Decision, Option, Question, Refusal, Window

OWN = {
    "hx_draw_from": "HX-6.1",
    "hx_start_pawns": "HX-4.2",
    "hx_draw_tile_from": "HX-5.1",
    "hx_populate": "HX-5.2",
    "hx_fight_order": "HX-9.2",
    "hx_bullets": "HX-9.3",
    "hx_counterattack": "HX-9.7",
    "hx_infect_pawn": "HX-10.3",
    "hx_move_guy": "HX-10.5",
    "hx_grenade_pawn": "HX-13.5",
    "move_pawn": "HX-7.2",
    "place_tile": "HX-5.5",
    "move_zombie": "HX-8.2",
    "card_put": "ZB-11.12",
}
"""The kinds of decision that other clauses ask for than in the two games, or that these have not."""
OF_ZOMBIES = (
    *("place_tile_zombies", "place_tile_tokens", "combat_response", "dead_dice_response", "move_step"),
    *("forced_step", "card_lift"),
)
OF_HUMANS = (
    *("choose_character", "place_humans", "place_die_tokens", "ability", "objection", "do_over", "capture_order"),
    *("infect_or_eat", "keep_wound", "move_human", "lead_human", "lead_to", "discard_card", DO_OVER_ANY),
)
CLAUSES = {
    **dict.fromkeys(WINDOWS, "HX-6.3"),
    **{kind: ZOMBIES_CLAUSES[kind] for kind in OF_ZOMBIES},
    **{kind: HUMANS_CLAUSES[kind] for kind in OF_HUMANS},
    **OWN,
}
"""The kinds of decision, each with the clause that asks for it."""

CARDS = frozenset({*HUMANS_KINDS, *ZOMBIES_KINDS})
BOX = frozenset({*HUMAN_BOX, *ZOMBIE_BOX})
CARD_VERBS = frozenset({"play", "discard"})
FROM_TO = frozenset({"step", "walk", "zombie"})
"""Verbs that may name two spaces."""
SPACE_VERBS = FROM_TO | {
    *("breach", "attempt", "flee", "human", "to", "put", "leave", "lift", "pawn", "life", "bullet"),
}
DIE_VERBS = frozenset({"life", "bullet"})
"""Verbs that may also name one of two dice (ZB-14.10)."""
SEAT_VERBS = frozenset({"attack", "fight_pawn"})
SETS = frozenset({"humans", "zombies"})
THINGS = {
    "choose": frozenset(CHARACTERS),
    "use": frozenset({*leaders.OWNERS, *ITEMS}),
    "keep_wound": frozenset(WOUNDS),
    "discard": CARDS,
    "undermine": BOX,
    "draw_from": SETS,
    "tile_from": SETS,
    "populate": SETS,
}
"""Verbs that name one thing, and what that may be."""
ALONE = frozenset(
    {
        *("pass", "spare", "object", "let_be", "end", "reroll", "accept", "infect", "eat", "done", "keep", "place"),
        *("rest", "bullets", "first_aid", "lose_life", "stop", "fight_zombie", "fail", "strike_back", "let_go"),
        *("raise", "leave_it"),
    }
)
"""Verbs that name nothing; and to place a tile, whatever is named with it."""


def wishes(state: State, seat: int) -> Iterator[Option]:
    """What a person would click: cards, items, the own ability, and all that the own pieces could try."""
    if not state.pawns:
        return
    for card in sorted({*state.pawns[seat].hand}):
        yield ("play", card)
    if state.is_guy(seat):
        yield from _wishes_of_guy(state, seat)
    elif state.leaders[seat].character:
        yield from _wishes_of_horde(state, seat)


def _wishes_of_guy(state: State, seat: int) -> Iterator[Option]:
    """The items in play, and the spaces beside the shotgun guy."""
    pawn, city = state.pawns[seat], state.city
    for card in kinds_as_listed(pawn.in_play):
        if card in USABLE:
            yield ("use", card)
    if pawn.space != NOWHERE:
        for space in city.neighbours[pawn.space]:
            yield ("step", city.names[space])


def _wishes_of_horde(state: State, seat: int) -> Iterator[Option]:
    """The ability, and steps, breaches, captures and attacks of the horde zombies."""
    leader, city = state.leaders[seat], state.open_city
    yield from ability_wishes(leader, city)
    zombies = sorted({space for space in leader.zombies if space >= 0})
    for space in zombies:
        for other in city.neighbours[space]:
            yield ("step", city.names[space], city.names[other])
    for tile in range(len(city.tiles)):
        for doorstep in doorsteps(city, tile):
            yield ("breach", city.names[doorstep])
    around = {*zombies, *(other for space in zombies for other in city.neighbours[space])}
    for space in sorted(around & state.humans.keys()):
        yield ("attempt", city.names[space])
    for guy, pawn in enumerate(state.pawns):
        if pawn.space in around:
            yield ("attack", guy)


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish or not _makes_sense(state, wish):
        return None
    if decision is None:
        by_goal = state.outcome is None or state.outcome.ending != "rounds"
        return Refusal("HX-12.1" if by_goal else "HX-12.3", "game-over")
    if isinstance(decision, Window):
        return _why_not_in_window(state, decision, seat, wish)
    if decision.seat != seat:
        clause = "ZB-4.1" if state.is_guy(state.active) else "HX-8.3"
        return Refusal(clause, "not-your-decision", {"seat": decision.seat})
    verb = str(wish[0])
    if verb in SPACE_VERBS and not _names_a_die(wish):
        strange = next((name for name in wish[1:] if name not in state.open_city.number), None)
        if strange is not None:
            return at("ZB-2.3" if state.is_guy(seat) else "HU-2.2", "no-such-space", strange)
    explain = EXPLAIN.get((decision.kind, verb))
    if explain is not None and (verb not in DIE_VERBS or _names_a_die(wish) == (decision.kind == DEAD_DICE)):
        return explain(state, decision, wish)
    return _why_never(state, decision, seat, wish) or _first(decision)


def _why_not_in_window(state: State, window: Window, seat: int, wish: Option) -> Refusal:
    if wish == PASS:
        return NOT_ASKED if window.kind in WINDOWS else leaders.why_not_reroll(state, seat)
    return _why_never(state, window, seat, wish) or _first(window)


def _why_never(state: State, question: Question, seat: int, wish: Option) -> Refusal | None:
    """Why what may be wished for at any time can't be had now: cards, items, abilities, attacks and another roll."""
    verb = str(wish[0])
    if verb in CARD_VERBS or (verb == "use" and wish[1] in ITEMS):
        return why_not_card(state, question if isinstance(question, Window) else None, seat, wish)
    if verb == "reroll":
        return leaders.why_not_reroll(state, seat)
    if verb in ("use", "object", "undermine"):
        ready = state.is_guy(seat) or state.leaders[seat].character
        return hordes.why_not_ability(state, question, seat, wish) if ready else None
    if verb in SEAT_VERBS and question.kind != "hx_counterattack":
        same = state.sides[seat] == state.sides[int(wish[1])]
        return Refusal("HX-9.1", "same-side" if same else "attack-by-moving")
    return None


def _first(question: Question) -> Refusal:
    """Something else is asked first."""
    kind = "window" if question.kind in WINDOWS else question.kind
    return Refusal(CLAUSES[question.kind], f"decide-{kind.replace('_', '-')}")


def _names_a_die(wish: Option) -> bool:
    return wish[0] in DIE_VERBS and isinstance(wish[1], int)


def _makes_sense(state: State, wish: Option) -> bool:
    """Whether there is such a verb, and what it names can exist."""
    verb, *values = wish
    if verb == "play":
        return bool(values) and values[0] in CARDS and _can_be_named(state, str(values[0]), values[1:])
    if verb in DIE_VERBS and values and isinstance(values[0], int):
        return values in ([1], [2])
    if verb in SPACE_VERBS:
        most = 2 if verb in FROM_TO else 1
        return 0 < len(values) <= most and all(place_of(value) is not None for value in values)
    if verb in SEAT_VERBS:
        return len(values) == 1 and values[0] in range(len(state.sides))
    if verb in THINGS:
        return len(values) == 1 and values[0] in THINGS[str(verb)]
    return verb in ALONE and (verb == "place" or not values)


def _can_be_named(state: State, card: str, named: list[str | int]) -> bool:
    """Whether what a card is aimed at is a player, and a piece or a thing of theirs; or a tile of either box."""
    if not named:
        return True
    aim = HUMANS_KINDS[card].aim if card in HUMANS_KINDS else ZOMBIES_KINDS[card].aim
    if aim in ("tile", "building"):
        return len(named) == 1 and named[0] in BOX
    if named[0] not in range(len(state.sides)) or len(named) > 2:
        return False
    if len(named) == 1:
        return True
    if card == BUTTER_FINGERS:
        return named[1] in ITEMS or named[1] in (1, 2)
    return card in MOVING_CARDS and not state.is_guy(int(named[0])) and place_of(named[1]) is not None


Explanation = Callable[[State, Decision, Option], Refusal]

DEAD_DICE = "dead_dice_response"
EXPLAIN: dict[tuple[str, str], Explanation] = {
    ("choose_character", "choose"): leaders.why_not_character,
    ("hx_start_pawns", "put"): hordes.why_not_start,
    ("place_tile", "place"): placing.why_not_place,
    **{
        (kind, verb): nobodys.why_not_there
        for kind in ("place_humans", "place_die_tokens", "place_tile_zombies")
        for verb in ("put", "leave")
    },
    ("place_tile_tokens", "life"): spaces.why_not_token,
    ("place_tile_tokens", "bullet"): spaces.why_not_token,
    ("card_put", "put"): nobodys.why_not_put,
    ("card_lift", "lift"): spaces.why_not_lift,
    ("move_step", "step"): guys.why_not_step,
    ("move_step", "walk"): guys.why_not_step,
    ("move_step", "stop"): spaces.why_not_stop,
    ("forced_step", "step"): guys.why_not_forced,
    ("forced_step", "walk"): guys.why_not_forced,
    ("forced_step", "stop"): spaces.why_not_stop,
    ("move_pawn", "step"): hordes.why_not_step,
    ("move_pawn", "walk"): hordes.why_not_step,
    ("move_pawn", "breach"): hordes.why_not_breach,
    ("move_pawn", "attempt"): people.why_not_attempt,
    ("move_pawn", "attack"): hordes.why_not_attack,
    ("capture_order", "attempt"): people.why_not_attempt,
    ("capture_order", "attack"): hordes.why_not_attack,
    ("keep_wound", "keep_wound"): leaders.why_not_wound,
    ("move_human", "flee"): people.why_not_flee,
    ("lead_human", "human"): people.why_not_human,
    ("lead_to", "to"): people.why_not_to,
    ("move_zombie", "zombie"): nobodys.why_not_zombie,
    ("combat_response", "bullets"): pawns.why_not_pay,
    ("combat_response", "first_aid"): pawns.why_not_bandage,
    (DEAD_DICE, "bullet"): pawns.why_not_die,
    (DEAD_DICE, "life"): pawns.why_not_die,
    ("hx_fight_order", "fight_pawn"): guys.why_not_fight,
    ("hx_fight_order", "fight_zombie"): guys.why_not_fight,
    ("hx_move_guy", "flee"): guys.why_not_flee,
    ("hx_grenade_pawn", "pawn"): hordes.why_not_hit,
}
"""Why a wish of a kind that is asked for can't be had."""
