"""The windows in which cards, items and abilities are used: who is asked, and what each could do (LN-8.9 to LN-8.15).

Modules under ``effects`` register what may be used in which windows. Who is asked follows from what all can see: cards
in hand of a side that has any card for such a moment, and the items and abilities that lie open.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from deadtown.games.kit.windows import opened
from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, TOWNSFOLK, ZOMBIE_CARDS, Card
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import HEROES, NOBODY, NOWHERE, ZOMBIES, Fight, Played, Side, State
from deadtown.kernel import NOTHING_TO_ASK, Answer, Option, Steps, read_answer

ZS: Final = "zombies_start"
ZM: Final = "zombie_moves"
ZF: Final = "zombie_fights"
ZE: Final = "zombies_end"
HS: Final = "heroes_start"
HA: Final = "hero_activated"
HR: Final = "movement_rolled"
HX: Final = "hero_moves"
HD: Final = "door"
HB: Final = "between_actions"
RR: Final = "shot_rolled"
FD: Final = "fight_declared"
FR: Final = "fight_rolled"
FW: Final = "fight_won"
WH: Final = "about_to_be_wounded"
WT: Final = "wounded"
KZ: Final = "zombie_killed"
IB: Final = "break_rolled"
DR: Final = "die_rolled"
ID: Final = "item_lost"
CP: Final = "card_played"
HE: Final = "heroes_end"
"""The windows, as section 8 abbreviates them. Those that no card, item or ability of these sets is for are not opened:
SD, RA, WZ and FP."""

ANY: Final = (ZS, ZM, ZF, ZE, HS, HA, HR, HX, HB, HE)
"""The windows of plays that may be made at any time (LN-8.12)."""
WINDOWS: Final = (*ANY, HD, RR, FD, FR, FW, WH, WT, KZ, IB, DR, ID, CP)

Named = tuple[str | int, ...]
Ways = Callable[[Play, int], Iterable[Named]]
"""Each way to name what a use needs now: by the seat that plays the card, or the hero whose item or ability it is."""
Effect = Callable[..., Steps[None] | None]
"""What a use does; nothing is given back where nothing is asked."""


class Use(NamedTuple):
    """One way to use a card, an item or an ability."""

    thing: str
    mode: str
    windows: frozenset[str]
    ways: Ways
    effect: Effect
    naming: Callable[[Play, int, Named], Steps[Named]] | None = None
    """What is still to be named when it lies on the table, before anybody can cancel it."""


CARD_USES: Final[dict[str, dict[Card, list[Use]]]] = {window: {} for window in WINDOWS}
"""What may be played from a hand in each window."""
OPEN_USES: Final[dict[str, dict[str, list[Use]]]] = {window: {} for window in WINDOWS}
"""The items and abilities that may be used in each window."""
USES: Final[dict[tuple[str, str], Use]] = {}
"""All of them, by thing and mode."""
MODES: Final[dict[str, set[str]]] = {}
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
    assert card in HERO_CARDS or card in ZOMBIE_CARDS, card
    return _registered(CARD_USES, card, windows, mode, ways, naming)


def uses(thing: str, *windows: str, mode: str = "", ways: Ways = nothing_to_name) -> Callable[[Effect], Effect]:
    """A way to use an item or an ability; the hero who has it is given in place of a seat."""
    return _registered(OPEN_USES, thing, windows, mode, ways, None)


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


class AskingPlay(Play):
    """Play with windows: one side is asked first, then the other; after each play all again (LN-8.10)."""

    def ask_all(
        self, kind: str, first: Side, goes_on: Callable[[], bool] | None = None, only: Side | None = None
    ) -> Steps[None]:
        """Open a window for all who may have something for it; it closes when what it is about is over."""
        if only is not None:
            sides: tuple[Side, ...] = (only,)
        else:
            sides = (HEROES, ZOMBIES) if first == HEROES else (ZOMBIES, HEROES)
        seats = _asked(self, kind, sides, goes_on)
        return _go_round(self, kind, sides, goes_on, seats) if seats else NOTHING_TO_ASK


def _go_round(
    play: Play, kind: str, sides: tuple[Side, ...], goes_on: Callable[[], bool] | None, seats: tuple[int, ...]
) -> Steps[None]:
    """All are asked until all pass in a row; what is played is resolved completely before (LN-8.10)."""
    plays_of, can = partial(_plays_of, play, kind), partial(_can, play, kind)
    about = about_window(play, kind)
    while seats:
        answer = read_answer((yield opened(kind, seats, plays_of, about, can)))
        if answer is None:
            return
        yield from resolve(play, kind, answer)
        seats = _asked(play, kind, sides, goes_on)


def _asked(play: Play, kind: str, sides: tuple[Side, ...], goes_on: Callable[[], bool] | None) -> tuple[int, ...]:
    """Who may have something for a window, in the order of asking: the losing side of a fight first (LN-6.4)."""
    if goes_on is not None and not goes_on():
        return ()
    if kind == FR:
        sides = (ZOMBIES, HEROES) if leads(play.state) == HEROES else (HEROES, ZOMBIES)
    return tuple([seat for side in sides for seat in play.seats(side) if may_have(play, kind, side, seat)])


def _plays_of(play: Play, kind: str, seat: int) -> list[Option]:
    return [*playable(play, kind, seat)]


def _can(play: Play, kind: str, seat: int) -> bool:
    return next(playable(play, kind, seat), None) is not None


def leads(state: State) -> Side:
    """Who wins the fight as the dice lie (LN-6.7)."""
    fight = state.fight
    assert fight is not None
    best, worst = max(fight.hero_dice), max(fight.zombie_dice)
    return HEROES if best > worst or (best == worst and wins_ties(state, fight)) else ZOMBIES


def wins_ties(state: State, fight: Fight) -> bool:
    """Whether the hero of a fight wins ties in it (LN-6.8)."""
    fighter = state.heroes[fight.hero]
    return fight.ties or state.cornered or "tough" in fighter.sheet.abilities or "heroic_resolve" in fighter.on


def about_window(play: Play, kind: str) -> dict[str, str | int]:
    """What a window is about, for everybody to know."""
    state = play.state
    about: dict[str, str | int] = {}
    if kind == CP:
        about["card"] = state.stack[-1].card
        about["seat"] = state.stack[-1].seat
    elif kind in (FD, FR, FW) and state.fight is not None:
        about["hero"] = play.person(state.fight.hero)
    elif kind in (WH, WT) and state.wound is not None:
        about["hero"] = play.person(state.wound.hero)
    elif kind == ID and state.discarding is not None:
        about["hero"] = play.person(state.discarding.hero)
        about["card"] = state.discarding.item
    elif kind in (IB, DR, RR, HR) and state.roll is not None:
        about["hero"] = play.person(state.roll.hero)
        about["rolled"] = state.roll.what
    elif kind in (HA, HX, HD, HB):
        about["hero"] = play.person(state.active)
    return about


def may_have(play: Play, kind: str, side: Side, seat: int) -> bool:
    """Whether a seat may have something for a window, as all can see."""
    state = play.state
    if state.hands[seat] and fits_from_hand(play, kind, side):
        return True
    return side == HEROES and next(open_plays(play, kind, seat), None) is not None


FROM_HAND: Final[dict[tuple[str, Side], frozenset[Card]]] = {}


def fits_from_hand(play: Play, kind: str, side: Side) -> bool:
    """Whether a card of a side might be played in a window that stands as this one does, whatever is in hands."""
    if (kind, side) not in FROM_HAND:
        table = HERO_CARDS if side == HEROES else ZOMBIE_CARDS
        FROM_HAND[kind, side] = frozenset(card for card in CARD_USES[kind] if card in table)
    if not FROM_HAND[kind, side]:
        return False
    state = play.state
    if kind == CP:
        return is_cancellable(state.stack[-1].card, by=side)
    if kind == FR and side == ZOMBIES:
        return state.fight is not None and not state.fight.card
    if kind == FD and side == ZOMBIES:
        return state.fight is not None and len(state.heroes_on(state.heroes[state.fight.hero].space)) > 1
    if kind == FW:
        return state.fight is not None and state.fight.winner == HEROES and not state.fight.deadly
    if kind == IB and side == ZOMBIES:
        return state.roll is not None and state.roll.what == "break"
    if kind == HR and side == ZOMBIES:
        sure_footed = "sure_footed" in state.heroes[state.active].sheet.abilities
        return not sure_footed or bool(state.hero_discard) or any("faith" in hero.on for hero in state.living())
    if kind == HD:
        return not state.windows_open
    return True


def is_cancellable(card: Card, by: Side) -> bool:
    """Whether a side has any card that cancels this one: heroes for all zombie cards, zombies for a few (LN-8.7)."""
    if by == HEROES:
        return card in ZOMBIE_CARDS
    return card == "faith" or (card in HERO_CARDS and TOWNSFOLK in HERO_CARDS[card].keywords)


def playable(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """All that a seat could do in a window."""
    state = play.state
    fitting = CARD_USES[kind]
    before = ""
    for card in state.hands[seat]:
        if card != before and card in fitting:
            before = card
            yield from _card_options(play, fitting[card], seat)
    if state.sides[seat] == HEROES:
        yield from open_plays(play, kind, seat)


def _card_options(play: Play, found: Sequence[Use], seat: int) -> Iterator[Option]:
    for use in found:
        for way in use.ways(play, seat):
            yield ("play", use.thing, use.mode, *way) if use.mode else ("play", use.thing, *way)


def open_plays(play: Play, kind: str, seat: int) -> Iterator[Option]:
    """What a hero seat could do with what lies open: items, abilities, townsfolk that were saved."""
    fitting = OPEN_USES[kind]
    for place, hero in enumerate(play.state.heroes):
        if hero.seat != seat or hero.space == NOWHERE:
            continue
        before = ""
        for item in hero.items:
            if item in fitting and item != before:
                before = item
                yield from _open_options(play, fitting[item], place, hero.person)
        for ability in usable_abilities(hero.person, kind):
            yield from _open_options(play, fitting[ability], place, hero.person)
        for card in hero.saved:
            if card in CARD_USES[kind]:
                yield from _card_options(play, CARD_USES[kind][card], seat)


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
    if verb == "use":
        hero = play.state.number_of(str(words.pop(0)))
        use = _use(thing, words)
        named = tuple(words[1:] if use.mode else words)
        play.tell(events.Used, seat, thing, play.person(hero))
        yield from use.effect(play, hero, *named) or NOTHING_TO_ASK
    else:
        use = _use(thing, words)
        named = tuple(words[1:] if use.mode else words)
        _take_from(play, seat, thing)
        yield from play_card(play, seat, thing, use, named)
    if kind in ANY:
        yield from play.settle()


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
    by = HEROES if played.card in ZOMBIE_CARDS else ZOMBIES
    if is_cancellable(played.card, by):
        yield from play.ask_all(CP, by, lambda: not played.cancelled, only=by)


def put_away(play: Play, played: Played) -> None:
    """A card that was played goes to its discard pile, unless it lies elsewhere now (LN-8.3)."""
    state = play.state
    assert state.stack[-1] is played
    state.stack.pop()
    if not played.kept:
        (state.zombie_discard if played.card in ZOMBIE_CARDS else state.hero_discard).append(played.card)


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
