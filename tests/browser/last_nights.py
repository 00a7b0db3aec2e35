"""Games of Last Night on Earth that bots have played to something worth looking at, and how answers are given there."""

import re
from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from deadtown.games import GAMES
from deadtown.games.last_night.options import BASE_BOX, Options
from deadtown.games.last_night.pieces import RED
from deadtown.games.last_night.state import State
from deadtown.kernel import Decision, option_text
from deadtown.kernel.match import Match
from deadtown.kernel.record import Recording, SeatNote
from tests.browser.playing import number
from tests.browser.towns import PLAYERS, Saved, Sight

LAST_NIGHT = GAMES["last_night"]


def _boards(**chosen: str) -> dict[str, Any]:
    """The boards of a town that is laid out as agreed, by their slots."""
    return {"layout": "chosen"} | {f"board_{slot}": board for slot, board in chosen.items()}


TOGETHER = Options(scenario="escape_in_the_truck", layout="default", **BASE_BOX)
WALLS = Options(scenario="hunker_down", layout="default", opt_doors=True, opt_free_search=True)
BELOW = Options(
    scenario="radio_for_help",
    **_boards(nw="l9", ne="l10", se="l12", sw="l11"),
    opt_grave_dead=True,
    opt_grave_weapons=True,
    opt_exploration=True,
    sewers_at_setup=True,
)
CHARGES = Options(scenario="blow_up_the_town", **_boards(nw="l7", ne="l8", se="l9", sw="l11"))
SUPPLIES = Options(scenario="supply_run", opt_grave_dead=True, opt_grave_weapons=True, opt_survival_decks=True)
"""Whatever brings people and the dead something to have."""
LESSONS = replace(SUPPLIES, scenario="learn_to_survive")
LEARNING = frozenset({"buy", "boost", "search", "survival_search", "combine", "use duct_tape"})
ATTACKS = frozenset({"shoot", "blast", "throw"})


def _shoots(state: State, asked: Decision) -> bool:
    """Whether somebody can attack from afar, and with more than one thing."""
    weapons = {option[1] for option in asked.options if option[0] in ATTACKS}
    return asked.kind == "ranged_attack" and len(weapons) > 1


def _fights(state: State, asked: Decision) -> bool:
    """Whether a hero can do something about the dice of a fight."""
    able = {option[0] for option in asked.options}
    return asked.kind == "fight_rolled" and "use" in able and state.sides[asked.seat] == "heroes"


def _pours(state: State, asked: Decision) -> bool:
    """Whether somebody can pour out gasoline."""
    return any(option[:2] == ("use", "gasoline") for option in asked.options) and not state.fight


def _builds(state: State, asked: Decision) -> bool:
    """Whether a hero can build and get through a door, in a town with barricades, and fire or gas in it."""
    verbs = {option[0] for option in asked.options}
    able = "build" in verbs and "reinforce" in verbs and not verbs.isdisjoint(("unbar", "force"))
    return able and bool(state.walled_up) and sum(state.barricades.values()) > 2 and bool(state.fires or state.gas)


def _marks_doors(state: State, asked: Decision) -> bool:
    """Whether the last of the Door markers is about to be placed."""
    return asked.kind == "place_door_marker" and len(state.ground.lock_markers) == 2 and len(asked.options) > 5


def _leads_below(state: State, asked: Decision) -> bool:
    """Whether somebody can lead a zombie out of the sewer, with armed and red ones about and tokens in the town."""
    below = any(str(option[-1]).endswith("_sewer") for option in asked.options)
    red = any(state.zombies[zombie] >= 0 for zombie in RED)
    return (
        asked.kind == "order_zombies"
        and below
        and red
        and bool(state.armed)
        and bool(state.tokens)
        and state.rubble >= 0
    )


def _sees_charges(state: State, asked: Decision) -> bool:
    return asked.kind == "move_action" and len(state.charges) > 1


def _learnt(state: State, asked: Decision) -> bool:
    """Whether a hero is about to act in a night in which both sides have got all that can be got."""
    living = list(state.living())
    people = all(any(getattr(hero, what) for hero in living) for what in ("upgrades", "boosted", "infected", "taped"))
    return asked.kind == "activate" and people and bool(state.horde_upgrades) and bool(state.armed)


def _buys(state: State, asked: Decision) -> bool:
    """Whether somebody can buy an upgrade, and the Boost of another."""
    return {"buy", "boost"} <= {option[0] for option in asked.options} and not state.fight


def _fights_armed(state: State, asked: Decision) -> bool:
    """Whether a hero can do something about the dice of a Grave Dead that has a Grave Weapon."""
    fight = state.fight
    return fight is not None and fight.zombie in RED and fight.zombie in state.armed and _fights(state, asked)


def _carries(state: State, asked: Decision) -> bool:
    """Whether somebody who carries supplies can act, and go far."""
    able = asked.kind == "move_action" and len(asked.options) > 12
    return able and state.heroes[state.active].carried > 0


