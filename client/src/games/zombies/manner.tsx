/** How answers are put together on the map: what is said, what is clicked, and in which words it is asked for. */

import { signal } from "@preact/signals";
import type { Manner } from "../../board/choice";
import type { Part } from "../../board/options";
import type { Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { infoOf, isTile } from "./catalogue";
import { isLoss, LOSS } from "../town/Losses";
import { spaceName } from "../town/words";

/** Verbs that name something on the board; all others stand as buttons beside the question. */
const POINTED = new Set([
  "place",
  "move",
  "objective",
  "leave",
  "life",
  "bullet",
  "play",
  "use",
  "discard",
  "step",
  "walk",
  "zombie",
  "lift",
  "put",
  "lead_from",
  "lead",
  "opponent",
  "attack",
]);
/** What changes much is looked at before it is done. */
const WEIGHTY = new Set(["play", "attack"]);
const WALKS = new Set(["step", "walk"]);

/** The spaces to which the way leads through a fight: who goes there is asked once more. */
export const fightsAt = signal<ReadonlySet<string>>(new Set());

/** How many zombies are still to be moved: that stays in sight, while one of them is. */
export const leftToMove = signal(0);

export const manner: Manner = {
  // Dice, too, are paid for with life and bullets; they lie nowhere on the map.
  pointed: ([verb, what]) => POINTED.has(String(verb)) && !(isPaid(verb) && typeof what === "number"),
  weighty: ([verb, what]) =>
    WEIGHTY.has(String(verb)) || (WALKS.has(String(verb)) && fightsAt.peek().has(String(what))),
  unordered: () => false,
  start: () => [],
  Picture,
  begunWords,
  nextWords,
};

const isPaid = (verb: Part | undefined) => verb === "life" || verb === "bullet";

/** What is played; a place has no picture. */
function Picture({ chosen: [, what = ""] }: { chosen: Option }) {
  return infoOf(String(what)) ? <Art card={String(what)} /> : null;
}

/** The card that is played, or the zombie that is led, by where it stands. */
function begunWords([verb, what = ""]: Option): string {
  if (infoOf(String(what))) return nameOf("card", String(what));
  const space = spaceName(String(what));
  if (verb !== "zombie") return space;
  return say("list-comma", { start: space, next: say("counter-to_move.count", { count: leftToMove.value }) });
}

function nextWords(part: Part, _: boolean, place: number): string {
  return say(`board-next-${isLoss(part, isCard) && place === LOSS ? "loss" : kindOfPart(part)}`);
}

const isCard = (part: string) => infoOf(part) !== undefined;

/** What is chosen next: a player, a card, a building, or a space. */
function kindOfPart(part: Part): string {
  if (typeof part === "number") return "seat";
  if (infoOf(part)) return "card";
  return isTile(part) ? "building" : "space";
}
