/** Cards as all games show them: in a word, as a tile, in flight, in a list. How they differ each game says in `CardLooks`. */

import type { ComponentType } from "preact";
import { Picture } from "../art/Picture";
import { Icon, Outline } from "../parts/Icon";
import { openSubject } from "../rules/opening";
import { find, nameOf, say } from "../words/language";
import type { Face } from "./Flights";
import type { Stack } from "./stacks";
import "./cards.css";

type OfCard = ComponentType<{ card: string }>;

export interface CardLooks {
  /** What the ids of its words begin with, where not all that looks like a card is a `card`. */
  family?: (card: string) => string;
  /** The outlines of the game's signs. */
  outlines: Readonly<Record<string, string>>;
  /** The picture of a card; none where nobody has drawn it, or it is still on its way. */
  picture: (card: string) => (() => string) | undefined;
  /** The class that gives a card the colour of its band, `--band`. */
  frame: (card: string) => string;
  /** The sign of its kind, by its name among the outlines. */
  sign: (card: string) => string;
  /** What the style sheets of the game know its tiles by. */
  tile: string;
  /** What a tile shows besides name, picture and text: a cost, a strength. */
  Marks: OfCard;
  /** The text on a tile, if it is not simply written. */
  Text?: OfCard;
  /** From so many letters on it is set small. */
  longText: number;
  /** What is seen of a card that may not be known; nothing where all cards lie open. */
  Back?: ComponentType;
  /** Cards as one lists them, equal ones together. */
  sorted: (cards: readonly string[]) => readonly Stack[];
  /** Equal cards in words. */
  stackWords: (stack: Stack) => string;
}

interface TileProps {
  card: string;
  /** How many there are; shown when there is something to say. */
  count?: number | undefined;
  chosen?: boolean;
  /** Whether it matters here when the card can be played. */
  when?: boolean;
}

export interface CardFaces {
  Sign: ComponentType<{ name: string }>;
  Art: OfCard;
  Chip: ComponentType<{ card: string; count?: number }>;
  Tile: ComponentType<TileProps>;
  Face: Face;
  CardList: ComponentType<{ cards: readonly string[] }>;
}

const familyOf = ({ family }: CardLooks, card: string) => family?.(card) ?? "card";

/** What a card is called, and other words for it. */
const nameIn = (looks: CardLooks, card: string) => nameOf(familyOf(looks, card), card);
const wordsFor = (looks: CardLooks, card: string, which: string) => find(`${familyOf(looks, card)}-${card}.${which}`);

/** All of them in the looks of a game. */
export function cardFaces(looks: CardLooks): CardFaces {
  return {
    Sign: (props) => <Sign looks={looks} {...props} />,
    Art: (props) => <Art looks={looks} {...props} />,
    Chip: (props) => <Chip looks={looks} {...props} />,
    Tile: (props) => <Tile looks={looks} {...props} />,
    Face: (props) => <Flown looks={looks} {...props} />,
    CardList: (props) => <CardList looks={looks} {...props} />,
  };
}

interface Looking {
  looks: CardLooks;
}

/** A sign of the game. */
function Sign({ looks, name }: Looking & { name: string }) {
  return <Outline path={looks.outlines[name] ?? ""} />;
}

/** The picture of a card; what has none is shown by its sign, or by that of its kind. */
function Art({ looks: { outlines, picture, sign }, card }: Looking & { card: string }) {
  const draw = picture(card);
  if (draw) return <Picture draw={draw} class="card-figure" />;
  return <Outline path={outlines[card] ?? outlines[sign(card)] ?? ""} class="card-figure" />;
}

/** A card in a word: its picture and name, and how many. Whatever it stands in has its words. */
function Chip({ looks, card, count = 1 }: Looking & { card: string; count?: number }) {
  return (
    <span class={`card-chip ${looks.frame(card)}`} aria-hidden="true">
      <Art looks={looks} card={card} />
      <span class="card-name">{nameIn(looks, card)}</span>
      {count > 1 && <b>×{count}</b>}
    </span>
  );
}

/** A card in a hand or on a pile: what one must know to choose it. Whatever it stands in has its words. */
function Tile({ looks, card, count, chosen = false, when = true }: Looking & TileProps) {
  const { frame, tile, Marks, Text, longText } = looks;
  const name = nameIn(looks, card);
  const text = wordsFor(looks, card, "text") ?? "";
  return (
    <span class={`card-tile ${tile} ${frame(card)} ${chosen ? "chosen" : ""}`} aria-hidden="true">
      <span class="card-inside" style={lettersOf(name)}>
        <span class="card-band">
          <Marks card={card} />
          <span class="card-name">{name}</span>
        </span>
        <KindLine looks={looks} card={card} />
        <span class="card-art">
          <Art looks={looks} card={card} />
          {count !== undefined && <span class="card-count">{count}</span>}
        </span>
        <span class={`card-brief ${text.length > longText ? "long" : ""}`}>{Text ? <Text card={card} /> : text}</span>
        {when && <WhenLine card={card} />}
      </span>
      {chosen && (
        <span class="card-tick">
          <Icon name="agree" />
        </span>
      )}
    </span>
  );
}

/** How long a name is, and its longest word: it is set so large that both fit. */
function lettersOf(name: string): Record<string, number> {
  return { "--length": name.length, "--letters": Math.max(...name.split(" ").map((word) => word.length)) };
}

/** Of what kind a card is: a sign, and the word for it. */
function KindLine({ looks, card }: Looking & { card: string }) {
  return (
    <span class="card-sort">
      <Sign looks={looks} name={looks.sign(card)} /> {wordsFor(looks, card, "kind")}
    </span>
  );
}

/** What is longer may take two lines. */
const LONG_WHEN = 19;

/** When a card can be played, where the game has words for it. */
export function WhenLine({ card }: { card: string }) {
  const when = find(`card-${card}.when`);
  return when ? (
    <span class={`card-when ${when.length > LONG_WHEN ? "long" : ""}`}>
      <Icon name="when" /> <span>{when}</span>
    </span>
  ) : null;
}

/** A card in flight: 72 by 100 pixels. */
function Flown({ looks, card }: Looking & { card: string | null }) {
  const { Back, frame } = looks;
  if (card === null) return Back ? <Back /> : null;
  return (
    <span class={`card-face ${frame(card)}`} style={lettersOf(nameIn(looks, card))}>
      <span class="card-name">{nameIn(looks, card)}</span>
      <Art looks={looks} card={card} />
    </span>
  );
}

/** Cards as a list of words; each can be looked at closely. */
function CardList({ looks, cards }: Looking & { cards: readonly string[] }) {
  if (!cards.length) return <p class="faint">{say("counter-cards.count", { count: 0 })}</p>;
  return (
    <ul class="card-list">
      {looks.sorted(cards).map((stack) => (
        <li key={stack.card}>
          <button type="button" onClick={() => openSubject({ family: familyOf(looks, stack.card), name: stack.card })}>
            <span class="unseen">{looks.stackWords(stack)}</span>
            <Chip looks={looks} {...stack} />
          </button>
        </li>
      ))}
    </ul>
  );
}
