/** What the players are asked to agree to: an undo, a pause, a rematch, somebody who takes over a seat. */

import { useEffect } from "preact/hooks";
import { callOut } from "../parts/announcer";
import { say, together } from "../words/language";
import type { Sitting } from "./sitting";

export function Asked({ sitting }: { sitting: Sitting }) {
  const ask = sitting.info.value?.ask;
  const you = sitting.you.value.player;
  const nameOf = (player: string) =>
    sitting.seats.value.find((seat) => seat.player === player)?.name ??
    sitting.seats.value.find((seat) => seat.kept === player)?.kept_name ??
    "?";
  const mine = ask?.player === you;
  const wanted = ask?.waiting.includes(you) ?? false;
  const others = ask?.waiting.filter((player) => player !== you) ?? [];
  const words = ask
    ? say(mine ? `page-you-ask-${ask.matter}` : `page-asks-${ask.matter}`, {
        name: ask.name,
        place: ask.number + 1,
      })
    : "";
  useEffect(() => {
    if (wanted) callOut(words);
  }, [wanted, words]);
  if (!ask) return null;
  return (
    <section class="asked" aria-label={say("page-asked")}>
      <p>
        {words} {wanted && <span class="faint">{say("page-waiting-for-you")}</span>}{" "}
        {others.length > 0 && (
          <span class="faint">{say("page-waiting-for", { names: together(others.map(nameOf)) })}</span>
        )}
      </p>
      <div class="answers">
        {wanted && (
          <button type="button" class="primary" onClick={() => void sitting.attempt({ do: "agree" })}>
            {say("page-agree")}
          </button>
        )}
        {(wanted || mine) && (
          <button type="button" onClick={() => void sitting.attempt({ do: "decline" })}>
            {say(mine ? "page-take-back" : "page-decline")}
          </button>
        )}
      </div>
    </section>
  );
}
