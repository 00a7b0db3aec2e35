"""What players care for, and what they do not see."""

from random import Random

from deadtown.bots import find_bot
from deadtown.games.humans.bots import STYLES, TEMPERS
from deadtown.games.humans.tactics import NOVICE, VETERAN
from tests.games.humans.choosing import STRAIGHT
from tests.games.humans.table import GAME, leader, table


def test_a_novice_takes_much_for_alike_and_a_veteran_little() -> None:
    match = table("move", STRAIGHT, leader("e1"), leader("w4"), humans="e3")
    chosen = {
        bot: {find_bot(GAME, bot)(Random(seed)).choose(match.sight()) for seed in range(20)}
        for bot in ("novice", "veteran")
    }
    assert len(chosen["novice"]) > 1
    assert chosen["veteran"] == {("walk", "e1", "e3")}


def test_levels_differ_in_what_is_alike_to_them() -> None:
    assert all(VETERAN.blur < TEMPERS[style].blur < NOVICE.blur for style in STYLES)


def test_styles_differ_in_what_they_care_for() -> None:
    hunter, burglar, spoiler = (TEMPERS[style] for style in STYLES)
    assert hunter.street > hunter.indoors
    assert burglar.indoors > burglar.street
    assert spoiler.spite > max(hunter.spite, burglar.spite)
