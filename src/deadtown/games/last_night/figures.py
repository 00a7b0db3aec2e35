"""What is counted in a game: cards and people, turns, and how each side fared."""

from collections import Counter

from deadtown.games.last_night.cards import BARRICADES, HERO_CARDS, ZOMBIE_CARDS, deck
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.markers import MARKERS
from deadtown.games.last_night.options import GRAVE_WEAPONS, HEROES
from deadtown.games.last_night.pieces import NORMAL, NOWHERE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import State
from deadtown.games.last_night.survival_cards import TACTICS, UNIQUE, survival_deck
from deadtown.games.last_night.upgrades import DECKS
from deadtown.kernel import ReckoningLine, Verdict

ALL_RULES = frozenset({BARRICADES})
"""All rules without which cards are left out."""


def components(state: State) -> Counter[str]:
    """Every card, upgrade and person, wherever they are."""
    sets = state.sets
    whole = Counter([*deck(HERO_CARDS, sets, ALL_RULES), *deck(ZOMBIE_CARDS, sets, ALL_RULES)])
    if state.turn == "set_up" and not state.hero_deck:
        found = whole.copy()
        if GRAVE_WEAPONS in state.options.rules:
            found.update(GRAVE_CARDS)
    else:
        found = Counter([*state.hero_deck, *state.hero_discard, *state.hero_out, *state.hero_trimmed])
        found.update([*state.zombie_deck, *state.zombie_discard, *state.zombie_out, *state.zombie_trimmed])
        found.update([*state.looked, *(played.card for played in state.stack if not played.kept)])
        found.update(kept.card for kept in state.remaining)
        found.update([*state.grave_deck, *state.grave_discard, *state.armed.values()])
        found.update(filter(None, (state.grave_drawn,)))
        # Cards of a rule that is not played are left in the box (LN-3.7).
        found += whole - Counter([*deck(HERO_CARDS, sets, state.rules), *deck(ZOMBIE_CARDS, sets, state.rules)])
        for hand in state.hands:
            found.update(hand)
        for hero in state.heroes:
            found.update([*hero.items, *hero.on, *hero.saved])
    if state.options.opt_survival_decks:
        found += survival_cards(state)
    if state.people or state.heroes:
        found.update([*state.people, *(hero.person for hero in state.heroes), *_left_out(state)])
    else:
        found.update(person for person, sheet in PEOPLE.items() if sheet.set in sets)
    if state.upgrade_decks:
        for pile in DECKS:
            found.update([*state.upgrade_decks[pile], *state.upgrade_discards[pile]])
        for hero in state.heroes:
            found.update(hero.upgrades)
        found.update(state.horde_upgrades)
    else:
        for cards in DECKS.values():
            found.update(cards)
    found["token"] = len(state.tokens) + sum(hero.carried for hero in state.heroes) + state.delivered
    if state.turn == "set_up" and state.scenario:
        found["token"] = SCENARIOS[state.scenario].tokens
    found["zombie"] = len(state.zombies[:NORMAL]) or NORMAL
    markers = [*(marker.kind for marker in state.markers), *state.marker_pile, *state.marker_discard] or [*MARKERS]
    found["marker"] = len(markers)
    if state.options.opt_exploration:
        found.update(markers)
    return found


def survival_cards(state: State) -> Counter[str]:
    """The cards of the Survival decks that nobody has, and those that stay in the box (LN-18.7)."""
    whole = Counter([*survival_deck(UNIQUE, ALL_RULES), *survival_deck(TACTICS, ALL_RULES)])
    if state.turn == "set_up" and not state.hero_deck:
        return whole
    left_out = whole - Counter([*survival_deck(UNIQUE, state.rules), *survival_deck(TACTICS, state.rules)])
    return left_out + Counter([*state.unique_deck, *state.unique_discard, *state.tactic_deck, *state.tactic_discard])


def _left_out(state: State) -> list[str]:
    """Who is somebody that has been in this game, at another time of life (LN-3.8)."""
    there = {hero.person for hero in state.heroes}
    personas = {hero.sheet.persona for hero in state.heroes} - {""}
    return [
        person
        for person, sheet in PEOPLE.items()
        if sheet.persona in personas and sheet.set in state.sets and person not in there
    ]


def tally(state: State) -> dict[str, list[int]]:
    """Turns, heroes and zombies killed; a side's figures are those of each of its seats."""
    heroes = [side == HEROES for side in state.sides]
    # Zombies begin, so theirs is the first turn of each round.
    return {
        "turns": [state.turns // 2 if hero else (state.turns + 1) // 2 for hero in heroes],
        "order": [1 if not hero else 2 for hero in heroes],
        "kills": [state.zombie_deaths if hero else state.hero_deaths for hero in heroes],
    }


def course(state: State) -> dict[str, list[int]]:
    """Heroes and zombies on the map, and what each side has killed."""
    if state.turn == "set_up":
        return {}
    on_map = sum(space != NOWHERE for space in state.zombies)
    living = len([*state.living()])
    sides = [side == HEROES for side in state.sides]
    return {
        "on_map": [living if hero else on_map for hero in sides],
        "kills": [state.zombie_deaths if hero else state.hero_deaths for hero in sides],
    }


def reckoning(state: State, seat: int) -> list[ReckoningLine]:
    """A win is all that counts."""
    won = state.outcome is not None and seat in state.outcome.winners
    return [ReckoningLine("reckoning-win", 1, 1, 1)] if won else []


def verdict(state: State) -> Verdict | None:
    """What decided the game (section 17)."""
    outcome = state.outcome
    if outcome is None:
        return None
    side = state.sides[outcome.winners[0]]
    about = {"winners": outcome.winners, "scenario": state.scenario, "deaths": state.hero_deaths, "sun": state.sun}
    scenario = SCENARIOS[state.scenario]
    if outcome.ending == "deaths":
        return Verdict("deaths", about, "LN-17.3")
    if outcome.ending == "deck":
        return Verdict("deck", about, "LN-17.4")
    if outcome.ending == "dawn":
        return Verdict(f"dawn-{side}", about, "LN-4.4")
    return Verdict(f"{outcome.ending}-{scenario.name.replace('_', '-')}", about, scenario.clause)
