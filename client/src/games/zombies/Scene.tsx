/** Where a fight happens, seen close: the place as it lies on the map, and large upon it the two who fight. */

import { useMemo } from "preact/hooks";
import { deadPicture, tokenPicture } from "../../art/town/pieces";
import { SPAN } from "../../art/town/plan";
import { cellNamed, type Cell } from "../../board/map/places";
import type { Placed } from "../town/tiles";
import { cornerOf, fog } from "../town/town";
import "./scene.css";

/** So many spaces around the fight are seen. */
const ACROSS = 5;
const DOWN = 1;

/** Who is seen large. */
export interface Shown {
  picture: string;
  look?: string;
}

interface SceneProps {
  view: SceneView;
  /** Where it happens, and who fights there. */
  space: string;
  pair: readonly Shown[];
  /** How a tile looks where it lies. */
  picture: (placed: Placed) => string;
}

/** What lies and stands around a fight. */
interface SceneView {
  tiles: readonly Placed[];
  tokens: Readonly<Record<string, "life" | "bullet" | "empty">>;
  zombies: Readonly<Record<string, string>>;
}

export function Scene({ view, space, pair, picture }: SceneProps) {
  const here = cellNamed(space);
  const around = useMemo(() => <Around view={view} here={here} picture={picture} />, [view, space]);
  const night = fog();
  return (
    <div class="city-scene" aria-hidden="true" style={{ "--fog": `url("${night.picture}")`, "--span": night.span }}>
      <div class="city-scene-ground">{around}</div>
      <div class="city-scene-pair">
        {pair.map(({ picture: who, look = "" }, place) => (
          <img key={place} class={look} src={who} alt="" />
        ))}
      </div>
    </div>
  );
}

/** The tiles around a space, and who else is near. */
function Around({ view, here, picture }: { view: SceneView; here: Cell } & Pick<SceneProps, "picture">) {
  const at = ({ column, row }: Cell) => ({ "--right": column - here.column, "--down": row - here.row });
  const near = (space: string) => {
    const { column, row } = cellNamed(space);
    const [right, down] = [Math.abs(column - here.column), Math.abs(row - here.row)];
    return right + down > 0 && right <= ACROSS && down <= DOWN;
  };
  const tiles = view.tiles.filter(({ x, y }) => {
    const { column, row } = cornerOf(x, y);
    return Math.abs(column + 1 - here.column) <= ACROSS + SPAN && Math.abs(row + 1 - here.row) <= DOWN + SPAN;
  });
  return (
    <>
      {tiles.map((tile) => (
        <img key={tile.tile} class="city-scene-tile" style={at(cornerOf(tile.x, tile.y))} src={picture(tile)} alt="" />
      ))}
      {Object.entries(view.tokens)
        .filter(([space]) => near(space))
        .map(([space, token]) => (
          <img key={space} class="city-scene-token" style={at(cellNamed(space))} src={tokenPicture(token)} alt="" />
        ))}
      {Object.entries(view.zombies)
        .filter(([, space]) => near(space))
        .map(([number, space]) => {
          const { full, mirrored } = deadPicture(Number(number));
          const look = `city-scene-dead ${mirrored ? "mirrored" : ""}`;
          return <img key={number} class={look} style={at(cellNamed(space))} src={full} alt="" />;
        })}
    </>
  );
}
