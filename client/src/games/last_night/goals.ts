/** What the scenario is about, in words: what each side has still to do, and how long the night is. */

import { nameOf, say } from "../../words/language";
import type { View } from "./types";

/** Tasks that bring the zombies nearer to their goal. */
const OF_THE_DEAD = new Set(["townsfolk_lost", "zombies_in_manor"]);
/** What is only under way: it is told as long as there is any, and never done. */
const UNDER_WAY = new Set(["supplies_carried", "parts_carried"]);

export interface Task {
  name: string;
  side: "heroes" | "zombies";
  done: number;
  of: number;
  /** Whether nothing of it is left to do. */
  met: boolean;
  /** Whether it is only under way. */
  passing: boolean;
}

/** The tasks of both sides; how many heroes must die is one of the zombies. */
export function tasksOf({ tasks, deaths, deaths_needed }: Pick<View, "tasks" | "deaths" | "deaths_needed">): Task[] {
  const found = Object.entries(tasks)
    .map(([name, [done, of]]) => taskOf(name, done, of))
    .filter(({ passing, done }) => !passing || done > 0);
  return deaths_needed ? [...found, taskOf("deaths", deaths, deaths_needed, "zombies")] : found;
}

function taskOf(name: string, done: number, of: number, side?: Task["side"]): Task {
  const passing = UNDER_WAY.has(name);
  const whose = side ?? (OF_THE_DEAD.has(name) ? "zombies" : "heroes");
  return { name, side: whose, done, of, met: done >= of && !passing, passing };
}

/** A task in words; where there is one thing to do, a tick says whether it is done. */
export function taskWords(task: Task): string {
  if (task.passing) return say("panel-at", { what: nameOf("task", task.name), at: task.done });
  return task.of === 1 && task.name !== "deaths" ? nameOf("task", task.name) : countedWords(task);
}

/** A task in words for whoever is shown no tick. */
export function plainWords(task: Task): string {
  return task.passing ? taskWords(task) : countedWords(task);
}

/** “Pits blown up: 1 of 3”, also where there is only one thing to do. */
function countedWords({ name, done, of }: Task): string {
  return say("panel-task", { task: name === "deaths" ? nameOf("counter", name) : nameOf("task", name), done, of });
}

/** The first thing that the heroes have still to do; where they have none, what the zombies have. */
export function briefWords(tasks: readonly Task[]): string {
  const open = tasks.filter(({ met, passing }) => !met && !passing);
  const first = open.find(({ side }) => side === "heroes") ?? open[0];
  return first ? countedWords(first) : "";
}

/** The places that the scenario is about, in words: the building to be held, those with charges. */
export function placesWords({ stronghold, charges }: Pick<View, "stronghold" | "charges">): string[] {
  const named = (what: string, buildings: readonly string[]) =>
    buildings.length ? [say("panel-at", { what, at: buildings.map((one) => nameOf("building", one)).join(", ") })] : [];
  return [
    ...named(nameOf("zone", "stronghold"), stronghold ? [stronghold] : []),
    ...named(nameOf("zone", "charges"), charges),
  ];
}

/** The sets and rules beyond the base game with which this night is played, by family and name. */
export function playedWith({ options, rules }: Pick<View, "options" | "rules">): { family: string; name: string }[] {
  const sets = SETS.filter((name) => options[`set_${name}`]).map((name) => ({ family: "set", name }));
  return [...sets, ...rules.map((name) => ({ family: "rule", name }))];
}

const SETS = ["growing_hunger", "survival_of_the_fittest", "timber_peak"] as const;

/** The longest night of all scenarios. */
export const LONGEST = 18;
/** So few turns before dawn the sky is red. */
const SOON = 3;

export interface Hour {
  number: number;
  when: "gone" | "now" | "to come";
  soon: boolean;
}

/** The numbers of the sun track, from the evening to the morning. */
export function hours(sun: number): Hour[] {
  const count = Math.max(LONGEST, sun);
  return Array.from({ length: count }, (_, place) => {
    const number = count - place;
    return { number, when: number > sun ? "gone" : number === sun ? "now" : "to come", soon: number <= SOON };
  });
}

/** “7 turns to dawn”. */
export function dawnWords({ sun, turn, outcome }: Pick<View, "sun" | "turn" | "outcome">): string {
  if (outcome?.ending === "dawn") return say("panel-dawn");
  return turn === "set_up" && sun === 0 ? say("panel-dusk") : say("panel-turns", { count: sun });
}
