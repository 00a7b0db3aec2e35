/** Things that the living use, and what they set on fire. */
import { area, box, disc, KEYLINE, limb, line, moved, moveTo, put, star, type Place } from "./brush";
import { HOT } from "./light";
import { SKIN } from "./living";

export const STEEL = "#3d4766";
export const DARK_STEEL = "#272f49";
export const GLINT = "#93a6d3";
export const WOOD = "#8a5a30";
export const DARK_WOOD = "#5c3a20";
export const FIRE = "#ff6a33";
export const BLOOD = "#b3261a";
export const PALE = "#c9d6ea";

/** A cartridge that stands on its foot at 0,0, 100 high. */
export const cartridge = () =>
  area("M-11 0V-60L-9-64H9L11-60V0z", "#d99a34") +
  area("M-11 0V-60L-9-64H-4V0z", "#ffe3a2") +
  area("M4 0V-64H9L11-60V0z", "#8f5f1a") +
  area("M-9-64V-72C-9-86-4-96 0-100 4-96 9-86 9-72V-64z", "#c2703f") +
  area("M-9-64V-72C-9-86-4-96 0-100-3-88-4-78-4-64z", "#f6b98a") +
  box(-13, -6, 26, 6, "#b27c26", { round: 2 }) +
  box(-11, -10, 22, 3, "#6b4512");

/** Cartridges as small as one sees them in a box: each stands at x and y. */
export function cartridges(places: readonly (readonly [x: number, y: number])[], scale: number): string {
  const all = (path: string) => places.map(([x, y]) => `M${x} ${y}${path}`).join("");
  const [wide, high, tip] = [Math.round(9 * scale), Math.round(64 * scale), Math.round(32 * scale)];
  return (
    area(all(`m${-wide} 0v${-high}h${2 * wide}v${high}z`), "#d99a34") +
    area(all(`m${-wide} 0v${-high}h${wide}v${high}z`), "#ffe3a2") +
    area(all(`m${-wide} ${-high}q0${-tip} ${wide}${-tip} ${wide} 0 ${wide} ${tip}z`), "#c2703f")
  );
}

/** A pistol that points to the right, 97 long, its slide from 0,0 on. */
export const pistol = () =>
  area("M0 12H92V30H80L74 34H0z", DARK_STEEL) +
  area("M-2 0H94V16H-2z", STEEL) +
  area("M-2 0H94V3H-2z", GLINT) +
  area("M2 30H38L30 84H-6z", DARK_STEEL) +
  area("M6 36H30L24 78H0z", DARK_WOOD) +
  line("M40 34q2 16 20 14 8-2 8-14", DARK_STEEL, 4) +
  line("M50 34q-2 6 2 9", GLINT, 2) +
  line("M6 4V13M11 4V13M16 4V13", DARK_STEEL, 2);

/** A shotgun that points to the right, 186 long. */
export const shotgun = () =>
  area("M0 8 44-2 60 0V16L46 18 6 36Q-2 38-3 30z", WOOD) +
  area("M0 8 44-2 60 0V5L44 4 1 15z", "#c08a4e") +
  box(56, -2, 40, 18, DARK_STEEL, { round: 3 }) +
  box(56, -2, 40, 4, GLINT, { round: 2 }) +
  box(94, 0, 92, 7, STEEL) +
  box(94, 0, 92, 2, GLINT) +
  box(94, 8, 66, 6, DARK_STEEL) +
  box(104, 6, 42, 11, WOOD, { round: 4 }) +
  line("M110 8V15M117 8V15M124 8V15M131 8V15M138 8V15", DARK_WOOD, 2) +
  line("M60 18q4 10 15 6", DARK_STEEL, 3);

/** A hand that holds something out to the right, its arm behind it. */
export const holdingHand = (x: number, y: number, { scale = 1 }: Place = {}) =>
  put(
    x,
    y,
    limb("M-10,8L-48,24", "#3f74a8", 16, 5) +
      area("M-13,-4Q-14,-9-8,-9H6Q10,-8 9,-4Q11,-1 8,2Q9,6 6,8Q5,13-1,13Q-12,13-13,-4Z", SKIN, { edge: 2.6 }) +
      line("M-1,-3H8M-1,2H7M-1,7H5", "#b5785f", 2),
    { scale },
  );

