/** One's own cards. */

import { useSignal } from "@preact/signals";
import { useChoice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Dialog } from "../../parts/Dialog";
import type { DecisionInfo, Option } from "../../protocol/types";
import { cardNamed } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { CardList, Sign, Tile } from "./Card";
import type { View } from "./types";
import "./hand.css";

export function Hand({ view }: { view: View }) {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (view.options.variant !== "base") return null;
  return (
    <section class="zs-hand" aria-labelledby="zs-hand">
      <div class="zs-hand-head">
        <h2 id="zs-hand">{nameOf("zone", "hand")}</h2>
        {own && <span class="zs-may-play">{say(own.may_play ? "board-may-play" : "board-has-played")}</span>}
        <DiscardPile cards={view.discard} left={view.cards_left} />
      </div>
      {own?.hand && <Cards cards={own.hand} seat={own.seat} />}
    </section>
  );
}

function Cards({ cards, seat }: { cards: readonly string[]; seat: number }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  return (
    <ul class="zs-cards" data-roving="">
      {cards.map((card, place) => {
        const before = cards.slice(0, place).filter((other) => other === card).length;
        const taken = before === 0 && choice.has(card);
        const open = choice.open(card) || taken;
        return (
          <li key={`${card} ${before}`}>
            <Thing
              wishes={open ? [] : wishesFor(decision, card)}
              label={[nameOf("card", card), find(`card-${card}.kind`)].filter(Boolean).join(", ")}
              class={`zs-hand-card ${taken ? "taken" : ""}`}
              spot={`hand:${seat}:${card}`}
              about={[cardNamed(card)]}
              act={open ? () => choice.take(card) : undefined}
              part={card}
              taken={open ? taken : undefined}
              point={open ? (there) => choice.point(card, there) : undefined}
            >
              <Tile card={card} chosen={taken} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** What one would ask about a card that can't be chosen. */
function wishesFor(decision: DecisionInfo | null, card: string): Option[] {
  return [[decision?.kind === "discard_card" ? "discard" : "play", card]];
}

/** What has been played lies open; of the deck only the number is known. */
function DiscardPile({ cards, left }: { cards: readonly string[]; left: number }) {
  const open = useSignal(false);
  return (
    <span class="zs-piles">
      <span class="zs-pile" data-spot="deck">
        <span class="unseen">{say("counter-cards_left.count", { count: left })}</span>
        <Sign name="deck" />
        <b aria-hidden="true">{left}</b>
      </span>
      <button type="button" class="small quiet zs-pile" data-spot="discard" onClick={() => (open.value = true)}>
        <span class="unseen">
          {nameOf("zone", "discard")}, {say("counter-cards.count", { count: cards.length })}
        </span>
        <Sign name="discard" />
        <b aria-hidden="true">{cards.length}</b>
      </button>
      {open.value && (
        <Dialog title={nameOf("zone", "discard")} close={() => (open.value = false)}>
          <CardList cards={cards} />
        </Dialog>
      )}
    </span>
  );
}
