"""A player's judgement: what each option seems to be worth, at a look, without playing it out.

Worth is counted in *life*: what it would be worth to have one more. A temper says what else counts, and how much.
"""

from collections.abc import Callable

from deadtown.games.kit.tactics import Question
from deadtown.games.zombies.cards import WINDOWS
from deadtown.games.zombies.tactics import cards, combat, event_die, horde, laying, moving
from deadtown.games.zombies.tactics.landing import PLAIN
from deadtown.games.zombies.tactics.scene import Scene, seen_in, seen_of
from deadtown.games.zombies.tactics.temper import (
    HUNTER,
    NOVICE,
    RUNNER,
    SPOILER,
    VETERAN,
    Temper,
    before_helipad,
    in_squad,
    without_helipad,
)
from deadtown.kernel import Option

__all__ = [
    "HUNTER",
    "NOVICE",
    "RUNNER",
    "SPOILER",
    "VETERAN",
    "Question",
    "Scene",
    "Temper",
    "in_squad",
    "seen_in",
    "seen_of",
    "worth",
]


Judge = Callable[[Scene, list[Option], Temper], list[float]]


def worth(scene: Scene, question: Question, temper: Temper) -> list[float]:
    """What each option seems to be worth to the seat that is asked."""
    kind, options, about = question.kind, question.options, question.about
    if scene.options.squad:
        temper = in_squad(temper)
    elif scene.zombies_only:
        temper = without_helipad(temper)
    elif scene.helipad_comes:
        temper = before_helipad(temper)
    if kind in WINDOW_KINDS:
        return cards.playing(scene, options, kind, int(about["seat"]), temper)
    if kind in ("move_step", "forced_step"):
        moved = int(about["seat"])
        judge = moving.walking if kind == "move_step" else moving.stepping
        if moved == scene.seat:
            return judge(scene, options, scene.me, temper)
        return [-value for value in judge(scene, options, scene.people[moved], PLAIN)]
    if kind == "combat_response":
        return combat.responding(scene, options, int(about["missing"]), temper)
    if kind == "dead_dice_response":
        return combat.keeping_dead(scene, options, (int(about["one"]), int(about["two"])), temper)
    if kind == "pvp_stance":
        return combat.stance(scene, options, int(about["seat"]), temper)
    if kind == "pvp_withdraw":
        return combat.withdrawing(scene, options, int(about["seat"]), temper)
    return JUDGES[kind](scene, options, temper)


WINDOW_KINDS = frozenset(WINDOWS)
JUDGES: dict[str, Judge] = {
    "place_tile": laying.placing,
    "place_objective": laying.placing_objectives,
    "place_tile_zombies": laying.leaving,
    "place_tile_tokens": laying.laying_tokens,
    "move_zombie": horde.moving_zombies,
    "card_put": horde.putting,
    "card_lift": horde.lifting,
    "event_put": horde.putting,
    "event_place": horde.putting,
    "event_relocate": horde.lifting,
    "discard_card": cards.discarding,
    "event_opponent": event_die.naming_opponent,
    "event_number": event_die.naming_number,
    "event_helipad": event_die.moving_helipad,
    "event_take": event_die.taking,
    "lead_zombie": event_die.choosing_zombie,
    "lead_to": event_die.leading,
    "pvp_attack": combat.attacking,
}
