"""Old Betsy, who keeps zombies where she is, and carries what is taped to her (LN-9.21 to LN-9.23)."""

from collections.abc import Iterable

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import FIRE, Card
from deadtown.games.last_night.combining import pair_of, take_apart, untaped
from deadtown.games.last_night.effects.targets import once
from deadtown.games.last_night.explosions import explode_dynamite, set_off_gas
from deadtown.games.last_night.ground import NAMES, SPACES
from deadtown.games.last_night.items import agrees, check_load, discard, hand_over, has
from deadtown.games.last_night.pieces import MOST_GAS, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.uses import ANY, Named, uses
from deadtown.kernel import Option, Steps

POUR: Option = ("pour",)
EXPLODE: Option = ("explode",)
NONE: Option = ("none",)


def at_home(play: Play, hero: int) -> Iterable[Named]:
    """There is one marker: while it lies on the map she is not sent again (LN-1.10)."""
    return once(play.state.betsy == NOWHERE)


@uses("old_betsy", *ANY, ways=at_home)
def old_betsy(play: Play, hero: int) -> Steps[None]:
    """Her marker is put anywhere on the map, and keeps zombies there; what she carries comes with her (LN-9.21,
    LN-9.22, LN-15.4)."""
    state = play.state
    bearer = state.heroes[hero]
    pair = pair_of(bearer, "old_betsy")
    if pair is not None:
        take_apart(bearer, pair)
    yield from play.spend_item(bearer, "old_betsy")
    space = yield from play.choose_space(bearer.seat, "marker_space", range(SPACES), card="old_betsy")
    state.betsy, state.betsy_fresh = space, True
    play.tell(events.BetsySent, bearer.seat, bearer.person, NAMES[space])
    if pair is not None:
        yield from arrive(play, hero, untaped(pair, (("old_betsy",),))[0], space)


def arrive(play: Play, hero: int, item: Card, space: int) -> Steps[None]:
    """What she carries is handed to somebody, poured out or blown up; what is not delivered is discarded (LN-9.23)."""
    state = play.state
    sender = state.heroes[hero]
    options = errands(play, hero, item, space)
    choice = yield from play.choose(sender.seat, "betsy_errand", options, hero=sender.person, card=item)
    if choice[0] == "deliver":
        yield from deliver(play, hero, state.number_of(str(choice[1])), item)
    elif choice == POUR:
        yield from play.spend_item(sender, item)
        state.gas += (space,)
        play.tell(events.GasPoured, sender.person, NAMES[space])
        yield from set_off_gas(play)
    elif choice == EXPLODE:
        yield from play.spend_item(sender, item)
        yield from explode_dynamite(play, space, hero)
    else:
        discard(play, sender, item)


def errands(play: Play, hero: int, item: Card, space: int) -> list[Option]:
    """What can be done with an item where she is; gas and lit dynamite are for outdoors only (LN-9.22)."""
    state = play.state
    options: list[Option] = [("deliver", play.person(other)) for other in state.heroes_on(space)]
    outdoors = not state.is_indoors(space)
    if item == "gasoline" and outdoors and space not in state.gas and len(state.gas) < MOST_GAS:
        options.append(POUR)
    if item == "dynamite" and outdoors and has(state.heroes[hero], FIRE):
        options.append(EXPLODE)
    return [*options, NONE]


def deliver(play: Play, hero: int, other: int, item: Card) -> Steps[None]:
    """A hero takes what she brings, if its owner agrees (LN-9.22)."""
    state = play.state
    sender, taker = state.heroes[hero], state.heroes[other]
    if hero == other:
        return
    if (yield from agrees(play, hero, other, item, "")):
        hand_over(play, sender, taker, item, "LN-9.22")
        yield from check_load(play, other)
    else:
        discard(play, sender, item)
