/**
 * All games, by the names of their rooms, and what each brings to the page:
 * `NAME/board.tsx`, `NAME/sounds.ts`, `NAME/Cover.tsx`, `NAME/chooser.ts`, `NAME/reading.ts`, each if there is one.
 */

import type { ComponentType } from "preact";
import type { Board, Reading } from "../board/board";
import type { Chooser, Shelf } from "../board/shelf";
import type { Sounds } from "../sounds";
import { learn } from "../words/language";

/** Boards are large: each is loaded when it is needed. */
const BOARDS = import.meta.glob<{ board: Board }>("./*/board.tsx");
const READINGS = import.meta.glob<{ reading: Reading<never> }>("./*/reading.ts");
const SOUNDS = import.meta.glob<{ sounds: Sounds }>("./*/sounds.ts", { eager: true });
const COVERS = import.meta.glob<{ Cover: ComponentType }>("./*/Cover.tsx", { eager: true });
const CHOOSERS = import.meta.glob<{ chooser: Chooser }>("./*/chooser.ts", { eager: true });

/** Ready to be drawn: nothing on it changes its place when something comes later. */
async function findBoard(game: string, plain: boolean): Promise<Board> {
  const found = plain ? undefined : BOARDS[`./${game}/board.tsx`];
  const [board] = await Promise.all([found ? found().then(({ board }) => board) : inWords(game), learn(game)]);
  await board.prepare?.();
  return { ...board, ...SOUNDS[`./${game}/sounds.ts`] };
}

async function inWords(game: string): Promise<Board> {
  const [{ boardOf }, read] = await Promise.all([import("./general/board"), READINGS[`./${game}/reading.ts`]?.()]);
  return boardOf(read?.reading);
}

export const shelf: Shelf = {
  findBoard,
  coverOf: (game) => COVERS[`./${game}/Cover.tsx`]?.Cover,
  covers: Object.keys(COVERS).map((file) => file.split("/")[1] ?? ""),
  chooserOf: (game) => CHOOSERS[`./${game}/chooser.ts`]?.chooser,
  findIcons: async () => (await import("./credits")).icons,
};
