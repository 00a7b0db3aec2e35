/** The Supply: the basic piles and the ten of the Combat set, with what they cost and how many are left. */

import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Tile } from "./Card";
import { combatCards, frameOf } from "./catalogue";
import { laidOut } from "./groups";
import { pileWishes } from "./position";
import { Trash } from "./Trash";
import type { PileView, View } from "./types";

export function Supply({ view }: { view: View }) {
  const combat = new Set(combatCards.value);
  const basic = view.supply.filter((pile) => !combat.has(pile.card)).sort(byRow);
  const sets = laidOut(view.supply.filter((pile) => combat.has(pile.card)));
  return (
    <section class="zn-supply" data-roving="" aria-labelledby="zn-supply">
      <h2 id="zn-supply" class="unseen">
        {say("zone-supply")}
      </h2>
      <ul class="zn-basic">
        {basic.map((pile) => (
          <Pile key={pile.card} pile={pile} />
        ))}
        <li>
          <Trash cards={view.trash} />
        </li>
      </ul>
      <ul class="zn-combat">
        {sets.map((pile) => (
          <Pile key={pile.card} pile={pile} />
        ))}
      </ul>
    </section>
  );
}

/** What is worth nothing good lies beside the Aim cards, so that the Victory cards have a row to themselves. */
function byRow(one: PileView, other: PileView): number {
  return Number(frameOf(one.card) === "victory") - Number(frameOf(other.card) === "victory");
}

function Pile({ pile: { card, cost, count } }: { pile: PileView }) {
  return (
    <li>
      <Thing
        wishes={pileWishes(card)}
        label={say("page-zombinion-pile", { card: nameOf("card", card), cost, count })}
        class={`zn-thing zn-pile ${count ? "" : "sold-out"}`}
        spot={`supply:${card}`}
        about={[cardNamed(card)]}
      >
        <Tile card={card} count={count} when={false} />
        {!count && <span class="zn-sold">{say("page-zombinion-sold-out")}</span>}
      </Thing>
    </li>
  );
}
