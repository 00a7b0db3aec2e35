"""Why something can't be done now, and which clause says so."""

from collections.abc import Callable, Iterator

from deadtown.games.humans.cards import DO_OVER_ANY, KINDS, WINDOWS, WOUNDS
from deadtown.games.humans.characters import CHARACTERS, OBJECTION, UNDERMINE
from deadtown.games.humans.refusing import horde, leaders, people, placing
from deadtown.games.humans.refusing.cards import NOT_ASKED, why_not_discard, why_not_play
from deadtown.games.humans.refusing.looking import at
from deadtown.games.humans.state import NOWHERE, Leader, State
from deadtown.games.humans.tiles import BOX
from deadtown.games.town import City, doorsteps, place_of
from deadtown.kernel import PASS, Decision, Option, Question, Refusal, Window

CLAUSES = {
    **dict.fromkeys(WINDOWS, "HU-12.3"),
    DO_OVER_ANY: "HU-13.1",
    "choose_character": "HU-3.1",
    "place_tile": "HU-5.2",
    "place_humans": "HU-5.5",
    "place_die_tokens": "HU-5.6",
    "card_put": "HU-16.9",
    "ability": "HU-14.2",
    "objection": "HU-17.1",
    "move_step": "HU-7.2",
    "do_over": "HU-13.1",
    "capture_order": "HU-8.1",
    "infect_or_eat": "HU-8.3",
    "keep_wound": "HU-9.2",
    "move_human": "HU-10.4",
    "lead_human": "HU-10.3",
    "lead_to": "HU-10.3",
    "discard_card": "HU-11.1",
}
"""The kinds of decision, each with the clause that asks for it."""

ABILITY_VERBS = frozenset({"use", "object", "undermine"})
SPACE_VERBS = frozenset({"step", "walk", "breach", "attempt", "flee", "human", "to", "put", "leave"})
WAY_VERBS = frozenset({"step", "walk"})
THINGS = {
    "choose": frozenset(CHARACTERS),
    "use": frozenset(leaders.OWNERS),
    "keep_wound": frozenset(WOUNDS),
    "discard": frozenset(KINDS),
    "undermine": frozenset(BOX),
}
"""Verbs that name one thing, and what that may be."""
ALONE = frozenset(
    {*("pass", "spare", "object", "let_be", "end", "reroll", "accept", "infect", "eat", "done", "keep"), "place"}
)
"""Verbs that name nothing; and to place a tile, whatever is named with it."""


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand, the own ability, and all that the own zombies could try: what a person would click."""
    if not state.leaders or not state.leaders[seat].character:
        return
    leader, city = state.leaders[seat], state.open_city
    for card in sorted(set(leader.hand)):
        yield ("play", card)
    yield from ability_wishes(leader, city)
    zombies = sorted({space for space in leader.zombies if space != NOWHERE})
    for space in zombies:
        for other in city.neighbours[space]:
            yield ("step", city.names[space], city.names[other])
    for tile in range(len(city.tiles)):
        for doorstep in doorsteps(city, tile):
            yield ("breach", city.names[doorstep])
    around = {*zombies, *(other for space in zombies for other in city.neighbours[space])}
    for space in sorted(around & state.humans.keys()):
        yield ("attempt", city.names[space])


def ability_wishes(leader: Leader, city: City) -> Iterator[Option]:
    """How the ability of a character is used."""
    ability = leader.sheet.ability
    if ability == OBJECTION:
        yield ("object",)
    elif ability == UNDERMINE:
        for placed, rooms in zip(city.tiles, city.rooms, strict=True):
            if rooms:
                yield ("undermine", placed.tile)
    else:
        yield ("use", ability)


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish or not _makes_sense(state, wish):
        return None
    verb = str(wish[0])
    if decision is None:
        by_points = state.outcome is None or state.outcome.ending == "points"
        return Refusal("HU-15.2" if by_points else "HU-15.3", "game-over")
    if isinstance(decision, Window):
        return _why_not_in_window(state, decision, seat, wish)
    if decision.seat != seat:
        return Refusal("HU-4.2", "not-your-decision", {"seat": decision.seat})
    if verb in SPACE_VERBS:
        number = state.open_city.number
        strange = next((name for name in wish[1:] if name not in number), None)
        if strange is not None:
            return at("HU-2.2", "no-such-space", strange)
    explain = EXPLAIN.get((decision.kind, verb))
    if explain is not None:
        return explain(state, decision, wish)
    return _why_never(state, decision, seat, wish) or _first(decision)


def _why_not_in_window(state: State, window: Window, seat: int, wish: Option) -> Refusal:
    if wish == PASS:
        return NOT_ASKED if window.kind in WINDOWS else leaders.why_not_reroll(state, seat)
    return _why_never(state, window, seat, wish) or _first(window)


def _why_never(state: State, question: Question, seat: int, wish: Option) -> Refusal | None:
    """Why what may be wished for at any time can't be had now: cards, abilities and another roll."""
    verb = str(wish[0])
    if verb == "play":
        window = question if isinstance(question, Window) else None
        return why_not_play(state, window, seat, str(wish[1]), wish[2:])
    if verb == "discard":
        return why_not_discard(state, seat, str(wish[1]))
    if verb == "reroll":
        return leaders.why_not_reroll(state, seat)
    if verb in ABILITY_VERBS and state.leaders[seat].character:
        return leaders.why_not_ability(state, question, seat, wish)
    return None


def _first(question: Question) -> Refusal:
    """Something else is asked first."""
    kind = "window" if question.kind in WINDOWS else question.kind
    return Refusal(CLAUSES[question.kind], f"decide-{kind.replace('_', '-')}")


def _makes_sense(state: State, wish: Option) -> bool:
    """Whether there is such a verb, and what it names can exist."""
    verb, *values = wish
    if verb == "play":
        return bool(values) and values[0] in KINDS and _can_be_named(state, str(values[0]), values[1:])
    if verb in SPACE_VERBS:
        most = 2 if verb in WAY_VERBS else 1
        return 0 < len(values) <= most and all(place_of(value) is not None for value in values)
    if verb in THINGS:
        return len(values) == 1 and values[0] in THINGS[str(verb)]
    return verb in ALONE and (verb == "place" or not values)


def _can_be_named(state: State, card: str, named: list[str | int]) -> bool:
    """Whether what a card is aimed at is a player, or a tile of the box."""
    if not named:
        return True
    tiles = KINDS[card].aim in ("tile", "building")
    return len(named) == 1 and named[0] in (BOX if tiles else range(len(state.leaders)))


Explanation = Callable[[State, Decision, Option], Refusal]

EXPLAIN: dict[tuple[str, str], Explanation] = {
    ("choose_character", "choose"): leaders.why_not_character,
    ("place_tile", "place"): placing.why_not_place,
    ("place_humans", "put"): placing.why_not_there,
    ("place_humans", "leave"): placing.why_not_there,
    ("place_die_tokens", "put"): placing.why_not_there,
    ("place_die_tokens", "leave"): placing.why_not_there,
    ("card_put", "put"): placing.why_not_put,
    ("move_step", "step"): horde.why_not_step,
    ("move_step", "walk"): horde.why_not_step,
    ("move_step", "breach"): horde.why_not_breach,
    ("move_step", "attempt"): people.why_not_attempt,
    ("capture_order", "attempt"): people.why_not_attempt,
    ("keep_wound", "keep_wound"): leaders.why_not_wound,
    ("move_human", "flee"): people.why_not_flee,
    ("lead_human", "human"): people.why_not_human,
    ("lead_to", "to"): people.why_not_to,
}
"""Why a wish of a kind that is asked for can't be had."""
