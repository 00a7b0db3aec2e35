"""Why something can't be done now, and which clause says so."""

from collections.abc import Iterator

from deadtown.games.last_night.state import State
from deadtown.games.last_night.windows import WINDOWS
from deadtown.kernel import Option, Question, Refusal

CLAUSES = {
    **dict.fromkeys(WINDOWS, "LN-8.9"),
    "choose_hero": "LN-3.8",
    "start_space": "LN-3.9",
    "new_hero_space": "LN-7.21",
    "choose_building": "LN-13.1",
    "discard_to_limit": "LN-4.6",
    "discard_one": "LN-4.6",
    "order_zombies": "LN-4.12",
    "move_zombie": "LN-4.13",
    "advance": "LN-4.13",
    "place_zombie": "LN-4.18",
    "take_zombie": "LN-4.16",
    "order_fights": "LN-4.21",
    "fire_order": "LN-11.6",
    "fire_direction": "LN-11.7",
    "fire_remove": "LN-11.11",
    "claim_activation": "LN-5.1",
    "activate": "LN-5.1",
    "choose_move_die": "LN-5.4",
    "move_action": "LN-5.5",
    "hero_step": "LN-5.6",
    "blitz": "LN-5.7",
    "keep_card": "LN-5.9",
    "just_what_i_needed": "LN-5.10",
    "pick_cards": "LN-8.7",
    "pick_copies": "LN-8.7",
    "overflow": "LN-9.2",
    "exchange": "LN-5.14",
    "trade_answer": "LN-5.14",
    "ranged_attack": "LN-5.16",
    "fight_next": "LN-5.17",
    "choose_victim": "LN-1.13",
    "surprise": "LN-4.7",
    "evacuate": "LN-11.15",
    "push_zombie": "LN-1.14",
    "marker_space": "LN-8.7",
}
"""The kinds of decision, each with the clause that asks for it."""


def wishes(state: State, seat: int) -> Iterator[Option]:
    return iter(())


def why_not(state: State, question: Question | None, seat: int, option: Option) -> Refusal | None:
    return None
