"""Exchange of items between heroes, mostly on one space (LN-5.14, LN-5.15)."""

from deadtown.games.last_night.combining import things
from deadtown.games.last_night.items import agrees, check_load, gained
from deadtown.games.last_night.items import hand_over as hand
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.state import Hero
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps, option_text

RADIO = "walkie_talkie"


def may_exchange(play: Play, hero: Hero) -> bool:
    """Not while nobody is trusted, nor with whom nobody trusts (I Don't Trust 'Em)."""
    return not play.state.distrust and "dont_trust" not in hero.on


def partners(play: Play, hero: int) -> list[int]:
    """With whom a hero may exchange: those in its space, for some in adjacent ones too (Order Up), and who has a
    Walkie-Talkie as well, anywhere."""
    state = play.state
    mine = state.heroes[hero]
    calls, orders = RADIO in mine.items, "order_up" in mine.sheet.abilities
    return [
        place
        for place, other in enumerate(state.heroes)
        if place != hero and not other.dead
        if other.space == mine.space or (calls and RADIO in other.items) or (orders and play.is_in_reach(mine, other))
    ]


def offers(play: Play, hero: int) -> list[Option]:
    """What the active hero could give, take or swap; each item changes hands once, and what was refused stays so."""
    state = play.state
    mine = state.heroes[hero]
    if not may_exchange(play, mine):
        return []
    options: list[Option] = []
    for place in partners(play, hero):
        other = state.heroes[place]
        if not may_exchange(play, other):
            continue
        given = [item for item in things(mine) if f"{hero}:{item}" not in state.swapped]
        taken = [item for item in things(other) if f"{place}:{item}" not in state.swapped]
        options += [("give", item, other.person) for item in given]
        options += [("take", item, other.person) for item in taken]
        options += [("swap", mine_, theirs, other.person) for mine_ in given for theirs in taken if mine_ != theirs]
    return [option for option in options if option_text(option) not in state.swapped]


def exchange(play: Play, hero: int) -> Steps[bool]:
    """One exchange, or what else the scenario lets a hero do; whether it may do more."""
    state = play.state
    mine = state.heroes[hero]
    actions = scenario_of(state).actions(state, mine)
    options = offers(play, hero) + actions
    if not options:
        return False
    choice = yield Decision(mine.seat, "exchange", [*options, DONE], {"hero": mine.person})
    if choice == DONE:
        return False
    if choice in actions:
        yield from scenario_of(state).act(play, mine, choice) or NOTHING_TO_ASK
        return True
    verb, *words = (str(word) for word in choice)
    place = state.number_of(words[-1])
    given = words[0] if verb in ("give", "swap") else ""
    taken = words[0] if verb == "take" else words[1] if verb == "swap" else ""
    if (yield from agrees(play, hero, place, given, taken)):
        yield from hand_over(play, hero, place, given, taken)
    else:
        state.swapped += (option_text(choice),)
    return True


def hand_over(play: Play, hero: int, place: int, given: str, taken: str) -> Steps[None]:
    """Items change hands; then both must be able to carry theirs (LN-9.1)."""
    mine, other = play.state.heroes[hero], play.state.heroes[place]
    if taken:
        hand(play, other, mine, taken, "LN-5.14")
        _note(play, hero, taken)
    if given:
        hand(play, mine, other, given, "LN-5.14")
        _note(play, place, given)
    yield from check_load(play, hero)
    yield from check_load(play, place)
    yield from gained(play, hero, taken)
    yield from gained(play, place, given)


def _note(play: Play, hero: int, thing: str) -> None:
    """An item that has changed hands stays where it is in this exchange."""
    play.state.swapped += (f"{hero}:{thing}",)
