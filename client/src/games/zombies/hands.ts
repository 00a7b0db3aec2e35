/** What is moved by hand on the map: zombies, one or several, and one's own pawn; all of it from the options alone. */

import type { Wish } from "../../board/answers";
import { careful } from "../../board/choice";
import type { Load } from "../../board/map/carrying";
import type { Piece } from "../../board/map/Pieces";
import { spaceAhead, type Marching } from "../../board/map/several";
import { verbsFor } from "../../board/options";
import type { Play } from "../../board/play";
import type { Handling } from "../town/hands";
import { manner } from "./manner";
import type { View } from "./types";

/** What a zombie is taken up by, where it is asked next where it goes; and by what it goes there. */
const STAGES: Readonly<Record<string, string>> = { lift: "put", lead_from: "lead" };
/** Farther than anybody is led. */
const FAR = 12;

const verbsOn = (play: Play, space: string) => verbsFor(play.decision.value?.options ?? [], space);

/** Zombies that walk one space, or are led several: either way all in one direction. */
export const marching: Marching = {
  may: (play, space) => verbsOn(play, space).some((verb) => verb === "zombie" || verb === "lead_from"),
  march: (play, space, side): readonly Wish[] => {
    if (verbsOn(play, space).includes("zombie")) return [[["zombie", space, spaceAhead(space, side)]]];
    const onward = Array.from({ length: FAR }, (_, place): Wish[number] => [
      "lead",
      spaceAhead(space, side, FAR - place),
    ]);
    return [[["lead_from", space]], onward];
  },
};

/** What can be taken up from a space now. */
export function loadOn(play: Play, view: View, pieces: readonly Piece[], space: string): Load | undefined {
  const verbs = verbsOn(play, space);
  const stage = verbs.find((verb) => verb in STAGES);
  const zombie = pieces.find((piece) => piece.space === space && piece.key.startsWith("zombie "));
  if (zombie && verbs.includes("zombie")) {
    return { piece: zombie, begun: ["zombie", space], put: (to) => [["zombie", space, to]] };
  }
  if (zombie && stage) return { piece: zombie, lift: [stage, space], put: (to) => [[STAGES[stage]!, to]] };
  const asked = new Set(play.decision.value?.options.map(([verb]) => verb));
  if (asked.has("lead") && zombie?.key === `zombie ${view.led}`) {
    return { piece: zombie, put: (to) => [["lead", to]] };
  }
  const pawn = pieces.find((piece) => piece.space === space && piece.key === `pawn ${view.active}`);
  if (!pawn || !(asked.has("step") || asked.has("walk"))) return undefined;
  return {
    piece: pawn,
    put: (to) => [
      ["step", to],
      ["walk", to],
    ],
    weighty: (answer) => careful.peek() && manner.weighty(answer),
  };
}

/** How zombies, and one's own pawn, are moved by hand in a position. */
export const handlingOf = (view: View): Handling => ({
  marching,
  loadOn: (play, pieces, space) => loadOn(play, view, pieces, space),
  marches: ({ key }) => key.startsWith("zombie "),
});
