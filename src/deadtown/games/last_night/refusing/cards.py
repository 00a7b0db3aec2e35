"""Why a card can't be played, or an item or ability be used (section 8)."""

from deadtown.games.last_night.cards import ZOMBIE_CARDS, Card
from deadtown.games.last_night.refusing.looking import About
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.upgrades import HERO_UPGRADES, HORDE, Upgrade
from deadtown.games.last_night.uses import ANY, CARD_USES, IMMEDIATE, IN_PLACE, OPEN_USES, WINDOWS, Use
from deadtown.kernel import Option, Refusal, Window

NOT_ASKED = Refusal("LN-8.10", "not-asked-now")


def windows_of(table: dict[str, dict[str, list[Use]]], thing: str) -> list[str]:
    """The windows in which something is used, in the order of section 8."""
    return [window for window in WINDOWS if thing in table[window]]


def why_not_play(state: State, window: Window | None, seat: int, wish: Option) -> Refusal:
    """Why a card can't be played now, or not like that."""
    card = str(wish[1])
    about: About = {"card": card}
    if window is not None and wish in window.plays(seat):
        return NOT_ASKED
    saved = any(card in hero.saved for hero in state.heroes if hero.seat == seat)
    if card not in state.hands[seat] and not saved:
        return Refusal("LN-8.6" if card in HEROES_CARDS else "LN-8.2", "not-in-hand", about)
    return _why_not_now(CARD_USES, window, card, about, state)


def why_not_use(state: State, window: Window | None, seat: int, wish: Option) -> Refusal:
    """Why an item or an ability can't be used now."""
    thing, person = str(wish[1]), str(wish[2])
    if window is not None and wish in window.plays(seat):
        return NOT_ASKED
    if person == HORDE:
        return _why_not_horde(state, window, thing)
    hero = next((hero for hero in state.living() if hero.person == person), None)
    if hero is None:
        return Refusal("LN-7.15", "not-in-play", {"hero": person})
    ability, learnt = thing in hero.sheet.abilities, thing in HERO_UPGRADES
    about: About = {"ability" if ability else "upgrade" if learnt else "card": thing, "hero": person}
    if hero.seat != seat:
        return Refusal("LN-8.1", "not-your-hero", {"hero": person})
    if learnt and not ability:
        return _why_not_learnt(state, window, hero, thing)
    if not ability and thing not in hero.items:
        return Refusal("LN-8.1", "not-carried", about)
    refusal = _why_not_now(OPEN_USES, window, thing, about, state)
    return Refusal(refusal.clause, f"ability-{refusal.reason}", refusal.arguments) if ability else refusal


def _why_not_learnt(state: State, window: Window | None, hero: Hero, upgrade: Upgrade) -> Refusal:
    """Why an upgrade of a hero can't be used now."""
    about: About = {"upgrade": upgrade, "hero": hero.person}
    if upgrade not in hero.upgrades:
        return Refusal("LN-16.6", "not-learnt", about)
    refusal = _why_not_now(OPEN_USES, window, upgrade, about, state)
    return Refusal(refusal.clause, f"upgrade-{refusal.reason}", refusal.arguments)


def _why_not_horde(state: State, window: Window | None, upgrade: Upgrade) -> Refusal:
    """Why an upgrade of the zombies can't be used now."""
    about: About = {"upgrade": upgrade}
    if upgrade not in state.horde_upgrades:
        return Refusal("LN-16.9", "not-learnt-by-zombies", about)
    refusal = _why_not_now(OPEN_USES, window, upgrade, about, state)
    return Refusal(refusal.clause, f"upgrade-{refusal.reason}", refusal.arguments)


def _why_not_now(
    table: dict[str, dict[str, list[Use]]], window: Window | None, thing: str, about: About, state: State
) -> Refusal:
    moments = windows_of(table, thing)
    if thing in table[IN_PLACE]:
        return Refusal("LN-5.5", "in-place-of-a-move-action", about)
    if not moments:
        immediate = thing in IMMEDIATE
        return Refusal("LN-4.7" if immediate else "LN-8.15", "played-when-drawn" if immediate else "no-window", about)
    if window is None or window.kind not in moments:
        if set(ANY) <= set(moments) and window is not None and state.fight is not None:
            return Refusal("LN-8.12", "not-in-a-fight", about)
        if set(ANY) <= set(moments):
            return Refusal("LN-8.12", "in-any-window", about)
        return Refusal("LN-8.15", "only-in-window", {**about, "window": moments[0]})
    if is_fight_card(thing) and state.fight is not None and state.fight.card:
        return Refusal("LN-6.6", "one-fight-card", about)
    return Refusal("LN-1.9", "no-target", about)


def is_fight_card(card: Card) -> bool:
    return card in ZOMBIE_CARDS and ZOMBIE_CARDS[card].fight
