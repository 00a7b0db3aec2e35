/** Where something happens in the town, for the camera. */

import { SPAN } from "../../art/town/plan";
import type { Choice } from "../../board/choice";
import type { Action } from "../../board/map/MapView";
import { areaAround, middleOf, nameOfCell, type Area, type Cell } from "../../board/map/places";
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

/** An answer that somebody is putting together. */
type Begun = Pick<Choice, "begun" | "next" | "chosen">;

/**
 * What is to be seen: all that answers the question, or goes on with an answer that has been begun; else where the piece
 * is, `here`, with which something happens.
 */
export function actionIn(
  view: Turn,
  here: Cell | undefined,
  decision: DecisionInfo | null,
  town: Town,
  choice: Begun,
): Action | null {
  if (!here || !view.tiles.length) return null;
  const own = decision !== null;
  const laid = decision ? layingsIn(decision.options, view.drawn) : [];
  const begun = decision && !laid.length ? cellsBegun(choice, view.tiles, town) : [];
  const answers = begun.length
    ? begun
    : decision
      ? [...cellsAsked(decision, view.tiles, town), ...cellsLaid(decision, laid)]
      : [];
  const away = begun.length > 0 || (answers.length > 0 && !isWalk(decision));
  const area = away ? closeTo(answers) : around(answers, here);
  const asked = own
    ? `${decision.kind} ${decision.options.length} ${answers.length} ${begun.map(nameOfCell).join()} `
    : "";
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

/** Whether somebody leaves the place where something happens: then it is seen with where they may go. */
const isWalk = (decision: DecisionInfo | null) =>
  decision?.options.some(([verb]) => WALKS.has(String(verb)) || verb === "flee") ?? false;

const around = (answers: readonly Cell[], here: Cell): Area =>
  areaAround([...answers, here], answers.length ? 0.5 : NEARBY)!;

/** So many spaces are seen at least, where what can be chosen takes fewer: one must know where it is. */
const LEAST = 7;

/** All that can be chosen, wherever pieces are. */
function closeTo(answers: readonly Cell[]): Area {
  const { left, top, right, bottom } = areaAround(answers, 0.5)!;
  const [across, down] = [Math.max(0, LEAST - (right - left)) / 2, Math.max(0, LEAST - (bottom - top)) / 2];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** Where an answer that has been begun is and may go on: spaces, or whole tiles. */
function cellsBegun({ begun, next, chosen }: Begun, tiles: readonly Placed[], town: Town): Cell[] {
  if (!begun.value) return [];
  return [...next.value, ...chosen.value.slice(1)].flatMap((part): Cell[] => {
    const space = town.byName.get(String(part));
    if (space) return [space.cell];
    return tiles.filter(({ tile, kind }) => part === tile || part === kind).flatMap(({ x, y }) => cornersOf(x, y));
  });
}

function nearestTo(here: Cell, answers: readonly Cell[]): Cell {
  const steps = ({ column, row }: Cell) => Math.abs(column - here.column) + Math.abs(row - here.row);
  return answers.reduce((best, cell) => (steps(cell) < steps(best) ? cell : best), answers[0] ?? here);
}

/** What options name that is on the map: spaces, or whole tiles for what is done to a building. */
function cellsAsked({ options }: DecisionInfo, tiles: readonly Placed[], town: Town): Cell[] {
  return options.flatMap(([verb, ...parts]): Cell[] => {
    const named = WALKS.has(String(verb)) ? parts : parts.slice(0, 1);
    return named.flatMap((part): Cell[] => {
      const space = town.byName.get(String(part));
      if (space) return [space.cell];
      return tiles.filter(({ tile }) => part === tile).flatMap(({ x, y }) => cornersOf(x, y));
    });
  });
}

/** Opposite corners of all places where a tile can go. */
function cellsLaid({ options }: DecisionInfo, laid: readonly Laying[]): Cell[] {
  const sites = laid.flatMap(({ head }) => sitesFrom(options, head));
  return sites.flatMap(({ x, y }) => cornersOf(x, y));
}

/** Opposite corners of a tile. */
function cornersOf(x: number, y: number): Cell[] {
  const { column, row } = cornerOf(x, y);
  return [
    { column, row },
    { column: column + SPAN - 1, row: row + SPAN - 1 },
  ];
}
