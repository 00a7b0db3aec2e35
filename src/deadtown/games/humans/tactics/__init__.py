"""A player's judgement: what each option seems to be worth, at a look, without playing it out.

Worth is counted in *points*: what it would be worth to have one more while the goal is far away. A temper says what
else counts, and how much.
"""

from collections.abc import Callable

from deadtown.games.humans.cards import DO_OVER_ANY, WINDOWS
from deadtown.games.humans.state import State
from deadtown.games.humans.steps import BAND_STEPS
from deadtown.games.humans.tactics import abilities, cards, leading, moving, placing, rolls
from deadtown.games.humans.tactics.scene import Scene, seen_in, seen_of
from deadtown.games.humans.tactics.temper import BURGLAR, HUNTER, NOVICE, SPOILER, VETERAN, Temper
from deadtown.games.humans.view import View
from deadtown.games.kit.tactics import Question
from deadtown.kernel import Option

__all__ = [
    "BURGLAR",
    "HUNTER",
    "NOVICE",
    "SPOILER",
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


Judge = Callable[[Scene, list[Option], Temper], list[float]]


def judged_in(view: View, seat: int, question: Question, temper: Temper) -> list[float]:
    """What each option seems to be worth, by what a seat sees."""
    if question.kind == "choose_character":
        return abilities.choosing(question.options)
    return worth(seen_in(view, seat), question, temper)


def judged_of(state: State, seat: int, question: Question, temper: Temper) -> list[float]:
    """The same in an imagined state."""
    if question.kind == "choose_character":
        return abilities.choosing(question.options)
    return worth(seen_of(state, seat), question, temper)


def worth(scene: Scene, question: Question, temper: Temper) -> list[float]:
    """What each option seems to be worth to the seat that is asked."""
    kind, options, about = question.kind, question.options, question.about
    if kind in WINDOWS:
        return cards.playing(scene, options, temper)
    if kind in ("do_over", DO_OVER_ANY):
        return rolls.rolling_again(scene, options, about, temper)
    if kind == "objection":
        return abilities.objecting(scene, options, about, temper)
    if kind == "lead_human":
        return leading.choosing(scene, options, int(about.get("steps", BAND_STEPS)), temper)
    return JUDGES[kind](scene, options, temper)


JUDGES: dict[str, Judge] = {
    "place_tile": placing.placing,
    "place_humans": placing.putting,
    "place_die_tokens": placing.putting,
    "card_put": placing.putting,
    "ability": abilities.using,
    "move_step": moving.moving,
    "capture_order": rolls.ordering,
    "infect_or_eat": rolls.infecting,
    "keep_wound": rolls.keeping,
    "move_human": leading.fleeing,
    "lead_to": leading.fleeing,
    "discard_card": cards.discarding,
}
