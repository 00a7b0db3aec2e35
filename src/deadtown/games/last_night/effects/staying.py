"""How the card that is being played remains in play (LN-8.2)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.pending import Remaining
from deadtown.games.last_night.pieces import NO_BUILDING, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import Hero


def remains(play: Play, building: int = NO_BUILDING, space: int = NOWHERE, buildings: tuple[int, ...] = ()) -> None:
    """The card that is being played stays beside the map (LN-8.2)."""
    played = play.state.stack[-1]
    played.kept = True
    play.state.remaining += (Remaining(played.card, building, space, buildings),)


def remains_on(play: Play, hero: Hero) -> None:
    """The card that is being played stays on a hero, unless the hero has died meanwhile."""
    if hero.dead:
        return
    played = play.state.stack[-1]
    played.kept = True
    hero.on += (played.card,)
    play.tell(events.CardStays, played.card, hero.person)
