"""How often a person in a game on a map is asked in windows, with the standing answers that hold at first.

In Last Night on Earth it is a hero player who is looked at, in the turns of the zombies: every question counts there,
windows or not, but those in fights of the own heroes and about their order.
"""

from collections import Counter
from random import Random
from typing import NamedTuple

from benchmarks.figures import Figure, alone
from benchmarks.nights import NIGHTS, Night
from benchmarks.towns import NAMES, TOWNS, Town
from deadtown.games.last_night.game import LAST_NIGHT
from deadtown.games.last_night.state import State
from deadtown.kernel import PASS, Answer, Bot, Match, Standing

ASKED = tuple(town for town in TOWNS if town.has_windows)
GAMES = 200
ROUNDS = 300
PLAYERS = 6
NIGHT_GAMES = 100
AT_NIGHT = (2, 3, 6)
"""How many play Last Night on Earth: a hero player has four heroes then, two, or one."""


class Questions(NamedTuple):
    """What one person has been asked in windows in a game."""

    elsewhere: int
    """In the turns of others."""
    at_home: int
    """In the own turns."""
    could: int
    """In how many windows of others' turns the person could have done something."""
    rounds: int


def sit_through(town: Town, seed: int) -> Questions:
    """One game. The person plays as a bot would, and passes without being asked when it does not matter."""
    players = town.game.players
    styles = players.levels["normal"]
    bots = [
        players.bots[styles[(seed + seat) % len(styles)]](Random(f"asked {seed} {seat}")) for seat in range(PLAYERS)
    ]
    person = seed % PLAYERS
    match = town.start(PLAYERS, ROUNDS, f"asked {seed}", halts=True)
    asked: Counter[bool] = Counter()
    could, standing = 0, Standing()
    while not match.over:
        window = match.window
        if window is None:
            match.answer(bots[match.sight().seat].choose(match.sight()))
            continue
        own = match.state.active == person
        could += not own and window.offer(person) is not None
        wanted = person in window.seats and standing.wants_to_be_asked(match, window, person)
        asked[own] += wanted
        match.close(first_play(match, bots, None if wanted else person))
    return Questions(asked[False], asked[True], could, match.state.round)


class NightQuestions(NamedTuple):
    """What a hero player has been asked in the zombie turns of a game."""

    elsewhere: int
    """Outside fights of the own heroes."""
    in_fights: int
    could: int
    """In how many windows outside these fights the person could have done something."""
    turns: int


def sit_through_a_night(night: Night, players: int, seed: int) -> NightQuestions:
    """One game of Last Night on Earth, the scenarios in turn."""
    options = LAST_NIGHT.rules.read_options(night.options(seed))
    match = Match.start(LAST_NIGHT, NAMES[:players], options, seed=f"asked {seed}", halts=True)
    normal = LAST_NIGHT.players.bots[LAST_NIGHT.players.levels["normal"][0]]
    bots = [normal(Random(f"asked {seed} {seat}")) for seat in range(players)]
    hero_seats = match.state.hero_seats
    person, standing = hero_seats[seed % len(hero_seats)], Standing()
    asked: Counter[bool] = Counter()
    could, turns = 0, set()
    while not match.over:
        state, window = match.state, match.window
        counts = state.turn == "zombies"
        if counts:
            turns.add(state.turns)
        own = is_own_fight(state, person)
        if window is None:
            decision = match.decision
            assert decision is not None
            asked[own or decision.kind == "order_fights"] += counts and decision.seat == person
            match.answer(bots[decision.seat].choose(match.sight()))
            continue
        could += counts and not own and window.offer(person) is not None
        wanted = person in window.seats and standing.wants_to_be_asked(match, window, person)
        asked[own] += counts and wanted
        match.close(first_play(match, bots, None if wanted else person))
    return NightQuestions(asked[False], asked[True], could, len(turns))


def is_own_fight(state: State, seat: int) -> bool:
    return state.fight is not None and state.heroes[state.fight.hero].seat == seat


def first_play(match: Match, bots: list[Bot], silent: int | None) -> Answer | None:
    """What the first does in a window who does anything; one seat may pass without being asked."""
    window = match.window
    assert window is not None
    for seat in window.seats:
        if window.offer(seat) is not None and seat != silent:
            option = bots[seat].choose(match.sight(seat))
            if option != PASS:
                return Answer(seat, option)
    return None


def measure(games: int = GAMES, nights: int = NIGHT_GAMES) -> list[Figure]:
    towns = [figure for town in ASKED for figure in measure_town(town, games)]
    return towns + [
        figure for night in NIGHTS for players in AT_NIGHT for figure in measure_nights(night, players, nights)
    ]


def measure_nights(night: Night, players: int, games: int) -> list[Figure]:
    found = [sit_through_a_night(night, players, seed) for seed in range(games)]
    turns = sum(one.turns for one in found)
    elsewhere, in_fights, could = (sum(one[place] for one in found) / turns for place in range(3))
    where = f"{night.name}, {players} players, {games} games"
    return [
        alone(f"A hero player asked outside own fights in {where}", elsewhere, "a zombie turn", "below 4"),
        alone(f"A hero player asked in own fights in {where}", in_fights, "a zombie turn"),
        alone(f"Windows outside own fights in {where}, in which one could act", could, "a zombie turn"),
    ]


def measure_town(town: Town, games: int) -> list[Figure]:
    found = [sit_through(town, seed) for seed in range(games)]
    rounds = sum(one.rounds for one in found)
    elsewhere, at_home, could = (sum(one[place] for one in found) / rounds for place in range(3))
    where = f"{town.name}, {PLAYERS} players, {games} games"
    return [
        alone(f"Asked in windows of others' turns in {where}", elsewhere, "a round", "below 3"),
        alone(f"Asked in windows of the own turn in {where}", at_home, "a round"),
        alone(f"Windows of others' turns in {where}, in which one could act", could, "a round"),
    ]
