/** What can be explained: a card, a piece, a space, a token. What it is, the texts of its game say. */

import { find, nameOf } from "../words/language";

export interface Subject {
  /** What the ids of its texts begin with: `card`, `piece`, `space`, `token`. */
  family: string;
  name: string;
}

interface Words {
  name: string;
  /** What sort of thing it is, and what it does; nothing where the game has no words for it. */
  kind: string | undefined;
  text: string | undefined;
  /** What else it can do, under a condition. */
  more: string | undefined;
}

export function cardNamed(name: string): Subject {
  return { family: "card", name };
}

/** The messages `FAMILY-NAME`, `FAMILY-NAME.kind`, `FAMILY-NAME.text` and `FAMILY-NAME.more`. */
export function wordsOf({ family, name }: Subject): Words {
  const id = `${family}-${name}`;
  return {
    name: nameOf(family, name),
    kind: find(`${id}.kind`),
    text: find(`${id}.text`),
    more: find(`${id}.more`),
  };
}

export function sameSubject(one: Subject, other: Subject): boolean {
  return one.family === other.family && one.name === other.name;
}
