"""Games of Zombies!!! that bots have played to something worth looking at, to be gone on with on the page."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, cycle, dropwhile, groupby
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from deadtown.games import GAMES
from deadtown.games.zombies.cards import TURN_END
from deadtown.games.zombies.state import Options, State
from deadtown.kernel import PASS, Decision, Game, Option, option_text
from deadtown.kernel.match import Match
from deadtown.kernel.record import Line, Recording, SeatNote, write_lines

ZOMBIES = GAMES["zombies"]
PLAYERS = ("Anna", "Bruno", "Carla", "Dino", "Emma", "Franco")
BASE = Options()
SQUAD = Options(variant="intervention_squad", is_survivors=True)


class Sight(NamedTuple):
    """Something to look for in games of so many players."""

    players: int
    is_met: Callable[[Any, Decision], bool]
    options: Any = None
    """What the players have agreed on; nothing for what holds by default."""
    eager: frozenset[str] = frozenset()
    """What somebody always does who can, by how options begin."""
    first: int = 0
    """The number of the game that is looked at first, where what is wanted is rare: it was met in that one."""


class Saved(NamedTuple):
    """A game that was saved while somebody was asked."""

    lines: list[Line]
    asked: Decision
    choice: Option
    """What a bot answers."""

    @property
    def record(self) -> str:
        return write_lines(self.lines)


def _rich(state: State, decision: Decision) -> bool:
    """Whether who is asked has cards in hand and in play."""
    pawn = state.pawns[decision.seat]
    return len(pawn.hand) > 1 and bool(pawn.in_play)


def _aims(state: State, decision: Decision) -> bool:
    """Whether somebody is asked at the end of the own turn who can play a card that is aimed at somebody."""
    own = decision.kind == TURN_END and decision.seat == state.active
    return own and any(option[0] == "play" and len(option) > 2 for option in decision.options)


SIGHTS = {
    "walk": Sight(
        4, lambda state, asked: asked.kind == "move_step" and len(asked.options) > 12 and _rich(state, asked)
    ),
    "tile": Sight(3, lambda state, asked: asked.kind == "place_tile" and len(asked.options) > 12 and state.round > 4),
    "fight": Sight(
        3, lambda state, asked: asked.kind == "combat_response" and len(asked.options) > 1 and state.round > 4
    ),
    "horde": Sight(2, lambda state, asked: asked.kind == "move_zombie" and state.left > 3 and state.round > 6),
    "card": Sight(4, lambda state, asked: _aims(state, asked) and state.round > 3),
    "crowd": Sight(6, lambda state, asked: asked.kind == "move_step" and state.left > 3 and state.round > 5),
    "building": Sight(
        3, lambda state, asked: asked.kind == "place_tile" and len(asked.options) > 8 and len(state.tiles) < 12, SQUAD
    ),
    "event": Sight(4, lambda _, asked: asked.kind == "event_take" and len(asked.options) > 2, SQUAD),
    "duel": Sight(2, lambda _, asked: asked.kind == "pvp_stance", SQUAD),
    "full": Sight(
        2,
        lambda state, asked: asked.kind == "lead_zombie" and state.left > 4 and len(state.zombies) > 97,
        Options(variant="intervention_squad", is_road_zombies=True),
    ),
    "led": Sight(3, lambda state, asked: asked.kind == "lead_to" and len(asked.options) > 2 and state.round > 3, SQUAD),
}
"""What is looked for, by name."""


@cache
def town(name: str) -> Saved:
    """A game in which something is met, saved there."""
    return first_met(name, SIGHTS[name], ZOMBIES)


def first_met(name: str, sight: Sight, game: Game[Any]) -> Saved:
    """The same in any game that is played in a town; its name is what luck is drawn from."""
    options = game.rules.options_type() if sight.options is None else sight.options
    for number in count(sight.first):
        for state, saved in played(sight.players, options, f"{name} {number}", game):
            if sight.is_met(state, saved.asked):
                return saved
    raise AssertionError("games never end")


@cache
def won(players: int = 4) -> Saved:
    """A game that is won with the next answer."""
    for game in count():
        *_, (state, last) = played(players, BASE, f"won {game}")
        if state.outcome is not None and last.asked.seat in state.outcome.winners:
            return last
    raise AssertionError("nobody ever wins with an answer")


class Turn(NamedTuple):
    """The turn of somebody whom nobody else steps in for or against."""

    saved: Saved
    answers: list[str]


FIRST_QUESTIONS = ("place_tile", "event_take")


@cache
def turn(options: Any, *wanted: str, most: int, game: Game[Any] = ZOMBIES) -> Turn:
    """A short turn in which some kinds of question, or verbs of answers, are all met; from its first question on."""
    for number in count():
        for _, moments in groupby(played(2, options, f"turn {number}", game), lambda moment: moment[0].turns):
            asked = list(dropwhile(lambda saved: saved.asked.kind not in FIRST_QUESTIONS, (one for _, one in moments)))
            if not asked:
                continue
            own = [saved for saved in asked if saved.asked.seat == asked[0].asked.seat]
            met = {saved.asked.kind for saved in own} | {saved.choice[0] for saved in own}
            alone = all(saved in own or saved.choice == PASS for saved in asked)
            if alone and len(own) <= most and met.issuperset(wanted):
                return Turn(asked[0], [option_text(saved.choice) for saved in own])
    raise AssertionError("games never end")


def played(players: int, options: Any, seed: str, game: Game[Any] = ZOMBIES) -> Iterator[tuple[Any, Saved]]:
    """A game of bots, saved before each of their answers."""
    names = PLAYERS[:players]
    match = Match.start(game, names, options, seed=seed, halts=True)
    recording = Recording(match, [SeatNote(name) for name in names], options, seed)
    styles = cycle(game.players.levels["normal"])
    bots = [game.players.bots[next(styles)](Random(f"{seed} {name}")) for name in names]
    while decision := match.decision:
        choice = bots[decision.seat].choose(match.sight(decision.seat))
        yield match.state, Saved(recording.pause(), decision, choice)
        recording.choose(choice, decision.seat)


IN_SIGHT = """(things) => things.findIndex((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""Which of some things is the first that nothing covers."""


def in_sight(page: Page, things: str) -> Locator:
    """The first of some things of the map that one sees; where there is none, the whole map is looked at."""
    place = page.locator(things).evaluate_all(IN_SIGHT)
    if place < 0:
        page.keyboard.press("0")
        place = page.locator(things).evaluate_all(IN_SIGHT)
    return page.locator(things).nth(place)
