/** Where the tile that is being laid may go, and how it would lie there. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { SPAN } from "../../art/town/plan";
import { useChoice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { nameOfCell } from "../../board/map/places";
import { Placing } from "../../board/map/Placing";
import { sitesFrom } from "../../board/map/placing";
import { textOf } from "../../board/options";
import { usePlay } from "../../board/play";
import type { Option } from "../../protocol/types";
import { layingNow, layingsIn } from "./laying";
import type { Placed } from "./tiles";
import { FIRST, middleCell, type Towns } from "./town";

const NO_OPTIONS: readonly Option[] = [];

interface LayTileProps extends Pick<Towns, "drawnPicture" | "meetings" | "openCells"> {
  camera: Camera;
  /** What lies over the map, as a selector. */
  panels: string;
  /** The tiles that lie there already. */
  laid: readonly Placed[];
  /** The tile that was drawn. */
  drawn: string;
  kindOf: (tile: string) => string;
  spaceName: (space: string) => string;
  turnSign: ComponentChildren;
}

export function LayTile({ camera, panels, laid, drawn, ...game }: LayTileProps) {
  const { drawnPicture, meetings, openCells, kindOf, spaceName, turnSign } = game;
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const options = decision?.options ?? NO_OPTIONS;
  const laying = layingNow(
    choice,
    useMemo(() => layingsIn(options, drawn), [options, drawn]),
  );
  const sites = useMemo(() => (laying ? sitesFrom(options, laying.head) : []), [options, laying]);
  const around = useMemo(() => (laying ? openCells(laid) : []), [laid, laying !== undefined]);
  if (!decision || !laying) return null;
  return (
    <Placing
      camera={camera}
      panels={panels}
      head={laying.head}
      sites={sites}
      span={SPAN}
      first={FIRST}
      around={around}
      laid={laid}
      picture={(turns) => drawnPicture(laying.tile, turns)}
      meets={({ x, y }, turns) => meetings(laid, { kind: kindOf(laying.tile), x, y, turns })}
      spotWords={({ x, y }) => spaceName(nameOfCell(middleCell(x, y)))}
      label={({ turns, options: ways }) => textOf(decision, ways.get(turns[0]!)!)}
      turnSign={turnSign}
    />
  );
}
