"""A bot for Zombinion in Python: it takes the dearest card that it can pay."""

from deadtown.kernel import Option, Sight


class Dearest:
    """Plays no Action cards, and all Aim cards at once."""

    imagines = False

    def choose(self, sight: Sight) -> Option:
        if sight.kind != "hunt":
            return sight.options[-1]
        if ("play_all_aim",) in sight.options:
            return ("play_all_aim",)
        costs = {pile.card: pile.cost for pile in sight.view.supply}
        takes = [option for option in sight.options if option[0] == "take"]
        return max(takes, key=lambda option: costs[option[1]], default=("end_hunt",))
