"""A street kept by somebody who sees nothing and is told everything.

What is told is enough to draw every position: the page lives on that.
"""

from dataclasses import dataclass, field

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import DEPTH, KINDS
from deadtown.kernel import Event


@dataclass
class Figure:
    """A creature, as far as it was told of."""

    space: str
    strength: int
    shield: bool = False
    boss: bool = False
    netted: bool = False


@dataclass
class Reporter:
    """Listens to events and moves its own figures."""

    figures: dict[int, Figure] = field(default_factory=dict)
    objects: dict[str, str] = field(default_factory=dict)
    fires: set[str] = field(default_factory=set)

    def at(self, space: str) -> Figure:
        (found,) = (figure for figure in self.figures.values() if figure.space == space)
        return found

    def hear(self, event: Event) -> None:
        match event:
            case events.Placed(number=number, space=space, strength=strength):
                self.figures[number] = Figure(space, strength)
            case events.Stepped(number=number, space=space, to=to):
                assert self.figures[number].space == space
                self.figures[number].space = to
            case events.Advanced(moves=moves) | events.FellBack(moves=moves):
                for number, space, to in moves:
                    assert self.figures[number].space == space
                    self.figures[number].space = to
            case events.Swapped(number=number, other=other, space=space, to=to):
                self.figures[number].space, self.figures[other].space = to, space
            case events.Merged(number=number, into=into, strength=strength):
                mover, stood = self.figures.pop(number), self.figures[into]
                stood.strength = strength
                stood.shield |= mover.shield
                stood.boss |= mover.boss
            case events.Attached(card=card, space=space, strength=strength):
                figure = self.at(space)
                figure.strength = strength
                figure.shield |= card == "human_shield"
                figure.boss |= card == "boss"
            case events.Wounded(number=number, left=left):
                self.figures[number].strength = left
            case events.ShieldLost(number=number):
                self.figures[number].shield = False
            case events.Died(number=number):
                del self.figures[number]
            case events.Netted(spaces=spaces):
                for space in spaces:
                    self.at(space).netted = True
            case _:
                self.hear_of_things(event)

    def hear_of_things(self, event: Event) -> None:
        match event:
            case events.Laid(card=card, space=space):
                assert space not in self.objects
                self.objects[space] = card
            case events.Lit(space=space):
                self.fires.add(space)
            case events.Filled(card=card, space=space) | events.Exploded(card=card, space=space):
                assert card in DEPTH or card in ("mine", "car")
                assert self.objects.pop(space) == card
            case events.Removed(card="napalm", space=space):
                self.fires.remove(space)
            case events.Removed(card=card, space=space):
                assert self.objects.pop(space) == card
            case events.Rolled(space=space, to=to):
                barrel = self.objects.pop(space)
                if to and to not in self.objects and all(one.space != to for one in self.figures.values()):
                    self.objects[to] = barrel
            case events.Broke(space=space, rolling=False):
                assert self.objects.pop(space) == "barrel"
            case events.Expired(card=card, spaces=spaces):
                assert card in KINDS
                for space in spaces:
                    self.expire(card, space)
            case events.Played(card="bite", targets=(space, _)):
                self.at(str(space)).shield = False

    def expire(self, card: str, space: str) -> None:
        if card == "net":
            self.at(space).netted = False
        elif card == "barrier":
            assert self.objects.pop(space) == card
        else:
            self.fires.remove(space)

    def text(self) -> str:
        """The figures and things in a form to compare."""
        figures = sorted((one.space, one.strength, one.shield, one.boss, one.netted) for one in self.figures.values())
        return f"{figures} {sorted(self.objects.items())} {sorted(self.fires)}"
