/** What stands on the street: creatures with all that is to be known of them, and things. */

import { Art, Sign } from "./Card";
import { isDog, measureOf, printedStrength } from "./street";
import type { Creature } from "./types";
import { marksOf } from "./words";

/** A zombie or a dog. The number is its strength now; hollow dots are its wounds. */
export function CreatureFigure({ creature }: { creature: Creature }) {
  const dog = isDog(creature);
  const printed = printedStrength(creature);
  const { strength, shield, orders, netted, held } = creature;
  return (
    <span
      class={`zk-creature ${dog ? "dog" : ""} ${orders >= 0 ? "boss" : ""} ${strength < printed ? "wounded" : ""} ${netted ? "netted" : ""} ${held ? "held" : ""}`}
    >
      <span class="zk-body">
        <Art card={creature.cards[0] === "human_shield" ? "bitten" : (creature.cards[0] ?? "")} />
        {netted && <span class="zk-net" />}
      </span>
      {!dog && (
        <span class="zk-strength">
          <b>{strength}</b>
          {strength < printed && <small>/{printed}</small>}
        </span>
      )}
      {!dog && (
        <span class="zk-pips">
          {Array.from({ length: Math.min(printed, 10) }, (_, place) => (
            <i key={place} class={place < strength ? "" : "lost"} />
          ))}
        </span>
      )}
      {shield && (
        <span class="zk-shield">
          <Art card="human_shield" />
        </span>
      )}
      {orders >= 0 && (
        <span class="zk-boss">
          <Art card="boss" />
          <b>{orders}</b>
        </span>
      )}
      <span class="zk-marks">
        {marksOf(creature).map((mark) => (
          <span key={mark} class={`zk-mark ${mark}`}>
            <Sign name={mark} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Where a barricade is crossed or a card would put something, it is seen in outline. */
export function ThingFigure({ thing }: { thing: string }) {
  const measured = measureOf(thing);
  return (
    <span class={`zk-thing-figure ${measured?.measure ?? thing}`}>
      <Art card={thing} />
      {measured && <b>{measured.size}</b>}
    </span>
  );
}
