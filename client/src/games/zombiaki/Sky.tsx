/** The sky over the street as a clock: a moon that goes from night to dawn, as the zombies' deck grows thin. */

import { say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import { skyline } from "./drawings/pictures";
import type { View } from "./types";
import "./sky.css";

/** How far the night has gone: 0 at the beginning, 1 when only Dawn is left. */
export function nightGone({ zombies, options }: View): number {
  const cards = catalogue.value?.cards.filter(({ side }) => side === zombies.side) ?? [];
  const all = cards.reduce((sum, { card, copies }) => sum + (options.deck_counts[card] ?? copies), 0);
  return all > 1 ? Math.min(1, Math.max(0, (all - zombies.deck_count) / (all - 1))) : 1;
}

/** So few cards are left that Dawn is near. */
const SOON = 8;

export function Sky({ view }: { view: View }) {
  const { deck_count: count } = view.zombies;
  const dawned = view.outcome?.ending === "dawn";
  const words = dawned ? say("ending-dawn") : say("counter-dawn.count", { count });
  return (
    <div class={`zk-sky ${count <= SOON ? "soon" : ""}`} style={{ "--gone": dawned ? 1 : nightGone(view) }}>
      <span class="zk-glow" aria-hidden="true" />
      <img class="zk-skyline" src={skyline()} alt="" draggable={false} />
      <div class="zk-clock">
        <div class="zk-arc" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
            <path d="M0 72Q50 16 100 72" />
          </svg>
          <b class="zk-moon">{count}</b>
          <span class="zk-sun">
            <Sign name="dawn" />
          </span>
        </div>
        <p class="zk-dawn">{words}</p>
      </div>
    </div>
  );
}
