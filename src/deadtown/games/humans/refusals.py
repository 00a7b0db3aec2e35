"""Why something can't be done now, and which clause says so."""

from collections.abc import Iterator

from deadtown.games.humans.cards import DO_OVER_ANY, WINDOWS
from deadtown.games.humans.state import State
from deadtown.kernel import Option, Question, Refusal, Window

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


def wishes(state: State, seat: int) -> Iterator[Option]:
    """Every card in hand: what a person would click."""
    for card in sorted(set(state.leaders[seat].hand)) if state.leaders else ():
        yield ("play", card)


def why_not(state: State, decision: Question | None, seat: int, wish: Option) -> Refusal | None:
    if decision is None:
        return Refusal("HU-15.2", "game-over")
    if isinstance(decision, Window):
        return Refusal("HU-12.3", "decide-window")
    if decision.seat != seat:
        return Refusal("HU-4.2", "not-your-decision", {"seat": decision.seat})
    return Refusal(CLAUSES[decision.kind], f"decide-{decision.kind.replace('_', '-')}")
