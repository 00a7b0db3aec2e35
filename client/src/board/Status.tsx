/** How far the game is: the round, whose phase it is, which stage of it, and what hangs over it. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./status.css";

interface StatusProps {
  /** Its colour, `--side`, comes from here. */
  class?: string;
  /** Which round or turn. */
  round: string;
  /** Whose phase, or how it ended. */
  phase: ComponentChildren;
  /** Whether that is this person's own. */
  own?: boolean;
  stages?: readonly Stage[];
  pending?: readonly Pending[];
}

interface Stage {
  name: string;
  words: string;
  now: boolean;
}

interface Pending {
  name: string;
  words: ComponentChildren;
}

/** Where there is little room only the present stage is seen. */
export function Status({ class: look = "", round, phase, own = false, stages = [], pending = [] }: StatusProps) {
  const title = useId();
  return (
    <section class={`board-status ${look}`} aria-labelledby={title}>
      <h2 id={title} class="status-title">
        <span class="status-round">{round}</span>
        <span class={`status-phase ${own ? "own" : ""}`}>{phase}</span>
      </h2>
      {stages.length > 0 && (
        <ol class="status-stages">
          {stages.map(({ name, words, now }) => (
            <li key={name} class={now ? "now" : ""} aria-current={now ? "step" : undefined}>
              {words}
            </li>
          ))}
        </ol>
      )}
      {pending.map(({ name, words }) => (
        <p key={name} class="status-pending">
          {words}
        </p>
      ))}
    </section>
  );
}
