"""What players care for in each of the two games."""

import pytest

from deadtown.games.zombies.bots import TEMPERS
from deadtown.games.zombies.tactics import Temper, in_squad


def test_in_intervention_squad_life_counts_more_and_less_is_alike() -> None:
    temper = in_squad(Temper(care=1.0, squad_care=2.0, blur=1.1, squad_blur=0.8))
    assert (temper.care, temper.blur) == (2.0, 0.8)


@pytest.mark.parametrize("bot", TEMPERS)
def test_what_somebody_is_like_there_is_settled_once(bot: str) -> None:
    once = in_squad(TEMPERS[bot])
    assert in_squad(once) == once
    assert in_squad(Temper()) == Temper()
