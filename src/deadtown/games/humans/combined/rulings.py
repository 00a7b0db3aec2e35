"""The clauses about each card in the combined game, besides the one of its own game (HX-6, HX-13, HX-14)."""

from deadtown.games.humans import cards as humans
from deadtown.games.zombies import cards as zombies

ONE_BY_ONE: tuple[tuple[str, ...], ...] = (
    (zombies.ADRENALINE_RUSH,),
    (zombies.ALL_THE_MARBLES,),
    (zombies.ALTERNATE_FOOD_SOURCE,),
    (zombies.BAD_SENSE_OF_DIRECTION,),
    (zombies.BRAIN_CRAMP,),
    (zombies.BUTTER_FINGERS,),
    (zombies.CHAINSAW, zombies.FIRE_AXE, zombies.SHOTGUN, zombies.MOLOTOV),
    (zombies.CLAUSTROPHOBIA,),
    (zombies.COULDNT_GET_ANY_WORSE,),
    (zombies.DONT_THINK_THEYRE_DEAD,),
    (zombies.FEAR,),
    (zombies.FIRST_AID_KIT, zombies.LOTS_OF_AMMO, zombies.SKATEBOARD),
    (zombies.GRENADE,),
    (zombies.HYSTERICAL_PARALYSIS,),
    (zombies.KEYS,),
    (zombies.MUCH_NEEDED_REST,),
    (zombies.SLIGHT_MISCALCULATION,),
    (zombies.THIS_ISNT_SO_BAD,),
    (zombies.UNTIED_SHOE,),
    (zombies.WERE_SCREWED,),
    (zombies.WHERE_DID_EVERYBODY_GO,),
    (zombies.ZOMBIE_MASTER,),
    (humans.FRESH_MEAT,),
    (humans.RIGOR_MORTIS,),
    (humans.BOARDED_UP,),
    (humans.SLIPPERY_CUSTOMER,),
    (humans.THIS_WAY,),
    (humans.STAMPEDE,),
    (humans.STICKY_FINGERS,),
)
"""The cards that HX-14.1, HX-14.2 and so on are about."""

HERE: dict[str, tuple[str, ...]] = {
    **{card: (f"HX-14.{number}",) for number, cards in enumerate(ONE_BY_ONE, 1) for card in cards},
    zombies.GRENADE: ("HX-14.13", "HX-13.5"),
    humans.SECOND_WIND: ("HX-6.5", "HX-7.1"),
    **{card: ("HX-6.6", "HX-6.7", "HX-6.8") for card, kind in humans.KINDS.items() if kind.weapon},
}
"""The clauses about a card here; none where it is as in its own game."""


def rulings(card: str, own: str) -> tuple[str, ...]:
    """The clause of a card's own game, and those of this one."""
    return (own, *HERE.get(card, ()))
