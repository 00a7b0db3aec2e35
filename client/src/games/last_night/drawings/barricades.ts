/**
 * What is put on walls after the town was painted: barricades along a whole wall, doors that were not there before, and
 * doors that nobody opens. All are drawn in the units of the town's picture, a space being 100 of them, so that they lie
 * over it as one layer.
 */

import { area, box, disc, line, put, together } from "../../../art/brush";
import { INK, SPACE } from "../../../art/town/shapes";
import { middleOf } from "../spots";
import type { Edge } from "../town";
import { onSide, sideMiddle, THICK } from "./walls";

/** A barricade holds so many reinforcements (LN-14.1). */
export const MOST_REINFORCEMENTS = 3;

const EDGE = { edge: 1.8, edgeColour: INK };
const PLANKS = ["#e0ad6a", "#c08d50", "#d09c5b"] as const;

/** Planks over one space of a wall that runs from left to right, its middle at 0,0: they cross where they meet. */
function planks(number: number): string {
  const [one, other, third] = [0, 1, 2].map((more) => PLANKS[(number + more) % PLANKS.length]!) as [
    string,
    string,
    string,
  ];
  const tilt = number % 2 ? 1 : -1;
  return (
    area(`M-51 ${-12 - tilt}L51 ${-12 + tilt}V${-2 + tilt}L-51 ${-2 - tilt}Z`, one, EDGE) +
    area(`M-51 ${2 + tilt}L51 ${2 - tilt}V${12 - tilt}L-51 ${12 + tilt}Z`, other, EDGE) +
    area(`M-38 ${-10 * tilt - 5}L36 ${9 * tilt - 4}V${9 * tilt + 5}L-38 ${-10 * tilt + 4}Z`, third, EDGE) +
    line(`M-30 -7h22M4 -6h26M-22 7h20M8 8h24`, "#8a5f30", 1.4) +
    [-44, 44].map((x) => disc(x, -7, 1.9, INK) + disc(x, 7, 1.9, INK)).join("")
  );
}

/** A plate of steel across the planks, bolted at its corners. */
const plate = () =>
  box(-11, -19, 26, 40, "#05070f", { round: 3, opacity: 0.4 }) +
  box(-13, -20, 26, 40, "#8d98ab", { ...EDGE, round: 3 }) +
  area("M-11-18H3L-11 12Z", "#c3ccd9") +
  line("M-7-9 7 9M7-9-7 9", "#59637a", 3) +
  [-8.5, 8.5].map((x) => disc(x, -15, 2.2, "#2a2f3d") + disc(x, 15, 2.2, "#2a2f3d")).join("");

/** The reinforcements, each apart from the others, so that one counts them at a glance. */
function plates(spaces: number, reinforcements: number): string {
  const apart = Math.min(34, (spaces * SPACE) / (MOST_REINFORCEMENTS + 1) + 9);
  return Array.from({ length: reinforcements }, (_, number) =>
    put((number - (reinforcements - 1) / 2) * apart, 0, plate()),
  ).join("");
}

/** A barricade over so many spaces of a wall that runs from left to right, its middle at 0,0. */
export function barricade(spaces: number, reinforcements = 0): string {
  const nailed = Array.from({ length: spaces }, (_, number) =>
    put((number - (spaces - 1) / 2) * SPACE, 0, planks(number)),
  );
  return (
    box(-spaces * 50 - 2, -9, spaces * SPACE + 8, 30, "#05070f", { opacity: 0.4, round: 4 }) +
    nailed.join("") +
    plates(spaces, reinforcements)
  );
}

/** A barricade where it stands: on all the sides of a run of wall, which lie in one line and have one face (LN-2.8). */
export function barricadeOn(run: readonly Edge[], reinforcements = 0): string {
  return together({ transform: placeOf(run) }, barricade(run.length, reinforcements));
}

function placeOf(run: readonly Edge[]): string {
  const [x, y] = middleOf(run.map(sideMiddle));
  const upright = run[0]?.face === "e" || run[0]?.face === "w";
  return `translate(${x} ${y})${upright ? " rotate(90)" : ""}`;
}

/** The Door marker on a wall that had no door, drawn as in one to the south: a leaf of another colour, ajar. */
const newDoor = () =>
  box(-31, -THICK / 2 - 4, 62, THICK + 8, "#e3c48c", { ...EDGE, round: 2 }) +
  box(-24, -THICK / 2 - 1, 48, THICK + 2, "#ffe2a0", EDGE) +
  area("M18 2H26L14 40 6 38Z", "#2f8f8a", EDGE) +
  disc(10.5, 33, 2.2, "#ffe2a0") +
  area("M0-21 8-12H3V-7H-3V-12H-8Z", "#9cf0e6", { edge: 1.6, edgeColour: INK });

