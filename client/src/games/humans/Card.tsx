/** The cards of Humans!!!: a band in the colour of what they are, a name, a picture, and a text. */

import { bystanderPicture, leaderPicture, tokenPicture } from "../../art/town/pieces";
import { cardFaces, WhenLine } from "../../board/cardFaces";
import { LargeCard } from "../../board/LargeCard";
import { wordsOf, type Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { infoOf, sheetOf, sorted, tiles } from "./catalogue";
import outlines from "./icons.json?icons";
import { pictures } from "./pictures/pictures";
import { Numbers } from "./Numbers";
import { drawnPicture } from "./town";
import "../town/cards.css";
import "./cards.css";

const frameOf = (card: string) => (infoOf(card)?.weapon ? "weapon" : "event");

/** The frame of something that is no event card, by its family. */
const FRAMES: Readonly<Record<string, string>> = {
  character: "character",
  ability: "character",
  wound: "wound",
  capture: "capture",
};

/** From so many letters on a text is set small. */
const LONG = 120;

/** A card, a sheet, a tile, a piece or a token as one looks at it closely. */
export function Large({ subject }: { subject: Subject }) {
  const { name, kind, text = "" } = wordsOf(subject);
  const { family, name: slug } = subject;
  const frame = family === "card" ? frameOf(slug) : (FRAMES[family] ?? "event");
  const flavour = find(`${family}-${slug}.flavour`);
  const sheet = family === "character" ? sheetOf(slug) : undefined;
  return (
    <LargeCard
      frame={`hu-of-${frame}`}
      title={<span>{name}</span>}
      longTitle={name.length > 18}
      art={<Looks subject={subject} />}
      kind={
        <>
          {outlines[frame] && <Sign name={frame} />} {kind}
        </>
      }
      text={
        <>
          {sheet && <Numbers sheet={sheet} />}
          <span>{text}</span>
          {sheet && (
            <span>
              <b>{nameOf("ability", sheet.ability)}</b> {find(`ability-${sheet.ability}.when`)}:{" "}
              {find(`ability-${sheet.ability}.text`)}
            </span>
          )}
          {flavour && !sheet && <em>{flavour}</em>}
        </>
      }
      when={family === "card" && <WhenLine card={slug} />}
      size={sheet || text.length > LONG ? "long" : undefined}
    />
  );
}

const PIECES: Readonly<Record<string, () => string>> = {
  human: () => bystanderPicture(1).full,
  zombie: () => leaderPicture("wrestler", 0).full,
};
const TOKENS: Readonly<Record<string, () => string>> = {
  die: () => tokenPicture("die"),
  opening: () => tokenPicture("opening"),
};

/** How a subject looks: pieces, tokens and tiles as on the map, all else by its picture. */
function Looks({ subject: { family, name } }: { subject: Subject }) {
  const piece = family === "token" ? TOKENS[name]?.() : family === "piece" ? PIECES[name]?.() : undefined;
  const picture = family === "tile" && tiles.isTile(name) ? drawnPicture(name, 0) : piece;
  if (picture) return <img class="city-piece-large" src={picture} alt="" />;
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
  frame: (card) => `hu-of-${frameOf(card)}`,
  sign: frameOf,
  tile: "city-tile",
  Marks: Bonus,
  longText: 100,
  Back,
  sorted,
  stackWords: ({ card, count }) => say("list-counted", { name: nameOf("card", card), count }),
});

/** What a weapon adds to its roll. */
function Bonus({ card }: { card: string }) {
  const info = infoOf(card);
  return info?.weapon ? <span class="hu-bonus">+{info.bonus}</span> : null;
}

export const Art = Painted;
export const { Sign, Tile, Face, CardList } = faces;
