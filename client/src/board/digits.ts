/** Which key chooses which answer: what a key meant at the last question of the kind it means again, or nothing. */

import type { Option } from "../protocol/types";

/** From answers, as text, to digits. */
export type Digits = ReadonlyMap<string, number>;

const MOST = 9;

/** Answers keep their digits; new ones take those that meant nothing before, as long as there are any. */
export function digitsFor(answers: readonly Option[], before: Digits = new Map()): Digits {
  const keys = answers.map((answer) => answer.join(" "));
  const kept = keys.filter((key) => before.has(key)).map((key) => before.get(key)!);
  const meant = new Set(before.values());
  const all = Array.from({ length: MOST }, (_, place) => place + 1);
  const free = [...all.filter((digit) => !meant.has(digit)), ...all.filter((digit) => meant.has(digit))];
  const rest = free.filter((digit) => !kept.includes(digit));
  const digits = new Map<string, number>();
  for (const key of keys) {
    const digit = before.get(key) ?? rest.shift();
    if (digit !== undefined) digits.set(key, digit);
  }
  return digits;
}
