"""The verbs of the rulebook: kill, die, take, lose, put, win. Steps and cards are written with them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache

from deadtown.games.town import City, Roll
from deadtown.games.zombies import events
from deadtown.games.zombies.cards import FEAR, SHOTGUN, UNTIED_SHOE, Card
from deadtown.games.zombies.state import (
    BULLETS,
    HAND,
    LIFE,
    NOBODY,
    NOWHERE,
    TOWN_SQUARE,
    Pawn,
    State,
)
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.kernel import Decision, GameOver, Option, Outcome, Steps
from deadtown.kernel import Play as KernelPlay

DONE: Option = ("done",)
TILE_SPACES = 9
CLOCKWISE = {
    count: tuple(tuple((first + place) % count for place in range(count)) for first in range(count))
    for count in range(2, 7)
}
"""For each number of seats, all of them clockwise from each."""


class Play(KernelPlay[State]):
    """What the steps of Zombies!!! work with."""

    @property
    def city(self) -> City:
        return self.state.city

    @property
    def pawn(self) -> Pawn:
        """The pawn of the player whose turn it is."""
        state = self.state
        return state.pawns[state.active]

    def ask_all(self, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> Steps[None]:
        """Open a window, in the turn or for the roll of somebody; how it goes round, the windows say (ZB-11.4)."""
        raise NotImplementedError

    def arrive(self, seat: int) -> Steps[bool]:
        """A pawn has entered a space: what waits there; whether anything came between (ZB-8.4)."""
        raise NotImplementedError

    def goes_on_walking(self, seat: int) -> bool:
        """Whether a pawn may be led on after what waited on a space."""
        return True

    def full_allowance(self) -> int:
        """What the movement comes to before anything halves or doubles it (ZB-8.1)."""
        return self.state.die

    def halvings(self) -> int:
        """How often it is halved."""
        return 1 if UNTIED_SHOE in self.pawn.under else 0

    def helped(self, seat: int) -> tuple[int, tuple[Card, ...]]:
        """What is added to somebody's next combat roll besides own weapons, and by which cards."""
        return 0, ()

    def taken(self) -> Collection[int]:
        """The spaces on which no zombie can be put (ZB-2.10)."""
        return self.state.zombies

    def peopled(self) -> set[int]:
        """The spaces with a pawn."""
        return {pawn.space for pawn in self.state.pawns}

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats, beginning with one."""
        return CLOCKWISE[len(self.state.pawns)][start]

    def others(self, seat: int) -> tuple[int, ...]:
        """The opponents of a seat, clockwise from it."""
        return self.clockwise(seat)[1:]

    def name(self, space: int) -> str:
        return self.city.names[space]

    def options_on(self, verb: str, spaces: Iterable[int]) -> list[Option]:
        """An option for each of many spaces."""
        about = options_about(self.city, verb)
        return [about[space] for space in spaces]

    def place(self, space: int) -> str:
        """The tile by which people call a space: that of a building for those inside, or the Helipad; else none."""
        city = self.city
        tile = city.tiles[space // TILE_SPACES].tile
        return tile if city.building[space] >= 0 or tile == HELIPAD else ""

    # Zombies

    def put_zombies(self, seat: int, spaces: Sequence[int], clause: str) -> None:
        """From the pool onto the map."""
        state = self.state
        for space in spaces:
            state.placed += 1
            state.zombies[space] = state.placed
        state.pool -= len(spaces)
        if spaces and self.listener is not None:
            names = self.city.names
            places = {self.place(space) for space in spaces}
            tile = places.pop() if len(places) == 1 else ""
            self.listener(events.ZombiesCame(seat, tuple(names[space] for space in spaces), clause, tile))

    def place_zombies(
        self, seat: int, count: int, spaces: Sequence[int], kind: str, clause: str, card: Card = ""
    ) -> Steps[None]:
        """Put as many zombies as pool and spaces allow, each on a space that the seat chooses (ZB-5.8, ZB-11.13)."""
        state = self.state
        left = min(count, state.pool)
        while left:
            taken = self.taken()
            free = [space for space in spaces if space not in taken]
            if len(free) <= left:
                self.put_zombies(seat, free, clause)
                return
            about: dict[str, str | int] = {"left": left, "card": card} if card else {"left": left}
            choice = yield Decision(seat, kind, self.options_on("put", free), about)
            self.put_zombies(seat, [self.city.number[str(choice[1])]], clause)
            left -= 1

    def move_zombie(self, seat: int, space: int, to: int) -> None:
        """A zombie walks; a pawn on the Helipad may be rid of it (ZB-13.3)."""
        state = self.state
        number = state.zombies.pop(space)
        state.zombies[to] = number
        if self.listener is not None:
            names = self.city.names
            self.listener(events.ZombieMoved(seat, number, names[space], names[to], state.options.squad))
        self.check_victory()

    def lift_zombie(self, seat: int, space: int) -> None:
        """Take a zombie up, to put it elsewhere."""
        state = self.state
        number = state.zombies.pop(space)
        state.lifted += (number,)
        if self.listener is not None:
            self.listener(events.ZombieLifted(seat, number, self.name(space)))

    def set_down(self, seat: int, to: int) -> None:
        """Put the zombie down that was taken up first: only now it is elsewhere (ZB-13.3)."""
        state = self.state
        number, *rest = state.lifted
        state.lifted = tuple(rest)
        state.zombies[to] = number
        if self.listener is not None:
            self.listener(events.ZombiePut(seat, number, self.name(to)))
        self.check_victory()

    def kill(self, seat: int, space: int) -> None:
        """A zombie goes to the collection of a player, who may have won by it (ZB-6.2, ZB-6.9)."""
        state = self.state
        pawn = state.pawns[seat]
        del state.zombies[space]
        pawn.kills += 1
        if self.listener is not None:
            self.listener(events.Killed(seat, self.name(space), pawn.kills, self.place(space)))
        self.check_victory()

    def stuck(self, seat: int) -> bool:
        """Whether Fear lets a pawn not move by any means (ZB-14.11)."""
        return FEAR in self.state.pawns[seat].under

    # Life, bullets, tokens

    def gain_life(self, seat: int, count: int) -> int:
        """How much life is gained without going over the cap (ZB-1.8)."""
        pawn = self.state.pawns[seat]
        gained = max(0, min(count, self.state.options.zb_life_cap - pawn.life))
        pawn.life += gained
        return gained

    def take_token(self, seat: int) -> bool:
        """The token on the pawn's space, if no zombie is there; life stays there at the cap (ZB-8.6)."""
        state = self.state
        pawn = state.pawns[seat]
        token = state.tokens.get(pawn.space)
        if token is None or pawn.space in state.zombies:
            return False
        if token == "life" and not self.gain_life(seat, 1):
            return False
        if token == "bullet":
            pawn.bullets += 1
        del state.tokens[pawn.space]
        if self.listener is not None:
            self.listener(events.TokenTaken(seat, self.name(pawn.space), token))
        return True

    def lose_life(self, seat: int, cause: str) -> None:
        """Lose one life, and die without any left (ZB-12.1)."""
        pawn = self.state.pawns[seat]
        pawn.life -= 1
        self.tell(events.LifeLost, seat, cause, pawn.life)
        if not pawn.life:
            self.die(seat)

    def die(self, seat: int) -> None:
        """To Town Square, with half of the zombies and none of the cards in play (ZB-12.1 to ZB-12.3, IS-8.4)."""
        state = self.state
        pawn = state.pawns[seat]
        lost = (pawn.kills + 1) // 2
        pawn.space = TOWN_SQUARE
        pawn.kills -= lost
        state.pool += lost
        state.discard.extend(pawn.in_play)
        pawn.in_play, pawn.charges = (), 0
        pawn.life, pawn.bullets = LIFE, BULLETS
        pawn.deaths += 1
        if seat == state.active:
            state.died = True
        self.tell(events.Died, seat, lost, pawn.kills)

    # Cards

    def draw(self, seat: int) -> None:
        """Up to three cards; the discard pile becomes a new deck when there is none (ZB-7.1, ZB-7.2)."""
        state = self.state
        hand = state.pawns[seat].hand
        drawn: list[Card] = []
        while len(hand) < HAND and (state.deck or state.discard):
            if not state.deck:
                state.deck, state.discard = state.discard, []
                self.chance.shuffle(state.deck)
                self.tell(events.Shuffled)
            drawn.append(state.deck.pop())
            hand.append(drawn[-1])
        if drawn:
            hand.sort()
            self.tell(events.Drew, seat, len(drawn), tuple(drawn))

    def lose_item(self, seat: int, card: Card, clause: str = "") -> None:
        """A card in play goes to the discard pile; a clause says why, if it is to be told."""
        state = self.state
        pawn = state.pawns[seat]
        place = pawn.in_play.index(card)
        pawn.in_play = pawn.in_play[:place] + pawn.in_play[place + 1 :]
        state.discard.append(card)
        if card == SHOTGUN:
            pawn.charges = 0
        if clause:
            self.tell(events.ItemLost, seat, card, clause)

    def lay_under(self, seat: int, effect: str) -> None:
        """Something that waits for a player's next turn, or lasts until its end (ZB-4.4)."""
        self.state.pawns[seat].pending += (effect,)

    # Dice

    def d6(self, what: str, seat: int, bonus: int = 0, need: int = 0, by: tuple[Card, ...] = ()) -> int:
        """Roll a die that everybody sees."""
        die = self.chance.d6()
        self.state.roll = Roll(what, seat, (die,), bonus, die + bonus, need, by)
        return die

    # Turns

    def end_turn(self) -> str:
        """What was in force for this turn is over; the next player's turn, or a new round (ZB-4.3, ZB-13.4)."""
        state = self.state
        self.pawn.under = ()
        state.chainsaw = state.doubled = state.driving = state.resting = state.halted = state.died = False
        state.molotovs, state.attacked, state.route = (), (), ()
        state.mover, state.goal, state.led = NOBODY, NOWHERE, NOBODY
        state.die = state.allowance = state.left = state.extra = 0
        state.moved = []
        state.roll = None
        state.active = (state.active + 1) % len(state.pawns)
        if state.active == state.first:
            if state.round == state.options.max_rounds:
                self.end(ranked(state), "rounds")
            state.round += 1
        return "begin_turn"

    # The end

    def check_victory(self) -> None:
        """After every step, kill and relocation; who comes first from the active player has it first (ZB-13.3)."""
        state = self.state
        options, squad = state.options, state.options.squad
        goal = options.is_kill_goal if squad else options.zb_kill_goal
        centre = TILE_SPACES * state.helipad + TOWN_SQUARE if state.helipad != NOWHERE else NOWHERE
        landed = centre != NOWHERE and centre not in state.zombies
        if squad and not landed:
            return
        for pawn in state.pawns:
            if (pawn.space == centre and landed) or pawn.kills >= goal:
                self._crown(centre if landed else NOWHERE, goal)
                break
        if not state.pool and not state.zombies and not squad:
            self._no_zombies_left()

    def _crown(self, centre: int, goal: int) -> None:
        """Somebody may have won: who, and how (ZB-13.1, ZB-13.2, IS-9.1)."""
        state = self.state
        for seat in self.clockwise(state.active):
            pawn = state.pawns[seat]
            on_helipad = pawn.space == centre
            if state.options.squad:
                if on_helipad and pawn.kills >= goal and len(pawn.visits) == 2 * state.options.is_survivors:
                    self.end([seat], "mission")
            elif pawn.kills >= goal:
                self.end([seat], "collection")
            elif on_helipad:
                self.end([seat], "helipad")

    def _no_zombies_left(self) -> None:
        """Nobody can win any more (ZB-13.4)."""
        state = self.state
        if state.helipad == NOWHERE and HELIPAD not in state.tiles and state.drawn != HELIPAD and not state.lifted:
            self.end(ranked(state), "no_zombies")

    def end(self, winners: list[int], ending: str) -> None:
        """The game is over at once. Raises GameOver."""
        state = self.state
        state.outcome = Outcome(winners, [pawn.kills for pawn in state.pawns], ending)
        state.phase = "over"
        state.fighting = ()
        self.tell(events.Ended, tuple(winners), ending)
        raise GameOver


@lru_cache(maxsize=64)
def options_about(city: City, verb: str) -> tuple[Option, ...]:
    """What a verb makes of each space of a city: where there are a hundred to choose from, it is asked for often."""
    return tuple((verb, name) for name in city.names)


def standing(pawn: Pawn) -> tuple[int, int, int]:
    """What players are ranked by: zombies, then life, then bullets (ZB-13.4)."""
    return pawn.kills, pawn.life, pawn.bullets


def ranked(state: State) -> list[int]:
    """Those who lead when nobody can win (ZB-13.4)."""
    best = max(map(standing, state.pawns))
    return [seat for seat, pawn in enumerate(state.pawns) if standing(pawn) == best]