/** A pistol with a keyline, its grip at 0,0, for pictures in which it is small. */
export const smallPistol = (x: number, y: number, how: Place = {}) =>
  put(
    x,
    y,
    area("M-8,-14H36V-3H12L9,3H4L2,18H-10L-7,-2Z", "#445577", { edge: 2.6 }) +
      area("M-6,-12H34V-9H-6Z", "#8d9ac0") +
      line("M6,3q3,6 8,1V-2", KEYLINE, 2.4),
    how,
  );

/** A flame with its foot at x and y, 44 high. */
export const flame = (x: number, y: number, scale = 1) =>
  put(
    x,
    y,
    area("M0,0C-16,0-18,-14-9,-24C-9,-17-5,-17-5,-21C-5,-31 3,-34 3,-44C14,-34 20,-12 11,-3Q7,0 0,0Z", FIRE) +
      area("M0,0C-9,0-11,-9-5,-15C-4,-11-2,-11-1,-14C0,-20 3,-22 3,-27C10,-20 12,-7 7,-2Q4,0 0,0Z", "#ffb938") +
      area("M1,0C-5,0-5,-6 1,-13C7,-7 7,0 1,0Z", HOT),
    { scale },
  );

/** Many flames, each with its foot at x and y, 44 times its size high. */
export function flames(places: readonly (readonly [x: number, y: number, size: number])[]): string {
  const all = (path: string) => places.map(([x, y, scale]) => moved(path, moveTo(x, y, { scale }))).join("");
  return (
    area(all("M0,0C-16,0 -18,-14 -9,-24C-8,-18 -5,-18 -5,-22C-4,-32 3,-34 3,-44C15,-34 22,0 0,0Z"), FIRE) +
    area(all("M0,0C-10,0 -10,-10 -4,-15C0,-20 3,-22 3,-27C11,-19 13,0 0,0Z"), "#ffc84a")
  );
}

/** The flash of a shot. */
export const flash = (x: number, y: number, radius: number) =>
  star(x, y, radius, radius * 0.42, 8, "#ffb938") + star(x, y, radius * 0.55, radius * 0.25, 8, HOT, { turn: 0.3 });

/** A wall of bricks, each row `height` high. */
export function bricks(x: number, y: number, width: number, rows: number, height = 9, colour = "#a85a43"): string {
  const row = (at: number) => `M${x},${y + at * height + height / 2}h${width}`;
  const courses = (odd: number) => Array.from({ length: rows }, (_, at) => (at % 2 === odd ? row(at) : "")).join("");
  const laid = (path: string, shift: number) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${height - 2.5}" stroke-linecap="butt" stroke-dasharray="20 3" stroke-dashoffset="${shift}"/>`;
  return box(x, y, width, rows * height, "#5a2f26", { edge: 3 }) + laid(courses(0), 0) + laid(courses(1), 11);
}

/** A car from its side, its wheels on 0,0, 96 long. */
export const car = (x: number, y: number, scale = 1, colour = "#b8392c") =>
  put(
    x,
    y,
    area("M-48,-8Q-50,-22-36,-24L-24,-40H16L30,-24Q48,-22 48,-8Z", colour, { edge: 3 }) +
      area("M-20,-36H-4V-25H-29ZM1,-36H14L23,-25H1Z", "#9cc3ee", { edge: 2 }) +
      disc(-28, -8, 9, "#1b2033", { edge: 3 }) +
      disc(28, -8, 9, "#1b2033", { edge: 3 }) +
      line("M-28-8h0M28-8h0", PALE, 6) +
      box(41, -20, 7, 6, "#fff0b0", { edge: 2 }),
    { scale },
  );

/** A tin of food, 15 wide. */
export const tin = (x: number, y: number, colour: string) =>
  box(x, y, 15, 19, colour, { round: 2 }) + area(`M${x} ${y}h15v3h-15zM${x} ${y + 8}h15v5h-15z`, "#f1e5ca");

/** Lightning. */
export const BOLT = "M4,-30L-12,2H-1L-7,30L14,-8H3Z";
