"""A player's judgement: what each option seems to be worth, at a look, without playing it out.

Worth is counted in *wounds*: what it costs the heroes when one of them who is unhurt is wounded. A temper says what
somebody sees of it.
"""

from collections.abc import Mapping
from typing import Protocol

from deadtown.games.last_night.play import DONE
from deadtown.games.last_night.state import HEROES, State
from deadtown.games.last_night.tactics import duels, hero_cards, horde, horde_cards, shooting, things, walking
from deadtown.games.last_night.tactics.scene import Scene, seen_in, seen_of
from deadtown.games.last_night.tactics.temper import NOVICE, SURVIVOR, VETERAN, Temper
from deadtown.games.last_night.view import View
from deadtown.games.last_night.windows import ANY, FD, FR, FW, WINDOWS
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
AT_ONCE = {"fire_order": 0, "claim_activation": -1, "blitz": 0}
"""What needs no thought: which of the options is taken. Nobody claims who can leave it to the order of seats."""


class Question(Protocol):
    """A decision, or what a bot sees of it."""

    @property
    def kind(self) -> str: ...
    @property
    def options(self) -> list[Option]: ...
    @property
    def about(self) -> Mapping[str, str | int]: ...


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
    return hero_cards.is_thought_of(option, kind) and horde_cards.is_thought_of(option, kind)


def worth(scene: Scene, question: Question, temper: Temper, is_hero: bool) -> list[float]:
    """What each option seems to be worth to the seat that is asked, where there is something to think about."""
    if question.kind in WINDOWS:
        return windows(scene, question, temper, is_hero)
    return (_hero if is_hero else _zombie)(scene, question, temper)


def windows(scene: Scene, question: Question, temper: Temper, is_hero: bool) -> list[float]:
    """What may be played in a window."""
    kind, options = question.kind, question.options
    if kind == FR:
        values = (duels.hero_rolled if is_hero else duels.zombie_rolled)(scene, options)
    elif kind == FD:
        values = duels.declared(scene, options, is_hero)
    elif kind == FW:
        values = duels.won(scene, options)
    else:
        values = (hero_cards if is_hero else horde_cards).playing(scene, options, kind)
    if not temper.cards:
        # Who does not think of cards passes, unless something seems to be very good.
        values = [value if option == PASS else value - 0.8 for value, option in zip(values, options, strict=True)]
    return values


def _hero(scene: Scene, question: Question, temper: Temper) -> list[float]:
    """Decisions of heroes outside windows."""
    kind, options, about = question.kind, question.options, question.about
    person = str(about.get("hero", ""))
    if kind in ("move_action", "hero_step"):
        return walking.moving(scene, options, temper)
    if kind == "activate":
        return walking.activating(scene, options)
    if kind in ("start_space", "new_hero_space"):
        return walking.starting(scene, options, person)
    if kind == "choose_move_die":
        return walking.movement_die(scene, options)
    if kind == "ranged_attack":
        return shooting.shooting(scene, options)
    if kind in ("order_fights", "fight_next"):
        return duels.next_fight(scene, options)
    if kind == "exchange":
        return things.exchanging(scene, options)
    if kind == "trade_answer":
        return things.answering(scene, options, about)
    if kind == "overflow":
        return things.overflowing(scene, options, person)
    if kind in ("keep_card", "just_what_i_needed", "pick_cards"):
        return things.taking(scene, options, about)
    if kind == "pick_copies":
        return things.counting_copies(scene, options)
    if kind == "choose_hero":
        return [-float(RANKED.index(str(option[1]))) if option[1] in RANKED else -9.0 for option in options]
    if kind == "choose_building":
        return hero_cards.choosing_buildings(scene, options)
    if kind == "choose_victim":
        return hero_cards.choosing_victims(scene, options)
    if kind == "marker_space":
        return hero_cards.marking(scene, options)
    if kind == "push_zombie":
        return horde.pushing(scene, options)
    if kind == "evacuate":
        return hero_cards.fleeing(scene, options, person)
    raise AssertionError(f"heroes are not asked {kind}")


def _zombie(scene: Scene, question: Question, temper: Temper) -> list[float]:
    """Decisions of zombies outside windows."""
    kind, options, about = question.kind, question.options, question.about
    if kind in ("order_zombies", "advance"):
        return horde.ordering(scene, options, temper)
    if kind == "move_zombie":
        return horde.stepping(scene, options, temper, str(about.get("zombie", "")))
    if kind == "place_zombie":
        return horde.placing(scene, options)
    if kind == "take_zombie":
        return horde.removing(scene, options)
    if kind == "marker_space":
        return horde.opening_pits(scene, options)
    if kind in ("discard_one", "discard_to_limit"):
        return horde_cards.discarding(scene, options)
    if kind in ("fire_direction", "fire_remove"):
        values = horde.burning(scene, options)
        return values if kind == "fire_direction" else [-value for value in values]
    if kind == "surprise":
        return horde_cards.surprising(scene, options)
    if kind == "pick_copies":
        return things.counting_copies(scene, options)
    if kind == "choose_building":
        return horde_cards.choosing_buildings(scene, options)
    raise AssertionError(f"zombies are not asked {kind}")
