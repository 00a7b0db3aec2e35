/** Where something is fought out, seen close: the place as it lies on the map, and large upon it those it is about. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Patch } from "../../board/map/Ground";
import type { Piece } from "../../board/map/Pieces";
import { cellNamed, type Cell } from "../../board/map/places";
import { fog } from "./town";
import "./scene.css";

/** So many spaces around are seen. */
const ACROSS = 5;
const DOWN = 1;

/** Who stands, or what lies, somewhere around. */
export type Bystander = Pick<Piece, "key" | "cell" | "full" | "mirrored" | "lies">;

interface SceneProps {
  space: string;
  /** What lies on the ground of the map. */
  ground: readonly Patch[];
  around: readonly Bystander[];
  /** Those it is about, as pictures; who is `mirrored` looks to the other side. */
  children: ComponentChildren;
}

export function Scene({ space, ground, around, children }: SceneProps) {
  const seen = useMemo(
    () => <Around here={cellNamed(space)} ground={ground} around={around} />,
    [ground, around, space],
  );
  const { picture, span } = fog();
  return (
    <div class="city-scene" aria-hidden="true" style={{ "--fog": `url("${picture}")`, "--span": span }}>
      <div class="city-scene-ground">{seen}</div>
      <div class="city-scene-pair">{children}</div>
    </div>
  );
}

/** The ground around a space, and who else is near. */
function Around({ here, ground, around }: Pick<SceneProps, "ground" | "around"> & { here: Cell }) {
  const at = ({ column, row }: Cell) => ({ "--right": column - here.column, "--down": row - here.row });
  const near = ({ cell: { column, row } }: Bystander) => {
    const [right, down] = [Math.abs(column - here.column), Math.abs(row - here.row)];
    return right + down > 0 && right <= ACROSS && down <= DOWN;
  };
  const lies = ({ column, row, width, height }: Patch) =>
    column - here.column <= ACROSS &&
    here.column - column < ACROSS + width &&
    row - here.row <= DOWN &&
    here.row - row < DOWN + height;
  return (
    <>
      {ground.filter(lies).map((patch) => (
        <img
          key={patch.key}
          class="city-scene-patch"
          style={{ ...at(patch), "--width": patch.width, "--height": patch.height }}
          src={patch.picture}
          alt=""
        />
      ))}
      {around.filter(near).map(({ key, cell, full, mirrored = false, lies = false }) => {
        const look = lies ? "city-scene-token" : `city-scene-near ${mirrored ? "mirrored" : ""}`;
        return <img key={key} class={look} style={at(cell)} src={full} alt="" />;
      })}
    </>
  );
}
