/** An item or an ability of a hero: what it does, and whether it can be used now. */

import { useChoice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Icon } from "../../parts/Icon";
import type { Option } from "../../protocol/types";
import { find, nameOf, say } from "../../words/language";
import { Art, Chip, Range, signOf, Sign } from "./Card";
import { infoOf } from "./catalogue";
import { pointAt } from "./lighting";
import { aimAt } from "./Omens";
import { partFor } from "./plays";
import { Portrait } from "./Portrait";
import type { HeroView, View } from "./types";
import "./things.css";

interface HeroThingProps {
  view: View;
  hero: HeroView;
  thing: string;
  /** `chip`: its name; `line`: what it does beside it; `card`: as a card that lies. */
  as: "chip" | "line" | "card";
  family: "card" | "ability";
  /** Called when it was chosen. */
  done?: () => void;
}

export function HeroThing({ view, hero, thing, as, family, done }: HeroThingProps) {
  const choice = useChoice();
  const part = partFor(choice, view, usePlay().decision.value, hero.hero, thing);
  const taken = part !== undefined && choice.has(part);
  const remains = hero.on.includes(thing);
  const take = () => {
    choice.take(part!);
    done?.();
  };
  return (
    <Thing
      wishes={part === undefined ? wishesOf(family, thing, hero) : []}
      label={labelOf(family, thing, part !== undefined)}
      class={`ln-thing as-${as} ${taken ? "taken" : ""}`}
      {...(family === "card" && { spot: `item:${hero.hero}:${thing}` })}
      about={[{ family, name: thing }]}
      act={part === undefined ? undefined : take}
      part={part}
      taken={part === undefined ? undefined : taken}
      point={part !== undefined ? (there) => aimAt(choice, part, there) : remains ? pointAt(hero) : undefined}
    >
      {as === "chip" ? (
        <Chip card={thing} />
      ) : (
        <Words hero={hero.hero} thing={thing} family={family} as={as} usable={part !== undefined} />
      )}
    </Thing>
  );
}

/** An ability that always holds is not asked for. */
function wishesOf(family: string, thing: string, { hero }: HeroView): Option[] {
  return family === "card" ? [["use", thing, hero]] : [];
}

function labelOf(family: string, thing: string, usable: boolean): string {
  const told = [nameOf(family, thing), deedOf(family, thing), usable && say("panel-usable")];
  return sentences(told);
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

interface WordsProps extends Pick<HeroThingProps, "thing" | "family" | "as"> {
  hero: string;
  usable: boolean;
}

function Words({ hero, thing, family, as, usable }: WordsProps) {
  const info = infoOf(thing);
  const when = find(`${family}-${thing}.when`);
  return (
    <>
      {as === "card" && <span class="ln-thing-art">{info ? <Art card={thing} /> : <Portrait hero={hero} />}</span>}
      {as === "line" && info && <Sign name={signOf(info)} />}
      <span class="ln-thing-words">
        <b>
          {nameOf(family, thing)} {info && <Range card={thing} />}
        </b>
        <span>{deedOf(family, thing)}</span>
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