/** A Door marker on a side of a building (LN-18.21). */
export const doorOn = (edge: Edge) => onSide(edge, newDoor());

/** Chains from post to post, drawn as in a wall to the south. */
const chains = () =>
  box(-28, -8, 56, 16, "#2b2a35", EDGE) +
  area("M-26-6H26V6H-26Z", "#6a4a2c") +
  line("M-32-11 32 11M32-11-32 11", INK, 9) +
  line("M-32-11 32 11M32-11-32 11", "#b3bccd", 4.6, { dashes: "5 5.4" });

/** A padlock, which hangs upright however its door lies. */
const padlock = () =>
  line("M-7-5V-10C-7-19 7-19 7-10V-5", INK, 8) +
  line("M-7-5V-10C-7-19 7-19 7-10V-5", "#cfd8ea", 4) +
  box(-13, -6, 26, 21, "#ffc857", { ...EDGE, round: 4 }) +
  box(1, -5, 11, 19, "#b8822a", { round: 3 }) +
  disc(0, 2, 3.2, "#1c1405") +
  area("M-1.6 3H1.6L2.6 10H-2.6Z", "#1c1405");

/** A Locked Door marker on a door (LN-18.21). */
export function lockedDoorOn(edge: Edge): string {
  const [x, y] = sideMiddle(edge);
  return onSide(edge, chains()) + put(x, y, padlock());
}

/** What is left of a barricade that everybody gets across in this turn: planks that hang down, with a gap torn in them. */
export function brokenBarricadeOn(run: readonly Edge[]): string {
  return together({ opacity: 0.6 }, barricadeOn(run)) + together({ transform: placeOf(run) }, gap());
}

const gap = () =>
  area("M-16-17-7-9-13-2-4 5-10 17H15L8 8 16 0 6-7 12-17Z", "#0a0c14", { edge: 2.4, edgeColour: "#ff7d66" });

/** A door of a building with no way out: a bar across it that says no. */
export function sealedDoorOn(edge: Edge): string {
  const [x, y] = sideMiddle(edge);
  return put(
    x,
    y,
    disc(0, 0, 19, INK) + disc(0, 0, 16, "#c8302a", { edge: 3, edgeColour: "#fff2e0" }) + box(-9, -3, 18, 6, "#fff2e0"),
  );
}

/** A barricade alone, 160 by 60, for wherever one is spoken of. */
export const BARRICADE = { width: 160, height: 60 };
export const barricadeToken = (reinforcements = 0) =>
  together({ transform: "translate(80 28) scale(1.3)" }, barricade(1, reinforcements));

/** Planks on every side: a building that is Fully Barricaded (LN-14.8); 60 by 60, as all markers are. */
export const walledUp = () =>
  box(2, 2, 56, 56, "#1d2b22", { round: 8, edge: 2.4, edgeColour: "#a5f0b0" }) +
  [14, 30, 46].map((y) => put(30, y, barricade(1), { scale: 0.46 })).join("") +
  put(30, 30, plate(), { scale: 0.9 });

/** A tower with a flag: the building that must be held. */
export const stronghold = () =>
  box(2, 2, 56, 56, "#22365c", { round: 8, edge: 2.4, edgeColour: "#ffd978" }) +
  line("M30 22V5", INK, 4) +
  line("M30 22V5", "#f1e8d0", 2) +
  area("M31 5 47 9 31 14Z", "#e2501f", EDGE) +
  area("M13 54V22H20V28H26V22H34V28H40V22H47V54Z", "#c3bba8", EDGE) +
  area("M30 28H34V22H40V28H47V54H30Z", "#938c7c", { opacity: 0.6 }) +
  area("M24 54V43C24 36 36 36 36 43V54Z", "#241c1b", EDGE);

/** No way out of a building: a bar across its door. */
export const noWayOut = () =>
  box(2, 2, 56, 56, "#3a1012", { round: 8, edge: 2.4, edgeColour: "#ff8d7c" }) +
  disc(30, 30, 20, "#c8302a", { edge: 4, edgeColour: "#fff2e0" }) +
  box(18, 26, 24, 8, "#fff2e0");
