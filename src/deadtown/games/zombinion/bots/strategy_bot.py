"""The bot that follows a strategy; what its lists don't speak of is decided by plain good sense."""

from collections.abc import Callable, Collection, Mapping
from random import Random

from deadtown.games.zombinion.bots.strategy import DEAREST, Rules, Strategy
from deadtown.games.zombinion.bots.words import GROUPS, Look
from deadtown.games.zombinion.cards import AIM, BULLET, Card
from deadtown.games.zombinion.play import DONE, REVEAL
from deadtown.games.zombinion.steps import END_ACTIONS, END_HUNT, PLAY_ALL_AIM
from deadtown.kernel import Glimpse, Option

FEW = 6
"""Up to so many rules are held against the list of options as it is."""

WORST_FIRST: tuple[Card, ...] = (
    *("infection", "zombie", "many_zombies", "survivors", "many_more_zombies", "bullet"),
    *("regroup", "shotgun", "ammo_box", "barricade", "scavenger", "decoy", "restock", "hollow_points", "sacrifice"),
    *("quick_escape", "rounds", "tactics", "recon", "reload", "maverick", "weapons_cache", "radio", "higher_ground"),
    *("hide", "one_in_the_chamber", "cunning", "sidekick", "magazine", "molotov_cocktail", "stick_together"),
    *("courage", "zombie_swarm"),
)
"""All kinds, by what they are worth in a hand."""
WORTH = {card: place for place, card in enumerate(WORST_FIRST)}


class StrategyBot:
    """Answers every decision of one seat."""

    imagines = False

    def __init__(self, strategy: Strategy, luck: Random) -> None:
        self.strategy = strategy
        self.luck = luck
        self.takes = strategy.takes

    def choose(self, sight: Glimpse) -> Option:
        return ANSWERS[sight.kind](self, sight)

    def hunt(self, sight: Glimpse) -> Option:
        """All Aim cards first; then the first rule of the list ``take`` that can be paid."""
        options = sight.options
        if options[0][0] == "play":
            return PLAY_ALL_AIM
        shots = int(sight.about["shots"])
        rules = self.takes[shots if shots < DEAREST else DEAREST]
        offered: Collection[Option] = options if len(rules) <= FEW else set(options)
        look: Look | None = None
        for option, condition in rules:
            if option in offered:
                if condition is None:
                    return option
                if look is None:
                    look = Look(sight)
                if condition(look):
                    return option
        return END_HUNT

    def play_action(self, sight: Glimpse) -> Option:
        return self.first("play", sight) or END_ACTIONS

    def double_action(self, sight: Glimpse) -> Option:
        return self.first("double", sight) or best(sight)

    def react(self, sight: Glimpse) -> Option:
        return REVEAL

    def discard_any(self, sight: Glimpse) -> Option:
        return self.first("discard", sight) or DONE

    def discard_down(self, sight: Glimpse) -> Option:
        return self.first("discard", sight) or worst(sight)

    def trash_up_to(self, sight: Glimpse) -> Option:
        return self.first("trash", sight) or DONE

    def trash_one(self, sight: Glimpse) -> Option:
        return self.first(str(sight.view.resolving), sight) or worst(sight)

    def gain_one(self, sight: Glimpse) -> Option:
        """By the list ``gain``; Reload's Aim card goes to the hand, so the dearest is the best."""
        if AIM.issuperset(str(option[1]) for option in sight.options):
            return best(sight)
        return self.first("gain", sight) or best(sight)

    def set_aside(self, sight: Glimpse) -> Option:
        """Keep an Action card that can still be played, with those in hand."""
        look = Look(sight)
        waiting = sum(look.hand[card] for card in GROUPS["terminal"])
        terminal = sight.about["card"] in GROUPS["terminal"]
        keep = look.view.actions >= (waiting if terminal else 1)
        return ("keep",) if keep else ("set_aside",)

    def flip_deck(self, sight: Glimpse) -> Option:
        return ("flip",) if self.strategy.flip(Look(sight)) else ("leave",)

    def scavenge_keep(self, sight: Glimpse) -> Option:
        """Every Aim card but a Bullet."""
        option = best(sight)
        return DONE if option[1] == BULLET else option

    def recon_verdict(self, sight: Glimpse) -> Option:
        """Away with what we would discard ourselves, and with what is good for the others."""
        card = str(sight.about["card"])
        if sight.about["seat"] == sight.seat:
            away = first(self.strategy.lists["discard"], {card: ()}, sight) is not None
        else:
            away = WORTH[card] > WORTH[BULLET]
        return ("discard",) if away else ("put_back",)

    def the_best(self, sight: Glimpse) -> Option:
        return best(sight)

    def the_first(self, sight: Glimpse) -> Option:
        return sight.options[0]

    def at_random(self, sight: Glimpse) -> Option:
        return self.luck.choice(sight.options)

    def first(self, name: str, sight: Glimpse) -> Option | None:
        """The option that a list puts first."""
        offered = {str(option[1]): option for option in sight.options if len(option) == 2}
        return first(self.strategy.lists[name], offered, sight)


ANSWERS: dict[str, Callable[[StrategyBot, Glimpse], Option]] = {
    "choose_combat_set": StrategyBot.at_random,
    "choose_custom_set": StrategyBot.at_random,
    "play_action": StrategyBot.play_action,
    "hunt": StrategyBot.hunt,
    "react": StrategyBot.react,
    "discard_any": StrategyBot.discard_any,
    "discard_down": StrategyBot.discard_down,
    "trash_up_to": StrategyBot.trash_up_to,
    "trash_one": StrategyBot.trash_one,
    "gain_one": StrategyBot.gain_one,
    "set_aside": StrategyBot.set_aside,
    "flip_deck": StrategyBot.flip_deck,
    "put_back_victory": StrategyBot.the_first,
    "scavenge_trash": StrategyBot.the_best,
    "scavenge_keep": StrategyBot.scavenge_keep,
    "recon_verdict": StrategyBot.recon_verdict,
    "radio_discard": StrategyBot.the_best,
    "double_action": StrategyBot.double_action,
    "cut": StrategyBot.the_first,
    "cleanup_top": StrategyBot.the_first,
}


def first(rules: Rules, offered: Mapping[Card, Option], sight: Glimpse) -> Option | None:
    """The offer that comes first by some rules."""
    look = Look(sight)
    for card, condition in rules:
        if card in offered and (condition is None or condition(look)):
            return offered[card]
    return None


def _worth(option: Option) -> int:
    return WORTH.get(str(option[-1]), -1)


def best(sight: Glimpse) -> Option:
    """The option with the card that is best to hold."""
    return max(sight.options, key=_worth)


def worst(sight: Glimpse) -> Option:
    return min(sight.options, key=_worth)
