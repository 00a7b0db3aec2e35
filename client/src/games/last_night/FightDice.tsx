/** Dice of one side as they lie, the highest of them lit; before the roll as many blank ones. */

import { dieFace } from "../../art/town/dice";

interface FightDiceProps {
  dice: readonly number[];
  /** How many are rolled. */
  count: number;
  label: string;
  dead?: boolean;
}

export function FightDice({ dice, count, label, dead = false }: FightDiceProps) {
  const highest = Math.max(...dice);
  const shown = dice.length ? dice : Array.from({ length: count }, () => 0);
  return (
    <span class={`ln-fight-dice ${dead ? "dead" : ""} ${dice.length ? "" : "unthrown"}`}>
      {dice.length > 0 && (
        <span class="unseen">
          {label}: {dice.join(", ")}
        </span>
      )}
      {shown.map((die, place) => (
        <img
          key={`${place} ${die}`}
          class={die && die === highest ? "highest" : ""}
          src={dieFace(die)}
          width="64"
          height="64"
          alt=""
          draggable={false}
        />
      ))}
    </span>
  );
}
