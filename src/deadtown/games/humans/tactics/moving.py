"""Where the horde goes: onto humans, round them, to doorsteps, and nearer to who is still far away (HU-7)."""

from typing import Final

from deadtown.games.humans.tactics.closing_in import closing_in
from deadtown.games.humans.tactics.horde import Horde
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.kernel import Option

A_STEP: Final = 0.02
"""What a step costs that could be used otherwise."""


def moving(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """What each step, walk, breach or end is worth to the active player."""
    return led(Horde(scene, temper), options)


def led(horde: Horde, options: list[Option]) -> list[float]:
    """The same for a horde that is known."""
    plans = closing_in(horde) if horde.temper.plans else {}
    number = horde.scene.city.number
    found = []
    for option in options:
        verb = option[0]
        if verb == "end":
            found.append(0.0)
        elif verb == "breach":
            found.append(horde.breaking.now(number[str(option[1])]))
        elif verb == "undermine":
            found.append(horde.breaking.undermining(str(option[1])))
        else:
            start, goal = number[str(option[1])], number[str(option[2])]
            worth = horde.moved(start, goal) + horde.breaking.joining(start, goal)
            planned = plans.get((start, goal))
            if planned is not None and planned > worth:
                worth = planned
            found.append(worth - A_STEP * horde.strides[start][goal])
    return found
