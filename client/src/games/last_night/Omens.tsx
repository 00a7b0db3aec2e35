/** Drawn over the town: the way to where somebody points, how far a weapon reaches, lines of fire, and what is pointed at beside it. */

import { signal } from "@preact/signals";
import { Fragment } from "preact";
import { useChoice, type Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import { usePlay } from "../../board/play";
import type { Option } from "../../protocol/types";
import { infoOf } from "./catalogue";
import { Flashes } from "./Flashes";
import { litSpaces, pointed } from "./lighting";
import { meaning } from "./meanings";
import { spaceOf } from "./parts";
import { actingHero } from "./plays";
import { heroNamed, spaceOfAction, type Shown } from "./position";
import { middleOfSpace } from "./spots";
import { columnOf, rowOf, SEWER, SIDE, spaceNamed, type Town } from "./town";
import type { AnyEvent, View } from "./types";

/** The weapon, if it is one, at which somebody points. */
const aimed = signal<string | null>(null);

/** Somebody points at what can be used, or no more: of a weapon it is shown whom it could hit. */
export function aimAt(choice: Choice, part: Part, there: boolean): void {
  aimed.value = there ? String(part) : null;
  choice.point(part, there);
}

const THROWN = 2;

export function Omens({ shown, town }: { shown: Shown; town: Town }) {
  const { view, event } = shown;
  const choice = useChoice();
  const way = wayOf(view, choice);
  const goal = way.at(-1);
  const aim = aimOf(view, choice, actingHero(view, usePlay().decision.value));
  const shot = event && shotOf(view, event);
  return (
    <svg class="ln-layer ln-omens" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {litSpaces(view, town, pointed.value).map((space) => (
        <rect key={space} class="ln-lit-space" {...cornerOf(space)} width="0.92" height="0.92" rx="0.14" />
      ))}
      {stretches(way).map((stretch) => (
        <Fragment key={stretch}>
          <polyline class="ln-route under" points={stretch} />
          <polyline class="ln-route" points={stretch} />
        </Fragment>
      ))}
      {goal && <rect class="ln-goal" {...cornerOf(goal)} width="0.92" height="0.92" rx="0.14" />}
      {aim && <Aim {...aim} />}
      {shot && <Fire from={shot.from} to={shot.to} />}
      <Flashes shown={shown} town={town} />
    </svg>
  );
}

/** The lines of a way: it breaks off where it leads through the sewer, and goes on where one comes up again. */
export function stretches(way: readonly string[]): string[] {
  const found: string[][] = [[]];
  for (const space of way) {
    if (space === SEWER) found.push([]);
    else found.at(-1)!.push(middleOfSpace(spaceNamed(space)).join(","));
  }
  return found.filter((stretch) => stretch.length > 1).map((stretch) => stretch.join(" "));
}

const cornerOf = (space: string) => ({
  x: columnOf(spaceNamed(space)) + 0.04,
  y: rowOf(spaceNamed(space)) + 0.04,
});

/** The way of who would go: a walk as the view tells it, else as it is foretold, else a single step. */
export function wayOf(view: View, choice: Choice): string[] {
  const [verb, goal] = choice.considered.value ?? [];
  const start = spaceOfAction(view);
  if (verb === "walk") return walkTo(view, String(goal));
  const events = (choice.preview.value?.events ?? []) as unknown as AnyEvent[];
  const steps = events.filter((event) => event.type === "HeroMoved" || event.type === "ZombieMoved");
  const [first] = steps;
  if (first) return [first.start, ...steps.map(({ to }) => to)];
  return start && (verb === "step" || verb === "to") ? [start, String(goal)] : [];
}

function walkTo(view: View, goal: string): string[] {
  const before = view.entered_from[goal];
  return before ? [...walkTo(view, before), goal] : [goal];
}

interface Aimed {
  from: string;
  reach: number;
  /** Whom it could hit, and whom it shall. */
  targets: readonly string[];
  target: string | null;
}

/** What a weapon of who acts could hit: of the one at which somebody points, or that has been taken up. */
export function aimOf(view: View, choice: Choice, shooter: string): Aimed | null {
  const from = heroNamed(view, shooter)?.space;
  const told = choice.considered.value;
  const considered = told ? meaning(told) : [];
  const weapon =
    (isWeapon(choice, aimed.value) ? aimed.value : null) ?? attackIn(considered) ?? attackIn(choice.chosen.value);
  if (!from || !weapon) return null;
  const options = choice.options.value.filter(([verb, card]) => verb === "attack" && card === weapon);
  const spaces = options.flatMap(([, , target]) => spaceOf(view, target ?? "") ?? []);
  const target = attackIn(considered) === weapon ? spaceOf(view, considered[2] ?? "") : null;
  const printed = infoOf(weapon)?.shot?.range ?? THROWN;
  const reach = Math.max(printed, ...spaces.map((space) => distance(from, space)));
  return { from, reach, targets: [...new Set(spaces)], target };
}

/** How many steps there are between two spaces, if nothing is in the way. */
function distance(one: string, other: string): number {
  const [from, to] = [spaceNamed(one), spaceNamed(other)];
  return Math.max(Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to)));
}

const isWeapon = (choice: Choice, part: string | null) =>
  choice.options.value.some(([verb, card]) => verb === "attack" && card === part);

const attackIn = ([verb, card]: Option): string | null => (verb === "attack" && card ? String(card) : null);

function Aim({ from, reach, targets, target }: Aimed) {
  const number = spaceNamed(from);
  const [left, top] = [Math.max(0, columnOf(number) - reach), Math.max(0, rowOf(number) - reach)];
  const right = Math.min(SIDE, columnOf(number) + reach + 1);
  const bottom = Math.min(SIDE, rowOf(number) + reach + 1);
  const lines = target === null ? targets : [target];
  return (
    <>
      <rect class="ln-reach" x={left} y={top} width={right - left} height={bottom - top} rx="0.12" />
      {lines.map((to) => (
        <Fire key={to} from={from} to={to} look={target === null ? "possible" : ""} />
      ))}
    </>
  );
}

function Fire({ from, to, look = "" }: { from: string; to: string; look?: string }) {
  if (from === to) return null;
  const [start, end] = [middleOfSpace(spaceNamed(from)), middleOfSpace(spaceNamed(to))];
  const points = `${start.join(",")} ${end.join(",")}`;
  return (
    <>
      <polyline class={`ln-fire under ${look}`} points={points} />
      <polyline class={`ln-fire ${look}`} points={points} />
      <circle class={`ln-fire-end ${look}`} cx={end[0]} cy={end[1]} r="0.3" />
    </>
  );
}

type Shot = Extract<AnyEvent, { type: "ShotFired" | "DynamiteThrown" | "MolotovThrown" | "TntThrown" }>;

const SHOTS = new Set<AnyEvent["type"]>(["ShotFired", "DynamiteThrown", "MolotovThrown", "TntThrown"]);
const isShot = (event: AnyEvent): event is Shot => SHOTS.has(event.type);

/** A shot that is being fired, or something that is thrown. */
function shotOf(view: View, event: AnyEvent): { from: string; to: string } | null {
  if (!isShot(event)) return null;
  const from = heroNamed(view, event.hero)?.space;
  return from ? { from, to: event.space } : null;
}
