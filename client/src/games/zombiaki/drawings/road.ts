/** The road between its houses, as one picture that fills whatever room it is given. It keeps its night at noon. */

import { area, oval } from "../../../art/brush";
import { scattered } from "../../../art/sky";
import type { Point } from "../../../board/Overlay";
import { across, FAR, NEAR, rowStart, WHOLE } from "../perspective";
import { LANES, ROWS, type Side } from "../street";

/** The light of each end: the moon over the graves, lamps at the barricade. */
const LIGHT: Record<Side, { road: string; walk: string; glow: string }> = {
  zombies: { road: "#2b3a58", walk: "#3e4b6b", glow: "#bcd2ff" },
  humans: { road: "#57483f", walk: "#77654f", glow: "#ffb347" },
};
const HOUSES = ["#1b2342", "#2c2238", "#1d2c3c", "#33262a", "#2a2430"];
const WINDOW = { lit: "#ffcf73", dark: "#1f2a4a" };
const JOINT = "#080b16";
/** How wide the pavement is, far and near. */
const PAVEMENT: Point = [14, 22];

const path = (...corners: readonly Point[]) =>
  `M${corners.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join("L")}`;
const shape = (...corners: readonly Point[]) => `${path(...corners)}Z`;

/** A line that is as thick as it is told, however the picture is stretched. */
const thin = (way: string, colour: string, width: number, more = "") =>
  `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${width}" vector-effect="non-scaling-stroke"${more}/>`;

/** The street as it looks from a side's end of it. */
export function road(near: Side): string {
  const far: Side = near === "humans" ? "zombies" : "humans";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WHOLE} ${WHOLE}" preserveAspectRatio="none">` +
    `<defs>${gradients(far, near)}</defs>` +
    `<rect width="${WHOLE}" height="${WHOLE}" fill="#0d1324"/>` +
    houses() +
    area(ground(0, 1), "url(#road)") +
    wear() +
    area(ground(0, 1), "url(#farlight)") +
    area(shape([0, FAR], [WHOLE, FAR], [WHOLE, NEAR], [0, NEAR]), "url(#nearlight)") +
    lamps(near) +
    lines() +
    "</svg>"
  );
}

