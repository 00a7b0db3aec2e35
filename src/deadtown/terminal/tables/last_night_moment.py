"""What is going on in Last Night on Earth just now: moves, cards being played, dice, and the fight."""

from rich.console import RenderableType
from rich.text import Text

from deadtown.games.last_night.events import BUILDINGS, dice_text, shown
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.refs import read_ref
from deadtown.games.last_night.view import AttackView, FightView, PlayedView, RollView, View
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.cards import CardsPicture
from deadtown.terminal.tables.last_night_town import called

BAD_BELOW = {"break": "spent", "ammo": "spent", "bag": "spent", "despair": "spent", "infection": "hurts"}
"""Rolls that are bad up to a number, and how that is told; others are good from one on."""


class Moment:
    """Lines for what is told below the table, as far as anything is going on."""

    def __init__(self, picture: CardsPicture, view: View) -> None:
        self.picture = picture
        self.speaker = picture.speaker
        self.view = view

    def _say(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"terminal-night-{message}", **arguments)

    def lines(self) -> list[RenderableType]:
        view = self.view
        lines: list[RenderableType] = []
        if view.movement:
            dice = dice_text(tuple(view.movement))
            lines.append(Text(self._say("movement", dice=dice, count=view.left)))
        if view.mover in view.zombies:
            lines.append(Text(self._say("mover", what=self._zombie(view.mover), space=shown(view.zombies[view.mover]))))
        if view.arriving:
            lines.append(Text(self._say("arriving", count=view.arriving)))
        if view.looked:
            drawn = "looked" if len(view.looked) > 1 else "drawn"
            lines.append(self.picture.cards(f"terminal-night-{drawn}", view.looked))
        if view.top:
            lines.append(self.picture.cards("terminal-night-top", [view.top]))
        lines += [self._played(played) for played in view.stack]
        if view.fight is not None:
            lines += self._fight(view.fight)
        if view.attack is not None:
            lines.append(self._attack(view.attack))
        if view.roll is not None:
            lines.append(self._roll(view.roll))
        if view.hurt is not None:
            what, told = self._zombie(view.hurt.zombie), "death-coming" if view.hurt.killing else "wound-coming"
            lines.append(Text(self._say(told, name=f"{what} {called(self.speaker, view.hurt.space)}"), "bold green"))
        if view.exploding:
            where = Text(called(self.speaker, view.exploding), "bold red")
            lines.append(self.picture.labelled(self.speaker.say("zone-exploding"), [where]))
        if view.wound is not None:
            told = "death-coming" if view.wound.killing else "wound-taken" if view.wound.taken else "wound-coming"
            lines.append(Text(self._say(told, name=self.speaker.name("hero", view.wound.hero)), "bold red"))
        return lines

    def _played(self, played: PlayedView) -> RenderableType:
        """A card that is being played, by whom and on what."""
        card = Text(self.speaker.name("card", played.card), f"bold {self.picture.colour(played.card)}")
        card.append(f" ({self.speaker.player(played.seat)})", "not bold")
        if played.named:
            card.append(f" → {', '.join(map(self._target, played.named))}")
        if not played.cancelled:
            return self.picture.labelled(self._say("playing"), [card])
        return self.picture.labelled(self._say("playing"), [card, Text(self._say("cancelled"), "bold red")])

    def _target(self, value: str | int) -> str:
        """What a card names: somebody, a place, another card, or a die."""
        word = str(value)
        zombie = read_ref(word)
        if zombie is not None:
            piece = "grave_dead" if zombie.colour == "red" else f"zombie_{zombie.colour}"
            names = [self.speaker.name("piece", piece)] if zombie.colour else []
            names += [self.speaker.name("card", zombie.weapon)] if zombie.weapon else []
            return " ".join((*names, shown(zombie.space)))
        undead = word.removeprefix("zombie_")
        for family, known in (("hero", PEOPLE), ("building", BUILDINGS), ("card", self.picture.things)):
            if word in known:
                return self.speaker.name(family, word)
        return self._undead(undead) if undead in PEOPLE else word

    def _attack(self, attack: AttackView) -> RenderableType:
        """A ranged attack that is about to be rolled for: whose, and with what."""
        weapons = [Text(self.speaker.name("card", weapon), "cyan") for weapon in attack.weapons]
        hero = Text(self.speaker.name("hero", attack.hero), "bold yellow")
        return self.picture.labelled(self.speaker.say("zone-attack"), [hero, *weapons])

    def _roll(self, roll: RollView) -> RenderableType:
        """Dice that lie on the table, and what they must show."""
        parts = [self.speaker.name("hero", roll.hero)] if roll.hero else []
        if roll.card:
            family = "card" if roll.card in self.picture.things else "ability"
            parts.append(self.speaker.name(family, roll.card))
        if roll.need:
            parts.append(self._say(BAD_BELOW.get(roll.what, "needs"), count=roll.need))
        dice = Text(dice_text(tuple(roll.dice)), "bold")
        return Flow([Text.assemble(self._say("roll"), " ", dice), *map(Text, parts)], " · ")

    # The fight

    def _fight(self, fight: FightView) -> list[RenderableType]:
        """Who fights whom, the dice of both sides, and who wins as they lie."""
        hero, zombie = self.speaker.name("hero", fight.hero), self._zombie(fight.zombie)
        against = self._zombie(fight.zombie, "terminal-night-some-zombie")
        heading = Text(self._say("fight", space=shown(fight.space), name=hero, what=against), "bold")
        sides = [
            self._dice(hero, fight.hero_pool, tuple(fight.hero_dice), "yellow"),
            self._dice(zombie, fight.zombie_pool, tuple(fight.zombie_dice), "green"),
        ]
        facts = [*sides, *(Text(words, "dim") for words in self._terms(fight))]
        lines: list[RenderableType] = [heading, Flow(facts, " · ")]
        if fight.winner:
            lines.append(self._verdict("fight-won", fight.winner, hero))
        elif fight.leads:
            lines.append(self._verdict("fight-leads", fight.leads, hero))
        else:
            chances = (self._say("chance", name=hero, share=fight.chance), self._say("doubles", share=fight.doubles))
            lines.append(Flow([Text(chance) for chance in chances], ", "))
        if fight.used:
            lines.append(self.picture.cards("terminal-night-used", fight.used))
        return lines

    def _dice(self, who: str, pool: int, dice: tuple[int, ...], colour: str) -> Text:
        """The dice of a side as they lie, the highest first to be seen; how many there will be before that."""
        if not dice:
            return Text(self._say("dice-to-roll", what=who, count=pool), colour)
        told = Text(f"{self._say('dice', what=who)} ", colour)
        best = dice.index(max(dice))
        for place, die in enumerate(dice):
            told.append(f"[{die}]" if place == best else f" {die} ", f"bold {colour}" if place == best else colour)
        return told

    def _terms(self, fight: FightView) -> list[str]:
        """What is special about this fight."""
        terms = [self._say("double")] if len({*fight.hero_dice}) < len(fight.hero_dice) else []
        if fight.ties:
            terms.append(self._say("ties"))
        if fight.deadly:
            terms.append(self._say("deadly"))
        if fight.card:
            terms.append(self._say("fight-card"))
        return terms

    def _verdict(self, message: str, side: str, hero: str) -> Text:
        return Text(self._say(message, side=side, name=hero), "bold yellow" if side == HEROES else "bold green")

    def _zombie(self, number: int, unnamed: str = "piece-zombie") -> str:
        """A zombie as one calls it: a zombie hero by name."""
        turned = next((one for one in self.view.turned if one.zombie == number), None)
        if turned is None:
            return self.speaker.say(unnamed)
        return self._undead(turned.hero)

    def _undead(self, hero: str) -> str:
        return self._say("zombie-hero", name=self.speaker.name("hero", hero))
