/** The sky above the far end of the street. It lightens as the zombies' deck grows thin: Dawn lies under it. */

import { say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import type { View } from "./types";
import "./sky.css";

/** How far the night has gone: 0 at the beginning, 1 when only Dawn is left. */
export function nightGone({ zombies, options }: View): number {
  const cards = catalogue.value?.cards.filter(({ side }) => side === zombies.side) ?? [];
  const all = cards.reduce((sum, { card, copies }) => sum + (options.deck_counts[card] ?? copies), 0);
  return all > 1 ? Math.min(1, Math.max(0, (all - zombies.deck_count) / (all - 1))) : 1;
}

const ROOFS =
  "M0 60V38h18v-9h14v9h12V22l10-8 10 8v18h16V30h24v10h10V18h6V8h5v10h7v20h14l12-9 12 9h10V26h22v14h16V16l9-7 9 7v22h14v-8h20v8h14V20h22v18h16V60z";

export function Sky({ view }: { view: View }) {
  const { deck_count: count } = view.zombies;
  const dawned = view.outcome?.ending === "dawn";
  const words = dawned ? say("ending-dawn") : say("counter-dawn.count", { count });
  return (
    <div class={`zk-sky ${count <= 8 ? "soon" : ""}`} style={{ "--dawn": dawned ? 1 : nightGone(view) }}>
      <span class="zk-stars" aria-hidden="true" />
      <span class="zk-glow" aria-hidden="true" />
      <span class="zk-moon" aria-hidden="true" />
      <span class="zk-sun" aria-hidden="true" />
      <svg class="zk-roofs" viewBox="0 0 322 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={ROOFS} />
      </svg>
      <p class="zk-dawn">
        <Sign name={count <= 8 ? "sun" : "moon"} /> {words}
      </p>
    </div>
  );
}
