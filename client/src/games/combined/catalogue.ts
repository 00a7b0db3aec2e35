/** What is printed on the cards, tiles and sheets of both games, as they are played together. */

import { catalogueOf } from "../../board/catalogue";
import { openCatalogue as openHumans } from "../humans/catalogue";
import { tilesOf } from "../town/tiles";
import { townsOf } from "../town/town";
import { openCatalogue as openZombies } from "../zombies/catalogue";
import type { CardInfo, Catalogue } from "./types";

/** The two games, by which cards and tiles are told apart. */
export type Set = CardInfo["of"];

const kept = catalogueOf<CardInfo, Catalogue>("combined");
export const { catalogue, infoOf } = kept;

/** Its own catalogue, and those of both games, whose cards and sheets are shown as there. */
export async function openCatalogue(): Promise<void> {
  await Promise.all([kept.open(), openHumans(), openZombies()]);
}

/** Of which game a card is; nothing for what is none. */
export const setOf = (card: string): Set | undefined => infoOf(card)?.of;

export const tiles = tilesOf(catalogue);

/** The town of this game, as it has been laid. */
export const towns = townsOf(tiles);
