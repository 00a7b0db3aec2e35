/** The clauses of a rulebook: found by words, and in their sections. */

import { api } from "../protocol/api";
import { useLoaded, type Loaded } from "../protocol/loaded";
import type { Clause, RulesInfo } from "../protocol/types";
import { language } from "../words/language";

export interface Topic {
  /** The card that its clauses are about; empty for those of the section itself. */
  topic: string;
  clauses: Clause[];
}

export interface Section {
  /** The rulebook in which it stands, where that is of another game. */
  book: string;
  heading: string;
  anchor: string;
  topics: Topic[];
}

/** The rules of a game, or as they hold at a table, in the language that is spoken. */
export function useRules(game: string, table = "", link = ""): Loaded<RulesInfo> {
  const ask = () => (table ? api.tableRules(table, link) : api.rules(game));
  return useLoaded(ask, [game, table, link, language.value]);
}

/** Without capitals and accents, so that one can search as one types. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

const WORD = /[\p{L}\p{N}+]+/gu;
const NUMBER = /^([a-z]+-)?[a-z]?\d+(\.\d+)*$/;

/** What is looked for, word by word; the number of a clause is one word. */
export function wordsOf(wish: string): string[] {
  const parts = plain(wish).split(/\s+/);
  return parts.flatMap((part) => (NUMBER.test(part) ? [part] : (part.match(WORD) ?? [])));
}

/** Clauses under their headings, each heading where the first of its clauses stands. */
export function arrange(clauses: readonly Clause[]): Section[] {
  const sections: Section[] = [];
  for (const clause of clauses) {
    let section = sections.find(({ book, heading }) => book === clause.book && heading === clause.heading);
    if (!section) {
      section = { book: clause.book, heading: clause.heading, anchor: anchorOf(clause), topics: [] };
      sections.push(section);
    }
    let topic = section.topics.find(({ topic: name }) => name === clause.topic);
    if (!topic) {
      topic = { topic: clause.topic, clauses: [] };
      section.topics.push(topic);
    }
    topic.clauses.push(clause);
  }
  return sections;
}

/** "ZN-7.2" stands in the section at "ZN-7", "LN-S3" in that at "LN-S". */
export function anchorOf(clause: Clause): string {
  return clause.id.split(".")[0]!.replace(/([A-Z])\d+$/, "$1");
}
