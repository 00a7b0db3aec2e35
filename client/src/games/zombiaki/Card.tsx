/** The cards of Zombiaki!: a band in the colour of the group, with name and power, a picture, and a text. */

import { cardFaces, WhenLine } from "../../board/cardFaces";
import { LargeCard } from "../../board/LargeCard";
import { Outline } from "../../parts/Icon";
import { wordsOf, type Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { infoOf, sorted } from "./catalogue";
import type { CardInfo } from "./types";
import outlines from "./icons.json?icons";
import { pictures } from "./pictures/pictures";
import "./cards.css";

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

/** Pieces look like a card that brings them. */
const BRINGS: Record<string, string | undefined> = { zombie: "zombie_3", fire: "street_fire" };

/** A card or a piece as one looks at it closely. It is as wide as there is room, and its writing grows with it. */
export function Large({ subject }: { subject: Subject }) {
  const { name, kind, text = "" } = wordsOf(subject);
  const card = subject.family === "card" ? subject.name : null;
  const look = card ?? BRINGS[subject.name] ?? "";
  const info = card === null ? undefined : infoOf(card);
  const flavour = find(`card-${card}.flavour`) ?? find(`card-${card}.flavor`);
  return (
    <LargeCard
      frame={`zk-of-${frameOf(look)}`}
      title={
        <>
          <span>{name}</span> {card && <Dots card={card} />}
        </>
      }
      art={<Painted card={look} />}
      kind={
        <>
          {card && <Sign name={info?.lasting ? "lasting" : "instant"} />} {kind}
          {info?.aimed && <Sign name="aimed" />}
        </>
      }
      text={
        <>
          <span>{text}</span>
          {flavour && <em>{flavour}</em>}
        </>
      }
      when={card && <WhenLine card={card} />}
      size={text.length > LONG ? "long" : undefined}
    />
  );
}

/** What a card is on the street and in a question: an outline. */
export function Art({ card }: { card: string }) {
  return <Outline path={outlines[card] ?? ""} class="card-figure" />;
}

const { Art: Painted, ...faces } = cardFaces({
  outlines,
  picture: (card) => pictures[card],
  frame: (card) => `zk-of-${frameOf(card)}`,
  sign: (card) => (infoOf(card)?.lasting ? "lasting" : "instant"),
  tile: "zk-tile",
  Marks: Dots,
  longText: 90,
  sorted,
  stackWords: ({ card, count }) => say("page-zombiaki-stack", { card: nameOf("card", card), count }),
});

export const { Sign, Tile, Face, CardList } = faces;
