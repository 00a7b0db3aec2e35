/** What stands on vertices, and the holes out of which the dead come. */

import { area, disc, line, oval, put, star } from "../../../art/brush";
import { INK, SPACE } from "../../../art/town/shapes";
import type { Post } from "../town";

const tree = () =>
  oval(12, 16, 32, 26, "#05070f", { opacity: 0.5 }) +
  area("M-32 6c-10-16 2-34 19-31 7-15 33-14 36 2 17 0 21 22 7 29 0 16-21 23-31 12-14 9-30 2-31-12z", "#2c5a3b", {
    edge: 2.6,
    edgeColour: "#10201a",
  }) +
  area("M-25 0c-5-14 5-25 15-21 5-10 21-10 24 0-10 0-17 7-19 14-7-2-15 0-20 7z", "#4f8a54") +
  area("M4 20c2-9 12-11 18-6-3 8-11 11-18 6z", "#3f7549") +
  line("M-20-16c3-6 8-8 13-8", "#a9c7ff", 3, { opacity: 0.55 });

/** A fir from above: boughs in three rings, each with its light. */
const fir = () =>
  oval(12, 16, 32, 26, "#05070f", { opacity: 0.5 }) +
  star(0, 0, 36, 25, 11, "#10201a") +
  star(0, 0, 33, 23, 11, "#24513f") +
  star(-2, -2, 24, 16, 9, "#336b4e", { turn: 0.3 }) +
  star(-4, -4, 14, 8, 7, "#4f8a64") +
  line("M-22-16c3-6 8-9 14-10M-14-6c1-4 4-6 8-7", "#dfe9fb", 3.4, { opacity: 0.75 });

const pillar = () =>
  oval(8, 10, 22, 18, "#05070f", { opacity: 0.5 }) +
  disc(0, 0, 19, "#8d8f9c", { edge: 2.6, edgeColour: INK }) +
  disc(0, 0, 12, "#b3b5c0", { edge: 2, edgeColour: "#6d6f7c" }) +
  line("M-15-8C-12-14-6-16 0-17", "#f0ece0", 3, { opacity: 0.8 });

/** A pier of wall that reaches a little to all four sides. */
const cornerWall = () =>
  area("M-6-26H18V-6H34V18H18V34H-6V18H-26V-6H-6Z", "#05070f", { opacity: 0.4 }) +
  area("M-10-28H10V-10H28V10H10V28H-10V10H-28V-10H-10Z", "#c3bba8", { edge: 3, edgeColour: INK }) +
  line("M-8-26H8M-26 -8H-10M-8-8V-24M-26 6V-8", "#f0ece0", 2.6, { opacity: 0.9 });

const POSTS: Readonly<Record<string, () => string>> = { tree, fir, pillar, corner_wall: cornerWall };

/** What nobody has drawn is a pillar. */
const known = (kind: string) => (kind in POSTS ? kind : "pillar");

const used = (name: string, x: number, y: number) => `<use href='#${name}' x='${x}' y='${y}'/>`;

/** What stands on the corners of spaces: nobody goes or slips by it there. */
export function posts(standing: readonly Post[]): string {
  return standing.map(({ row, column, kind }) => used(known(kind), column * SPACE, row * SPACE)).join("");
}

/** A lamp of the street, its post at x and y. */
export const streetLamp = (x: number, y: number) =>
  disc(x, y, 5.4, "#1a2036", { edge: 1.6, edgeColour: "#0a0d19" }) + disc(x, y, 3.2, "#fff1c4");

/** A hole with a hand that comes out of it, on the space whose corner is at x and y. */
export const pit = (x: number, y: number) => used("hole", x, y);

/** The hole alone, 60 wide and high. */
export const pitHole = () =>
  area("M7 35C5 17 20 9 34 11 52 11 57 27 53 41 47 55 13 55 7 35Z", "#6b5742", { edge: 2, edgeColour: "#201811" }) +
  area("M9 30C11 18 22 12 34 13 26 17 17 22 14 34Z", "#93795c") +
  area("M13 36C12 23 23 18 33 19 48 19 50 30 47 39 42 49 18 48 13 36Z", "#0a0f07") +
  area(
    "M26 44C25 34 19 31 18 24l3.5-1.5 3.5 6-1-11 3.5-.5 2 10 2.5-10.5 3.5 1-1.5 10 5-6 3 2-6 10.5c1 4 1 7 0 10z",
    "#86b85a",
    { edge: 1, edgeColour: "#1a2a10" },
  ) +
  area("M31 18l2-1 3.5 1-1.5 10 5-6 3 2-6 10.5c1 4 1 7 0 10h-5z", "#5d7a4a", { opacity: 0.8 });

const PIT_LIGHT =
  "<radialGradient id='pit'><stop stop-color='#9dff5a' stop-opacity='.5'/><stop offset='1' stop-color='#4fae2a' stop-opacity='0'/></radialGradient>";

const HOLE = disc(50, 53, 62, "url(#pit)") + put(0, 0, pitHole(), { scale: 5 / 3 });

/** What pits look like, and posts of those kinds that stand somewhere: to be told before any of them does. */
export function postsAndPits(standing: readonly Post[]): string {
  const kinds = new Set(standing.map(({ kind }) => known(kind)));
  const drawn = [...kinds].map((kind) => `<g id='${kind}'>${POSTS[kind]!()}</g>`);
  return `${PIT_LIGHT}${drawn.join("")}<g id='hole'>${HOLE}</g>`;
}
