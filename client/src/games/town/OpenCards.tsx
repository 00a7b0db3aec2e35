/** What lies open over the map: a capture as it goes on, its cards, wounds of which one is kept, and what is played. */

import type { ComponentChildren, ComponentType } from "preact";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { nameOf } from "../../words/language";
import "./open.css";

/** Everything that lies open now; nothing where there is none. */
export function OpenCards({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <section class="city-open" aria-label={label}>
      {children}
    </section>
  );
}

interface OpenRowProps {
  title?: string;
  family: string;
  cards: readonly string[];
  Art: ComponentType<{ card: string }>;
  /** The look of a card's frame. */
  frameOf: (family: string, card: string) => string;
  /** What is to be said of a card besides its name. */
  markOf?: (card: string) => string | undefined;
  children?: ComponentChildren;
}

/** Cards of one kind side by side; of wounds that can be kept each is an answer. */
export function OpenRow({ title, children, ...listed }: OpenRowProps) {
  return (
    <div class="city-open-row">
      {title && <h2>{title}</h2>}
      {children}
      {listed.cards.length > 0 && <OpenList {...listed} />}
    </div>
  );
}

export function OpenList({ family, cards, Art, frameOf, markOf }: Omit<OpenRowProps, "title" | "children">) {
  const decision = usePlay().decision.value;
  const keeping = family === "wound" && decision?.kind === "keep_wound";
  return (
    <ul class="city-open-cards" data-roving="">
      {cards.map((card, place) => {
        const mark = markOf?.(card);
        return (
          <li key={`${card} ${place}`}>
            <Thing
              wishes={keeping ? [["keep_wound", card]] : []}
              label={[nameOf(family, card), mark].filter(Boolean).join(", ")}
              class={`city-open-card ${frameOf(family, card)}`}
              spot={`open:${family}:${place}`}
              about={[{ family, name: card }]}
            >
              <Art card={card} />
              <b>{nameOf(family, card)}</b>
              {mark && <span class="city-open-mark">{mark}</span>}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
