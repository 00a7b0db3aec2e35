"""Experience: who gains it, and what is bought with it (section 16)."""

from collections.abc import Callable
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.options import EXPERIENCE, ZOMBIES
from deadtown.games.last_night.pieces import NOBODY, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.upgrades import DECKS, HERO_DECKS, HERO_UPGRADES, HORDE, PRICE, Upgrade
from deadtown.kernel import Option, Steps

BUY_FOR_ZOMBIES: Option = ("buy", HORDE)
AtOnce = Callable[[Play, int], Steps[None]]
BOUGHT: Final[dict[Upgrade, AtOnce]] = {}
"""What upgrades of the zombies do as soon as they are bought: given the seat that has bought them."""


def bought(upgrade: Upgrade) -> Callable[[AtOnce], AtOnce]:
    """What an upgrade of the zombies does as soon as it is bought."""

    def register(effect: AtOnce) -> AtOnce:
        BOUGHT[upgrade] = effect
        return effect

    return register


# Gaining


def gain(play: Play, hero: int, count: int, clause: str = "LN-16.1") -> None:
    """A hero gains experience, where that is played with (LN-16.1)."""
    if EXPERIENCE in play.state.rules and hero != NOBODY:
        learner = play.state.heroes[hero]
        learner.experience += count
        play.tell(events.ExperienceGained, learner.seat, learner.person, count, learner.experience, clause)


def gain_for_zombies(play: Play, count: int, clause: str = "LN-16.1") -> None:
    """The zombie side gains experience, where that is played with (LN-16.1, LN-16.3)."""
    state = play.state
    if EXPERIENCE in state.rules:
        state.horde_experience += count
        play.tell(events.ZombieExperienceGained, count, state.horde_experience, clause)


def learn_from_kill(play: Play, hero: int) -> None:
    """What a hero learns by killing a zombie: in a fight, headhunters learn more (LN-16.1, Table X)."""
    if hero == NOBODY:
        return
    gain(play, hero, 1)
    killer = play.state.heroes[hero]
    fight = play.state.fight
    hunts = "headhunter" in killer.boosted or killer.may_use("headhunter")
    if hunts and fight is not None and fight.hero == hero:
        killer.used += ("headhunter",)
        gain(play, hero, 1)


# Buying


def price(hero: Hero) -> int:
    """What the next upgrade costs a hero (LN-16.5)."""
    return PRICE + len(hero.upgrades)


def lay_decks(play: Play) -> None:
    """The four decks are shuffled (LN-16.4)."""
    state = play.state
    if EXPERIENCE not in state.rules:
        return
    for deck, cards in DECKS.items():
        pile = [*cards]
        play.chance.shuffle(pile)
        state.upgrade_decks[deck] = tuple(pile)
        state.upgrade_discards[deck] = ()


def is_drawable(state: State, deck: str, hero: Hero | None = None) -> bool:
    """Whether a deck has anything to draw: what all Boosts of a hero are active of goes under it (LN-16.8, LN-16.9)."""
    pile = state.upgrade_decks[deck] or state.upgrade_discards[deck]
    return any(card not in hero.boosted for card in pile) if hero is not None else bool(pile)


def purchases_of(state: State, hero: Hero) -> list[Option]:
    """What a hero could buy: an upgrade, or the Boost of one that it has (LN-16.4, LN-16.7)."""
    options: list[Option] = []
    if hero.experience >= price(hero):
        options += [("buy", deck, hero.person) for deck in HERO_DECKS if is_drawable(state, deck, hero)]
    for upgrade in dict.fromkeys(hero.upgrades):
        if upgrade not in hero.boosted and hero.experience >= HERO_UPGRADES[upgrade].boost:
            options.append(("boost", upgrade, hero.person))
    return options


def zombies_can_buy(state: State) -> bool:
    """Whether the zombie side could buy an upgrade (LN-16.5)."""
    return state.horde_experience >= PRICE and is_drawable(state, HORDE)


LEAST = min(PRICE, *(row.boost for row in HERO_UPGRADES.values()))
"""With less experience nothing can be bought."""


def buyers(state: State) -> set[int]:
    """The seats that could buy something now, as all can see."""
    found = {
        hero.seat
        for hero in state.heroes
        if hero.experience >= LEAST and hero.space != NOWHERE and purchases_of(state, hero)
    }
    return found.union(state.zombie_seats) if zombies_can_buy(state) else found


