/**
 * Where everything lies in the picture of the street: a road that grows wider towards who looks down it.
 *
 * The picture is told in thousandths of its width and of its height, so it fills whatever room it is given; spaces,
 * figures and what is drawn over them all ask here. Row 0 is the far one; beyond the rows lie the two ends.
 */

import type { Point } from "../../board/Overlay";
import { LANES, type Place } from "./street";

/** The picture is as wide and as high as this. */
export const WHOLE = 1000;
/** Where the road begins and where it ends: above lies the far end of the street, below the near one. */
export const FAR = 168;
export const NEAR = 896;
/** How far the road stays away from the sides of the picture at its two ends. */
const FAR_MARGIN = 122;
const NEAR_MARGIN = 34;
/** How long each row looks, from the far one to the near one. */
const LENGTHS = [0.84, 0.92, 1, 1.08, 1.16];

/** How far down a row begins; the last one ends where a sixth would begin. */
export function rowStart(row: number): number {
  if (row < 0) return 0;
  if (row > LENGTHS.length) return WHOLE;
  const before = LENGTHS.slice(0, row).reduce((sum, length) => sum + length, 0);
  return FAR + ((NEAR - FAR) * before) / LENGTHS.length;
}

/** Where a part of the road's width lies, at some height: 0 is its left edge, 1 its right one. */
export function across(part: number, down: number): number {
  const nearness = (down - FAR) / (NEAR - FAR);
  const margin = Math.max(0, FAR_MARGIN + (NEAR_MARGIN - FAR_MARGIN) * nearness);
  return margin + (WHOLE - 2 * margin) * part;
}

/** The corners of a place, clockwise from the one at the upper left. */
export function cornersOf(place: Place): Point[] {
  return areaOf(place, place);
}

/** The corners of all places between two of them. */
export function areaOf(one: Place, other: Place): Point[] {
  const top = rowStart(Math.min(one.row, other.row));
  const bottom = rowStart(Math.max(one.row, other.row) + 1);
  const left = Math.min(one.column, other.column) / LANES.length;
  const right = (Math.max(one.column, other.column) + 1) / LANES.length;
  return [
    [across(left, top), top],
    [across(right, top), top],
    [across(right, bottom), bottom],
    [across(left, bottom), bottom],
  ];
}

export function middleOf({ column, row }: Place): Point {
  const down = (rowStart(row) + rowStart(row + 1)) / 2;
  return [across((column + 0.5) / LANES.length, down), down];
}

/** How wide and how high a place is, in its middle. */
export function roomOf({ row }: Place): Point {
  const [top, bottom] = [rowStart(row), rowStart(row + 1)];
  const down = (top + bottom) / 2;
  return [(across(1, down) - across(0, down)) / LANES.length, bottom - top];
}

/** A box in the picture. */
export type Box = Record<"left" | "top" | "width" | "height", string>;

function box(left: number, top: number, width: number, height: number): Box {
  const percent = (part: number) => `${Math.round((part / WHOLE) * 1e5) / 1e3}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** The box in which a figure stands on a place. */
export function standingBox(place: Place): Box {
  const [x, y] = middleOf(place);
  const [width, height] = roomOf(place);
  return box(x - width / 2, y - height / 2, width, height);
}

/** The box around a place, and the place within it as a CSS shape: what is clicked is what is seen. */
export function cellOf(place: Place): { box: Box; corners: Point[]; shape: string } {
  const around = cornersOf(place);
  const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const hundredths = (part: number) => Math.round(part * 1e4) / 100;
  const corners = around.map(([x, y]): Point => [hundredths((x - left) / width), hundredths((y - top) / height)]);
  return {
    box: box(left, top, width, height),
    corners,
    shape: `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join(", ")})`,
  };
}
