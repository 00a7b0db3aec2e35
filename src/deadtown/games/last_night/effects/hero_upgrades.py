"""The upgrades of heroes that are used in windows (Table X); others help by themselves, where the rules say so."""

from collections.abc import Iterable, Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.effects.abilities import is_zombie_card_played, own_roll, reroll_one
from deadtown.games.last_night.effects.targets import is_fighting, once, the_fight
from deadtown.games.last_night.moments import CP, FW, HX, IB, RR, SD, WH
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pending import Played, Roll
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.searching import keep_one, look_at_top, pile_of, throw_away
from deadtown.games.last_night.survival_cards import deck_of
from deadtown.games.last_night.uses import CARD_USES, Named, uses
from deadtown.kernel import Steps

IRON_SKIN = 6
STRONG_WILL = 5
"""What must be rolled; one less with the Boost."""


# Ranged


def narrow_misses(play: Play, hero: int) -> Iterator[Named]:
    """The dice of an own ranged attack that one more would make hits."""
    roll = own_roll(play, hero)
    shooter = play.state.heroes[hero]
    if roll is None or "steady_aim" in shooter.boosted or not shooter.may_use("steady_aim"):
        return
    for value in sorted({die for place, die in enumerate(roll.dice) if is_narrow(roll, place)}):
        yield (value,)


def is_narrow(roll: Roll, place: int) -> bool:
    return roll.counts(place) == roll.need - 1 and place not in roll.raised


@uses("steady_aim", RR, ways=narrow_misses)
def steady_aim(play: Play, hero: int, value: int) -> None:
    """+1 to a hit roll; with the Boost all are easier, without a use."""
    roll = play.state.roll
    assert roll is not None
    place = next(place for place, die in enumerate(roll.dice) if die == value and is_narrow(roll, place))
    roll.raised += (place,)


def spent_ammo(play: Play, hero: int) -> Iterator[Named]:
    roll = own_roll(play, hero)
    if roll is not None and roll.what == "ammo" and play.state.heroes[hero].may_use("quick_reload"):
        for value in sorted({die for die in roll.dice if die <= roll.need}):
            yield (value,)


@uses("quick_reload", IB, ways=spent_ammo)
def quick_reload(play: Play, hero: int, value: int) -> None:
    """Roll an ammo die again."""
    reroll_one(play, value)


def misses(play: Play, hero: int) -> Iterator[Named]:
    roll = own_roll(play, hero)
    if roll is not None and play.state.heroes[hero].may_use("trick_shot", boosted=2):
        missed = {die for place, die in enumerate(roll.dice) if roll.counts(place) < roll.need}
        for value in sorted(missed):
            yield (value,)


@uses("trick_shot", RR, ways=misses)
def trick_shot(play: Play, hero: int, value: int) -> None:
    """Roll a hit die again that has missed."""
    reroll_one(play, value)


# Combat


def own_break(play: Play, hero: int) -> Iterable[Named]:
    roll = own_roll(play, hero)
    return once(roll is not None and roll.what == "break" and not roll.mastered)


@uses("weapon_mastery", IB, ways=own_break)
def weapon_mastery(play: Play, hero: int) -> None:
    """Roll a break check again, once each."""
    roll = play.state.roll
    assert roll is not None
    roll.mastered = True
    reroll_one(play, roll.dice[0])


def beaten_zombie(play: Play, hero: int) -> Iterable[Named]:
    if not is_fighting(play, hero):
        return ()
    fight = the_fight(play)
    may = play.state.heroes[hero].may_use("killer_instinct", boosted=2)
    return once(may and fight.winner == HEROES and not fight.deadly)


@uses("killer_instinct", FW, ways=beaten_zombie)
def killer_instinct(play: Play, hero: int) -> None:
    """Kill a zombie that has just been beaten."""
    the_fight(play).deadly = True


def fight_wound(play: Play, hero: int) -> Iterable[Named]:
    """A wound of the own fight, once for each."""
    fight, wound = play.state.fight, play.state.wound
    in_fight = fight is not None and wound is not None and not fight.over and wound.zombie == fight.zombie
    return once(in_fight and wound is not None and wound.hero == hero and "iron_skin" not in wound.tried)


@uses("iron_skin", WH, ways=fight_wound)
def iron_skin(play: Play, hero: int) -> Steps[None]:
    """Prevent a wound in a fight on 6, with the Boost on 5+."""
    wound = play.state.wound
    assert wound is not None
    wound.tried += ("iron_skin",)
    need = IRON_SKIN - ("iron_skin" in play.state.heroes[hero].boosted)
    (die,) = yield from roll_of(play, hero, "iron_skin", need)
    if die >= need:
        wound.prevented = True
        play.tell(events.WoundPrevented, play.person(hero))


# Special


def searching(play: Play, hero: int) -> Iterable[Named]:
    state = play.state
    if state.looker != hero or not state.looked or not state.heroes[hero].may_use("scavenger"):
        return ()
    return once(bool(pile_of(state, deck_of(state.looked[0]))))


@uses("scavenger", SD, ways=searching)
def scavenger(play: Play, hero: int) -> Steps[None]:
    """Discard the card drawn and draw another from its deck; with the Boost look at both and keep either."""
    state = play.state
    searcher, deck = state.heroes[hero], deck_of(state.looked[0])
    if "scavenger" in searcher.boosted:
        look_at_top(play, hero, 1, deck)
        other = yield from keep_one(play, hero)
    else:
        other = state.looked.pop()
        look_at_top(play, hero, 1, deck)
    throw_away(play, other, searcher.person)


def concerned(play: Play, played: Played) -> str:
    """Whom a zombie card is played on, or whose fight, wound or roll it is about; any-time cards are about nobody."""
    state = play.state
    named = next((hero.person for hero in state.heroes if hero.person in played.named), "")
    if named:
        return named
    if state.fight is not None:
        return play.person(state.fight.hero)
    if played.card in CARD_USES[HX]:
        return ""
    if state.wound is not None:
        return play.person(state.wound.hero)
    if state.roll is not None:
        return play.person(state.roll.hero)
    return play.person(state.active) if played.card == "locked_door" else ""


def card_on_me(play: Play, hero: int) -> Iterable[Named]:
    if not is_zombie_card_played(play) or not play.state.heroes[hero].may_use("strong_will"):
        return ()
    return once(concerned(play, play.state.stack[-1]) == play.person(hero))


@uses("strong_will", CP, ways=card_on_me)
def strong_will(play: Play, hero: int) -> Steps[None]:
    """Cancel a zombie card on this hero or its fight on 5+, with the Boost on 4+."""
    played = play.state.stack[-1]
    owner = play.state.heroes[hero]
    need = STRONG_WILL - ("strong_will" in owner.boosted)
    (die,) = yield from roll_of(play, hero, "strong_will", need)
    if die >= need:
        played.cancelled = True
        play.tell(events.CardCancelled, owner.seat, played.card)
