"""A game of Zombiaki! in which the same reaction is asked for twice in a turn."""

from functools import cache
from random import Random

from deadtown.games import GAMES
from deadtown.kernel import Match
from deadtown.kernel.record import Recording, SeatNote, write_lines

ZOMBIAKI = GAMES["zombiaki"]
PLAYERS = ("Anna", "Bruno")


@cache
def two_shots() -> tuple[str, str]:
    """A game saved where Click! may stop a shot, and another shot with which the same is asked again."""
    for game in range(400):
        options = ZOMBIAKI.rules.read_options({})
        seed = f"two shots {game}"
        recording = Recording(
            Match.start(ZOMBIAKI, PLAYERS, options, seed=seed), [SeatNote(name) for name in PLAYERS], options, seed
        )
        luck = Random(game)
        while (decision := recording.match.decision) is not None:
            if decision.kind == "click" and (shot := next_shot(recording.match)):
                return write_lines(recording.pause()), shot
            recording.choose(luck.choice(decision.options))
    raise AssertionError("nobody shoots twice")


def next_shot(match: Match) -> str:
    """With which option Click! is asked for again in the same phase, when the first shot is let pass."""
    after = match.fork()
    turn = ZOMBIAKI.rules.turn(match.state)
    after.choose(("pass",))
    decision = after.decision
    if decision is None or decision.kind != "play" or ZOMBIAKI.rules.turn(after.state) != turn:
        return ""
    for option in decision.options:
        tried = after.fork()
        tried.choose(option)
        asked = tried.decision
        if asked is not None and asked.kind == "click":
            return " ".join(map(str, option))
    return ""
