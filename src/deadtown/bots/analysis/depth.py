"""How much an analysis looks at."""

import msgspec


class Depth(msgspec.Struct, frozen=True):
    """All of it is in playouts, so that the same analysis comes out on every machine."""

    coarse: int = 48
    """How many playouts find out what would be done instead, at each decision; in a long game there are fewer."""
    coarse_pairs: int = 12
    """In how many worlds the choice and what would be done instead are compared then, both in each of them."""
    most: int = 12_000
    """How many playouts all decisions together may take before it is seen which of them matter."""
    fine: int = 300
    """The same for those that matter."""
    fine_pairs: int = 120
    refined: int = 14
    """How many decisions are looked at so."""
    moments: int = 30
    """At how many points of the game, at most, the outlook is found out, for each pair of eyes."""
    outlook: int = 64
    """How many playouts tell how the game stood at a point, for one pair of eyes."""

    def at_first(self, decisions: int) -> tuple[int, int]:
        """The playouts and the pairs for each of so many decisions, before it is seen which of them matter."""
        share = min(1.0, self.most / max(1, decisions * (self.coarse + 2 * self.coarse_pairs)))
        return max(8, round(self.coarse * share)), max(6, round(self.coarse_pairs * share))


QUICK = Depth(coarse=24, coarse_pairs=8, most=4_000, fine=120, fine_pairs=50, refined=8, moments=20, outlook=16)
"""For those who don't want to wait."""
