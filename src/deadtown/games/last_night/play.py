"""The verbs of the rulebook: roll, draw, place, cancel, win. Steps, cards and abilities are written with them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import HERO_CARDS, Card
from deadtown.games.last_night.combining import cards_of, combine, pair_of, take_apart, untaped
from deadtown.games.last_night.ground import NAMES, Building, Ground
from deadtown.games.last_night.options import HEROES, ZOMBIES, Side
from deadtown.games.last_night.pending import Remaining
from deadtown.games.last_night.pieces import FIRST_TURNED, NO_BUILDING, NORMAL, NOWHERE, OF_A_COLOUR
from deadtown.games.last_night.refs import ref_on
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS, UNIQUE_ITEMS
from deadtown.kernel import NOTHING_TO_ASK, Decision, GameOver, Option, Outcome, Steps
from deadtown.kernel import Play as KernelPlay

DONE: Option = ("done",)
YES: Option = ("yes",)
NO: Option = ("no",)
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)


class Play(KernelPlay[State]):
    """What the steps of Last Night on Earth work with."""

    @property
    def ground(self) -> Ground:
        return self.state.ground

    def seats(self, side: Side) -> tuple[int, ...]:
        return self.state.hero_seats if side == HEROES else self.state.zombie_seats

    def ask_all(
        self, kind: str, first: Side, goes_on: Callable[[], bool] | None = None, only: Side | None = None
    ) -> Steps[None]:
        """Open a window; how it goes round, the windows say (LN-8.10)."""
        raise NotImplementedError

    def settle(self) -> Steps[None]:
        """What comes when an outermost effect is finished (LN-7.21, LN-17.6)."""
        raise NotImplementedError

    def tear(self, hero: Hero, item: Card, other: Card) -> Steps[None]:
        """What becomes of the other half when one half of a combined item has been discarded (LN-9.8)."""
        raise NotImplementedError

    def blow_up(self, hero: int) -> None:
        """An explosive kills a hero, whatever wounds it has (LN-7.15)."""
        raise NotImplementedError

    def lead_hero(self, heroes: Iterable[int] = ()) -> int:
        """The hero seat that makes choices about some heroes, or about none (LN-1.13)."""
        return min((self.state.heroes[hero].seat for hero in heroes), default=self.state.hero_seats[0])

    def person(self, hero: int) -> str:
        return "" if hero < 0 else self.state.heroes[hero].person

    # Asking

    def choose(self, seat: int, kind: str, options: Sequence[Option], **about: str | int) -> Steps[Option]:
        """One of some options; where there is only one, nobody is asked."""
        if len(options) == 1:
            return options[0]
        choice = yield Decision(seat, kind, [*options], about)
        return choice

    def choose_space(self, seat: int, kind: str, spaces: Iterable[int], **about: str | int) -> Steps[int]:
        """One of some spaces."""
        options = [("space", NAMES[space]) for space in sorted(spaces)]
        choice = yield from self.choose(seat, kind, options, **about)
        return NAMES.index(str(choice[1]))

    def choose_building(self, seat: int, buildings: Iterable[Building], **about: str | int) -> Steps[Building]:
        found = {building.name: building for building in buildings}
        choice = yield from self.choose(seat, "choose_building", [("building", name) for name in found], **about)
        return found[str(choice[1])]

    # Dice

    def d6(self) -> int:
        return self.chance.d6()

    def roll(self, what: str, dice: int = 1, need: int = 0, card: Card = "", person: str = "") -> tuple[int, ...]:
        """Roll dice that nobody can do anything about, for all to see (LN-1.1)."""
        rolled = tuple(self.chance.d6() for _ in range(dice))
        self.tell(events.Rolled, what, rolled, need, card, person)
        return rolled

    # Zombies

    def ref(self, zombie: int) -> str:
        """How a zombie is called in options: those of one seat on one space are alike, but for what they have."""
        state = self.state
        if zombie >= FIRST_TURNED:
            return f"zombie_{state.turned[zombie - FIRST_TURNED].person}"
        is_alike = len(state.zombie_seats) == 1 and (zombie < NORMAL or state.red_is_normal)
        shown = "" if is_alike else COLOUR_OF[zombie]
        return ref_on(state.zombies[zombie], shown, zombie in state.wounded, state.armed.get(zombie, ""))

    def about_zombie(self, zombie: int) -> dict[str, str]:
        """What a question about a zombie names: which one, and its space as players call it."""
        return {"zombie": self.ref(zombie), "space": events.shown(NAMES[self.state.zombies[zombie]])}

    def refs(self, zombies: Iterable[int]) -> dict[str, int]:
        """The zombies of a list that can be told apart, by what they are called; the first of each kind."""
        found: dict[str, int] = {}
        for zombie in zombies:
            found.setdefault(self.ref(zombie), zombie)
        return found

    def in_play(self) -> list[int]:
        """All zombies on the map, zombie heroes too (LN-1.4)."""
        return [zombie for zombie, space in enumerate(self.state.zombies) if space != NOWHERE]

    def room_for_zombies(self, seat: int) -> int:
        """How many zombies a seat can still put on the map (LN-4.16, LN-4.17)."""
        state = self.state
        on_map = sum(space != NOWHERE for space in state.zombies[:FIRST_TURNED]) + state.red_arriving
        return min(len(state.pool(seat)), state.most_zombies - on_map)

    def put_zombie(self, seat: int, space: int, clause: str) -> int:
        """A zombie of the pool onto the map; its number, or minus one when there is none (LN-4.16).

        No card puts any into a safe house.
        """
        if self.room_for_zombies(seat) <= 0 or (self.state.stack and self.state.is_safe(space)):
            return -1
        zombie = self.state.pool(seat)[0]
        self.state.zombies[zombie] = space
        self.tell(events.ZombieCame, seat, zombie, NAMES[space], clause)
        return zombie

    def remove_zombie(self, zombie: int) -> None:
        """Off the map without being killed (LN-7.7)."""
        state = self.state
        where = NAMES[state.zombies[zombie]]
        state.zombies[zombie] = NOWHERE
        self.tell(events.ZombieRemoved, zombie, where)
        self.disarm(zombie)

    def disarm(self, zombie: int) -> None:
        """What a zombie had is lost with it: its Grave Weapon, and the wound that it had taken (LN-18.3)."""
        state = self.state
        weapon = state.armed.pop(zombie, "")
        if weapon:
            state.grave_discard.append(weapon)
            self.tell(events.GraveWeaponLost, weapon)
        if zombie in state.wounded:
            state.wounded = tuple(other for other in state.wounded if other != zombie)

    # Heroes

    def is_in_reach(self, hero: Hero, other: Hero) -> bool:
        """Whether two heroes are on the same or adjacent spaces."""
        return other.space == hero.space or other.space in self.ground.beside[hero.space]

    def heal(self, hero: Hero, wounds: int, clause: str = "LN-7.6") -> None:
        healed = min(wounds, hero.wounds)
        hero.wounds -= healed
        self.tell(events.Healed, hero.seat, hero.person, healed, clause)

    # Cards

    def discard(self, card: Card) -> None:
        """A card goes to the discard pile of its deck, face up (LN-8.3, LN-8.5)."""
        state = self.state
        if card in HERO_CARDS:
            state.hero_discard.append(card)
        elif card in UNIQUE_ITEMS:
            state.unique_discard.append(card)
        elif card in SURVIVAL_TACTICS:
            state.tactic_discard.append(card)
        else:
            state.zombie_discard.append(card)

    def draw_top(self) -> Card:
        """The top card of the hero deck leaves it: whoever has seen more knows what lies on top now."""
        state = self.state
        state.foreseen = {seat: count - 1 for seat, count in state.foreseen.items() if count > 1}
        return state.hero_deck.pop()

    def put_back(self, card: Card, seats: Sequence[int]) -> None:
        """A card goes back on top of the hero deck: these seats know it, and nobody else what lies on top."""
        state = self.state
        state.hero_deck.append(card)
        state.foreseen = {seat: state.foreseen.get(seat, 0) + 1 for seat in seats}

    def put_under(self, card: Card) -> None:
        """A card goes under the hero deck."""
        self.state.hero_deck.insert(0, card)

    def shuffle_hero_deck(self) -> None:
        """The hero deck is shuffled, with what has come into it."""
        self.state.foreseen = {}
        self.chance.shuffle(self.state.hero_deck)

    def take_item(self, hero: Hero, item: Card) -> None:
        """An item goes onto a hero; what it can't carry is looked at elsewhere (LN-9.1)."""
        hero.items = tuple(sorted((*hero.items, item)))

    def drop_item(self, hero: Hero, item: Card) -> None:
        """An item leaves a hero; of two that are alike the one that is no half of a combined item."""
        pair = pair_of(hero, item)
        if pair is not None:
            take_apart(hero, pair)
        hero.items = untaped(hero.items, ((item,),))

    def hand_thing(self, hero: Hero, other: Hero, thing: str) -> None:
        """An item goes from one hero to another, a combined one as a whole (LN-9.10)."""
        cards = cards_of(thing)
        if len(cards) > 1:
            take_apart(hero, cards)
        for card in cards:
            self.drop_item(hero, card)
            self.take_item(other, card)
        if len(cards) > 1:
            combine(other, *cards)

    def spend_item(self, hero: Hero, item: Card) -> Steps[None]:
        """A hero discards an item as its card tells it to (LN-9.5); the other half of a combined one may go, too."""
        pair = pair_of(hero, item)
        self.drop_item(hero, item)
        self.discard(item)
        self.tell(events.ItemSpent, hero.seat, hero.person, item)
        return NOTHING_TO_ASK if pair is None else self.tear(hero, item, untaped(pair, ((item,),))[0])

    def take_off(self, hero: Hero, card: Card) -> None:
        """A card that remains on a hero leaves it, to the discard pile of its deck."""
        place = hero.on.index(card)
        hero.on = hero.on[:place] + hero.on[place + 1 :]
        if card == "got_to_get_to":
            hero.bound = NO_BUILDING
        self.discard(card)

    def leave_hand(self, seat: int, card: Card) -> None:
        """A card leaves a hand, and what others know of that hand."""
        state = self.state
        state.hands[seat].remove(card)
        known = state.known[seat]
        if card in known:
            place = known.index(card)
            state.known[seat] = known[:place] + known[place + 1 :]

    def into_hand(self, seat: int, card: Card, openly: bool = False) -> None:
        """A card goes into a hand; where all have seen it, they know that it is there."""
        hand = self.state.hands[seat]
        hand.append(card)
        hand.sort()
        if openly:
            self.state.known[seat] = tuple(sorted((*self.state.known[seat], card)))

    def remove_remaining(self, kept: Remaining) -> None:
        """A zombie card beside the map is discarded, and its marker is removed (LN-8.8)."""
        state = self.state
        rest = [*state.remaining]
        rest.remove(kept)
        state.remaining = tuple(rest)
        state.zombie_discard.append(kept.card)

    # The end

    def win(self, side: Side, ending: str, clause: str) -> None:
        """A side wins at once (LN-17.2). Raises GameOver."""
        state = self.state
        winners = [*self.seats(side)]
        state.outcome = Outcome(winners, [int(seat in winners) for seat in range(len(state.players))], ending)
        state.turn = "over"
        self.tell(events.Ended, tuple(winners), side, ending, state.scenario, clause)
        raise GameOver


def other_side(side: Side) -> Side:
    return ZOMBIES if side == HEROES else HEROES


def colour(zombie: int) -> str:
    """What a zombie looks like."""
    if zombie >= NORMAL:
        return "hero" if zombie >= FIRST_TURNED else "red"
    return "brown" if zombie < OF_A_COLOUR else "green"


COLOUR_OF: Final = tuple(map(colour, range(FIRST_TURNED)))
"""What each zombie that is no zombie hero looks like."""
