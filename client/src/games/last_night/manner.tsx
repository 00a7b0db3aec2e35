/** How answers are put together on the board: what is said, what is clicked, and in which words it is asked for. */

import type { Manner } from "../../board/choice";
import { sharedStart } from "../../board/choosing";
import type { Part } from "../../board/options";
import type { Option } from "../../protocol/types";
import { find, nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { infoOf, sheetOf } from "./catalogue";
import { diceIn, meaning, placeIn, risenIn, userIn } from "./parts";
import { Medallion } from "./Portrait";
import { partWords, thingName } from "./words";

/** Verbs that name a place on the map. */
const PLACES = ["step", "walk", "move", "to", "space", "building", "remove"];
const ATTACKS = ["shoot", "blast", "shoot_gas", "throw", "light", "set_off"];
/** Verbs that name a card in hand, an item, an ability, or somebody. */
const THINGS = ["play", "use", "discard", "keep", "pick", "pick_up", "take_discard", "take_deck", "drop"];
const PEOPLE = ["hero", "activate", "heal"];
const POINTED = new Set([...PLACES, ...ATTACKS, ...THINGS, ...PEOPLE]);
/** What changes much is looked at before it is done. */
const WEIGHTY = new Set(["play", "use", "attack"]);
/** What is chosen by its name as well as anywhere; dice have odds beside them, and places are on the map. */
const SAID = new Set(["way", "hero"]);

export const manner: Manner = {
  pointed: ([verb]) => POINTED.has(String(verb)),
  weighty: ([verb]) => WEIGHTY.has(String(verb)),
  unordered: () => false,
  meaning,
  /** Where there is one weapon it need not be named. */
  start: ({ kind }, options) => (kind === "ranged_attack" ? sharedStart(options) : []),
  Picture,
  begunWords,
  nextWords: (part) => say(`board-next-${kindOf(part)}`),
  wayWords: (part) => (SAID.has(kindOf(part)) ? partWords(part) : undefined),
};

/** What is played or used; a place has no picture. */
function Picture({ chosen: [, what = ""] }: { chosen: Option }) {
  const thing = userIn(what)?.thing ?? what;
  if (infoOf(String(thing))) return <Art card={String(thing)} />;
  return sheetOf(String(thing)) ? <Medallion hero={String(thing)} /> : null;
}

/** What is played, used or fired. */
function begunWords([, what = ""]: Option): string {
  const use = userIn(what);
  if (use) return say("board-uses", { hero: nameOf("hero", use.hero), thing: thingName(use.thing) });
  const place = placeIn(what);
  return place ? place.space.toUpperCase() : thingName(String(what));
}

/** What is chosen next. */
export function kindOf(part: Part): string {
  if (diceIn(part).length) return "die";
  if (placeIn(part) || risenIn(part)) return "space";
  if (infoOf(String(part))) return "card";
  if (sheetOf(String(part))) return "hero";
  return find(`building-${part}`) === undefined ? "way" : "building";
}
