"""Political play: agreements bind nobody, and who makes them is asked to leave dislikes out of it (IS-10)."""

from deadtown.games.zombies.state import Options
from deadtown.kernel import Talk

CAUTION = "talk-caution"


def talk(options: Options) -> Talk:
    """In the variant two may talk in private if that was agreed on (IS-10.2), and all are cautioned (IS-10.3)."""
    return Talk(options.is_private_chat, CAUTION) if options.squad else Talk()
