/** The cards of a side: its hand, which lies open, its deck and its discard pile. */

import { useChoice } from "../../board/choice";
import { useSignal } from "@preact/signals";
import { SeatBadge } from "../../board/SeatBadge";
import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import { Dialog } from "../../parts/Dialog";
import type { DecisionInfo, Option } from "../../protocol/types";
import { cardNamed } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { CardList, Sign, Tile } from "./Card";
import type { Side } from "./street";
import type { SideView, View } from "./types";
import "./sides.css";

export function SideCards({ view, side, own }: { view: View; side: Side; own: boolean }) {
  const cards = view[side];
  const seat = usePlay().seats.value[cards.seat];
  const heading = `zk-${side}`;
  return (
    <section
      class={`zk-side ${side} ${own ? "own" : "other"} ${view.phase === side ? "acting" : ""}`}
      aria-labelledby={heading}
      data-spot={`hand:${cards.seat}`}
    >
      <div class="zk-side-head">
        <h2 id={heading}>
          <Sign name={side} /> {nameOf("role", side)}
        </h2>
        <span class="zk-player">{seat ? <SeatBadge seat={seat} /> : cards.name}</span>
        {!cards.hand.length && <span class="zk-no-cards">{say("counter-cards.count", { count: 0 })}</span>}
        <Piles cards={cards} side={side} />
      </div>
      {cards.hand.length > 0 && <Hand cards={cards} own={own} />}
    </section>
  );
}

function Hand({ cards, own }: { cards: SideView; own: boolean }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  return (
    <ul class={`zk-hand ${own ? "large" : "small"}`} data-roving="">
      {cards.hand.map((card, place) => {
        const first = cards.hand.indexOf(card) === place;
        const taken = first && choice.has(card);
        const open = choice.open(card) || taken;
        return (
          <li
            key={`${card} ${cards.hand.slice(0, place).filter((other) => other === card).length}`}
            data-text={find(`card-${card}.text`)}
          >
            <Thing
              wishes={open || !own ? [] : wishesFor(decision, card)}
              label={`${nameOf("card", card)}, ${find(`card-${card}.kind`) ?? ""}`}
              class={`zk-hand-card ${taken ? "taken" : ""}`}
              spot={`hand:${cards.seat}:${card}`}
              about={[cardNamed(card)]}
              act={open ? () => choice.take(card) : undefined}
              part={card}
              taken={open ? taken : undefined}
              point={open ? (there) => choice.point(card, there) : undefined}
            >
              <Tile card={card} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** What one would ask about a card that can't be chosen. */
function wishesFor(decision: DecisionInfo | null, card: string): Option[] {
  return [[decision?.kind === "discard" ? "discard" : "play", card]];
}

type Opened = "unseen" | "discard";

/** Deck and discard pile; both open: nothing is secret but the order of the deck. */
function Piles({ cards, side }: { cards: SideView; side: Side }) {
  const opened = useSignal<Opened | null>(null);
  const piles: Record<Opened, readonly string[]> = { unseen: cards.unseen, discard: cards.discard };
  const name = nameOf("role", side);
  return (
    <span class="zk-piles">
      <button
        type="button"
        class="zk-pile deck"
        data-spot={`deck:${cards.seat}`}
        onClick={() => (opened.value = "unseen")}
      >
        <span class="unseen">{say("page-zombiaki-deck", { count: cards.deck_count })}</span>
        <Sign name="deck" />
        <b aria-hidden="true">{cards.deck_count}</b>
      </button>
      <button
        type="button"
        class="zk-pile"
        data-spot={`discard:${cards.seat}`}
        onClick={() => (opened.value = "discard")}
      >
        <span class="unseen">{say("page-zombiaki-discard", { count: cards.discard.length })}</span>
        <Sign name="discard" />
        <b aria-hidden="true">{cards.discard.length}</b>
      </button>
      {opened.value && (
        <Dialog title={say(`page-zombiaki-${opened.value}-of`, { name })} close={() => (opened.value = null)}>
          {opened.value === "unseen" && (
            <p class="faint">{say(side === "zombies" ? "page-zombiaki-unseen-dawn" : "page-zombiaki-unseen-help")}</p>
          )}
          <CardList cards={piles[opened.value]} />
        </Dialog>
      )}
    </span>
  );
}
