/** The last roll, as it lies on the table, and the steps that are left to whoever moves. */

import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { Sources, Thrown } from "../town/Faces";
import { missing } from "../town/odds";
import { Needed, rollWords, Steps, sum } from "../town/Rolled";
import { comingIn } from "./fight";
import type { View } from "./types";
import "../town/dice.css";

export function Dice({ view }: { view: View }) {
  const { roll, left, allowance, movement, phase } = view;
  // Who is asked reads in the question how many are left.
  const asked = usePlay().decision.value !== null;
  const most = movement || allowance;
  const moving = phase === "move" && most > 0;
  if (!roll && !moving) return null;
  const short = roll ? missing(roll) : 0;
  const look = roll && roll.need > 0 ? (short ? "short" : "enough") : "";
  const steps = moving ? say("counter-steps.count", { count: left }) : "";
  const walks = moving && roll?.what === "move" && allowance !== roll.total;
  return (
    <section class={`city-dice ${look}`} aria-label={[roll && rollWords(view, roll), steps].filter(Boolean).join("; ")}>
      {roll && <Thrown dice={roll.dice} />}
      <div class="city-dice-words" aria-hidden="true">
        {roll && (
          <>
            <b class="city-total">
              {roll.bonus !== 0 && <span class="city-sum">{sum(roll)}</span>} {roll.total || ""}
            </b>
            <span>{nameOf("roll", roll.what)}</span>
            <Sources by={roll.by} />
            {walks && <span class="city-allowance">→ {allowance}</span>}
          </>
        )}
        {moving && (
          <span class={`city-remaining ${asked && roll ? "pips" : ""}`}>
            {!(asked && roll) && steps} <Steps left={left} of={most} />
          </span>
        )}
        {phase === "zombies" && left > 0 && !asked && (
          <span class="city-remaining">{say("counter-to_move.count", { count: left })}</span>
        )}
        {roll && roll.need > 0 && <Needed roll={roll} coming={comingIn(view)} />}
      </div>
    </section>
  );
}
