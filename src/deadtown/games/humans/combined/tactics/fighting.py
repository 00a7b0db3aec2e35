"""Fights of shotgun guys: in which order, and what bullets are spent on (HX-9)."""

from deadtown.games.humans.combined.tactics.scene import Scene
from deadtown.games.humans.combined.tactics.temper import Temper
from deadtown.games.humans.combined.tactics.walking import Outing
from deadtown.games.zombies.tactics.combat import answering
from deadtown.kernel import Option


def ordering(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Pawns first, which can't kill him; of these the one that brings most."""
    outing = Outing(scene, scene.guys.me, temper)
    return [outing.prizes[int(option[1])] if option[0] == "fight_pawn" else -1.0 for option in options]


def paying(scene: Scene, options: list[Option], missing: int, temper: Temper) -> list[float]:
    """Bullets to wound a pawn (HX-9.3): for what it brings, and to go on, rather than to be struck back."""
    me = scene.guys.me
    outing = Outing(scene, me, temper)
    owners = outing.pawns.get(me.space, [])
    prize = max([outing.prizes[owner] for owner in owners], default=0.0)
    worth = outing.odds.worth
    cost = worth(me.life, me.bullets, me.kills) - worth(me.life, me.bullets - missing, me.kills)
    stays = outing.place(me.space) - outing.failed(me.space)
    return [prize + stays - cost if option[0] == "bullets" else 0.0 for option in options]


def responding(scene: Scene, options: list[Option], missing: int, temper: Temper) -> list[float]:
    """After a roll that was lost against a zombie of nobody: bullets, a First Aid Kit, or a life (ZB-6.3)."""
    outing = Outing(scene, scene.guys.me, temper)
    return answering(outing, outing.wins(outing.person.space, 1), options, missing)
