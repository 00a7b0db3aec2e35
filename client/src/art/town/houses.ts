/** What nobody can enter: houses with closed roofs, and gardens. They are the darkest of all that is large on a tile. */

import { area, box, disc, line } from "../brush";
import { pick, type Chance } from "./chance";
import { boxes, PAVEMENT, SPACE, type Rectangle } from "./shapes";

const ROOFS = ["#434d74", "#52496b", "#3f5a73", "#6a4a55", "#46605f", "#4b4460", "#6b5348", "#3c4a72"];
const BRICKS = ["#6a4440", "#54455c", "#65523f", "#485570", "#70504a"];
const EDGE = "#12162a";
/** The front of a house, below its roof. */
const FRONT = 23;

/** A house over one or two spaces, with the shadow that it throws to the south-east. */
export function house(x: number, y: number, width: number, chance: Chance): string {
  const [left, across, foot] = [x + 4, width - 8, y + SPACE - 4];
  const high = SPACE - FRONT - 7;
  return (
    box(x, y, width, SPACE, "#2f3650") +
    area(`M${x + 6} ${foot - 4}l14 8h${across}v-${high}l-8-8z`, "#060914", { opacity: 0.5 }) +
    front(left, foot - FRONT, across, chance) +
    box(left, y + 3, across, high, pick(ROOFS, chance), { edge: 2, edgeColour: EDGE }) +
    (chance() < 0.42 ? pitched(left, y + 3, across, high) : flat(left, y + 3, across, high, chance)) +
    line(`M${left} ${y + 3 + high}V${y + 3}H${left + across}`, "#a9b6e6", 2, { opacity: 0.6 })
  );
}

/** Bricks and windows; in some of them somebody is still awake. */
function front(x: number, y: number, width: number, chance: Chance): string {
  const count = Math.round((width - 6) / 18);
  const each = (width - 12) / count;
  const panes = Array.from({ length: count }, (_, place): Rectangle => [
    x + 6 + (place + 0.5) * each - 5,
    y + 6,
    10,
    11,
  ]);
  const lit = panes.filter(() => chance() < 0.42);
  return (
    box(x, y, width, FRONT, pick(BRICKS, chance), { edge: 2, edgeColour: EDGE }) +
    boxes(
      [4, 9, 14, 19].map((down): Rectangle => [x + 1, y + down, width - 2, 0.9]),
      "#000",
      0.2,
    ) +
    boxes(
      panes.map(([left, top, wide, high]): Rectangle => [left - 1, top - 1, wide + 2, high + 2]),
      EDGE,
    ) +
    boxes(
      panes.filter((pane) => !lit.includes(pane)),
      "#1b2138",
    ) +
    boxes(lit, chance() < 0.75 ? "#ffd27a" : "#ffb561") +
    boxes(
      lit.map(([left, top]): Rectangle => [left + 4.3, top, 1.4, 11]),
      "#8a5a2a",
    )
  );
}

function pitched(x: number, y: number, width: number, high: number): string {
  const half = high / 2;
  return (
    area(`M${x + 1} ${y + 1}h${width - 2}l-10 ${half - 1}h${22 - width}z`, "#fff", { opacity: 0.13 }) +
    area(`M${x + 1} ${y + high - 1}h${width - 2}l-10 -${half}h${22 - width}z`, "#000", { opacity: 0.2 }) +
    boxes(
      [1, 2, 3, 4, 5].map((part): Rectangle => [x + 3, y + (part * high) / 6, width - 6, 1]),
      "#000",
      0.2,
    ) +
    box(x + width * 0.68, y + 8, 13, 15, "#5d4a4c", { edge: 1.6, edgeColour: EDGE }) +
    box(x + width * 0.68 + 3, y + 10, 7, 4, "#0c1020")
  );
}

/** A flat roof with a fan, and a skylight or a tank. */
function flat(x: number, y: number, width: number, high: number, chance: Chance): string {
  const fan = Math.round(x + 12 + chance() * (width - 50));
  const [right, low] = [x + width - 30, y + high - 24];
  const edge = { edge: 1.6, edgeColour: EDGE };
  return (
    box(x + 5, y + 5, width - 10, high - 10, "#000", { opacity: 0.14, edge: 1.6, edgeColour: "#8591bb" }) +
    box(fan + 3, y + 13, 22, 16, "#000", { opacity: 0.3 }) +
    box(fan, y + 10, 22, 16, "#717ba0", edge) +
    disc(fan + 11, y + 18, 5.5, "#39415e") +
    line(`M${fan + 7} ${y + 18}h8m-4-4v8`, "#717ba0", 1.4) +
    (chance() < 0.5
      ? box(right, low, 18, 13, chance() < 0.6 ? "#ffcf73" : "#53608a", edge) + box(right + 8, low, 1.6, 13, EDGE)
      : disc(right + 10, low + 7, 8, "#5e4a3c", edge) + disc(right + 10, low + 7, 4, "#3d3028"))
  );
}

const LEAVES = ["#2f5d47", "#386b4c", "#2a5548"];

/** Trees behind a hedge. */
export function garden(x: number, y: number, chance: Chance): string {
  const first = chance() * 6.3;
  const trees = [0, 1, 2, 3, 4].map((place) => {
    const away = 14 + chance() * 20;
    const [treeX, treeY] = [
      x + 50 + Math.cos(first + place * 1.26) * away * 1.1,
      y + 48 + Math.sin(first + place * 1.26) * away,
    ];
    return (
      disc(treeX + 5, treeY + 6, 15, "#0b1620", { opacity: 0.5 }) +
      disc(treeX, treeY, 15 + chance() * 4, LEAVES[place % LEAVES.length]!, { edge: 2, edgeColour: "#10201f" }) +
      disc(treeX - 4, treeY - 5, 6, "#6f9f74", { opacity: 0.55 })
    );
  });
  return lawn(x, y) + trees.join("");
}

export const lawn = (x: number, y: number) =>
  box(x, y, SPACE, SPACE, PAVEMENT) +
  box(x + 5, y + 5, 90, 90, "#213f38", { round: 16, edge: 2.4, edgeColour: "#8a93b3" });
