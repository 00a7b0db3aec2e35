/** Cold ground: streets between pavements, the yard, the helipad. */

import { area, box, disc, line, oval } from "../brush";
import type { Chance } from "./chance";
import { beyond, goesOn, SIDES, spaceAt, WAYS, type Plan, type Side } from "./plan";
import { ASPHALT, boxes, KERB, PAINT, PAVEMENT, SPACE, TILE, type Rectangle } from "./shapes";

/** The asphalt of a space begins and ends here; what is left on its sides is pavement. */
const [KERB_A, KERB_B] = [13, 87];
const LANE = { opacity: 0.8, dashes: "15 10" };

/** A space of road, with its kerbs, its lane, and stripes for who walks, before a junction. */
export function road(plan: Plan, column: number, row: number, chance: Chance): string {
  const [x, y] = [column * SPACE, row * SPACE];
  const open = SIDES.filter((side) => goesOn(plan, column, row, side));
  // The yard of a building is no street: no lane leads there.
  const led = open.filter((side) => beyond(plan, column, row, side) !== "P");
  return (
    pavement(x, y) +
    area(asphalt(x, y, open), ASPHALT, { edge: 2.4, edgeColour: KERB }) +
    boxes(
      open.map((side) => opening(x, y, side)),
      ASPHALT,
    ) +
    wear(x, y, chance) +
    lane(x, y, led) +
    (led.length === 2 ? led.map((side) => stripes(plan, column, row, side)).join("") : "")
  );
}

function pavement(x: number, y: number): string {
  const joints = [20, 40, 60, 80].flatMap((at): Rectangle[] => [
    [x + at, y, 1, SPACE],
    [x, y + at, SPACE, 1],
  ]);
  return box(x, y, SPACE, SPACE, PAVEMENT) + boxes(joints, "#4b5577");
}

/** The asphalt runs to the sides over which the street goes on. */
function asphalt(x: number, y: number, open: readonly Side[]): string {
  const [a, b, end] = [KERB_A, KERB_B, SPACE];
  const has = (side: Side) => open.includes(side);
  return (
    `M${x + a} ${y + a}` +
    (has("n") ? `V${y}H${x + b}V${y + a}` : `H${x + b}`) +
    (has("e") ? `H${x + end}V${y + b}H${x + b}` : `V${y + b}`) +
    (has("s") ? `V${y + end}H${x + a}V${y + b}` : `H${x + a}`) +
    (has("w") ? `H${x}V${y + a}H${x + a}` : "") +
    "Z"
  );
}

/** Where the street goes on there is no kerb. */
function opening(x: number, y: number, side: Side): Rectangle {
  const wide = KERB_B - KERB_A - 2;
  if (side === "n") return [x + KERB_A + 1, y - 1.5, wide, 3];
  if (side === "s") return [x + KERB_A + 1, y + SPACE - 1.5, wide, 3];
  return [side === "w" ? x - 1.5 : x + SPACE - 1.5, y + KERB_A + 1, 3, wide];
}

/** A crack and a stain: the street is old. */
function wear(x: number, y: number, chance: Chance): string {
  const at = (from: number, more: number) => Math.round(from + chance() * more);
  return (
    oval(x + at(30, 40), y + at(30, 40), at(12, 8), at(6, 4), "#2d3450") +
    line(`M${x + at(20, 20)} ${y + at(24, 50)}q${at(8, 8)} ${-at(2, 4)} 16 ${at(0, 8)}t14 ${at(0, 9)}`, "#1d2338", 1.6)
  );
}

function lane(x: number, y: number, led: readonly Side[]): string {
  const [middleX, middleY] = [x + 50, y + 50];
  const end = (side: Side) => `${middleX + WAYS[side][0] * 50} ${middleY + WAYS[side][1] * 50}`;
  const [one, other] = led;
  if (!one) return "";
  if (led.length > 2) return manhole(middleX, middleY);
  if (!other) return line(`M${end(one)}L${middleX} ${middleY}`, PAINT, 3.4, LANE);
  return line(`M${end(one)}Q${middleX} ${middleY} ${end(other)}`, PAINT, 3.4, LANE);
}

const manhole = (x: number, y: number) =>
  disc(x, y, 9, "#232940", { edge: 2, edgeColour: "#454e6d" }) +
  line(`M${x - 6} ${y - 3}h12M${x - 6} ${y + 3}h12`, "#454e6d", 1.8);

/** Stripes across the street, on the side that leads to a junction. */
function stripes(plan: Plan, column: number, row: number, side: Side): string {
  const [right, down] = WAYS[side];
  const [c, r] = [column + right, row + down];
  const junction = spaceAt(plan, c, r) && SIDES.filter((way) => goesOn(plan, c, r, way)).length > 2;
  if (!junction) return "";
  const [x, y] = [column * SPACE, row * SPACE];
  const along = [18, 29, 41, 52, 64, 75];
  const near = side === "n" || side === "w" ? 3 : SPACE - 18;
  const all = along.map((at): Rectangle => (right === 0 ? [x + at, y + near, 6, 15] : [x + near, y + at, 15, 6]));
  return boxes(all, "#aab2cc", 0.62);
}

/** The yard of a building: paved, with lines to park by. */
export function yard(column: number, row: number): string {
  const [x, y] = [column * SPACE, row * SPACE];
  const lines = [12, 34, 56, 78].map((at) => `M${x + at} ${y + 88}l14-72`).join("");
  return box(x, y, SPACE, SPACE, "#5a6178") + line(lines, PAINT, 3, { opacity: 0.4 });
}

/** The whole helipad. Its H runs between those who stand on it: they may be nine, and it is still read. */
export function helipad(): string {
  const joints = [50, 100, 150, 200, 250].flatMap((at): Rectangle[] => [
    [at, 0, 1.4, TILE],
    [0, at, TILE, 1.4],
  ]);
  const letter = "M80 44h38v116h64V44h38v216h-38V192h-64v68h-38z";
  const corners = [26, 274];
  return (
    box(0, 0, TILE, TILE, "#565e78") +
    boxes(joints, "#474f68") +
    disc(150, 152, 137, "#3c445f", { edge: 7, edgeColour: "#e9e4d4" }) +
    disc(150, 152, 127, "none", { edge: 2.6, edgeColour: "#e0b24c" }) +
    area(letter, "#f3eedd", { edge: 4, edgeColour: "#20263c" }) +
    box(7, 7, 286, 286, "none", { edge: 7, edgeColour: "#e0b24c", dashes: "22 14", opacity: 0.9, round: 8 }) +
    corners.flatMap((x) => corners.map((y) => beacon(x, y))).join("")
  );
}

const beacon = (x: number, y: number) =>
  disc(x, y, 26, "url(#red)") + disc(x, y, 6.5, "#ff5d4d", { edge: 2 }) + disc(x - 2, y - 2, 2, "#ffd6cf");
