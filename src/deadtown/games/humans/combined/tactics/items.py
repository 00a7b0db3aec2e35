"""Items: what it is worth to lay one, and to use one up (HX-6.9, HX-13.5)."""

from collections.abc import Mapping
from typing import Final

from deadtown.games.humans.combined.tactics.moment import Moment
from deadtown.games.zombies import cards as zombies
from deadtown.games.zombies.tactics import cards as guy_cards

Card = str

LAID: Final[Mapping[Card, float]] = {
    zombies.FIRE_AXE: 5.0,
    zombies.SHOTGUN: 2.5,
    zombies.SKATEBOARD: 3.0,
    zombies.FIRST_AID_KIT: 1.5,
    zombies.CHAINSAW: 2.0,
    zombies.MOLOTOV: 2.0,
    zombies.GRENADE: 1.5,
    zombies.LOTS_OF_AMMO: 2.5,
    zombies.ALL_THE_MARBLES: 0.3,
}
"""What it is worth to have an item in play."""


def used(moment: Moment, item: Card) -> float:
    """What it is worth to use an item in play up."""
    if item == zombies.GRENADE:
        return _grenade(moment)
    if item in (zombies.CHAINSAW, zombies.MOLOTOV):
        outing = moment.outing
        here = len(outing.pawns.get(outing.person.space, ()))
        return guy_cards.USES[item](moment.guys) + here * (moment.window == zombies.PRE_COMBAT_ROLL)
    return guy_cards.USES[item](moment.guys)


def _grenade(moment: Moment) -> float:
    """All zombies in the building, and a wound for each horde inside; it costs a life (HX-13.5)."""
    scene, me, outing = moment.scene, moment.scene.guys.me, moment.outing
    rooms = scene.guys.city.rooms[me.space // 9]
    killed = 0 if scene.guys.peace else sum(space in scene.strays for space in rooms)
    owners = {owner for room in rooms for owner in outing.pawns.get(room, ())}
    if me.kills + killed + len(owners) >= scene.options.zb_kill_goal:
        return 50.0
    if me.life < 2:
        return 0.0
    odds = outing.odds
    gain = odds.worth(me.life - 1, me.bullets, me.kills + killed) - odds.worth(me.life, me.bullets, me.kills)
    return gain + sum(outing.prizes[owner] for owner in owners) - 0.3
