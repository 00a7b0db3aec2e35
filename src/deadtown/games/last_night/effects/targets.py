"""What cards may be played on: the ways to name it, as options say it."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from deadtown.games.last_night import events
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.heroes import STRANGE
from deadtown.games.last_night.options import HEROES, ZOMBIES
from deadtown.games.last_night.pending import Fight, Remaining
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import Named

DICE_SIDES = ("heroes", "zombies")


def the_fight(play: Play) -> Fight:
    fight = play.state.fight
    assert fight is not None
    return fight


def fighter(play: Play) -> Hero:
    return play.state.heroes[the_fight(play).hero]


def is_fighting(play: Play, hero: int) -> bool:
    """Whether a hero is the one of the fight that goes on."""
    return play.state.fight is not None and play.state.fight.hero == hero


def once(possible: bool) -> Iterable[Named]:
    """One way with nothing to name, or none."""
    return ((),) if possible else ()


def living(play: Play, seat: int) -> Iterator[Named]:
    for hero in play.state.living():
        yield (hero.person,)


def crowded(play: Play, seat: int) -> Iterator[Named]:
    """The spaces with two heroes or more."""
    state = play.state
    for space in sorted(state.hero_spaces()):
        if len(state.heroes_on(space)) > 1:
            yield (NAMES[space],)


def hero_named(play: Play, person: str) -> Hero:
    return play.state.heroes[play.state.number_of(person)]


def has_word(hero: Hero, keyword: str) -> bool:
    """Whether a hero has a keyword; the past makes strange whom it haunts."""
    return keyword in hero.sheet.keywords or (keyword == STRANGE and "haunted" in hero.on)


def zombie_named(play: Play, ref: str, among: list[int]) -> int:
    """A zombie of a list by what it is called: of those that are alike, the one that is about to move."""
    mover = play.state.mover
    return mover if mover in among and play.ref(mover) == ref else play.refs(among)[ref]


def takes_townsfolk(hero: Hero) -> bool:
    """Whether townsfolk may be played on a hero: not on one that the past haunts."""
    return "haunted" not in hero.on


def dice_to_change(play: Play, seat: int) -> Iterator[Named]:
    """Any one fight die, by side and number; townsfolk leave those of a haunted hero alone."""
    fight = the_fight(play)
    if takes_townsfolk(fighter(play)):
        for value in sorted({*fight.hero_dice}):
            yield HEROES, value
    for value in sorted({*fight.zombie_dice}):
        yield ZOMBIES, value


def dice_to_reroll(dice: tuple[int, ...]) -> list[Named]:
    """Every choice of dice that can be told apart."""
    ordered = sorted(dice)
    return [way for count in range(1, len(dice) + 1) for way in dict.fromkeys(combinations(ordered, count))]


# Zombie cards that remain in play


def remaining(play: Play) -> Iterator[Named]:
    """How each zombie card that remains in play is named: by the card and where it lies (LN-8.8)."""
    state = play.state
    for kept in state.remaining:
        yield named_remaining(play, kept)
    for hero in state.living():
        for card in hero.on:
            if card in ON_HEROES:
                yield card, hero.person


def named_remaining(play: Play, kept: Remaining) -> Named:
    if kept.space >= 0:
        return kept.card, NAMES[kept.space]
    if kept.building >= 0:
        return kept.card, play.ground.buildings[kept.building].name
    return (kept.card,)


def cancel_remaining(play: Play, seat: int, *named: str) -> None:
    """A card that remains in play is discarded, with its marker (LN-8.8)."""
    state = play.state
    card = named[0]
    if card in ON_HEROES:
        play.take_off(hero_named(play, named[1]), card)
    else:
        kept = next(kept for kept in state.remaining if named_remaining(play, kept) == named)
        play.remove_remaining(kept)
    play.tell(events.CardCancelled, seat, card)


ON_HEROES = frozenset(
    {
        *("cant_be_happening", "feel_strange", "got_to_get_to", "haunted"),
        *("dont_trust", "overconfidence", "teen_angst", "despair"),
    }
)
"""The zombie cards that remain on heroes."""
