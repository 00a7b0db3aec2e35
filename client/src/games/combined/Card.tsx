/** The cards of both games, each as in its own, with a mark that says of which it is. */

import { bystanderPicture, deadPicture, leaderPicture, survivorPicture, tokenPicture } from "../../art/town/pieces";
import type { CardFaces } from "../../board/cardFaces";
import type { Face as FlownFace } from "../../board/Flights";
import { LargeCard } from "../../board/LargeCard";
import { Outline } from "../../parts/Icon";
import { wordsOf, type Subject } from "../../rules/subject";
import * as humans from "../humans/Card";
import humansOutlines from "../humans/icons.json?icons";
import type { AnswerLooks } from "../town/Answers";
import * as zombies from "../zombies/Card";
import zombiesOutlines from "../zombies/icons.json?icons";
import { setOf, tiles, type Set } from "./catalogue";
import outlines from "./icons.json?icons";
import { GUY, HORDE, HUMAN, OPENING, STRAY } from "./names";
import { drawnPicture } from "./town";
import "./cards.css";

const OUTLINES: Readonly<Record<string, string>> = { ...humansOutlines, ...zombiesOutlines, ...outlines };

/** A sign of either game, or of this one. */
export function Sign({ name }: { name: string }) {
  return <Outline path={OUTLINES[name] ?? ""} />;
}

/** What is seen of a card of a game that may not be known: its colour, its shape and its sign are those of the game. */
export function Back({ of }: { of: Set }) {
  return (
    <span class={`city-back hx-back ${of}`} aria-hidden="true">
      <Sign name={of} />
    </span>
  );
}

/** A card that is played from a hand, where it says how many are left: its back. */
export function counterWith(Other: AnswerLooks["Counter"]): AnswerLooks["Counter"] {
  return function Counter({ of, card }) {
    return of === "cards" && card ? <Back of={setOf(card) ?? "zombies"} /> : <Other of={of} card={card} />;
  };
}

export const HumansBack = () => <Back of="humans" />;
export const ZombiesBack = () => <Back of="zombies" />;

const isOfHumans = (card: string) => setOf(card) !== "zombies";

export const Art: CardFaces["Art"] = ({ card }) =>
  isOfHumans(card) ? <humans.Art card={card} /> : <zombies.Art card={card} />;

/** A card of the hand: what it looks like from behind is seen on it, too. */
export const Tile: CardFaces["Tile"] = (props) => {
  const of = setOf(props.card);
  return (
    <>
      {of === "humans" ? <humans.Tile {...props} /> : <zombies.Tile {...props} />}
      {of && (
        <span class="hx-set">
          <Back of={of} />
        </span>
      )}
    </>
  );
};

/** The name of a card whose back alone is seen in flight. */
export const backOf = (of: string) => `back ${of}`;

export const Face: FlownFace = ({ card }) => {
  if (card === backOf("humans")) return <HumansBack />;
  if (card === null || card === backOf("zombies")) return <ZombiesBack />;
  return isOfHumans(card) ? <humans.Face card={card} /> : <zombies.Face card={card} />;
};

/** A pile has cards of one game alone. */
export const CardList: CardFaces["CardList"] = ({ cards }) =>
  cards.length && isOfHumans(cards[0]!) ? <humans.CardList cards={cards} /> : <zombies.CardList cards={cards} />;

const PIECES: Readonly<Record<string, () => string>> = {
  [HUMAN]: () => bystanderPicture(1).full,
  [STRAY]: () => deadPicture(1).full,
  [HORDE]: () => leaderPicture("wrestler", 0).full,
  [GUY]: () => survivorPicture(1).full,
};
const TOKENS: Readonly<Record<string, () => string>> = {
  life: () => tokenPicture("life"),
  bullet: () => tokenPicture("bullet"),
  die: () => tokenPicture("die"),
  [OPENING]: () => tokenPicture("opening"),
};

/** A card, a sheet, a tile, a piece or a token as one looks at it closely. */
export function Large({ subject }: { subject: Subject }) {
  const { family, name: slug } = subject;
  const onMap = family === "token" ? TOKENS[slug] : family === "piece" ? PIECES[slug] : undefined;
  const picture = family === "tile" && tiles.isTile(slug) ? drawnPicture(slug, 0) : onMap?.();
  if (picture === undefined) {
    const own = family === "card" ? setOf(slug) === "zombies" : OF_ZOMBIES.has(slug);
    return own ? <zombies.Large subject={subject} /> : <humans.Large subject={subject} />;
  }
  const { name, kind, text = "" } = wordsOf(subject);
  return (
    <LargeCard
      frame="hu-of-event"
      title={<span>{name}</span>}
      longTitle={name.length > 18}
      art={<img class="city-piece-large" src={picture} alt="" />}
      kind={kind}
      text={<span>{text}</span>}
    />
  );
}

/** Effects that are painted as the cards of Zombies!!! they come from. */
const OF_ZOMBIES: ReadonlySet<string> = new Set(Object.keys(zombiesOutlines));
