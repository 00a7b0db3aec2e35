"""What heroes carry in Survival of the Fittest and Timber Peak: tape, traps, ropes and the like (Table H)."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, Card
from deadtown.games.last_night.combining import combine, untaped
from deadtown.games.last_night.effects.rescues import prevent, the_wound
from deadtown.games.last_night.effects.targets import is_fighting, once, the_fight
from deadtown.games.last_night.fights import add_hero_die
from deadtown.games.last_night.ground import NAMES, SEWER
from deadtown.games.last_night.items import check_break, lose_item
from deadtown.games.last_night.moments import FR, HX, WH
from deadtown.games.last_night.pieces import NOBODY, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import ANY, Named, uses
from deadtown.kernel import Option, Steps

HARD = 5
"""What must be rolled for a Hard Hat to prevent a wound."""


# Duct Tape


def two_items(hero: Hero) -> list[tuple[Card, Card]]:
    """Which items of a hero can be combined: not those that are already (LN-9.10)."""
    return [*dict.fromkeys(combinations(untaped(hero.items, hero.taped), 2))]


def can_tape(play: Play, hero: int) -> Iterable[Named]:
    bearer = play.state.heroes[hero]
    single = untaped(bearer.items, bearer.taped)
    return once(len(single) - ("duct_tape" in single) > 1)


@uses("duct_tape", *ANY, ways=can_tape)
def duct_tape(play: Play, hero: int) -> Steps[None]:
    """Two other items of its hero become one (LN-9.6)."""
    bearer = play.state.heroes[hero]
    yield from play.spend_item(bearer, "duct_tape")
    options: list[Option] = [("combine", *pair) for pair in two_items(bearer)]
    _, one, other = yield from play.choose(bearer.seat, "combine", options, hero=bearer.person)
    combine(bearer, str(one), str(other))
    play.tell(events.ItemsCombined, bearer.seat, bearer.person, (str(one), str(other)))


# On the move


def may_set_trap(play: Play, hero: int) -> Iterable[Named]:
    """There is one marker, and none can be put into the sewer (LN-1.10, LN-15.4)."""
    state = play.state
    return once(state.active == hero and state.trap == NOWHERE and state.heroes[hero].space != SEWER)


@uses("bear_trap", HX, ways=may_set_trap)
def bear_trap(play: Play, hero: int) -> Steps[None]:
    """The next zombie that enters this space is killed."""
    trapper = play.state.heroes[hero]
    yield from play.spend_item(trapper, "bear_trap")
    play.state.trap = trapper.space
    play.tell(events.TrapSet, trapper.seat, trapper.person, NAMES[trapper.space])


def may_climb(play: Play, hero: int) -> Iterable[Named]:
    state = play.state
    return once(state.active == hero and state.moving and state.left > 0 and not state.roped)


@uses("climbing_rope", HX, ways=may_climb)
def climbing_rope(play: Play, hero: int) -> Steps[None]:
    """For the rest of this move its hero may step through walls, so a walk that was chosen is over."""
    yield from play.spend_item(play.state.heroes[hero], "climbing_rope")
    play.state.roped, play.state.route = True, ()


# Fights and wounds


def axes_unused(play: Play, hero: int) -> Iterable[Named]:
    """Each may be used once in a fight (LN-6.15)."""
    items = play.state.heroes[hero].items
    return once(is_fighting(play, hero) and the_fight(play).used.count("logging_axe") < items.count("logging_axe"))


@uses("logging_axe", FR, ways=axes_unused)
def logging_axe(play: Play, hero: int) -> Steps[None]:
    """A fight die more, once; from then on a 6 kills a beaten zombie."""
    the_fight(play).used += ("logging_axe",)
    yield from add_hero_die(play, "logging_axe")
    yield from check_break(play, hero, "logging_axe", HERO_CARDS["logging_axe"].breaks)


def wounded_by_a_zombie(play: Play, hero: int) -> Iterator[Named]:
    """Once for each wound."""
    wound = play.state.wound
    if wound is not None and wound.hero == hero and wound.zombie != NOBODY and "hard_hat" not in wound.tried:
        yield ()


@uses("hard_hat", WH, ways=wounded_by_a_zombie)
def hard_hat(play: Play, hero: int) -> Steps[None]:
    """Prevents a wound from a zombie on 5+; on a 1 it is discarded."""
    wound = the_wound(play)
    wound.tried += ("hard_hat",)
    (die,) = yield from roll_of(play, hero, "hard_hat", HARD, "hard_hat")
    if die >= HARD:
        prevent(play)
    elif die == 1:
        yield from lose_item(play, hero, "hard_hat")


@uses("moonshine", *ANY, ways=lambda play, hero: once(play.state.heroes[hero].wounds > 0))
def moonshine(play: Play, hero: int) -> Steps[None]:
    """Heals a wound of its hero, who rolls a fight die more until the end of the turn."""
    drinker = play.state.heroes[hero]
    yield from play.spend_item(drinker, "moonshine")
    play.heal(drinker, 1)
    drinker.extra += 1
    play.tell(events.DieGained, drinker.seat, drinker.person, "moonshine")
