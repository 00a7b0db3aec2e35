"""Zombie cards that are played as soon as they are drawn (Table Z, LN-4.7)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import random_building
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.effects.staying import remains
from deadtown.games.last_night.effects.targets import hero_named
from deadtown.games.last_night.ground import NAMES, NUMBERS, Building
from deadtown.games.last_night.pieces import MOST_PITS, MOST_TAKEN_OVER
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import check_goals
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import Named, immediate
from deadtown.games.last_night.zombie_turn import draw_zombie_card, lose_hero_cards
from deadtown.kernel import Option, Steps

OVERRUN = 10
"""How many hero cards A Town Overrun costs."""


@immediate("theyve_taken")
def theyve_taken(play: Play, seat: int) -> Steps[None]:
    """A building that is not Fully Barricaded is taken over, with a zombie in each empty space (LN-13.5, LN-13.6)."""
    state = play.state
    if len(state.taken_over) >= MOST_TAKEN_OVER:
        return
    safe = state.taken_over | state.walled_up
    building = yield from random_building(play, lambda found: found.number not in safe)
    if building is None:
        return
    remains(play, building.number)
    play.tell(events.BuildingMarked, "theyve_taken", building.name)
    check_goals(play)
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
    """A further pit in a building that is rolled, and not Fully Barricaded (LN-13.8)."""
    state = play.state
    if len(state.pit_markers) + sum(kept.card == "new_spawning_pit" for kept in state.remaining) >= MOST_PITS:
        return

    def free(building: Building) -> list[int]:
        if building.number in state.walled_up:
            return []
        return [space for space in building.spaces if space not in state.pits]

    building = yield from random_building(play, lambda found: bool(free(found)))
    if building is not None:
        space = yield from play.choose_space(seat, "marker_space", free(building), card="new_spawning_pit")
        remains(play, space=space)
        play.tell(events.PitOpened, NAMES[space])


def in_buildings(play: Play) -> list[Hero]:
    """The heroes in buildings that are neither Fully Barricaded nor a safe house: no card puts zombies there
    (LN-14.10)."""
    state = play.state
    indoors = [hero for hero in state.living() if state.is_indoors(hero.space)]
    return [hero for hero in indoors if not state.is_walled_up(hero.space) and not state.is_safe(hero.space)]


def name_surprised(play: Play, seat: int) -> Steps[Named | None]:
    """The space of a hero in a building, if there is any and a zombie for it."""
    found = in_buildings(play)
    if not found or play.room_for_zombies(seat) <= 0:
        return None
    options: list[Option] = [("hero", hero.person) for hero in found]
    choice = yield from play.choose(seat, "surprise", options)
    return (NAMES[hero_named(play, str(choice[1])).space],)


@immediate("surprise_attack", name_surprised)
def surprise_attack(play: Play, seat: int, name: str) -> None:
    """A zombie of the pool in the space of a hero in a building."""
    if not play.state.is_walled_up(NUMBERS[name]):
        play.put_zombie(seat, NUMBERS[name], "LN-4.16")


@immediate("oh_the_horror")
def oh_the_horror(play: Play, seat: int) -> Steps[None]:
    """Three cards, above the limit if need be."""
    for _ in range(3):
        yield from draw_zombie_card(play, seat)


@immediate("town_overrun")
def town_overrun(play: Play, seat: int) -> None:
    """Ten hero cards are discarded (LN-17.4)."""
    lose_hero_cards(play, OVERRUN, "town_overrun")


@immediate("heavy_rain")
def heavy_rain(play: Play, seat: int) -> None:
    """Heroes who start outdoors move one less."""
    remains(play)


@immediate("living_nightmare")
def living_nightmare(play: Play, seat: int) -> None:
    """Every zombie turn costs the heroes a card, and zombie heroes roll two dice more."""
    remains(play)


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
    state.zombie_discard = _put_copies(play, card, state.zombie_discard, state.zombie_deck)
    play.chance.shuffle(state.zombie_deck)
    if state.hero_discard:
        options: list[Option] = [*(("pick", card) for card in sorted({*state.hero_discard})), ("none",)]
        choice = yield from play.choose(play.lead_hero(), "pick_copies", options, card="never_ends")
        if choice[0] == "pick":
            state.hero_discard = _put_copies(play, str(choice[1]), state.hero_discard, state.hero_deck)
            play.shuffle_hero_deck()


def _put_copies(play: Play, card: Card, discard: list[Card], deck: list[Card]) -> list[Card]:
    """Copies of a card go into a deck, which is to be shuffled; the rest of the pile."""
    copies = [card] * discard.count(card)
    deck += copies
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
