/** What the parts of a position are called in the general view: the labels, and the words for slugs. */

import { find, findOf, say } from "../../words/language";

/** What a thing is called by; it needs no label. */
export const TITLES: ReadonlySet<string> = new Set(["card", "name"]);
/** Parts of every game that are numbers of seats. */
export const SEATS: readonly string[] = ["seat", "active", "first", "winners"];
/** Parts that are a list with a place for each seat. */
export const BY_SEAT: ReadonlySet<string> = new Set(["scores"]);

/** Families of texts in which a slug may have a name: that of the part first, if there is one. */
const FAMILIES = [
  "card",
  "role",
  "phase",
  "stage",
  "set",
  "tile",
  "token",
  "roll",
  "effect",
  "zone",
  "character",
  "wound",
  "capture",
  "hero",
  "building",
  "scenario",
  "ability",
  "upgrade",
  "marker",
  "rule",
  "face",
  "grave_dead",
  "ending",
];

/** Families of texts in which a part of a position may have a name; where none has, the page must. */
const LABELS = ["zone", "counter", "state", "role", "card", "setting", "task", "upgrade-deck"];

/** A space that is called by its coordinates, or two spaces with a door between them. */
const COORDINATES = /^(?:[a-z]\d{1,2}){1,2}(?:-[a-z]\d{1,2})?$/;

/** What a part of a position is called. Pieces are kept by their numbers, tokens by their spaces. */
export function labelOf(game: string, name: string, within: string): string {
  if (/^\d+$/.test(name)) {
    return find(`page-number-${within}`, { number: name }) ?? say("page-number", { number: name });
  }
  return nameIn(game, LABELS, name) ?? spaceIn(name) ?? say(`page-field-${name}`);
}

/** A text of a position in words; what is in no family, such as the name of somebody, is told as it is. */
export function wordOf(game: string, text: string, name: string): string {
  if (name === "name") return text;
  const families = [`setting-${name}`, ...FAMILIES.filter((family) => family === name), ...FAMILIES];
  // Tiles of the same kind are told apart by a number at the end.
  return nameIn(game, families, text) ?? nameIn(game, families, text.replace(/_\d+$/, "")) ?? spaceIn(text) ?? text;
}

function nameIn(game: string, families: readonly string[], slug: string): string | undefined {
  return families.map((family) => findOf(game, `${family}-${slug}`)).find(Boolean);
}

function spaceIn(text: string): string | undefined {
  if (text === "centre") return "C";
  return COORDINATES.test(text) ? text.toUpperCase().replace("-", "–") : undefined;
}
