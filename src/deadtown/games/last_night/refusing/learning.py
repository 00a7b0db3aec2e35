"""Why nothing can be bought with experience (section 16)."""

from deadtown.games.last_night.experience import is_drawable, price
from deadtown.games.last_night.options import EXPERIENCE, HEROES
from deadtown.games.last_night.refusing.cards import NOT_ASKED
from deadtown.games.last_night.refusing.looking import About
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.upgrades import HERO_UPGRADES, HORDE, PRICE, Upgrade
from deadtown.kernel import Option, Refusal, Window


def why_not_buy(state: State, window: Window | None, seat: int, wish: Option) -> Refusal:
    """Why an upgrade or a Boost can't be bought now."""
    verb, what, *whose = (str(word) for word in wish)
    if EXPERIENCE not in state.rules:
        return Refusal("LN-16.4", "no-experience-here")
    if window is not None and wish in window.plays(seat):
        return NOT_ASKED
    refusal = _why_not_hero(state, seat, verb, what, whose[0]) if whose else _why_not_zombies(state, seat)
    return refusal or Refusal("LN-8.13", "spent-in-windows")


def _why_not_zombies(state: State, seat: int) -> Refusal | None:
    if state.sides[seat] == HEROES:
        return Refusal("LN-16.4", "upgrades-of-the-zombies")
    if state.horde_experience < PRICE:
        return Refusal("LN-16.5", "zombies-too-green", {"count": state.horde_experience, "price": PRICE})
    return None if is_drawable(state, HORDE) else Refusal("LN-16.9", "no-upgrades-left", {"deck": HORDE})


def _why_not_hero(state: State, seat: int, verb: str, what: str, person: str) -> Refusal | None:
    hero = next((hero for hero in state.living() if hero.person == person), None)
    if hero is None:
        return Refusal("LN-7.15", "not-in-play", {"hero": person})
    if hero.seat != seat:
        return Refusal("LN-16.3", "not-your-hero", {"hero": person})
    return _why_not_boost(hero, what) if verb == "boost" else _why_not_upgrade(state, hero, what)


def _why_not_boost(hero: Hero, upgrade: Upgrade) -> Refusal | None:
    about: About = {"hero": hero.person, "upgrade": upgrade}
    if upgrade not in hero.upgrades:
        return Refusal("LN-16.7", "not-learnt", about)
    if upgrade in hero.boosted:
        return Refusal("LN-16.7", "boosted-already", about)
    cost = HERO_UPGRADES[upgrade].boost
    return _too_green(hero, cost, "LN-16.7") if hero.experience < cost else None


def _why_not_upgrade(state: State, hero: Hero, deck: str) -> Refusal | None:
    if hero.experience < price(hero):
        return _too_green(hero, price(hero), "LN-16.5")
    return None if is_drawable(state, deck, hero) else Refusal("LN-16.9", "no-upgrades-left", {"deck": deck})


def _too_green(hero: Hero, cost: int, clause: str) -> Refusal:
    return Refusal(clause, "too-green", {"hero": hero.person, "count": hero.experience, "price": cost})
