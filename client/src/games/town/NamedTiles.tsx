/** Tiles that can be named for an answer: each in a frame, with what it is called, so that copies are told apart. */

import { SPAN } from "../../art/town/plan";
import type { Choice } from "../../board/choice";
import { placed } from "../../board/map/Ground";
import type { Pointed } from "../../board/map/pointing";
import type { Placed } from "./tiles";
import { cornerOf, type Town } from "./town";

interface NamedTilesProps {
  tiles: readonly Placed[];
  town: Town;
  choice: Choice;
  pointed: Pointed;
  nameOf: (tile: Placed) => string;
}

export function NamedTiles({ tiles, town, choice, pointed, nameOf }: NamedTilesProps) {
  const shown = tiles.filter(({ tile }) => choice.next.value.has(tile) || choice.has(tile));
  const there = town.byName.get(pointed.place.value)?.tile.tile;
  if (!shown.length) return null;
  return (
    <div class="city-named" aria-hidden="true">
      {shown.map((one) => (
        <span
          key={one.tile}
          class={`city-named-tile ${choice.has(one.tile) ? "taken" : ""} ${one.tile === there ? "pointed" : ""}`}
          style={placed({ ...cornerOf(one.x, one.y), width: SPAN, height: SPAN })}
        >
          <b>{nameOf(one)}</b>
        </span>
      ))}
    </div>
  );
}
