"""How often a person in a game on a map is asked in windows, with the standing answers that hold at first."""

from collections import Counter
from random import Random
from typing import NamedTuple

from benchmarks.figures import Figure, alone
from benchmarks.towns import TOWNS, Town
from deadtown.kernel import PASS, Answer, Standing

ASKED = tuple(town for town in TOWNS if town.has_windows)
GAMES = 200
ROUNDS = 300
PLAYERS = 6


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
        answer = None
        for seat in window.seats:
            if window.offer(seat) is None or (seat == person and not wanted):
                continue
            option = bots[seat].choose(match.sight(seat))
            if option != PASS:
                answer = Answer(seat, option)
                break
        match.close(answer)
    return Questions(asked[False], asked[True], could, match.state.round)


def measure(games: int = GAMES) -> list[Figure]:
    return [figure for town in ASKED for figure in measure_town(town, games)]


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
