/** What all pictures of Zombinion stand before: a sky that tells the kind of card. */

import { bandedSky } from "../../../art/grounds";
import type { CardInfo } from "../types";

const SKIES: Record<CardInfo["frame"], [high: string, low: string]> = {
  aim: ["#17112a", "#6a4526"],
  victory: ["#081626", "#2f6650"],
  infection: ["#140c2a", "#5b3a8a"],
  action: ["#0a1030", "#3d5c9c"],
  attack: ["#1b0920", "#8c343a"],
  reaction: ["#07182a", "#1f716c"],
};

export const scene = (kind: CardInfo["frame"], drawing: string) => bandedSky(...SKIES[kind]) + drawing;
