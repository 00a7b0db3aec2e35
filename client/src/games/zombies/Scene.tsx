/** Where a fight happens, seen close: the place as it lies on the map, and large upon it the two who fight. */

import { useMemo } from "preact/hooks";
import { deadPicture, largeSurvivor, tokenPicture } from "../../art/town/pieces";
import { cellNamed } from "../../board/map/places";
import { Scene as Around, type Bystander } from "../town/Scene";
import type { Fight } from "./fight";
import { townOf } from "./town";
import type { View } from "./types";

export function Scene({ view, fight: { own, rival, zombie } }: { view: View; fight: Fight }) {
  const around = useMemo(() => bystandersIn(view), [view]);
  return (
    <Around space={own.space} ground={townOf(view.tiles).patches} around={around}>
      {zombie !== undefined && <img class="dead" src={deadPicture(zombie).full} alt="" />}
      {rival && <img src={largeSurvivor(rival.seat)} alt="" />}
      <img class={rival ? "mirrored" : ""} src={largeSurvivor(own.seat)} alt="" />
    </Around>
  );
}

/** What lies in the town, and the dead. */
function bystandersIn({ tokens, zombies }: View): Bystander[] {
  return [
    ...Object.entries(tokens).map(([space, token]) => ({
      key: space,
      cell: cellNamed(space),
      full: tokenPicture(token),
      lies: true,
    })),
    ...Object.entries(zombies).map(([number, space]) => ({
      key: number,
      cell: cellNamed(space),
      ...deadPicture(Number(number)),
    })),
  ];
}
