/** The last roll, as it lies on the table, and the steps that are left to a horde. */

import { say, nameOf } from "../../words/language";
import { Sources, Thrown } from "../town/Faces";
import { missing } from "../town/odds";
import { Needed, rollWords, Steps, sum } from "../town/Rolled";
import type { View } from "./types";
import "../town/dice.css";

export function Dice({ view }: { view: View }) {
  const { roll, left, movement, phase } = view;
  const moving = phase === "move" && movement > 0;
  if (!roll && !moving) return null;
  const short = roll ? missing(roll) : 0;
  const look = roll && roll.need > 0 ? (short ? "short" : "enough") : "";
  const steps = moving ? say("counter-steps.count", { count: left }) : "";
  const words = [roll && rollWords(view, roll), steps].filter(Boolean).join("; ");
  return (
    <section class={`city-dice ${look}`} aria-label={words}>
      {roll && <Thrown dice={roll.dice} />}
      <div class="city-dice-words" aria-hidden="true">
        {roll && (
          <>
            <b class="city-total">
              {roll.bonus !== 0 && <span class="city-sum">{sum(roll)}</span>} {roll.total || ""}
            </b>
            <span>{nameOf("roll", roll.what)}</span>
            <Sources by={roll.by} />
            {roll.need > 0 && <Needed roll={roll} />}
          </>
        )}
        {moving && (
          <span class="city-remaining">
            {steps} <Steps left={left} of={movement} />
          </span>
        )}
      </div>
    </section>
  );
}
