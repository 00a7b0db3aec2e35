/** Whose phase it is, which stage of it, and which round; and what hangs over it. */

import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import type { Shown } from "./position";
import { sideOf, type Side } from "./street";
import type { View } from "./types";

export function Status({ shown }: { shown: Shown }) {
  const { view } = shown;
  const { mine } = usePlay();
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
      <ol class="zk-stages">
        {catalogue.value?.stages[side]?.map((stage) => (
          <li
            key={stage}
            class={stage === view.stage ? "now" : ""}
            aria-current={stage === view.stage ? "step" : undefined}
          >
            {say(`stage-${stage}`)}
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
