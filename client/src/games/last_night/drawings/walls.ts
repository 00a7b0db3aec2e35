/** Walls, windows and doors, and the light that falls out of them. What is alike is told once, and used by its name. */

import { area, box, disc, line, put, together } from "../../../art/brush";
import { boxes, INK, SPACE, type Rectangle } from "../../../art/town/shapes";
import { middleOfSide } from "../spots";
import { beyond, type Edge, type Face, type Town, type TownBuilding } from "../town";
import { at, JAMB_A, JAMB_B, type Lit, type LitBy } from "./houses";
import { roomOf } from "./rooms";

/** How thick walls are, seen from above, and how high the face of those to the south is. */
export const THICK = 11;
const FRONT = 13;
const HALF = THICK / 2;
const WALL = "#c3bba8";
const MOONLIT = "#f0ece0";
const EDGE = { edge: 1.8, edgeColour: INK };
const PANES: Readonly<Record<Lit, string>> = { lit: "#ffd98a", dark: "#1c2236", taken: "#5a1a18" };
const STATES: readonly Lit[] = ["lit", "dark", "taken"];

const named = (name: string, drawing: string) => `<g id='${name}'>${drawing}</g>`;
const pane = (x: number, y: number, width: number, high: number, lit: Lit) =>
  box(x, y, width, high, PANES[lit], EDGE) + box(x + width / 2 - 1, y, 2, high, INK);

/** What stands in walls, drawn as in one to the south, its middle at 0,0. */
export const FITTINGS =
  named("window_light", together({ opacity: 0.55 }, area("M-17 4H17L30 44H-30Z", "url(#spill)"))) +
  named("door_light", area("M-24 4H24L44 62H-44Z", "url(#spill)")) +
  STATES.map(
    (lit) =>
      named(`pane_${lit}`, pane(-18, -3.4, 36, 6.8, lit)) +
      named(
        `front_${lit}`,
        boxes(
          [
            [-55, HALF, 110, 3],
            [-55, HALF + FRONT - 2, 110, 2],
          ],
          "#000",
          0.35,
        ) +
          pane(-34, HALF + 2.5, 22, 8, lit) +
          pane(12, HALF + 2.5, 22, 8, lit),
      ),
  ).join("") +
  named("frame", frame());

/** Two posts, and the leaf, which stands open. */
function frame(): string {
  const jamb = (JAMB_B - JAMB_A) / 2;
  return (
    box(-jamb - 6, -HALF - 3, 9, THICK + 6, "#e3c48c", EDGE) +
    box(jamb - 3, -HALF - 3, 9, THICK + 6, "#e3c48c", EDGE) +
    put(jamb - 5, HALF, area("M-3 0H4L-6 32-13 30Z", "#a56f3c", EDGE) + disc(-7, 26, 2, "#ffe2a0"))
  );
}

interface Wall {
  building: TownBuilding;
  edge: Edge;
  lit: Lit;
  door: boolean;
  /** Whether it is seen from outdoors. */
  outer: boolean;
}

/** Walls, each once, with their windows and doors. */
export function walls(town: Town, litBy: LitBy): string {
  const all = wallsOf(town, litBy);
  const windows = all.filter(({ outer, door }) => outer && !door);
  const fronts = windows.filter(({ edge }) => edge.face === "s");
  const path = all.map(({ edge, door }) => cap(edge, door)).join("");
  return (
    all
      .filter(({ outer, lit }) => outer && lit === "lit")
      .map(({ edge, door }) => used(door ? "door_light" : "window_light", edge))
      .join("") +
    fronts.map(({ building, edge, lit }) => front(edge, roomOf(building.name).wall, lit)).join("") +
    together({ "paint-order": "stroke" }, area(path, WALL, { edge: 3.4, edgeColour: INK })) +
    line(all.map(({ edge, door }) => moonlitEdge(edge, door)).join(""), MOONLIT, 2.6, { opacity: 0.9 }) +
    windows
      .filter(({ edge }) => edge.face !== "s")
      .map(({ edge, lit }) => used(`pane_${lit}`, edge))
      .join("") +
    all
      .filter(({ door }) => door)
      .map(({ building, edge, lit }) => doorway(edge, building.name, lit))
      .join("")
  );
}

