/** What is moved by hand on the map: the own guy, horde zombies, stray zombies and humans; from the options alone. */

import { careful } from "../../board/choice";
import type { Load } from "../../board/map/carrying";
import type { Piece } from "../../board/map/Pieces";
import { spaceAhead, type Marching } from "../../board/map/several";
import { verbsFor } from "../../board/options";
import type { Play } from "../../board/play";
import type { Handling } from "../town/hands";
import { manner } from "./manner";
import type { View } from "./types";

const optionsOf = (play: Play) => play.decision.value?.options ?? [];
const verbsOn = (play: Play, space: string) => verbsFor(optionsOf(play), space);

/** Whether horde zombies of a space can be sent: they are named by two spaces. */
const mayBeSent = (play: Play, space: string) =>
  optionsOf(play).some(
    ([verb, from, to]) => (verb === "step" || verb === "walk") && from === space && to !== undefined,
  );

const marching: Marching = {
  may: (play, space) => verbsOn(play, space).includes("zombie") || mayBeSent(play, space),
  march: (play, space, side) => [
    [[verbsOn(play, space).includes("zombie") ? "zombie" : "step", space, spaceAhead(space, side)]],
  ],
};

/** What can be taken up from a space now. */
export function loadOn(play: Play, view: View, pieces: readonly Piece[], space: string): Load | undefined {
  const verbs = verbsOn(play, space);
  const asked = new Set(optionsOf(play).map(([verb]) => verb));
  const find = (kind: string) => pieces.find((piece) => piece.space === space && piece.key.startsWith(kind));
  const [stray, human, guy] = [find("zombie "), find("human "), find(`guy ${view.active}`)];
  if (stray && verbs.includes("zombie")) {
    return { piece: stray, begun: ["zombie", space], put: (to) => [["zombie", space, to]] };
  }
  if (stray && verbs.includes("lift")) return { piece: stray, lift: ["lift", space], put: (to) => [["put", to]] };
  if (mayBeSent(play, space)) return hordeOn(view, pieces, space);
  if (human && asked.has("flee") && view.attempt?.space === space && view.attacked < 0) {
    return { piece: human, put: (to) => [["flee", to]] };
  }
  const hunted = asked.has("flee") && find(`guy ${view.attacked}`);
  if (hunted) return { piece: hunted, put: (to) => [["flee", to]] };
  if (human && verbs.includes("human")) return { piece: human, lift: ["human", space], put: (to) => [["to", to]] };
  if (!guy || !(asked.has("step") || asked.has("walk"))) return undefined;
  return {
    piece: guy,
    put: (to) => [
      ["step", to],
      ["walk", to],
    ],
    weighty: (answer) => careful.peek() && manner.weighty(answer),
  };
}

/** A horde zombie that has not ended its movement. */
function hordeOn(view: View, pieces: readonly Piece[], space: string): Load | undefined {
  const stopped = new Set(view.stopped.map((number) => `horde ${view.active} ${number}`));
  const own = `horde ${view.active} `;
  const zombie = pieces.find(({ key, space: on }) => on === space && key.startsWith(own) && !stopped.has(key));
  if (!zombie) return undefined;
  return {
    piece: zombie,
    begun: ["step", space],
    put: (to) => [
      ["step", space, to],
      ["walk", space, to],
    ],
  };
}

export const handlingOf = (view: View): Handling => ({
  marching,
  loadOn: (play, pieces, space) => loadOn(play, view, pieces, space),
  marches: ({ key }) => key.startsWith("zombie ") || key.startsWith(`horde ${view.active} `),
});
