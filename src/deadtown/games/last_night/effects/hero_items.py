"""The items of the hero deck, apart from what shooting and throwing say (Table H)."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import GUN, HERO_CARDS, ZOMBIE_CARDS
from deadtown.games.last_night.effects.targets import dice_to_reroll, hero_named, is_fighting, once, the_fight
from deadtown.games.last_night.explosions import set_off_gas
from deadtown.games.last_night.fights import (
    add_hero_die,
    cancel_fight,
    change_die,
    reroll_hero_dice,
    reroll_zombie_dice,
)
from deadtown.games.last_night.fire import put_out
from deadtown.games.last_night.ground import NAMES, NUMBERS, SEWER
from deadtown.games.last_night.items import check_break
from deadtown.games.last_night.moments import CP, FD, FR, HX, ID
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pending import Discarding
from deadtown.games.last_night.pieces import MOST_GAS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.searching import draw_cards
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.uses import ANY, Named, uses
from deadtown.kernel import Option, Steps

TRIAGE = 4
"""What Becky must roll to keep a First Aid Kit."""


def in_own_fight(play: Play, hero: int) -> Iterable[Named]:
    return once(is_fighting(play, hero))


def unused(item: str, play: Play, hero: int) -> bool:
    """Whether an item may be used in the fight of its hero: each of several once (LN-6.15)."""
    return is_fighting(play, hero) and the_fight(play).used.count(item) < play.state.heroes[hero].items.count(item)


def mark_used(play: Play, item: str) -> None:
    the_fight(play).used += (item,)


# Hand weapons


@uses("baseball_bat", FR, ways=in_own_fight)
def baseball_bat(play: Play, hero: int) -> Steps[None]:
    """A fight die more, as often as it holds."""
    yield from add_hero_die(play, "baseball_bat")
    yield from check_break(play, hero, "baseball_bat", HERO_CARDS["baseball_bat"].breaks)


def own_dice(play: Play, hero: int) -> list[Named]:
    return dice_to_reroll(the_fight(play).hero_dice) if unused("pitchfork", play, hero) else []


@uses("pitchfork", FR, ways=own_dice)
def pitchfork(play: Play, hero: int, *values: int) -> Steps[None]:
    """Roll any of the own dice again, once in a fight; a torch makes it hold better."""
    mark_used(play, "pitchfork")
    breaks = 1 if "torch" in play.state.heroes[hero].items else HERO_CARDS["pitchfork"].breaks
    yield from reroll_hero_dice(play, "pitchfork", values)
    yield from check_break(play, hero, "pitchfork", breaks)


def own_die(play: Play, hero: int) -> list[Named]:
    return [(value,) for value in sorted({*the_fight(play).hero_dice})] if is_fighting(play, hero) else []


@uses("welding_torch", FR, ways=own_die)
def welding_torch(play: Play, hero: int, value: int) -> Steps[None]:
    """Roll an own die again, as often as it holds."""
    yield from reroll_hero_dice(play, "welding_torch", (value,))
    yield from check_break(play, hero, "welding_torch", HERO_CARDS["welding_torch"].breaks)


@uses("crowbar", FR, ways=lambda play, hero: once(unused("crowbar", play, hero)))
def crowbar(play: Play, hero: int) -> Steps[None]:
    """Ties are won in this fight."""
    mark_used(play, "crowbar")
    the_fight(play).ties = True
    yield from check_break(play, hero, "crowbar", HERO_CARDS["crowbar"].breaks)


def fight_card_played(play: Play, hero: int) -> Iterable[Named]:
    stack = play.state.stack
    is_fight_card = bool(stack) and stack[-1].card in ZOMBIE_CARDS and ZOMBIE_CARDS[stack[-1].card].fight
    return once(is_fight_card and unused("fire_axe", play, hero))


@uses("fire_axe", CP, ways=fight_card_played)
def fire_axe(play: Play, hero: int) -> Steps[None]:
    """Cancel a fight card in an own fight."""
    mark_used(play, "fire_axe")
    played = play.state.stack[-1]
    played.cancelled = True
    play.tell(events.CardCancelled, play.state.heroes[hero].seat, played.card)
    yield from check_break(play, hero, "fire_axe", HERO_CARDS["fire_axe"].breaks)


@uses("chainsaw", FD, FR, ways=lambda play, hero: once(unused("chainsaw", play, hero)))
def chainsaw(play: Play, hero: int) -> Steps[None]:
    """A fight die more, and a beaten zombie is killed."""
    fight = the_fight(play)
    mark_used(play, "chainsaw")
    fight.deadly = True
    if fight.hero_dice:
        yield from add_hero_die(play, "chainsaw")
    else:
        fight.more += 1


@uses("machete", FR, ways=lambda play, hero: once(unused("machete", play, hero)))
def machete(play: Play, hero: int) -> Steps[None]:
    """A fight die more, once in a fight."""
    mark_used(play, "machete")
    yield from add_hero_die(play, "machete")
    yield from check_break(play, hero, "machete", HERO_CARDS["machete"].breaks)


def own_die_for_a_knife(play: Play, hero: int) -> list[Named]:
    return own_die(play, hero) if unused("kitchen_knife", play, hero) else []


@uses("kitchen_knife", FR, ways=own_die_for_a_knife)
def kitchen_knife(play: Play, hero: int, value: int) -> Steps[None]:
    """+1 to an own die, once in a fight; a second knife is one more."""
    fight, bearer = the_fight(play), play.state.heroes[hero]
    knives = bearer.items.count("kitchen_knife")
    change_die(play, "kitchen_knife", HEROES, value, 1)
    yield from check_break(play, hero, "kitchen_knife", HERO_CARDS["kitchen_knife"].breaks)
    if bearer.items.count("kitchen_knife") == knives:
        fight.used += ("kitchen_knife",)


# In place of what would be lost


def losing(play: Play, hero: int) -> Discarding | None:
    discarding = play.state.discarding
    return discarding if discarding is not None and discarding.hero == hero else None


def losing_gun(play: Play, hero: int) -> Iterable[Named]:
    lost = losing(play, hero)
    return once(lost is not None and GUN in HEROES_CARDS[lost.item].keywords)


@uses("ammo", ID, ways=losing_gun)
def ammo(play: Play, hero: int) -> Steps[None]:
    """Discarded in place of a gun."""
    yield from play.spend_item(play.state.heroes[hero], "ammo")
    play.state.discarding = None


def losing_chainsaw(play: Play, hero: int) -> Iterable[Named]:
    lost = losing(play, hero)
    return once(lost is not None and lost.item == "chainsaw")


@uses("gasoline", ID, mode="refuel", ways=losing_chainsaw)
def gasoline_for_the_chainsaw(play: Play, hero: int) -> Steps[None]:
    """Discarded in place of a chainsaw."""
    yield from play.spend_item(play.state.heroes[hero], "gasoline")
    play.state.discarding = None


# Against zombies that come out of the dark


def comes_here(play: Play, hero: int) -> Iterable[Named]:
    """The card that is being played would put a zombie into the hero's space."""
    stack = play.state.stack
    if not stack or (stack[-1].card, stack[-1].mode) not in BRINGS_A_ZOMBIE:
        return ()
    return once(stack[-1].named == (NAMES[play.state.heroes[hero].space],))


