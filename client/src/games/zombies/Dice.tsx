/** The last roll, as it lies on the table: dice, what is added, what was needed; and how likely it would be again. */

import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { nameOf, say } from "../../words/language";
import { EventDie, Odds, signed, Sources, Thrown } from "../town/Faces";
import { missing } from "../town/odds";
import type { Roll, View } from "./types";
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
        {roll.need > 0 && <Needed view={view} roll={roll} />}
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

/** More steps than these are a number alone. */
const MOST_STEPS = 12;

/** The steps of a movement: those that are left are lit. */
function Steps({ left, of }: { left: number; of: number }) {
  if (of > MOST_STEPS || of < left) return null;
  return (
    <span class="city-steps">
      {Array.from({ length: of }, (_, place) => (
        <i key={place} class={place < of - left ? "" : "left"} />
      ))}
    </span>
  );
}

/** “4 + 2 =”. */
function sum({ dice, bonus }: Roll): string {
  return `${dice.join(" + ")} ${bonus > 0 ? "+" : "−"} ${Math.abs(bonus)} =`;
}

function Needed({ view: { coming }, roll }: { view: View; roll: Roll }) {
  const short = missing(roll);
  return (
    <>
      <span class="city-need">{say("board-need", { count: roll.need })}</span>
      {short > 0 && <strong class="city-missing">{say("board-missing", { count: short })}</strong>}
      <Odds roll={coming ?? roll} />
    </>
  );
}

/** A roll in words. */
export function rollWords({ players }: Pick<View, "players">, roll: Roll): string {
  const short = missing(roll);
  const told = [
    players[roll.seat]?.name,
    nameOf("roll", roll.what),
    roll.bonus ? `${sum(roll)} ${roll.total}` : roll.dice.join(", "),
    roll.bonus !== 0 &&
      roll.by.length > 0 &&
      `${signed(roll.bonus)} ${roll.by.map((card) => nameOf("card", card)).join(", ")}`,
    roll.need > 0 && say("board-need", { count: roll.need }),
    roll.total > 0 && short > 0 && say("board-missing", { count: short }),
  ];
  return told.filter(Boolean).join(", ");
}
