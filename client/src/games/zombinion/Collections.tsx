import { Icon } from "../../parts/Icon";
import { say } from "../../words/language";
import { CardList } from "./Card";
import type { View } from "./types";

/** At the end everybody's cards are shown, with what they are worth together. */
export function Collections({ view }: { view: View }) {
  return (
    <section class="zn-collections" aria-labelledby="zn-collections">
      <h2 id="zn-collections">{say("zone-collection")}</h2>
      <ul>
        {view.hunters.map((hunter) => (
          <li key={hunter.seat} class={view.outcome?.winners.includes(hunter.seat) ? "winner" : ""}>
            <h3>
              <span>
                {view.outcome?.winners.includes(hunter.seat) && <Icon name="crown" />} {hunter.name}
              </span>
              <span class="zn-of">
                {say("counter-points.count", { count: view.outcome?.scores[hunter.seat] ?? 0 })}
              </span>
              <span class="faint">{say("counter-cards.count", { count: hunter.collection?.length ?? 0 })}</span>
            </h3>
            <CardList cards={hunter.collection ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}
