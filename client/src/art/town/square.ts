/** What makes Town Square a square: the paved round in its middle, and the clock tower by which everybody finds it. */

import { area, box, disc, line } from "../brush";
import type { Chance } from "./chance";
import { garden, lawn } from "./houses";
import { spotsOf, type Plan } from "./plan";
import { INK, SPACE, TILE } from "./shapes";

/** The round in the middle, flat: people stand on it. */
export function round(): string {
  const middle = TILE / 2;
  const rays = Array.from({ length: 12 }, (_, place) => {
    const at = (angle: number) =>
      `${Math.round(middle + Math.cos(angle) * 46)} ${Math.round(middle + Math.sin(angle) * 46)}`;
    const angle = (place * Math.PI) / 6;
    return area(`M${middle} ${middle}L${at(angle - 0.1)}L${at(angle + 0.1)}Z`, place % 2 ? "#616b92" : "#3d4664");
  });
  return (
    disc(middle, middle, 62, "#59628a", { edge: 2.4, edgeColour: "#8a93b3" }) +
    disc(middle, middle, 48, "#4a5374", { edge: 1.6, edgeColour: "#78829f" }) +
    rays.join("") +
    disc(middle, middle, 10, "#78829f")
  );
}

/** The four corners: gardens, and the tower in that to the north-east, however the tile lies. */
export function corners(plan: Plan, chance: Chance): string {
  const blocked = spotsOf(plan).filter(([, , space]) => space === ".");
  return blocked
    .map(([column, row]) => {
      const [x, y] = [column * SPACE, row * SPACE];
      return column === 2 && row === 0 ? lawn(x, y) + clockTower(x + 50, y + 92) : garden(x, y, chance);
    })
    .join("");
}

/** A tower of bricks with a lit clock; its foot is at x and y. */
export function clockTower(x: number, y: number): string {
  const edge = { edge: 2.2, edgeColour: INK };
  return (
    area(`M${x - 20} ${y}l34 -4v-50l-14 -14h-14z`, "#060914", { opacity: 0.5 }) +
    box(x - 19, y - 52, 38, 50, "#7d5a50", edge) +
    box(x + 7, y - 51, 11, 48, "#000", { opacity: 0.2 }) +
    line(`M${x - 18} ${y - 40}h36M${x - 18} ${y - 16}h36`, "#a97f6c", 2) +
    box(x - 6, y - 18, 12, 16, "#2a1d24", { round: 5, edge: 1.6, edgeColour: INK }) +
    area(`M${x - 24} ${y - 50}L${x} ${y - 88}L${x + 24} ${y - 50}Z`, "#4c7f7a", edge) +
    area(`M${x} ${y - 88}L${x + 24} ${y - 50}H${x + 6}Z`, "#000", { opacity: 0.22 }) +
    disc(x, y - 44, 30, "url(#pool)") +
    disc(x, y - 44, 14, "#ffe6ab", edge) +
    line(`M${x} ${y - 44}v-9M${x} ${y - 44}l6 4`, INK, 2.4) +
    line(`M${x} ${y - 88}v-6`, "#ffc861", 2.4)
  );
}
