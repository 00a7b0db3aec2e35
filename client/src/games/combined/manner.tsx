/** How answers are put together on the map: what is said, what is clicked, and in which words it is asked for. */

import { signal } from "@preact/signals";
import type { Manner } from "../../board/choice";
import { sharedStart } from "../../board/choosing";
import type { Part } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { captureAnswers } from "../town/capture";
import { Art } from "./Card";
import { infoOf, tiles } from "./catalogue";
import { brawlAnswers } from "./fight";
import { isLoss, LOSS } from "../town/Losses";
import { spaceName } from "../town/words";

/** Verbs that are put together from things of the board, in either game. */
const POINTED = new Set([
  ...["place", "leave", "life", "bullet", "play", "discard", "step", "walk", "zombie", "lift", "put"],
  ...["human", "to", "attempt", "attack", "flee", "pawn"],
]);
/** Verbs that are a thing of the board each. */
const MARKED = new Set(["choose", "breach", "undermine", "keep_wound"]);
/** What changes much is looked at before it is done. */
const WEIGHTY = new Set(["play"]);
const WALKS = new Set(["step", "walk"]);

/** The spaces to which the way leads through a fight: who goes there is asked once more. */
export const fightsAt = signal<ReadonlySet<string>>(new Set());

/** How many stray zombies are still to be moved: that stays in sight, while one of them is. */
export const leftToMove = signal(0);

/** Items are used by a press on them; abilities are answers beside the question. */
const isItem = ([verb, what = ""]: Option) => verb === "use" && infoOf(String(what)) !== undefined;
/** Dice are paid for with life and bullets, too; they lie nowhere on the map. */
const isPaid = ([verb, what]: Option) => (verb === "life" || verb === "bullet") && typeof what === "number";
/** Horde zombies are named by where they stand, then where they go; a shotgun guy goes alone. */
const ofHorde = (option: Option) => WALKS.has(String(option[0])) && option.length > 2;

export const manner: Manner = {
  pointed: (option) => isItem(option) || (POINTED.has(String(option[0])) && !isPaid(option)),
  weighty: (option) =>
    WEIGHTY.has(String(option[0])) || (WALKS.has(String(option[0])) && fightsAt.peek().has(String(option.at(-1)))),
  // One step or several: a zombie goes where it is sent.
  meaning: (option) => (ofHorde(option) ? ["step", ...option.slice(1)] : option),
  unordered: () => false,
  start: (_, options) => (options[0] && ofHorde(options[0]) ? sharedStart(options) : []),
  Picture,
  begunWords,
  nextWords: (part, _, place) =>
    say(`board-next-${isLoss(part, isCard) && place === LOSS ? "loss" : kindOfPart(part)}`),
};

/**
 * Whether an option can be chosen on the board: the others stand as buttons beside the question. So do attacks, though a
 * press on who is attacked is enough, too: several of them may share a space.
 */
export const onBoard = (option: Option) =>
  option[0] !== "attack" && (manner.pointed(option) || MARKED.has(String(option[0])));

/** The answers that are given in a panel over the map: in a fight, or in a capture. */
export function panelAnswers(decision: DecisionInfo): Option[] {
  const fight = brawlAnswers(decision);
  return fight.length ? fight : captureAnswers(decision);
}

/** What is played; a place has no picture. */
function Picture({ chosen: [, what = ""] }: { chosen: Option }) {
  return infoOf(String(what)) ? <Art card={String(what)} /> : null;
}

/** The card that is played, or the zombie that is sent or moved, by where it stands. */
function begunWords([verb, what = ""]: Option): string {
  if (infoOf(String(what))) return nameOf("card", String(what));
  const space = spaceName(String(what));
  if (verb === "step") return say("board-zombie-on", { space });
  if (verb !== "zombie") return space;
  return say("list-comma", { start: space, next: say("counter-to_move.count", { count: leftToMove.value }) });
}

const isCard = (part: string) => infoOf(part) !== undefined;

/** What is chosen next: a player, a card, a tile, or a space. */
function kindOfPart(part: Part): string {
  if (typeof part === "number") return "seat";
  if (infoOf(part)) return "card";
  return tiles.isTile(tiles.kindOf(part)) ? "tile" : "space";
}
