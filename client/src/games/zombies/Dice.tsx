/** The last roll, as it lies on the table: dice, what is added, what was needed; and how likely it would be again. */

import { dieFace } from "../../art/town/dice";
import { nameOf, say } from "../../words/language";
import { FACES, facesThatDo, missing, odds } from "./odds";
import type { Roll, View } from "./types";
import "./dice.css";

export function Dice({ view }: { view: View }) {
  const { roll, left, phase } = view;
  if (!roll) return null;
  const short = missing(roll);
  const look = roll.need > 0 ? (short ? "short" : "enough") : "";
  return (
    <section class={`zs-dice ${look}`} aria-label={rollWords(view, roll)}>
      <span class="zs-dice-shown" aria-hidden="true">
        {roll.dice.map((die, place) => (
          <img
            key={`${place} ${die}`}
            class="zs-die"
            src={dieFace(die)}
            alt=""
            draggable={false}
            data-piece={`die ${place} ${die}`}
          />
        ))}
      </span>
      <div class="zs-dice-words" aria-hidden="true">
        <b class="zs-total">
          {roll.bonus !== 0 && <span class="zs-sum">{sum(roll)}</span>} {roll.total}
        </b>
        <span>{nameOf("roll", roll.what)}</span>
        {phase === "move" && left > 0 && (
          <span class="zs-remaining">{say("counter-steps.count", { count: left })}</span>
        )}
        {phase === "zombies" && left > 0 && (
          <span class="zs-remaining">{say("counter-to_move.count", { count: left })}</span>
        )}
        {roll.need > 0 && <Needed roll={roll} />}
      </div>
    </section>
  );
}

/** “4 + 2 =”. */
function sum({ dice, bonus }: Roll): string {
  return `${dice.join(" + ")} ${bonus > 0 ? "+" : "−"} ${Math.abs(bonus)} =`;
}

function Needed({ roll }: { roll: Roll }) {
  const short = missing(roll);
  const good = facesThatDo(roll);
  return (
    <>
      <span class="zs-need">{say("board-need", { count: roll.need })}</span>
      {short > 0 && <strong class="zs-missing">{say("board-missing", { count: short })}</strong>}
      <span class="zs-odds">
        {FACES.map((face) => (
          <i key={face} class={good.includes(face) ? "does" : ""}>
            {face}
          </i>
        ))}
        <b>{say("board-odds", { share: odds(roll) })}</b>
      </span>
    </>
  );
}

/** A roll in words. */
function rollWords({ players }: View, roll: Roll): string {
  const short = missing(roll);
  const told = [
    players[roll.seat]?.name,
    nameOf("roll", roll.what),
    roll.bonus ? `${sum(roll)} ${roll.total}` : roll.dice.join(", "),
    roll.need > 0 && say("board-need", { count: roll.need }),
    short > 0 && say("board-missing", { count: short }),
  ];
  return told.filter(Boolean).join(", ");
}