function gradients(far: Side, near: Side): string {
  const down = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
      .map(([at, colour, seen = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${seen}"/>`)
      .join("")}</linearGradient>`;
  return (
    down("road", [
      [0, LIGHT[far].road],
      [0.55, "#373c4f"],
      [1, LIGHT[near].road],
    ]) +
    down("walk", [
      [0, LIGHT[far].walk],
      [1, LIGHT[near].walk],
    ]) +
    down("farlight", [
      [0, LIGHT[far].glow, 0.26],
      [0.5, LIGHT[far].glow, 0],
    ]) +
    down("nearlight", [
      [0.55, LIGHT[near].glow, 0],
      [1, LIGHT[near].glow, near === "humans" ? 0.4 : 0.2],
    ]) +
    `<radialGradient id="lamp"><stop offset="0" stop-color="#ffd98a" stop-opacity=".55"/>` +
    `<stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>`
  );
}

/** A strip of the road, from one part of its width to another. */
function ground(left: number, right: number): string {
  return shape(
    [across(left, FAR), FAR],
    [across(right, FAR), FAR],
    [across(right, NEAR), NEAR],
    [across(left, NEAR), NEAR],
  );
}

/** Both rows of houses: their walls lean to the far end, and whoever is at home has light. */
function houses(): string {
  const next = scattered(5);
  return [false, true]
    .map((right) => ROWS.map((_, row) => house(row, right, next)).join("") + pavement(right))
    .join("");
}

function house(row: number, right: boolean, next: () => number): string {
  const [top, bottom] = [rowStart(row), rowStart(row + 1)];
  const from = (x: number) => (right ? WHOLE - x : x);
  const wall = (y: number) => across(0, y) - pavementAt(y);
  const outline = shape(
    [from(-4), top - 26],
    [from(wall(top)), top],
    [from(wall(bottom)), bottom],
    [from(-4), bottom + 8],
  );
  const windows = [0, 1].map((storey) => {
    const [upper, lower] = [0.14, 0.44].map((part) => top + (bottom - top) * (part + storey * 0.42));
    const at = (part: number, y: number): Point => [from(wall(y) * part), y - 14 * (1 - part)];
    const [left, middle, end] = [0.24, 0.52, 0.8];
    const lit = next() < 0.55;
    const halfway = (upper! + lower!) / 2;
    const glass = shape(at(left, upper!), at(end, upper!), at(end, lower!), at(left, lower!));
    const bars = path(at(middle, upper!), at(middle, lower!)) + path(at(left, halfway), at(end, halfway));
    const beam = shape(
      [from(wall(upper!)), upper!],
      [from(wall(lower!)), lower!],
      [from(across(0.16, lower!)), lower! + 22],
      [from(across(0.16, upper!)), upper! + 10],
    );
    return {
      glass: area(glass, lit ? WINDOW.lit : WINDOW.dark) + thin(glass + bars, JOINT, 1.6),
      beam: lit ? beam : "",
    };
  });
  return (
    area(outline, HOUSES[row]) +
    thin(outline, JOINT, 2) +
    windows.map(({ glass }) => glass).join("") +
    area(windows.map(({ beam }) => beam).join(""), "#ffb347", { opacity: 0.13 })
  );
}

function pavementAt(y: number): number {
  const [far, near] = PAVEMENT;
  return far + ((near - far) * (y - FAR)) / (NEAR - FAR);
}

function pavement(right: boolean): string {
  const from = (x: number) => (right ? WHOLE - x : x);
  const kerb = (y: number) => across(0, y);
  const strip = shape(
    [from(kerb(FAR) - pavementAt(FAR)), FAR],
    [from(kerb(FAR)), FAR],
    [from(kerb(NEAR)), NEAR],
    [from(kerb(NEAR) - pavementAt(NEAR)), NEAR],
  );
  const joints = Array.from({ length: 14 }, (_, place) => {
    const y = FAR + ((NEAR - FAR) * (place + 1) ** 1.25) / 15 ** 1.25;
    return path([from(kerb(y) - pavementAt(y)), y], [from(kerb(y)), y]);
  });
  return area(strip, "url(#walk)") + thin(joints.join(""), JOINT, 1, ' opacity=".45"');
}

/** Cracks, puddles and patches of an old road. */
function wear(): string {
  const next = scattered(11);
  const cracks = Array.from({ length: 22 }, () => {
    const y = FAR + next() * (NEAR - FAR - 30);
    const x = across(next(), y);
    const bend = (wide: number, high: number) => `l${Math.round((next() - 0.5) * wide)},${Math.round(next() * high)}`;
    return `M${Math.round(x)},${Math.round(y)}${bend(40, 18)}${bend(30, 16)}`;
  });
  const puddle = (part: number, down: number, wide: number) => {
    const y = FAR + (NEAR - FAR) * down;
    return oval(across(part, y), y, wide, wide * 0.22, "#8fb4ff", { opacity: 0.13 });
  };
  const patch = (row: number, from: number, to: number) => {
    const [top, bottom] = [rowStart(row) + 30, rowStart(row + 1) - 24];
    return shape(
      [across(from, top), top],
      [across(to, top), top],
      [across(to, bottom), bottom],
      [across(from, bottom), bottom],
    );
  };
  return (
    area(patch(1, 0.4, 0.56) + patch(3, 0.08, 0.24) + patch(4, 0.72, 0.86), "#1b2033", { opacity: 0.22 }) +
    thin(cracks.join(""), "#1b2033", 1.5, ' opacity=".7"') +
    puddle(0.2, 0.32, 60) +
    puddle(0.74, 0.66, 78) +
    puddle(0.5, 0.08, 44)
  );
}

/** Pools of light under lamps; most of them stand where the living hold out. */
function lamps(near: Side): string {
  const rows = near === "humans" ? [1.5, 3.5, 4.6] : [0.4, 1.5, 3.4];
  return rows
    .map((row, place) => {
      const y = rowStart(Math.floor(row)) + (rowStart(Math.floor(row) + 1) - rowStart(Math.floor(row))) * (row % 1);
      return oval(across(place % 2, y), y, 190, 84, "url(#lamp)");
    })
    .join("");
}

/** What parts lanes and rows: found when it is looked for. */
function lines(): string {
  const lanes = LANES.slice(1).map((_, lane) => {
    const part = (lane + 1) / LANES.length;
    return path([across(part, FAR), FAR], [across(part, NEAR), NEAR]);
  });
  const rows = ROWS.slice(1).map((_, row) => {
    const y = rowStart(row + 1);
    return path([across(0, y), y], [across(1, y), y]);
  });
  return (
    thin(lanes.join(""), "#f1ddb0", 2.4, ' stroke-dasharray="14 11" opacity=".5"') +
    thin(rows.join(""), "#cfdcff", 1.2, ' opacity=".22"')
  );
}
