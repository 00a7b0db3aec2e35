/** What somebody puts into the hands of the prey. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, crowd } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { HOT, light } from "../../../art/light";
import { fingers, palm, SKIN } from "../../../art/living";
import { DARK_STEEL, flame, flash, GLINT, STEEL, WOOD } from "../../../art/things";
import { scene } from "./scene";

const BLACK = "#11162a";
const BRIGHT_WOOD = "#d69a58";

/** One of the dead meets a pan. */
export function fryingPan(): string {
  return scene(
    "weapon",
    light(118, 56, 110) +
      crowd([{ x: 56, y: 196, tall: 146, outfit: "clerk", pose: "rearing", cut: true }]) +
      put(
        190,
        130,
        palm("#3f6fa8") +
          box(-6, -62, 12, 84, "#3a2a1c", { round: 5 }) +
          disc(0, -92, 46, BLACK) +
          disc(0, -92, 42, "#4a5680") +
          disc(0, -92, 33, "#2b3452") +
          area("M-42-92A42 42 0 0 1 0-134V-127A35 35 0 0 0-35-92z", "#b8c8ee") +
          fingers(),
        { turn: -28 },
      ) +
      flash(97, 58, 26),
  );
}

/** A bat with nails in it, held high. */
export function baseballBat(): string {
  return scene(
    "weapon",
    light(120, 64, 116) +
      line("M36 120Q34 50 96 16M56 128Q52 66 104 34", "#ffd9a8", 4, { opacity: 0.55 }) +
      put(
        128,
        96,
        area("M-17 20-20 80H22L16 20z", "#4f9a86") +
          box(-17, -12, 34, 46, "#b97a5c", { round: 10 }) +
          area("M-6 44-5 0Q-13-44-12-78-11-92 0-92 11-92 12-78 13-44 5 0L6 44z", "#d08a48") +
          area("M-6 44-5 0Q-13-44-12-78-11-90-3-92-6-50-1 0V44z", "#f6c68a") +
          box(-8, 42, 16, 6, "#a8642c", { round: 3 }) +
          line("M-8-8H13M-9 3H15M-9 15H15M-8 27H12", SKIN, 10) +
          line("M-10-72 10-64M-11-60 11-52", "#8a4a20", 3) +
          line("M-18-64-6-60M20-76 8-72M-17-44-6-42M19-56 8-54", GLINT, 3),
        { scale: 1.1, turn: 32 },
      ),
  );
}

/** A crowbar in a fist. */
export function crowbar(): string {
  return scene(
    "weapon",
    light(110, 60, 116) +
      put(
        134,
        108,
        palm("#d9a441") +
          line("M0 34V-74Q0-96-20-94-34-92-38-76", "#7a1f18", 13) +
          line("M-2 34V-74Q-2-92-20-91-32-89-36-78", "#e0503c", 7) +
          line("M-4 30V-70", "#ffb09a", 2.2) +
          area("M-45-80-31-76-42-56-47-58-43-68-48-62-52-65z", "#c9d4f0") +
          fingers(),
        { turn: -16 },
      ),
  );
}

const FOAM = [
  [128, 74, 13],
  [150, 62, 20],
  [152, 88, 19],
  [178, 72, 26],
  [184, 104, 22],
  [206, 52, 18],
  [210, 88, 26],
] as const;

/** Hands of the dead in a cloud of foam. */
export function fireExtinguisher(): string {
  return scene(
    "weapon",
    floor(128, "#1c1020") +
      light(70, 66, 96) +
      area("M186 100 182 146H202L206 116 210 146H230L224 100z", "#36406a") +
      claws(
        [
          { x: 178, y: 38, scale: 0.9, turn: -24 },
          { x: 222, y: 36, scale: 0.9, turn: 10 },
        ],
        { sleeve: "#5a5678" },
      ) +
      FOAM.map(([x, y, radius], place) => disc(x, y, radius, place % 2 ? "#eef4ff" : "#c9d6f2", { opacity: 0.9 })).join(
        "",
      ) +
      line("M66 26Q104 10 104 48L106 72", BLACK, 7) +
      area("M99 66 112 62 124 76 112 84z", BLACK) +
      box(38, 40, 50, 104, "#d23a2c", { round: 16 }) +
      area("M66 40H72Q88 40 88 56V128Q88 144 72 144H66z", "#8f2419") +
      line("M47 56V126", "#ff9c86", 5) +
      box(38, 82, 50, 24, "#f1e5ca") +
      flame(63, 104, 0.42) +
      box(52, 26, 22, 18, "#2b3452", { round: 3 }) +
      line("M46 20 84 12M50 30 84 26", GLINT, 6),
  );
}

