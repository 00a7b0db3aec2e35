/** How answers are put together on the street: what is said, what is clicked, and in which words it is asked for. */

import type { Manner } from "../../board/choice";
import { sharedStart } from "../../board/choosing";
import { verbsFor, type Part } from "../../board/options";
import type { Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { infoOf } from "./catalogue";
import { isLane, isSpace, OVER } from "./street";
import { placeName } from "./words";

/** Verbs that name no place and no card: they stand as buttons beside the question. */
const SPOKEN = new Set(["end", "pass", "done", "click", "aim"]);
/** What changes much is looked at before it is done. */
const WEIGHTY = new Set(["play", "order"]);
const AIMS = new Set<Part>(["creature", "car"]);

export const manner: Manner = {
  pointed: ([verb]) => !SPOKEN.has(String(verb)),
  weighty: ([verb]) => WEIGHTY.has(String(verb)),
  unordered: ([verb, card]) => verb === "play" && (infoOf(String(card))?.unordered ?? false),
  /** The dog that is walking goes on, and where there is only one to lead it need not be named. */
  start: ({ kind, about: { dog } }, options) => {
    if (kind !== "dog_step") return [];
    return dog !== undefined && verbsFor(options, dog).includes("step") ? ["step", dog] : sharedStart(options);
  },
  Picture,
  begunWords,
  nextWords,
};

/** What is played; a place has no picture. */
function Picture({ chosen: [, what = ""] }: { chosen: Option }) {
  return isSpace(what) ? null : <Art card={String(what)} />;
}

/** The card that is played, or who is led or ordered, by where they stand. */
function begunWords([, what = ""]: Option): string {
  return isSpace(what) ? placeName(String(what)) : nameOf("card", String(what));
}

function nextWords(part: Part, whole: boolean): string {
  return say(`page-zombiaki-${whole ? "more" : "next"}-${kindOf(part)}`);
}

function kindOf(part: Part): string {
  if (typeof part === "number") return "points";
  if (isSpace(part) || part === OVER) return "space";
  if (isLane(part)) return "lane";
  return AIMS.has(part) ? "aim" : "card";
}
