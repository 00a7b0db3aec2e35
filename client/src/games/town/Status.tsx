/** Whose turn it is, which step of it, and which round; and what is left to come. */

import type { ComponentType } from "preact";
import { usePlay } from "../../board/play";
import { Status } from "../../board/Status";
import { nameOf, say } from "../../words/language";
import "./status.css";

/** What a game knows of its turns. */
interface Turn {
  seat: number | null;
  phase: string;
  round: number;
  active: number;
  players: readonly { name: string }[];
  outcome: unknown;
}

interface TurnStatusProps {
  view: Turn;
  /** The steps of a turn. */
  steps: readonly string[];
  Sign: ComponentType<{ name: string }>;
}

export function TurnStatus({ view, steps, Sign }: TurnStatusProps) {
  const { mine } = usePlay();
  const own = mine.value.length === 1 && view.seat === view.active && !view.outcome;
  const inTurn = steps.includes(view.phase);
  return (
    <Status
      class="city-status"
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

function whose({ active, players, phase }: Turn, inTurn: boolean): string {
  const name = players[active]?.name;
  return inTurn && name ? name : nameOf("phase", phase);
}

/** What is left to come: counters by their names. */
export function Supply({ counts }: { counts: readonly (readonly [name: string, count: number])[] }) {
  return (
    <ul class="city-supply">
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
