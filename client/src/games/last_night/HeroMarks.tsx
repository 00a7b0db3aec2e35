/** What a hero has got that is no card: experience, Infected markers, tokens of the scenario, a place that nobody takes. */

import { nameOf, say } from "../../words/language";
import type { MarkerKind } from "./drawings/markers";
import { Marker } from "./Figures";
import { isDead } from "./sheets";
import type { HeroView, View } from "./types";

interface Mark {
  kind: MarkerKind;
  /** What stands beside the drawing. */
  short: string;
  words: string;
}

/** Whether experience is played with. */
export const learns = ({ upgrade_decks }: View) => Object.keys(upgrade_decks).length > 0;

const CARRIED: Partial<Record<string, MarkerKind>> = { radio_for_help: "carried_radio_part" };

const times = (count: number) => (count > 1 ? `×${count}` : "");

/** All of them, in the order in which they matter. */
export function marksOf(view: View, hero: HeroView): Mark[] {
  const { experience, price, infected, carried } = hero;
  const marks: Mark[] = [];
  if (isDead(hero, view)) return marks;
  if (infected)
    marks.push({ kind: "infected", short: times(infected), words: say("panel-infected", { count: infected }) });
  if (carried)
    marks.push({
      kind: CARRIED[view.scenario] ?? "supply",
      short: times(carried),
      words: say("counter-carried.count", { count: carried }),
    });
  if (learns(view))
    marks.push({
      kind: "experience",
      short: `${experience}/${price}`,
      words: `${say("counter-experience.count", { count: experience })} · ${say("counter-price.count", { count: price })}`,
    });
  return marks;
}

/** The same for those who can't see it. */
export function markWords(view: View, hero: HeroView): string[] {
  return [...marksOf(view, hero).map(({ words }) => words), ...(hero.found ? [say("panel-found")] : [])];
}

/** A row of them; whatever they stand in has the words. */
export function HeroMarks({ view, hero }: { view: View; hero: HeroView }) {
  const marks = marksOf(view, hero);
  if (!marks.length) return null;
  return (
    <span class="ln-marks" aria-hidden="true">
      {marks.map(({ kind, short }) => (
        <span key={kind} class={`ln-mark ${kind}`}>
          <Marker kind={kind} />
          {short}
        </span>
      ))}
    </span>
  );
}

/** The same on a sheet, in words beside the drawings. */
export function MarkList({ view, hero }: { view: View; hero: HeroView }) {
  const marks = marksOf(view, hero);
  if (!marks.length && !hero.found) return null;
  return (
    <ul class="ln-sheet-marks">
      {marks.map(({ kind, words }) => (
        <li key={kind}>
          <Marker kind={kind} />
          <span>{words}</span>
        </li>
      ))}
      {hero.found && (
        <li>
          <Marker kind="exploration" />
          <span>
            {nameOf("marker", "new_hero")}: {say("panel-found")}
          </span>
        </li>
      )}
    </ul>
  );
}
