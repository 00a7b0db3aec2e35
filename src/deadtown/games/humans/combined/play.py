"""The verbs of both rulebooks on one map, and those of the combined game (HX)."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from deadtown.games.humans.cards import KINDS
from deadtown.games.humans.combined import events
from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.combined.state import AWAY, GUY, ZOMBIE, State
from deadtown.games.humans.events import Breached, PileShuffled, ZombieLost
from deadtown.games.humans.movement import WIND
from deadtown.games.humans.play import Play as HumansPlay
from deadtown.games.town import City
from deadtown.games.zombies.events import Died, Shuffled
from deadtown.games.zombies.play import Play as ZombiesPlay
from deadtown.games.zombies.state import BULLETS, HAND, LIFE, NOBODY, NOWHERE, TOWN_SQUARE
from deadtown.kernel import Decision, GameOver, Option, Outcome, Steps

FROM_HUMANS: Option = ("draw_from", "humans")
FROM_ZOMBIES: Option = ("draw_from", "zombies")


class Play(ZombiesPlay, HumansPlay):
    """What the steps of the combined game work with."""

    rolled = events.Rolled

    if TYPE_CHECKING:
        state: State

    @property
    def city(self) -> City:
        """The city as shotgun guys walk through it."""
        return self.state.city

    def name(self, space: int) -> str:
        return self.open_city.names[space]

    # Who is where

    def zombie_spaces(self) -> set[int]:
        """What is in the way of whoever flees: pawns and zombies of nobody (HX-1.4)."""
        spaces = super().zombie_spaces()
        spaces.discard(AWAY)
        return spaces.union(self.state.zombies)

    def taken(self) -> Collection[int]:
        """A zombie of nobody is never put on another one, nor on a human (HX-7.4)."""
        return self.state.zombies.keys() | self.state.humans.keys()

    def peopled(self) -> set[int]:
        """The spaces with a shotgun guy or a pawn."""
        return self.state.guy_spaces | HumansPlay.zombie_spaces(self) - {AWAY}

    def pawns_on(self, space: int) -> list[tuple[int, int]]:
        """The pawns on a space: whose, and which."""
        return [
            (seat, zombie)
            for seat, leader in enumerate(self.state.leaders)
            for zombie, place in enumerate(leader.zombies)
            if place == space
        ]

    # Movement

    def full_allowance(self) -> int:
        """The die and what is added to it, and Second Wind (HX-7.1)."""
        return self.state.die + WIND * self.state.winds

    def halvings(self) -> int:
        """Your Shoe's Untied, and each Rigor Mortis (HX-7.1)."""
        return super().halvings() + self.state.rigors

    def goes_on_walking(self, seat: int) -> bool:
        """A fight that was lost ends a forced move (HX-9.2)."""
        return not self.state.beaten

    def hobbles(self) -> int:
        """Each Rigor Mortis, and Your Shoe's Untied (HX-7.2)."""
        return self.halvings()

    def rush(self) -> int:
        """Adrenaline Rush doubles what is left after that (HX-7.2)."""
        return 2 if self.state.rushed else 1

    def left_space(self, seat: int, zombie: int, space: int, to: int) -> None:
        """Whoever goes in where a zombie of nobody is opens the way for good (HX-7.9)."""
        state = self.state
        self.forget_pawn(seat, zombie)
        building = self.open_city.building
        if building[space] < 0 <= building[to] and space not in state.openings:
            state.openings = tuple(sorted((*state.openings, space)))
            self.tell(Breached, seat, self.name(space), self.building(to), "HX-7.9")

    # Leaving the map and coming back

    def lose_zombie(self, seat: int, space: int, clause: str) -> None:
        """A pawn goes back to the reserve; the last one waits for the next turn (HX-11.1)."""
        leader = self.state.leaders[seat]
        zombie = leader.zombies.index(space)
        last = leader.in_play == 1
        leader.zombies[zombie] = AWAY if last else NOWHERE
        self.forget_pawn(seat, zombie)
        self.tell(ZombieLost, seat, zombie, self.name(space), clause, last)

    def die(self, seat: int) -> None:
        """Half of the zombies and all cards in play are lost, and the guy leaves the map (HX-11.1, HX-11.3)."""
        state = self.state
        pawn = state.pawns[seat]
        lost = (pawn.kills + 1) // 2
        pawn.kills -= lost
        state.pool += lost
        for card in pawn.in_play:
            self.toss(card)
        pawn.in_play, pawn.charges = (), 0
        pawn.life, pawn.bullets = LIFE, BULLETS
        pawn.deaths += 1
        self.take_off(seat)
        self.tell(Died, seat, lost, pawn.kills)

    def take_off(self, seat: int) -> None:
        """A shotgun guy is off the map until his next turn (HX-11.1)."""
        state = self.state
        state.pawns[seat].space = NOWHERE
        self.forget_guy(seat)
        if seat == state.active:
            state.died = True

    def come_back(self, seat: int) -> None:
        """Whoever waits is put on the centre of Town Square (HX-11.1)."""
        state = self.state
        pawn, leader = state.pawns[seat], state.leaders[seat]
        if state.is_guy(seat):
            if pawn.space == NOWHERE:
                pawn.space = TOWN_SQUARE
                self.tell(events.CameBack, seat, self.name(TOWN_SQUARE), GUY)
        elif AWAY in leader.zombies:
            leader.zombies[leader.zombies.index(AWAY)] = TOWN_SQUARE
            self.tell(events.CameBack, seat, self.name(TOWN_SQUARE), ZOMBIE)

    def forget_guy(self, seat: int) -> None:
        """A shotgun guy has left his space: nobody may attack him there any more (HX-9.7)."""
        self.state.grudges = tuple(grudge for grudge in self.state.grudges if grudge[2] != seat)

    def forget_pawn(self, seat: int, zombie: int) -> None:
        """A pawn has left its space (HX-9.7)."""
        self.state.grudges = tuple(grudge for grudge in self.state.grudges if grudge[:2] != (seat, zombie))

    # Trophies and tokens

    def win_trophies(self, seat: int, owner: int, count: int) -> None:
        """Zombies from the pool for an attack that succeeds (HX-9.4)."""
        state = self.state
        pawn = state.pawns[seat]
        count = min(count, state.pool)
        state.pool -= count
        pawn.kills += count
        self.tell(events.PawnBeaten, seat, owner, count, pawn.kills)
        self.check_victory()

    def take_token(self, seat: int) -> bool:
        """Life and bullets are taken after all fights on the space (HX-1.4)."""
        return not self.state.brawling and super().take_token(seat)

    def helped(self, seat: int) -> tuple[int, tuple[str, ...]]:
        """What weapon cards of Humans!!! add to this one roll (HX-6.7)."""
        armed, self.state.armed = self.state.armed, ()
        return sum(KINDS[card].bonus for card in armed), armed

    # Cards

    def toss(self, card: str) -> None:
        """A card goes to the discard pile of its own set (HX-6.1)."""
        (self.state.event_discard if is_humans_card(card) else self.state.discard).append(card)

    def draw_cards(self, seat: int) -> Steps[None]:
        """Up to three cards, each from the deck of the player's choice (HX-6.1)."""
        state = self.state
        hand = state.pawns[seat].hand
        while len(hand) < HAND:
            decks = [FROM_HUMANS] if state.event_deck or state.event_discard else []
            decks += [FROM_ZOMBIES] if state.deck or state.discard else []
            if not decks:
                return
            choice = decks[0]
            if len(decks) > 1:
                choice = yield Decision(seat, "hx_draw_from", decks, {"left": HAND - len(hand)})
            self.draw_card(seat, str(choice[1]))

    def draw_card(self, seat: int, deck: str) -> None:
        """The top card of an event deck; its discard pile becomes a new deck when there is none (HU-1.10, ZB-7.2)."""
        state = self.state
        hand = state.pawns[seat].hand
        if deck == "humans":
            if not state.event_deck:
                state.event_deck, state.event_discard = state.event_discard, []
                self.chance.shuffle(state.event_deck)
                self.tell(PileShuffled, "event")
            card = state.event_deck.pop()
        else:
            if not state.deck:
                state.deck, state.discard = state.discard, []
                self.chance.shuffle(state.deck)
                self.tell(Shuffled)
            card = state.deck.pop()
        hand.append(card)
        hand.sort()
        self.tell(events.Drew, seat, deck, (card,))

    # Turns

    def end_turn(self) -> str:
        """What held for this turn is over (HX-12.3)."""
        state = self.state
        self.pawn.under = ()
        state.chainsaw = state.doubled = state.driving = state.resting = state.halted = state.died = False
        state.cheered = state.rushed = state.brawling = state.beaten = False
        state.molotovs, state.route, state.stopped, state.tried, state.prey = (), (), (), (), ()
        state.hunted, state.armed = (), ()
        state.mover, state.goal = NOBODY, NOWHERE
        state.die = state.allowance = state.left = state.movement = state.winds = state.rigors = 0
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
        """The first to reach the own goal wins; at the same moment the active player, else the next (HX-12.1)."""
        state = self.state
        centre = 9 * state.helipad + TOWN_SQUARE if state.helipad != NOWHERE else NOWHERE
        landed = centre != NOWHERE and centre not in self.zombie_spaces()
        for seat in self.clockwise(state.active):
            pawn, leader = state.pawns[seat], state.leaders[seat]
            if not state.is_guy(seat):
                if leader.character and leader.points >= leader.sheet.points:
                    self.end([seat], "points")
            elif pawn.kills >= state.options.zb_kill_goal:
                self.end([seat], "collection")
            elif landed and pawn.space == centre:
                self.end([seat], "helipad")

    def end(self, winners: list[int], ending: str) -> None:
        """The game is over at once. Raises GameOver."""
        state = self.state
        state.outcome = Outcome(winners, [score(state, seat) for seat in range(len(state.sides))], ending)
        state.phase = "over"
        state.fighting = ()
        self.tell(events.Ended, tuple(winners), ending)
        raise GameOver


def score(state: State, seat: int) -> int:
    """The zombies that a shotgun guy holds, or the points of a zombie player (HX-12.1)."""
    return state.pawns[seat].kills if state.is_guy(seat) else state.leaders[seat].points


def goal(state: State, seat: int) -> int:
    """What somebody must reach, or 0 as long as that is not known (HX-12.1)."""
    if state.is_guy(seat):
        return state.options.zb_kill_goal
    leader = state.leaders[seat]
    return leader.sheet.points if leader.character else 0


def share(state: State, seat: int) -> tuple[int, int]:
    """How much of the own goal somebody has reached, as a fraction (HX-12.3)."""
    return score(state, seat), goal(state, seat)


def ranked(state: State) -> list[int]:
    """Those with the greatest share of their own goal (HX-12.3)."""
    seats = range(len(state.sides))
    shares = [share(state, seat) for seat in seats]
    return [seat for seat in seats if all(shares[seat][0] * whole >= part * shares[seat][1] for part, whole in shares)]
