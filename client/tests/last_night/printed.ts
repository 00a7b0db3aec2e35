/** What is printed, for tests: what is not told of a card, an upgrade or a hero's sheet is as on the plainest one. */

import type { CardInfo, Catalogue, HeroInfo, UpgradeInfo } from "../../src/games/last_night/types";
import { BOARDS } from "./boards";

export const card = (name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  card: name,
  deck: "hero",
  kind: "item",
  copies: { base: 1 },
  keywords: [],
  shot: null,
  breaks: 0,
  immediate: false,
  fight: false,
  remains: false,
  rulings: [],
  ...more,
});

export const upgrade = (name: string, more: Partial<UpgradeInfo> = {}): UpgradeInfo => ({
  upgrade: name,
  deck: "ranged",
  copies: 2,
  boost: 2,
  lasting: true,
  rulings: [],
  ...more,
});

export const sheet = (name: string, more: Partial<HeroInfo> = {}): HeroInfo => ({
  hero: name,
  set: "base",
  wounds: 3,
  sex: "f",
  starts: [],
  keywords: [],
  abilities: [],
  items: [],
  persona: "",
  rulings: [],
  ...more,
});

/** A catalogue with all boards, and nothing else but what is told. */
export const printed = (more: Partial<Catalogue> = {}): Catalogue => ({
  boards: BOARDS,
  heroes: [],
  cards: [],
  upgrades: [],
  pieces: [],
  tokens: [],
  ...more,
});
