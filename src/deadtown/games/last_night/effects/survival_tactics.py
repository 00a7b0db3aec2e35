"""The Survival Tactics, and the cards about the Survival decks (Tables V, H and Z)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.barricades import fortify as build_walls
from deadtown.games.last_night.cards import RANGED_WEAPON
from deadtown.games.last_night.effects.targets import dice_to_reroll, hero_named, living, once, the_fight
from deadtown.games.last_night.experience import gain
from deadtown.games.last_night.fights import reroll_hero_dice
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.items import has
from deadtown.games.last_night.moments import DR, FR, HR, IB, RR, ZM, ZS
from deadtown.games.last_night.options import EXPERIENCE, HEROES, SURVIVAL_DECKS
from deadtown.games.last_night.pieces import NOBODY
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.searching import draw_cards, into_hand_of, pile_of, receive, seeing
from deadtown.games.last_night.sewers import are_in_play, bring_sewers, move_entrance
from deadtown.games.last_night.shooting import HOLD_FIRE, attack, attacks
from deadtown.games.last_night.survival import draw_survival_card, lose_survival_cards
from deadtown.games.last_night.survival_cards import HEROES_CARDS, TACTICS, UNIQUE
from deadtown.games.last_night.uses import ANY, IN_PLACE, Named, immediate, plays
from deadtown.games.last_night.zombie_turn import lose_hero_cards
from deadtown.games.last_night.zombies_moving import steps_from
from deadtown.kernel import Decision, Option, Steps

FORTIFIED = 3
"""How many barricades and reinforcements Fortify brings at most."""
TRAINED = 3
"""How much experience Field Training gives."""
DIVERTED = 4
"""How many zombies Diversion moves at most."""
SCOUTED = 5
"""How many cards Scout Ahead shows."""
PICKED = 3
"""How many cards of each Survival deck Picked Clean costs."""


@plays("sewer_access", *ANY)
def sewer_access(play: Play, seat: int) -> Steps[None]:
    """The sewers come into play; if they are, one of their entrances is moved (LN-15.2)."""
    yield from (move_entrance if are_in_play(play.state) else bring_sewers)(play, seat)


# Ranged attacks, healing


def armed(play: Play, seat: int) -> Iterator[Named]:
    """Heroes with a ranged weapon who have something to attack."""
    return ((hero.person,) for hero in play.state.living() if has(hero, RANGED_WEAPON) and attacks(play, hero))


@plays("cover_fire", *ANY, ways=armed)
def cover_fire(play: Play, seat: int, person: str) -> Steps[None]:
    """A hero with a ranged weapon makes a ranged attack now, besides its own."""
    hero = hero_named(play, person)
    options = attacks(play, hero)
    if not options:
        return
    choice = yield Decision(hero.seat, "ranged_attack", [*options, HOLD_FIRE], {"hero": person})
    if choice != HOLD_FIRE:
        yield from attack(play, play.state.number_of(person), choice)


def wounded_together(play: Play, seat: int) -> Iterator[Named]:
    """Spaces with two heroes or more, one of them wounded."""
    state = play.state
    for space in sorted(state.hero_spaces()):
        there = [state.heroes[hero] for hero in state.heroes_on(space)]
        if len(there) > 1 and any(hero.wounds for hero in there):
            yield (NAMES[space],)


@plays("regroup", *ANY, ways=wounded_together)
def regroup(play: Play, seat: int, name: str) -> None:
    """Heal a wound of each hero in a space with two heroes or more."""
    state = play.state
    for hero in state.heroes_on(NUMBERS[name]):
        if state.heroes[hero].wounds:
            play.heal(state.heroes[hero], 1)


def may_rest(play: Play, seat: int) -> Iterator[Named]:
    """The active hero of the seat, wounded, in a building without zombies."""
    state = play.state
    hero = state.heroes[state.active]
    building = play.ground.building_at(hero.space)
    if hero.seat != seat or not hero.wounds or building is None:
        return
    if not any(space in state.zombies for space in building.spaces):
        yield (hero.person,)


@plays("rest_up", IN_PLACE, ways=may_rest)
def rest_up(play: Play, seat: int, person: str) -> None:
    """Fully heals, in place of the Move Action."""
    hero = hero_named(play, person)
    play.heal(hero, hero.wounds)


# Cards


def in_own_turn(play: Play, seat: int) -> bool:
    return play.state.turn == HEROES


def scouts(play: Play, seat: int) -> Iterable[Named]:
    if not in_own_turn(play, seat) or not play.state.hero_deck:
        return ()
    return living(play, seat)


@plays("scout_ahead", *ANY, ways=scouts)
def scout_ahead(play: Play, seat: int, person: str) -> Steps[None]:
    """One of the top five hero cards for a hero, or for the own hand; the others are shuffled into the deck."""
    state = play.state
    hero = state.number_of(person)
    state.looked = [play.draw_top() for _ in range(min(SCOUTED, len(state.hero_deck)))]
    state.looker = hero
    state.looking = seat
    play.tell(events.Looked, seat, person, tuple(state.looked), seeing(play, seat))
    options: list[Option] = [("keep", card) for card in sorted({*state.looked})]
    _, kept = yield from play.choose(seat, "keep_card", options, hero=person)
    card = str(kept)
    state.looked.remove(card)
    state.hero_deck += state.looked
    state.looked, state.looker, state.looking = [], NOBODY, NOBODY
    play.shuffle_hero_deck()
    row = HEROES_CARDS[card]
    saved = scenario_of(state).saves_townsfolk and card in scenario_of(state).search_items
    if row.kind == "event" and not row.immediate and not saved:
        into_hand_of(play, seat, person, card)
    else:
        yield from receive(play, hero, card)


@plays("field_training", *ANY, ways=living)
def field_training(play: Play, seat: int, person: str) -> Steps[None]:
    """A hero gains three experience; where that is not played with, it draws two cards."""
    hero = play.state.number_of(person)
    if EXPERIENCE in play.state.rules:
        gain(play, hero, TRAINED, "LN-16.1")
    else:
        yield from draw_cards(play, hero, 2, "LN-5.10")


def draws_unique(play: Play, seat: int) -> Iterable[Named]:
    return _draws(play, seat, UNIQUE)


def draws_tactic(play: Play, seat: int) -> Iterable[Named]:
    return _draws(play, seat, TACTICS)


def _draws(play: Play, seat: int, deck: str) -> Iterable[Named]:
    return living(play, seat) if in_own_turn(play, seat) and pile_of(play.state, deck) else ()


@plays("survival_instinct", *ANY, mode=UNIQUE, ways=draws_unique)
@plays("survival_instinct", *ANY, mode=TACTICS, ways=draws_tactic)
def survival_instinct(play: Play, seat: int, person: str) -> Steps[None]:
    """A card of a Survival deck for a hero."""
    yield from draw_survival_card(play, play.state.number_of(person), play.state.stack[-1].mode, "LN-18.9")


def draws_hero_card(play: Play, seat: int) -> Iterable[Named]:
    state = play.state
    usable = in_own_turn(play, seat) and SURVIVAL_DECKS not in state.rules and bool(state.hero_deck)
    return living(play, seat) if usable else ()


@plays("survival_instinct", *ANY, ways=draws_hero_card)
def survival_instinct_alone(play: Play, seat: int, person: str) -> Steps[None]:
    """A hero card, where there are no Survival decks."""
    yield from draw_cards(play, play.state.number_of(person), 1, "LN-5.10")


@immediate("picked_clean")
def picked_clean(play: Play, seat: int) -> None:
    """The top three cards of each Survival deck are discarded, or the top three hero cards."""
    if SURVIVAL_DECKS in play.state.rules:
        lose_survival_cards(play, PICKED, "picked_clean")
    else:
        lose_hero_cards(play, PICKED, "picked_clean")


# Walls


def beside_walls(play: Play, seat: int) -> Iterable[Named]:
    """Whether any hero touches a wall with outdoors beyond."""
    town = play.ground
    return once(
        any(town.runs[run].kind == "exterior" for hero in play.state.living() for run in town.touched[hero.space])
    )


@plays("fortify", *ANY, ways=beside_walls)
def fortify(play: Play, seat: int) -> Steps[None]:
    """Up to three barricades or reinforcements on walls that heroes touch."""
    yield from build_walls(play, seat, FORTIFIED, "fortify")


def houses(play: Play, seat: int) -> Iterator[Named]:
    """The buildings with heroes that are not safe yet."""
    state = play.state
    for building in play.ground.buildings:
        if building.number not in state.safe and not state.hero_spaces().isdisjoint(building.spaces):
            yield (building.name,)


@plays("safe_house", ZS, ways=houses)
def safe_house(play: Play, seat: int, name: str) -> None:
    """Until the end of the zombie turn zombies need 4+ for each step into a building, and no card puts any there."""
    building = play.ground.named(name)
    assert building is not None
    play.state.safe += (building.number,)
    play.tell(events.HouseSecured, name)


# Zombies


def divertible(play: Play) -> list[int]:
    """The zombies that have not moved in this turn and could be led anywhere."""
    state = play.state
    return [zombie for zombie in play.in_play() if zombie not in state.moved and led_to(play, zombie)]


def led_to(play: Play, zombie: int) -> list[int]:
    """Where a zombie can be led: not to a hero."""
    state = play.state
    occupied = state.hero_spaces()
    return [to for to in steps_from(state, state.zombies[zombie]) if to not in occupied]


@plays("diversion", ZM, ways=lambda play, seat: once(bool(divertible(play))))
def diversion(play: Play, seat: int) -> Steps[None]:
    """Up to four zombies make a step each, as the heroes choose; they count as having moved (LN-1.14)."""
    state = play.state
    for _ in range(DIVERTED):
        refs = play.refs(divertible(play))
        if not refs:
            return
        options: list[Option] = [*(("move", ref) for ref in refs), DONE]
        choice = yield Decision(seat, "divert", options, {"card": "diversion"})
        if choice == DONE:
            return
        zombie = refs[str(choice[1])]
        start = state.zombies[zombie]
        steps: list[Option] = [("to", NAMES[to]) for to in led_to(play, zombie)]
        _, to = yield from play.choose(seat, "push_zombie", steps, **play.about_zombie(zombie))
        state.zombies[zombie] = NUMBERS[str(to)]
        state.moved += (zombie,)
        play.tell(events.ZombiePushed, seat, zombie, NAMES[start], str(to))


# Dice


def rolled_by_a_hero(play: Play, seat: int) -> list[Named]:
    roll = play.state.roll
    return dice_to_reroll(roll.dice) if roll is not None and roll.hero != NOBODY else []


@plays("second_chance", HR, IB, DR, RR, ways=rolled_by_a_hero)
def second_chance(play: Play, seat: int, *values: int) -> None:
    """Any dice that a hero has just rolled are rolled again."""
    roll = play.state.roll
    assert roll is not None
    dice = [*roll.dice]
    places: list[int] = []
    for value in values:
        places.append(next(place for place, die in enumerate(dice) if die == value and place not in places))
    for place in places:
        dice[place] = play.d6()
    roll.dice = tuple(dice)
    anew = tuple(dice[place] for place in places)
    play.tell(events.Rerolled, roll.what, values, anew, play.person(roll.hero))


@plays("second_chance", FR, mode="fight", ways=lambda play, seat: dice_to_reroll(the_fight(play).hero_dice))
def second_chance_in_a_fight(play: Play, seat: int, *values: int) -> Steps[None]:
    """Any fight dice of a hero are rolled again."""
    yield from reroll_hero_dice(play, "second_chance", values)
