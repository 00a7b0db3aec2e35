/** Where something happens in the town, for the camera. */

import { SPAN } from "../../art/town/plan";
import type { Action } from "../../board/map/MapView";
import { areaAround, cellNamed, middleOf, type Cell } from "../../board/map/places";
import { sitesFrom } from "../../board/map/placing";
import type { DecisionInfo } from "../../protocol/types";
import { layingsIn, type Laying } from "./laying";
import { cornerOf, type Town } from "./town";
import type { View } from "./types";

/** So many spaces around a pawn are seen, where nothing is to be chosen on the map. */
const NEARBY = 3.5;

/** What is to be seen: all that answers the question, else where the pawn is whose turn it is. */
export function actionIn(view: View, decision: DecisionInfo | null, town: Town): Action | null {
  const pawn = view.players[view.active];
  if (!pawn || !view.tiles.length) return null;
  const here = cellNamed(pawn.space);
  const own = decision !== null;
  const laid = decision ? layingsIn(decision.options, view.drawn) : [];
  const answers = decision ? [...cellsAsked(decision, town), ...cellsLaid(decision, laid)] : [];
  const area = areaAround([...answers, here], answers.length ? 0.5 : NEARBY)!;
  const asked = own ? `${decision.kind} ${decision.options.length} ${answers.length} ` : "";
  return {
    topic: `${decision?.kind ?? ""} ${view.active} ${view.round}`,
    key: `${asked}${view.active} ${pawn.space} ${view.round}`,
    area,
    places: answers.map((cell) => areaAround([cell])!),
    // Where not all that can be chosen is in sight together, what is nearest to the pawn is.
    focus: middleOf(nearestTo(here, answers)),
    own,
    grain: laid.length ? SPAN : 1,
  };
}

function nearestTo(here: Cell, answers: readonly Cell[]): Cell {
  const steps = ({ column, row }: Cell) => Math.abs(column - here.column) + Math.abs(row - here.row);
  return answers.reduce((best, cell) => (steps(cell) < steps(best) ? cell : best), answers[0] ?? here);
}

function cellsAsked({ options }: DecisionInfo, town: Town): Cell[] {
  return options.flatMap(([, one]): Cell[] => {
    const space = town.byName.get(String(one));
    return space ? [space.cell] : [];
  });
}

/** Opposite corners of all places where a tile can go. */
function cellsLaid({ options }: DecisionInfo, laid: readonly Laying[]): Cell[] {
  const sites = laid.flatMap(({ head }) => sitesFrom(options, head));
  return sites.flatMap(({ x, y }) => {
    const { column, row } = cornerOf(x, y);
    return [
      { column, row },
      { column: column + SPAN - 1, row: row + SPAN - 1 },
    ];
  });
}
