"""The windows in which cards, items and abilities are used: who is asked, and what each could do (LN-8.9 to LN-8.15).

Modules under ``effects`` register what may be used in which windows. Who is asked follows from what all can see: cards
in hand of a side that has any card for such a moment, and the items and abilities that lie open.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, TOWNSFOLK, ZOMBIE_CARDS, Card
from deadtown.games.last_night.experience import buyers, purchases, spend_experience, spend_zombie_upgrade
from deadtown.games.last_night.heroes import PEOPLE
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
    HE,
    HR,
    HS,
    HX,
    IB,
    ID,
    KZ,
    RA,
    RR,
    SD,
    WH,
    WT,
    WZ,
    ZE,
    ZF,
    ZM,
    ZS,
)
from deadtown.games.last_night.play import Play, other_side
from deadtown.games.last_night.state import (
    EXPERIENCE,
    HEROES,
    NOBODY,
    NOWHERE,
    SURVIVAL_DECKS,
    ZOMBIES,
    Fight,
    Hero,
    Played,
    Side,
    State,
)
from deadtown.games.last_night.survival_cards import HEROES_CARDS, TACTICS
from deadtown.games.last_night.upgrades import HORDE, ZOMBIE_UPGRADES, Upgrade
from deadtown.kernel import NOTHING_TO_ASK, Answer, Option, Steps, Window, read_answer

__all__ = [
    "CP",
    "DR",
    "FD",
    "FP",
    "FR",
    "FW",
    "HA",
    "HB",
    "HD",
    "HE",
    "HR",
    "HS",
    "HX",
    "IB",
    "ID",
    "KZ",
    "RA",
    "RR",
    "SD",
    "WH",
    "WT",
    "WZ",
    "ZE",
    "ZF",
    "ZM",
    "ZS",
]

ANY: Final = (ZS, ZM, ZF, ZE, HS, HA, HR, HX, HB, HE)
"""The windows of plays that may be made at any time (LN-8.12)."""
WINDOWS: Final = (*ANY, HD, SD, RA, RR, FD, FR, FW, WH, WT, WZ, KZ, IB, DR, ID, CP, FP)

Named = tuple[str | int, ...]
Ways = Callable[[Play, int], Iterable[Named]]
"""Each way to name what a use needs now: by the seat that plays the card, or the hero whose item or ability it is."""
Effect = Callable[..., Steps[None] | None]
"""What a use does; nothing is given back where nothing is asked."""
About = dict[str, str | int]


CARRIER: Final = "carrier"
"""The roll of a Grave Dead that is cancelled like a zombie card (R-35)."""


class Use(NamedTuple):
    """One way to use a card, an item or an ability."""

    thing: str
    mode: str
    windows: frozenset[str]
    ways: Ways
    effect: Effect
    naming: Callable[[Play, int, Named], Steps[Named]] | None = None
    """What is still to be named when it lies on the table, before anybody can cancel it."""


IN_PLACE: Final = "in_place_of_a_move_action"
"""No window: what is played or used as the Move Action of the active hero (LN-5.5)."""
CARD_USES: Final[dict[str, dict[Card, list[Use]]]] = {window: {} for window in (*WINDOWS, IN_PLACE)}
"""What may be played from a hand in each window."""
OPEN_USES: Final[dict[str, dict[str, list[Use]]]] = {window: {} for window in (*WINDOWS, IN_PLACE)}
"""The items and abilities that may be used in each window."""
WIELDED: Final[dict[str, dict[Card, Use]]] = {window: {} for window in WINDOWS}
"""The Grave Weapons that are used in each window, by the seat of their zombie."""
USES: Final[dict[tuple[str, str], Use]] = {}
"""All of them, by thing and mode."""
MODES: Final[dict[str, set[str]]] = {}
GAINED: Final[dict[Card, Effect]] = {}
"""What comes of it when a hero gets an item: given the hero."""
IMMEDIATE: Final[dict[Card, Effect]] = {}
"""What cards do that are played as soon as they are drawn: given the seat, and for hero cards who has drawn it."""
IMMEDIATE_NAMING: Final[dict[Card, Callable[[Play, int], Steps[Named | None]]]] = {}
"""What is named for some of them before anybody can cancel them; None where there is no target (LN-1.9)."""


def nothing_to_name(play: Play, by: int) -> Iterable[Named]:
    """A use for which nothing is named."""
    return ((),)


def plays(
    card: Card,
    *windows: str,
    mode: str = "",
    ways: Ways = nothing_to_name,
    naming: Callable[[Play, int, Named], Steps[Named]] | None = None,
) -> Callable[[Effect], Effect]:
    """A way to play a card from the hand."""
    assert card in HEROES_CARDS or card in ZOMBIE_CARDS, card
    return _registered(CARD_USES, card, windows, mode, ways, naming)


def uses(thing: str, *windows: str, mode: str = "", ways: Ways = nothing_to_name) -> Callable[[Effect], Effect]:
    """A way to use an item or an ability; the hero who has it is given in place of a seat."""
    return _registered(OPEN_USES, thing, windows, mode, ways, None)


def wields(weapon: Card, window: str, ways: Ways) -> Callable[[Effect], Effect]:
    """How a zombie seat uses a Grave Weapon."""

    def register(effect: Effect) -> Effect:
        WIELDED[window][weapon] = Use(weapon, "", frozenset({window}), ways, effect)
        return effect

    return register


def _registered(
    table: dict[str, dict[str, list[Use]]],
    thing: str,
    windows: Sequence[str],
    mode: str,
    ways: Ways,
    naming: Callable[[Play, int, Named], Steps[Named]] | None,
) -> Callable[[Effect], Effect]:
    def register(effect: Effect) -> Effect:
        use = Use(thing, mode, frozenset(windows), ways, effect, naming)
        for window in windows:
            table[window].setdefault(thing, []).append(use)
        USES[thing, mode] = use
        MODES.setdefault(thing, set()).add(mode)
        return effect

    return register


def immediate(
    card: Card, naming: Callable[[Play, int], Steps[Named | None]] | None = None
) -> Callable[[Effect], Effect]:
    """What a card does that is played as soon as it is drawn."""

    def register(effect: Effect) -> Effect:
        IMMEDIATE[card] = effect
        if naming is not None:
            IMMEDIATE_NAMING[card] = naming
        return effect

    return register


def when_gained(item: Card) -> Callable[[Effect], Effect]:
    """What comes of it when a hero gets an item."""

    def register(effect: Effect) -> Effect:
        GAINED[item] = effect
        return effect

    return register


class AskingPlay(Play):
    """Play with windows: one side is asked first, then the other; after each play all again (LN-8.10)."""

    def ask_all(
        self, kind: str, first: Side, goes_on: Callable[[], bool] | None = None, only: Side | None = None
    ) -> Steps[None]:
        """Open a window for all who may have something for it; it closes when what it is about is over.

        Where one side alone has anything for it, the other may still spend experience (LN-8.13).
        """
        first = first if only is None else only
        sides: tuple[Side, ...] = (first, other_side(first))
        seats, idle = _asked(self, kind, sides, goes_on, only)
        return _go_round(self, kind, sides, goes_on, only, seats, idle) if seats else NOTHING_TO_ASK


def _go_round(
    play: Play,
    kind: str,
    sides: tuple[Side, ...],
    goes_on: Callable[[], bool] | None,
    only: Side | None,
    seats: tuple[int, ...],
    idle: bool,
) -> Steps[None]:
    """All are asked until all pass in a row; what is played is resolved completely before (LN-8.10)."""
    plays_of = partial(_plays_of, play, kind, only)
    about = ABOUT[kind](play) if kind in ABOUT else {}
    while seats:
        answer = read_answer((yield Window(kind, seats, plays_of, about, idle)))
        if answer is None:
            return
        yield from resolve(play, kind, answer)
        seats, idle = _asked(play, kind, sides, goes_on, only)


def _asked(
    play: Play, kind: str, sides: tuple[Side, ...], goes_on: Callable[[], bool] | None, only: Side | None
) -> tuple[tuple[int, ...], bool]:
    """Who may have something for a window as all can see, in the order of asking; and whether in truth nobody has.

    The losing side of a fight is asked first (LN-6.4).
    """
    if goes_on is not None and not goes_on():
        return (), True
    state = play.state
    if kind == FR:
        sides = (ZOMBIES, HEROES) if leads(state) == HEROES else (HEROES, ZOMBIES)
    hands, fitting = state.hands, CARD_USES[kind].keys()
    users = _users(play, kind) if only != ZOMBIES else []
    if state.armed and only != HEROES:
        users += _wielders(play, kind)
    learners = _learners(play, kind, only) if EXPERIENCE in state.rules else NOBODY_LEARNS
    asked: list[int] = []
    idle = not users and not learners
    for side in sides:
        fits = (only is None or side == only) and fits_from_hand(state, kind, side)
        for seat in _in_order(play, side) if learners else play.seats(side):
            if fits and (hand := hands[seat]):
                asked.append(seat)
                if idle and not fitting.isdisjoint(hand):
                    idle = next(_from_hand(play, kind, seat), None) is None
            elif seat in users or seat in learners:
                asked.append(seat)
    return tuple(asked), idle


NOBODY_LEARNS: Final[frozenset[int]] = frozenset()


def _wielders(play: Play, kind: str) -> list[int]:
    """The zombie seats that could do something with a Grave Weapon."""
    return [seat for seat in play.seats(ZOMBIES) if next(_wielded(play, kind, seat), None) is not None]


def _learners(play: Play, kind: str, only: Side | None) -> set[int]:
    """The seats that could spend experience, or use what the zombies have learnt (LN-8.13, LN-16.9)."""
    found = buyers(play.state)
    if only != HEROES and next(_horde_plays(play, kind, play.state.lead_zombie), None) is not None:
        found.update(play.state.zombie_seats)
    return found


def _in_order(play: Play, side: Side) -> tuple[int, ...]:
    """The seats of a side; of two zombie seats the lead one is asked first what the side has in common (LN-16.3)."""
    seats = play.seats(side)
    return seats if side == HEROES or play.state.lead_zombie == seats[0] else seats[::-1]


def _users(play: Play, kind: str) -> list[int]:
    """The seats that could do something with what lies open before them."""
    fitting = OPEN_USES[kind].keys()
    users: list[int] = []
    for place, hero in enumerate(play.state.heroes):
        if hero.space == NOWHERE or hero.seat in users:
            continue
        # Most have nothing for most windows, which is seen sooner than it is tried.
        has = usable_abilities(hero.person, kind) or hero.saved or not fitting.isdisjoint(hero.items)
        has = has or (hero.upgrades and not fitting.isdisjoint(hero.upgrades))
        if has and next(_open_to(play, kind, place), None) is not None:
            users.append(hero.seat)
    return users


def _plays_of(play: Play, kind: str, only: Side | None, seat: int) -> list[Option]:
    state = play.state
    plays = [*playable(play, kind, seat)] if only is None or state.sides[seat] == only else []
    return plays + purchases(state, seat) if EXPERIENCE in state.rules else plays


def leads(state: State) -> Side:
    """Who wins the fight as the dice lie (LN-6.7)."""
    fight = state.fight
    assert fight is not None
    best, worst = max(fight.hero_dice), max(fight.zombie_dice) + edge(state, fight.zombie)
    return HEROES if best > worst or (best == worst and wins_ties(state, fight)) else ZOMBIES


def edge(state: State, zombie: int) -> int:
    """What the highest die of a zombie counts for more (Sickle)."""
    return int(state.armed.get(zombie) == "sickle")


def wins_ties(state: State, fight: Fight) -> bool:
    """Whether the hero of a fight wins ties in it (LN-6.8)."""
    fighter = state.heroes[fight.hero]
    if fight.ties or state.cornered or "tough" in fighter.sheet.abilities or "heroic_resolve" in fighter.on:
        return True
    return "holy_relic" in fighter.items or counters(state, fighter)


def counters(state: State, hero: Hero) -> bool:
    """Whether Counterattack lets a hero win ties: in the zombie turn, with its Boost always (Table X)."""
    return "counterattack" in hero.upgrades and (state.turn == ZOMBIES or "counterattack" in hero.boosted)


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


def fits_from_hand(state: State, kind: str, side: Side) -> bool:
    """Whether a card of a side might be played in a window that stands as this one does, whatever is in hands."""
    if not cards_for(kind, side, state.sets, SURVIVAL_DECKS in state.rules):
        return False
    fits = FITS.get((kind, side))
    return fits is None or fits(state)


@cache
def cards_for(kind: str, side: Side, sets: tuple[str, ...], tactics: bool = False) -> frozenset[Card]:
    """The cards of a side that are played in windows of a kind, of some sets, with Survival Tactics or without."""
    rows = HEROES_CARDS if side == HEROES else ZOMBIE_CARDS
    piles = (*sets, TACTICS) if tactics else sets
    return frozenset(
        card for card in CARD_USES[kind] if card in rows and not rows[card].copies.keys().isdisjoint(piles)
    )


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


def playable(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """All that a seat could do in a window."""
    yield from _from_hand(play, kind, seat)
    if play.state.sides[seat] == HEROES:
        yield from open_plays(play, kind, seat)
    else:
        if play.state.armed:
            yield from _wielded(play, kind, seat)
        if play.state.horde_upgrades:
            yield from _horde_plays(play, kind, seat)


def _wielded(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """What a zombie seat could do with Grave Weapons."""
    for use in WIELDED[kind].values():
        for way in use.ways(play, seat):
            yield ("wield", use.thing, *way)


def _horde_plays(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """What a zombie seat could do with the upgrades of its side; lasting ones once a turn for each copy (LN-16.9)."""
    state, fitting = play.state, OPEN_USES[kind]
    for upgrade in dict.fromkeys(state.horde_upgrades):
        if upgrade in fitting and state.horde_used.count(upgrade) < state.horde_upgrades.count(upgrade):
            yield from _open_options(play, fitting[upgrade], seat, HORDE)


def _from_hand(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """The cards of a hand that could be played, each in all ways."""
    fitting = CARD_USES[kind]
    before = ""
    for card in play.state.hands[seat]:
        if card != before and card in fitting:
            before = card
            yield from _card_options(play, fitting[card], seat)


def _card_options(play: Play, found: Sequence[Use], seat: int) -> Iterator[Option]:
    for use in found:
        for way in use.ways(play, seat):
            yield ("play", use.thing, use.mode, *way) if use.mode else ("play", use.thing, *way)


def open_plays(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """What a hero seat could do with what lies open."""
    for place, hero in enumerate(play.state.heroes):
        if hero.seat == seat and hero.space != NOWHERE:
            yield from _open_to(play, kind, place)


def _open_to(play: Play, kind: str, place: int) -> Iterator[Option]:
    """What could be done with what a hero has: items, abilities, townsfolk that were saved."""
    hero = play.state.heroes[place]
    fitting = OPEN_USES[kind]
    before = ""
    for item in hero.items:
        if item in fitting and item != before:
            before = item
            yield from _open_options(play, fitting[item], place, hero.person)
    for ability in usable_abilities(hero.person, kind):
        yield from _open_options(play, fitting[ability], place, hero.person)
    for upgrade in dict.fromkeys(hero.upgrades) if hero.upgrades else ():
        if upgrade in fitting:
            yield from _open_options(play, fitting[upgrade], place, hero.person)
    for card in hero.saved:
        if card in CARD_USES[kind]:
            yield from _card_options(play, CARD_USES[kind][card], hero.seat)


@cache
def usable_abilities(person: str, kind: str) -> tuple[str, ...]:
    """The abilities of somebody that are used in windows of a kind."""
    return tuple(ability for ability in PEOPLE[person].abilities if ability in OPEN_USES[kind])


def _open_options(play: Play, found: Sequence[Use], hero: int, person: str) -> Iterator[Option]:
    for use in found:
        for way in use.ways(play, hero):
            yield ("use", use.thing, person, use.mode, *way) if use.mode else ("use", use.thing, person, *way)


def resolve(play: Play, kind: str, answer: Answer) -> Steps[None]:
    """Carry out what was played, with all that it brings about (LN-8.10)."""
    seat = answer.seat
    verb, name, *words = answer.option
    thing = str(name)
    if verb == "buy" or verb == "boost":
        yield from spend_experience(play, seat, answer.option)
    elif verb == "use" and words[0] == HORDE:
        yield from _use_horde_upgrade(play, seat, thing, words[1:])
    elif verb == "use":
        hero = play.state.number_of(str(words.pop(0)))
        use = _use(thing, words)
        named = tuple(words[1:] if use.mode else words)
        if thing in play.state.heroes[hero].upgrades:
            play.state.heroes[hero].used += (thing,)
            play.tell(events.UpgradeUsed, seat, play.person(hero), thing)
        else:
            play.tell(events.Used, seat, thing, play.person(hero))
        yield from use.effect(play, hero, *named) or NOTHING_TO_ASK
    elif verb == "wield":
        play.tell(events.Wielded, seat, thing)
        yield from WIELDED[kind][thing].effect(play, seat, *words) or NOTHING_TO_ASK
    else:
        use = _use(thing, words)
        named = tuple(words[1:] if use.mode else words)
        _take_from(play, seat, thing)
        yield from play_card(play, seat, thing, use, named)
    if kind in ANY:
        yield from play.settle()


def _use_horde_upgrade(play: Play, seat: int, upgrade: Upgrade, named: Sequence[str | int]) -> Steps[None]:
    """The zombies use an upgrade: it is discarded, or rests until the next turn (LN-16.9)."""
    if ZOMBIE_UPGRADES[upgrade].lasting:
        play.state.horde_used += (upgrade,)
    else:
        spend_zombie_upgrade(play, upgrade)
    play.tell(events.ZombieUpgradeUsed, seat, upgrade)
    yield from USES[upgrade, ""].effect(play, seat, *named) or NOTHING_TO_ASK


def _use(thing: str, words: Sequence[str | int]) -> Use:
    mode = str(words[0]) if words and words[0] in MODES[thing] else ""
    return USES[thing, mode]


def _take_from(play: Play, seat: int, card: Card) -> None:
    """A card leaves the hand from which it is played, or the hero who has saved it (LN-S3)."""
    state = play.state
    if card in state.hands[seat]:
        play.leave_hand(seat, card)
        return
    hero = next(hero for hero in state.heroes if hero.seat == seat and card in hero.saved)
    hero.saved = tuple(other for other in hero.saved if other != card)


def play_card(play: Play, seat: int, card: Card, use: Use, named: Named) -> Steps[None]:
    """Show it with its choices; it may be cancelled; then it takes effect and is discarded (LN-8.7)."""
    state = play.state
    played = Played(seat, card, use.mode, named)
    state.stack.append(played)
    play.tell(events.CardPlayed, seat, card, use.mode, named)
    if use.naming is not None:
        named = played.named = yield from use.naming(play, seat, named)
    if card in ZOMBIE_CARDS and ZOMBIE_CARDS[card].fight and state.fight is not None:
        state.fight.card = True
    yield from may_be_cancelled(play, played)
    if not played.cancelled and has_target(play, use, named):
        yield from use.effect(play, seat, *named) or NOTHING_TO_ASK
    put_away(play, played)


IN_FIGHTS: Final = frozenset({FD, FR, FW})


def has_target(play: Play, use: Use, named: Named) -> bool:
    """Whether what a card is played on is still there: whoever cancels cards may die of it (LN-1.8)."""
    state = play.state
    about_dice = FD not in use.windows or FR in use.windows
    if use.windows <= IN_FIGHTS and about_dice and state.fight is not None and state.fight.over:
        return False
    people = [hero for hero in state.heroes if hero.person in named]
    return not people or any(not hero.dead for hero in people)


def may_be_cancelled(play: Play, played: Played) -> Steps[None]:
    """The window in which a card that is being played is cancelled, by those against whom it is played (LN-8.7)."""
    by = HEROES if is_of_zombies(played.card) else ZOMBIES
    if is_cancellable(play.state, played.card, by):
        yield from play.ask_all(CP, by, lambda: not played.cancelled, only=by)


def put_away(play: Play, played: Played) -> None:
    """A card that was played goes to its discard pile, unless it lies elsewhere now (LN-8.3)."""
    state = play.state
    assert state.stack[-1] is played
    state.stack.pop()
    if not played.kept:
        play.discard(played.card)


def play_immediately(play: Play, seat: int, card: Card, hero: int = NOBODY) -> Steps[None]:
    """A card that is played as soon as it is drawn; it may be cancelled too (LN-4.7)."""
    state = play.state
    played = Played(seat, card)
    state.stack.append(played)
    play.tell(events.CardPlayed, seat, card, "", ())
    named: Named | None = ()
    if card in IMMEDIATE_NAMING:
        named = yield from IMMEDIATE_NAMING[card](play, seat)
    if named is not None:
        played.named = named
        yield from may_be_cancelled(play, played)
        if not played.cancelled:
            drawn_by = () if hero == NOBODY else (hero,)
            yield from IMMEDIATE[card](play, seat, *drawn_by, *named) or NOTHING_TO_ASK
    put_away(play, played)
