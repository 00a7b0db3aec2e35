/** The tiles of a game, as its catalogue tells them. */

import { computed, type ReadonlySignal } from "@preact/signals";
import { turned, type Plan } from "../../art/town/plan";

/** A tile that lies on the map. */
export interface Placed {
  /** The very tile, such as `road_t_2`. */
  tile: string;
  kind: string;
  x: number;
  y: number;
  turns: number;
}

/** A kind of tile as it is printed, not turned. */
export interface Printed extends Plan {
  kind: string;
  copies: number;
}

export interface Tiles<Info extends Printed = Printed> {
  /** Whether a name is that of a kind of tile. */
  isTile: (name: string) => boolean;
  /** Copies of a tile are numbered: `road_t_2`. */
  kindOf: (tile: string) => string;
  tileInfo: (kind: string) => Info;
  /** The plan of a tile as it lies. */
  planOf: (laid: Pick<Placed, "kind" | "turns">) => Plan;
}

export function tilesOf<Info extends Printed>(
  catalogue: ReadonlySignal<{ tiles: readonly Info[] } | null>,
): Tiles<Info> {
  const byKind = computed(() => new Map(catalogue.value?.tiles.map((tile) => [tile.kind, tile])));
  const isTile = (name: string) => byKind.value.has(name);
  const tileInfo = (kind: string) => {
    const found = byKind.value.get(kind);
    if (!found) throw new Error(`no tile is of the kind ${kind}`);
    return found;
  };
  return {
    isTile,
    tileInfo,
    kindOf: (tile) => (isTile(tile) ? tile : tile.replace(/_\d+$/, "")),
    planOf: ({ kind, turns }) => turned(tileInfo(kind), turns),
  };
}
