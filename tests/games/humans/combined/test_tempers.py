"""What players of the combined game care for, and what they do not see."""

from random import Random

from deadtown.bots import find_bot
from deadtown.games.humans.combined.bots import STYLES, TEMPERS
from deadtown.games.humans.combined.tactics import NOVICE, VETERAN
from tests.games.humans.combined.choosing import choice
from tests.games.humans.combined.table import COMBINED, guy, horde, table


def test_a_novice_takes_much_for_alike_and_a_veteran_little() -> None:
    match = table("move", "", guy(""), horde("w1"), humans="n1", active=1)
    chosen = {
        bot: {find_bot(COMBINED, bot)(Random(seed)).choose(match.sight()) for seed in range(20)}
        for bot in ("novice", "veteran")
    }
    assert len(chosen["novice"]) > 1
    assert chosen["veteran"] == {("walk", "w1", "n1")}


def test_levels_differ_in_what_is_alike_to_them() -> None:
    for style in STYLES:
        assert VETERAN.guy.blur < TEMPERS[style].guy.blur < NOVICE.guy.blur
        assert VETERAN.horde.blur < TEMPERS[style].horde.blur < NOVICE.horde.blur


def test_styles_differ_in_what_they_care_for() -> None:
    hunter, brawler, spoiler = (TEMPERS[style] for style in STYLES)
    assert brawler.brawl > spoiler.brawl > hunter.brawl
    assert spoiler.guy.spite > max(hunter.guy.spite, brawler.guy.spite)
    assert spoiler.horde.spite > max(hunter.horde.spite, brawler.horde.spite)


def test_a_brawler_goes_for_a_pawn_where_a_hunter_goes_for_a_zombie_of_nobody() -> None:
    match = table("walk", "", guy("e2"), horde("e1 w7"), strays="e3", left=1, allowance=1)
    assert choice(match, "brawler") == "step e1"
    assert choice(match, "hunter") == "step e3"
