/** What the scenario is about, in words: what each side has still to do, and how long the night is. */

import { nameOf, say } from "../../words/language";
import type { View } from "./types";

/** Tasks that bring the zombies nearer to their goal. */
const OF_THE_DEAD = new Set(["townsfolk_lost", "zombies_in_manor"]);

export interface Task {
  name: string;
  side: "heroes" | "zombies";
  done: number;
  of: number;
  /** Whether nothing of it is left to do. */
  met: boolean;
}

/** The tasks of both sides; how many heroes must die is one of the zombies. */
export function tasksOf({ tasks, deaths, deaths_needed }: Pick<View, "tasks" | "deaths" | "deaths_needed">): Task[] {
  const found = Object.entries(tasks).map(([name, [done, of]]) => taskOf(name, done, of));
  return deaths_needed ? [...found, taskOf("deaths", deaths, deaths_needed, "zombies")] : found;
}

function taskOf(name: string, done: number, of: number, side?: Task["side"]): Task {
  return { name, side: side ?? (OF_THE_DEAD.has(name) ? "zombies" : "heroes"), done, of, met: done >= of };
}

/** A task in words; where there is one thing to do, a tick says whether it is done. */
export function taskWords(task: Task): string {
  return task.of === 1 && task.name !== "deaths" ? nameOf("task", task.name) : countedWords(task);
}

/** “Pits blown up: 1 of 3”, also where there is only one thing to do. */
function countedWords({ name, done, of }: Task): string {
  return say("panel-task", { task: name === "deaths" ? nameOf("counter", name) : nameOf("task", name), done, of });
}

/** The first thing that the heroes have still to do; where they have none, what the zombies have. */
export function briefWords(tasks: readonly Task[]): string {
  const open = tasks.filter(({ met }) => !met);
  const first = open.find(({ side }) => side === "heroes") ?? open[0];
  return first ? countedWords(first) : "";
}

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
