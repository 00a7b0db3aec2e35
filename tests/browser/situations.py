"""Games that were played to a decision of any kind, to be gone on with on the page."""

import random
from functools import cache
from typing import NamedTuple

from deadtown.games import GAMES
from deadtown.games.zombinion.cards import ATTACKS
from deadtown.games.zombinion.state import Options
from deadtown.kernel.match import Match
from deadtown.kernel.record import Recording, SeatNote, write_lines
from tests.browser.person import Person

ZOMBINION = GAMES["zombinion"]
KINDS = ZOMBINION.rules.decisions
WINDOWS = ZOMBINION.rules.windows
PLAYERS = ("Anna", "Bruno")
GAMES_PLAYED = 60
LONGEST = 200
ENOUGH = 8
"""Options that are enough to try."""
BUSY = (("take", "barricade"), ("play_all_aim",), *(("play", card) for card in ATTACKS))
"""What leads to attacks on those who own a Barricade."""


class Saved(NamedTuple):
    """A game that was saved while somebody was asked."""

    record: str
    seats: tuple[int, ...]
    """Who is asked and can do something."""


@cache
def situations() -> dict[str, Saved]:
    """For each kind of decision the record of a game saved there; the one with most options, within reason."""
    saved: dict[str, Saved] = {}
    most: dict[str, int] = {}
    for game in range(GAMES_PLAYED):
        recording = begin(game)
        luck = random.Random(game)
        while (decision := recording.match.decision) and recording.match.number < LONGEST:
            if most.get(decision.kind, 0) < min(len(decision.options), ENOUGH):
                most[decision.kind] = len(decision.options)
                saved[decision.kind] = Saved(write_lines(recording.pause()), (decision.seat,))
            busy = [option for option in decision.options if not str(option[0]).startswith("end")]
            recording.choose(luck.choice(busy or decision.options))
    return saved


def begin(game: int) -> Recording:
    """A game with any cards, and with whatever may be asked only by agreement."""
    options = Options(
        combat_set="random" if game % 8 else "ask", offer_cut=game % 5 == 1, cleanup_top_choice=game % 2 == 0
    )
    seed = f"situations {game}"
    return recorded(options, seed, PLAYERS)


def recorded(options: Options, seed: str, players: tuple[str, ...]) -> Recording:
    match = Match.start(ZOMBINION, players, options, seed=seed)
    return Recording(match, [SeatNote(name) for name in players], options, seed)


@cache
def both_attacked() -> Saved:
    """A game of three saved where Carla attacks, and Anna and Bruno may reveal a Barricade."""
    options = Options(combat_set="random")
    for game in range(400):
        recording = recorded(options, f"both attacked {game}", ("Carla", *PLAYERS))
        match, luck = recording.match, random.Random(game)
        while (decision := match.decision) and match.number < 3 * LONGEST:
            able = tuple(seat for seat in match.asked_seats if match.asks(seat) is not None)
            if match.window is not None and able == (1, 2):
                return Saved(write_lines(recording.pause()), able)
            wanted = [option for option in decision.options if option in BUSY]
            recording.choose(luck.choice(wanted or decision.options))
    raise AssertionError("two are never attacked at once")


def lay_out(person: Person, kind: str) -> str:
    """A table at which this person is asked a decision of the kind, and nobody else plays; its id."""
    saved = situations()[kind]
    return go_on(person, saved.record, saved.seats[0])


def go_on(person: Person, record: str, seat: int | None = None) -> str:
    """A table at which this person goes on with a game that was saved while somebody was asked; its id.

    Without a seat it is the one that decides. In a window that is told to nobody, and an empty chair passes: so who is
    asked there must sit down first.
    """
    ask = person.page.request
    headers = {"Content-Type": "application/x-ndjson"}
    made = ask.post("/api/v1/records", data=record, headers=headers)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    if seat is None:
        seat = ask.get(f"/api/v1/tables/{table}").json()["info"]["deciding"]
    assert ask.post(f"/api/v1/tables/{table}/sit", data={"seat": seat}).ok
    return table
