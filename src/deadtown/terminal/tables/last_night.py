"""The table of Last Night on Earth: the town, what the night is about, the heroes, both sides, and the own hand."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, Card
from deadtown.games.last_night.events import Ended, HeroTurnBegan, ZombieTurnBegan, shown
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.options import HEROES, ZOMBIES
from deadtown.games.last_night.survival_cards import HEROES_CARDS, SURVIVAL_TACTICS, TACTICS, UNIQUE, UNIQUE_ITEMS
from deadtown.games.last_night.view import BarricadeView, HeroView, SeatView, View
from deadtown.kernel import Event, Match, Option
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.cards import CardsPicture
from deadtown.terminal.tables.last_night_moment import Moment
from deadtown.terminal.tables.last_night_town import UNDEAD, WIDTH, TownMap, called

BETWEEN = 2
PANEL = 38
"""So wide must be what stands beside the map, else it stands below."""
SOON = 3
"""So late in the night a warning is due."""
EFFECTS = {
    "cornered": "card-cornered",
    "distrust": "card-dont_trust",
    "rotten": "card-rotten_bodies",
    "blocked": "card-blocked_windows",
    "windows_open": "card-escape_window",
    "hurried": "card-run_for_it",
    "frenzy": "card-feeding_frenzy",
    "caught": "card-caught_off_guard",
    "roped": "card-climbing_rope",
    "lurching": "upgrade-lurching_charge",
    "burning_dead": "card-burning_dead",
    "claws": "card-clawing",
}
"""What holds for a while, by the card that brought it; the tank and the generator are among what is to be done."""


class LastNightPicture(CardsPicture):
    """Draws what a player or a spectator sees."""

    things = (*HERO_CARDS, *ZOMBIE_CARDS, *GRAVE_CARDS, *UNIQUE_ITEMS, *SURVIVAL_TACTICS)
    thing = "card"
    verbs = (
        *("pass", "done", "none", "stop", "rest", "stay", "search", "hold_fire", "accept", "refuse", "yes", "no"),
        *("draw", "fuel", "burn_down", "random_building", "call", "power", "detonate"),
    )
    told_by_scores = (Ended,)

    # The table

    def table(self, view: View, width: int) -> RenderableType:
        title = Rule(Text(self._title(view), "bold"), align="left", style="dim")
        if not view.layout:
            return title
        town = TownMap(self.speaker, view)
        return Group(title, self.brief(view), *self._abilities(view), self._decks(view), town.legend())

    def brief(self, view: View) -> RenderableType:
        """Every step changes the map, so it is drawn again for every decision."""
        if not view.layout:
            return Group()
        town = TownMap(self.speaker, view)
        told = Group(town.places(), self._progress(view), *self._in_play(view), *self._heroes(view, town))
        moment = Moment(self, view)
        return Group(SideBySide(town, told), self._seats(view), *moment.lines())

    def _title(self, view: View) -> str:
        parts = [self.speaker.name("turn", view.turn)]
        if view.turn in (HEROES, ZOMBIES):
            parts.append(self.speaker.name("phase", view.phase))
        if view.active:
            parts.append(self.speaker.name("hero", view.active))
        return " · ".join(parts)

    def _progress(self, view: View) -> RenderableType:
        """What the night is about, and how far both sides have come."""
        say = self.speaker.say
        sun = Text(say("terminal-night-sun", count=view.sun), "bold red" if view.sun <= SOON else "bold")
        parts = [Text(self.speaker.name("scenario", view.scenario), "bold"), sun]
        parts += [
            Text(say(f"terminal-night-task-{task.replace('_', '-')}", count=count, most=most))
            for task, (count, most) in view.tasks.items()
        ]
        parts.append(Text(say("terminal-night-deaths", count=view.deaths, most=view.deaths_needed)))
        return Flow(parts, " · ")

    def _in_play(self, view: View) -> list[RenderableType]:
        """The cards that remain in play beside the map, and what holds for a while."""
        lines: list[RenderableType] = []
        if view.kept:
            kept = []
            for card in view.kept:
                where = self.speaker.name("building", card.building) if card.building else shown(card.space)
                name = self.speaker.name("card", card.card)
                kept.append(Text(f"{name} ({where})" if where else name, "magenta"))
            lines.append(self.labelled(self.speaker.say("terminal-night-remaining"), kept))
        if view.upgrade_decks:
            lines.append(Text(self.speaker.say("terminal-night-zombie-experience", count=view.experience)))
        if view.upgrades:
            lines.append(self.named("terminal-night-upgrades", "upgrade", view.upgrades, "magenta"))
        effects = [Text(self.speaker.say(EFFECTS[effect]), "magenta") for effect in view.effects if effect in EFFECTS]
        if effects:
            lines.append(self.labelled(self.speaker.say("terminal-night-effects"), effects))
        if view.barricades:
            lines.append(self.labelled(self.speaker.say("zone-barricades"), [*map(self._barricade, view.barricades)]))
        if view.safe:
            lines.append(self.named("zone-safe", "building", view.safe, "magenta"))
        if view.markers:
            lines.append(self.labelled(self.speaker.say("zone-markers"), self._markers(view)))
        return lines + self._graves(view)

    def _graves(self, view: View) -> list[RenderableType]:
        """What Grave Dead can do, and the Grave Weapons of zombies."""
        lines: list[RenderableType] = []
        if view.grave_dead:
            able = Text(self.speaker.name("grave_dead", view.grave_dead), "red")
            left = Text(self.speaker.say("terminal-night-graves", count=view.graves), "dim")
            lines.append(self.labelled(self.speaker.say("terminal-night-grave-dead"), [able, left]))
        armed = [
            Text(f"{self.speaker.name('card', card)} ({shown(view.zombies[zombie])})", "green")
            for zombie, card in sorted(view.armed.items())
        ]
        if armed:
            lines.append(self.labelled(self.speaker.say("terminal-night-armed"), armed))
        return lines

    def _barricade(self, built: BarricadeView) -> Text:
        """A barricade by its wall, with its reinforcements."""
        building, face = self.speaker.name("building", built.building), self.speaker.name("face", built.face)
        words = {"what": building, "side": face, "count": built.reinforcements}
        return Text(self.speaker.say("terminal-night-boards", **words))

    def _markers(self, view: View) -> list[Text]:
        """What may be searched or explored, and where."""
        places: dict[str, list[str]] = {}
        for marker in view.markers:
            where = self.speaker.name("building", marker.building)
            places.setdefault(marker.marker, []).append(f"{where} {shown(marker.space)}" if marker.space else where)
        return [Text(f"{self.speaker.name('marker', kind)} ({', '.join(at)})", "cyan") for kind, at in places.items()]

    # Heroes

    def _heroes(self, view: View, town: TownMap) -> list[RenderableType]:
        """Everybody on the map, the dead who walk as well; then the dead who do not.

        Whoever is about to come into play is not on the map either, and stands last.
        """
        grid = Table.grid(padding=(0, 1, 0, 0))
        for hero in view.heroes:
            if hero.space:
                grid.add_row("▶" if hero.hero == view.active else " ", self._hero(view, town, hero))
        for turned in view.turned:
            facts = [
                Text(f"{UNDEAD}{town.letters[turned.hero]} {self.speaker.name('hero', turned.hero)}", "bold green"),
                Text(called(self.speaker, turned.space)),
                Text(self.speaker.say("terminal-night-wound-points", count=turned.wounds)),
            ]
            grid.add_row(" ", Flow(facts, " · "))
        risen = {turned.hero for turned in view.turned}
        away = [hero.hero for hero in view.heroes if not hero.space and hero.hero not in risen]
        dead = away[: view.deaths - len(risen)]
        lines: list[RenderableType] = [grid] if grid.row_count else []
        if dead and view.turn != "set_up":
            lines.append(self.named("terminal-night-dead", "hero", dead, "dim"))
        return lines

    def _hero(self, view: View, town: TownMap, hero: HeroView) -> RenderableType:
        """Where somebody is, with wounds and fight dice, and all that the hero carries."""
        say = self.speaker.say
        name = f"{town.letters[hero.hero]} {self.speaker.name('hero', hero.hero)}"
        last = hero.points - hero.wounds == 1
        facts = [
            Text(name, "bold reverse" if hero.hero == view.active else "bold yellow"),
            Text(self.speaker.player(hero.seat)),
            Text(called(self.speaker, hero.space)),
            Text(say("terminal-night-wounds", count=hero.wounds, most=hero.points), "bold red" if last else ""),
            Text(say("terminal-night-fight-dice", count=hero.dice)),
        ]
        if view.turn == HEROES and hero.hero != view.active and (hero.idle or hero.activated):
            facts.append(Text(say(f"terminal-night-{'idle' if hero.idle else 'activated'}"), "dim"))
        if hero.infected:
            facts.append(Text(say("terminal-night-infected", count=hero.infected), "magenta"))
        if view.upgrade_decks:
            facts.append(Text(say("terminal-night-experience", count=hero.experience)))
        if hero.carried:
            facts.append(Text(say("counter-carried.count", count=hero.carried), "bold cyan"))
        if hero.bound:
            facts.append(Text(say("terminal-night-bound", what=self.speaker.name("building", hero.bound)), "magenta"))
        lines: list[RenderableType] = [Flow(facts, " · ")]
        for label, cards in (("items", hero.items), ("on", hero.on), ("saved", hero.saved)):
            if cards:
                lines.append(self.cards(f"terminal-night-{label}", cards))
        if hero.taped:
            lines.append(self.named("zone-taped", "card", hero.taped, "cyan"))
        if hero.upgrades:
            lines.append(self.named("terminal-night-upgrades", "upgrade", hero.upgrades, ""))
        if hero.boosted:
            lines.append(self.named("zone-boosted", "upgrade", hero.boosted, ""))
        return Group(*lines)

    def _abilities(self, view: View) -> list[RenderableType]:
        """What each of the living can do."""
        told = [
            Text(f"{self.speaker.name('hero', hero.hero)} ({self.speaker.names('ability', abilities)})", "dim")
            for hero in view.heroes
            if (hero.space or view.turn == "set_up") and (abilities := PEOPLE[hero.hero].abilities)
        ]
        return [self.labelled(self.speaker.say("terminal-night-abilities"), told)] if told else []

    # Seats and decks

    def _seats(self, view: View) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in view.seats:
            grid.add_row("▶" if seat.side == view.turn else " ", self._seat(view, seat))
        return grid

    def _seat(self, view: View, seat: SeatView) -> RenderableType:
        """A player with the own side, cards, and the zombies that are still to come."""
        say = self.speaker.say
        who = say("terminal-night-you", seat=seat.seat) if seat.seat == view.seat else self.speaker.player(seat.seat)
        role = f"{seat.side}_{seat.colour}" if seat.colour else seat.side
        facts = [
            Text(who, "bold"),
            Text(self.speaker.name("role", role), "yellow" if seat.side == HEROES else "green"),
            Text(say("terminal-night-cards", count=seat.cards)),
        ]
        if seat.side != HEROES:
            facts.append(Text(say("terminal-night-pool", count=seat.pool)))
            if seat.colour and seat.seat == view.lead:
                facts.append(Text(say("terminal-night-leads"), "dim"))
        lines: list[RenderableType] = [Flow(facts, " · ")]
        if seat.hand:
            lines.append(self.cards("terminal-night-hand", seat.hand))
        elif seat.hand is None and seat.known:
            lines.append(self.cards("terminal-night-known", seat.known))
        return Group(*lines)

    def _decks(self, view: View) -> RenderableType:
        say = self.speaker.say
        parts = [
            say("terminal-night-hero-deck", count=view.hero_deck, number=len(view.hero_discard)),
            say("terminal-night-zombie-deck", count=view.zombie_deck, number=len(view.zombie_discard)),
        ]
        for deck, count, discard in (
            (UNIQUE, view.unique_deck, view.unique_discard),
            (TACTICS, view.tactic_deck, view.tactic_discard),
        ):
            if count or discard:
                parts.append(say("terminal-night-survival-deck", survival_deck=deck, count=count, number=len(discard)))
        if view.trimmed:
            parts.append(say("terminal-night-trimmed", count=view.trimmed))
        return Flow([Text(part, "dim") for part in parts], " · ")

    def trash(self, view: View) -> RenderableType:
        """Both discard piles, and the cards that are out of the game for all to see."""
        parts = [
            self.cards("terminal-night-hero-discard", view.hero_discard),
            self.cards("terminal-night-zombie-discard", view.zombie_discard),
        ]
        if view.unique_discard:
            parts.append(self.cards("zone-unique_discard", view.unique_discard))
        if view.tactic_discard:
            parts.append(self.cards("zone-tactic_discard", view.tactic_discard))
        out = [*view.hero_out, *view.zombie_out]
        if out:
            parts.append(self.cards("terminal-night-out", out))
        return Group(*parts)

    def beside(self, option: Option) -> str:
        """What a hero who may be chosen can do."""
        if option[0] != "hero" or option[1] not in PEOPLE:
            return ""
        return self.speaker.names("ability", PEOPLE[str(option[1])].abilities)

    # Cards

    def colour(self, card: Card) -> str:
        if card not in HERO_CARDS:
            return "green"
        return "cyan" if HEROES_CARDS[card].kind == "item" else "yellow"

    def in_sight(self, view: View) -> Sequence[str]:
        """What is in the own hand, on heroes, in play, and in the discard piles."""
        seen = [card for seat in view.seats for card in (*(seat.hand or ()), *seat.known)]
        seen += [card for hero in view.heroes for card in (*hero.items, *hero.on, *hero.saved)]
        seen += [*(kept.card for kept in view.kept), *(played.card for played in view.stack), *view.armed.values()]
        seen += [*view.looked, *view.hero_discard, *view.zombie_discard, *view.unique_discard, *view.tactic_discard]
        return self.listed(seen) or list(self.things)

    # The end

    def heading(self, event: Event) -> bool:
        return isinstance(event, ZombieTurnBegan | HeroTurnBegan)

    def scores(self, view: View) -> RenderableType:
        """Which side has won, and how far both had come."""
        assert view.outcome is not None
        winners = view.outcome.winners
        side = view.seats[winners[0]].side
        won = self.speaker.say("terminal-night-won", side=side, winners=winners)
        return Group(Text(f"★ {won}", "bold yellow"), Padding(self._progress(view), (0, 0, 0, 2)))

    def open_view(self, match: Match) -> View:
        seen: View = match.view(None)
        hands = match.state.hands
        seats = [replace(seat, hand=sorted(hand)) for seat, hand in zip(seen.seats, hands, strict=True)]
        return replace(seen, seats=seats, looked=match.state.looked[:])


class SideBySide:
    """The map, and what is told of it: beside it where there is room, else below."""

    def __init__(self, town: TownMap, told: RenderableType) -> None:
        self.town = town
        self.told = told

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - WIDTH - BETWEEN
        if room < PANEL:
            yield self.town
            yield self.told
            return
        grid = Table.grid(padding=(0, BETWEEN, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=room)
        grid.add_row(self.town, self.told)
        yield grid
