/** The other hunters: who they are, and of their cards what the rules let everybody see. */

import { SeatBadge } from "../../board/SeatBadge";
import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Art, Back, Sign } from "./Card";
import { frameOf } from "./catalogue";
import type { HunterView, View } from "./types";

export function Hunters({ view }: { view: View }) {
  const others = view.hunters.filter((hunter) => hunter.seat !== view.seat);
  // From one's left on, as they sit and play.
  const first = others.findIndex((hunter) => hunter.seat > (view.seat ?? -1));
  const around = first > 0 ? [...others.slice(first), ...others.slice(0, first)] : others;
  return (
    <section class="zn-hunters" data-roving="" aria-labelledby="zn-hunters">
      <h2 id="zn-hunters" class="unseen">
        {say("page-zombinion-hunters")}
      </h2>
      <ul>
        {around.map((hunter) => (
          <Hunter key={hunter.seat} hunter={hunter} view={view} />
        ))}
      </ul>
    </section>
  );
}

const MOST_BACKS = 8;

function Hunter({ hunter, view }: { hunter: HunterView; view: View }) {
  const dealt = view.supply.length > 0;
  const active = dealt && hunter.seat === view.active && !view.outcome;
  const seat = usePlay().seats.value[hunter.seat];
  return (
    <li class={`zn-hunter ${active ? "active" : ""}`} data-spot={`seat:${hunter.seat}`}>
      <div class="zn-hunter-name">{seat ? <SeatBadge seat={seat} /> : hunter.name}</div>
      {dealt && <Held hunter={hunter} />}
    </li>
  );
}

/** What a hunter has: cards in hand, deck, discard pile; and how many turns behind them. */
function Held({ hunter }: { hunter: HunterView }) {
  return (
    <div class="zn-hunter-cards">
      <span class="zn-backs" data-spot={`hand:${hunter.seat}`}>
        {Array.from({ length: Math.min(hunter.hand_count, MOST_BACKS) }, (_, place) => (
          <Back key={place} />
        ))}
        <b aria-hidden="true">{hunter.hand_count}</b>
        <span class="unseen">{say("page-zombinion-in-hand", { count: hunter.hand_count })}</span>
      </span>
      <Deck hunter={hunter} />
      <DiscardPile hunter={hunter} />
      <span class="zn-turns">
        <Sign name="turns" />
        <b aria-hidden="true">{hunter.turns}</b>
        <span class="unseen">{say("counter-turns.count", { count: hunter.turns })}</span>
      </span>
    </div>
  );
}

/** A deck: whether there is one, and one's own counted. */
export function Deck({ hunter: { seat, deck_empty: empty, deck_count: count } }: { hunter: HunterView }) {
  const words = empty
    ? say("page-zombinion-deck-empty")
    : count === null
      ? say("page-zombinion-deck-some")
      : say("page-zombinion-deck-count", { count });
  return (
    <span class={`zn-deck ${empty ? "empty" : ""}`} data-spot={`deck:${seat}`} title={words}>
      {empty ? <span class="zn-none" /> : <Back />}
      {count !== null && <b aria-hidden="true">{count}</b>}
      <span class="unseen">{words}</span>
    </span>
  );
}

/** The card on top of a discard pile. */
export function DiscardPile({ hunter: { seat, discard_top: top } }: { hunter: HunterView }) {
  if (!top) {
    return (
      <span class="zn-discard empty" data-spot={`discard:${seat}`} title={say("page-zombinion-discard-empty")}>
        <span class="zn-none" />
        <span class="unseen">{say("page-zombinion-discard-empty")}</span>
      </span>
    );
  }
  const name = nameOf("card", top);
  return (
    <Thing
      wishes={[]}
      label={say("page-zombinion-discard-top", { card: name })}
      class={`zn-thing zn-discard zn-${frameOf(top)}`}
      spot={`discard:${seat}`}
      about={[cardNamed(top)]}
    >
      <Art card={top} />
      <span class="card-name" style={{ "--length": name.length }}>
        {name}
      </span>
    </Thing>
  );
}
