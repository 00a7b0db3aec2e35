/** Warm rooms, the roof taken off: floors by trade, walls all round, and doors that let the light out. */

import { area, box, disc, put } from "../brush";
import { brokenPlanks, planks, TURNS } from "./barricades";
import { beyond, hasDoor, isOutdoor, SIDES, spotsOf, WAYS, type Plan, type Side, type Spot } from "./plan";
import { boxes, INK, SPACE, type Rectangle } from "./shapes";
import type { Floor, Trade } from "./trades";

const WALL = "#d8ccb4";
/** How thick a wall is, seen from above, and how high its inner face is where it is seen. */
const THICK = 8;
const FACE = 20;
/** A door is the gap between these, along its side of a space. */
const [JAMB_A, JAMB_B] = [28, 72];

function indoor(plan: Plan): Spot[] {
  return spotsOf(plan).filter(([, , space]) => space === "B");
}

/** Floors, and the light that hangs over them. */
export function floors(plan: Plan, trade: Trade): string {
  const [colour, other] = trade.colours;
  const inside = indoor(plan);
  const at = ([column, row]: Spot): Rectangle => [column * SPACE, row * SPACE, SPACE, SPACE];
  return (
    boxes(inside.map(at), colour) +
    boxes(
      inside.flatMap(([column, row]) => laid(trade.floor, column * SPACE, row * SPACE)),
      other,
    ) +
    inside.map(([column, row]) => box(column * SPACE - 10, row * SPACE - 10, 120, 120, "url(#room)")).join("")
  );
}

/** What is laid of the second colour on a space. */
function laid(floor: Floor, x: number, y: number): Rectangle[] {
  if (floor === "boards") {
    return [0, 1, 2, 3, 4, 5, 6].flatMap((board): Rectangle[] => [
      [x, y + board * 14.3, SPACE, 1.6],
      [x + ((board * 37 + x / 7) % 90), y + board * 14.3, 1.6, 14.3],
    ]);
  }
  const count = { tiles: 5, chequer: 4, slabs: 2 }[floor];
  const size = SPACE / count;
  const places = Array.from(
    { length: count * count },
    (_, place) => [place % count, Math.floor(place / count)] as const,
  );
  return places
    .filter(([across, down]) => (across + down) % 2)
    .map(([across, down]): Rectangle => [x + across * size, y + down * size, size, size]);
}

/** The shadow of the walls on the street to the east and to the south. */
export function wallShadows(plan: Plan): string {
  const shadow = { opacity: 0.38 };
  return indoor(plan)
    .map(([column, row]) => {
      const [x, y] = [column * SPACE, row * SPACE];
      const east = isOutdoor(beyond(plan, column, row, "e"));
      const south = isOutdoor(beyond(plan, column, row, "s"));
      return (
        (east ? area(`M${x + SPACE} ${y}l15 13v${SPACE}l-15-13z`, "#060914", shadow) : "") +
        (south ? area(`M${x} ${y + SPACE}h${SPACE}l14 24h-${SPACE}z`, "#060914", shadow) : "")
      );
    })
    .join("");
}

/** The spaces of the street, as “column,row”, from which one gets into a building that is nailed up all round. */
export type Open = ReadonlySet<string>;

/**
 * All that stands on the floors: inner faces of walls, furniture, walls, house fronts and doors. Where it is told which
 * sides are open, a building without doors has barricades on all others to the street; one with doors keeps its walls.
 */
export function rooms(plan: Plan, trade: Trade, open?: Open): string {
  const inside = indoor(plan);
  return (
    inside.map((spot, number) => furnished(plan, trade, spot, number, open)).join("") +
    inside.map((spot) => walled(plan, trade, spot, open)).join("") +
    inside.map((spot) => barred(plan, trade, spot, open)).join("")
  );
}

/** What has been made of a side to the street: it is nailed up, or broken open; nothing where it is as it was built. */
function madeOf(plan: Plan, [column, row]: Spot, side: Side, open: Open | undefined): "planks" | "broken" | undefined {
  if (!open || !isOutdoor(beyond(plan, column, row, side))) return undefined;
  const [right, down] = WAYS[side];
  if (open.has(`${column + right},${row + down}`)) return "broken";
  return plan.doors.length ? undefined : "planks";
}

/** What is nailed to the sides of a space that face the street. */
function barred(plan: Plan, { colours: [floor] }: Trade, spot: Spot, open: Open | undefined): string {
  const [x, y] = [spot[0] * SPACE, spot[1] * SPACE];
  return SIDES.map((side) => {
    const made = madeOf(plan, spot, side, open);
    if (!made) return "";
    return made === "broken" ? brokenPlanks(x, y, side, floor) : planks(x, y, side);
  }).join("");
}

const hasWall = (plan: Plan, [column, row]: Spot, side: Side) => beyond(plan, column, row, side) !== "B";

