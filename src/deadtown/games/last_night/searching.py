"""Drawing hero cards, searching and picking up (LN-5.9 to LN-5.11).

A card that a search has drawn lies apart until it is known what becomes of it: only the side of who searches sees it
there, unless all have seen where it came from.
"""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, Card
from deadtown.games.last_night.items import gain_item
from deadtown.games.last_night.moments import SD
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import NO_BUILDING, NOBODY
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals, scenario_of
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS, SURVIVAL_TACTICS, UNIQUE
from deadtown.games.last_night.windows import play_immediately
from deadtown.kernel import Decision, Option, Steps

SEARCH: Option = ("search",)
DESPAIRS = 2
"""Up to which number the die of a hero in despair means that what it finds is discarded."""


def can_search(play: Play, hero: Hero, freely: bool = False) -> bool:
    """Only in a building where it is allowed, and not while a card forbids it (LN-5.9, LN-13.5, LN-13.12).

    With a Free Search marker in the Manor House, too (LN-18.11, R-33).
    """
    building = play.ground.building_at(hero.space)
    if building is None or hero.bound != NO_BUILDING or not (building.searchable or freely):
        return False
    return building.number not in play.state.taken_over


def pick_ups(play: Play, hero: Hero) -> list[Card]:
    """What a hero could pick up from the discard pile where it stands (LN-5.11)."""
    building = play.ground.building_at(hero.space)
    discard = play.state.hero_discard
    if building is None or not discard or not can_search(play, hero):
        return []
    takes = set(building.takes) if building.pick_up == hero.space else set()
    found = {card for card in discard if card in takes or HERO_CARDS[card].keywords & takes}
    if "man_of_action" in hero.sheet.abilities and "revolver" in discard:
        found.add("revolver")
    return sorted(found)


def search(play: Play, hero: int) -> Steps[None]:
    """Draw the top card of the hero deck (LN-5.9)."""
    yield from search_in(play, hero, "LN-5.9")


def pile_of(state: State, deck: str) -> list[Card]:
    """The cards of the hero deck that are left, or of a Survival deck that is named."""
    if not deck:
        return state.hero_deck
    return state.unique_deck if deck == UNIQUE else state.tactic_deck


def draw_from(play: Play, deck: str) -> Card:
    """The top card of the hero deck, or of a Survival deck that is named."""
    return pile_of(play.state, deck).pop() if deck else play.draw_top()


def search_in(play: Play, hero: int, clause: str, deck: str = "") -> Steps[None]:
    """Draw the top card of a deck, a Survival deck if it is named; who has a keen eye, or scrounges, keeps the better
    of two."""
    state = play.state
    searcher = state.heroes[hero]
    searched(play, searcher)
    abilities = searcher.sheet.abilities
    if ("keen_eye" not in abilities and "scrounger" not in abilities) or len(pile_of(state, deck)) < 2:
        yield from find_top(play, hero, clause, deck)
        return
    look_at_top(play, hero, 2, deck)
    other = yield from keep_one(play, hero)
    if "scrounger" in abilities:
        pile_of(state, deck).insert(0, other)
        play.tell(events.PutUnderDeck, searcher.seat, searcher.person)
    else:
        throw_away(play, other, searcher.person)
    yield from find(play, hero, state.looked.pop())


def look_at_top(play: Play, hero: int, count: int, deck: str = "") -> None:
    """A hero who searches looks at cards from the top of a deck, and so may its side (Part VI)."""
    state = play.state
    searcher = state.heroes[hero]
    state.looked += [draw_from(play, deck) for _ in range(count)]
    state.looker, state.looked_openly = hero, False
    play.tell(events.Looked, searcher.seat, searcher.person, tuple(state.looked), seeing(play, searcher.seat), deck)


def keep_one(play: Play, hero: int) -> Steps[Card]:
    """Of two cards a hero keeps one as the card drawn; the other one (LN-5.9)."""
    state = play.state
    searcher = state.heroes[hero]
    options: list[Option] = [("keep", card) for card in sorted({*state.looked})]
    _, kept = yield from play.choose(searcher.seat, "keep_card", options, hero=searcher.person)
    state.looked.remove(str(kept))
    other = state.looked.pop()
    state.looked.append(str(kept))
    return other


def throw_away(play: Play, card: Card, by: str) -> None:
    """A card that was drawn is discarded, face up."""
    play.discard(card)
    play.tell(events.HeroCardsDiscarded, (card,), by)


def find_top(play: Play, hero: int, clause: str, deck: str = "") -> Steps[None]:
    """A search draws the top card of the hero deck, or of a Survival deck that is named."""
    if pile_of(play.state, deck) and not play.state.heroes[hero].dead:
        yield from find(play, hero, draw_from(play, deck), clause=clause)