BRINGS_A_ZOMBIE = frozenset({("surprise_attack", ""), ("hes_a_zombie", "put")})
"""The cards, and ways to play them, that name a space into which a zombie comes."""


@uses("flashlight", CP, ways=comes_here)
def flashlight(play: Play, hero: int) -> Steps[None]:
    """Discarded to cancel a card that would put a zombie into the own space."""
    bearer, played = play.state.heroes[hero], play.state.stack[-1]
    yield from play.spend_item(bearer, "flashlight")
    played.cancelled = True
    play.tell(events.CardCancelled, bearer.seat, played.card)


# Other items


@uses("torch", FR, ways=in_own_fight)
def torch(play: Play, hero: int) -> Steps[None]:
    """The zombie rolls all its dice again."""
    yield from play.spend_item(play.state.heroes[hero], "torch")
    reroll_zombie_dice(play, "torch")


def in_a_building(play: Play, hero: int) -> Iterable[Named]:
    return once(play.state.is_indoors(play.state.heroes[hero].space) and bool(play.state.hero_deck))


@uses("keys", *ANY, ways=in_a_building)
def keys(play: Play, hero: int) -> Steps[None]:
    """Discarded in a building for two cards."""
    yield from play.spend_item(play.state.heroes[hero], "keys")
    yield from draw_cards(play, hero, 2, "LN-5.10")


