/** The town that nobody has seen yet: sleeping roofs in the dark, and roads that run on into the fog. */

import { box, line } from "../brush";
import { addressOf } from "../Picture";
import { chanceOf } from "./chance";
import type { Side } from "./plan";
import { ASPHALT, PAINT, PAVEMENT, SPACE } from "./shapes";

/** How many spaces of sleeping roofs are drawn; then they repeat. */
export const FOG_SPAN = 9;
/** How far a road runs into the fog. */
export const STUB = 80;

const NIGHT = "#0b1020";

/** Roofs, nearly black, and here and there a window. */
export function sleepingTown(): string {
  const chance = chanceOf("sleeping town");
  let drawn = box(0, 0, FOG_SPAN * SPACE, FOG_SPAN * SPACE, NIGHT);
  for (let place = 0; place < FOG_SPAN * FOG_SPAN; place += 1) {
    if (chance() < 0.2) continue;
    const [x, y] = [(place % FOG_SPAN) * SPACE, Math.floor(place / FOG_SPAN) * SPACE];
    const [left, top] = [Math.round(x + chance() * 10), Math.round(y + chance() * 10)];
    drawn += box(
      left,
      top,
      Math.round(56 + chance() * 30),
      Math.round(52 + chance() * 34),
      chance() < 0.5 ? "#0e1428" : "#10172d",
    );
    if (chance() < 0.12) drawn += box(left + 20, top + 36, 8, 9, "#4d432f");
  }
  return drawn;
}

/** The address of the sleeping town. */
export const fogPicture = () => addressOf(sleepingTown, FOG_SPAN * SPACE, FOG_SPAN * SPACE);

/** Where the fog thickens: away from the tile that the road leaves by one of its sides. */
const WHITHER: Readonly<Record<Side, string>> = {
  n: "x1='0' y1='1' x2='0' y2='0'",
  e: "x1='0' y1='0' x2='1' y2='0'",
  s: "x1='0' y1='0' x2='0' y2='1'",
  w: "x1='1' y1='0' x2='0' y2='0'",
};

/** A road that leaves a tile by one of its sides, and is lost. It is as long as `STUB`, and as wide as a space. */
function stub(side: Side): string {
  const upright = side === "n" || side === "s";
  const [width, height] = upright ? [SPACE, STUB] : [STUB, SPACE];
  const fog =
    `<defs><linearGradient id='fog' ${WHITHER[side]}><stop offset='0' stop-color='${NIGHT}' stop-opacity='.1'/>` +
    `<stop offset='1' stop-color='${NIGHT}'/></linearGradient></defs>`;
  return (
    fog +
    box(0, 0, width, height, PAVEMENT) +
    (upright ? box(13, 0, 74, STUB, ASPHALT) : box(0, 13, STUB, 74, ASPHALT)) +
    line(upright ? `M50 0V${STUB}` : `M0 50H${STUB}`, PAINT, 3.4, { dashes: "15 10", opacity: 0.8 }) +
    box(0, 0, width, height, "url(#fog)")
  );
}

const STUBS: Readonly<Record<Side, () => string>> = {
  n: () => stub("n"),
  e: () => stub("e"),
  s: () => stub("s"),
  w: () => stub("w"),
};

/** The address of a road that leaves a tile by one of its sides. */
export function stubPicture(side: Side): string {
  return side === "n" || side === "s" ? addressOf(STUBS[side], SPACE, STUB) : addressOf(STUBS[side], STUB, SPACE);
}
