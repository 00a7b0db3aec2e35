/** The cards of Zombies!!!: a band in the colour of what they are, a name, a picture, and a text. */

import { tokenPicture, deadPicture, survivorPicture } from "../../art/town/pieces";
import { tilePicture } from "../../art/town/tile";
import { cardFaces, WhenLine } from "../../board/cardFaces";
import { LargeCard } from "../../board/LargeCard";
import { wordsOf, type Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { infoOf, isTile, sorted, tileInfo } from "./catalogue";
import outlines from "./icons.json?icons";
import { pictures } from "./pictures/pictures";
import "../town/cards.css";

/** What a card looks like: something to keep, something done to somebody or somewhere, or done at once. */
function frameOf(card: string): "item" | "aimed" | "instant" {
  const info = infoOf(card);
  return info?.item ? "item" : info?.aim ? "aimed" : "instant";
}

/** From so many letters on a text is set small. */
const LONG = 120;

/** A card, a tile, a piece or a token as one looks at it closely. */
export function Large({ subject }: { subject: Subject }) {
  const { name, kind, text = "" } = wordsOf(subject);
  const card = subject.family === "card" ? subject.name : null;
  const flavour = card && find(`card-${card}.flavour`);
  return (
    <LargeCard
      frame={`city-of-${card ? frameOf(card) : "instant"}`}
      title={<span>{name}</span>}
      longTitle={name.length > 18}
      art={<Looks subject={subject} />}
      kind={
        <>
          {card && <Sign name={infoOf(card)?.item ? "item" : "instant"} />} {kind}
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

/** How a subject looks: pieces, tokens and tiles as on the map, cards and what comes of them by their pictures. */
function Looks({ subject: { family, name } }: { subject: Subject }) {
  if (family === "token")
    return <img class="city-piece-large" src={tokenPicture(name === "life" ? "life" : "bullet")} alt="" />;
  if (family === "piece") {
    return (
      <img class="city-piece-large" src={name === "zombie" ? deadPicture(1).full : survivorPicture(0).full} alt="" />
    );
  }
  if (family === "tile" && isTile(name)) {
    const picture = tilePicture({ tile: name, kind: name, turns: 0 }, tileInfo(name));
    return <img class="city-piece-large" src={picture} alt="" />;
  }
  return <Painted card={name in pictures ? name : "event"} />;
}

/** What is seen of a card that may not be known. */
export function Back() {
  return (
    <span class="city-back" aria-hidden="true">
      <Sign name="back" />
    </span>
  );
}

const { Art: Painted, ...faces } = cardFaces({
  outlines,
  picture: (card) => pictures[card],
  frame: (card) => `city-of-${frameOf(card)}`,
  sign: (card) => (infoOf(card)?.item ? "item" : "instant"),
  tile: "city-tile",
  Marks: () => null,
  longText: 100,
  Back,
  sorted,
  stackWords: ({ card, count }) => say("list-counted", { name: nameOf("card", card), count }),
});

export const Art = Painted;
export const { Sign, Tile, Face, CardList } = faces;
