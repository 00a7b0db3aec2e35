/** The whole map, small; and whether one follows what happens on it. */

import { useMemo } from "preact/hooks";
import type { Camera } from "../../board/map/camera";
import { useSees } from "../../board/map/MapView";
import { Minimap, type Marker } from "../../board/map/Minimap";
import { cellNamed } from "../../board/map/places";
import { say } from "../../words/language";
import { townOf } from "./town";
import type { View } from "./types";

export function MapPanel({ view, camera }: { view: View; camera: Camera }) {
  const town = townOf(view.tiles);
  const needless = useSees(camera, town.laid);
  const crowd = useMemo(() => Object.values(view.zombies).map(cellNamed), [view.zombies]);
  const markers = useMemo(
    () =>
      view.players.map(({ seat, space }): Marker => ({
        key: String(seat),
        cell: cellNamed(space),
        colour: `var(--pawn-${seat + 1})`,
      })),
    [view.players],
  );
  return (
    <section class={`zs-mini ${needless ? "needless" : ""}`} aria-label={say("map-follow")}>
      <Minimap camera={camera} bounds={town.laid} shades={town.shades} crowd={crowd} markers={markers} />
      <label class="zs-follow">
        <input
          type="checkbox"
          role="switch"
          checked={camera.following.value}
          onChange={(event) => (camera.following.value = event.currentTarget.checked)}
        />
        {say("map-follow")}
      </label>
    </section>
  );
}
