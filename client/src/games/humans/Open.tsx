/** Cards that lie open over the map: those of a capture, and wounds of which one is kept. */

import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { infoOf } from "./catalogue";
import type { View } from "./types";
import "./open.css";

export function OpenCards({ view }: { view: View }) {
  const { attempt, wounded, wounds_drawn: wounds, players, active, resolving } = view;
  const captures = attempt?.drawn ?? [];
  if (!captures.length && !wounds.length && !resolving.length) return null;
  const name = players[wounds.length ? wounded : active]?.name ?? "";
  return (
    <section class="hu-open" aria-labelledby="hu-open">
      {resolving.length > 0 && (
        <Row
          title={say("board-card-played")}
          family="card"
          cards={resolving}
          id={captures.length || wounds.length ? "" : "hu-open"}
        />
      )}
      {captures.length > 0 && (
        <Row
          title={say("board-captures", { name })}
          family="capture"
          cards={captures}
          id={wounds.length ? "" : "hu-open"}
        />
      )}
      {wounds.length > 0 && <Row title={say("board-wounds", { name })} family="wound" cards={wounds} id="hu-open" />}
    </section>
  );
}

interface RowProps {
  id: string;
  title: string;
  family: string;
  cards: readonly string[];
}

/** Cards of one kind side by side; of wounds that can be kept each is an answer. */
function Row({ id, title, family, cards }: RowProps) {
  const decision = usePlay().decision.value;
  const keeping = family === "wound" && decision?.kind === "keep_wound";
  return (
    <div class="hu-open-row">
      <h2 id={id || undefined}>{title}</h2>
      <ul data-roving="">
        {cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <Thing
              wishes={keeping ? [["keep_wound", card]] : []}
              label={nameOf(family, card)}
              class={`hu-open-card ${frameOf(family, card)}`}
              spot={`open:${family}:${place}`}
              about={[{ family, name: card }]}
            >
              <Art card={card} />
              <b>{nameOf(family, card)}</b>
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colour of a card's band, by what it is. */
function frameOf(family: string, card: string): string {
  return `hu-of-${family === "card" ? (infoOf(card)?.weapon ? "weapon" : "event") : family}`;
}
