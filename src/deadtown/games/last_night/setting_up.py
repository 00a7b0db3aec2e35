"""Set-up: scenario, boards, heroes, decks, the first zombies (section 3)."""

from collections.abc import Sequence

from deadtown.games.last_night import events
from deadtown.games.last_night.arriving import start, starting_card, take_person
from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, deck
from deadtown.games.last_night.doors import place_door_marker
from deadtown.games.last_night.experience import lay_decks
from deadtown.games.last_night.grave_weapons import grave_cards
from deadtown.games.last_night.ground import DEFAULT
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.markers import lay_markers
from deadtown.games.last_night.options import (
    DOORS,
    EXPLORATION,
    FREE_SEARCH,
    GRAVE_DEAD,
    GRAVE_WEAPONS,
    HEROES,
    SEWERS,
    ZOMBIES,
    Options,
    Side,
)
from deadtown.games.last_night.pieces import DECK, FIRST_TURNED, NOWHERE, STARTING_HEROES
from deadtown.games.last_night.placing import place_one
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios import SCENARIOS, rules_of, scenario_of, scenarios_for, unplayable
from deadtown.games.last_night.sewers import bring_sewers
from deadtown.games.last_night.state import State
from deadtown.games.last_night.survival import build_survival_decks
from deadtown.games.last_night.zombie_turn import seats_in_order
from deadtown.kernel import NOTHING_TO_ASK, BadOptions, Chance, Refusal, Step, Steps

SPLITS = {2: (1,), 3: (1, 2), 4: (2, 1), 5: (1,), 6: (2,)}
"""How many zombie seats there may be for each number of players; what comes first is usual (LN-3.1)."""
COUNT = {"one": 1, "two": 2}
GRAVE_DEAD_ARE = ("very_rotten", "brainthirsty", "freshly_dead", "ravenous", "pack_mentality", "carrier")
"""What a die says about all Grave Dead (LN-18.16)."""


def opening(options: Options, players: Sequence[str]) -> State:
    """Before anything has happened: who plays on which side is settled."""
    sides = seated(options, len(players))
    if {EXPLORATION, FREE_SEARCH} <= options.rules:
        raise BadOptions(Refusal("LN-18.18", "same-markers"))
    if options.scenario != "random" and (reason := unplayable(SCENARIOS[options.scenario], options)):
        raise BadOptions(reason)
    chosen = [board for board in chosen_boards(options) if board != "random"]
    for board in chosen:
        if BOARDS[board].set not in options.sets:
            raise BadOptions(Refusal("LN-3.6", "board-of-set", {"board": board, "set": BOARDS[board].set}))
    if len({*chosen}) < len(chosen):
        raise BadOptions(Refusal("LN-3.6", "same-boards"))
    return State(
        step="set_up",
        players=tuple(players),
        options=options,
        sides=sides,
        hero_seats=tuple(seat for seat, side in enumerate(sides) if side == HEROES),
        zombie_seats=tuple(seat for seat, side in enumerate(sides) if side == ZOMBIES),
        sets=tuple(sorted(options.sets)),
        hands=[[] for _ in players],
        known=[() for _ in players],
    )


def seated(options: Options, count: int) -> tuple[Side, ...]:
    """The side of every seat (LN-3.1)."""
    if options.sides == "seat_by_seat":
        if len(options.seats) != count:
            raise BadOptions(Refusal("LN-3.1", "a-side-for-every-seat", {"count": count}))
        if options.seats.count(ZOMBIES) not in SPLITS[count]:
            raise BadOptions(Refusal("LN-3.1", "bad-split", {"count": count, "zombies": options.seats.count(ZOMBIES)}))
        return options.seats
    zombies = COUNT.get(options.zombie_seats, SPLITS[count][0])
    if zombies not in SPLITS[count]:
        raise BadOptions(Refusal("LN-3.1", "bad-split", {"count": count, "zombies": zombies}))
    dead: tuple[Side, ...] = (ZOMBIES,) * zombies
    living: tuple[Side, ...] = (HEROES,) * (count - zombies)
    return dead + living if options.sides == "zombies_first" else living + dead


def chosen_boards(options: Options) -> tuple[str, ...]:
    if options.layout != "chosen":
        return ()
    return options.board_nw, options.board_ne, options.board_se, options.board_sw


def set_up(play: Play) -> Step:
    """The scenario, the boards and both decks (LN-3.5)."""
    state, chance = play.state, play.chance
    options = state.options
    fitting = scenarios_for(options)
    drawn = fitting[chance.pick(len(fitting))].name if options.scenario == "random" else options.scenario
    state.scenario = drawn
    state.rules = tuple(sorted(rules_of(SCENARIOS[drawn], options)))
    state.sun = SCENARIOS[drawn].sun
    play.tell(events.ScenarioBegan, drawn, options.scenario == "random")
    state.layout = " ".join((SCENARIOS[drawn].centre, *boards(options, chance)))
    play.tell(events.BoardsLaid, state.layout)
    state.zombies = [NOWHERE] * FIRST_TURNED
    state.most_zombies = SCENARIOS[drawn].most_zombies
    state.pit_markers = SCENARIOS[drawn].pits
    if GRAVE_DEAD in state.rules:
        state.grave_dead = GRAVE_DEAD_ARE[play.roll("grave_dead")[0] - 1]
        play.tell(events.GraveDeadAre, state.grave_dead)
    state.people = tuple(person for person, sheet in PEOPLE.items() if sheet.set in state.sets)
    if not options.choose_heroes:
        yield from deal_heroes(play)
        return "build_decks"
    return "choose_heroes"


