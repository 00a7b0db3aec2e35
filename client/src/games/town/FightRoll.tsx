/** The roll on which something turns: as it lies, or what it will need. */

import { say } from "../../words/language";
import { Odds, signed, Sources, Thrown, Unthrown } from "./Faces";
import { missing, type Needed } from "./odds";
import { rollWords, type Roll } from "./Rolled";

/** A roll that is still to come, with the cards from which its bonus is. */
export interface ComingRoll extends Needed {
  by: readonly string[];
}

/** `needs` says who or what needs it. */
export function RollToCome({ coming, needs }: { coming: ComingRoll; needs: string }) {
  return (
    <div class="city-fight-roll">
      <Unthrown />
      {coming.bonus !== 0 && <Bonus bonus={coming.bonus} by={coming.by} />}
      <p class="city-fight-need">
        <span>{needs}</span>
        <b>{say("fight-or-more", { count: coming.need })}</b>
        <Odds roll={coming} />
      </p>
    </div>
  );
}

interface RollLyingProps {
  players: readonly { name: string }[];
  roll: Roll;
  needs: string;
}

export function RollLying({ players, roll, needs }: RollLyingProps) {
  const short = roll.total ? missing(roll) : 0;
  return (
    <div class={`city-fight-roll ${short ? "short" : ""}`}>
      <p class="unseen">{rollWords({ players }, roll)}</p>
      <Thrown dice={roll.dice} />
      {roll.bonus !== 0 && <Bonus bonus={roll.bonus} by={roll.by} />}
      {roll.total > 0 && (
        <b class="city-fight-total" aria-hidden="true">
          {roll.bonus !== 0 && <i>=</i>} {roll.total}
        </b>
      )}
      {roll.need > 0 && (
        <p class="city-fight-need" aria-hidden="true">
          <span>{needs}</span>
          <b>{say("fight-or-more", { count: roll.need })}</b>
          {short > 0 && <strong>{say("board-missing", { count: short })}</strong>}
        </p>
      )}
    </div>
  );
}

function Bonus({ bonus, by }: { bonus: number; by: readonly string[] }) {
  return (
    <span class="city-fight-bonus" aria-hidden="true">
      <b>{signed(bonus)}</b>
      <Sources by={by} />
    </span>
  );
}
