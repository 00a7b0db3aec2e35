/** What stands on the street: creatures with all that is to be known of them, things, and fire. */

import { tallness } from "../../art/dead";
import { Figure, Token } from "../../board/Figure";
import { Sign } from "./Card";
import { dogPicture, firePicture, netPicture, thingPicture, zombiePicture } from "./drawings/pictures";
import { figureOf, measureOf, printedStrength } from "./street";
import type { Creature } from "./types";
import { marksOf } from "./words";

/** A creature. The number is its strength now, if it has any; the strength sets its height. */
export function CreatureFigure({ creature }: { creature: Creature }) {
  const { strength, orders, netted, held } = creature;
  return (
    <Figure
      class={`zk-creature ${figureOf(creature)} ${orders >= 0 ? "boss" : ""} ${netted || held ? "fast" : ""}`}
      picture={<Body creature={creature} />}
      tall={tallness(strength || 3)}
      worth={strength > 0 ? { now: strength, full: printedStrength(creature) } : undefined}
      badges={[
        ...(strength > 0 ? [] : [{ name: "dog", at: "left" as const, picture: <Sign name="dog" /> }]),
        ...(orders >= 0 ? [{ name: "orders", at: "right" as const, picture: <Orders left={orders} /> }] : []),
      ]}
      marks={marksOf(creature).map((name) => ({ name, sign: <Sign name={name} /> }))}
    />
  );
}

/** How it looks: a dog, or a zombie, behind somebody and under a net if it is. */
function Body({ creature: { number, strength, shield, netted } }: { creature: Creature }) {
  return (
    <>
      <img src={strength > 0 ? zombiePicture(number, shield) : dogPicture()} alt="" draggable={false} />
      {netted && <img class="zk-net" src={netPicture()} alt="" draggable={false} />}
    </>
  );
}

/** A creature that is about to come. */
export function NewFigure({ card, number, strength }: { card: string; number: number; strength: number }) {
  const nothing = { ordered: false, stepped: false, merged: false, held: false, netted: false, shield: false };
  return <CreatureFigure creature={{ ...nothing, number, strength, cards: [card], orders: -1 }} />;
}

/** How many orders a boss has left. */
function Orders({ left }: { left: number }) {
  return (
    <>
      <Sign name="boss" />
      <b>{left}</b>
    </>
  );
}

/** A wall, a pit, a mine: with what is measured of it. */
export function ThingFigure({ thing }: { thing: string }) {
  const measured = measureOf(thing);
  return (
    <Token
      class={`zk-thing ${thing}`}
      picture={<img src={thingPicture(thing)} alt="" draggable={false} />}
      number={measured?.size}
    />
  );
}

export function FireFigure() {
  return <Token class="zk-fire" picture={<img src={firePicture()} alt="" draggable={false} />} />;
}
