/** Whose phase it is, which step of it, and which round; and what hangs over it. */

import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import type { Shown } from "./position";
import { sideOf, type Side } from "./street";
import type { View } from "./types";

const DISCARD = "discard";
const STEPS: Record<Side, readonly string[]> = {
  zombies: ["zombies_move", "zombies_draw", DISCARD, "zombies_play"],
  humans: ["humans_begin", DISCARD, "humans_play"],
};

/** Drawing asks nobody anything: who is asked in that step is asked for the card to discard. */
function stepNow({ view: { step }, event }: Shown, asked: string | undefined): string {
  const drawing = step === "zombies_draw" || step === "humans_begin";
  return drawing && !event && asked !== "shrapnel" ? DISCARD : step;
}

export function Status({ shown }: { shown: Shown }) {
  const { view } = shown;
  const { mine, decision } = usePlay();
  const now = stepNow(shown, decision.value?.kind);
  const side: Side = view.phase === "humans" ? "humans" : "zombies";
  const own = mine.value.length === 1 && sideOf(view, view.seat) === side;
  if (view.outcome) return <Over view={view} />;
  return (
    <section class={`zk-status ${side}`} aria-labelledby="zk-phase">
      <h2 id="zk-phase">
        <span class="zk-round">{say("counter-round.count", { count: view.round })}</span>
        <span class={`zk-phase ${own ? "own" : ""}`}>
          <Sign name={side} /> {say(own ? "page-zombiaki-your-phase" : `phase-${side}`)}
        </span>
      </h2>
      <ol class="zk-steps">
        {STEPS[side].map((step) => (
          <li key={step} class={step === now ? "now" : ""} aria-current={step === now ? "step" : undefined}>
            {say(step === DISCARD ? "page-zombiaki-step-discard" : `step-${step}`)}
          </li>
        ))}
      </ol>
      {view.terror && (
        <p class="zk-pending">
          <Sign name="terror" /> {say("page-zombiaki-terror")}
        </p>
      )}
      {view.resolving && (
        <p class="zk-pending">
          <Sign name={view.resolving} /> {say("resolving", { card: nameOf("card", view.resolving) })}
        </p>
      )}
    </section>
  );
}

function Over({ view }: { view: View }) {
  const ending = view.outcome!.ending === "dawn" ? "dawn" : "crossed";
  return (
    <section class={`zk-status ${ending === "dawn" ? "humans" : "zombies"}`} aria-labelledby="zk-phase">
      <h2 id="zk-phase">
        <span class="zk-round">{say("counter-round.count", { count: view.round })}</span>
        <span class="zk-phase">{say(`ending-${ending}`)}</span>
      </h2>
    </section>
  );
}
