"""What heroes carry, give to each other, and take out of decks and piles (LN-5.14, LN-9.2)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from deadtown.games.last_night.cards import ZOMBIE_CARDS
from deadtown.games.last_night.combining import Cards, cards_of, is_two_guns, untaped
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.horde_cards import KEPT
from deadtown.games.last_night.tactics.needs import card_worth, load_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.kernel import Option

SHORT_LIVED = frozenset(
    {
        *("ammo", "torch", "keys", "first_aid_kit", "dynamite", "gasoline", "old_betsy", "molotov", "moonshine"),
        *("fire_extinguisher", "signal_flare", "bear_trap", "climbing_rope", "lighter", "duct_tape"),
    }
)
"""What is discarded when it is used, and may take with it what is taped to it (LN-9.8)."""
WORTH_A_WORD = 0.05
"""How much better off heroes must be together after an exchange."""


class Carried(NamedTuple):
    """What somebody has, and which of it is taped together."""

    items: Cards
    taped: tuple[Cards, ...]

    def less(self, thing: str) -> "Carried":
        """The same without an item, combined or not."""
        cards = cards_of(thing)
        return Carried(untaped(self.items, (cards,)), without(self.taped, cards) if len(cards) > 1 else self.taped)

    def more(self, thing: str) -> "Carried":
        """The same with an item more, combined or not."""
        cards = cards_of(thing)
        return Carried((*self.items, *cards), (*self.taped, cards) if len(cards) > 1 else self.taped)


def carried(hero: Figure) -> Carried:
    return Carried(tuple(hero.items), tuple(hero.taped))


def without(taped: Sequence[Cards], pair: Cards) -> tuple[Cards, ...]:
    rest = [*taped]
    rest.remove(pair)
    return tuple(rest)


def gain(scene: Scene, hero: Figure, other: Figure, given: str, taken: str) -> float:
    """How much better off two heroes are together after an exchange; both must be able to carry what they have then."""
    mine, theirs = carried(hero), carried(other)
    before = load_worth(scene, hero, mine.items) + load_worth(scene, other, theirs.items)
    if given:
        mine, theirs = mine.less(given), theirs.more(given)
    if taken:
        mine, theirs = mine.more(taken), theirs.less(taken)
    if not fits(hero.person, *mine) or not fits(other.person, *theirs):
        return -1.0
    return load_worth(scene, hero, mine.items) + load_worth(scene, other, theirs.items) - before


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
        known = is_carried(hero, given) and is_carried(other, taken)
        better = gain(scene, hero, other, given, taken) if known else 0.0
    return [better + 0.3 if option[0] == "accept" else 0.0 for option in options]


def is_carried(hero: Figure, thing: str) -> bool:
    """Whether a hero has what is spoken of, if anything is."""
    return not thing or {*cards_of(thing)} <= {*hero.items}


def combining(scene: Scene, options: list[Option]) -> list[float]:
    """What is taped together: two guns, or else what is not discarded in use."""
    return [taped_worth((str(option[1]), str(option[2]))) for option in options]


def taped_worth(pair: Cards) -> float:
    if is_two_guns(pair):
        return 3.0
    weapons = sum(HEROES_CARDS[card].is_weapon for card in pair)
    return weapons - sum(card in SHORT_LIVED for card in pair)


def overflowing(scene: Scene, options: list[Option], person: str) -> list[float]:
    """Too much to carry: what is worth least goes, to somebody who has use for it if possible."""
    hero = scene.hero(person)
    found = []
    for option in options:
        thing = str(option[1])
        kept = load_worth(scene, hero, carried(hero).less(thing).items)
        if option[0] == "hand":
            other = scene.hero(str(option[2]))
            more = carried(other).more(thing)
            kept += load_worth(scene, other, more.items) - load_worth(scene, other, other.items)
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