def find(play: Play, hero: int, card: Card, openly: bool = False, clause: str = "LN-5.10") -> Steps[None]:
    """A search has drawn a card: before it is kept it may be lost again, or changed (window SD, Despair)."""
    state = play.state
    state.looked, state.looker, state.looked_openly = [card], hero, openly
    yield from play.ask_all(SD, HEROES, lambda: bool(state.looked), only=HEROES)
    if state.looked and "despair" in state.heroes[hero].on:
        yield from despair_of(play, hero)
    found, openly = state.looked.pop() if state.looked else "", state.looked_openly
    state.looker, state.looked_openly = NOBODY, False
    if found:
        yield from receive(play, hero, found, openly, clause)


def despair_of(play: Play, hero: int) -> Steps[None]:
    """On 1 or 2 a hero in despair discards what it has found."""
    (die,) = yield from roll_of(play, hero, "despair", DESPAIRS, "despair")
    if die <= DESPAIRS:
        lose_find(play, "despair")


def lose_find(play: Play, by: str) -> None:
    """The card that a search has drawn is discarded."""
    throw_away(play, play.state.looked.pop(), by)


def searched(play: Play, hero: Hero) -> None:
    """Heroic Resolve ends when its hero searches, picking up included (LN-5.11)."""
    if "heroic_resolve" in hero.on:
        play.take_off(hero, "heroic_resolve")
        play.tell(events.CardEnded, "heroic_resolve", hero.person)


def pick_up(play: Play, hero: int, card: Card) -> Steps[None]:
    """A card of the discard pile, as if it were drawn (LN-5.11)."""
    state = play.state
    searched(play, state.heroes[hero])
    leave_discard(play, hero, card, "LN-5.11")
    yield from find(play, hero, card, openly=True)


def take_from_discard(play: Play, hero: int, card: Card, clause: str) -> Steps[None]:
    leave_discard(play, hero, card, clause)
    yield from receive(play, hero, card, openly=True)


def leave_discard(play: Play, hero: int, card: Card, clause: str) -> None:
    """A card of the discard pile is taken, for all to see."""
    taker = play.state.heroes[hero]
    play.state.hero_discard.remove(card)
    play.tell(events.TakenFromDiscard, taker.seat, taker.person, card, clause)


def pick_discards(play: Play, seat: int, most: int, kind: str, **about: str | int) -> Steps[list[Card]]:
    """Some cards of the hero discard pile, one after the other; at least one."""
    picked: list[Card] = []
    rest = [*play.state.hero_discard]
    while rest and len(picked) < most:
        options: list[Option] = [("pick", card) for card in sorted({*rest})]
        if picked:
            options.append(DONE)
        choice = yield Decision(seat, kind, options, about)
        if choice == DONE:
            break
        picked.append(str(choice[1]))
        rest.remove(picked[-1])
    return picked


def draw_cards(play: Play, hero: int, count: int, clause: str) -> Steps[None]:
    """Cards from the top of the hero deck, one after the other (LN-5.10)."""
    state = play.state
    for _ in range(count):
        if not state.hero_deck or state.heroes[hero].dead:
            return
        yield from receive(play, hero, play.draw_top(), clause=clause)


def seeing(play: Play, seat: int) -> tuple[int, ...]:
    """Who may know which event cards a hero seat draws."""
    return play.state.hero_seats if play.state.options.open_team_hands else (seat,)


def receive(play: Play, hero: int, card: Card, openly: bool = False, clause: str = "LN-5.10") -> Steps[None]:
    """An item lies on the hero, an event goes into its owner's hand, some are played at once (LN-5.10)."""
    state = play.state
    taker = state.heroes[hero]
    row = HEROES_CARDS[card]
    if row.kind == "item":
        if not openly:
            play.tell(events.ItemFound, taker.seat, taker.person, card, clause)
        yield from gain_item(play, hero, card)
    elif row.immediate:
        yield from play_immediately(play, taker.seat, card, hero)
    elif scenario_of(state).saves_townsfolk and card in scenario_of(state).search_items:
        taker.saved = tuple(sorted((*taker.saved, card)))
        play.tell(events.TownsfolkSaved, taker.seat, taker.person, card)
        check_goals(play)
    else:
        into_hand_of(play, taker.seat, taker.person, card, openly, clause)


def into_hand_of(play: Play, seat: int, person: str, card: Card, openly: bool = False, clause: str = "LN-5.10") -> None:
    """An event or a Survival Tactic goes into a hand, unseen by the zombies where they have not seen it (LN-5.10)."""
    play.into_hand(seat, card, openly)
    if not openly:
        found = events.TacticFound if card in SURVIVAL_TACTICS else events.EventFound
        play.tell(found, seat, person, card, seeing(play, seat), clause)
