/** Dice as they lie, and the faces of one that is still to be rolled. */

import { dieFace, tenSidedDie } from "../../art/town/dice";
import { nameOf, say } from "../../words/language";
import { FACES, facesThatDo, odds, type Needed } from "./odds";

export function Thrown({ dice }: { dice: readonly number[] }) {
  return (
    <span class="city-dice-shown" aria-hidden="true">
      {dice.map((die, place) => (
        <img
          key={`${place} ${die}`}
          class="city-die"
          src={dieFace(die)}
          alt=""
          draggable={false}
          data-piece={`die ${place} ${die}`}
        />
      ))}
    </span>
  );
}

/** The event die: ten sides, and a number on the one that is on top. */
export function EventDie({ row }: { row: number }) {
  return (
    <span class="city-dice-shown ten-sided" aria-hidden="true">
      <img class="city-die" src={tenSidedDie()} alt="" draggable={false} data-piece={`die 0 ${row}`} />
      <b>{row}</b>
    </span>
  );
}

/** A die that nobody has rolled yet. */
export function Unthrown() {
  return (
    <span class="city-dice-shown unthrown" aria-hidden="true">
      <img class="city-die" src={dieFace(0)} alt="" draggable={false} />
      <b>?</b>
    </span>
  );
}

/** All faces of a die, and those of them that would do. */
export function GoodFaces({ roll }: { roll: Needed }) {
  const good = facesThatDo(roll);
  return (
    <span class="city-faces" aria-hidden="true">
      {FACES.map((face) => (
        <i key={face} class={good.includes(face) ? "does" : ""}>
          {face}
        </i>
      ))}
    </span>
  );
}

/** The same, with how likely they are. */
export function Odds({ roll }: { roll: Needed }) {
  return (
    <span class="city-odds">
      <GoodFaces roll={roll} />
      <b>{say("board-odds", { share: odds(roll) })}</b>
    </span>
  );
}

/** What is added to a die, with its sign. */
export function signed(bonus: number): string {
  return `${bonus < 0 ? "−" : "+"}${Math.abs(bonus)}`;
}

/** The cards from which a bonus comes. */
export function Sources({ by }: { by: readonly string[] }) {
  return by.length ? <span class="city-sources">{by.map((card) => nameOf("card", card)).join(", ")}</span> : null;
}
