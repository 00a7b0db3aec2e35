"""Exchange of items between heroes on one space (LN-5.14, LN-5.15)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.items import agrees, check_load, gained
from deadtown.games.last_night.play import DONE, Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.games.last_night.state import Hero
from deadtown.kernel import Decision, Option, Steps, option_text


def may_exchange(play: Play, hero: Hero) -> bool:
    """Not while nobody is trusted, nor with whom nobody trusts (I Don't Trust 'Em)."""
    return not play.state.distrust and "dont_trust" not in hero.on


def offers(play: Play, hero: int) -> list[Option]:
    """What the active hero could give, take or swap; each item changes hands once, and what was refused stays so."""
    state = play.state
    mine = state.heroes[hero]
    if not may_exchange(play, mine):
        return []
    options: list[Option] = []
    for place in partners(play, hero):
        other = state.heroes[place]
        if place == hero or not may_exchange(play, other):
            continue
        given = [item for item in dict.fromkeys(mine.items) if f"{hero}:{item}" not in state.swapped]
        taken = [item for item in dict.fromkeys(other.items) if f"{place}:{item}" not in state.swapped]
        options += [("give", item, other.person) for item in given]
        options += [("take", item, other.person) for item in taken]
        options += [("swap", mine_, theirs, other.person) for mine_ in given for theirs in taken if mine_ != theirs]
    return [option for option in options if option_text(option) not in state.swapped]


def partners(play: Play, hero: int) -> list[int]:
    """The heroes with whom the active one may exchange: in its space, for some in adjacent ones too (Order Up)."""
    state = play.state
    mine = state.heroes[hero]
    if "order_up" not in mine.sheet.abilities:
        return state.heroes_on(mine.space)
    return [place for place, other in enumerate(state.heroes) if not other.dead and play.is_in_reach(mine, other)]


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
        scenario_of(state).act(play, mine, choice)
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


def hand_over(play: Play, hero: int, place: int, given: Card, taken: Card) -> Steps[None]:
    """Items change hands; then both must be able to carry theirs (LN-9.1)."""
    mine, other = play.state.heroes[hero], play.state.heroes[place]
    if given:
        play.drop_item(mine, given)
    if taken:
        play.drop_item(other, taken)
        play.take_item(mine, taken)
        _note(play, hero, taken)
        play.tell(events.ItemGiven, other.seat, other.person, mine.person, taken, "LN-5.14")
    if given:
        play.take_item(other, given)
        _note(play, place, given)
        play.tell(events.ItemGiven, mine.seat, mine.person, other.person, given, "LN-5.14")
    yield from check_load(play, hero)
    yield from check_load(play, place)
    yield from gained(play, hero, taken)
    yield from gained(play, place, given)


def _note(play: Play, hero: int, item: Card) -> None:
    """An item that has changed hands stays where it is in this exchange."""
    if item:
        play.state.swapped += (f"{hero}:{item}",)