SIGHTS = {
    "walk": Sight(2, lambda state, asked: asked.kind == "move_action" and len(asked.options) > 20, TOGETHER),
    "shot": Sight(2, _shoots, TOGETHER),
    "fight": Sight(2, _fights, TOGETHER),
    "gasoline": Sight(2, _pours, TOGETHER),
    "dead": Sight(
        4, lambda state, asked: asked.kind == "order_zombies" and len(asked.options) > 3 and state.sun < 13, TOGETHER
    ),
    "walls": Sight(2, _builds, WALLS, frozenset({"build", "reinforce"}), first=114),
    "doors": Sight(2, _marks_doors, WALLS),
    "sewer": Sight(
        2,
        _leads_below,
        BELOW,
        frozenset({"step sewer", "walk sewer", "to sewer", "yes", "play rock_slide"}),
        first=456,
    ),
    "charges": Sight(2, _sees_charges, CHARGES, frozenset({"charge", "search"})),
    "late": Sight(2, lambda state, asked: asked.kind == "order_zombies" and state.sun == 1, SUPPLIES),
    "learnt": Sight(2, _learnt, SUPPLIES, LEARNING, first=23),
    "upgrade": Sight(2, _buys, LESSONS, frozenset({"buy"}), first=28),
    "armed_fight": Sight(2, _fights_armed, SUPPLIES, frozenset({"yes", "arm red_"})),
    "supply": Sight(2, _carries, SUPPLIES, frozenset({"walk"})),
}
"""What is looked for, by name."""


@cache
def last_night(name: str) -> Saved:
    """A game of people who know nothing in which something is met, saved there."""
    sight = SIGHTS[name]
    names = PLAYERS[: sight.players]
    for game in count(sight.first):
        seed = f"{name} {game}"
        match = Match.start(LAST_NIGHT, names, sight.options, seed=seed, halts=True)
        recording = Recording(match, [SeatNote(one) for one in names], sight.options, seed)
        luck = Random(seed)
        while asked := match.decision:
            eager = [option for option in asked.options if option_text(option).startswith(tuple(sight.eager))]
            choice = luck.choice(eager or asked.options)
            if sight.is_met(match.state, asked):
                return Saved(recording.pause(), asked, choice)
            recording.choose(choice, asked.seat)
    raise AssertionError("games never end")


PUT_OTHERWISE: dict[str, Callable[..., list[str]]] = {
    "throw_tnt": lambda space: ["case_of_tnt", space],
    "across": lambda space, *walls: [space, "+".join(walls)],
    "unbar": lambda space: [f"bar_{space}"],
    "force": lambda space: [f"lock_{space}"],
    "buy": lambda deck, *hero: [f"{hero[0]}:experience", deck] if hero else [f"{deck}:experience"],
    "boost": lambda upgrade, hero: [f"{hero}:experience", upgrade],
    "give": lambda given, hero: [hero, given],
    "take": lambda taken, hero: [hero, f"{hero}:{taken}"],
    "swap": lambda given, taken, hero: [hero, given, f"{hero}:{taken}"],
    "combine": lambda one, other: [f"{one}+{other}"],
}
"""Verbs whose parts are pressed in another order, or together."""


def meant(option: str) -> list[str]:
    """What is pressed for an answer, one after the other: who uses something is one with it, and so are dice."""
    verb, *parts = option.split()
    if verb in PUT_OTHERWISE:
        return PUT_OTHERWISE[verb](*parts)
    if verb == "throw":
        return ["dynamite+dynamite" if parts[1] == "both" else "dynamite", parts[0]]
    if verb in ("shoot_gas", "set_off"):
        return [parts[0], f"gas_{parts[1]}"]
    if verb == "light":
        return [parts[0], f"fire_{parts[1]}"]
    if verb == "use":
        parts = [f"{parts[1]}:{parts[0]}", *parts[2:]]
    dice = [part for part in parts if part.isdecimal()]
    return [part for part in parts if not part.isdecimal()] + (["+".join(dice)] if dice else [])


def give(page: Page, option: str, press: Callable[[Locator], None] = Locator.click) -> None:
    """Give an answer by pressing what it names; what is weighty is confirmed."""
    before = number(page)
    button = page.locator(f'.answers [data-option="{option}"]')
    if button.count():
        press(button)
    else:
        for part in meant(option):
            _press(page, part, press)
        confirm = page.locator("[data-confirm]")
        expect(confirm.or_(page.locator(f'main.table:not([data-number="{before}"])')).first).to_be_visible()
        if confirm.count():
            press(confirm)
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def _press(page: Page, part: str, press: Callable[[Locator], None]) -> None:
    """A part of an answer, unless it was taken from the start; of several on a space one is named after a press."""
    things = page.locator(f'.ln [data-part="{part}"]').filter(visible=True)
    if not things.count():
        things = _among_several(page, part)
    if page.locator(".ln-square.foe.legal, .ln-offer").count() and not things.count():
        return
    if things.first.get_attribute("aria-pressed") != "true":
        press(things.first)
    named = page.locator(f'.ln-fan [data-part="{part}"]')
    if named.count():
        press(named)


def _among_several(page: Page, part: str) -> Locator:
    """The place where something is that is named only after a press: its space, its door, or where a zombie hero is."""
    kind, _, rest = part.partition("_")
    if kind == "lock":
        return page.locator(f'.ln-wall-place [data-part="bar_{rest}"]')
    if kind == "zombie":
        return page.locator(".ln-square.legal").and_(
            page.get_by_label(re.compile(rest.replace("_", " "), re.IGNORECASE))
        )
    return page.locator(f'.ln [data-space="{part.split("_")[-1]}"] > .thing.legal')
