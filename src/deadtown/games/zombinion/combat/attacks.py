"""The five Attacks. Each is given the hunters who are not protected by a Reaction."""

from deadtown.games.zombinion import events, knowledge
from deadtown.games.zombinion.cards import AIM, INFECTION, ROUNDS, VICTORY, Card, kinds_in
from deadtown.games.zombinion.play import DONE, Play, attack
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Decision, Option, Steps


@attack("quick_escape")
def quick_escape(play: Play, me: Hunter, victims: list[Hunter]) -> Steps[None]:
    """Gain a Rounds onto the deck; each victim puts a Victory card on theirs (ZN-11.8.1 to ZN-11.8.3)."""
    play.gain(me, ROUNDS, to="deck")
    for victim in victims:
        choices = [card for card in victim.hand if card in VICTORY]
        if choices:
            card = yield from play.ask_card(victim, "put_back_victory", "put_back", choices)
            victim.hand.remove(card)
            knowledge.note_leaving(victim, [card])
            play.put_on_deck(victim, card)
            play.tell(events.PutBack, victim.seat, card)
        elif victim.hand:
            victim.shown = tuple(victim.hand)
            knowledge.forget_old_hand(victim)
            play.tell(events.ShowedHand, victim.seat, tuple(victim.hand))


@attack("scavenger")
def scavenger(play: Play, me: Hunter, victims: list[Hunter]) -> Steps[None]:
    """Victims reveal 2 cards and lose an Aim card among them; the attacker may gain it (ZN-11.10.1 to ZN-11.10.5)."""
    loot: list[Card] = []
    for victim in victims:
        while len(victim.revealed) < 2 and (yield from play.reveal(victim)):
            pass
        aims = [card for card in victim.revealed if card in AIM]
        if aims:
            card = yield from play.ask_card(me, "scavenge_trash", "trash", aims, seat=victim.seat, zone="revealed")
            play.trash(victim, [card])
            loot.append(card)
            rest = list(victim.revealed)
            rest.remove(card)
            victim.revealed = tuple(rest)
        rest, victim.revealed = list(victim.revealed), ()
        play.discard_shown(victim, rest)
    yield from _keep_loot(play, me, loot)


def _keep_loot(play: Play, me: Hunter, loot: list[Card]) -> Steps[None]:
    """Of the Aim cards just trashed the attacker gains any, in the order trashed (ZN-11.10.4)."""
    kept: list[Card] = []
    offered = loot[:]
    while offered:
        options: list[Option] = [("pick", card) for card in kinds_in(offered)]
        about: dict[str, str | int] = {"picked": len(kept), "least": 0, "most": len(loot), "zone": "trash"}
        choice = yield Decision(me.seat, "scavenge_keep", [*options, DONE], about)
        if choice == DONE:
            break
        offered.remove(str(choice[1]))
        kept.append(str(choice[1]))
    for card in loot:
        if card in kept:
            kept.remove(card)
            _take_from(play.state.trash, card)
            me.discard.append(card)
            play.tell(events.Gained, me.seat, card, "discard")


def _take_from(trash: list[Card], card: Card) -> None:
    """Of equal cards the one that came last: it lies nearest to the top."""
    del trash[len(trash) - 1 - trash[::-1].index(card)]


@attack("higher_ground")
def higher_ground(play: Play, me: Hunter, victims: list[Hunter]) -> Steps[None]:
    """+2 Shots; each victim discards down to 3 cards (ZN-11.15.1)."""
    yield from play.plus(me, shots=2)
    for victim in victims:
        surplus = len(victim.hand) - 3
        if surplus > 0:
            tossed = yield from play.pick_from_hand(victim, "discard_down", least=surplus, most=surplus)
            play.discard_together(victim, tossed)


@attack("recon")
def recon(play: Play, me: Hunter, victims: list[Hunter]) -> Steps[None]:
    """+1 Card, +1 Action; the attacker judges the top card of each deck (ZN-11.20.1, ZN-11.20.2)."""
    yield from play.plus(me, cards=1, actions=1)
    for hunter in (me, *victims):
        card = yield from play.reveal(hunter)
        if card is not None:
            options: list[Option] = [("discard",), ("put_back",)]
            about: dict[str, str | int] = {"card": card, "seat": hunter.seat}
            verdict = yield Decision(me.seat, "recon_verdict", options, about)
            hunter.revealed = ()
            if verdict == ("discard",):
                play.discard_shown(hunter, [card])
            else:
                play.put_on_deck(hunter, card)
                play.tell(events.PutBack, hunter.seat, card)


@attack("zombie_swarm")
def zombie_swarm(play: Play, me: Hunter, victims: list[Hunter]) -> Steps[None]:
    """+2 Cards; each victim gains an Infection while they last (ZN-11.23.1, ZN-11.23.2)."""
    yield from play.plus(me, cards=2)
    for victim in victims:
        play.gain(victim, INFECTION)
