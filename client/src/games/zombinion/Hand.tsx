/** One's own cards: the hand, equal ones together, with deck and discard pile. */

import { legalAmong } from "../../board/options";
import { usePlay } from "../../board/play";
import { SeatBadge } from "../../board/SeatBadge";
import { stacked } from "../../board/stacks";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Sign, Tile } from "./Card";
import { sorted } from "./groups";
import { Deck, DiscardPile } from "./Hunters";
import { StackThing } from "./StackThing";
import { handWishes, zoneAsked } from "./position";
import type { HunterView } from "./types";
import "./own.css";

/** From so many different cards on each takes less room. */
const MANY = 7;

export function Hand({ hunter }: { hunter: HunterView }) {
  const play = usePlay();
  const decision = play.decision.value;
  const seat = play.seats.value[hunter.seat];
  const picked = stacked(hunter.picked ?? []);
  const hand = sorted([...(hunter.hand ?? []), ...(hunter.picked ?? [])]);
  const asked = hand.some(({ card }) => legalAmong(decision, handWishes(card, decision)));
  return (
    <section class={`zn-hand ${asked ? "asked-for" : ""}`} aria-labelledby="zn-hand" data-spot={`hand:${hunter.seat}`}>
      <div class="zn-own" data-roving="">
        <h2 id="zn-hand">
          {say("zone-hand")} <span class="zn-of">{hunter.hand_count}</span>
        </h2>
        {seat && (
          <span class="zn-you">
            <SeatBadge seat={seat} />
          </span>
        )}
        <Chosen />
        <div class="zn-own-pile">
          <span class="zn-caption" aria-hidden="true">
            {say("zone-deck")}
          </span>
          <Deck hunter={hunter} />
        </div>
        <div class="zn-own-pile">
          <span class="zn-caption" aria-hidden="true">
            {say("zone-discard")}
          </span>
          <DiscardPile hunter={hunter} />
        </div>
      </div>
      {!hand.length && <p class="zn-empty zn-hand-empty">{say("counter-cards.count", { count: 0 })}</p>}
      <ul
        class={`zn-hand-cards ${hand.length + picked.length > MANY ? "many" : ""}`}
        data-roving=""
        hidden={!hand.length}
      >
        {hand.map(({ card, count }) => {
          const chosen = picked.find((stack) => stack.card === card)?.count ?? 0;
          return [
            chosen > 0 && (
              <li key={`${card} chosen`}>
                <Thing
                  wishes={[]}
                  label={say("page-zombinion-chosen-card", { card: nameOf("card", card), count: chosen })}
                  class={`zn-thing zn-hand-card is-chosen ${chosen > 1 ? "several" : ""}`}
                  about={[cardNamed(card)]}
                >
                  <Tile card={card} count={chosen > 1 ? chosen : undefined} chosen />
                </Thing>
              </li>
            ),
            count > chosen && (
              <li key={card}>
                <StackThing
                  stack={{ card, count: count - chosen }}
                  wishes={handWishes(card, decision)}
                  spot={`hand:${hunter.seat}:${card}`}
                  class="zn-hand-card"
                />
              </li>
            ),
          ];
        })}
      </ul>
    </section>
  );
}

/** How many of how many have been chosen, in a choice of several cards from the hand. */
function Chosen() {
  const decision = usePlay().decision.value;
  const { picked, most } = decision?.about ?? {};
  if (picked === undefined || most === undefined || zoneAsked(decision) !== "hand") return null;
  return (
    <p class="zn-chosen">
      <Sign name="chosen" /> {say("page-zombinion-chosen-of", { picked, most })}
    </p>
  );
}
