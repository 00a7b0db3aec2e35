/** What is moved by hand on the map: one's own zombies, one or several; all of it from the options alone. */

import type { Load } from "../../board/map/carrying";
import type { Piece } from "../../board/map/Pieces";
import { spaceAhead, type Marching } from "../../board/map/several";
import { verbsFor } from "../../board/options";
import type { Play } from "../../board/play";
import type { Handling } from "../town/hands";
import type { View } from "./types";

const GOING = new Set(["step", "walk"]);

const mayGo = (play: Play, space: string) =>
  verbsFor(play.decision.value?.options ?? [], space).some((verb) => GOING.has(verb));

const marching: Marching = {
  may: mayGo,
  march: (_, space, side) => [[["step", space, spaceAhead(space, side)]]],
};

/** One's own zombie, or a human that is led or flees. */
function loadOn(play: Play, view: View, pieces: readonly Piece[], space: string): Load | undefined {
  const here = pieces.filter((piece) => piece.space === space);
  if (mayGo(play, space)) {
    const stopped = new Set(view.stopped.map((number) => `zombie ${view.active} ${number}`));
    const zombie = here.find(({ key }) => key.startsWith(`zombie ${view.active} `) && !stopped.has(key));
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
  const human = here.find(({ key }) => key.startsWith("human "));
  if (!human) return undefined;
  const asked = new Set(play.decision.value?.options.map(([verb]) => verb));
  if (asked.has("flee") && view.attempt?.space === space) return { piece: human, put: (to) => [["flee", to]] };
  if (verbsFor(play.decision.value?.options ?? [], space).includes("human")) {
    return { piece: human, lift: ["human", space], put: (to) => [["to", to]] };
  }
  return undefined;
}

export const handlingOf = (view: View): Handling => ({
  marching,
  loadOn: (play, pieces, space) => loadOn(play, view, pieces, space),
  marches: ({ key }) => key.startsWith(`zombie ${view.active} `),
});
