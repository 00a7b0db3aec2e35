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
  children?: ComponentChildren;
}

/** Cards of one kind side by side; of wounds that can be kept each is an answer. */
export function OpenRow({ title, family, cards, Art, frameOf, children }: OpenRowProps) {
  return (
    <div class="city-open-row">
      {title && <h2>{title}</h2>}
      {children}
      {cards.length > 0 && <OpenList family={family} cards={cards} Art={Art} frameOf={frameOf} />}
    </div>
  );
}

export function OpenList({ family, cards, Art, frameOf }: Omit<OpenRowProps, "title" | "children">) {
  const decision = usePlay().decision.value;
  const keeping = family === "wound" && decision?.kind === "keep_wound";
  return (
    <ul class="city-open-cards" data-roving="">
      {cards.map((card, place) => (
        <li key={`${card} ${place}`}>
          <Thing
            wishes={keeping ? [["keep_wound", card]] : []}
            label={nameOf(family, card)}
            class={`city-open-card ${frameOf(family, card)}`}
            spot={`open:${family}:${place}`}
            about={[{ family, name: card }]}
          >
            <Art card={card} />
            <b>{nameOf(family, card)}</b>
          </Thing>
        </li>
      ))}
    </ul>
  );
}
