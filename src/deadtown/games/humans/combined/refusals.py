"""Why something can't be done now, and which clause says so."""

from collections.abc import Iterator

from deadtown.games.humans.cards import DO_OVER_ANY
from deadtown.games.humans.combined.cards import WINDOWS
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.refusals import CLAUSES as HUMANS_CLAUSES
from deadtown.games.zombies.refusals import CLAUSES as ZOMBIES_CLAUSES
from deadtown.kernel import Option, Question, Refusal

OWN = {
    "hx_draw_from": "HX-6.1",
    "hx_start_pawns": "HX-4.2",
    "hx_draw_tile_from": "HX-5.1",
    "hx_populate": "HX-5.2",
    "hx_fight_order": "HX-9.2",
    "hx_bullets": "HX-9.5",
    "hx_counterattack": "HX-9.7",
    "hx_infect_pawn": "HX-10.3",
    "hx_move_guy": "HX-10.5",
    "hx_grenade_pawn": "HX-13.5",
    "move_pawn": "HX-7.2",
}
"""The kinds of decision of this game alone, each with the clause that asks for it."""
OF_ZOMBIES = (
    *("place_tile", "place_tile_zombies", "place_tile_tokens", "combat_response", "dead_dice_response", "move_step"),
    *("forced_step", "move_zombie", "card_put", "card_lift"),
)
OF_HUMANS = (
    *("choose_character", "place_humans", "place_die_tokens", "ability", "objection", "do_over", "capture_order"),
    *("infect_or_eat", "keep_wound", "move_human", "lead_human", "lead_to", "discard_card"),
)
CLAUSES = {
    **dict.fromkeys((*WINDOWS, DO_OVER_ANY), "HX-6.3"),
    **{kind: ZOMBIES_CLAUSES[kind] for kind in OF_ZOMBIES},
    **{kind: HUMANS_CLAUSES[kind] for kind in OF_HUMANS},
    **OWN,
}
"""The kinds of decision, each with the clause that asks for it."""


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand: what a person would click."""
    for card in sorted(set(state.pawns[seat].hand)) if state.pawns else ():
        yield ("play", card)


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if not wish:
        return None
    if decision is None:
        return Refusal("HX-12.1", "game-over")
    kind = "window" if decision.kind in WINDOWS else decision.kind
    return Refusal(CLAUSES[decision.kind], f"decide-{kind.replace('_', '-')}")