function wallsOf(town: Town, litBy: LitBy): Wall[] {
  const doors = new Set(town.buildings.flatMap((building) => building.doors.map(sideKey)));
  const found = new Map<string, Wall>();
  for (const building of town.buildings) {
    for (const edge of building.walls) {
      const [key, there] = [sideKey(edge), beyond(edge)];
      if (found.has(key)) continue;
      const outer = there !== null && town.area[there] === -1;
      found.set(key, { building, edge, lit: litBy(building), door: doors.has(key), outer });
    }
  }
  return [...found.values()];
}

/** A side has one key, from whichever of its spaces it is seen. */
function sideKey(edge: Edge): string {
  const there = beyond(edge);
  if (there === null) return `${edge.space} ${edge.face}`;
  return [edge.space, there].sort((one, other) => one - other).join(" ");
}

/** Where a wall lies: along the line between two spaces, or within the rim of the town. */
function bar(edge: Edge, from: number, to: number): Rectangle {
  const [x, y] = at(edge.space);
  const near = beyond(edge) === null ? 0 : -HALF;
  const across = edge.face === "n" || edge.face === "w" ? near : SPACE - THICK - near;
  return edge.face === "n" || edge.face === "s"
    ? [x + from, y + across, to - from, THICK]
    : [x + across, y + from, THICK, to - from];
}

/** The pieces of a wall beside its door, or all of it; each reaches around the corner. */
function pieces(door: boolean): readonly (readonly [from: number, to: number])[] {
  return door
    ? [
        [-HALF, JAMB_A],
        [JAMB_B, SPACE + HALF],
      ]
    : [[-HALF, SPACE + HALF]];
}

const cap = (edge: Edge, door: boolean) =>
  pieces(door)
    .map(([from, to]) => {
      const [x, y, width, height] = bar(edge, from, to);
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    })
    .join("");

/** The moon stands in the north-west. */
const moonlitEdge = (edge: Edge, door: boolean) =>
  pieces(door)
    .map(([from, to]) => {
      const [x, y, width, height] = bar(edge, from, to);
      return width > height ? `M${x + 1} ${y + 1.6}h${width - 2}` : `M${x + 1.6} ${y + 1}v${height - 2}`;
    })
    .join("");

const TURNS: Readonly<Record<Face, number>> = { s: 0, w: 90, n: 180, e: 270 };

/** The middle of a side, in units of the picture. */
export function sideMiddle(edge: Edge): readonly [x: number, y: number] {
  const [x, y] = middleOfSide(edge);
  return [x * SPACE, y * SPACE];
}

/** Something at the middle of a side, turned as its wall lies. */
function turned(edge: Edge): string {
  const [x, y] = sideMiddle(edge);
  const turn = TURNS[edge.face];
  return `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}`;
}

/** A drawing that is made as in a wall to the south, its middle at 0,0, put on any side. */
export const onSide = (edge: Edge, drawing: string) => together({ transform: turned(edge) }, drawing);

const used = (name: string, edge: Edge) => `<use href='#${name}' transform='${turned(edge)}'/>`;

/** The face of a wall to the south, with its windows. */
function front(edge: Edge, colour: string, lit: Lit): string {
  const [x, y] = at(edge.space);
  return box(x - 5, y + SPACE + HALF, SPACE + 10, FRONT, colour) + used(`front_${lit}`, edge);
}

/** The gap in a wall, with its frame. */
function doorway(edge: Edge, building: string, lit: Lit): string {
  const wide = JAMB_B - JAMB_A;
  return (
    onSide(
      edge,
      box(-wide / 2, -HALF - 1, wide, THICK + 2, roomOf(building).colours[0]) +
        box(-wide / 2, -2.5, wide, 5, lit === "lit" ? "#ffe2a0" : "#2b2a35"),
    ) + used("frame", edge)
  );
}
