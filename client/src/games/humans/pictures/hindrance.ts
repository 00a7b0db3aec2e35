/** What is done to whoever leads the dead, and to the people of the town. */

import { area, box, disc, line, oval, put, together } from "../../../art/brush";
import { claws, ROT } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { cone, fewStars, hangingLamp, HOT, light } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { flash, GLINT, STEEL, WOOD } from "../../../art/things";
import { scene } from "./scene";

const BRIGHT_WOOD = "#d69a58";

/** The sole of a foot, the big toe inside. */
const sole = (x: number, colour: string, mirrored = false) =>
  put(
    x,
    0,
    area("M-22 62Q-26 44-4 40 22 38 24 58 24 72 18 84L16 120H-16L-18 88Q-20 76-22 62z", colour) +
      oval(0, 112, 13, 15, "#12241a", { opacity: 0.2 }) +
      area("M-18 60Q0 48 20 58 14 72-14 72z", "#12241a", { opacity: 0.16 }) +
      line("M17 36h0", colour, 20) +
      line("M2 33h0M-8 36h0M-17 42h0M-24 51h0", colour, 12.5),
    { mirrored },
  );

/** Feet with a label. */
export function rigorMortis(): string {
  return scene(
    "event",
    hangingLamp(120, 16) +
      cone(120, 16, 10, 230, 130) +
      floor(124, "#161f3c") +
      area("M10 120Q14 70 56 60L184 60Q226 70 230 120z", "#c9d4f0") +
      area("M10 120Q14 70 56 60L80 120z", "#eef2fb") +
      sole(82, ROT) +
      sole(158, "#7f9f70", true) +
      box(8, 118, 224, 14, "#54699f", { round: 3 }) +
      box(8, 118, 224, 4, "#a9b8dd", { round: 2 }) +
      line("M132 42Q122 52 120 66", "#f1e5ca", 2.6) +
      put(
        118,
        86,
        area("M-15-18 0-26 15-18V24H-15z", "#f6e2b0") +
          disc(0, -15, 4, "#5c3a20") +
          line("M-8 0H8M-8 8H8M-8 16H3", "#8a6a3a", 3),
        { turn: 8 },
      ),
  );
}

const plank = (x: number, y: number, wide: number, turn: number, colour = WOOD) =>
  put(
    x,
    y,
    box(-wide, -11, 2 * wide, 21, colour, { round: 2 }) + box(-wide, -11, 2 * wide, 5, BRIGHT_WOOD, { round: 2 }),
    {
      turn,
    },
  );

/** Planks over a door, and a hammer. */
export function boardedUp(): string {
  return scene(
    "event",
    box(0, 0, 240, 150, "#2a3a66") +
      line(
        "M0 24H240M0 52H240M0 80H240M0 108H240M30 24V52M214 0V24M16 52V80M224 52V80M34 80V108M206 80V108",
        "#1c2850",
        2.5,
      ) +
      floor(136, "#121a30") +
      light(108, 76, 104) +
      box(54, 12, 108, 126, "#5c3a20") +
      box(62, 20, 92, 118, "#3f6f5c") +
      box(74, 30, 68, 36, HOT, { round: 3 }) +
      box(74, 78, 68, 50, "#2f5848", { round: 3 }) +
      plank(108, 48, 78, 24) +
      plank(108, 72, 80, -22, "#9a6638") +
      plank(108, 114, 74, -3) +
      line("M42 20h0M174 80h0M40 98h0M44 118h0M172 110h0", "#11162a", 7) +
      flash(176, 44, 18) +
      put(
        202,
        52,
        line("M8 0V70", "#c08a4e", 9) +
          area("M-22-14H22L30-2 22 4H-22z", STEEL) +
          box(-26, -16, 10, 22, GLINT, { round: 2 }) +
          line("M10 44V66", SKIN, 17) +
          line("M12 70 30 110", "#c8402f", 22),
        { turn: 8 },
      ),
  );
}

/** Only a jacket is left in the hand. */
export function slipperyCustomer(): string {
  return scene(
    "event",
    town(100) +
      floor(122, "#121a30") +
      light(140, 72, 110) +
      put(166, 142, living({ skin: SKIN, coat: "#f1e5ca", hair: "#5a2c1c", legs: "running", look: 1 }), {
        scale: 1.14,
      }) +
      arm("M176 66 198 70 206 56", "#f1e5ca") +
      arm("M154 66 138 76 126 68", "#f1e5ca") +
      line("M106 52H128M100 100H122M108 118H126", "#dfe8ff", 3.5, { opacity: 0.7 }) +
      put(
        14,
        12,
        area("M46 56 76 46 100 62 110 86 100 92 90 78 92 124 72 112 58 126 52 84 36 104 28 96z", "#c8402f") +
          area("M76 46 100 62 110 86 100 92 90 78 92 124 72 112z", "#8f2a20") +
          line("M74 50 72 110", "#ffd9a8", 2.5) +
          area("M66 48 76 62 86 53 76 46z", "#f1e5ca"),
        { turn: 8 },
      ) +
      claws([{ x: 50, y: 40, scale: 1.2, turn: 112, mirrored: true }], { sleeve: "#3d4460" }),
  );
}

/** An arrow of lamps. */
export function thisWay(): string {
  return scene(
    "event",
    fewStars() +
      town(108) +
      floor(124, "#121a30") +
      light(154, 48, 110) +
      box(158, 72, 8, 62, "#0a0f1e") +
      area("M84 26H178V6L236 46 178 86V66H84z", "#c8402f") +
      area("M92 34H186V22L222 46 186 70V58H92z", "#ffdf9a") +
      line("M100 46h0M116 46h0M132 46h0M148 46h0M164 46h0M180 46h0M196 46h0", "#c8402f", 7) +
      put(56, 144, living({ skin: SKIN, coat: "#4f9a86", hair: "#3a2419", legs: "running", look: 1 }), {
        scale: 0.92,
      }) +
      arm("M66 84 88 82 98 74", "#3a7766") +
      line("M4 100H20M2 118H16", "#dfe8ff", 3.5, { opacity: 0.6 }),
  );
}

/** Who runs, from far to near: where, how tall, and how they are dressed. */
const RUNNERS = [
  [92, 114, 0.62, SKIN, "#4f7fc0", "#c9c4b8"],
  [206, 116, 0.62, DARK_SKIN, "#d9a441", "#1d1411"],
  [60, 146, 0.92, SKIN, "#c8402f", "#3a2419"],
  [124, 148, 0.96, DARK_SKIN, "#4f9a86", "#1d1411"],
  [190, 147, 0.94, FAIR_SKIN, "#d9a441", "#a8482f"],
] as const;

/** Everybody runs. */
export function stampede(): string {
  return scene(
    "event",
    town(84) +
      floor(104, "#1a2340") +
      light(130, 74, 120) +
      RUNNERS.map(([x, y, scale, skin, coat, hair]) =>
        put(x, y, living({ skin, coat, hair, legs: "running", look: 1 }) + line("M8-66l14-16 10-14", coat, 7), {
          scale,
        }),
      ).join("") +
      together(
        { fill: "#b9c0d8", opacity: 0.5 },
        '<circle cx="14" cy="142" r="14"/><circle cx="30" cy="148" r="12"/><circle cx="92" cy="147" r="9"/><circle cx="4" cy="122" r="9"/>',
      ),
  );
}
