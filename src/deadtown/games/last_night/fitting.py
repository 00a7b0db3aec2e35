"""What a window is about, and whether any card could fit into it as it stands: what all can see (LN-8.9)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from deadtown.games.last_night.cards import HERO_CARDS, TOWNSFOLK, ZOMBIE_CARDS, Card
from deadtown.games.last_night.moments import (
    CP,
    DR,
    FD,
    FP,
    FR,
    FW,
    HA,
    HB,
    HD,
    HR,
    HX,
    IB,
    ID,
    RA,
    RR,
    SD,
    WH,
    WT,
    WZ,
)
from deadtown.games.last_night.options import HEROES, SURVIVAL_DECKS, ZOMBIES, Side
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import State
from deadtown.games.last_night.uses import cards_for

About = dict[str, str | int]

CARRIER: Final = "carrier"
"""The roll of a Grave Dead that is cancelled like a zombie card (R-35)."""


def _fighter(play: Play) -> About:
    fight = play.state.fight
    return {} if fight is None else {"hero": play.person(fight.hero)}


def _wounded(play: Play) -> About:
    wound = play.state.wound
    return {} if wound is None else {"hero": play.person(wound.hero)}


def _doomed(play: Play) -> About:
    wound = play.state.wound
    return {} if wound is None else {**_wounded(play), "fate": "killed" if wound.killing else "wounded"}


def _hurt(play: Play) -> About:
    hurt = play.state.hurt
    return {} if hurt is None else {**play.about_zombie(hurt.zombie)}


def _roller(play: Play) -> About:
    roll = play.state.roll
    return {} if roll is None else {"hero": play.person(roll.hero), "rolled": roll.what}


def _loser(play: Play) -> About:
    lost = play.state.discarding
    return {} if lost is None else {"hero": play.person(lost.hero), "card": lost.item}


def _played(play: Play) -> About:
    played = play.state.stack[-1]
    return {"card": played.card, "seat": played.seat}


def _shooter(play: Play) -> About:
    attack = play.state.attack
    return {} if attack is None else {"hero": play.person(attack.hero)}


def _active(play: Play) -> About:
    return {"hero": play.person(play.state.active)}


def _searcher(play: Play) -> About:
    return {"hero": play.person(play.state.looker)}


ABOUT: Final[dict[str, Callable[[Play], About]]] = {
    **dict.fromkeys((FD, FR, FW), _fighter),
    WH: _doomed,
    WT: _wounded,
    WZ: _hurt,
    **dict.fromkeys((IB, DR, RR, HR), _roller),
    **dict.fromkeys((HA, HX, HD, HB), _active),
    SD: _searcher,
    RA: _shooter,
    ID: _loser,
    CP: _played,
}
"""What a window is about, for everybody to know."""


@cache
def sides_with_cards(kind: str, sets: tuple[str, ...], rules: tuple[str, ...]) -> tuple[Side, ...]:
    """The sides that have any card for windows of a kind in a game with such sets and rules."""
    return tuple(side for side in (HEROES, ZOMBIES) if cards_for(kind, side, sets, SURVIVAL_DECKS in rules))


def fitting_sides(state: State, kind: str) -> list[Side]:
    """The sides of which a card might be played in a window that stands as this one does, whatever is in hands."""
    found = []
    for side in sides_with_cards(kind, state.sets, state.rules):
        fits = FITS.get((kind, side))
        if fits is None or fits(state):
            found.append(side)
    return found


def _is_first_fight_card(state: State) -> bool:
    return state.fight is not None and not state.fight.card


def _is_not_alone(state: State) -> bool:
    return state.fight is not None and len(state.heroes_on(state.heroes[state.fight.hero].space)) > 1


def _is_not_killed(state: State) -> bool:
    return state.fight is not None and state.fight.winner == HEROES and not state.fight.deadly


def _may_suffer_more(state: State) -> bool:
    """Whether there is a card for who has won: against a beaten hero's items, or for a highest die."""
    fight = state.fight
    if fight is None or fight.winner != ZOMBIES:
        return False
    cards = cards_for(FW, ZOMBIES, state.sets)
    has_items = "knocked_away" in cards and bool(state.heroes[fight.hero].items)
    return has_items or ("mauled" in cards and max(fight.zombie_dice) >= MAULING)


MAULING: Final = 6
"""What the highest die of a zombie must show for a hero to be mauled."""


def _may_be_prevented(state: State) -> bool:
    """Whether there is a card against what is about to happen: few prevent a killing (LN-7.4)."""
    if state.wound is None or not state.wound.killing:
        return True
    return not PREVENT_KILLING.isdisjoint(cards_for(WH, HEROES, state.sets))


PREVENT_KILLING: Final = frozenset({"nick_of_time"})
"""The cards that say that they prevent a killing, too."""


def _may_get_worse(state: State) -> bool:
    """Whether there is a card for a wound: I Feel Kinda Strange is played on nobody twice."""
    strange = state.wound is not None and "feel_strange" in state.heroes[state.wound.hero].on
    return not strange or cards_for(WT, ZOMBIES, state.sets) != {"feel_strange"}


def _may_break(state: State) -> bool:
    return state.roll is not None and state.roll.what == "break"


def _may_be_slowed(state: State) -> bool:
    sure_footed = "sure_footed" in state.heroes[state.active].sheet.abilities
    return not sure_footed or bool(state.hero_discard) or any("faith" in hero.on for hero in state.living())


FITS: Final[dict[tuple[str, Side], Callable[[State], bool]]] = {
    (CP, HEROES): lambda state: is_cancellable(state, state.stack[-1].card, by=HEROES),
    (CP, ZOMBIES): lambda state: is_cancellable(state, state.stack[-1].card, by=ZOMBIES),
    (FR, ZOMBIES): _is_first_fight_card,
    (FD, ZOMBIES): _is_not_alone,
    (FW, HEROES): _is_not_killed,
    (FW, ZOMBIES): _may_suffer_more,
    (WH, HEROES): _may_be_prevented,
    (WT, ZOMBIES): _may_get_worse,
    (IB, ZOMBIES): _may_break,
    (HR, ZOMBIES): _may_be_slowed,
    (FP, HEROES): lambda state: state.exploding != NOWHERE,
    (HD, HEROES): lambda state: not state.windows_open,
    (HD, ZOMBIES): lambda state: not state.windows_open,
}
"""What must be so for any card of a side to fit into a window, where that is not always so."""


def is_cancellable(state: State, card: Card, by: Side) -> bool:
    """Whether a side has any card that cancels this one: heroes for all zombie cards, zombies for a few (LN-8.7)."""
    if by == HEROES:
        return is_of_zombies(card)
    if card not in HERO_CARDS:
        return False
    if card == "faith" or TOWNSFOLK in HERO_CARDS[card].keywords:
        return True
    return "line_is_dead" in cards_for(CP, ZOMBIES, state.sets)


def is_of_zombies(card: Card) -> bool:
    """Whether what is played is a zombie card, or the roll of a carrier, which is cancelled like one (R-35)."""
    return card in ZOMBIE_CARDS or card == CARRIER
