/** Wounds: a dark body, and the part that is hurt, lit and torn away. The right of the body is on our left. */

import { area, disc, line, oval, put, together } from "../../../art/brush";
import { ROT, skull } from "../../../art/dead";
import { floor } from "../../../art/grounds";
import { HOT, light } from "../../../art/light";
import { flash } from "../../../art/things";
import { scene } from "./scene";

const DARK = "#22123f";
const BLOOD = "#c22f2a";
const BONE = "#fff0d8";

const HEAD = "M0-107C12-107 17-98 16-88 15-80 11-74 9-71 6-67-6-67-9-71-12-75-16-80-16-89-17-99-12-107 0-107z";
const TRUNK = "M-15-69C-8-74 8-74 15-69L17-36 11-41 7-33 1-39-5-32-10-39-17-35z";
const HAND = "M4 0l-7-11 3-2 4 7-2-11 4-1 3 10 2-10 4 1-1 10 5-6 3 2-6 10-2 6h-8z";

/** A limb on the left of the picture: what is clothed of it, and what is bare. */
interface Limb {
  cloth: string;
  colour: string;
  bare: string;
  hand?: boolean;
}

const ARM: Limb = {
  cloth: "M-14-70-30-62-34-44-24-42-20-55-12-58z",
  colour: "#b5503f",
  bare: "M-34-44-37-30-26-28-24-42z",
  hand: true,
};
const LEG: Limb = {
  cloth: "M-14-40-17-3-22 0H-4L0-28V-40z",
  colour: "#5a6ab0",
  bare: "M-17-10-17-3-22 0H-4L-2.6-10z",
};

const drawn = ({ cloth, colour, bare, hand = false }: Limb, lit: boolean) =>
  area(cloth, lit ? colour : DARK) +
  together({ fill: lit ? ROT : DARK }, area(bare) + (hand ? put(-30, -30, area(HAND), { turn: 185 }) : ""));

const mirrored = (drawing: string) => put(0, 0, drawing, { mirrored: true });

type Part = "right_arm" | "left_arm" | "right_leg" | "left_leg" | "trunk" | "head";

const PARTS: Record<Part, string> = {
  right_leg: drawn(LEG, false),
  left_leg: mirrored(drawn(LEG, false)),
  trunk: area(TRUNK, DARK),
  right_arm: drawn(ARM, false),
  left_arm: mirrored(drawn(ARM, false)),
  head: area(HEAD, DARK) + line("M-6.5-88h0M7-88h0", "#f4ffb0", 4.2),
};

/** All of the body but one part. */
const rest = (hurt: Part) =>
  Object.entries(PARTS)
    .filter(([part]) => part !== hurt)
    .map(([, drawing]) => drawing)
    .join("");

const stump = (x: number, y: number, size: number) => disc(x, y, size, BLOOD) + disc(x, y, size * 0.42, BONE);

/** A limb is lost: it flies away from the joint at x and y, to the left. */
function lost(hurt: Part, limb: Limb, [x, y]: readonly [number, number], away: number, right: boolean): string {
  const body =
    rest(right ? hurt : (hurt.replace("left", "right") as Part)) +
    stump(x, y, 7) +
    put(away, -4, put(x, y, put(-x, -y, drawn(limb, true) + stump(x, y, 6)), { turn: 24 }));
  const middle = right ? 136 : 104;
  const joint = middle + (right ? 1.2 : -1.2) * (x + away / 2);
  return scene(
    "wound",
    light(Math.round(joint), Math.round(142 + y * 1.2), 92) +
      floor(134, "#160d2b") +
      oval(middle, 142, 42, 5, "#05030c", { opacity: 0.6 }) +
      put(middle, 142, body, { scale: 1.2, mirrored: !right }) +
      flash(Math.round(joint), Math.round(140 + y * 1.2), 17),
  );
}

export const rightArm = () => lost("right_arm", ARM, [-14, -65], -24, true);
export const leftArm = () => lost("left_arm", ARM, [-14, -65], -24, false);
export const rightLeg = () => lost("right_leg", LEG, [-8, -40], -34, true);
export const leftLeg = () => lost("left_leg", LEG, [-8, -40], -34, false);

/** Ribs, where nobody should see any. */
export function torso(): string {
  return scene(
    "wound",
    light(130, 88, 92) +
      floor(134, "#160d2b") +
      put(120, 184, rest("trunk") + area(TRUNK, "#b5503f"), { scale: 1.6 }) +
      flash(130, 88, 17) +
      line("M94 94Q108 102 116 96M94 104Q108 112 118 108M95 114Q110 122 126 116M118 84V122", "#f1e8c4", 4),
  );
}

/** There is no second one. */
export function headShot(): string {
  return scene(
    "wound",
    light(136, 46, 92) +
      floor(134, "#160d2b") +
      put(120, 206, rest("head"), { scale: 1.62 }) +
      put(120, 64, skull("farmer"), { scale: 1.5, turn: -4 }) +
      flash(140, 42, 18) +
      disc(140, 42, 5, "#2b0e0c") +
      line("M232 20 172 34M224 38 180 46", HOT, 4),
  );
}
