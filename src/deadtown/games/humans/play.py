"""The verbs of the rulebook: put, infect, eat, wound, roll, draw, win. Steps and cards are written with them."""

from collections.abc import Callable, Iterable, Sequence

from deadtown.games.humans import events
from deadtown.games.humans.cards import DO_OVER_ANY, EAT
from deadtown.games.humans.state import HAND, NOWHERE, TOWN_SQUARE, Leader, State
from deadtown.games.kit.windows import opened
from deadtown.games.town import City, Roll
from deadtown.kernel import Answer, Decision, GameOver, Option, Outcome, Steps, read_answer
from deadtown.kernel import Play as KernelPlay

REROLL: Option = ("reroll",)
ACCEPT: Option = ("accept",)
TILE_SPACES = 9
CLOCKWISE = {
    count: tuple(tuple((first + place) % count for place in range(count)) for first in range(count))
    for count in range(2, 7)
}
"""For each number of seats, all of them clockwise from each."""


class Play(KernelPlay[State]):
    """What the steps of Humans!!! work with."""

    rolled: type[events.Rolled] = events.Rolled
    """How a roll is told."""

    @property
    def open_city(self) -> City:
        """The city as humans walk through it (HU-2.6)."""
        return self.state.open_city

    @property
    def leader(self) -> Leader:
        """The player whose turn it is."""
        state = self.state
        return state.leaders[state.active]

    def ask_all(self, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> Steps[None]:
        """Open a window in the turn of somebody; how it goes round, the windows say (HU-12.4)."""
        raise NotImplementedError

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats, beginning with one."""
        return CLOCKWISE[len(self.state.leaders)][start]

    def right_of(self, seat: int) -> int:
        """Who sits on the right of a seat (HU-3.2)."""
        return (seat - 1) % len(self.state.leaders)

    def name(self, space: int) -> str:
        return self.open_city.names[space]

    def names(self, spaces: Iterable[int]) -> tuple[str, ...]:
        names = self.open_city.names
        return tuple(names[space] for space in spaces)

    def building(self, space: int) -> str:
        """The tile of the building in which a space is, or none outdoors."""
        number = self.open_city.building[space]
        return "" if number < 0 else self.open_city.tiles[number].tile

    def options_on(self, verb: str, spaces: Iterable[int]) -> list[Option]:
        """An option for each of some spaces."""
        names = self.open_city.names
        return [(verb, names[space]) for space in spaces]

    # Humans

    def put_humans(self, seat: int, spaces: Sequence[int], clause: str) -> None:
        """From the supply onto the map."""
        state = self.state
        for space in spaces:
            state.humans_placed += 1
            state.humans[space] = state.humans_placed
        state.supply -= len(spaces)
        if spaces and self.listener is not None:
            places = {self.building(space) for space in spaces}
            tile = places.pop() if len(places) == 1 else ""
            self.listener(events.HumansCame(seat, self.names(spaces), clause, tile))

    def move_human(self, space: int, to: int) -> int:
        """A human goes to another space; the number of it."""
        humans = self.state.humans
        number = humans.pop(space)
        humans[to] = number
        return number

    def infect(self, seat: int, space: int, clause: str) -> None:
        """The human returns to the supply, and a zombie of the reserve takes its place (HU-8.9)."""
        state, leader = self.state, self.state.leaders[seat]
        human = state.humans.pop(space)
        state.supply += 1
        zombie = leader.zombies.index(NOWHERE)
        leader.zombies[zombie] = space
        if self.listener is not None:
            place = self.building(space)
            self.listener(events.Infected(seat, human, zombie, self.name(space), leader.points, clause, place))
        self.check_victory()

    def eat(self, seat: int, space: int) -> None:
        """The human is out of the game, and one of the Eat cards that were drawn is kept (HU-8.10)."""
        state, leader = self.state, self.state.leaders[seat]
        human = state.humans.pop(space)
        state.eaten += 1
        self.keep_meal(seat)
        if self.listener is not None:
            self.listener(events.Eaten(seat, human, self.name(space), leader.points, self.building(space)))
        self.check_victory()

    def keep_meal(self, seat: int) -> None:
        """One of the Eat cards that were drawn is kept, as a point."""
        attempt = self.state.attempt
        assert attempt is not None
        place = attempt.drawn.index(EAT)
        attempt.drawn = attempt.drawn[:place] + attempt.drawn[place + 1 :]
        self.state.leaders[seat].meals += 1

    # Zombies

    def bring_zombie(self, seat: int, clause: str) -> None:
        """A zombie of the reserve onto the centre of Town Square (HU-3.4, HU-3.5)."""
        leader = self.state.leaders[seat]
        zombie = leader.zombies.index(NOWHERE)
        leader.zombies[zombie] = TOWN_SQUARE
        if self.listener is not None:
            self.listener(events.ZombieCame(seat, zombie, self.name(TOWN_SQUARE), clause))
        self.check_victory()

    def hobbles(self) -> int:
        """How often the movement of this turn is halved (HU-7.1)."""
        return self.state.rigors

    def rush(self) -> int:
        """How many times as much it is at last."""
        return 1

    def left_space(self, seat: int, zombie: int, space: int, to: int) -> None:
        """A zombie has gone from a space to another one: nothing here depends on it."""

    def lose_zombie(self, seat: int, space: int, clause: str) -> None:
        """A zombie goes back to the reserve; the last one to Town Square (HU-9.6, HU-9.7)."""
        leader = self.state.leaders[seat]
        zombie = leader.zombies.index(space)
        last = leader.in_play == 1
        leader.zombies[zombie] = TOWN_SQUARE if last else NOWHERE
        self.tell(events.ZombieLost, seat, zombie, self.name(space), clause, last)

    def zombie_spaces(self) -> set[int]:
        """All spaces with a zombie of anybody."""
        spaces = {space for leader in self.state.leaders for space in leader.zombies}
        spaces.discard(NOWHERE)
        return spaces

    # Die tokens

    def take_dice(self) -> None:
        """The active player takes each die token under an own zombie, unless a human is there too (HU-7.14)."""
        state = self.state
        if not state.dice:
            return
        leader = self.leader
        for space in state.dice:
            if space in leader.zombies and space not in state.humans:
                state.dice = tuple(other for other in state.dice if other != space)
                leader.dice += 1
                if self.listener is not None:
                    self.listener(events.DieTaken(state.active, self.name(space)))

    def spend_die(self, seat: int) -> None:
        """A die token goes back to the supply (HU-13.3)."""
        leader = self.state.leaders[seat]
        leader.dice -= 1
        self.state.dice_supply += 1
        self.tell(events.DoOver, seat, leader.dice)

    # Dice

    def roll(self, what: str, seat: int, bonus: int = 0, need: int = 0, by: tuple[str, ...] = ()) -> Steps[Roll]:
        """Roll a die that everybody sees, and again for die tokens (HU-13.1); how it lies at last."""
        state = self.state
        self._throw(what, seat, bonus, need, by)
        while spender := (yield from self._spender(seat)):
            self.spend_die(spender.seat)
            self._throw(what, seat, bonus, need, by)
        assert state.roll is not None
        return state.roll

    def _throw(self, what: str, seat: int, bonus: int, need: int, by: tuple[str, ...]) -> None:
        die = self.chance.d6()
        self.state.roll = Roll(what, seat, (die,), bonus, die + bonus, need, by)
        self.tell(self.rolled, seat, what, die, bonus, need)

    def _spender(self, roller: int) -> Steps[Answer | None]:
        """Who spends a die token on the die that lies there: its roller, or anybody, the roller last (HU-13.1)."""
        state = self.state
        roll = state.roll
        assert roll is not None
        about: dict[str, str | int] = {"seat": roller, "what": roll.what, "total": roll.total, "need": roll.need}
        if state.options.reroll_scope == "any":
            seats = (*self.clockwise(roller)[1:], roller)
            asked = tuple(seat for seat in seats if state.leaders[seat].dice)
            return read_answer((yield opened(DO_OVER_ANY, asked, lambda seat: [REROLL], about))) if asked else None
        if state.leaders[roller].dice and (yield Decision(roller, "do_over", [REROLL, ACCEPT], about)) == REROLL:
            return Answer(roller, REROLL)
        return None

    # Cards

    def draw_events(self, seat: int) -> None:
        """Event cards up to three (HU-6.1)."""
        state = self.state
        hand = state.leaders[seat].hand
        drawn = []
        while len(hand) < HAND:
            if not state.event_deck:
                if not state.event_discard:
                    break
                state.event_deck, state.event_discard = state.event_discard, []
                self._shuffle("event", state.event_deck)
            drawn.append(state.event_deck.pop())
            hand.append(drawn[-1])
        if drawn:
            hand.sort()
            self.tell(events.Drew, seat, len(drawn), tuple(drawn))

    def draw_wounds(self, count: int) -> tuple[str, ...]:
        state = self.state
        drawn = []
        for _ in range(count):
            if not state.wound_deck:
                if not state.wound_discard:
                    break
                state.wound_deck, state.wound_discard = state.wound_discard, []
                self._shuffle("wound", state.wound_deck)
            drawn.append(state.wound_deck.pop())
        return tuple(drawn)

    def draw_captures(self, seat: int, count: int) -> None:
        """Capture cards, face up, for the attempt that is going on (HU-8.3)."""
        state, attempt = self.state, self.state.attempt
        assert attempt is not None
        drawn = []
        for _ in range(count):
            if not state.capture_deck:
                if not state.capture_discard:
                    break
                state.capture_deck, state.capture_discard = state.capture_discard, []
                self._shuffle("capture", state.capture_deck)
            drawn.append(state.capture_deck.pop())
        attempt.drawn = tuple(drawn)
        self.tell(events.CapturesDrawn, seat, attempt.drawn)

    def discard_captures(self) -> None:
        """What was drawn and is not kept (HU-8.11)."""
        attempt = self.state.attempt
        assert attempt is not None
        self.state.capture_discard.extend(attempt.drawn)
        attempt.drawn = ()

    def _shuffle(self, deck: str, cards: list[str]) -> None:
        """A discard pile becomes a deck (HU-1.10)."""
        self.chance.shuffle(cards)
        self.tell(events.PileShuffled, deck)

    # Turns

    def end_turn(self) -> str:
        """What held for this turn is over; the game may be, too (HU-15.3)."""
        state = self.state
        state.movement = state.left = state.winds = state.rigors = 0
        state.cheered = False
        state.stopped, state.tried, state.prey = (), (), ()
        state.roll = None
        if not state.humans and (not state.stack or self.open_city.closed):
            self.end(ranked(state), "no_humans")
        state.active = (state.active + 1) % len(state.leaders)
        if state.active == state.first:
            if state.round == state.options.max_rounds:
                self.end(ranked(state), "rounds")
            state.round += 1
        return "begin_turn"

    # The end

    def check_victory(self) -> None:
        """Whoever has reached the own goal wins, the active player before others (HU-15.2)."""
        for seat in self.clockwise(self.state.active):
            leader = self.state.leaders[seat]
            if leader.points >= leader.sheet.points:
                self.end([seat], "points")

    def end(self, winners: list[int], ending: str) -> None:
        """The game is over at once. Raises GameOver."""
        state = self.state
        state.outcome = Outcome(winners, [leader.points for leader in state.leaders], ending)
        state.phase = "over"
        self.tell(events.Ended, tuple(winners), ending)
        raise GameOver


def standing(leader: Leader) -> tuple[int, int, int]:
    """What players are ranked by: points missing to the goal, then zombies in play, then die tokens (HU-15.3)."""
    return leader.points - leader.sheet.points, leader.in_play, leader.dice


def ranked(state: State) -> list[int]:
    """Those who lead when nobody can win (HU-15.3)."""
    best = max(map(standing, state.leaders))
    return [seat for seat, leader in enumerate(state.leaders) if standing(leader) == best]
