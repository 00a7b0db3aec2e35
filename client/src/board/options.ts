/** The options of a decision, sorted once: no thing of a board goes through all of them. */

import type { DecisionInfo, Option } from "../protocol/types";

export type Part = string | number;

class Sorted {
  /** Where each option stands on the list. */
  readonly places = new Map<string, number>();
  readonly verbs = new Set<Part>();
  /** The verbs that can be followed by a part. */
  readonly followers = new Map<Part, string[]>();

  constructor(options: readonly Option[]) {
    options.forEach((option, place) => {
      const [verb, part] = option;
      this.places.set(keyOf(option), place);
      this.verbs.add(verb!);
      if (part === undefined) return;
      const before = this.followers.get(part);
      if (!before) this.followers.set(part, [String(verb)]);
      else if (!before.includes(String(verb))) before.push(String(verb));
    });
  }
}

const known = new WeakMap<readonly Option[], Sorted>();

function sorted(options: readonly Option[]): Sorted {
  let found = known.get(options);
  if (!found) {
    found = new Sorted(options);
    known.set(options, found);
  }
  return found;
}

function keyOf(option: Option): string {
  return option.join(" ");
}

export function sameOption(one: Option, other: Option): boolean {
  return one.length === other.length && one.every((part, place) => part === other[place]);
}

/** Of several wishes the first that is legal now. */
export function legalAmong(decision: DecisionInfo | null, wishes: readonly Option[]): Option | undefined {
  if (!decision || !wishes.length) return undefined;
  const { places } = sorted(decision.options);
  return wishes.find((wish) => places.has(keyOf(wish)));
}

/** The wish to explain when none is legal: one whose verb is asked for now, else the first. */
export function wishToExplain(decision: DecisionInfo | null, wishes: readonly Option[]): Option | undefined {
  const verbs = decision && sorted(decision.options).verbs;
  return wishes.find((wish) => verbs?.has(wish[0]!)) ?? wishes[0];
}

/** An option in words. */
export function textOf(decision: DecisionInfo, option: Option): string {
  const place = sorted(decision.options).places.get(keyOf(option));
  return (place === undefined ? undefined : decision.texts?.[place]) ?? keyOf(option);
}

/** The verbs that can be followed by a part: what clicking it first may mean. */
export function verbsFor(options: readonly Option[], part: Part): readonly string[] {
  return sorted(options).followers.get(part) ?? [];
}
