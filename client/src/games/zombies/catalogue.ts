/** What is printed on the cards and on the tiles. */

import { computed } from "@preact/signals";
import { turned, type Plan } from "../../art/town/plan";
import { catalogueOf } from "../../board/catalogue";
import { stacked, type Stack } from "../../board/stacks";
import type { CardInfo, Catalogue, Placed, TileInfo } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("zombies");
export const { catalogue, infoOf, open: openCatalogue } = kept;

const byKind = computed(() => new Map(catalogue.value?.tiles.map((tile) => [tile.kind, tile])));

/** Whether a name is that of a kind of tile. */
export function isTile(name: string): boolean {
  return byKind.value.has(name);
}

/** Copies of a tile are numbered: `road_t_2`. */
export function kindOf(tile: string): string {
  return isTile(tile) ? tile : tile.replace(/_\d+$/, "");
}

export function tileInfo(kind: string): TileInfo {
  const found = byKind.value.get(kind);
  if (!found) throw new Error(`no tile is of the kind ${kind}`);
  return found;
}

/** The plan of a tile as it lies. */
export function planOf({ kind, turns }: Pick<Placed, "kind" | "turns">): Plan {
  return turned(tileInfo(kind), turns);
}

/** Equal cards together, in the order of the card lists. */
export function sorted(cards: readonly string[]): Stack[] {
  const order = [...kept.byCard.value.keys()];
  return stacked(cards).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}