/** A shot over the roofs. */
export function huntingRifle(): string {
  return scene(
    "weapon",
    town(112, "#2a1024") +
      floor(126, "#1c1020") +
      light(214, 30, 74) +
      put(
        10,
        116,
        area("M0 8 46-4 70-6H150V6H92L60 16 10 36Q0 40-3 30z", WOOD) +
          area("M0 8 46-4 70-6H150V-2H70L46 2 1 14z", BRIGHT_WOOD) +
          box(72, -12, 46, 10, DARK_STEEL, { round: 2 }) +
          box(112, -10, 108, 6, STEEL) +
          box(112, -10, 108, 2, GLINT) +
          line("M64 8q6 12 18 4", DARK_STEEL, 3) +
          line("M86-12V-22M108-12V-22", DARK_STEEL, 5) +
          box(66, -34, 62, 12, BLACK, { round: 5 }) +
          box(60, -37, 14, 18, BLACK, { round: 3 }) +
          box(120, -37, 14, 18, BLACK, { round: 3 }) +
          line("M70-31H124", GLINT, 2) +
          box(131, -34, 4, 12, "#9fe0ff") +
          line("M104-4l8 10", GLINT, 4),
        { scale: 1.06, turn: -20 },
      ) +
      flash(222, 26, 22),
  );
}

const NAILS = [
  [174, 30],
  [196, 56],
  [176, 76],
] as const;

/** Three nails on their way. */
export function nailGun(): string {
  return scene(
    "weapon",
    light(150, 58, 110) +
      put(
        18,
        18,
        area("M20 36H54L46 108H8z", "#2b3452") +
          area("M26 44H48L42 100H16z", BLACK, { opacity: 0.5 }) +
          area("M0 6Q2 0 10 0H96Q104 0 104 8V40H0z", "#f2b84b") +
          area("M0 28H104V40H0z", "#b5801f") +
          line("M8 5H94", HOT, 3) +
          box(104, 8, 22, 24, DARK_STEEL, { round: 3 }) +
          box(126, 13, 10, 14, GLINT, { round: 2 }) +
          area("M70 40H118L96 104H66z", STEEL) +
          line("M78 50H108M76 62H103M75 74H98M73 86H93", GLINT, 4) +
          line("M52 42q4 16 16 8", BLACK, 4) +
          box(14, 12, 40, 12, "#8f5f1a", { round: 3 }),
        { scale: 1.08 },
      ) +
      NAILS.map(
        ([x, y]) =>
          line(`M${x} ${y - 7}v14`, "#dfe8ff", 5) +
          line(`M${x} ${y}h30`, "#dfe8ff", 4) +
          area(`M${x + 28} ${y - 3}l14 3-14 3z`, "#dfe8ff") +
          line(`M${x - 10} ${y}h-8`, HOT, 2.5),
      ).join(""),
  );
}

/** A short gun, and what comes out of it. */
export function sawedOff(): string {
  return scene(
    "weapon",
    light(190, 58, 100) +
      flash(196, 58, 48) +
      put(
        26,
        92,
        area("M-6 14Q6-2 34-8L46-8 50 14 30 18Q16 24 10 40-2 50-10 40z", WOOD) +
          area("M-6 14Q6-2 34-8L46-8V-4Q14 2-2 22z", BRIGHT_WOOD) +
          box(42, -10, 26, 24, DARK_STEEL, { round: 3 }) +
          box(66, -10, 68, 11, STEEL, { round: 2 }) +
          box(66, 2, 68, 11, DARK_STEEL, { round: 2 }) +
          box(66, -10, 68, 3, GLINT, { round: 1 }) +
          box(66, 2, 68, 2, "#6f84b8") +
          oval(134, -4, 3.5, 5.5, BLACK) +
          oval(134, 8, 3.5, 5.5, BLACK) +
          box(72, 8, 34, 12, WOOD, { round: 5 }) +
          line("M46 16q6 12 16 2M48-10l-8-8", DARK_STEEL, 4) +
          line("M8 22 24 12", SKIN, 20) +
          line("M2 30-14 66", "#3f6fa8", 28),
        { scale: 1.2, turn: -14 },
      ),
  );
}

/** A saw that is too large for anybody. */
export function bigChainsaw(): string {
  return scene(
    "weapon",
    light(150, 60, 116) +
      put(
        66,
        98,
        line("M40-8H142Q160 6 142 20H40z", BLACK, 15, { dashes: "2 14" }) +
          area("M30-14H142Q166 6 142 26H30z", "#dfe6f5") +
          area("M30 8H160Q158 18 142 26H30z", GLINT) +
          line("M60 6H128", "#54699f", 5) +
          area("M-42-16Q-40-30-26-30H32L48-10V32H-30Q-42 32-42 20z", "#f0762a") +
          area("M-42 12H48V32H-30Q-42 32-42 20z", "#a8431a") +
          line("M-34-22H28", "#ffc08a", 4) +
          box(-26, -12, 34, 18, BLACK, { round: 4 }) +
          line("M-20-6H2M-20 0H2", "#f0762a", 2.5) +
          line("M-38 22Q-66 24-64 2-62-18-38-14", BLACK, 9) +
          line("M10-30Q18-60 46-44L44-12", BLACK, 8),
        { scale: 1.06, turn: -20 },
      ) +
      line("M188 22 202 10M204 36 222 28M206 54 226 56", HOT, 4) +
      disc(22, 44, 9, "#c9b8c0", { opacity: 0.35 }) +
      disc(34, 30, 12, "#c9b8c0", { opacity: 0.25 }),
  );
}
