"""Fights: what cards, weapons and abilities are worth once the dice lie, for both sides (section 6)."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.odds import chances
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.danger import wound_cost
from deadtown.games.last_night.tactics.needs import EVENT, ITEM, is_townsfolk, kill_of
from deadtown.games.last_night.tactics.scene import Clash, Figure, Scene
from deadtown.kernel import Option

SPARED: Final = 0.55
"""How much of what a hero card is worth its use in a fight must bring."""
LASTING: Final = frozenset({"samurai_sword", "bowie_knife"})
"""What neither breaks nor is used up."""
HORDE_CARD: Final = 0.12
"""What a zombie card costs that could be played later: a hand is filled up again every turn."""


LUCK: Final = ("lucky", "hardened_luck")


class Stakes:
    """What a fight is about, as the dice lie."""

    def __init__(self, scene: Scene) -> None:
        clash = scene.clash
        assert clash is not None
        self.scene, self.clash = scene, clash
        self.hero: Figure | None = scene.find(clash.hero)
        self.wound = wound_cost(scene, self.hero) if self.hero is not None else 1.0
        self.kill = kill_of(scene, self.hero, clash.zombie)
        self.best = max(clash.hero_dice, default=0)
        self.worst = max(clash.zombie_dice, default=0) + clash.edge

    @property
    def need(self) -> int:
        """What a die of the hero must show to win."""
        return self.worst if self.clash.ties else self.worst + 1

    @property
    def hero_leads(self) -> bool:
        return self.best >= self.need

    def now(self) -> float:
        """What comes of it for the heroes if nobody does anything more."""
        return self.outcome(self.clash.hero_dice, self.clash.zombie_dice)

    def outcome(self, mine: Sequence[int], theirs: Sequence[int], deadly: bool = False) -> float:
        best, worst = max(mine), max(theirs) + self.clash.edge
        if best > worst or (self.clash.ties and best == worst):
            killed = deadly or self.clash.deadly or len({*mine}) < len(mine)
            return self.kill if killed else 0.0
        return -self.wound

    def with_dice(self, kept: list[int], rolled: int, deadly: bool = False) -> float:
        """What comes of it if the hero keeps some dice and rolls so many."""
        wins, doubles = hopes(tuple(sorted(kept)), min(rolled, 3), self.worst, self.clash.ties)
        killed = wins if deadly or self.clash.deadly else doubles
        return killed * self.kill - (1 - wins) * self.wound

    def against_anew(self) -> float:
        """What comes of it if the zombie rolls all its dice again."""
        count, best = max(len(self.clash.zombie_dice), 1), self.best - self.clash.edge
        below = (best if self.clash.ties else best - 1) / 6
        wins = min(max(below, 0.0), 1.0) ** count
        killed = self.clash.deadly or len({*self.clash.hero_dice}) < len(self.clash.hero_dice)
        return wins * self.kill * killed - (1 - wins) * self.wound


@cache
def hopes(kept: tuple[int, ...], rolled: int, worst: int, ties: bool) -> tuple[float, float]:
    """How likely a hero is to win, and with doubles, who keeps some dice and rolls so many."""
    wins = doubles = 0
    for dice in product(range(1, 7), repeat=rolled):
        shown = kept + dice
        best = max(shown, default=0)
        if best > worst or (ties and best == worst):
            wins += 1
            doubles += len({*shown}) < len(shown)
    whole = 6**rolled
    return wins / whole, doubles / whole


def removed(dice: Sequence[int], values: Sequence[int]) -> list[int]:
    rest = [*dice]
    for value in values:
        rest.remove(value)
    return rest


def use_cost(thing: Card) -> float:
    """What it costs to use an item or an event in a fight: what it is worth, if it is gone then."""
    if thing in ITEM:
        breaks = HEROES_CARDS[thing].breaks / 6
        if thing in LASTING:
            return 0.0
        return ITEM[thing] * breaks * 0.8 if breaks else ITEM[thing] * SPARED
    return EVENT.get(thing, 0.0) * SPARED


def hero_rolled(scene: Scene, options: list[Option]) -> list[float]:
    """What hero seats could do about fight dice; what it is worth to pass is 0."""
    stakes = Stakes(scene)
    now = stakes.now()
    return [0.0 if option[0] == "pass" else _after(stakes, option) - now for option in options]


def _after(stakes: Stakes, option: Option) -> float:
    """What comes of the fight after a use, with what that costs."""
    clash, scene = stakes.clash, stakes.scene
    mine = [*clash.hero_dice]
    thing, words = str(option[1]), option[2:]
    cost = use_cost(thing)
    if is_townsfolk(thing) and scene.scenario == "save_the_townsfolk":
        cost = 2.5
    if option[0] == "use":
        words = words[1:]
    if thing in ("chainsaw", "sledgehammer"):
        return stakes.with_dice(mine, 1, deadly=True) - 0.15
    if thing in ("baseball_bat", "machete"):
        return stakes.with_dice(mine, 1) - cost
    if thing == "kitchen_knife":
        value = int(words[0])
        return stakes.outcome([*removed(mine, [value]), value + 1], clash.zombie_dice) - cost
    if thing == "logging_axe":
        return stakes.with_dice(mine, 1, deadly=6 in mine) - cost
    if thing in ("faith", "jeb"):
        if thing == "jeb" and words[0] != "help":
            return -9.0
        person = words[-1]
        return stakes.with_dice(mine, 1) - cost if person == clash.hero else -9.0
    if thing == "lucky_coin" and words[1] == "zombies":
        return (stakes.against_anew() if len(clash.zombie_dice) == 1 else -9.0) - cost
    if thing == "bowie_knife":
        return stakes.outcome(*_changed(clash, ("raise", "heroes", words[0])))
    if thing in ("pitchfork", "welding_torch", "samurai_sword", "lucky_coin", "second_chance", *LUCK):
        values = [int(word) for word in words if not isinstance(word, str)]
        return stakes.with_dice(removed(mine, values), len(values)) - (0.05 if thing in LUCK else cost)
    if thing == "crowbar":
        wins = stakes.best >= stakes.worst
        return (0.0 if wins else -stakes.wound) - cost
    if thing == "torch" or words[:1] == ("reroll",):
        return stakes.against_anew() - cost
    if words[:1] == ("cancel",):
        return -cost
    if words[:1] in (("raise",), ("lower",)):
        return stakes.outcome(*_changed(clash, words)) - cost
    return -9.0


def _changed(clash: Clash, words: Option) -> tuple[list[int], list[int]]:
    """The dice after one of them has been changed."""
    mine, theirs = [*clash.hero_dice], [*clash.zombie_dice]
    dice = mine if words[1] == "heroes" else theirs
    value = int(words[2])
    dice[dice.index(value)] = value + (1 if words[0] == "raise" else -1)
    return mine, theirs


def zombie_rolled(scene: Scene, options: list[Option]) -> list[float]:
    """What fight cards are worth to the zombies."""
    stakes = Stakes(scene)
    clash, now = stakes.clash, -stakes.now()
    found = []
    for option in options:
        if option[0] == "pass":
            found.append(0.0)
        elif option[0] == "wield":
            found.append(_forked(stakes, option) if stakes.hero_leads else -1.0)
        elif option[1] in ("uuurrrggh", "rip_and_tear"):
            wins = sum(stakes.best < max(one, two) + (not clash.ties) for one in DIE for two in DIE) / 36
            found.append(wins * (stakes.wound + max(-now, 0.0)) - HORDE_CARD if stakes.hero_leads else -1.0)
        elif option[1] == "undead_hate":
            values = [int(value) for value in option[2:]]
            rest = removed(clash.hero_dice, values)
            found.append(-stakes.with_dice(rest, len(values)) - now - HORDE_CARD)
        elif option[1] == "braaains":
            raised = [*clash.zombie_dice]
            raised[raised.index(max(raised))] += 1
            found.append(-stakes.outcome(clash.hero_dice, raised) - now - HORDE_CARD)
        elif option[1] == "fighting_instincts":
            found.append(_rolled_anew(stakes, [int(value) for value in option[2:]]) - now - HORDE_CARD)
        elif option[1] == "scratch_and_claw":
            saved = stakes.hero_leads and not clash.deadly and len({*clash.hero_dice}) < len(clash.hero_dice)
            found.append(stakes.kill - HORDE_CARD if saved else -1.0)
        elif option[1] == "hungry_hands":
            found.append(0.3 if stakes.hero_leads and option[3] == max(clash.zombie_dice) else -1.0)
        else:
            found.append(-1.0)
    return found


def _rolled_anew(stakes: Stakes, values: list[int]) -> float:
    """What comes of it for the zombies if some of their dice are rolled again."""
    clash = stakes.clash
    kept = removed(clash.zombie_dice, values)
    rolled = [stakes.outcome(clash.hero_dice, [*kept, *dice]) for dice in product(DIE, repeat=min(len(values), 2))]
    return -sum(rolled) / len(rolled)


DIE: Final = range(1, 7)


def _forked(stakes: Stakes, option: Option) -> float:
    """What it is worth to roll dice of the zombie again that have lost: the more of them, the better."""
    return 0.2 + 0.01 * len(option)


def declared(scene: Scene, options: list[Option], is_hero: bool) -> list[float]:
    """What may be done before the dice of a fight are rolled."""
    clash = scene.clash
    assert clash is not None
    hero = scene.find(clash.hero)
    if hero is None:
        return [float(option[0] == "pass") for option in options]
    wins, _ = chances(clash.pool, clash.against, clash.ties)
    harm = (1 - wins) * wound_cost(scene, hero)
    found = []
    for option in options:
        thing = option[1] if len(option) > 1 else ""
        if option[0] == "pass":
            found.append(0.0)
        elif thing == "self_sacrifice":
            found.append(0.3 if not is_hero else -1.0)
        elif thing == "chainsaw":
            more, _ = chances(clash.pool + 1, clash.against, clash.ties)
            found.append((more - wins) * wound_cost(scene, hero) + more * kill_of(scene, hero, clash.zombie) - 0.1)
        elif "heroic_resolve" in option or "heros_rage" in option:
            found.append(0.3 * scene.crowd(hero.space) * harm - 0.4 if clash.hero in option else -1.0)
        elif "cancel" in option:
            found.append(harm - use_cost(str(thing)) - 0.5)
        elif thing == "faith":
            found.append(0.25 * harm * scene.crowd(hero.space) - 0.5 if clash.hero in option else -1.0)
        else:
            found.append(-1.0)
    return found


def won(scene: Scene, options: list[Option]) -> list[float]:
    """What may be done about who has won: kill a beaten zombie, if it is worth the card (LN-6.13)."""
    clash = scene.clash
    assert clash is not None
    if clash.winner != HEROES:
        return [0.0 if option[0] == "pass" else ITEM.get(str(option[-1]), 0.0) - 0.2 for option in options]
    doubles = len({*clash.hero_dice}) < len(clash.hero_dice)
    hero = scene.find(clash.hero)
    near = 0.15 * scene.crowd(hero.space) if hero is not None else 0.0
    gain = -1.0 if doubles or clash.deadly else kill_of(scene, hero, clash.zombie) + near - 0.25
    return [0.0 if option[0] == "pass" else gain for option in options]


def next_fight(scene: Scene, options: list[Option]) -> list[float]:
    """Who fights first, where and whom: those who can bear it, against common zombies."""
    found = []
    for option in options:
        if option[0] == "space":  # All spaces have their turn.
            found.append(0.0)
            continue
        hero = scene.find(str(option[1]))
        worth = 0.0 if hero is None else -wound_cost(scene, hero) * (1 - chances(hero.dice, 1, hero.wins_ties)[0])
        found.append(worth - 0.2 * str(option[2]).startswith("zombie_"))
    return found
