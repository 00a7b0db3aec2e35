/** The cards of Zombiaki!: a frame for each group, an icon, name, power and text. */

import { LargeCard } from "../../board/LargeCard";
import { Outline } from "../../parts/Icon";
import { find, nameOf, say } from "../../words/language";
import { infoOf } from "./catalogue";
import type { CardInfo } from "./types";
import outlines from "./icons.json?icons";
import "./cards.css";

/** A sign of this game. */
export function Sign({ name }: { name: string }) {
  return <Outline path={outlines[name] ?? ""} />;
}

/** The picture of a card, or of what it is on the street. */
export function Art({ card }: { card: string }) {
  if (card === "zombie_5") return <TwoInOne />;
  return <Outline path={outlines[card] ?? ""} class="card-figure" />;
}

/** The strongest of them has room for two. */
function TwoInOne() {
  return (
    <svg class="card-figure" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {[-95, 95].map((right) => (
        <path
          key={right}
          fill="currentColor"
          transform={`translate(${25 + right} 25) scale(.9)`}
          d={outlines.zombie_3}
        />
      ))}
    </svg>
  );
}

/** The group of cards that a card looks like. */
function frameOf(card: string): CardInfo["group"] {
  return infoOf(card)?.group ?? "trick";
}

/** Dots for strength, power, height or depth, as on a printed card. */
function Dots({ card }: { card: string }) {
  const power = infoOf(card)?.power ?? 0;
  if (!power) return null;
  return (
    <span class="zk-dots">
      {Array.from({ length: power }, (_, place) => (
        <i key={place} />
      ))}
    </span>
  );
}

/** From so many letters on a text is set small. */
const LONG = 150;
const LONG_BRIEF = 90;

/** A card as one looks at it closely. It is as wide as there is room, and its writing grows with it. */
export function Card({ card }: { card: string }) {
  const info = infoOf(card);
  const text = say(`card-${card}.text`);
  const flavour = find(`card-${card}.flavour`) ?? find(`card-${card}.flavor`);
  return (
    <LargeCard
      frame={`zk-of-${frameOf(card)}`}
      title={
        <>
          <span>{nameOf("card", card)}</span> <Dots card={card} />
        </>
      }
      art={<Art card={card} />}
      kind={
        <>
          <Sign name={info?.lasting ? "lasting" : "instant"} /> {find(`card-${card}.kind`)}
          {info?.aimed && <Sign name="aimed" />}
        </>
      }
      text={
        <>
          <span>{text}</span>
          {flavour && <em>{flavour}</em>}
        </>
      }
      size={text.length > LONG ? "long" : undefined}
    />
  );
}

/** A card in a hand: what one must know to choose it. Whatever it stands in has its words. */
export function Tile({ card }: { card: string }) {
  const name = nameOf("card", card);
  const letters = Math.max(...name.split(" ").map((word) => word.length));
  const text = find(`card-${card}.text`) ?? "";
  return (
    <span class={`zk-tile zk-of-${frameOf(card)}`} aria-hidden="true">
      <span class="card-name" style={{ "--letters": letters }}>
        {name}
      </span>
      <span class="card-art">
        <Art card={card} />
      </span>
      <Dots card={card} />
      <span class={`zk-brief ${text.length > LONG_BRIEF ? "long" : ""}`}>{text}</span>
    </span>
  );
}

/** A card in a word: its sign and name, and how many. Whatever it stands in has its words. */
export function Chip({ card, count = 1 }: { card: string; count?: number }) {
  return (
    <span class={`card-chip zk-of-${frameOf(card)}`} aria-hidden="true">
      <Art card={card} />
      <span class="card-name">{nameOf("card", card)}</span>
      {count > 1 && <b>×{count}</b>}
    </span>
  );
}

/** A card in flight: 72 by 100 pixels. Nothing is hidden in this game, so there is always a face. */
export function Face({ card }: { card: string | null }) {
  if (card === null) return null;
  return (
    <span class={`card-face zk-of-${frameOf(card)}`}>
      <Art card={card} />
      <span class="card-name">{nameOf("card", card)}</span>
    </span>
  );
}
