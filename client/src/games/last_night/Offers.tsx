/** What can be chosen and is neither on the map nor in hand: weapons, abilities, people, cards, and ways to use them. */

import { useChoice, type Choice } from "../../board/choice";
import { sameOption, textOf, type Part } from "../../board/options";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import type { DecisionInfo, Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { Tile } from "./Card";
import { infoOf, sheetOf, upgradeOf } from "./catalogue";
import { isStaged } from "./FightScene";
import { Hearts } from "./Hearts";
import { Looks } from "./Looks";
import { buyerIn, meaning } from "./meanings";
import { aimAt } from "./Omens";
import { spaceOf, userIn } from "./parts";
import { Portrait } from "./Portrait";
import { heroNamed, type Shown } from "./position";
import { isBeginning, offeredParts } from "./reach";
import type { View } from "./types";
import { partWords, userName } from "./words";
import "./offers.css";

/** Verbs whose card lies in one's own hand: it is chosen there. */
const FROM_HAND = new Set<Part>(["play", "discard"]);

/** Verbs of what is offered on the stage while something is there. */
const PLAYED = new Set<Part>(["play", "use", "wield"]);

/** More than these take several rows. */
const FEW = 4;

export function Offers({ shown: { view } }: { shown: Shown }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const parts = decision ? offered(view, choice) : [];
  if (!decision || !parts.length) return null;
  const people = decision.kind === "choose_hero";
  const cards = parts.every((part) => infoOf(String(part)) && isBeginning(choice) && !isWeapon(choice, part));
  return (
    <section
      class={`ln-offers ${people ? "people" : cards ? "cards" : parts.length > FEW ? "many" : ""}`}
      aria-label={say("board-offers")}
    >
      <ul data-roving="">
        {parts.map((part) => (
          <li key={part}>
            <Offer view={view} part={part} decision={decision} choice={choice} card={cards} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All that can be taken now, but spaces, cards that one holds, and what is offered on the stage. */
export function offered(view: View, choice: Choice): Part[] {
  const hand = view.seats.find(({ seat }) => seat === view.seat)?.hand ?? [];
  const held = (part: Part) =>
    isBeginning(choice) && hand.includes(String(part)) && FROM_HAND.has(verbOf(choice, part) ?? "");
  const staged = (part: Part) =>
    isStaged(view) && PLAYED.has((isBeginning(choice) ? verbOf(choice, part) : choice.chosen.value[0]) ?? "");
  return offeredParts(choice).filter((part) => spaceOf(view, part) === null && !held(part) && !staged(part));
}

/** With which verb a part begins an answer. */
function verbOf(choice: Choice, part: Part): Part | undefined {
  return choice.options.value.find((option) => option[1] === part)?.[0];
}

const isWeapon = (choice: Choice, part: Part) => verbOf(choice, part) === "attack";

interface OfferProps {
  view: View;
  part: Part;
  decision: DecisionInfo;
  choice: Choice;
  /** Whether it is shown as a card that can be read. */
  card: boolean;
}

function Offer({ view, part, decision, choice, card }: OfferProps) {
  const words = wordsFor(view, decision, choice, part);
  const taken = choice.has(part);
  return (
    <Thing
      wishes={[]}
      label={words}
      class={`ln-offer ${taken ? "taken" : ""} ${card ? "card" : ""}`}
      about={decision.kind === "choose_hero" ? allOf(String(part)) : subjectsOf(part)}
      discreet={!isBeginning(choice)}
      act={() => choice.take(part)}
      part={part}
      taken={taken}
      point={(there) => aimAt(choice, part, there)}
    >
      {decision.kind === "choose_hero" ? (
        <Candidate hero={String(part)} />
      ) : card ? (
        <Tile card={String(part)} />
      ) : (
        <>
          <Looks part={part} />
          <span>{shortWords(choice, part) ?? words}</span>
        </>
      )}
    </Thing>
  );
}

/** The whole answer in words, if the part makes it one; else what the part is called. */
function wordsFor(view: View, decision: DecisionInfo, choice: Choice, part: Part): string {
  const { next, chosen } = choice;
  const before = next.value.has(part) ? chosen.value : chosen.value.slice(0, -1);
  const goal: Option = isBeginning(choice) ? [verbOf(choice, part) ?? "", part] : [...before, part];
  const told = decision.options.find((option) => sameOption(meaning(option), goal));
  if (told) return textOf(decision, told);
  const buyer = buyerIn(part);
  return buyer ? buyerWords(view, buyer) : partWords(part);
}

/** What is seen of an answer of which the bar says the rest: from which deck is bought, or the Boost of what. */
function shortWords(choice: Choice, part: Part): string | undefined {
  if (choice.chosen.value[0] !== "buy" || isBeginning(choice)) return undefined;
  const upgrade = upgradeOf(String(part));
  return upgrade ? say("board-boost", { upgrade: partWords(part), price: upgrade.boost }) : partWords(part);
}

/** Who may buy an upgrade, and how much experience there is. */
function buyerWords(view: View, buyer: string): string {
  const count = heroNamed(view, buyer)?.experience ?? view.experience;
  return say("board-buys", { name: userName(buyer), count });
}

/** Who may be chosen to be played: a face, and what one would choose it for. */
function Candidate({ hero }: { hero: string }) {
  const sheet = sheetOf(hero);
  return (
    <>
      <Portrait hero={hero} />
      <span>
        <b>{nameOf("hero", hero)}</b>
        {sheet && <Hearts wounds={0} points={sheet.wounds} />}
        <small>{sheet?.abilities.map((ability) => nameOf("ability", ability)).join(" · ")}</small>
      </span>
    </>
  );
}

/** A hero with all that is printed on its sheet. */
function allOf(hero: string): Subject[] {
  const abilities = sheetOf(hero)?.abilities ?? [];
  return [{ family: "hero", name: hero }, ...abilities.map((name) => ({ family: "ability", name }))];
}

function subjectsOf(part: Part): Subject[] {
  const name = userIn(part)?.thing ?? String(part);
  const family = ["card", "ability", "upgrade", "hero", "building"].find((one) => find(`${one}-${name}`) !== undefined);
  return family ? [{ family, name }] : [];
}
