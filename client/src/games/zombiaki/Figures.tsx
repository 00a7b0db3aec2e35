/** What stands on the street: creatures with all that is to be known of them, and things. */

import { Figure, Token } from "../../board/Figure";
import { Art, Sign } from "./Card";
import { figureOf, measureOf, printedStrength } from "./street";
import type { Creature } from "./types";
import { marksOf } from "./words";

/** A creature. The number is its strength now, if it has any; hollow dots are its wounds. */
export function CreatureFigure({ creature }: { creature: Creature }) {
  const { strength, shield, orders, netted, held } = creature;
  const figure = figureOf(creature);
  return (
    <Figure
      class={`zk-creature ${figure} ${orders >= 0 ? "boss" : ""} ${netted ? "netted" : ""} ${held ? "held" : ""}`}
      picture={
        <>
          <Art card={figure} />
          {netted && <span class="zk-net" />}
        </>
      }
      worth={strength > 0 ? { now: strength, full: printedStrength(creature) } : undefined}
      badges={[
        ...(shield ? [{ name: "shield", at: "low" as const, picture: <Art card="human_shield" /> }] : []),
        ...(orders >= 0 ? [{ name: "orders", at: "high" as const, picture: <Orders left={orders} /> }] : []),
      ]}
      marks={marksOf(creature).map((name) => ({ name, sign: <Sign name={name} /> }))}
    />
  );
}

/** How many orders a boss has left. */
function Orders({ left }: { left: number }) {
  return (
    <>
      <Art card="boss" />
      <b>{left}</b>
    </>
  );
}

/** A wall, a pit, a mine: with what is measured of it. */
export function ThingFigure({ thing, middle, piece }: { thing: string; middle: boolean; piece?: string }) {
  const measured = measureOf(thing);
  return (
    <Token
      class={`zk-thing ${measured?.measure ?? thing}`}
      picture={<Art card={thing} />}
      number={measured?.size}
      middle={middle}
      piece={piece}
    />
  );
}
