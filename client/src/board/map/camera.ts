/** What is seen of a map: which point is in the middle of the window, and how large a space is. */

import { computed, signal } from "@preact/signals";
import { middleOfArea, type Area, type Cell, type Point } from "./places";

/** So many pixels a space may have, at least and at most. */
export const SMALLEST = 8;
export const LARGEST = 120;
/** With fewer pixels pieces are cut to head and shoulders, and nothing is shown as a whole by itself. */
export const SMALL = 34;
/** What is pressed by a finger has at least so many. */
export const TOUCHABLE = 44;
/** Nobody's eyes need more, where a map is shown as a whole. */
const COMFORTABLE = 96;
/** So much of the window around what is shown stays free: a part of it, and no more pixels than these. */
const AIR = 0.035;
const MOST_AIR = 28;
/** A step of the keys and buttons. */
const ZOOM_STEP = 1.3;

export interface Sight extends Point {
  /** Pixels of a space. */
  space: number;
}

interface Size {
  width: number;
  height: number;
}

/** How a new sight comes about: at once, by the hand of who looks, or by a glide. */
export type Way = "cut" | "hand" | "glide";

export class Camera {
  readonly sight = signal<Sight & { way: Way }>({ x: 0.5, y: 0.5, space: 56, way: "cut" });
  readonly window = signal<Size>({ width: 0, height: 0 });
  /** Whether it goes where something happens; who moves the map by hand looks elsewhere. */
  readonly following = signal(true);
  readonly small = computed(() => this.sight.value.space < SMALL);
  /** Whether somebody has a piece of the map in hand: it does not move away from under it by itself. */
  held = false;
  /** What the map has: nobody gets lost beyond it. */
  private bounds: Area = { left: 0, top: 0, right: 1, bottom: 1 };
  /** How many pixels at the edges of the window are covered by something else. */
  private covered: Area = { left: 0, top: 0, right: 0, bottom: 0 };

  /** The map has grown. */
  reach(bounds: Area): void {
    this.bounds = bounds;
  }

  /** The part of the map that is in the window. */
  readonly seen = computed<Area>(() => {
    const { x, y, space } = this.sight.value;
    const { width, height } = this.window.value;
    const [across, down] = [width / space / 2, height / space / 2];
    return { left: x - across, top: y - down, right: x + across, bottom: y + down };
  });

  /** The space at a point of the window, in pixels from its middle. */
  cellAt({ x: right, y: down }: Point): Cell {
    const { x, y, space } = this.sight.peek();
    return { column: Math.floor(x + right / space), row: Math.floor(y + down / space) };
  }

  /** Drag the map by so many pixels. */
  drag(right: number, down: number): void {
    const { x, y, space } = this.sight.peek();
    this.byHand({ x: x - right / space, y: y - down / space, space });
  }

  /** Make it larger or smaller; what is at a point of the window, in pixels from its middle, stays there. */
  zoom(factor: number, right = 0, down = 0): void {
    const { x, y, space } = this.sight.peek();
    const larger = clamp(space * factor, SMALLEST, LARGEST);
    this.byHand({
      x: x + right / space - right / larger,
      y: y + down / space - down / larger,
      space: larger,
    });
  }

  /** A step in or out, as by a key. */
  step(inward: boolean): void {
    const { x, y, space } = this.sight.peek();
    this.following.value = false;
    this.look({ x, y, space: clamp(space * (inward ? ZOOM_STEP : 1 / ZOOM_STEP), SMALLEST, LARGEST) }, "glide");
  }

  /** How many pixels at the edges of the window what is to be seen keeps away from. */
  keepOff(covered: Area): void {
    this.covered = covered;
  }

  /** Show an area as a whole, as far as spaces stay as large as wanted; else what is around its middle, or around a point that matters more. */
  show(
    area: Area,
    { least = SMALLEST, focus, way = "glide" }: { least?: number; focus?: Point; way?: Way } = {},
  ): void {
    const { left, top, right, bottom } = this.covered;
    const { width, height } = this.window.peek();
    if (!width || !height) return;
    const air = 2 * Math.min(MOST_AIR, width * AIR);
    const fitting = Math.min(
      (width - left - right - air) / (area.right - area.left),
      (height - top - bottom - air) / (area.bottom - area.top),
      COMFORTABLE,
    );
    const space = clamp(Math.floor(fitting), Math.max(least, SMALLEST), LARGEST);
    const near = focus ?? middleOfArea(area);
    const x = within(area.left, area.right, near.x, (width - left - right - air) / space);
    const y = within(area.top, area.bottom, near.y, (height - top - bottom - air) / space);
    this.look({ x: x + (right - left) / 2 / space, y: y + (bottom - top) / 2 / space, space }, way);
  }

  /** Where an area of the map is in the window, in pixels. */
  onScreen({ left, top, right, bottom }: Area): Area {
    const { x, y, space } = this.sight.peek();
    const { width, height } = this.window.peek();
    const [across, down] = [width / 2 - x * space, height / 2 - y * space];
    return {
      left: across + left * space,
      top: down + top * space,
      right: across + right * space,
      bottom: down + bottom * space,
    };
  }

  /** Go to a point; spaces stay as large as they are. */
  centre(point: Point, way: Way = "glide"): void {
    this.look({ ...point, space: this.sight.peek().space }, way);
  }

  /** Go just so far that an area is in sight. */
  bring(area: Area): void {
    const seen = this.seen.peek();
    const { x, y, space } = this.sight.peek();
    const right = shift(area.left, area.right, seen.left, seen.right);
    const down = shift(area.top, area.bottom, seen.top, seen.bottom);
    if (right || down) this.look({ x: x + right, y: y + down, space }, "glide");
  }

  /** Whether an area is in sight, and nothing lies over it. */
  sees({ left, top, right, bottom }: Area): boolean {
    const { space } = this.sight.value;
    const { covered } = this;
    const seen = this.seen.value;
    return (
      left >= seen.left + covered.left / space &&
      top >= seen.top + covered.top / space &&
      right <= seen.right - covered.right / space &&
      bottom <= seen.bottom - covered.bottom / space
    );
  }

  private byHand(sight: Sight): void {
    this.following.value = false;
    this.look(sight, "hand");
  }

  private look({ x, y, space }: Sight, way: Way): void {
    const { left, top, right, bottom } = this.bounds;
    this.sight.value = { x: clamp(x, left, right), y: clamp(y, top, bottom), space, way };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The middle of a window of some length on what lies from `low` to `high`: as near as can be, and nothing is seen beyond. */
function within(low: number, high: number, near: number, length: number): number {
  return length >= high - low ? (low + high) / 2 : clamp(near, low + length / 2, high - length / 2);
}

/** How far a window must go so that it holds what lies from `low` to `high`. */
function shift(low: number, high: number, from: number, to: number): number {
  if (low < from) return low - from;
  return high > to ? Math.min(high - to, low - from) : 0;
}
