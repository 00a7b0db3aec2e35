/** What all pictures of Humans!!! stand before: a sky that tells the kind of card. */

import { bandedSky } from "../../../art/grounds";

type Kind = "weapon" | "event" | "wound" | "capture";

const SKIES: Record<Kind, [high: string, low: string]> = {
  weapon: ["#1b0920", "#8c343a"],
  event: ["#0a1030", "#3d5c9c"],
  wound: ["#140c2a", "#5b3a8a"],
  capture: ["#081626", "#2f6650"],
};

export const scene = (kind: Kind, drawing: string) => bandedSky(...SKIES[kind]) + drawing;
