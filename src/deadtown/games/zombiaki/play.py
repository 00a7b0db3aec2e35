"""The vocabulary of the rules: step, enter, hit, kill, explode, settle, play a card."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from deadtown import kernel
from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import (
    BARREL,
    CAR,
    CLICK,
    DAWN,
    DEPTH,
    EXPLOSIVE,
    GRENADE,
    GUNS,
    INSTANT,
    MINE,
    NAPALM,
    POWER,
    SHIELD,
    SIDE_OF,
    Card,
)
from deadtown.games.zombiaki.movement import first_target, may_step_back
from deadtown.games.zombiaki.state import Creature, Side, State
from deadtown.games.zombiaki.street import ADJACENT, FROM_CEMETERY, LANE, NUMBER, SPACES, SURROUNDING, WIDTH
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Outcome, Steps

PASS: Option = ("pass",)
CLICK_IT: Option = ("click",)
SHRAPNEL: tuple[list[Option], ...] = tuple([("shrapnel", SPACES[to]) for to in near] for near in ADJACENT)

MINE_BLAST, CAR_BLAST, FIRE_DAMAGE = POWER[MINE], POWER[CAR], POWER[NAPALM]
SHRAPNEL_DAMAGE = 1


class Play(kernel.Play[State]):
    """One game being played."""

    # Cards

    def draw(self, side: str, cards: Side) -> Card:
        """One card, face up; Dawn is never in hand (ZK-4.4, ZK-4.11, ZK-10.21)."""
        card = cards.deck.pop()
        (cards.discard if card == DAWN else cards.hand).append(card)
        if self.listener is not None:
            self.tell(events.Drew, self.state.seat_of(side), side, card)
        return card

    def discard(self, card: Card) -> None:
        """A human card goes to its owner's discard pile (ZK-2.5)."""
        self.state.humans.discard.append(card)

    # Damage and death

    def hit(self, space: int, damage: int) -> bool:
        """One attack on the creature on a space: tells whether it was hit and lives (ZK-7.1, ZK-7.2, ZK-7.6)."""
        creatures = self.state.creatures
        creature = creatures[space]
        assert creature is not None
        if creature.shield:
            self.lose_shield(space)
            return False
        left = creature.strength - damage
        if left <= 0:
            self.kill(space)
            return False
        creatures[space] = replace(creature, strength=left)
        self.tell(events.Wounded, creature.number, SPACES[space], damage, left)
        return True

    def hit_any(self, spaces: Iterable[int], damage: int) -> None:
        """One attack on every creature on some spaces."""
        for space in spaces:
            if self.state.creatures[space] is not None:
                self.hit(space, damage)

    def lose_shield(self, space: int) -> None:
        """The shield takes it all, and is gone (ZK-7.6)."""
        state = self.state
        creature = state.creatures[space]
        assert creature is not None
        state.creatures[space] = replace(creature, shield=False)
        state.zombies.discard.append(SHIELD)
        self.tell(events.ShieldLost, creature.number, SPACES[space])

    def kill(self, space: int) -> None:
        """A dead creature goes with all its cards (ZK-7.4); without their boss the zombies will retreat (ZK-7.11)."""
        state = self.state
        creature = state.creatures[space]
        assert creature is not None
        state.creatures[space] = None
        state.zombies.discard.extend(creature.all_cards())
        if creature.orders >= 0:
            state.boss_died = True
        self.tell(events.Died, creature.number, creature.cards[0], SPACES[space])

    def kill_or_unshield(self, space: int) -> None:
        """What a barrel does: the shield dies instead (ZK-6.3, ZK-11.24)."""
        creature = self.state.creatures[space]
        assert creature is not None
        if creature.shield:
            self.lose_shield(space)
        else:
            self.kill(space)

    # Objects

    def lay(self, card: Card, space: int) -> None:
        state = self.state
        state.laid += 1
        state.objects[space], state.object_numbers[space] = card, state.laid
        self.tell(events.Laid, card, SPACES[space])

    def shift(self, space: int, to: int) -> None:
        """An object comes to lie on a space on which none lies: it is still the same one."""
        objects, numbers = self.state.objects, self.state.object_numbers
        objects[space], objects[to] = "", objects[space]
        numbers[space], numbers[to] = 0, numbers[space]

    def lift(self, space: int) -> Card:
        """An object leaves the street for its owner's discard pile (ZK-2.5)."""
        state = self.state
        card = state.objects[space]
        state.objects[space], state.object_numbers[space] = "", 0
        self.discard(card)
        return card

    def fill(self, space: int) -> None:
        card = self.lift(space)
        self.tell(events.Filled, card, SPACES[space])

    # Entering a space

    def enter(self, space: int) -> Steps[None]:
        """What a creature undergoes that comes to a space: the object, then the fire (ZK-6.1)."""
        state = self.state
        if state.objects[space] or state.burning[space]:
            return self._undergo(space)
        return NOTHING_TO_ASK

    def _undergo(self, space: int) -> Steps[None]:
        state = self.state
        thing = state.objects[space]
        if thing in DEPTH:
            self.fall(space)
        elif thing == BARREL:
            self.lift(space)
            self.tell(events.Broke, SPACES[space], False)
            self.kill_or_unshield(space)
        elif thing == MINE:
            self.set_off(space)
            yield from self.explode()
        if state.burning[space] and state.creatures[space] is not None:
            self.hit(space, FIRE_DAMAGE)

    def fall(self, space: int) -> None:
        """A pit: the shield fills it, or whoever is not stronger than it is deep (ZK-6.2)."""
        creature = self.state.creatures[space]
        assert creature is not None
        if creature.shield:
            self.lose_shield(space)
        elif creature.strength <= DEPTH[self.state.objects[space]]:
            self.kill(space)
        else:
            return
        self.fill(space)

    def place(self, creature: Creature, space: int, card: Card) -> Steps[None]:
        """A new creature comes onto the street, and enters (ZK-6.1, ZK-6.8)."""
        self.state.creatures[space] = creature
        self.tell(events.Placed, creature.number, card, SPACES[space], creature.strength)
        return self.enter(space)

    def newcomer(self, strength: int, card: Card) -> Creature:
        self.state.placed += 1
        return Creature(self.state.placed, strength, (card,))

    # Moving

    def move(self, space: int, to: int, cause: str) -> Steps[None]:
        """One creature steps to a free space, and enters it."""
        creatures = self.state.creatures
        creature = creatures[space]
        assert creature is not None
        creatures[space], creatures[to] = None, creature
        self.tell(events.Stepped, creature.number, creature.cards[0], SPACES[space], SPACES[to], cause)
        return self.enter(to)

    def step_forward(self, space: int, cause: str) -> Steps[None]:
        """A step forward; from row 5 it wins (ZK-13.1)."""
        if space < WIDTH:
            self.cross(space)
            return NOTHING_TO_ASK
        return self.move(space, space - WIDTH, cause)

    def cross(self, space: int) -> None:
        """A zombie steps over the barricade: the zombies have won (ZK-13.1)."""
        state = self.state
        creature = state.creatures[space]
        assert creature is not None
        self.tell(events.Crossed, creature.number, creature.cards[0], SPACES[space])
        self.end(state.zombie_seat, "crossed")

    def knock_back(self, space: int) -> Steps[None]:
        """One step back, if it is allowed (ZK-5.12)."""
        if may_step_back(self.state, space):
            return self.move(space, space + WIDTH, "knockback")
        return NOTHING_TO_ASK

    def fall_back(self, cause: str, lanes: Sequence[int] = (0, 1, 2), *, dogs: bool) -> Steps[None]:
        """A group steps back: positions first, from row 1 up; then effects, in street order (ZK-5.11)."""
        creatures = self.state.creatures
        moves = []
        for space in FROM_CEMETERY:
            creature = creatures[space]
            if creature is None or space % WIDTH not in lanes or (creature.dog and not dogs):
                continue
            if may_step_back(self.state, space):
                to = space + WIDTH
                creatures[space], creatures[to] = None, creature
                moves.append((creature.number, SPACES[space], SPACES[to], to))
        if moves:
            self.tell(events.FellBack, cause, tuple(move[:3] for move in moves))
        yield from self.all_enter(sorted(move[3] for move in moves))

    def all_enter(self, spaces: Iterable[int]) -> Steps[None]:
        """Those who have moved at the same time enter one after another; who has died meanwhile does not (ZK-5.9)."""
        for space in spaces:
            if self.state.creatures[space] is not None:
                yield from self.enter(space)

    # Explosions

    def set_off(self, space: int) -> None:
        """A mine or car is about to explode; it leaves the street, so it explodes once (ZK-9.1)."""
        self.state.blasts.append((self.lift(space), space))

    def set_off_any(self, spaces: Iterable[int]) -> None:
        for space in sorted(spaces):
            if self.state.objects[space] in EXPLOSIVE:
                self.set_off(space)

    def explode(self) -> Steps[None]:
        """All explosions, first set off first (ZK-9.1)."""
        blasts = self.state.blasts
        while blasts:
            card, space = blasts.pop(0)
            self.tell(events.Exploded, card, SPACES[space])
            if card == CAR:
                self._car_blast(space)
            else:
                yield from self._mine_blast(space)

    def _car_blast(self, space: int) -> None:
        """1 damage there and all around, then what else explodes (ZK-9.3)."""
        self.hit_any(sorted((space, *SURROUNDING[space])), CAR_BLAST)
        self.set_off_any(SURROUNDING[space])

    def _mine_blast(self, space: int) -> Steps[None]:
        """2 damage there, and shrapnel where the human says, in whosever phase (ZK-9.2, ZK-4.17)."""
        state = self.state
        self.hit_any((space,), MINE_BLAST)
        about: dict[str, str | int] = {"at": SPACES[space]}
        choice = yield Decision(state.human_seat, "shrapnel", SHRAPNEL[space], about)
        to = NUMBER[str(choice[1])]
        self.tell(events.Shrapnel, state.human_seat, SPACES[space], SPACES[to])
        self.hit_any((to,), SHRAPNEL_DAMAGE)
        if state.objects[to] == CAR:
            self.set_off(to)

    # After a card, an order or a step

    def settle(self) -> Steps[None]:
        """Explosions, pits, and the retreat of zombies without their boss, until nothing is left (ZK-4.18)."""
        state = self.state
        if state.blasts or state.boss_died or any(map(DEPTH.__contains__, state.objects)):
            return self._settle()
        return NOTHING_TO_ASK

    def _settle(self) -> Steps[None]:
        state = self.state
        while True:
            yield from self.explode()
            self.check_pits()
            if not state.boss_died:
                return
            state.boss_died = False
            yield from self.fall_back("boss", dogs=False)

    def check_pits(self) -> None:
        """Whoever stands on a pit and has become weak enough falls in (ZK-7.10)."""
        state = self.state
        for space, thing in enumerate(state.objects):
            if thing in DEPTH:
                creature = state.creatures[space]
                if creature is not None and creature.strength <= DEPTH[thing]:
                    self.fall(space)

    # Playing a card

    def play_card(self, side: str, option: Option) -> Steps[None]:
        """A card from hand is carried out, unless Click! stops it (ZK-4.18, ZK-12.1)."""
        state = self.state
        card, targets = str(option[1]), option[2:]
        cards = state.side(side)
        cards.hand.remove(card)
        state.resolving = card
        state.cards_played += 1
        if self.listener is not None:
            self.tell(events.Played, state.seat_of(side), card, targets, self.met(card, targets))
        if (card in GUNS or card == GRENADE) and self.can_be_clicked(card):
            choice = yield Decision(state.zombie_seat, "click", [CLICK_IT, PASS], self.aimed(card, targets))
            if choice == CLICK_IT:
                self.click(card)
                return
        yield from self.carry_out(card, targets)

    def aimed(self, card: Card, targets: Sequence[str | int]) -> dict[str, str | int]:
        """What a card is aimed at, and what it would hit there first."""
        about: dict[str, str | int] = {"card": card, "at": targets[0]}
        met = self.met(card, targets)
        return about | {"target": met} if met else about

    def met(self, card: Card, targets: Sequence[str | int]) -> str:
        """Where a bullet down a lane ends (ZK-8.2); empty for what is no bullet, or goes down no lane."""
        lane = LANE.get(str(targets[0])) if card in GUNS else None
        target = None if lane is None else first_target(self.state, lane)
        return "" if target is None else SPACES[target]

    def carry_out(self, card: Card, targets: Sequence[str | int]) -> Steps[None]:
        """What a card does, and all that follows from it (ZK-4.18)."""
        state = self.state
        yield from EFFECTS[card](self, *targets)
        if state.outcome is None:
            yield from self.settle()
        self.put_away(card)

    def put_away(self, card: Card) -> None:
        """An instant goes to its owner's discard pile once it is resolved (ZK-2.2)."""
        state = self.state
        state.resolving = ""
        if card in INSTANT:
            state.side(SIDE_OF[card]).discard.append(card)

    def can_be_clicked(self, card: Card) -> bool:
        """Whether Z holds what stops this card (ZK-12.1, ZK-12.2)."""
        state = self.state
        stoppable = card in GUNS or state.options.click_scope == "guns_and_grenade"
        return stoppable and CLICK in state.zombies.hand

    def click(self, card: Card) -> None:
        """Both cards are discarded, and nothing happens (ZK-12.1)."""
        zombies = self.state.zombies
        zombies.hand.remove(CLICK)
        zombies.discard.append(CLICK)
        self.tell(events.Clicked, self.state.zombie_seat, card)
        self.put_away(card)

    def end(self, winner: int, ending: str) -> None:
        """The game is over (section 13)."""
        self.state.phase, self.state.stage = "over", ""
        self.state.outcome = Outcome([winner], [int(seat == winner) for seat in range(2)], ending)
        self.tell(events.Ended, winner, ending)


Effect = Callable[..., Steps[None]]
"""What a card does, given the targets that were named with it."""
Targets = Callable[[State, Card], list[Option]]
"""All ways to play a card: its target or set of targets each (ZK-4.16)."""

EFFECTS: dict[Card, Effect] = {}
TARGETS: dict[Card, Targets] = {}


def card(*slugs: Card, targets: Targets) -> Callable[[Effect], Effect]:
    """Marks what some cards do, and what can be named with them; an effect of several cards is told which one it is."""

    def mark(effect: Effect) -> Effect:
        for slug in slugs:
            TARGETS[slug] = targets
            EFFECTS[slug] = partial(_told_which, effect, slug) if len(slugs) > 1 else effect
        return effect

    return mark


def _told_which(effect: Effect, slug: Card, play: Play, *targets: str | int) -> Steps[None]:
    return effect(play, slug, *targets)
