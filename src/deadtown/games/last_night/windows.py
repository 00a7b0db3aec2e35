"""The windows in which cards, items and abilities are used: who is asked, and what each could do (LN-8.9 to LN-8.15).

What may be used in which windows is registered in ``uses``. Who is asked follows from what all can see: cards
in hand of a side that has any card for such a moment, and the items and abilities that lie open.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import ZOMBIE_CARDS, Card
from deadtown.games.last_night.experience import buyers, purchases, spend_experience, spend_zombie_upgrade
from deadtown.games.last_night.fitting import ABOUT, fitting_sides, is_cancellable, is_of_zombies
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.moments import (
    CP,
    FD,
    FR,
    FW,
)
from deadtown.games.last_night.options import EXPERIENCE, HEROES, ZOMBIES, Side
from deadtown.games.last_night.pending import Fight, Played
from deadtown.games.last_night.pieces import NOBODY, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.upgrades import HORDE, ZOMBIE_UPGRADES, Upgrade
from deadtown.games.last_night.uses import (
    ANY,
    CARD_USES,
    IMMEDIATE,
    IMMEDIATE_NAMING,
    MODES,
    OPEN_USES,
    USES,
    WIELDED,
    Named,
    Use,
)
from deadtown.kernel import NOTHING_TO_ASK, Answer, Option, Steps, Window, read_answer

HEROES_FIRST: Final[tuple[Side, ...]] = (HEROES, ZOMBIES)
ZOMBIES_FIRST: Final[tuple[Side, ...]] = (ZOMBIES, HEROES)


class AskingPlay(Play):
    """Play with windows: one side is asked first, then the other; after each play all again (LN-8.10)."""

    def ask_all(
        self, kind: str, first: Side, goes_on: Callable[[], bool] | None = None, only: Side | None = None
    ) -> Steps[None]:
        """Open a window for all who may have something for it; it closes when what it is about is over.

        Where one side alone has anything for it, the other may still spend experience (LN-8.13).
        """
        first = first if only is None else only
        sides = HEROES_FIRST if first == HEROES else ZOMBIES_FIRST
        seats, idle = self.once(_asked, self, kind, sides, goes_on, only)
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
        seats, idle = play.once(_asked, play, kind, sides, goes_on, only)


def _asked(
    play: Play, kind: str, sides: tuple[Side, ...], goes_on: Callable[[], bool] | None, only: Side | None
) -> tuple[tuple[int, ...], bool]:
    """Who may have something for a window as all can see, in the order of asking; and whether in truth nobody has.

    The losing side of a fight is asked first (LN-6.4).
    """
    if goes_on is not None and not goes_on():
        return NOBODY_ASKED
    state = play.state
    if kind == FR:
        sides = ZOMBIES_FIRST if leads(state) == HEROES else HEROES_FIRST
    users = _users(play, kind) if only != ZOMBIES else []
    if state.armed and only != HEROES and WIELDED[kind]:
        users += _wielders(play, kind)
    learners = _learners(play, kind, only) if EXPERIENCE in state.rules else NOBODY_LEARNS
    with_cards = fitting_sides(state, kind)
    idle = not users and not learners
    if idle and not with_cards:
        return NOBODY_ASKED
    hands, fitting = state.hands, CARD_USES[kind].keys()
    asked: list[int] = []
    for side in sides:
        fits = side in with_cards and (only is None or side == only)
        for seat in _in_order(play, side) if learners else play.seats(side):
            if fits and (hand := hands[seat]):
                asked.append(seat)
                if idle and not fitting.isdisjoint(hand):
                    idle = next(_from_hand(play, kind, seat), None) is None
            elif seat in users or seat in learners:
                asked.append(seat)
    return tuple(asked), idle


NOBODY_ASKED: Final[tuple[tuple[int, ...], bool]] = ((), True)
NOBODY_LEARNS: Final[frozenset[int]] = frozenset()


def _wielders(play: Play, kind: str) -> list[int]:
    """The zombie seats that could do something with a Grave Weapon."""
    return [seat for seat in play.seats(ZOMBIES) if next(_wielded(play, kind, seat), None) is not None]


def _learners(play: Play, kind: str, only: Side | None) -> set[int]:
    """The seats that could spend experience, or use what the zombies have learnt (LN-8.13, LN-16.9)."""
    state = play.state
    found = buyers(state)
    if state.horde_upgrades and only != HEROES and next(_horde_plays(play, kind, state.lead_zombie), None) is not None:
        found.update(state.zombie_seats)
    return found


def _in_order(play: Play, side: Side) -> tuple[int, ...]:
    """The seats of a side; of two zombie seats the lead one is asked first what the side has in common (LN-16.3)."""
    seats = play.seats(side)
    return seats if side == HEROES or play.state.lead_zombie == seats[0] else seats[::-1]


def _users(play: Play, kind: str) -> list[int]:
    """The seats that could do something with what lies open before them."""
    fitting, able = OPEN_USES[kind].keys(), able_people(kind)
    users: list[int] = []
    for place, hero in enumerate(play.state.heroes):
        # Most have nothing for most windows, which is seen sooner than it is tried.
        if (
            (hero.person in able)
            or (hero.items and not fitting.isdisjoint(hero.items))
            or (hero.upgrades and not fitting.isdisjoint(hero.upgrades))
            or hero.saved
        ):
            away = hero.space == NOWHERE or hero.seat in users
            if not away and next(_open_to(play, kind, place), None) is not None:
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


@cache
def able_people(kind: str) -> frozenset[str]:
    """The people with abilities that are used in windows of a kind."""
    return frozenset(person for person in PEOPLE if usable_abilities(person, kind))


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
