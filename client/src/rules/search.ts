/** How clauses are found by the words of whoever asks: those of the rules, or those of every day. */

import type { Clause, RulesInfo } from "../protocol/types";
import { say } from "../words/language";
import { plain, wordsOf } from "./clauses";

/** What a hit counts: the very word, one that begins so, one of the same stem; more in a heading, most where it is meant. */
const EXACT = 4;
const BEGUN = 2;
const AKIN = 1;
const IN_HEADING = 3;
const MEANT = 100;
/** What each clause that is meant counts less than the one before it: more than a hit in its heading. */
const NEXT = 15;

/** Words of less than this many letters are not cut down to a stem. */
const SHORTEST = 5;
const LONGEST_ENDING = 3;

export interface Wish {
  /** The words that count. */
  words: readonly string[];
  /** The clauses that words of every day mean, with what that counts. */
  meant: ReadonlyMap<string, number>;
}

/** What somebody asks: without words that are in every question, and with what words of every day mean. */
export function wishOf(text: string, { everyday }: Pick<RulesInfo, "everyday">): Wish {
  const asked = wordsOf(text);
  const filler = new Set(wordsOf(say("page-rules-filler")));
  const telling = asked.filter((word) => !filler.has(word));
  const meant = new Map<string, number>();
  for (const [phrase, clauses] of Object.entries(everyday)) {
    const whole = wordsOf(phrase);
    const parts = whole.filter((part) => !filler.has(part));
    const [wanted, among] = parts.length ? [parts, telling] : [whole, asked];
    if (!wanted.every((part) => among.some((word) => same(word, part)))) continue;
    clauses.forEach((clause, place) => {
      const worth = MEANT * wanted.length - NEXT * place;
      meant.set(clause, Math.max(worth, meant.get(clause) ?? 0));
    });
  }
  return { words: telling.length ? telling : asked, meant };
}

/** The clauses that are meant or hold the words, the best first; where none holds all words, those that hold some. */
export function search(clauses: readonly Clause[], wish: Wish): Clause[] {
  const weighed = clauses.map((clause) => ({ clause, ...weigh(clause, wish) }));
  const whole = weighed.filter(({ clause, held }) => held === wish.words.length || wish.meant.has(clause.id));
  const found = whole.length ? whole : weighed.filter(({ held }) => held > 0);
  return found.sort((one, other) => other.worth - one.worth).map(({ clause }) => clause);
}

function weigh(clause: Clause, { words, meant }: Wish): { held: number; worth: number } {
  const id = plain(clause.id);
  const heads = wordsOf(`${clause.heading} ${clause.topic}`);
  const text = wordsOf([clause.text, ...clause.table.flat()].join(" "));
  const numbers = [id, id.slice(id.indexOf("-") + 1)];
  let held = 0;
  let worth = meant.get(clause.id) ?? 0;
  for (const word of words) {
    const number = numbers.some((one) => one === word)
      ? MEANT * 2
      : numbers.some((one) => one.startsWith(word))
        ? BEGUN
        : 0;
    const hit = Math.max(IN_HEADING * best(word, heads), best(word, text), number);
    if (hit > 0) held += 1;
    worth += hit;
  }
  // Who asks for several things at once means a clause about all of them.
  if (words.length > 1 && held === words.length) worth += MEANT;
  return { held, worth };
}

function best(word: string, among: readonly string[]): number {
  return among.reduce((most, one) => Math.max(most, likeness(word, one)), 0);
}

/** How near a word that is asked for is to one that stands there. */
export function likeness(asked: string, there: string): number {
  if (asked === there) return EXACT;
  if (there.startsWith(asked)) return BEGUN;
  return same(asked, there) ? AKIN : 0;
}

/** Whether two words are the same but for their endings: “shooting” and “shoots”, “vince” and “vincere”. */
function same(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST - 1 || long.length - short.length > LONGEST_ENDING) return false;
  const stem = Math.max(SHORTEST - 1, short.length - (short.length > SHORTEST + 1 ? 2 : 1));
  return long.slice(0, stem) === short.slice(0, stem) && long.length - stem <= LONGEST_ENDING + 1;
}
