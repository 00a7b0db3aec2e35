"""Positions of Last Night on Earth in a few words, for tests that read like play.

The base game is played with the sets that a scenario needs, unless others are told, on the map of the examples unless
another layout is. Spaces are written by their names, zombies as a list of spaces: ``"e4 e4 f5"`` (with two zombie seats
the brown ones; ``green`` are the others, and ``red`` ones the Grave Dead). Decks are written from the top to the
bottom. Dice are written as they show.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from deadtown.games.last_night.cards import BASE, HERO_CARDS, ZOMBIE_CARDS
from deadtown.games.last_night.events import Rolled, ZombieMoved
from deadtown.games.last_night.game import LAST_NIGHT
from deadtown.games.last_night.ground import DEFAULT, NAMES, NUMBERS, ground
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.options import BASE_BOX, EXPERIENCE, HEROES, ZOMBIES
from deadtown.games.last_night.pending import Remaining
from deadtown.games.last_night.pieces import FIRST_TURNED, NORMAL, NOWHERE, OF_A_COLOUR
from deadtown.games.last_night.scenarios import SCENARIOS, rules_of
from deadtown.games.last_night.state import Hero, State, Turned
from deadtown.games.last_night.survival_cards import HEROES_CARDS, SURVIVAL_TACTICS, UNIQUE_ITEMS
from deadtown.games.last_night.upgrades import DECKS, HERO_UPGRADES, ZOMBIE_UPGRADES
from deadtown.kernel import Chance, Seeded, option_text
from deadtown.kernel.chance import Result
from tests.games import matches
from tests.games.matches import Dice, Told, ToldMatch

GAME = LAST_NIGHT
PLAYERS = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
QUIET = "baseball_bat x20"
"""A hero deck from which nothing is drawn that asks anything."""

hero_cards = partial(matches.cards, known=HEROES_CARDS)
zombie_cards = partial(matches.cards, known=ZOMBIE_CARDS)
upgrades = partial(matches.cards, known=[*HERO_UPGRADES, *ZOMBIE_UPGRADES])


def hero(person: str = "becky", at: str = "f5", items: str = "", seat: int = 0, **more: Any) -> Hero:
    """A hero on a space, or nowhere yet, with items and whatever else is told; cards that remain on it are ``on``.

    Upgrades, and those that are boosted or were used in this turn, are told like cards.
    """
    on = tuple(card.strip() for card in more.pop("on", "").split(",") if card.strip())
    saved = tuple(hero_cards(more.pop("saved", "")))
    for learnt in ("upgrades", "boosted", "used"):
        more[learnt] = tuple(upgrades(more.pop(learnt, "")))
    space = NUMBERS[at] if at else NOWHERE
    return Hero(person, seat, space, items=tuple(sorted(hero_cards(items))), on=on, saved=saved, **more)


def kept(card: str, building: str = "", space: str = "", layout: str = DEFAULT) -> Remaining:
    """A zombie card that remains in play beside the map."""
    found = ground(layout).named(building)
    return Remaining(card, found.number if found else -1, NUMBERS[space] if space else NOWHERE)


def with_sets(options: dict[str, Any]) -> dict[str, Any]:
    """Options with the base game and the sets that their scenario needs, unless they say otherwise."""
    scenario = SCENARIOS.get(options.get("scenario", ""))
    needed = scenario.sets - {BASE} if scenario else ()
    return {**BASE_BOX, **{f"set_{name}": True for name in needed}, **options}


FAR = hero("becky", "l9")
"""Somebody who is out of the way."""


def spaces(names: str) -> tuple[int, ...]:
    """The numbers of spaces."""
    return tuple(NUMBERS[name] for name in names.split())


class NightMatch(ToldMatch):
    """A match in a position of our making."""

    def hero(self, person: str = "becky") -> Hero:
        found: Hero = self.state.heroes[self.state.number_of(person)]
        return found

    def at(self, person: str = "becky") -> str:
        """Where a hero stands; nowhere when it is dead."""
        space = self.hero(person).space
        return NAMES[space] if space != NOWHERE else ""

    @property
    def zombies(self) -> list[str]:
        """Where zombies stand, zombie heroes too."""
        return sorted(NAMES[space] for space in self.state.zombies if space != NOWHERE)

    @property
    def fires(self) -> dict[str, bool]:
        """Where it burns, in the order in which it began, and whether markers are on their burning side."""
        return {NAMES[space]: burning for space, burning in self.state.fires.items()}

    @property
    def gas(self) -> list[str]:
        return [NAMES[space] for space in self.state.gas]

    def rolls(self, what: str) -> list[Rolled]:
        """The rolls that were made for something."""
        return [event for event in self.told.of(Rolled) if event.what == what]

    @property
    def zombie_steps(self) -> list[tuple[str, str]]:
        """From where to where zombies have moved, step by step."""
        return [(event.start, event.to) for event in self.told.of(ZombieMoved)]

    def playable(self, seat: int) -> set[str]:
        """What a seat could do in the window that is open, but pass."""
        assert self.window is not None, "no window is open"
        return {option_text(option) for option in self.window.plays(seat)}

    @property
    def kind(self) -> str:
        """What is asked."""
        assert self.question is not None
        return self.question.kind

    def let_pass(self) -> None:
        """All pass, in this window and in those that follow at once."""
        while self.window is not None:
            self.close()

    def place_all(self) -> None:
        """Put new zombies on the first spaces that are offered."""
        while self.kind in ("place_zombie", "place_grave_dead"):
            self.choose(1)

    def wait_for(self, kind: str, seat: int | None = None) -> None:
        """Let all pass and do as little as possible until this is asked."""
        least = ("done", "none", "rest", "stop", "hold_fire", "stay", "no", "refuse")
        for _ in range(400):
            assert not self.over, "the game is over"
            question = self.question
            assert question is not None
            if question.kind == kind and (seat is None or self.decision is None or self.decision.seat == seat):
                return
            if self.window is not None:
                self.close()
            else:
                self.choose(next((text for text in least if text in self.texts), 1))
        raise AssertionError(f"{kind} is never asked")


def table(
    step: str,
    *heroes: Hero,
    zombies: str = "",
    green: str = "",
    red: str = "",
    turned: Iterable[tuple[str, str]] = (),
    hand: str = "",
    zombie_hand: str = "",
    hands: dict[int, str] | None = None,
    hero_deck: str = QUIET,
    zombie_deck: str = "shamble x9",
    hero_discard: str = "",
    zombie_discard: str = "",
    fires: str = "",
    new_fires: str = "",
    gas: str = "",
    remaining: Sequence[Remaining] = (),
    dice: Sequence[Result] = (),
    scenario: str = "die_zombies_die",
    layout: str = DEFAULT,
    players: int = 2,
    active: str = "",
    halts: bool = False,
    options: dict[str, Any] | None = None,
    horde: str = "",
    decks: dict[str, str] | None = None,
    **more: Any,
) -> NightMatch:
    """A match at the start of a step. Becky is on f5 unless heroes are told; ``turned`` are zombie heroes and where.

    The hero seat is 0 and has ``hand``, the zombie seat of two players is 1 and has ``zombie_hand``; with more players
    ``hands`` says what each seat holds. ``active`` is the hero that is activated. ``dice`` come as they show, orders of
    shuffles as lists; when they have all come, every die shows a 1 and what is shuffled keeps its order.
    With experience, ``horde`` are the upgrades of the zombies, and upgrade decks hold what ``decks`` say, or all.
    """
    agreed = with_sets({"scenario": scenario, **(options or {})})
    opening = GAME.rules.start(GAME.rules.read_options(agreed), PLAYERS[:players])
    cast = list(heroes or (hero(),))
    held = {opening.hero_seats[0]: hand, opening.zombie_seats[0]: zombie_hand, **(hands or {})}
    spaces = [NOWHERE] * FIRST_TURNED
    two = len(opening.zombie_seats) == 2
    for place, name in enumerate(zombies.split()):
        spaces[place] = NUMBERS[name]
    for place, name in enumerate(green.split()):
        spaces[OF_A_COLOUR + place] = NUMBERS[name]
    for place, name in enumerate(red.split()):
        spaces[NORMAL + place] = NUMBERS[name]
    assert not green or two, "green zombies are told apart with two zombie seats only"
    risen = [Turned(person, opening.zombie_seats[0], PEOPLE[person].wounds, fresh=False) for person, _ in turned]
    people = {one.person for one in cast} | {person for person, _ in turned}
    side = HEROES if step in HERO_STEPS else ZOMBIES
    burning = {NUMBERS[name]: True for name in fires.split()}
    rules = more.pop("rules", rules_of(SCENARIOS[scenario], opening.options))
    piles = {**DECKS, **{deck: tuple(upgrades(told)[::-1]) for deck, told in (decks or {}).items()}}
    piles = piles if EXPERIENCE in rules else {}
    cards = (*held.values(), hero_deck, zombie_deck, hero_discard, zombie_discard)
    state = State(
        step=step,
        players=opening.players,
        options=opening.options,
        sets=tuple(sorted(opening.options.sets | _sets(cast, cards))),
        sides=opening.sides,
        hero_seats=opening.hero_seats,
        zombie_seats=opening.zombie_seats,
        scenario=scenario,
        rules=tuple(sorted(rules)),
        most_zombies=SCENARIOS[scenario].most_zombies,
        pit_markers=SCENARIOS[scenario].pits,
        layout=layout,
        turn=more.pop("turn", side),
        turns=more.pop("turns", 2 if side == HEROES else 1),
        sun=more.pop("sun", SCENARIOS[scenario].sun),
        people=more.pop("people", tuple(person for person in PEOPLE if person not in people)),
        heroes=cast,
        zombies=spaces + [NUMBERS[name] for _, name in turned],
        turned=risen,
        hands=[_hand(opening.sides[seat], held.get(seat, "")) for seat in range(players)],
        known=more.pop("known", [()] * players),
        hero_deck=hero_cards(hero_deck)[::-1],
        zombie_deck=zombie_cards(zombie_deck)[::-1],
        hero_discard=hero_cards(hero_discard),
        zombie_discard=zombie_cards(zombie_discard),
        unique_deck=hero_cards(more.pop("unique_deck", ""))[::-1],
        tactic_deck=hero_cards(more.pop("tactic_deck", ""))[::-1],
        fires={**burning, **{NUMBERS[name]: False for name in new_fires.split()}},
        gas=tuple(NUMBERS[name] for name in gas.split()),
        remaining=tuple(remaining),
        horde_upgrades=tuple(upgrades(horde)),
        upgrade_decks=piles,
        upgrade_discards=dict.fromkeys(piles, ()),
        active=next((place for place, one in enumerate(cast) if one.person == active), -1),
        **more,
    )
    return _match(state, Dice([shown - 1 if isinstance(shown, int) else shown for shown in dice]), halts)


def _sets(cast: list[Hero], told: Iterable[str]) -> set[str]:
    """The sets of all cards and people of a position: they are played with, whatever the options say."""
    found = {PEOPLE[one.person].set for one in cast}
    named = {word.strip().split(" x")[0] for text in told for word in text.split(",") if word.strip()}
    named.update(card for one in cast for card in (*one.items, *one.on, *one.saved))
    for card in named - UNIQUE_ITEMS.keys() - SURVIVAL_TACTICS.keys():
        row = HERO_CARDS.get(card) or ZOMBIE_CARDS[card]
        if found.isdisjoint(row.copies):
            found.add(next(iter(row.copies)))
    return found


def _hand(side: str, told: str) -> list[str]:
    return sorted((hero_cards if side == HEROES else zombie_cards)(told))


HERO_STEPS = frozenset(
    {
        *("heroes_start", "claim", "activate", "roll_movement", "move_action", "hero_moves", "blitz", "move_pause"),
        *("move_ended", "ambush", "move_action_over", "exchange", "after_exchange", "ranged_attack", "after_attack"),
        *("hero_fights", "activation_over", "heroes_end"),
    }
)


def start(
    players: int = 2, chance: Chance | None = None, seed: str = "test", halts: bool = False, **options: Any
) -> NightMatch:
    """A match from its set-up, with the sets that its scenario needs."""
    state = GAME.rules.start(GAME.rules.read_options(with_sets(options)), PLAYERS[:players])
    return _match(state, chance or Seeded(seed), halts)


def _match(state: State, chance: Chance, halts: bool) -> NightMatch:
    told = Told()
    match = NightMatch(GAME, state, chance, halts=halts, listener=told.append)
    match.told = told
    return match
