"""The zombie deck (Table Z)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import may_enter, random_building
from deadtown.games.last_night.cards import HAND_WEAPON, HERO_CARDS, TOWNSFOLK, Card
from deadtown.games.last_night.effects.abilities import reroll_one
from deadtown.games.last_night.effects.targets import dice_to_reroll, hero_named, once, the_fight
from deadtown.games.last_night.fights import add_zombie_dice, cancel_fight, change_die, reroll_hero_dice
from deadtown.games.last_night.ground import NAMES, NUMBERS, Building
from deadtown.games.last_night.heroes import STRANGE, STUDENT
from deadtown.games.last_night.items import lose_item
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.state import (
    MOST_LIGHTS_OUT,
    MOST_PITS,
    MOST_TAKEN_OVER,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    ZOMBIES,
    Hero,
    Remaining,
)
from deadtown.games.last_night.windows import (
    ANY,
    CP,
    FD,
    FR,
    HD,
    HR,
    HS,
    IB,
    KZ,
    WT,
    ZE,
    ZM,
    ZS,
    Named,
    immediate,
    plays,
)
from deadtown.games.last_night.wounds import wound_hero
from deadtown.games.last_night.zombie_turn import draw_zombie_card, lose_hero_cards, place_one
from deadtown.games.last_night.zombies_moving import is_free, move_zombie
from deadtown.kernel import Decision, Option, Steps

OVERRUN = 10
"""How many hero cards A Town Overrun costs."""
HE_IS_A_ZOMBIE = 4


# How cards remain in play


def remains(play: Play, building: int = NO_BUILDING, space: int = NOWHERE) -> None:
    """The card that is being played stays beside the map (LN-8.2)."""
    played = play.state.stack[-1]
    played.kept = True
    play.state.remaining += (Remaining(played.card, building, space),)


def remains_on(play: Play, hero: Hero) -> None:
    """The card that is being played stays on a hero, unless the hero has died meanwhile."""
    if hero.dead:
        return
    played = play.state.stack[-1]
    played.kept = True
    hero.on += (played.card,)
    play.tell(events.CardStays, played.card, hero.person)


# Movement


def shambling(play: Play, seat: int) -> list[int]:
    """The zombies that could move and have not, wherever they are going (R-40)."""
    state = play.state
    occupied = state.hero_spaces()
    return [zombie for zombie in play.in_play() if is_free(state, zombie) and state.zombies[zombie] not in occupied]


def shamblers(play: Play, seat: int) -> Iterator[Named]:
    return ((ref,) for ref in play.refs(shambling(play, seat)))


@plays("shamble", ZM, ways=shamblers)
def shamble(play: Play, seat: int, ref: str) -> Steps[None]:
    """A zombie moves D6 spaces in place of its normal move."""
    state = play.state
    there = shambling(play, seat)
    found = play.refs(there).get(ref)
    if found is None:
        return
    # Of those that are alike it is the one that is about to move.
    zombie = state.mover if state.mover in there and play.ref(state.mover) == ref else found
    steps = play.roll("shamble", card="shamble")[0]
    yield from move_zombie(play, zombie, steps, optional=True)
    state.moved += (zombie,)


@plays("relentless_advance", ZS)
def relentless_advance(play: Play, seat: int) -> Steps[None]:
    """D6 zombies make a step now, and still move normally."""
    state = play.state
    advanced: tuple[int, ...] = ()
    for _ in range(play.roll("advance", card="relentless_advance")[0]):
        free = [zombie for zombie in shambling(play, seat) if zombie not in advanced]
        if not free:
            return
        refs = play.refs(free)
        options: list[Option] = [*(("move", ref) for ref in refs), DONE]
        choice = yield Decision(seat, "advance", options, {"card": "relentless_advance"})
        if choice == DONE:
            return
        zombie = refs[str(choice[1])]
        advanced += (zombie,)
        if state.zombies[zombie] != NOWHERE:
            yield from move_zombie(play, zombie, 1)


# Fight cards


@plays("uuurrrggh", FR, ways=lambda play, seat: once(not the_fight(play).card))
def uuurrrggh(play: Play, seat: int) -> Steps[None]:
    """Two fight dice more."""
    add_zombie_dice(play, "uuurrrggh", 2)
    yield from ()


def hero_dice(play: Play, seat: int) -> list[Named]:
    fight = the_fight(play)
    return [] if fight.card else dice_to_reroll(fight.hero_dice)


@plays("undead_hate", FR, ways=hero_dice)
def undead_hate(play: Play, seat: int, *values: int) -> Steps[None]:
    """The hero rolls again what the zombies choose."""
    yield from reroll_hero_dice(play, "undead_hate", values)


@plays("braaains", FR, ways=lambda play, seat: once(not the_fight(play).card))
def braaains(play: Play, seat: int) -> Steps[None]:
    """+1 to the highest die."""
    change_die(play, "braaains", ZOMBIES, max(the_fight(play).zombie_dice), 1)
    yield from ()


@plays("cornered", ZS)
def cornered(play: Play, seat: int) -> Steps[None]:
    """Until the next zombie turn zombies roll two dice more, and heroes win ties."""
    play.state.cornered = True
    yield from ()


def in_company(play: Play, seat: int) -> Iterable[Named]:
    state = play.state
    return once(len(state.heroes_on(state.heroes[the_fight(play).hero].space)) > 1)


@plays("self_sacrifice", FD, ways=in_company)
def self_sacrifice(play: Play, seat: int) -> Steps[None]:
    """No fight: one of the heroes there takes a wound from that zombie."""
    state = play.state
    fight = the_fight(play)
    there = state.heroes_on(state.zombies[fight.zombie])
    cancel_fight(play, "self_sacrifice")
    if not there:
        return
    options: list[Option] = [("hero", play.person(hero)) for hero in there]
    choice = yield from play.choose(play.lead_hero(there), "choose_victim", options, card="self_sacrifice")
    yield from wound_hero(play, state.number_of(str(choice[1])), fight.zombie)


# Wounds, items, other cards


def bitten(play: Play, seat: int) -> Iterable[Named]:
    wound = play.state.wound
    return once(wound is not None and wound.taken and "feel_strange" not in play.state.heroes[wound.hero].on)


@plays("feel_strange", WT, ways=bitten)
def feel_strange(play: Play, seat: int) -> Steps[None]:
    """The next wound turns the hero (LN-7.14)."""
    wound = play.state.wound
    assert wound is not None
    hero = play.state.heroes[wound.hero]
    if not hero.dead:
        remains_on(play, hero)
    yield from ()


@plays("resilient", KZ, ways=lambda play, seat: once(bool(play.state.gun)))
def resilient(play: Play, seat: int) -> Steps[None]:
    """A gun that has killed a zombie is discarded."""
    state = play.state
    hero, gun = state.shooter, state.gun
    state.shooter, state.gun = NOBODY, ""
    if gun in state.heroes[hero].items:
        yield from lose_item(play, hero, gun)


def faith_played(play: Play, seat: int) -> Iterable[Named]:
    return once(bool(play.state.stack) and play.state.stack[-1].card == "faith")


@plays("loss_of_faith", CP, mode="stop", ways=faith_played)
def loss_of_faith_stops(play: Play, seat: int) -> Steps[None]:
    """Cancel Faith that is being played."""
    play.state.stack[-2].cancelled = True
    play.tell(events.CardCancelled, seat, "faith")
    yield from ()


def believers(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in play.state.living() if "faith" in hero.on)


@plays("loss_of_faith", *ANY, mode="cancel", ways=believers)
def loss_of_faith_cancels(play: Play, seat: int, person: str) -> Steps[None]:
    """Cancel Faith that remains in play."""
    play.take_off(hero_named(play, person), "faith")
    play.tell(events.CardCancelled, seat, "faith")
    yield from ()


def weapon_checked(play: Play, seat: int) -> Iterable[Named]:
    roll = play.state.roll
    return once(roll is not None and roll.what == "break" and HAND_WEAPON in HERO_CARDS[roll.card].keywords)


@plays("loss_of_faith", IB, mode="reroll", ways=weapon_checked)
def loss_of_faith_rerolls(play: Play, seat: int) -> Steps[None]:
    """The break check of a hand weapon is rolled again."""
    roll = play.state.roll
    assert roll is not None
    reroll_one(play, roll.dice[0])
    yield from ()


def townsfolk_played(play: Play, seat: int) -> Iterable[Named]:
    stack = play.state.stack
    return once(bool(stack) and stack[-1].card in HERO_CARDS and TOWNSFOLK in HERO_CARDS[stack[-1].card].keywords)


@plays("hes_a_zombie", CP, mode="stop", ways=townsfolk_played)
def hes_a_zombie_stops(play: Play, seat: int) -> Steps[None]:
    """On 4+ a Townsfolk event is cancelled and out of the game."""
    state = play.state
    if play.roll("hes_a_zombie", need=HE_IS_A_ZOMBIE, card="hes_a_zombie")[0] < HE_IS_A_ZOMBIE:
        return
    townsfolk = state.stack[-2]
    townsfolk.cancelled = townsfolk.kept = True
    state.hero_out += (townsfolk.card,)
    play.tell(events.CardCancelled, seat, townsfolk.card)
    play.tell(events.CardRemoved, townsfolk.card)
    check_goals(play)
    yield from ()


def beside_heroes(play: Play, seat: int) -> Iterator[Named]:
    if play.room_for_zombies(seat) > 0:
        near = {to for space in play.state.hero_spaces() for to in play.ground.beside[space]}
        for space in sorted(near):
            yield (NAMES[space],)


@plays("hes_a_zombie", ZS, mode="put", ways=beside_heroes)
def hes_a_zombie_puts(play: Play, seat: int, name: str) -> Steps[None]:
    """A zombie of the pool next to a hero."""
    play.put_zombie(seat, NUMBERS[name], "LN-4.16")
    yield from ()


def hero_discards(play: Play, seat: int) -> Iterator[Named]:
    return ((card,) for card in sorted({*play.state.hero_discard}))


@plays("leave_it", *ANY, ways=hero_discards)
def leave_it(play: Play, seat: int, card: Card) -> Steps[None]:
    """A card of the hero discard pile is out of the game."""
    state = play.state
    if card in state.hero_discard:
        state.hero_discard.remove(card)
        state.hero_out += (card,)
        play.tell(events.CardRemoved, card)
        check_goals(play)
    yield from ()


# Heroes and their turns


@plays("trip", HR, ways=lambda play, seat: once(trips(play)))
def trip(play: Play, seat: int) -> Steps[None]:
    """The movement dice are rolled again."""
    roll = play.state.roll
    assert roll is not None
    before = roll.dice
    roll.dice = tuple(play.d6() for _ in before)
    play.tell(events.Rerolled, roll.what, before, roll.dice, play.person(roll.hero))
    yield from ()


def trips(play: Play) -> bool:
    roll = play.state.roll
    return roll is not None and "sure_footed" not in play.state.heroes[roll.hero].sheet.abilities


@plays("locked_door", HD, ways=lambda play, seat: once(not play.state.windows_open))
def locked_door(play: Play, seat: int) -> Steps[None]:
    """The door is not passed, and the move ends."""
    play.state.locked = True
    play.tell(events.DoorLocked, play.person(play.state.active))
    yield from ()


def lose_turn(play: Play, heroes: Iterable[Hero]) -> None:
    """Heroes do nothing in this turn (LN-5.3)."""
    for hero in heroes:
        if not hero.dead:
            hero.idle = True
            play.tell(events.TurnLost, hero.seat, hero.person)


def couples(play: Play, seat: int) -> Iterator[Named]:
    """A man and a woman in one space who could still act."""
    ready = [hero for hero in play.state.living() if not hero.activated and not hero.idle]
    for man in ready:
        for woman in ready:
            if man.sheet.sex == "m" and woman.sheet.sex == "f" and man.space == woman.space:
                yield man.person, woman.person


@plays("last_night", HS, ways=couples)
def last_night(play: Play, seat: int, man: str, woman: str) -> Steps[None]:
    """Both lose their turn."""
    lose_turn(play, (hero_named(play, man), hero_named(play, woman)))
    yield from ()


def crowded(play: Play, seat: int) -> Iterator[Named]:
    state = play.state
    for space in sorted(state.hero_spaces()):
        if len(state.heroes_on(space)) > 1:
            yield (NAMES[space],)


@plays("bickering", HS, ways=crowded)
def bickering(play: Play, seat: int, name: str) -> Steps[None]:
    """All heroes in a space lose their turn."""
    state = play.state
    lose_turn(play, (state.heroes[hero] for hero in state.heroes_on(NUMBERS[name])))
    yield from ()


@plays("dont_trust", ZS, mode="all")
def dont_trust_all(play: Play, seat: int) -> Steps[None]:
    """No exchange of items until the next zombie turn."""
    play.state.distrust = True
    yield from ()


def strangers(play: Play, seat: int) -> Iterator[Named]:
    for hero in play.state.living():
        strange = STRANGE in hero.sheet.keywords or "haunted" in hero.on
        if strange and "dont_trust" not in hero.on:
            yield (hero.person,)


@plays("dont_trust", ZS, mode="one", ways=strangers)
def dont_trust_one(play: Play, seat: int, person: str) -> Steps[None]:
    """Nobody exchanges items with somebody strange."""
    remains_on(play, hero_named(play, person))
    yield from ()


def without(card: Card, play: Play) -> Iterator[Hero]:
    return (hero for hero in play.state.living() if card not in hero.on)


@plays("cant_be_happening", ZS, ways=lambda play, seat: ((hero.person,) for hero in without("cant_be_happening", play)))
def cant_be_happening(play: Play, seat: int, person: str) -> Steps[None]:
    """A fight die less, until the hero is activated in company."""
    remains_on(play, hero_named(play, person))
    yield from ()


def not_students(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in without("haunted", play) if STUDENT not in hero.sheet.keywords)


@plays("haunted", ZS, ways=not_students)
def haunted(play: Play, seat: int, person: str) -> Steps[None]:
    """Strange, and no townsfolk help."""
    remains_on(play, hero_named(play, person))
    yield from ()


@plays("overconfidence", ZS, ways=lambda play, seat: ((hero.person,) for hero in without("overconfidence", play)))
def overconfidence(play: Play, seat: int, person: str) -> Steps[None]:
    """The hero may not leave zombies behind."""
    remains_on(play, hero_named(play, person))
    yield from ()


def students(play: Play, seat: int) -> Iterator[Named]:
    return ((hero.person,) for hero in without("teen_angst", play) if STUDENT in hero.sheet.keywords)


@plays("teen_angst", ZS, ways=students)
def teen_angst(play: Play, seat: int, person: str) -> Steps[None]:
    """A fight die less in company."""
    remains_on(play, hero_named(play, person))
    yield from ()


def unbound(play: Play, seat: int) -> Iterator[Named]:
    for hero in without("got_to_get_to", play):
        if any(can_be_bound_for(play, hero, building) for building in play.ground.buildings if building.numbers):
            yield (hero.person,)


def can_be_bound_for(play: Play, hero: Hero, building: Building) -> bool:
    """A building in which the hero is not and which it may enter."""
    return play.ground.area[hero.space] != building.number and may_enter(play.state, hero.space, building.spaces[0])


@plays("got_to_get_to", ZS, ways=unbound)
def got_to_get_to(play: Play, seat: int, person: str) -> Steps[None]:
    """No searching until the hero has been in a building that is rolled."""
    number = play.state.number_of(person)
    hero = play.state.heroes[number]
    if hero.dead:
        return
    building = yield from random_building(play, lambda found: can_be_bound_for(play, hero, found), number)
    if building is not None:
        hero.bound = building.number
        remains_on(play, hero)


# The town


def lit(play: Play, seat: int) -> Iterator[Named]:
    state = play.state
    if len(state.dark) < MOST_LIGHTS_OUT:
        for building in play.ground.buildings:
            if building.number not in state.dark:
                yield (building.name,)


@plays("lights_out", ZS, ways=lit)
def lights_out(play: Play, seat: int, name: str) -> Steps[None]:
    """Heroes who enter the building stop there (LN-13.7)."""
    building = play.ground.named(name)
    assert building is not None
    remains(play, building.number)
    play.tell(events.BuildingMarked, "lights_out", name)
    yield from ()


@immediate("theyve_taken")
def theyve_taken(play: Play, seat: int) -> Steps[None]:
    """A building is taken over, with a zombie in each of its empty spaces (LN-13.5)."""
    state = play.state
    if len(state.marked("theyve_taken")) + len(state.destroyed) >= MOST_TAKEN_OVER:
        return
    building = yield from random_building(play, lambda found: found.number not in state.taken_over)
    if building is None:
        return
    remains(play, building.number)
    play.tell(events.BuildingMarked, "theyve_taken", building.name)
    occupied = {*state.zombies, *state.hero_spaces()}
    empty = [space for space in building.spaces if space not in occupied]
    while empty and play.room_for_zombies(seat) > 0:
        if len(empty) > play.room_for_zombies(seat):
            space = yield from play.choose_space(seat, "place_zombie", empty, count=play.room_for_zombies(seat))
        else:
            space = empty[0]
        empty.remove(space)
        state.held += (play.put_zombie(seat, space, "LN-13.5"),)


@immediate("new_spawning_pit")
def new_spawning_pit(play: Play, seat: int) -> Steps[None]:
    """A further pit in a building that is rolled (LN-13.8)."""
    state = play.state
    if sum(kept.card == "new_spawning_pit" for kept in state.remaining) >= MOST_PITS:
        return

    def free(building: Building) -> list[int]:
        return [space for space in building.spaces if space not in state.pits]

    building = yield from random_building(play, lambda found: bool(free(found)))
    if building is not None:
        space = yield from play.choose_space(seat, "marker_space", free(building), card="new_spawning_pit")
        remains(play, space=space)
        play.tell(events.PitOpened, NAMES[space])


def in_buildings(play: Play) -> list[Hero]:
    return [hero for hero in play.state.living() if play.state.is_indoors(hero.space)]


def name_surprised(play: Play, seat: int) -> Steps[Named | None]:
    """The space of a hero in a building, if there is any and a zombie for it."""
    found = in_buildings(play)
    if not found or play.room_for_zombies(seat) <= 0:
        return None
    options: list[Option] = [("hero", hero.person) for hero in found]
    choice = yield from play.choose(seat, "surprise", options)
    return (NAMES[hero_named(play, str(choice[1])).space],)


@immediate("surprise_attack", name_surprised)
def surprise_attack(play: Play, seat: int, name: str) -> Steps[None]:
    """A zombie of the pool in the space of a hero in a building."""
    play.put_zombie(seat, NUMBERS[name], "LN-4.16")
    yield from ()


@immediate("oh_the_horror")
def oh_the_horror(play: Play, seat: int) -> Steps[None]:
    """Three cards, above the limit if need be."""
    for _ in range(3):
        yield from draw_zombie_card(play, seat)


@plays("too_many", ZE, ways=lambda play, seat: once(bool(play.state.pits)))
def too_many(play: Play, seat: int) -> Steps[None]:
    """D6 new zombies on pits, evenly; if the pool is short, from anywhere on the map (R-46)."""
    state = play.state
    count = play.roll("arrivals", card="too_many")[0]
    state.received = {}
    placed: set[int] = set()
    for _ in range(count):
        if play.room_for_zombies(seat) <= 0:
            taken = [
                zombie for zombie in state.zombies_of(seat) if state.zombies[zombie] != NOWHERE and zombie not in placed
            ]
            if not taken:
                break
            refs = play.refs(taken)
            options: list[Option] = [*(("remove", ref) for ref in refs), DONE]
            choice = yield Decision(seat, "take_zombie", options, {"card": "too_many"})
            if choice == DONE:
                break
            play.remove_zombie(refs[str(choice[1])])
        before = {*state.pool(seat)}
        state.arriving = {seat: 1}
        received = {**state.received}
        yield from place_one(play)
        placed |= before - {*state.pool(seat)}
        if not state.received:
            state.received = received
    state.arriving, state.received = {}, {}


@immediate("town_overrun")
def town_overrun(play: Play, seat: int) -> Steps[None]:
    """Ten hero cards are discarded (LN-17.4)."""
    lose_hero_cards(play, OVERRUN, "town_overrun")
    yield from ()


@immediate("heavy_rain")
def heavy_rain(play: Play, seat: int) -> Steps[None]:
    """Heroes who start outdoors move one less."""
    remains(play)
    yield from ()


@immediate("living_nightmare")
def living_nightmare(play: Play, seat: int) -> Steps[None]:
    """Every zombie turn costs the heroes a card, and zombie heroes roll two dice more."""
    remains(play)
    yield from ()


def name_copies(play: Play, seat: int) -> Steps[Named | None]:
    """A card in the zombie discard pile, if there is any."""
    discard = play.state.zombie_discard
    if not discard:
        return None
    options: list[Option] = [("pick", card) for card in sorted({*discard})]
    choice = yield from play.choose(seat, "pick_copies", options, card="never_ends")
    return (choice[1],)


@immediate("never_ends", name_copies)
def never_ends(play: Play, seat: int, card: Card) -> Steps[None]:
    """All copies of a card go from the zombie discard pile into the deck; the heroes may do the same with theirs."""
    state = play.state
    state.zombie_discard = _shuffle_copies(play, card, state.zombie_discard, state.zombie_deck)
    if state.hero_discard:
        options: list[Option] = [*(("pick", card) for card in sorted({*state.hero_discard})), ("none",)]
        choice = yield from play.choose(play.lead_hero(), "pick_copies", options, card="never_ends")
        if choice[0] == "pick":
            state.hero_discard = _shuffle_copies(play, str(choice[1]), state.hero_discard, state.hero_deck)


def _shuffle_copies(play: Play, card: Card, discard: list[Card], deck: list[Card]) -> list[Card]:
    """Copies of a card go into a deck, which is shuffled; the rest of the pile."""
    copies = [card] * discard.count(card)
    deck += copies
    play.chance.shuffle(deck)
    play.tell(events.ShuffledIn, tuple(copies))
    return [other for other in discard if other != card]


@immediate("rotten_bodies")
def rotten_bodies(play: Play, seat: int) -> Steps[None]:
    """D6 zombies are removed; until the next zombie turn none can be killed."""
    state = play.state
    count = play.roll("rotten", card="rotten_bodies")[0]
    for _ in range(count):
        there = play.in_play()
        if not there:
            break
        refs = play.refs(there)
        options: list[Option] = [("remove", ref) for ref in refs]
        choice = yield from play.choose(seat, "take_zombie", options, card="rotten_bodies")
        play.remove_zombie(refs[str(choice[1])])
    state.rotten = True
