/** A tile of the town as it lies: turned as a plan, painted upright, and made an image once. */

import { line, sheet } from "../brush";
import { chanceOf, type Chance } from "./chance";
import { garden, house } from "./houses";
import { isOutdoor, spaceAt, spotsOf, turned, type Plan, type Spot } from "./plan";
import { floors, rooms, wallShadows, type Open } from "./rooms";
import { corners, round } from "./square";
import { LIGHTS, lamp, moonlight, SPACE, TILE } from "./shapes";
import { helipad, road, yard } from "./streets";
import { nameOnSign, tradeOf, type Trade } from "./trades";

/** A tile of some kind, which of its copies, and how it lies. */
export interface Laid {
  tile: string;
  kind: string;
  turns: number;
  /** Where its building can be entered; it is barricaded all round otherwise. Without it, it has doors. */
  open?: Open;
}

/** The square in the middle of the town, by its kind. */
const SQUARE = "town_square";

/** The shapes of a tile, 300 units wide and high. */
export function tileDrawing({ tile, kind, turns, open }: Laid, printed: Plan): string {
  const plan = turned(printed, turns);
  const chance = chanceOf(`${tile} ${turns}`);
  const spots = spotsOf(plan);
  const pad = spots.every(([, , space]) => space === "H");
  const square = nameOnSign(kind) === SQUARE;
  const trade = tradeOf(kind);
  const inside = spots.some(([, , space]) => space === "B");
  return (
    LIGHTS +
    (pad ? helipad() : spots.map((spot) => ground(plan, spot, chance)).join("")) +
    (inside ? floors(plan, trade) : "") +
    (square ? round() + corners(plan, chance) : blocks(plan, chance)) +
    (inside ? wallShadows(plan) + rooms(plan, trade, open) + before(spots, trade) : "") +
    borders(plan) +
    moonlight() +
    (pad ? "" : lamps(plan))
  );
}

function ground(plan: Plan, [column, row, space]: Spot, chance: Chance): string {
  if (space === "R") return road(plan, column, row, chance);
  return space === "P" ? yard(column, row) : "";
}

/** Houses and gardens on what is blocked; a house may be two spaces wide. */
function blocks(plan: Plan, chance: Chance): string {
  let drawn = "";
  for (let row = 0; row < plan.rows.length; row += 1) {
    for (let column = 0; column < plan.rows.length; column += 1) {
      if (spaceAt(plan, column, row) !== ".") continue;
      const [x, y] = [column * SPACE, row * SPACE];
      const wide = spaceAt(plan, column + 1, row) === "." && chance() < 0.5 ? 2 : 1;
      drawn += wide === 1 && chance() < 0.15 ? garden(x, y, chance) : house(x, y, wide * SPACE, chance);
      column += wide - 1;
    }
  }
  return drawn;
}

/** What stands on the street before a building, in the middle of the tile if that is street. */
function before(spots: readonly Spot[], { outside }: Trade): string {
  const middle = spots.some(([column, row, space]) => column === 1 && row === 1 && isOutdoor(space));
  return outside && middle ? outside(SPACE, SPACE) : "";
}

/** Where one space of street or of a room ends and the next begins. */
function borders(plan: Plan): string {
  const paths = { streets: "", rooms: "" };
  for (const [column, row, space] of spotsOf(plan)) {
    if (space === ".") continue;
    const alike = (other: string) => other && other !== "." && (other === "B") === (space === "B");
    const [x, y] = [column * SPACE, row * SPACE];
    const where = space === "B" ? "rooms" : "streets";
    if (alike(spaceAt(plan, column + 1, row))) paths[where] += `M${x + SPACE} ${y + 14}v72`;
    if (alike(spaceAt(plan, column, row + 1))) paths[where] += `M${x + 14} ${y + SPACE}h72`;
  }
  return (
    (paths.streets && line(paths.streets, "#dfe6ff", 2, { dashes: "3 7", opacity: 0.3 })) +
    (paths.rooms && line(paths.rooms, "#1b1420", 2, { dashes: "3 7", opacity: 0.34 }))
  );
}

/** The four places where a lamp can stand so that all its light falls on the tile, and the spaces around each. */
const CORNERS = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;
const MOST_LAMPS = 2;

/** Lamps where a street has a corner, on its pavement. */
function lamps(plan: Plan): string {
  const standing = CORNERS.flatMap(([column, row]) => {
    const around = [
      [column, row, 1, 1],
      [column - 1, row, -1, 1],
      [column, row - 1, 1, -1],
      [column - 1, row - 1, -1, -1],
    ] as const;
    const streets = around.filter(([x, y]) => isOutdoor(spaceAt(plan, x, y)));
    const [street] = streets;
    if (!street || streets.length === around.length) return [];
    return [lamp(column * SPACE + street[2] * 8, row * SPACE + street[3] * 8)];
  });
  // Opposite each other rather than side by side.
  const [first, second, third, fourth] = standing;
  return [first, fourth ?? third ?? second]
    .slice(0, MOST_LAMPS)
    .filter((one) => one !== undefined)
    .join("");
}

const made = new Map<string, string>();

/** The address of a tile's image: each tile is painted once for each way it lies, and for each barricade that falls. */
export function tilePicture(laid: Laid, printed: Plan): string {
  const key = `${laid.tile} ${laid.turns} ${laid.open ? [...laid.open].sort().join(" ") : "doors"}`;
  let address = made.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(sheet(TILE, TILE, tileDrawing(laid, printed)))}`;
    made.set(key, address);
  }
  return address;
}
