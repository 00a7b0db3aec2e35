/** How answers are put together on the board: what is said, what is clicked, and in which words it is asked for. */

import type { Manner } from "../../board/choice";
import { sharedStart } from "../../board/choosing";
import type { Part } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { find, say } from "../../words/language";
import { infoOf, sheetOf } from "./catalogue";
import { eachOf, meaning } from "./meanings";
import { Looks } from "./Looks";
import { diceIn, placeIn, risenIn, userIn, wallsIn } from "./parts";
import { AIMED } from "./reach";
import { partWords, spaceName } from "./words";

/** Verbs that name a place on the map: a space, who is on it, a building, a wall, a side, a door. */
const PLACES = ["step", "walk", "move", "to", "space", "building", "remove", "arm", "across"];
const WALLS = ["build", "reinforce", "side", "unbar", "force"];
const ATTACKS = ["shoot", "blast", "shoot_gas", "throw", "light", "set_off", "hurl", "throw_tnt", "fire_both"];
/** Verbs that name a card in hand, an item, an ability, what is bought, or somebody. */
const THINGS = ["play", "use", "wield", "discard", "keep", "pick", "pick_up", "take_discard", "take_deck", "drop"];
const GEAR = ["under", "put_back", "combine", "give", "take", "swap", "hand", "buy", "boost"];
const PEOPLE = ["hero", "activate", "heal", "deliver"];
const POINTED = new Set([...PLACES, ...WALLS, ...ATTACKS, ...THINGS, ...GEAR, ...PEOPLE]);
/** What changes much is looked at before it is done. */
const WEIGHTY = new Set(["play", "use", "wield", "attack", "buy", "trade"]);
/** What is chosen by its name as well as anywhere; dice have odds beside them, and places are on the map. */
const SAID = new Set(["way", "hero", "deck", "upgrade", "wall"]);

export const manner: Manner = {
  pointed: ([verb]) => POINTED.has(String(verb)),
  weighty: ([verb]) => WEIGHTY.has(String(verb)),
  unordered: () => false,
  meaning,
  start,
  Picture: ({ chosen: [, what = ""] }) => <Looks part={what} />,
  begunWords,
  nextWords: (part) => say(`board-next-${kindOf(part)}`),
  wayWords: (part) => (SAID.has(kindOf(part)) ? partWords(part) : undefined),
};

/** Where there is one weapon it need not be named, nor whom one exchanges items with if there is nobody else. */
function start({ kind }: DecisionInfo, options: readonly Option[]): Option {
  if (AIMED.has(kind)) return sharedStart(options);
  const [partner, ...others] = new Set(options.map(([, hero]) => hero));
  return kind === "exchange" && partner !== undefined && !others.length ? ["trade", partner] : [];
}

/** What is played, used, fired or bought; or where. */
function begunWords([, what = ""]: Option): string {
  const place = placeIn(what);
  return place ? spaceName(place.space) : partWords(what);
}

/** What is chosen next. */
export function kindOf(part: Part): string {
  if (diceIn(part).length) return "die";
  if (placeIn(part) || risenIn(part)) return "space";
  if (wallsIn(part).length) return "wall";
  if (eachOf(userIn(part)?.thing ?? part).every((one) => infoOf(one))) return "card";
  if (sheetOf(String(part))) return "hero";
  const families = ["building", "upgrade", "upgrade-deck"];
  const family = families.find((one) => find(`${one}-${part}`) !== undefined);
  return family === "upgrade-deck" ? "deck" : (family ?? "way");
}
