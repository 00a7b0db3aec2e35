/** The cards of Zombinion: a band in the colour of the kind, with cost and name, a picture, and a text. */

import { Fragment } from "preact";
import { cardFaces, WhenLine } from "../../board/cardFaces";
import { LargeCard } from "../../board/LargeCard";
import type { Subject } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { frameOf, infoOf } from "./catalogue";
import { instructions, sorted, stackWords } from "./groups";
import outlines from "./icons.json?icons";
import { pictures } from "./pictures/pictures";
import "./cards.css";
import "./tiles.css";

/** What a card does, its pluses first. */
function Text({ card }: { card: string }) {
  const { pluses, rest } = instructions(say(`card-${card}.text`));
  return (
    <>
      {pluses.map((plus) => (
        <Fragment key={plus}>
          <b>{plus}</b>{" "}
        </Fragment>
      ))}
      {rest && <span>{rest}</span>}
    </>
  );
}

function Cost({ card }: { card: string }) {
  return (
    <span class="card-cost">
      <span class="unseen">{say("counter-cost")} </span>
      {infoOf(card)?.cost}
    </span>
  );
}

/** How long a text may be to be set large, and from where on it is set small. */
const SHORT = 50;
const LONG = 150;
const LONG_NAME = 15;

/** A card as one looks at it closely. It is as wide as there is room, and its writing grows with it. */
export function Large({ subject: { name: card } }: { subject: Subject }) {
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
      when={<WhenLine card={card} />}
      size={length < SHORT ? "short" : length > LONG ? "long" : undefined}
    />
  );
}

export function Back() {
  return (
    <span class="zn-back" aria-hidden="true">
      <Sign name="back" />
    </span>
  );
}

export const { Sign, Art, Chip, Tile, Face, CardList } = cardFaces({
  outlines,
  picture: (card) => pictures[card],
  frame: (card) => `zn-${frameOf(card)}`,
  sign: (card) => `kind-${frameOf(card)}`,
  tile: "zn-tile",
  Marks: Cost,
  Text,
  longText: 85,
  Back,
  sorted,
  stackWords,
});
