/** The last roll, as it lies on the table: dice, what is added, what was needed; and how likely it would be again. */

import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { nameOf, say } from "../../words/language";
import { EventDie, Sources, Thrown } from "../town/Faces";
import { missing } from "../town/odds";
import { Needed, rollWords, Steps, sum } from "../town/Rolled";
import type { View } from "./types";
import "../town/dice.css";

export function Dice({ view }: { view: View }) {
  const { roll, left, allowance, phase } = view;
  // Who is asked reads in the question how many are left.
  const asked = usePlay().decision.value !== null;
  if (!roll) return null;
  const short = missing(roll);
  const look = roll.need > 0 ? (short ? "short" : "enough") : "";
  const walking = phase === "move" && roll.what === "move";
  return (
    <section class={`city-dice ${look}`} aria-label={rollWords(view, roll)}>
      {roll.what === "event" ? <EventDie row={roll.total} /> : <Thrown dice={roll.dice} />}
      <div class="city-dice-words" aria-hidden="true">
        {roll.what !== "event" && (
          <>
            <b class="city-total">
              {roll.bonus !== 0 && <span class="city-sum">{sum(roll)}</span>} {roll.total || ""}
            </b>
            <span>{nameOf("roll", roll.what)}</span>
          </>
        )}
        <Sources by={roll.by} />
        {walking && allowance !== roll.total && <span class="city-allowance">→ {allowance}</span>}
        {phase === "move" && left > 0 && (
          <span class={`city-remaining ${asked ? "pips" : ""}`}>
            {!asked && say("counter-steps.count", { count: left })} <Steps left={left} of={allowance} />
          </span>
        )}
        {phase === "zombies" && left > 0 && !asked && (
          <span class="city-remaining">{say("counter-to_move.count", { count: left })}</span>
        )}
        {roll.need > 0 && <Needed roll={roll} coming={view.coming} />}
      </div>
      {roll.what === "event" && <Row row={String(roll.total)} />}
    </section>
  );
}

/** What the event die has brought, which can be explained. */
function Row({ row }: { row: string }) {
  const name = nameOf("row", row);
  return (
    <Thing wishes={[]} label={name} class="city-told" about={[{ family: "row", name: row }]}>
      {name}
    </Thing>
  );
}
