/** An item, an ability or an upgrade of a hero: what it does, and whether it can be used now. */

import { useChoice, type Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Icon } from "../../parts/Icon";
import type { DecisionInfo, Option } from "../../protocol/types";
import { find, nameOf, say } from "../../words/language";
import { Art, Chip, isTwoHanded, Marks, Sign, signOfCard, TwoHands } from "./Card";
import { upgradeOf, type Family } from "./catalogue";
import { pointAt } from "./lighting";
import { aimAt } from "./Omens";
import { partFor } from "./plays";
import { Portrait } from "./Portrait";
import { halvesOf } from "./sheets";
import type { HeroView, View } from "./types";
import "./things.css";

/** `chip`: its name; `line`: what it does beside it; `card`: as a card that lies. */
type Form = "chip" | "line" | "card";

interface HeroThingProps {
  view: View;
  hero: HeroView;
  thing: string;
  as: Form;
  family: Family;
  /** The combined item of which it is a half. */
  pair?: string;
  /** Called when it was chosen. */
  done?: (() => void) | undefined;
}

export function HeroThing({ view, hero, thing, as, family, pair, done }: HeroThingProps) {
  const choice = useChoice();
  const part = partOf(choice, view, usePlay().decision.value, hero.hero, thing, pair);
  const taken = part !== undefined && choice.has(part);
  const remains = hero.on.includes(thing);
  const take = () => {
    choice.take(part!);
    done?.();
  };
  return (
    <Thing
      wishes={part === undefined ? wishesOf(family, thing, hero) : []}
      label={labelOf(hero, family, thing, pair, part !== undefined)}
      class={`ln-thing as-${as} ${family} ${taken ? "taken" : ""}`}
      {...(family === "card" && { spot: `item:${hero.hero}:${thing}` })}
      about={[{ family, name: thing }]}
      act={part === undefined ? undefined : take}
      part={part}
      taken={part === undefined ? undefined : taken}
      point={part !== undefined ? (there) => aimAt(choice, part, there) : remains ? pointAt(hero) : undefined}
    >
      {as === "chip" ? (
        <>
          <Chip card={thing} />
          <TwoHands card={thing} />
          {family === "upgrade" && hero.boosted.includes(thing) && (
            <span class="ln-boosted" aria-hidden="true">
              <Sign name="upgrade_back" />
            </span>
          )}
        </>
      ) : (
        <Words hero={hero} thing={thing} family={family} as={as} usable={part !== undefined} />
      )}
    </Thing>
  );
}

/** What a hero carries as one thing: a card, or two that are taped together. */
export function Carried({ thing, ...more }: Omit<HeroThingProps, "family" | "pair">) {
  const halves = halvesOf(thing);
  if (halves.length === 1) return <HeroThing {...more} thing={thing} family="card" />;
  return (
    <span class="ln-taped" role="group" aria-label={pairName(thing)}>
      {halves.map((half, place) => (
        <HeroThing key={place} {...more} thing={half} family="card" pair={thing} />
      ))}
    </span>
  );
}

/** What two items are called that are one. */
export const pairName = (thing: string) =>
  halvesOf(thing)
    .map((half) => nameOf("card", half))
    .join(" + ");

/** What is done with a combined item is done with either half of it. */
function partOf(
  choice: Choice,
  view: View,
  decision: DecisionInfo | null,
  hero: string,
  thing: string,
  pair: string | undefined,
): Part | undefined {
  const used = partFor(choice, view, decision, hero, thing);
  return used ?? (pair === undefined ? undefined : partFor(choice, view, decision, hero, pair));
}

/** An ability that always holds is not asked for; with an upgrade its Boost is bought. */
function wishesOf(family: Family, thing: string, { hero, boosted }: HeroView): Option[] {
  if (family === "ability") return [];
  const use: Option = ["use", thing, hero];
  return family === "upgrade" && !boosted.includes(thing) ? [["boost", thing, hero], use] : [use];
}

function labelOf(hero: HeroView, family: Family, thing: string, pair: string | undefined, usable: boolean): string {
  return sentences([
    nameOf(family, thing),
    pair && say("panel-taped", { other: nameOf("card", otherHalf(pair, thing)) }),
    isTwoHanded(thing) && say("keyword-two_handed"),
    deedOf(family, thing),
    family === "upgrade" && find(`upgrade-${thing}.more`),
    family === "upgrade" && boostWords(hero, thing),
    usable && say("panel-usable"),
  ]);
}

function otherHalf(pair: string, half: string): string {
  const [one = "", other = ""] = halvesOf(pair);
  return one === half ? other : one;
}

/** Whether a Boost is active, or what it costs. */
function boostWords({ boosted }: HeroView, upgrade: string): string {
  const price = upgradeOf(upgrade)?.boost;
  if (!price) return "";
  return boosted.includes(upgrade) ? say("panel-boost-active") : say("panel-boost-price", { price });
}

/** Several things that are told, as sentences one after another. */
export function sentences(told: readonly (string | false | undefined)[]): string {
  return told.flatMap((one) => (one ? [one.replace(/\.$/, "")] : [])).join(". ");
}

/** What it does; an ability also says when, since its text goes on from there. */
export function deedOf(family: string, thing: string): string {
  const told = family === "ability" ? [find(`ability-${thing}.when`)] : [];
  return [...told, find(`${family}-${thing}.text`)].filter(Boolean).join(". ");
}

interface WordsProps extends Pick<HeroThingProps, "thing" | "family" | "as" | "hero"> {
  usable: boolean;
}

function Words({ hero, thing, family, as, usable }: WordsProps) {
  const when = find(`${family}-${thing}.when`);
  const printed = family !== "ability";
  return (
    <>
      {as === "card" && (
        <span class="ln-thing-art">{printed ? <Art card={thing} /> : <Portrait hero={hero.hero} />}</span>
      )}
      {as === "line" && printed && <Sign name={signOfCard(thing)} />}
      <span class="ln-thing-words">
        <b>
          {nameOf(family, thing)} {printed && <Marks card={thing} />}
        </b>
        <span>{deedOf(family, thing)}</span>
        {family === "upgrade" && <Boost hero={hero} upgrade={thing} />}
        {usable ? (
          <span class="ln-usable">
            <Icon name="agree" /> {say("panel-usable")}
          </span>
        ) : (
          as === "card" &&
          when && (
            <small>
              <Icon name="when" /> {when}
            </small>
          )
        )}
      </span>
    </>
  );
}

/** What the Boost of an upgrade adds, and whether it does. */
function Boost({ hero, upgrade }: { hero: HeroView; upgrade: string }) {
  const active = hero.boosted.includes(upgrade);
  return (
    <span class={`ln-boost ${active ? "active" : ""}`}>
      <b>
        {active && <Icon name="agree" />} {boostWords(hero, upgrade)}
      </b>{" "}
      {find(`upgrade-${upgrade}.boost`)}
    </span>
  );
}
