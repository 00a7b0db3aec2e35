"""The upgrades of the zombies (Table X); what holds by itself stands where it does."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night.effects.targets import once, the_fight, zombie_named
from deadtown.games.last_night.experience import bought
from deadtown.games.last_night.fights import add_zombie_dice, reroll_zombie_dice
from deadtown.games.last_night.moments import FR, WZ, ZE, ZM, ZS
from deadtown.games.last_night.placing import place_one
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.uses import Named, uses
from deadtown.games.last_night.zombie_turn import draw_zombie_card
from deadtown.games.last_night.zombies_moving import move_zombie, steppers
from deadtown.kernel import Steps


def has_room(play: Play, seat: int) -> Iterable[Named]:
    return once(bool(play.state.pits) and play.room_for_zombies(seat) > 0)


@uses("rising_tide", ZE, ways=has_room)
def rising_tide(play: Play, seat: int) -> Steps[None]:
    """D3 zombies on pits, evenly (LN-4.18)."""
    state = play.state
    state.received = {}
    state.arriving = {seat: (play.roll("arrivals")[0] + 1) // 2}
    while (yield from place_one(play)):
        pass


@uses("lurching_charge", ZS, ways=lambda play, seat: once(not play.state.lurching))
def lurching_charge(play: Play, seat: int) -> None:
    """Zombies, zombie heroes apart, may make two steps this turn."""
    play.state.lurching = True


def about_to_be_hurt(play: Play, seat: int) -> Iterable[Named]:
    hurt = play.state.hurt
    return once(hurt is not None and not hurt.spared)


@uses("hard_to_kill", WZ, ways=about_to_be_hurt)
def hard_to_kill(play: Play, seat: int) -> None:
    """A zombie ignores a wound or its killing."""
    hurt = play.state.hurt
    assert hurt is not None
    hurt.spared = True


@uses("rip_and_tear", FR)
def rip_and_tear(play: Play, seat: int) -> None:
    """Two fight dice more; this is no fight card (LN-6.6)."""
    add_zombie_dice(play, "rip_and_tear", 2)


@bought("dark_omen")
def dark_omen(play: Play, seat: int) -> Steps[None]:
    """Two cards, above the limit if need be."""
    for _ in range(2):
        yield from draw_zombie_card(play, seat)


def who_could_step(play: Play, seat: int) -> Iterator[Named]:
    return ((ref,) for ref in play.refs(steppers(play)))


@uses("blood_scent", ZM, ways=who_could_step)
def blood_scent(play: Play, seat: int, ref: str) -> Steps[None]:
    """A zombie makes an extra step."""
    yield from move_zombie(play, zombie_named(play, ref, steppers(play)), 1)


def zombie_dice(play: Play, seat: int) -> list[Named]:
    return [(value,) for value in sorted({*the_fight(play).zombie_dice})]


@uses("hungry_hands", FR, ways=zombie_dice)
def hungry_hands(play: Play, seat: int, value: int) -> None:
    """One fight die of the zombie is rolled again."""
    reroll_zombie_dice(play, "hungry_hands", (value,))
