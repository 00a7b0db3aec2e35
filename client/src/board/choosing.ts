/**
 * Options of several parts are chosen part by part: a card, then a space, then how many points.
 *
 * Most are walked in the order in which they are written. Those of a group may be put together in any order: which
 * parts belong together, and in which order they are told, the legal options say.
 */

import type { Option } from "../protocol/types";
import { sameOption, type Part } from "./options";

/** Verb and card: what comes before the parts that may be put together in any order. */
const HEAD = 2;

/** The options that are still open after what was chosen. */
export function openOptions(options: readonly Option[], chosen: Option, grouped = false): Option[] {
  if (!grouped || chosen.length <= HEAD) return options.filter((option) => begins(option, chosen));
  const wanted = members(chosen);
  return options.filter((option) => {
    if (!begins(option, chosen.slice(0, HEAD))) return false;
    const there = members(option);
    return wanted.every((member) => there.some((other) => begins(other, member)));
  });
}

/** What can be chosen next, each part once, in the order of the options. */
export function nextParts(options: readonly Option[], chosen: Option, grouped = false): Part[] {
  const open = openOptions(options, chosen, grouped);
  if (!grouped || chosen.length <= HEAD) return once(open.flatMap((option) => option.slice(chosen.length).slice(0, 1)));
  const taken = members(chosen);
  const last = taken.at(-1)!;
  const numbers = once(
    open.flatMap(
      (option) =>
        members(option)
          .find((member) => begins(member, last))
          ?.slice(last.length) ?? [],
    ),
  );
  if (numbers.length) return numbers;
  const names = new Set(taken.map(([name]) => name));
  return once(open.flatMap((option) => members(option).map(([name]) => name!))).filter((name) => !names.has(name));
}

/** The option that has been put together, if it is one; more parts may still be possible. */
export function completed(options: readonly Option[], chosen: Option, grouped = false): Option | undefined {
  if (!grouped) return options.find((option) => sameOption(option, chosen));
  return openOptions(options, chosen, grouped).find((option) => option.length === chosen.length);
}

/** Add a part, and whatever number must follow because there is no other. */
export function withPart(options: readonly Option[], chosen: Option, part: Part, grouped = false): Option {
  const more = [...chosen, part];
  const next = nextParts(options, more, grouped);
  const only = next.length === 1 && typeof next[0] === "number" ? next[0] : undefined;
  return only === undefined ? more : [...more, only];
}

/**
 * Take back the part at a place, with its number; where the order counts, all that came after it goes too.
 * What is left of a group need not be part of any option: then all of it goes.
 */
export function withoutPart(options: readonly Option[], chosen: Option, place: number, grouped = false): Option {
  if (!grouped || place < HEAD) return chosen.slice(0, place < HEAD ? 0 : place);
  const rest = members(chosen).filter(([name]) => name !== chosen[place]);
  const left = [...chosen.slice(0, HEAD), ...rest.flat()];
  return openOptions(options, left, true).length ? left : chosen.slice(0, HEAD);
}

/** Take back the last part, with its number. */
export function withoutLast(chosen: Option): Option {
  const place = chosen.findLastIndex((part) => typeof part === "string");
  return place < HEAD ? [] : chosen.slice(0, place);
}

/** What all options have in common, if only their last part is left to choose: it is chosen from the start. */
export function sharedStart(options: readonly Option[]): Option {
  const [first] = options;
  if (!first || first.length <= HEAD) return [];
  const start = first.slice(0, -1);
  return options.every((option) => option.length === first.length && begins(option, start)) ? start : [];
}

function begins(option: Option, start: Option): boolean {
  return start.every((part, place) => option[place] === part);
}

/** The parts after verb and card, each name with the number that follows it. */
function members(option: Option): Option[] {
  const found: Option[] = [];
  for (const part of option.slice(HEAD)) {
    if (typeof part === "number") found.at(-1)?.push(part);
    else found.push([part]);
  }
  return found;
}

function once<T>(parts: readonly T[]): T[] {
  return [...new Set(parts)];
}
