/** The cards of Zombinion: one frame for each kind, an icon, name, cost and text. */

import { LargeCard } from "../../board/LargeCard";
import { Outline } from "../../parts/Icon";
import { nameOf, say } from "../../words/language";
import { frameOf, infoOf } from "./catalogue";
import { instructions } from "./groups";
import outlines from "./icons.json?icons";
import "./cards.css";

/** A sign of this game: a counter, a zone, a kind of card. */
export function Sign({ name }: { name: string }) {
  return <Outline path={outlines[name] ?? ""} />;
}

type Figure = readonly [x: number, y: number, scale: number, opacity: number];

/** Hordes are drawn as several figures, the farthest first. */
const HORDES: Record<string, readonly Figure[] | undefined> = {
  many_zombies: [
    [-40, 130, 0.66, 0.55],
    [214, 130, 0.66, 0.55],
    [75, 110, 0.78, 1],
  ],
  many_more_zombies: [
    [-70, 60, 0.55, 0.4],
    [115, 30, 0.55, 0.4],
    [300, 60, 0.55, 0.4],
    [-20, 180, 0.64, 0.65],
    [206, 180, 0.64, 0.65],
    [85, 190, 0.66, 1],
  ],
};

/** The picture of a card. */
export function Art({ card }: { card: string }) {
  const horde = HORDES[card];
  if (!horde) return <Outline path={outlines[card] ?? ""} class="card-figure" />;
  return (
    <svg class="card-figure" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {horde.map(([x, y, scale, opacity]) => (
        <path
          key={`${x} ${y}`}
          fill="currentColor"
          opacity={opacity}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d={outlines.zombie}
        />
      ))}
    </svg>
  );
}

/** What a card does, its pluses first. */
function Text({ card }: { card: string }) {
  const { pluses, rest } = instructions(say(`card-${card}.text`));
  return (
    <>
      {pluses.map((plus) => (
        <b key={plus}>{plus}</b>
      ))}
      {rest && <span>{rest}</span>}
    </>
  );
}

function Cost({ card }: { card: string }) {
  return (
    <span class="zn-cost">
      <span class="unseen">{say("counter-cost")} </span>
      {infoOf(card)?.cost}
    </span>
  );
}

/** How long a text may be to be set large, and from where on it is set small. */
const SHORT = 50;
const LONG = 150;
const LONG_NAME = 15;
/** From so many letters on a text is set small on a tile. */
const LONG_BRIEF = 105;

/** A card as one looks at it closely. It is as wide as there is room, and its writing grows with it. */
export function Card({ card }: { card: string }) {
  const name = nameOf("card", card);
  const length = say(`card-${card}.text`).length;
  return (
    <LargeCard
      frame={`zn-${frameOf(card)}`}
      title={
        <>
          <Cost card={card} /> <span>{name}</span>
        </>
      }
      longTitle={name.length > LONG_NAME}
      art={<Art card={card} />}
      kind={
        <>
          <Sign name={`kind-${frameOf(card)}`} /> {say(`card-${card}.kind`)}
        </>
      }
      text={<Text card={card} />}
      size={length < SHORT ? "short" : length > LONG ? "long" : undefined}
    />
  );
}

interface TileProps {
  card: string;
  /** How many there are; shown when there is something to say. */
  count?: number | undefined;
  chosen?: boolean;
}

/** A card in the hand or on a pile: what one must know to choose it. Whatever it stands in has its words. */
export function Tile({ card, count, chosen = false }: TileProps) {
  const name = nameOf("card", card);
  const letters = Math.max(...name.split(" ").map((word) => word.length));
  const long = say(`card-${card}.text`).length > LONG_BRIEF;
  return (
    <span class={`zn-tile zn-${frameOf(card)} ${chosen ? "chosen" : ""}`} aria-hidden="true">
      <Cost card={card} />
      <span class="card-name" style={{ "--letters": letters }}>
        {name}
      </span>
      <span class="card-art">
        <Art card={card} />
      </span>
      <span class={`zn-brief ${long ? "long" : ""}`}>
        <Text card={card} />
      </span>
      <span class="zn-kind">
        <Sign name={`kind-${frameOf(card)}`} />
      </span>
      {count !== undefined && <span class="zn-count">{count}</span>}
      {chosen && (
        <span class="zn-tick">
          <Sign name="chosen" />
        </span>
      )}
    </span>
  );
}

/** A card in a word: its sign and name, and how many. Whatever it stands in has its words. */
export function Chip({ card, count = 1 }: { card: string; count?: number }) {
  return (
    <span class={`card-chip zn-${frameOf(card)}`} aria-hidden="true">
      <Art card={card} />
      <span class="card-name">{nameOf("card", card)}</span>
      {count > 1 && <span class="zn-times">×{count}</span>}
    </span>
  );
}

export function Back() {
  return (
    <span class="zn-back" aria-hidden="true">
      <Sign name="back" />
    </span>
  );
}

/** A card in flight: 72 by 100 pixels. */
export function Face({ card }: { card: string | null }) {
  if (card === null) return <Back />;
  return (
    <span class={`card-face zn-${frameOf(card)}`}>
      <Art card={card} />
      <span class="card-name">{nameOf("card", card)}</span>
    </span>
  );
}
