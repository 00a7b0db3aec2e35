"""Games of Zombinion saved just before an Attack, which opens a window for those who own a Barricade."""

from functools import cache

from deadtown.games import GAMES
from deadtown.games.zombinion.cards import BARRICADE
from deadtown.kernel import Match, option_text
from deadtown.kernel.record import Recording, SeatNote, write_lines

ZOMBINION = GAMES["zombinion"]
NAMES = ("Anna", "Bruno", "Cleo")
CUSTOM = ["barricade", "recon", "decoy", "radio", "hide", "tactics", "regroup", "courage", "cunning", "higher_ground"]
PERSONS = ("person", "person", "person")
ATTACK = "play recon"
"""It gives its Action back: whoever holds two attacks twice in a turn."""


@cache
def before_two_attacks(bruno_can: bool, cleo_can: bool, players: tuple[str, ...] = PERSONS) -> str:
    """Anna holds two Attacks. The others own a Barricade and hold cards; whether a Barricade is among them is told."""
    seats = [SeatNote(name, player) for name, player in zip(NAMES, players, strict=True)]
    options = ZOMBINION.rules.read_options({"combat_set": "custom", "custom": CUSTOM, "turn_cap": 60})
    for game in range(200):
        seed = f"attacks {game}"
        match = Match.start(ZOMBINION, NAMES, options, seed=seed)
        recording = Recording(match, seats, options, seed)
        while match.decision is not None:
            if about_to_attack(match, {1: bruno_can, 2: cleo_can}):
                return write_lines(recording.pause())
            recording.choose(next_choice(match))
    raise AssertionError("nobody attacks")


def about_to_attack(match: Match, can: dict[int, bool]) -> bool:
    decision, hunters = match.decision, match.state.hunters
    if decision is None or (decision.seat, decision.kind) != (0, "play_action") or hunters[0].hand.count("recon") < 2:
        return False
    return all(hunters[seat].owns(BARRICADE) and (BARRICADE in hunters[seat].hand) == can[seat] for seat in can)


def next_choice(match: Match) -> str:
    """Buy Attacks at Anna's seat, Barricades at the others, and play no Action before they meet."""
    decision = match.decision
    assert decision is not None
    texts = [option_text(option) for option in decision.options]
    wanted = "take recon" if decision.seat == 0 else "take barricade"
    return next((text for text in ("end_actions", "play_all_aim", wanted, "take rounds") if text in texts), texts[-1])
