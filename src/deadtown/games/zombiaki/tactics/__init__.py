"""A player's judgement: what each option seems to be worth, at a look, without playing it out.

Worth is counted in *danger*: how much nearer the zombies come to crossing, or are kept from it. What it costs to spend
a card is the worth of ending the play step instead.
"""

from collections.abc import Callable

from deadtown.games.kit.tactics import Question
from deadtown.games.zombiaki.cards import HUMANS
from deadtown.games.zombiaki.movement import Street
from deadtown.games.zombiaki.tactics import humans, zombies
from deadtown.kernel import Option

__all__ = ["Question", "worth"]


Judge = Callable[[Street, Option], float]


def worth(street: Street, question: Question) -> list[float]:
    """What each option seems to be worth to the side that is asked."""
    judge = JUDGES.get(question.kind)
    if judge is not None:
        return [judge(street, option) for option in question.options]
    humans_asked = question.about.get("side") == HUMANS
    if question.kind == "discard":
        keep = humans.keeping if humans_asked else zombies.keeping
        return [-keep(street, str(option[1])) for option in question.options]
    if question.kind == "click":
        return zombies.clicking(street, str(question.about["card"]), question.options)
    play = humans.playing if humans_asked else zombies.playing
    return [play(street, option) for option in question.options]


JUDGES: dict[str, Judge] = {
    "dog_step": zombies.dog_step,
    "hold": zombies.holding,
    "shrapnel": humans.shrapnel,
    "aim": humans.aiming,
}
