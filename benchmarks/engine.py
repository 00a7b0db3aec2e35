"""What a decision, a copy and a view cost, and whether that stays so late in a game."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from tests.games.parley.game import PARLEY, ParleyPlay
from tests.games.parley.state import BLUFF, TAUNT, Envoy, ParleyState

from benchmarks.figures import ROUNDS, Figure, alone, beside, best_of, computing
from deadtown.games.kit.windows import once_each
from deadtown.games.zombiaki import ZOMBIAKI
from deadtown.games.zombinion import ZOMBINION
from deadtown.games.zombinion.cards import SETS
from deadtown.games.zombinion.state import Options
from deadtown.kernel import Match, Option, Seeded, Step

NAMES = ("Ada", "Bob", "Cleo", "Dan")
GAMES_A_SET = 40
REPEATS = 200
WINDOWS = 2000
"""How many are opened in one measurement."""


def hunts(games: int, players: int = 2, *, rewindable: bool = False) -> Iterator[Match]:
    """Matches of Zombinion, so many of each set."""
    for combat_set in SETS:
        options = Options(combat_set=combat_set)  # type: ignore[arg-type]
        for seed in range(games):
            yield Match.start(ZOMBINION, NAMES[:players], options, seed=f"bench {seed}", rewindable=rewindable)


def nights(games: int, *, rewindable: bool = False) -> Iterator[Match]:
    """Matches of Zombiaki!"""
    for seed in range(games):
        yield Match.start(ZOMBIAKI, NAMES[:2], seed=f"bench {seed}", rewindable=rewindable)


def random_play(matches: Callable[[], Iterator[Match]], rounds: int = ROUNDS) -> tuple[float, float]:
    """Seconds a decision and seconds a game in random play, best of some runs."""
    decisions = games = 0

    def play() -> None:
        nonlocal decisions, games
        decisions = games = 0
        for seed, match in enumerate(matches()):
            choice = Random(seed).choice
            while match.decision is not None:
                match.choose(choice(match.decision.options))
            decisions += match.number
            games += 1

    spent = best_of(lambda: computing(play), rounds)
    return spent / decisions, spent / games


def choose_any(match: Match, choice: Callable[[list[Option]], Option]) -> None:
    assert match.decision is not None
    match.choose(choice(match.decision.options))


def middle_positions(matches: Iterator[Match]) -> Iterator[Match]:
    """Matches in the middle of a random game, each at several places of a turn."""
    for seed, match in enumerate(matches):
        choice = Random(seed).choice
        while not match.over:
            choose_any(match, choice)
        middle = match.number // 2
        for number in range(middle, middle + 5):
            match.undo(max(0, match.number - number))
            yield match.fork()
            choose_any(match, choice)


def mean_cost(matches: Iterator[Match], work: str, rounds: int = ROUNDS) -> float:
    """Mean microseconds of a copy or a view over the middle positions of some matches, best of some runs each."""
    costs = []
    for match in middle_positions(matches):
        run = match.fork if work == "copy" else lambda match=match: match.view(0)

        def repeat(run: object = run) -> None:
            for _ in range(REPEATS):
                run()  # type: ignore[operator]

        costs.append(best_of(lambda repeat=repeat: computing(repeat), rounds) / REPEATS)  # type: ignore[misc]
    return sum(costs) / len(costs) * 1e6


def cost_by_turn() -> dict[int, float]:
    """Mean microseconds a decision at a turn, in Big Money play that never takes the last pile."""
    spent: dict[int, float] = defaultdict(float)
    counted: dict[int, int] = defaultdict(int)
    for seed, match in enumerate(islice(hunts(150), 150)):
        hunters = match.state.hunters
        luck = Random(seed)
        while match.decision is not None:
            turn = hunters[match.decision.seat].turns + 1
            options = match.decision.options
            if ("play_all_aim",) in options:
                option = ("play_all_aim",)
            else:
                wanted = [one for one in options if one[1:] in (("bullet",), ("rounds",), ("zombie",))]
                option = luck.choice(wanted or options)  # type: ignore[assignment]
            began = time.perf_counter()
            match.choose(option)
            spent[turn] += time.perf_counter() - began
            counted[turn] += 1
            if turn > 42:
                break
    return {turn: spent[turn] / counted[turn] * 1e6 for turn in spent if counted[turn] >= 50}


def quiet_windows(play: ParleyPlay) -> Step:
    """Six seats that hold cards are asked again and again, and nobody has the right one."""
    envoys = play.state.envoys
    seats = tuple(range(len(envoys)))

    def can(seat: int) -> bool:
        return TAUNT in envoys[seat].hand

    def plays(seat: int) -> tuple[Option, ...]:
        return (("play", TAUNT),) if can(seat) else ()

    for _ in range(WINDOWS):
        yield from once_each("roll", seats, plays, play.taunt, {"seat": 0}, can)
    return ""


def cost_of_a_quiet_window() -> float:
    """Microseconds of computing a window in which nobody can act, in a simulation."""
    game = replace(PARLEY, rules=replace(PARLEY.rules, steps={"turn": quiet_windows}))

    def go_through() -> float:
        state = ParleyState("turn", "active_first", 1, [Envoy([BLUFF] * 3) for _ in range(6)], [])
        began = time.process_time()
        match = Match(game, state, Seeded("bench"), rewindable=False)
        spent = time.process_time() - began
        assert match.number == WINDOWS
        return spent

    return best_of(go_through) / WINDOWS * 1e6


def near_turn(costs: dict[int, float], turn: int) -> float:
    near = [costs[one] for one in range(turn - 2, turn + 3) if one in costs]
    return sum(near) / len(near)


def measure(peer_copy: float) -> list[Figure]:
    costs = cost_by_turn()
    early, late = near_turn(costs, 5), near_turn(costs, 40)
    hunt_decision, _ = random_play(lambda: hunts(GAMES_A_SET))
    night_decision, night = random_play(lambda: nights(GAMES_A_SET * 5))
    return [
        alone("Random play over the five sets", 1 / hunt_decision, "decisions/s/core"),
        beside(
            "Copy of a match in mid-game, 2 players",
            mean_cost(hunts(4, rewindable=True), "copy"),
            peer_copy,
            "µs",
            "below 15",
            less_is_better=True,
        ),
        alone(
            "Copy of a match in mid-game, 4 players", mean_cost(hunts(4, 4, rewindable=True), "copy"), "µs", "below 15"
        ),
        alone("View of a seat, 2 players", mean_cost(hunts(4, rewindable=True), "view"), "µs", "below 30"),
        alone("View of a seat, 4 players", mean_cost(hunts(4, 4, rewindable=True), "view"), "µs", "below 30"),
        alone("Cost of a decision at turn 5", early, "µs"),
        alone("Cost of a decision at turn 40", late, "µs"),
        alone("Turn 40 over turn 5", late / early, "times", "0.8 to 1.2"),
        alone("Window in which nobody can act, six seats", cost_of_a_quiet_window(), "µs", "below 2"),
        alone("Random play of Zombiaki!", 1 / night, "games/s/core"),
        alone("Random play of Zombiaki!", 1 / night_decision, "decisions/s/core"),
        alone(
            "Copy of a match of Zombiaki! in mid-game", mean_cost(nights(20, rewindable=True), "copy"), "µs", "below 15"
        ),
        alone("View of a seat of Zombiaki!", mean_cost(nights(20, rewindable=True), "view"), "µs", "below 30"),
    ]
