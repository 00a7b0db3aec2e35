/** What the parts of an answer name: a space, who or what is on one, a card, somebody's thing. */

import type { Part } from "../../board/options";
import type { View } from "./types";

/**
 * Zombies that can be told apart, gas, a fire that could be lit or a door in front of a hero are told by where they are:
 * “green_e4”, “red_wounded_gw_machete_e4”, “lock_e4”.
 */
const ON_SPACE = /^(?:([a-z_]+)_)?([a-l](?:1[0-2]|[1-9])|sewer)$/;
const LOOKS = /^(?:(brown|green|red)(?:_|$))?(?:(wounded)(?:_|$))?(.*)$/;
const RISEN = "zombie_";

const OTHERS = new Set(["gas", "fire", "bar", "lock"]);

export interface Place {
  space: string;
  /** Which of those on the space: a colour, gas, fire, a door; nothing where all there are alike. */
  kind: string;
  /** Whether it is a zombie that is wounded, and its Grave Weapon. */
  wounded?: boolean;
  weapon?: string;
}

/** The place that a part names by itself. */
export function placeIn(part: Part): Place | null {
  const found = ON_SPACE.exec(String(part));
  if (!found) return null;
  const [, words = "", space = ""] = found;
  if (OTHERS.has(words)) return { kind: words, space };
  const [, kind = "", wounded, weapon] = LOOKS.exec(words)!;
  return { kind, space, ...(wounded && { wounded: true }), ...(weapon && { weapon }) };
}

/** What a zombie is called in options, by what it looks like and where it is. */
export const refOf = (space: string, colour: string, wounded: boolean, weapon: string) =>
  [colour, wounded ? "wounded" : "", weapon, space].filter(Boolean).join("_");

export interface WallName {
  building: string;
  face: string;
}

const WALL = /^([a-z_]+)_([nesw])$/;

/** The walls that a part names, one or two that are crossed one after the other: “church_n”. */
export function wallsIn(part: Part): WallName[] {
  const found = String(part)
    .split("+")
    .map((wall) => WALL.exec(wall));
  return found.every((wall) => wall !== null) ? found.map((wall) => ({ building: wall[1]!, face: wall[2]! })) : [];
}

const SIDE = /^([a-l]\d+)-([a-l]\d+)$/;

/** The two spaces between which is what a part names: “b4-b5”. */
export function sideIn(part: Part): [string, string] | null {
  const found = SIDE.exec(String(part));
  return found ? [found[1]!, found[2]!] : null;
}

/** The space on which lies, stands or would be what a part names; none for what is not on the map. */
export function spaceOf(view: View, part: Part): string | null {
  const place = placeIn(part);
  if (place) return place.space;
  const side = sideIn(part);
  if (side) return side[0];
  const name = String(part);
  const risen = name.startsWith(RISEN) && view.turned.find(({ hero }) => hero === name.slice(RISEN.length));
  return risen ? risen.space : null;
}

/** Whether what a part names is found on the map and nowhere else: on a space, on a side of one, or along a wall. */
export const isOnMap = (view: View, part: Part) => spaceOf(view, part) !== null || wallsIn(part).length > 0;

/** Who a part names as a zombie hero. */
export function risenIn(part: Part): string | null {
  const name = String(part);
  return name.startsWith(RISEN) ? name.slice(RISEN.length) : null;
}

/** A thing and who uses it are one part of an answer: two heroes may have the same. */
export const useOf = (thing: Part, hero: Part) => `${hero}:${thing}`;

/** Who uses what, if a part names that. */
export function userIn(part: Part): { hero: string; thing: string } | null {
  const [hero, thing] = String(part).split(":");
  return hero && thing ? { hero, thing } : null;
}

const DICE = /^[1-6](\+[1-6])*$/;

/** The dice that a part names. */
export function diceIn(part: Part): number[] {
  return DICE.test(String(part)) ? String(part).split("+").map(Number) : [];
}