def purchases(state: State, seat: int) -> list[Option]:
    """What a seat could buy in any window (LN-8.13)."""
    if state.sides[seat] == ZOMBIES:
        return [BUY_FOR_ZOMBIES] if zombies_can_buy(state) else []
    return [
        option
        for hero in state.heroes
        if hero.seat == seat and hero.experience >= LEAST and hero.space != NOWHERE
        for option in purchases_of(state, hero)
    ]


def draw_upgrade(play: Play, deck: str) -> Upgrade:
    """The top card of an upgrade deck, which is made anew from its discards (LN-16.9)."""
    state = play.state
    if not state.upgrade_decks[deck]:
        pile = [*state.upgrade_discards[deck]]
        play.chance.shuffle(pile)
        state.upgrade_decks[deck], state.upgrade_discards[deck] = tuple(pile), ()
    *rest, top = state.upgrade_decks[deck]
    state.upgrade_decks[deck] = tuple(rest)
    return top


def discard_upgrade(state: State, upgrade: Upgrade, deck: str) -> None:
    state.upgrade_discards[deck] += (upgrade,)


def buy(play: Play, hero: int, deck: str) -> None:
    """A hero pays, draws an upgrade and keeps it; a second one of a kind brings its Boost (LN-16.4 to LN-16.8)."""
    state = play.state
    buyer = state.heroes[hero]
    paid = price(buyer)
    buyer.experience -= paid
    upgrade = draw_upgrade(play, deck)
    while upgrade in buyer.boosted:
        play.tell(events.UpgradePutUnder, buyer.seat, buyer.person, upgrade)
        state.upgrade_decks[deck] = (upgrade, *state.upgrade_decks[deck])
        upgrade = draw_upgrade(play, deck)
    again = upgrade in buyer.upgrades
    buyer.upgrades += (upgrade,)
    play.tell(events.UpgradeBought, buyer.seat, buyer.person, upgrade, paid)
    if again:
        activate_boost(play, buyer, upgrade, 0, "LN-16.8")
    check_goals(play)


def boost(play: Play, hero: int, upgrade: Upgrade) -> None:
    """A hero pays for the Boost of an upgrade, which is active for good (LN-16.7)."""
    buyer = play.state.heroes[hero]
    paid = HERO_UPGRADES[upgrade].boost
    buyer.experience -= paid
    activate_boost(play, buyer, upgrade, paid, "LN-16.7")


def activate_boost(play: Play, hero: Hero, upgrade: Upgrade, paid: int, clause: str) -> None:
    hero.boosted += (upgrade,)
    play.tell(events.UpgradeBoosted, hero.seat, hero.person, upgrade, paid, clause)


def buy_for_zombies(play: Play, seat: int) -> Upgrade:
    """The zombie side pays and draws an upgrade, which lies open before it (LN-16.5, LN-16.9)."""
    state = play.state
    state.horde_experience -= PRICE
    upgrade = draw_upgrade(play, HORDE)
    state.horde_upgrades += (upgrade,)
    play.tell(events.ZombieUpgradeBought, seat, upgrade, PRICE)
    return upgrade


def spend_experience(play: Play, seat: int, option: Option) -> Steps[None]:
    """An upgrade or a Boost is bought; some help the zombies at once (LN-16.4 to LN-16.9)."""
    verb, what, *whose = (str(word) for word in option)
    if verb == "boost":
        boost(play, play.state.number_of(whose[0]), what)
    elif whose:
        buy(play, play.state.number_of(whose[0]), what)
    else:
        upgrade = buy_for_zombies(play, seat)
        if upgrade in BOUGHT:
            spend_zombie_upgrade(play, upgrade)
            yield from BOUGHT[upgrade](play, seat)


def spend_zombie_upgrade(play: Play, upgrade: Upgrade) -> None:
    """An upgrade that is used once is discarded (LN-16.9)."""
    state = play.state
    place = state.horde_upgrades.index(upgrade)
    state.horde_upgrades = state.horde_upgrades[:place] + state.horde_upgrades[place + 1 :]
    discard_upgrade(state, upgrade, HORDE)


def lose_upgrades(state: State, hero: Hero) -> None:
    """What a hero has learnt is lost with it; its upgrades go to the discards of their decks (LN-7.15)."""
    for upgrade in hero.upgrades:
        discard_upgrade(state, upgrade, HERO_UPGRADES[upgrade].deck)
    hero.experience = 0
    hero.upgrades = hero.boosted = hero.used = ()
