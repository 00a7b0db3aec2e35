/** Whose turn it is, which step of it, and which round; and what is left of tiles and zombies. */

import { usePlay } from "../../board/play";
import { Status } from "../../board/Status";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import type { Shown } from "./position";
import type { View } from "./types";
import "./status.css";

export function TurnStatus({ shown: { view } }: { shown: Shown }) {
  const { mine } = usePlay();
  const own = mine.value.length === 1 && view.seat === view.active && !view.outcome;
  const steps = catalogue.value?.phases[view.options.variant] ?? [];
  const inTurn = steps.includes(view.phase);
  return (
    <Status
      class="zs-status"
      // While the city is built the first round is still to come.
      round={view.round > 0 ? say("counter-round.count", { count: view.round }) : ""}
      phase={
        <>
          <Sign name={view.phase} /> {own && inTurn ? say("board-your-turn") : whose(view, inTurn)}
        </>
      }
      own={own}
      stages={
        inTurn ? steps.map((phase) => ({ name: phase, words: nameOf("phase", phase), now: phase === view.phase })) : []
      }
    />
  );
}

function whose({ active, players, phase }: View, inTurn: boolean): string {
  const name = players[active]?.name;
  return inTurn && name ? name : nameOf("phase", phase);
}

/** What is left to come. */
export function Supply({ view }: { view: View }) {
  const counts = [
    ["tiles_left", view.tiles_left],
    ["pool", view.pool],
  ] as const;
  return (
    <ul class="zs-supply">
      {counts.map(([name, count]) => (
        <li key={name}>
          <span class="unseen">{say(`counter-${name}.count`, { count })}</span>
          <b aria-hidden="true">{count}</b>
          <span aria-hidden="true">{nameOf("counter", name)}</span>
        </li>
      ))}
    </ul>
  );
}