def wounded_nearby(play: Play, hero: int) -> Iterator[Named]:
    bearer = play.state.heroes[hero]
    for other in play.state.living():
        if other.wounds and play.is_in_reach(bearer, other):
            yield (other.person,)


@uses("first_aid_kit", *ANY, ways=wounded_nearby)
def first_aid_kit(play: Play, hero: int, person: str) -> Steps[None]:
    """Fully heals a hero in the same or an adjacent space; a nurse may keep it."""
    bearer = play.state.heroes[hero]
    patient = hero_named(play, person)
    play.heal(patient, patient.wounds)
    trained = "triage" in bearer.sheet.abilities
    if trained and play.roll("triage", need=TRIAGE, card="first_aid_kit", person=bearer.person)[0] >= TRIAGE:
        return
    yield from play.spend_item(bearer, "first_aid_kit")


def where_to_pour(play: Play, hero: int) -> Iterator[Named]:
    """The own or an adjacent space without gas, during the own move (LN-12.1)."""
    state = play.state
    if hero != state.active or not state.moving or len(state.gas) >= MOST_GAS:
        return
    space = state.heroes[hero].space
    for to in sorted((space, *play.ground.beside[space])):
        if to not in state.gas and to != SEWER:
            yield (NAMES[to],)


@uses("gasoline", HX, mode="pour", ways=where_to_pour)
def gasoline(play: Play, hero: int, name: str) -> Steps[None]:
    """A gas marker, which explodes at once if there is fire near it (LN-12.2)."""
    yield from play.spend_item(play.state.heroes[hero], "gasoline")
    play.state.gas += (NUMBERS[name],)
    play.tell(events.GasPoured, play.person(hero), name)
    yield from set_off_gas(play)


# Fire Extinguisher


@uses("fire_extinguisher", FD, FR, mode="cancel", ways=in_own_fight)
def extinguisher_cancels(play: Play, hero: int) -> Steps[None]:
    """Cancel an own fight."""
    yield from play.spend_item(play.state.heroes[hero], "fire_extinguisher")
    cancel_fight(play, "fire_extinguisher")


def fires_in_reach(play: Play, hero: int) -> Iterator[Named]:
    space = play.state.heroes[hero].space
    for fire in play.state.fires:
        if fire == space or fire in play.ground.beside[space]:
            yield (NAMES[fire],)


@uses("fire_extinguisher", *ANY, mode="douse", ways=fires_in_reach)
def extinguisher_douses(play: Play, hero: int, name: str) -> Steps[None]:
    """Remove a fire in the same or an adjacent space."""
    yield from play.spend_item(play.state.heroes[hero], "fire_extinguisher")
    put_out(play, NUMBERS[name], "LN-9.5")


def zombies_in_reach(play: Play, hero: int) -> list[int]:
    space = play.state.heroes[hero].space
    near = {space, *play.ground.beside[space]}
    return [zombie for zombie in play.in_play() if play.state.zombies[zombie] in near]


@uses("fire_extinguisher", *ANY, mode="push", ways=lambda play, hero: once(bool(zombies_in_reach(play, hero))))
def extinguisher_pushes(play: Play, hero: int) -> Steps[None]:
    """Move every zombie in the same and adjacent spaces by one space; that is no move of theirs (LN-1.14)."""
    state = play.state
    bearer = state.heroes[hero]
    yield from play.spend_item(bearer, "fire_extinguisher")
    for zombie in zombies_in_reach(play, hero):
        start = state.zombies[zombie]
        options: list[Option] = [("to", NAMES[to]) for to in play.ground.beside[start] if to != state.rubble]
        choice = yield from play.choose(bearer.seat, "push_zombie", options, **play.about_zombie(zombie))
        state.zombies[zombie] = NUMBERS[str(choice[1])]
        play.tell(events.ZombiePushed, bearer.seat, zombie, NAMES[start], str(choice[1]))
