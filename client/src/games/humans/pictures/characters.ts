/** Portraits of those who lead the dead: the same figures that walk the map, each in the colour that it is known by. */

import { area, put } from "../../../art/brush";
import { bandedSky, town } from "../../../art/grounds";
import { light } from "../../../art/light";
import { leaderFigure } from "../../../art/town/leaders";

interface Portrait {
  sky: readonly [high: string, low: string];
  colour: string;
}

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  lawyer: { sky: ["#0a1030", "#2f6fb4"], colour: "#4fb0ff" },
  cheerleader: { sky: ["#220a26", "#b04a86"], colour: "#ff79c6" },
  doctor: { sky: ["#10182a", "#8496b4"], colour: "#5fb6a4" },
  wrestler: { sky: ["#1b0920", "#a83230"], colour: "#ff6f64" },
  miner: { sky: ["#17112a", "#9a5c20"], colour: "#6f86d8" },
  musician: { sky: ["#140c2a", "#6a44b0"], colour: "#b58cff" },
};

/** Everybody by name, each drawn when it is asked for. */
export const portraits = Object.fromEntries(
  Object.entries(PORTRAITS).map(([character, { sky, colour }]) => [
    character,
    () =>
      bandedSky(...sky) +
      town(128, "#0c1122") +
      light(120, 62, 112) +
      area("M0 138H240V150H0z", "#0a0d1a") +
      put(22, -2, leaderFigure(character, colour), { scale: 3.05 }),
  ]),
);
