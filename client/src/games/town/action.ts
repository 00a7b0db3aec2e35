/** Where something happens in the town, for the camera. */

import { SPAN } from "../../art/town/plan";
import type { Action } from "../../board/map/MapView";
import { areaAround, middleOf, nameOfCell, type Cell } from "../../board/map/places";
import { sitesFrom } from "../../board/map/placing";
import type { DecisionInfo } from "../../protocol/types";
import { layingsIn, type Laying } from "./laying";
import { cornerOf, type Town } from "./town";
import type { Placed } from "./tiles";

/** So many spaces around a piece are seen, where nothing is to be chosen on the map. */
const NEARBY = 3.5;

/** What a game knows of a turn: whose it is, in which round, and which tile has been drawn. */
interface Turn {
  active: number;
  round: number;
  tiles: readonly Placed[];
  drawn: string;
}

/** What is to be seen: all that answers the question, else where the piece is, `here`, with which something happens. */
export function actionIn(view: Turn, here: Cell | undefined, decision: DecisionInfo | null, town: Town): Action | null {
  if (!here || !view.tiles.length) return null;
  const own = decision !== null;
  const laid = decision ? layingsIn(decision.options, view.drawn) : [];
  const answers = decision ? [...cellsAsked(decision, town), ...cellsLaid(decision, laid)] : [];
  const area = areaAround([...answers, here], answers.length ? 0.5 : NEARBY)!;
  const asked = own ? `${decision.kind} ${decision.options.length} ${answers.length} ` : "";
  return {
    topic: `${decision?.kind ?? ""} ${view.active} ${view.round}`,
    key: `${asked}${view.active} ${nameOfCell(here)} ${view.round}`,
    area,
    places: answers.map((cell) => areaAround([cell])!),
    // Where not all that can be chosen is in sight together, what is nearest to that piece is.
    focus: middleOf(nearestTo(here, answers)),
    own,
    grain: laid.length ? SPAN : 1,
  };
}

/** Verbs that name where somebody comes from, too, if there are several. */
const WALKS = new Set(["step", "walk"]);

function nearestTo(here: Cell, answers: readonly Cell[]): Cell {
  const steps = ({ column, row }: Cell) => Math.abs(column - here.column) + Math.abs(row - here.row);
  return answers.reduce((best, cell) => (steps(cell) < steps(best) ? cell : best), answers[0] ?? here);
}

function cellsAsked({ options }: DecisionInfo, town: Town): Cell[] {
  return options.flatMap(([verb, ...parts]): Cell[] => {
    const named = WALKS.has(String(verb)) ? parts : parts.slice(0, 1);
    return named.flatMap((part) => town.byName.get(String(part))?.cell ?? []);
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
