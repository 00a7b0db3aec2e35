/** The whole map, small; and whether one follows what happens on it. */

import { useMemo } from "preact/hooks";
import type { Camera } from "../../board/map/camera";
import { useSees } from "../../board/map/MapView";
import { Minimap, type Marker } from "../../board/map/Minimap";
import { cellNamed } from "../../board/map/places";
import { say } from "../../words/language";
import type { Town } from "./town";

interface MapPanelProps {
  town: Town;
  camera: Camera;
  /** The spaces of who is many. */
  many: readonly string[];
  /** The spaces of others who are many. */
  others?: readonly string[];
  /** Pieces that belong to somebody: by key, space and seat. */
  owned: readonly { key: string; space: string; seat: number; square?: boolean }[];
}

const NOBODY: readonly string[] = [];

export function MapPanel({ town, camera, many, others = NOBODY, owned }: MapPanelProps) {
  const needless = useSees(camera, town.laid);
  const crowd = useMemo(() => many.map(cellNamed), [many]);
  const living = useMemo(() => others.map(cellNamed), [others]);
  const markers = useMemo(
    () =>
      owned.map(({ key, space, seat, square = false }): Marker => ({
        key,
        square,
        cell: cellNamed(space),
        colour: `var(--pawn-${seat + 1})`,
      })),
    [owned],
  );
  return (
    <section class={`city-mini ${needless ? "needless" : ""}`} aria-label={say("map-follow")}>
      <Minimap
        camera={camera}
        bounds={town.laid}
        shades={town.shades}
        crowd={crowd}
        others={living}
        markers={markers}
      />
      <label class="city-follow">
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