def boards(options: Options, chance: Chance) -> tuple[str, ...]:
    """The outer boards, in the order of the slots (LN-3.6)."""
    if options.layout == "default":
        return tuple(DEFAULT.split()[1:])
    chosen = chosen_boards(options) or ("random",) * 4
    rest = [name for name, board in BOARDS.items() if not board.is_centre and board.set in options.sets]
    rest = [name for name in rest if name not in chosen]
    chance.shuffle(rest)
    return tuple(rest.pop() if board == "random" else board for board in chosen)


def deal_heroes(play: Play) -> Steps[None]:
    """One hero after the other, seat by seat (LN-3.2)."""
    state = play.state
    while len(state.heroes) < STARTING_HEROES:
        yield from take_person(play, state.hero_seats[len(state.heroes) % len(state.hero_seats)])


def choose_heroes(play: Play) -> Step:
    """One seat after the other chooses one (LN-3.8)."""
    state = play.state
    yield from take_person(play, state.hero_seats[len(state.heroes) % len(state.hero_seats)])
    return "choose_heroes" if len(state.heroes) < STARTING_HEROES else "build_decks"


def build_decks(play: Play) -> Step:
    """Both decks, shuffled; too large ones lose some cards that nobody sees (LN-3.7)."""
    state, chance = play.state, play.chance
    state.hero_deck = deck(HERO_CARDS, state.sets, state.rules)
    state.zombie_deck = deck(ZOMBIE_CARDS, state.sets, state.rules)
    for pile in (state.hero_deck, state.zombie_deck):
        chance.shuffle(pile)
    if GRAVE_WEAPONS in state.rules:
        state.grave_deck = grave_cards()
        chance.shuffle(state.grave_deck)
    if state.options.trim_decks:
        kept = scenario_of(state).search_items | {item for hero in state.heroes for item in hero.sheet.items}
        state.hero_trimmed = trim(state.hero_deck, kept)
        state.zombie_trimmed = trim(state.zombie_deck, frozenset())
    build_survival_decks(play)
    lay_decks(play)
    yield from NOTHING_TO_ASK
    return "place_heroes"


def trim(pile: list[str], kept: frozenset[str] | set[str], size: int = DECK) -> list[str]:
    """Takes cards off a shuffled deck until so many are left; some never go (LN-3.7). Those that went."""
    spare = [place for place, card in enumerate(pile) if card not in kept]
    gone = spare[: max(0, len(pile) - size)]
    trimmed = [pile[place] for place in gone]
    for place in reversed(gone):
        del pile[place]
    return trimmed


def place_heroes(play: Play) -> Step:
    """Each hero in turn (LN-3.9 to LN-3.12)."""
    state = play.state
    hero = next((place for place, one in enumerate(state.heroes) if one.space == NOWHERE), None)
    if hero is None:
        return "door_markers"
    yield from start(play, hero)
    return "place_heroes"


def door_markers(play: Play) -> Step:
    """Door and Locked Door markers, if they are played with (LN-18.19)."""
    if DOORS in play.state.rules and (yield from place_door_marker(play)):
        return "door_markers"
    return (yield from sewer_entrances(play))


def sewer_entrances(play: Play) -> Step:
    """The sewers, if they are in play from the start (LN-15.2)."""
    if SEWERS in play.state.rules:
        yield from bring_sewers(play, play.lead_hero())
    return (yield from search_markers(play))


def search_markers(play: Play) -> Step:
    """Free Search or Exploration markers, if they are played with (LN-18.10, LN-18.17)."""
    lay_markers(play)
    return (yield from scenario_markers(play))


def scenario_markers(play: Play) -> Step:
    """What the scenario needs on the map (LN-3.5)."""
    yield from scenario_of(play.state).prepare(play)
    return "starting_cards"


def starting_cards(play: Play) -> Step:
    """A card for each hero (LN-3.13)."""
    for hero in range(STARTING_HEROES):
        yield from starting_card(play, hero)
    state = play.state
    for seat in seats_in_order(state):
        dice = play.roll("first_zombies", 2 if len(state.zombie_seats) == 1 else 1)
        state.arriving[seat] = sum(dice)
    return "first_zombies"


def first_zombies(play: Play) -> Step:
    """The first zombies on the pits (LN-3.14)."""
    if (yield from place_one(play)):
        return "first_zombies"
    return "sun"


STEPS = {
    step.__name__: step
    for step in (
        *(set_up, choose_heroes, build_decks, place_heroes, door_markers, sewer_entrances, search_markers),
        *(scenario_markers, starting_cards, first_zombies),
    )
}
