/** How far the night is: whose turn it is, and which step of it. */

import { Status } from "../../board/Status";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { ownSide, type Shown, type Side } from "./position";

/** The steps of a turn, by what the view calls them. */
const STEPS: Readonly<Record<Side, readonly string[]>> = {
  zombies: ["sun", "draw", "new_zombies", "move", "fight", "place", "fire"],
  heroes: ["move", "exchange", "shoot", "fight"],
};

export function Phases({ shown: { view } }: { shown: Shown }) {
  const { turn, phase, sun, active, outcome } = view;
  const round = sun > 0 ? say("counter-sun.count", { count: sun }) : "";
  if (outcome || turn === "over") return <Status class="ln-status" round={round} phase={say("turn-over")} />;
  if (turn === "set_up") return <Status class="ln-status" round={round} phase={say("turn-set_up")} />;
  const own = ownSide(view) === turn;
  const name = say(`turn-${turn}`);
  return (
    <Status
      class={`ln-status ${turn}`}
      round={round}
      phase={
        <>
          <Sign name={turn === "heroes" ? "hero" : "zombie"} /> {name}
          {active && (
            <span class="ln-active">
              {" · "}
              <span class="ln-active-name">{nameOf("hero", active)}</span>
              <span class="ln-active-short" aria-hidden="true">
                {say(`hero-${active}.short`)}
              </span>
            </span>
          )}
        </>
      }
      own={own}
      stages={STEPS[turn].map((step) => ({ name: step, words: say(`board-step-${step}`), now: step === phase }))}
    />
  );
}
