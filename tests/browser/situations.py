"""Games that were played to a decision of any kind, to be gone on with on the page."""

import random
from functools import cache

from deadtown.games import GAMES
from deadtown.games.zombinion.state import Options
from deadtown.kernel.match import Match
from deadtown.kernel.record import Recording, SeatNote, write_lines
from tests.browser.person import Person

ZOMBINION = GAMES["zombinion"]
KINDS = ZOMBINION.rules.decisions
PLAYERS = ("Anna", "Bruno")
GAMES_PLAYED = 60
LONGEST = 200
ENOUGH = 8
"""Options that are enough to try."""


@cache
def situations() -> dict[str, str]:
    """For each kind of decision the record of a game saved there; the one with most options, within reason."""
    saved: dict[str, str] = {}
    most: dict[str, int] = {}
    for game in range(GAMES_PLAYED):
        recording = begin(game)
        luck = random.Random(game)
        while (decision := recording.match.decision) and recording.match.number < LONGEST:
            if most.get(decision.kind, 0) < min(len(decision.options), ENOUGH):
                most[decision.kind] = len(decision.options)
                saved[decision.kind] = write_lines(recording.pause())
            busy = [option for option in decision.options if not str(option[0]).startswith("end")]
            recording.choose(luck.choice(busy or decision.options))
    return saved


def begin(game: int) -> Recording:
    """A game with any cards, and with whatever may be asked only by agreement."""
    options = Options(
        combat_set="random" if game % 8 else "ask", offer_cut=game % 5 == 1, cleanup_top_choice=game % 2 == 0
    )
    seed = f"situations {game}"
    match = Match.start(ZOMBINION, PLAYERS, options, seed=seed)
    return Recording(match, [SeatNote(name) for name in PLAYERS], options, seed)


def lay_out(person: Person, kind: str) -> str:
    """A table at which this person is asked a decision of the kind, and nobody else plays; its id."""
    return go_on(person, situations()[kind])


def go_on(person: Person, record: str) -> str:
    """A table at which this person goes on with a game that was saved while somebody was asked; its id."""
    ask = person.page.request
    headers = {"Content-Type": "application/x-ndjson"}
    made = ask.post("/api/v1/records", data=record, headers=headers)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    deciding = ask.get(f"/api/v1/tables/{table}").json()["info"]["deciding"]
    assert ask.post(f"/api/v1/tables/{table}/sit", data={"seat": deciding}).ok
    return table
