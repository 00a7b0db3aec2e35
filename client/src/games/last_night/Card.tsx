/** The cards of all decks: a band in the colour of what they are, a name, a picture, and a text. */

import { cardFaces, WhenLine } from "../../board/cardFaces";
import { LargeCard } from "../../board/LargeCard";
import { Outline } from "../../parts/Icon";
import { wordsOf, type Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { bearersOf, infoOf, sheetOf, sorted, upgradeOf } from "./catalogue";
import { MARKERS, type MarkerKind } from "./drawings/markers";
import { pictureOf } from "./expansions";
import { deadPicture, Marker } from "./Figures";
import outlines from "./icons.json?icons";
import { medallionOf, Portrait } from "./Portrait";
import type { CardInfo, HeroInfo, UpgradeInfo } from "./types";
import "../town/cards.css";
import "./cards.css";

export type Frame =
  | ("weapon" | "item" | "event" | "townsfolk" | "heroic" | "unique" | "tactic" | "upgrade")
  | ("zombie" | "fight" | "remains" | "grave" | "horde");

/** What a card looks like by what is printed on it. */
export function frameOf({ deck, kind, keywords, fight, remains }: CardInfo): Frame {
  if (deck === "grave") return "grave";
  if (deck === "tactics") return "tactic";
  if (deck === "unique_items") return "unique";
  if (deck === "zombie") return fight ? "fight" : remains ? "remains" : "zombie";
  if (keywords.includes("townsfolk")) return "townsfolk";
  if (keywords.includes("heroic")) return "heroic";
  if (kind === "event") return "event";
  return isWeapon(keywords) ? "weapon" : "item";
}

const isWeapon = (keywords: readonly string[]) =>
  keywords.includes("hand_weapon") || keywords.includes("ranged_weapon");

/** The sign of a card, by its name among the outlines. */
export function signOf(info: CardInfo): string {
  const frame = frameOf(info);
  if (!isWeapon(info.keywords)) return frame;
  return info.keywords.includes("ranged_weapon") ? "ranged_weapon" : "hand_weapon";
}

/** What an upgrade looks like: the dead learn other things than heroes. */
export const frameOfUpgrade = ({ boost }: UpgradeInfo): Frame => (boost ? "upgrade" : "horde");

function frameOfCard(card: string): Frame {
  const [info, learnt] = [infoOf(card), upgradeOf(card)];
  if (info) return frameOf(info);
  return learnt ? frameOfUpgrade(learnt) : "event";
}

/** The sign of a card or an upgrade. */
export function signOfCard(card: string): string {
  const [info, learnt] = [infoOf(card), upgradeOf(card)];
  if (info) return signOf(info);
  return learnt?.deck ?? "event";
}

/** From so many letters on a text is set small. */
const LONG = 120;
const LONG_TITLE = 18;

/** A card, a sheet, a piece or a token as one looks at it closely. */
export function Large({ subject }: { subject: Subject }) {
  const { name, kind, text = "", more = "" } = wordsOf(subject);
  const { family, name: slug } = subject;
  const card = family === "card" || family === "upgrade" ? slug : null;
  const sheet = family === "hero" ? sheetOf(slug) : undefined;
  const flavour = find(`${family}-${slug}.flavour`);
  const sign = card === null ? family : signOfCard(card);
  return (
    <LargeCard
      frame={`ln-of-${card === null ? (sheet ? "townsfolk" : "item") : frameOfCard(card)}`}
      title={
        <>
          <span>{name}</span> {card && <Marks card={card} />}
        </>
      }
      longTitle={name.length > LONG_TITLE}
      art={<Looks subject={subject} />}
      kind={
        <>
          {outlines[sign] && <Sign name={sign} />} {kind}
        </>
      }
      text={
        <>
          {sheet && <Abilities sheet={sheet} />}
          <span>{text}</span>
          {more && <span class="ln-boost">{more}</span>}
          {flavour && <em>{flavour}</em>}
        </>
      }
      when={family === "card" && <WhenLine card={slug} />}
      size={sheet || text.length + more.length > LONG ? "long" : undefined}
    />
  );
}

/** What is printed on a sheet: how many wounds kill, and what this hero can do. */
function Abilities({ sheet }: { sheet: HeroInfo }) {
  return (
    <>
      <span class="ln-hearts" aria-hidden="true">
        {Array.from({ length: sheet.wounds }, (_, place) => (
          <i key={place} />
        ))}
      </span>
      {sheet.abilities.map((ability) => (
        <span key={ability} class="ln-ability">
          <b>{nameOf("ability", ability)}</b> {find(`ability-${ability}.text`)}
        </span>
      ))}
    </>
  );
}

const isMarker = (name: string): name is MarkerKind => name in MARKERS;

/** How a subject looks: pieces and tokens as on the map, heroes by their portraits, abilities by those of who has them. */
function Looks({ subject: { family, name } }: { subject: Subject }) {
  if (family === "hero") return <Portrait hero={name} class="ln-large-portrait" />;
  if (family === "ability")
    return (
      <span class="ln-large-bearers">
        {bearersOf(name).map((hero) => (
          <Portrait key={hero} hero={hero} />
        ))}
      </span>
    );
  if ((family === "token" || family === "marker") && isMarker(name))
    return <Marker kind={name} class="ln-large-piece" />;
  if (family === "piece" || family === "grave_dead")
    return <img class="ln-large-piece" src={pieceOf(name)} alt="" draggable={false} />;
  return <Painted card={name} />;
}

/** Those of the dead that have nothing of their own. */
const COMMON = new Set(["zombie", "zombie_brown", "zombie_green"]);

function pieceOf(piece: string): string {
  if (piece === "hero") return medallionOf("jenny");
  if (piece === "zombie_hero") return medallionOf("jenny", true);
  return deadPicture(COMMON.has(piece) ? "green" : "red", 0);
}

export type Deck = CardInfo["deck"] | "upgrade" | "horde";

/** What is seen of a card that may not be known, by its deck. */
export function DeckBack({ deck }: { deck: Deck }) {
  return (
    <span class={`ln-back ln-${deck}-back`} aria-hidden="true">
      <Outline path={outlines[`${deck}_back`] ?? ""} />
    </span>
  );
}

export const Back = () => <DeckBack deck="hero" />;

/** How far a ranged weapon reaches. */
export function Range({ card }: { card: string }) {
  const shot = infoOf(card)?.shot;
  return shot ? (
    <span class="ln-range">
      <Sign name="range" />
      {shot.range}
    </span>
  ) : null;
}

/** What is held with both hands. */
export const isTwoHanded = (card: string) => !!infoOf(card)?.keywords.includes("two_handed");

/** The numbers and signs beside a name: how far a weapon reaches, and whether it takes both hands. */
export function Marks({ card }: { card: string }) {
  return (
    <>
      <Range card={card} />
      <TwoHands card={card} />
    </>
  );
}

/** The sign of what takes both hands; its words stand in the kind of the card. */
export function TwoHands({ card }: { card: string }) {
  return isTwoHanded(card) ? (
    <span class="ln-two-handed" aria-hidden="true">
      <Sign name="two_handed" />
      <Sign name="two_handed" />
    </span>
  ) : null;
}

const familyOfCard = (card: string) => (upgradeOf(card) && !infoOf(card) ? "upgrade" : "card");

const { Art: Painted, ...faces } = cardFaces({
  family: familyOfCard,
  outlines,
  picture: pictureOf,
  frame: (card) => `ln-of-${frameOfCard(card)}`,
  sign: signOfCard,
  tile: "city-tile",
  Marks,
  longText: 100,
  Back,
  sorted,
  stackWords: ({ card, count }) => say("list-counted", { name: nameOf(familyOfCard(card), card), count }),
});

export const Art = Painted;
export const { Sign, Chip, Tile, Face, CardList } = faces;
