"""Zombie cards that make fights worse for heroes: fight cards, and a frenzy (Table Z)."""

from deadtown.games.last_night.effects.targets import dice_to_reroll, once, the_fight
from deadtown.games.last_night.fights import reroll_zombie_dice
from deadtown.games.last_night.moments import FR, ZS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.uses import Named, plays


def zombie_dice(play: Play, seat: int) -> list[Named]:
    fight = the_fight(play)
    return [] if fight.card else dice_to_reroll(fight.zombie_dice)


@plays("fighting_instincts", FR, ways=zombie_dice)
def fighting_instincts(play: Play, seat: int, *values: int) -> None:
    """The zombie rolls any of its dice again."""
    reroll_zombie_dice(play, "fighting_instincts", values)


@plays("scratch_and_claw", FR, ways=lambda play, seat: once(not the_fight(play).card))
def scratch_and_claw(play: Play, seat: int) -> None:
    """Doubles do not wound the zombie in this fight."""
    the_fight(play).harmless = True


@plays("feeding_frenzy", ZS, ways=lambda play, seat: once(not play.state.frenzy))
def feeding_frenzy(play: Play, seat: int) -> None:
    """Zombies in a space with three or more of them roll a die more in this turn."""
    play.state.frenzy = True
