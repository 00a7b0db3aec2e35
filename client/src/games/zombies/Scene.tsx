/** Where a fight happens, seen close: the place as it lies on the map, and large upon it the two who fight. */

import { useMemo } from "preact/hooks";
import { deadPicture, largeSurvivor, tokenPicture } from "../../art/town/pieces";
import { SPAN } from "../../art/town/plan";
import { tilePicture } from "../../art/town/tile";
import { cellNamed, type Cell } from "../../board/map/places";
import { tileInfo } from "./catalogue";
import type { Fight } from "./fight";
import { cornerOf, fog } from "../town/town";
import type { View } from "./types";
import "./scene.css";

/** So many spaces around the fight are seen. */
const ACROSS = 5;
const DOWN = 1;

export function Scene({ view, fight: { own, rival, zombie } }: { view: View; fight: Fight }) {
  const here = cellNamed(own.space);
  const around = useMemo(() => <Around view={view} here={here} />, [view, own.space]);
  const { picture, span } = fog();
  const against = zombie === undefined ? undefined : deadPicture(zombie);
  return (
    <div class="city-scene" aria-hidden="true" style={{ "--fog": `url("${picture}")`, "--span": span }}>
      <div class="city-scene-ground">{around}</div>
      <div class="city-scene-pair">
        {against && <img class="dead" src={against.full} alt="" />}
        {rival && <img src={largeSurvivor(rival.seat)} alt="" />}
        <img class={rival ? "mirrored" : ""} src={largeSurvivor(own.seat)} alt="" />
      </div>
    </div>
  );
}

/** The tiles around a space, and who else is near. */
function Around({ view, here }: { view: View; here: Cell }) {
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
        <img
          key={tile.tile}
          class="city-scene-tile"
          style={at(cornerOf(tile.x, tile.y))}
          src={tilePicture(tile, tileInfo(tile.kind))}
          alt=""
        />
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
