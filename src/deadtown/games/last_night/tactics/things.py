"""What heroes carry, give to each other, and take out of decks and piles (LN-5.14, LN-9.2)."""

from collections.abc import Mapping, Sequence

from deadtown.games.last_night.cards import ZOMBIE_CARDS, Card
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.horde_cards import KEPT
from deadtown.games.last_night.tactics.needs import card_worth, load_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.kernel import Option

WORTH_A_WORD = 0.05
"""How much better off heroes must be together after an exchange."""


def without(items: Sequence[Card], item: Card) -> tuple[Card, ...]:
    rest = [*items]
    rest.remove(item)
    return tuple(rest)


def gain(scene: Scene, hero: Figure, other: Figure, given: Card, taken: Card) -> float:
    """How much better off two heroes are together after an exchange; both must be able to carry what they have then."""
    mine, theirs = hero.items, other.items
    before = load_worth(scene, hero, mine) + load_worth(scene, other, theirs)
    if given:
        mine, theirs = without(mine, given), (*theirs, given)
    if taken:
        mine, theirs = (*mine, taken), without(theirs, taken)
    if not fits(tuple(mine), hero.person) or not fits(tuple(theirs), other.person):
        return -1.0
    return load_worth(scene, hero, mine) + load_worth(scene, other, theirs) - before


def exchanging(scene: Scene, options: list[Option]) -> list[float]:
    """Items go to whom they are worth most."""
    hero = scene.hero(scene.active)
    found = []
    for option in options:
        verb = option[0]
        if verb == "done":
            found.append(WORTH_A_WORD)
        elif verb == "fuel":
            found.append(5.0)
        else:
            given = str(option[1]) if verb in ("give", "swap") else ""
            taken = str(option[-2]) if verb in ("take", "swap") else ""
            found.append(gain(scene, hero, scene.hero(str(option[-1])), given, taken))
    return found


def answering(scene: Scene, options: list[Option], about: Mapping[str, str | int]) -> list[float]:
    """A partner is trusted, unless both would be worse off."""
    hero, other = scene.find(str(about["hero"])), scene.find(str(about["other"]))
    if hero is None or other is None:
        better = 0.0
    else:
        given, taken = str(about["given"]), str(about["taken"])
        known = (not given or given in hero.items) and (not taken or taken in other.items)
        better = gain(scene, hero, other, given, taken) if known else 0.0
    return [better + 0.3 if option[0] == "accept" else 0.0 for option in options]


def overflowing(scene: Scene, options: list[Option], person: str) -> list[float]:
    """Too much to carry: what is worth least goes, to somebody who has use for it if possible."""
    hero = scene.hero(person)
    found = []
    for option in options:
        item = str(option[1])
        kept = load_worth(scene, hero, without(hero.items, item))
        if option[0] == "hand":
            other = scene.hero(str(option[2]))
            kept += load_worth(scene, other, (*other.items, item)) - load_worth(scene, other, other.items)
        found.append(kept)
    return found


def taking(scene: Scene, options: list[Option], about: Mapping[str, str | int]) -> list[float]:
    """The best of some cards, for a hero or for a pile; none of them is worth nothing."""
    hero = scene.find(str(about.get("hero", "")))
    found = []
    for option in options:
        if option[0] == "draw":
            found.append(0.5)
        elif len(option) == 1:
            found.append(0.0)
        else:
            card = str(option[1])
            found.append(card_worth(scene, hero, card) if card in HEROES_CARDS else KEPT[card])
    return found


def counting_copies(scene: Scene, options: list[Option]) -> list[float]:
    """All copies of a card go back into its deck: a good card, and many of it (Night That Never Ends)."""
    found = []
    for option in options:
        card = str(option[-1])
        if card in ZOMBIE_CARDS:
            found.append(KEPT[card])
        elif card in HEROES_CARDS:
            found.append(card_worth(scene, None, card) * scene.hero_discard.count(card))
        else:
            found.append(0.0)
    return found
