/** The cards that somebody has in play, as small things: what each is, a touch says; a Shotgun shows its charges. */

import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import type { PawnView } from "./types";
import "./items.css";

/** The one card that is counted down while it is in play. */
const LOADED = "hey_look_a_shotgun";

interface ItemsProps {
  pawn: Pick<PawnView, "seat" | "in_play" | "charges">;
  again?: boolean;
}

/** Items as parts of a list. Where they stand twice, only those of the panel are what flies there and away. */
export function Items({ pawn: { seat, in_play, charges }, again = false }: ItemsProps) {
  const own = usePlay().decision.value?.seat === seat;
  return (
    <>
      {in_play.map((card) => (
        <li key={card}>
          <Thing
            wishes={own ? [["use", card]] : []}
            label={`${nameOf("card", card)}${shotsLeft(card, charges)}`}
            class="city-item"
            {...(again ? {} : { spot: `item:${seat}:${card}` })}
            about={[cardNamed(card)]}
          >
            <Sign name={card} />
            <span class="city-item-name">{nameOf("card", card)}</span>
            {card === LOADED && <b>×{charges}</b>}
          </Thing>
        </li>
      ))}
    </>
  );
}

function shotsLeft(card: string, charges: number): string {
  return card === LOADED ? `, ${say("counter-charges.count", { count: charges })}` : "";
}
