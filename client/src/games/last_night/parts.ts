/** What the parts of an answer name: a space, who or what is on one, a card, somebody's thing. */

import type { Part } from "../../board/options";
import type { Option } from "../../protocol/types";
import type { View } from "./types";

/** Zombies of one colour, gas or a fire that could be lit are told by where they are: “green_e4”. */
const ON_SPACE = /^(?:([a-z]+)_)?([a-l](?:1[0-2]|[1-9]))$/;
const RISEN = "zombie_";

export interface Place {
  space: string;
  /** Which of those on the space: a colour, gas, fire; nothing where all there are alike. */
  kind: string;
}

/** The place that a part names by itself. */
export function placeIn(part: Part): Place | null {
  const found = ON_SPACE.exec(String(part));
  return found ? { kind: found[1] ?? "", space: found[2]! } : null;
}

/** The space on which lies, stands or would be what a part names; none for what is not on the map. */
export function spaceOf(view: View, part: Part): string | null {
  const place = placeIn(part);
  if (place) return place.space;
  const name = String(part);
  const risen = name.startsWith(RISEN) && view.turned.find(({ hero }) => hero === name.slice(RISEN.length));
  return risen ? risen.space : null;
}

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

/** Dice that are named together are one part of an answer. */
function withDice(parts: Option): Option {
  const first = parts.findIndex((part) => typeof part === "number");
  return first < 0 ? parts : [...parts.slice(0, first), parts.slice(first).join("+")];
}

const DICE = /^[1-6](\+[1-6])*$/;

/** The dice that a part names. */
export function diceIn(part: Part): number[] {
  return DICE.test(String(part)) ? String(part).split("+").map(Number) : [];
}

const SHOTS = new Set<Part>(["shoot", "blast"]);

/**
 * How an option is put together: a step and a walk are one deed, and so are all ways to attack from afar: what is fired,
 * thrown or lit, then where.
 */
export function meaning(option: Option): Option {
  const [verb = "", first = "", second = "", ...rest] = option;
  if (verb === "walk") return ["step", first];
  if (verb === "use") return ["use", useOf(first, second), ...withDice(rest)];
  if (verb === "play") return ["play", ...withDice(option.slice(1))];
  if (SHOTS.has(verb)) return ["attack", first, second];
  if (verb === "throw") return ["attack", "dynamite", first];
  if (verb === "shoot_gas" || verb === "set_off") return ["attack", first, `gas_${second}`];
  return verb === "light" ? ["attack", first, `fire_${second}`] : option;
}
