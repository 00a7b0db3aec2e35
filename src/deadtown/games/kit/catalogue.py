"""What catalogues of several games tell: the pieces and tokens that stand or lie on a map."""

import msgspec


class PieceInfo(msgspec.Struct, frozen=True):
    """Who or what stands on the map, and the clauses about it."""

    piece: str
    rulings: tuple[str, ...]


class TokenInfo(msgspec.Struct, frozen=True):
    """What lies on the map, and the clauses about it."""

    token: str
    rulings: tuple[str, ...]
