"""A player's judgement: what each option seems to be worth, at a look, without playing it out.

Worth is counted in *wounds*: what it costs the heroes when one of them who is unhurt is wounded. A temper says what
somebody sees of it.
"""

from collections.abc import Callable

from deadtown.games.kit.tactics import Question
from deadtown.games.last_night.moments import FD, FR, FW
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.play import DONE
from deadtown.games.last_night.state import State
from deadtown.games.last_night.tactics import (
    building,
    duels,
    hero_cards,
    horde,
    horde_cards,
    learning,
    shooting,
    survival,
    things,
    walking,
)
from deadtown.games.last_night.tactics.scene import Scene, seen_in, seen_of
from deadtown.games.last_night.tactics.temper import NOVICE, SURVIVOR, VETERAN, Temper
from deadtown.games.last_night.uses import ANY, WINDOWS
from deadtown.games.last_night.view import View
from deadtown.kernel import PASS, Option

__all__ = [
    "NOVICE",
    "SURVIVOR",
    "VETERAN",
    "Question",
    "Scene",
    "Temper",
    "judged_in",
    "judged_of",
    "seen_in",
    "seen_of",
    "worth",
]

RANKED = ("becky", "sheriff_anderson", "johnny", "jenny", "father_joseph", "jake", "sally", "billy")
"""Who is chosen first where heroes are chosen."""
AT_ONCE = {"fire_order": 0, "claim_activation": -1, "blitz": 0, "claw_again": 0}
"""What needs no thought: which of the options is taken. Nobody claims who can leave it to the order of seats."""


def judged_in(view: View, seat: int, question: Question, temper: Temper) -> list[float]:
    """What each option seems to be worth, by what a seat sees."""
    known = at_once(question)
    if known is not None:
        return [float(option == known) for option in question.options]
    return worth(seen_in(view, seat), question, temper, view.seats[seat].side == HEROES)


def judged_of(state: State, seat: int, question: Question, temper: Temper) -> list[float]:
    """The same in an imagined state."""
    known = at_once(question)
    if known is not None:
        return [float(option == known) for option in question.options]
    return worth(seen_of(state, seat), question, temper, state.sides[seat] == HEROES)


def at_once(question: Question) -> Option | None:
    """What is answered without a look at the table; nothing where that must be thought about."""
    kind, options = question.kind, question.options
    place = AT_ONCE.get(kind)
    if place is not None:
        return options[place]
    if kind == "order_zombies" and options[-1] != DONE:
        return options[0]
    if kind in ANY and not any(is_thought_of(option, kind) for option in options[:-1]):
        return PASS
    return None


def is_thought_of(option: Option, kind: str) -> bool:
    """Whether a player would think of using something at that moment."""
    if option[0] in learning.SPENDING:
        return learning.is_thought_of(option, kind)
    return hero_cards.is_thought_of(option, kind) and horde_cards.is_thought_of(option, kind)


def worth(scene: Scene, question: Question, temper: Temper, is_hero: bool) -> list[float]:
    """What each option seems to be worth to the seat that is asked, where there is something to think about."""
    if question.kind in WINDOWS:
        return windows(scene, question, temper, is_hero)
    return (HERO_JUDGES if is_hero else ZOMBIE_JUDGES)[question.kind](scene, question, temper)


def windows(scene: Scene, question: Question, temper: Temper, is_hero: bool) -> list[float]:
    """What may be played in a window."""
    kind, options = question.kind, question.options
    if kind == FR:
        values = (duels.hero_rolled if is_hero else duels.zombie_rolled)(scene, options)
    elif kind == FD:
        values = duels.declared(scene, options, is_hero)
    elif kind == FW:
        values = duels.won(scene, options) if is_hero else horde_cards.playing(scene, options, kind)
    else:
        values = (hero_cards if is_hero else horde_cards).playing(scene, options, kind)
    values = [
        learning.spending(scene, option, kind) if option[0] in learning.SPENDING else value
        for value, option in zip(values, options, strict=True)
    ]
    if not temper.cards:
        # Who does not think of cards passes, unless something seems to be very good.
        values = [value if option == PASS else value - 0.8 for value, option in zip(values, options, strict=True)]
    return values


def _choosing_heroes(options: list[Option]) -> list[float]:
    return [-float(RANKED.index(str(option[1]))) if option[1] in RANKED else -9.0 for option in options]


def _hero_of(question: Question) -> str:
    return str(question.about.get("hero", ""))


