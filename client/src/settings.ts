/** How this person wants the page: theme, sounds, motion, board. Kept in this browser. */

import { effect, signal, type Signal } from "@preact/signals";
import { keep, kept } from "./keeping";

export const THEMES = ["dark", "light", "auto"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
export const BOARDS = ["drawn", "plain"] as const;

export const theme = remembered("theme", THEMES);
export const motion = remembered("motion", MOTIONS);
export const board = remembered("board", BOARDS);
/** Whether this person wants to see what a weighty answer does before it is given. */
export const careful = signal(kept("careful") !== "off");
careful.subscribe((value) => {
  if (value !== (kept("careful") !== "off")) keep("careful", value ? "on" : "off");
});
/** Whether the log names the rule behind each line. */
export const clauses = remembered("clauses", ["off", "on"] as const);
/** Whether what stands beside the board is there, where there is room for it. */
export const side = remembered("side", ["open", "folded"] as const);
export const sounds = remembered("sounds", ["off", "on"] as const);
/** Whether a bell rings where nobody looks, when somebody is asked. */
export const bell = remembered("bell", ["on", "off"] as const);
/** Whether the system calls back who has gone elsewhere. */
export const calls = remembered("calls", ["off", "on"] as const);

function remembered<T extends string>(name: string, values: readonly [T, ...T[]]): Signal<T> {
  const last = values.find((value) => value === kept(name));
  const chosen = signal<T>(last ?? values[0]);
  chosen.subscribe((value) => {
    if (value !== kept(name)) keep(name, value);
  });
  return chosen;
}

/** Whether things may move: as set, else as the system asks for. */
export function mayMove(): boolean {
  if (motion.value !== "auto") return motion.value === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let the style sheets know. */
export function dress(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
  });
}
