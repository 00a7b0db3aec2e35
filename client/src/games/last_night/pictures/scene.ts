/** What all pictures of Last Night on Earth stand before: a sky that tells the kind of card. */

import { bandedSky } from "../../../art/grounds";

type Kind =
  | "ranged"
  | "hand"
  | "item"
  | "unique"
  | "event"
  | "townsfolk"
  | "heroic"
  | "held"
  | "fight"
  | "at_once"
  | "remains"
  | "grave"
  | "tactic"
  | "upgrade"
  | "craving";

const SKIES: Record<Kind, [high: string, low: string]> = {
  ranged: ["#1b0920", "#8c343a"],
  hand: ["#17112a", "#6a4526"],
  item: ["#0a1030", "#3d5c9c"],
  unique: ["#06203a", "#2f8ab0"],
  event: ["#07182a", "#1f716c"],
  townsfolk: ["#081626", "#2f6650"],
  heroic: ["#140c2a", "#5b3a8a"],
  held: ["#0a1030", "#3d5c9c"],
  fight: ["#1b0920", "#8c343a"],
  at_once: ["#081626", "#2f6650"],
  remains: ["#140c2a", "#5b3a8a"],
  grave: ["#10151a", "#566128"],
  tactic: ["#07182a", "#1f716c"],
  upgrade: ["#161432", "#80602c"],
  craving: ["#16061c", "#7a2140"],
};

export const scene = (kind: Kind, drawing: string) => bandedSky(...SKIES[kind]) + drawing;
