/** How answers are put together on the map: what is said, what is clicked, and in which words it is asked for. */

import type { Manner } from "../../board/choice";
import { sharedStart } from "../../board/choosing";
import type { Part } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { captureAnswers } from "../town/capture";
import { Art } from "./Card";
import { infoOf, tiles } from "./catalogue";
import { spaceName } from "../town/words";

/** Verbs that are put together from things of the board. */
const POINTED = new Set(["place", "put", "leave", "step", "walk", "human", "to", "attempt", "flee", "play", "discard"]);
/** Verbs that are a thing of the board each. */
const MARKED = new Set(["choose", "breach", "undermine", "keep_wound"]);
/** What changes much is looked at before it is done. */
const WEIGHTY = new Set(["play"]);

export const manner: Manner = {
  pointed: ([verb]) => POINTED.has(String(verb)),
  weighty: ([verb]) => WEIGHTY.has(String(verb)),
  // One step or several: a zombie goes where it is sent.
  meaning: (option) => (option[0] === "walk" ? ["step", ...option.slice(1)] : option),
  unordered: () => false,
  start: (_, options) => (options[0]?.[0] === "step" ? sharedStart(options) : []),
  Picture,
  begunWords,
  nextWords: (part) => say(`board-next-${kindOfPart(part)}`),
};

/** Whether an option can be chosen on the board: the others stand as buttons beside the question. */
export const onBoard = (option: Option, decision: DecisionInfo) =>
  !captureAnswers(decision).length && (manner.pointed(option) || MARKED.has(String(option[0])));

/** What is played; a place has no picture. */
function Picture({ chosen: [, what = ""] }: { chosen: Option }) {
  return infoOf(String(what)) ? <Art card={String(what)} /> : null;
}

/** The card that is played, or the zombie that is sent, by where it stands. */
function begunWords([verb, what = ""]: Option): string {
  if (infoOf(String(what))) return nameOf("card", String(what));
  const space = spaceName(String(what));
  return verb === "step" ? say("board-zombie-on", { space }) : space;
}

/** What is chosen next: a player, a card, a tile, or a space. */
function kindOfPart(part: Part): string {
  if (typeof part === "number") return "seat";
  if (infoOf(part)) return "card";
  return tiles.isTile(tiles.kindOf(part)) ? "tile" : "space";
}
