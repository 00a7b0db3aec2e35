/** A roll as it lies on the table: what is added, what was needed, and how likely it would be again. */

import { nameOf, say } from "../../words/language";
import { Odds, signed } from "./Faces";
import { missing, type Needed as ToReach } from "./odds";

/** What was rolled, for what, and what it comes to. */
export interface Roll {
  what: string;
  seat: number;
  dice: readonly number[];
  bonus: number;
  total: number;
  need: number;
  by: readonly string[];
}

/** More steps than these are a number alone. */
const MOST_STEPS = 12;

/** The steps of a movement: those that are left are lit. */
export function Steps({ left, of }: { left: number; of: number }) {
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
export function sum({ dice, bonus }: Pick<Roll, "dice" | "bonus">): string {
  return `${dice.join(" + ")} ${bonus > 0 ? "+" : "−"} ${Math.abs(bonus)} =`;
}

/** What had to be reached, and what is missing; `coming` is the roll that comes next, if it is another one. */
export function Needed({ roll, coming }: { roll: Roll; coming?: ToReach | null }) {
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
export function rollWords({ players }: { players: readonly { name: string }[] }, roll: Roll): string {
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