Judge = Callable[[Scene, Question, Temper], list[float]]
HERO_JUDGES: dict[str, Judge] = {
    "move_action": lambda scene, asked, temper: walking.moving(scene, asked.options, temper),
    "hero_step": lambda scene, asked, temper: walking.moving(scene, asked.options, temper),
    "activate": lambda scene, asked, temper: walking.activating(scene, asked.options),
    "start_space": lambda scene, asked, temper: walking.starting(scene, asked.options),
    "new_hero_space": lambda scene, asked, temper: walking.starting(scene, asked.options),
    "choose_move_die": lambda scene, asked, temper: walking.movement_die(asked.options),
    "place_sewer_entrance": lambda scene, asked, temper: walking.opening_sewers(scene, asked.options),
    "move_sewer_entrance": lambda scene, asked, temper: [
        -value for value in walking.opening_sewers(scene, asked.options)
    ],
    "ranged_attack": lambda scene, asked, temper: shooting.shooting(scene, asked.options, _hero_of(asked)),
    "aim_gun": lambda scene, asked, temper: shooting.shooting(scene, asked.options, _hero_of(asked)),
    "order_fights": lambda scene, asked, temper: duels.next_fight(scene, asked.options),
    "fight_next": lambda scene, asked, temper: duels.next_fight(scene, asked.options),
    "exchange": lambda scene, asked, temper: things.exchanging(scene, asked.options),
    "trade_answer": lambda scene, asked, temper: things.answering(scene, asked.options, asked.about),
    "overflow": lambda scene, asked, temper: things.overflowing(scene, asked.options, _hero_of(asked)),
    "combine": lambda scene, asked, temper: things.combining(scene, asked.options),
    "betsy_errand": lambda scene, asked, temper: hero_cards.sending(scene, asked.options, asked.about),
    "douse_fire": lambda scene, asked, temper: hero_cards.dousing(scene, asked.options),
    "keep_card": lambda scene, asked, temper: things.taking(scene, asked.options, asked.about),
    "just_what_i_needed": lambda scene, asked, temper: things.taking(scene, asked.options, asked.about),
    "pick_cards": lambda scene, asked, temper: things.taking(scene, asked.options, asked.about),
    "pick_copies": lambda scene, asked, temper: things.counting_copies(scene, asked.options),
    "choose_hero": lambda scene, asked, temper: _choosing_heroes(asked.options),
    "choose_building": lambda scene, asked, temper: hero_cards.choosing_buildings(scene, asked.options),
    "choose_victim": lambda scene, asked, temper: hero_cards.choosing_victims(scene, asked.options),
    "marker_space": lambda scene, asked, temper: hero_cards.marking(scene, asked.options),
    "push_zombie": lambda scene, asked, temper: horde.pushing(scene, asked.options),
    "bring_back": lambda scene, asked, temper: things.taking(scene, asked.options, asked.about),
    "take_wound": lambda scene, asked, temper: hero_cards.taking_wounds(scene, asked.options, asked.about),
    "move_models": lambda scene, asked, temper: hero_cards.fleeing(scene, asked.options, _hero_of(asked)),
    "evacuate": lambda scene, asked, temper: hero_cards.fleeing(scene, asked.options, _hero_of(asked)),
    "build_more": lambda scene, asked, temper: building.more(scene, asked.options),
    "build_for_wound": lambda scene, asked, temper: building.for_a_wound(scene, asked.options, _hero_of(asked)),
    "place_door_marker": lambda scene, asked, temper: building.marking_doors(scene, asked.options),
    "use_marker": lambda scene, asked, temper: survival.finding(
        scene, asked.options, _hero_of(asked), str(asked.about.get("marker", ""))
    ),
    "free_search": lambda scene, asked, temper: survival.searching_freely(scene, asked.options, _hero_of(asked)),
    "put_under": lambda scene, asked, temper: survival.burying(scene, asked.options),
    "put_back": lambda scene, asked, temper: survival.putting_back(scene, asked.options),
    "divert": lambda scene, asked, temper: survival.diverting(scene, asked.options),
}
"""What heroes decide outside windows."""
ZOMBIE_JUDGES: dict[str, Judge] = {
    "order_zombies": lambda scene, asked, temper: horde.ordering(scene, asked.options, temper),
    "advance": lambda scene, asked, temper: horde.ordering(scene, asked.options, temper),
    "move_zombie": lambda scene, asked, temper: horde.stepping(
        scene, asked.options, temper, str(asked.about.get("zombie", ""))
    ),
    "place_zombie": lambda scene, asked, temper: horde.placing(scene, asked.options),
    "place_grave_dead": lambda scene, asked, temper: horde.placing_red(scene, asked.options),
    "swap_grave_dead": lambda scene, asked, temper: horde.giving_up(scene, asked.options, red=True),
    "swap_grave_weapon": lambda scene, asked, temper: horde.giving_up(scene, asked.options, red=False),
    "give_grave_weapon": lambda scene, asked, temper: horde.arming(scene, asked.options),
    "marker_space": lambda scene, asked, temper: horde.placing(scene, asked.options),
    "token_space": lambda scene, asked, temper: horde.hiding(scene, asked.options),
    "place_sewer_entrance": lambda scene, asked, temper: horde.opening_sewers(scene, asked.options),
    "take_zombie": lambda scene, asked, temper: horde.removing(scene, asked.options),
    "discard_one": lambda scene, asked, temper: horde_cards.discarding(scene, asked.options),
    "discard_to_limit": lambda scene, asked, temper: horde_cards.discarding(scene, asked.options),
    "fire_direction": lambda scene, asked, temper: horde.burning(scene, asked.options),
    "fire_remove": lambda scene, asked, temper: [-value for value in horde.burning(scene, asked.options)],
    "surprise": lambda scene, asked, temper: horde_cards.surprising(scene, asked.options),
    "pick_copies": lambda scene, asked, temper: things.counting_copies(scene, asked.options),
    "choose_building": lambda scene, asked, temper: horde_cards.choosing_buildings(scene, asked.options),
    "place_door_marker": lambda scene, asked, temper: building.marking_doors(scene, asked.options),
}
"""What zombies decide outside windows."""
