"""How heroes come into the game, at the start and when another one has died (LN-3.8 to LN-3.12, LN-7.21 to LN-7.25)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import random_building
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.experience import gain
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.heroes import ANYWHERE, PEOPLE
from deadtown.games.last_night.items import gain_item, tear
from deadtown.games.last_night.options import ZOMBIES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.searching import draw_cards, receive
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.windows import AskingPlay
from deadtown.games.last_night.wounds import kill_hero
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps

RANDOM_BUILDING: Option = ("random_building",)


class FullPlay(AskingPlay):
    """Play with all that follows when an outermost effect is finished."""

    def settle(self) -> Steps[None]:
        """The hero deck is looked at, and new heroes come for those who have died (LN-17.6, LN-7.21)."""
        return _settle(self) if self.state.fallen or not self.state.hero_deck else NOTHING_TO_ASK

    def tear(self, hero: Hero, item: Card, other: Card) -> Steps[None]:
        """One half of a combined item has been discarded: a die says whether the other one stays (LN-9.8)."""
        return tear(self, hero, item, other)

    def blow_up(self, hero: int) -> None:
        """An explosive kills a hero, who does not turn (LN-7.15)."""
        kill_hero(self, hero, explosive=True)


def _settle(play: Play) -> Steps[None]:
    state = play.state
    check_deck(play)
    while state.fallen:
        seat, *rest = state.fallen
        state.fallen = tuple(rest)
        yield from new_hero(play, seat)
        check_deck(play)


def check_deck(play: Play) -> None:
    """The zombies win when the hero deck is empty (LN-17.4)."""
    if not play.state.hero_deck:
        play.win(ZOMBIES, "deck", "LN-17.4")


def take_person(play: Play, seat: int) -> Steps[int]:
    """Somebody who has not been in this game: by lot, or by choice (LN-3.8). The number of the hero."""
    state = play.state
    if state.options.choose_heroes:
        options: list[Option] = [("hero", person) for person in state.people]
        person = str((yield from play.choose(seat, "choose_hero", options))[1])
    else:
        person = state.people[play.chance.pick(len(state.people))]
    persona = PEOPLE[person].persona
    state.people = tuple(
        other for other in state.people if other != person and (not persona or PEOPLE[other].persona != persona)
    )
    state.heroes.append(Hero(person, seat))
    play.tell(events.HeroTaken, seat, person)
    return len(state.heroes) - 1


def place(play: Play, hero: int, space: int, clause: str) -> None:
    newcomer = play.state.heroes[hero]
    newcomer.space = space
    play.tell(events.HeroPlaced, newcomer.seat, newcomer.person, NAMES[space], clause)
    if known := known_at_start(play, newcomer):
        gain(play, hero, known, "LN-16.3")


def known_at_start(play: Play, hero: Hero) -> int:
    """With how much experience a hero comes into play: veterans, and those of some scenarios (Table C, LN-S13)."""
    state = play.state
    known = scenario_of(state).experience if state.turn == "set_up" else 0
    return known + ("veteran" in hero.sheet.abilities)


def middle(play: Play) -> tuple[int, ...]:
    """Where heroes come who have no building: the Town Square, or a house in the centre that they may enter (LN-3.9,
    LN-3.10, LN-7.21, LN-7.22)."""
    houses = [building for building in play.ground.buildings if building.slot == "centre"]
    if houses:
        open_ones = [house for house in houses if is_possible(play, house.number)]
        return tuple(space for house in open_ones or houses for space in house.spaces)
    return tuple(space for space in play.ground.square if space != play.state.rubble)


def is_radio_station(play: Play) -> bool:
    """Whether the Radio Station is in the centre, where nobody gets a card for coming (LN-3.10, LN-7.22)."""
    return play.ground.named("radio_studio") is not None


def start(play: Play, hero: int) -> Steps[None]:
    """A hero of the beginning is placed; without a building on the map it gets a card for that (LN-3.9 to LN-3.11)."""
    state = play.state
    newcomer = state.heroes[hero]
    sheet = newcomer.sheet
    spaces = scenario_of(state).starts(play.ground)
    centre = any(building.slot == "centre" for building in play.ground.buildings)
    clause, card = scenario_of(state).clause, False
    if not spaces and ANYWHERE in sheet.starts:
        building = yield from random_building(play, lambda _: True, hero)
        assert building is not None
        spaces, clause = building.spaces, "LN-3.11"
    elif not spaces:
        home = next((found for name in sheet.starts if (found := play.ground.named(name))), None)
        spaces, clause = (home.spaces, "LN-3.9") if home else (middle(play), "LN-3.10" if centre else "LN-3.9")
        card = home is None and not is_radio_station(play)
    space = yield from play.choose_space(newcomer.seat, "start_space", spaces, hero=newcomer.person)
    place(play, hero, space, clause)
    if card:
        yield from starting_card(play, hero)
    for item in sheet.items:
        yield from starting_item(play, hero, item)


def starting_item(play: Play, hero: int, item: Card) -> Steps[None]:
    """An item from the deck, else from the discard pile, else none, which all are told (LN-3.12)."""
    state = play.state
    owner = state.heroes[hero]
    if item in state.hero_deck:
        state.hero_deck.remove(item)
        play.shuffle_hero_deck()
    elif item in state.hero_discard:
        state.hero_discard.remove(item)
    else:
        play.tell(events.ItemMissing, owner.seat, owner.person, item)
        return
    play.tell(events.ItemFound, owner.seat, owner.person, item, "LN-3.12")
    yield from gain_item(play, hero, item)


def starting_card(play: Play, hero: int) -> Steps[None]:
    """A card before the first zombie turn: what the scenario is about is drawn again, once (LN-3.13, LN-17.1)."""
    state = play.state
    card = play.draw_top()
    if card in scenario_of(state).search_items or card == "just_what_i_needed":
        owner = state.heroes[hero]
        play.tell(events.ShuffledBack, owner.seat, owner.person, card)
        state.hero_deck.append(card)
        play.shuffle_hero_deck()
        card = play.draw_top()
    yield from receive(play, hero, card, clause="LN-3.13")


def new_hero(play: Play, seat: int) -> Steps[None]:
    """A seat takes a new hero for one that has died, if anybody is left (LN-7.21 to LN-7.25)."""
    state = play.state
    if not state.people:
        return
    hero = yield from take_person(play, seat)
    newcomer = state.heroes[hero]
    newcomer.activated = True
    options: list[Option] = [("space", NAMES[space]) for space in middle(play)]
    if any(is_possible(play, building.number) for building in play.ground.buildings if building.numbers):
        options.append(RANDOM_BUILDING)
    choice = yield from play.choose(seat, "new_hero_space", options, hero=newcomer.person)
    if choice == RANDOM_BUILDING:
        building = yield from random_building(play, lambda found: is_possible(play, found.number), hero)
        assert building is not None
        space = yield from play.choose_space(seat, "start_space", building.spaces, hero=newcomer.person)
        place(play, hero, space, "LN-7.21")
    else:
        radio = is_radio_station(play)
        place(play, hero, NUMBERS[str(choice[1])], "LN-7.22" if radio else "LN-7.21")
        if not radio:
            yield from draw_cards(play, hero, 1, "LN-7.21")
    for item in newcomer.sheet.items:
        yield from starting_item(play, hero, item)


def is_possible(play: Play, building: int) -> bool:
    """Whether a new hero can come into a building (LN-7.23)."""
    return building not in play.state.taken_over
