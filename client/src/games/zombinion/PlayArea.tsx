/** The middle of the table: cards in play, and what is revealed, set aside or offered at the moment. */

import type { ComponentChildren } from "preact";
import { stacked } from "../../board/stacks";
import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { StackThing } from "./StackThing";
import { revealedWishes, zoneAsked } from "./position";
import type { HunterView, View } from "./types";

export function PlayArea({ view }: { view: View }) {
  const active = view.hunters[view.active];
  const inPlay = stacked(active?.in_play ?? []);
  return (
    <section class="zn-play" data-roving="" aria-labelledby="zn-play">
      <div class="zn-zone zn-in-play" data-spot="play">
        <h2 id="zn-play">{say("zone-in_play")}</h2>
        {inPlay.length ? (
          <ul>
            {inPlay.map((stack) => (
              <li key={stack.card} class={stack.card === view.resolving ? "resolving" : ""}>
                <StackThing stack={stack} wishes={[]} spot={`play:${stack.card}`} class="zn-played" />
                {stack.card === view.resolving && (
                  <span class="unseen">{say("resolving", { card: nameOf("card", stack.card) })}</span>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p class="zn-empty">{say("page-zombinion-nothing-in-play")}</p>
        )}
      </div>
      {view.hunters.map((hunter) => (
        <Shown key={hunter.seat} hunter={hunter} />
      ))}
      <Loot />
      <Cut />
    </section>
  );
}

function Zone({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="zn-zone zn-shown">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** What a hunter has revealed or set aside. */
function Shown({ hunter: { seat, name, revealed, aside } }: { hunter: HunterView }) {
  const decision = usePlay().decision.value;
  return (
    <>
      {revealed.length > 0 && (
        <Zone title={say("page-zombinion-revealed-by", { name })}>
          {stacked(revealed).map((stack) => (
            <li key={stack.card}>
              <StackThing
                stack={stack}
                wishes={revealedWishes(stack.card, seat, decision)}
                spot={`revealed:${seat}:${stack.card}`}
                class="zn-played"
              />
            </li>
          ))}
        </Zone>
      )}
      {aside.length > 0 && (
        <Zone title={say("page-zombinion-aside-by", { name })}>
          {stacked(aside).map((stack) => (
            <li key={stack.card}>
              <StackThing stack={stack} wishes={[]} spot={`aside:${seat}:${stack.card}`} class="zn-played" />
            </li>
          ))}
        </Zone>
      )}
    </>
  );
}

/** Cards just trashed that may be gained. */
function Loot() {
  const decision = usePlay().decision.value;
  if (!decision || zoneAsked(decision) !== "trash") return null;
  const offered = decision.options.flatMap(([verb, card]) => (verb === "pick" ? [String(card)] : []));
  return (
    <Zone title={say("zone-trash")}>
      {offered.map((card) => (
        <li key={card}>
          <StackThing stack={{ card, count: 1 }} wishes={[["pick", card]]} class="zn-played" />
        </li>
      ))}
    </Zone>
  );
}

/** How many cards to cut from a deck that was shuffled. */
function Cut() {
  const decision = usePlay().decision.value;
  const cuts = decision?.options.filter(([verb, count]) => verb === "cut" && count) ?? [];
  if (!decision || !cuts.length) return null;
  return (
    <Zone title={say("zone-deck")}>
      {cuts.map((option) => (
        <li key={option[1]}>
          <Thing wishes={[option]} label="" class="zn-cut">
            {option[1]}
          </Thing>
        </li>
      ))}
    </Zone>
  );
}