/** Where nothing may stand at the wall to the north, what would stand there stands so far below, at that to the south. */
const BELOW = 52;

function furnished(plan: Plan, trade: Trade, spot: Spot, number: number, open: Open | undefined): string {
  const [column, row] = spot;
  const [x, y] = [column * SPACE, row * SPACE];
  const north = hasWall(plan, spot, "n");
  const [west, east] = [hasWall(plan, spot, "w"), hasWall(plan, spot, "e")];
  const nailedUp = (side: Side) => madeOf(plan, spot, side, open) !== undefined;
  const taken = (side: Side) => hasDoor(plan, column, row, side) || nailedUp(side);
  const below = nailedUp("n") && beyond(plan, column, row, "s") === "";
  return (
    (north ? innerFace(x, y, trade.wall) : "") +
    (west ? box(x, y + (north ? FACE : 0), 13, SPACE - (north ? FACE : 0), "#000", { opacity: 0.2 }) : "") +
    (north && (below || !taken("n")) ? trade.props[number % trade.props.length]!(x, below ? y + BELOW : y) : "") +
    (!north && west && !taken("w") ? rack(x + 10, y + 28, trade.wall, "#d9c9a0") : "") +
    (!north && east && !taken("e") ? rack(x + 77, y + 28, "#d9c9a0", trade.wall) : "")
  );
}

/** The face of the wall to the north, with two windows through which it is night. */
const innerFace = (x: number, y: number, colour: string) =>
  box(x, y, SPACE, FACE, colour) +
  box(x, y + FACE - 3, SPACE, 3, "#000", { opacity: 0.25 }) +
  box(x, y + FACE, SPACE, 9, "#000", { opacity: 0.18 }) +
  [16, 66].map((at) => box(x + at, y + 9, 18, 8, "#22304f", { edge: 1.6, edgeColour: WALL })).join("");

const rack = (x: number, y: number, one: string, other: string) =>
  box(x, y, 13, 42, "#6d5138", { edge: 1.8, edgeColour: "#20202c", round: 2 }) +
  box(x + 3, y + 4, 7, 14, one) +
  box(x + 3, y + 23, 7, 14, other);

function walled(plan: Plan, trade: Trade, spot: Spot, open?: Open): string {
  const [column, row] = spot;
  const [x, y] = [column * SPACE, row * SPACE];
  const sides = SIDES.filter((side) => hasWall(plan, spot, side));
  return sides
    .map((side) => {
      const street = isOutdoor(beyond(plan, column, row, side));
      const door = hasDoor(plan, column, row, side);
      const parts =
        door || madeOf(plan, spot, side, open)
          ? [wall(x, y, side, 0, JAMB_A), wall(x, y, side, JAMB_B, SPACE)]
          : [wall(x, y, side, 0, SPACE)];
      return (
        (side === "s" && street ? houseFront(x, y + SPACE, trade.wall) : "") +
        parts.join("") +
        (door && !madeOf(plan, spot, side, open) ? doorway(x, y, side, trade) : "")
      );
    })
    .join("");
}

/** A piece of wall along a side of a space. */
function wall(x: number, y: number, side: Side, from: number, to: number): string {
  const [across, along] = [{ n: 0, w: 0, s: SPACE - THICK, e: SPACE - THICK }[side], to - from];
  const how = { edge: 1.6, edgeColour: INK };
  return side === "n" || side === "s"
    ? box(x + from, y + across, along, THICK, WALL, how)
    : box(x + across, y + from, THICK, along, WALL, how);
}

/** The front of a building to the south, with lit windows. */
const houseFront = (x: number, y: number, colour: string) =>
  box(x, y, SPACE, 14, colour) +
  boxes(
    [
      [x, y, SPACE, 2],
      [x, y + 5, SPACE, 0.9],
      [x, y + 9, SPACE, 0.9],
    ],
    "#000",
    0.3,
  ) +
  [10, 76].map((at) => box(x + at, y + 3, 14, 8, "#ffd98a", { edge: 1.5, edgeColour: INK })).join("");

/** A door, open, and its light on the ground: that is what one sees of it from afar. */
function doorway(x: number, y: number, side: Side, { colours: [floor] }: Trade): string {
  const deep = side === "s" ? 24 : 14;
  return put(
    x + 50,
    y + 50,
    area("M-22 46H22L40 96H-40Z", "url(#spill)") +
      box(-22, 40, 44, deep, floor) +
      box(-22, 45, 44, 5, "#ffe2a0") +
      box(-25, 42, 5, 14, "#6b4327", { edge: 1.4, edgeColour: INK }) +
      box(20, 42, 5, 28, "#8a5a34", { edge: 1.4, edgeColour: INK }) +
      disc(22.5, 63, 1.8, "#ffd98a"),
    { turn: TURNS[side] },
  );
}
