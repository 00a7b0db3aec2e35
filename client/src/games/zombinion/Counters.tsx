import { usePlay } from "../../board/play";
import { say } from "../../words/language";
import { Sign } from "./Card";
import type { View } from "./types";

const COUNTERS = ["actions", "targets", "shots"] as const;

/** Whose turn it is, its phase, and what is left of Actions, Targets and Shots. */
export function Counters({ view }: { view: View }) {
  const { seats, mine } = usePlay();
  const name = seats.value[view.active]?.name || view.hunters[view.active]?.name || "";
  const own = view.active === view.seat && mine.value.length === 1;
  return (
    <section class="zn-counters" aria-labelledby="zn-turn">
      <h2 id="zn-turn">
        <span class="zn-phase">{say(`phase-${view.phase}`)}</span>
        <span class={`zn-whose ${own ? "own" : ""}`}>
          {own ? say("page-zombinion-your-turn") : say("page-zombinion-turn-of", { name })}
        </span>
      </h2>
      <ul>
        {COUNTERS.map((counter) => (
          <li key={counter} class={`zn-counter ${counter} ${view[counter] ? "" : "none"}`}>
            <Sign name={counter} />
            <span class="unseen">{say(`counter-${counter}.count`, { count: view[counter] })}</span>
            <b aria-hidden="true">{view[counter]}</b>
            <span class="zn-counter-name" aria-hidden="true">
              {say(`counter-${counter}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
