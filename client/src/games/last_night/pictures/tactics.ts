/** What the living have learned to do. */

import { area, box, disc, line, oval, put, ring, star } from "../../../art/brush";
import { claws, shades } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { cone, fewStars, HOT, LAMP, light, smallMoon } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { bricks, DARK_STEEL, DARK_WOOD, flash, GLINT, smallPistol, STEEL, WOOD } from "../../../art/things";
import { board, crate, roundAgain } from "./parts";
import { scene } from "./scene";

/** A ladder, and light from above. */
export function sewerAccess(): string {
  return scene(
    "tactic",
    bricks(-4, -4, 248, 18, 9, "#2f5a66") +
      area("M0 0H240V150H0zM120 12C60 12 34 58 34 150H206C206 58 180 12 120 12z", "#0a1c24", {
        evenOdd: true,
        opacity: 0.7,
      }) +
      cone(120, -30, 62, 178, 138) +
      oval(120, 4, 46, 16, "#cfe8ff") +
      oval(120, 2, 36, 11, "#fff6d8") +
      line("M98 0V132M142 0V132M98 26H142M98 46H142M98 66H142M98 86H142M98 106H142M98 126H142", "#0a1218", 7) +
      line("M97 0V132M141 0V132M98 25H142M98 45H142M98 65H142M98 85H142M98 105H142M98 125H142", GLINT, 3) +
      put(120, 124, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: "away" }), { scale: 0.86 }) +
      arm("M108 64 100 48", "#c8402f") +
      arm("M132 64 141 34", "#8f3024") +
      area("M0 136Q60 128 120 136T240 134V150H0z", "#3f8a5a") +
      line("M20 142H60M150 142H200", "#8fe0a0", 3),
  );
}

/** Run, I have them. */
export function coverFire(): string {
  return scene(
    "tactic",
    fewStars() +
      town(92) +
      floor(122, "#0d2028") +
      light(150, 54, 104) +
      put(200, 146, living({ skin: DARK_SKIN, coat: "#d9a441", hair: "#1d1411", legs: "running", look: 1 }), {
        scale: 0.84,
        turn: 10,
      }) +
      arm("M206 86 224 94 232 84", "#b27c26", DARK_SKIN) +
      arm("M202 88 186 98 178 90", "#d9a441", DARK_SKIN) +
      put(52, 150, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "unseen", look: 1 }), { scale: 1.25 }) +
      smallPistol(104, 60, { scale: 0.9 }) +
      arm("M60 70 80 74 102 60", "#c8402f") +
      flash(158, 54, 22) +
      line("M184 52H208M216 52H236M180 36 200 26", HOT, 4) +
      put(-8, 94, crate(112, 60)) +
      line("M88 40h0M78 30h0", LAMP, 6),
  );
}

/** All hands on each other. */
export function regroup(): string {
  const fist = (skin: string, coat: string, turn: number) =>
    put(
      120,
      76,
      box(-17, 46, 34, 80, coat, { round: 4 }) +
        box(-19, 42, 38, 10, "#fff", { opacity: 0.25, round: 3 }) +
        box(-14, 28, 28, 20, skin) +
        box(-21, 2, 42, 34, skin, { round: 11 }) +
        line("M-10 4V18M0 3V18M10 4V18", "#3a1a10", 2.6, { opacity: 0.5 }),
      { turn },
    );
  return scene(
    "tactic",
    light(120, 76, 126) +
      star(120, 76, 62, 40, 12, "#ffb938") +
      star(120, 76, 44, 28, 12, HOT, { turn: 0.2 }) +
      fist(SKIN, "#c8402f", 0) +
      fist(DARK_SKIN, "#d9a441", 90) +
      fist(FAIR_SKIN, "#4f7fd0", 270) +
      fist("#c68a5e", "#4f9a86", 180),
  );
}

/** What waits there is in both glasses. */
export function scoutAhead(): string {
  const tube =
    area("M-26-40H26L44 10V46H-44V10z", "#1b2333") +
    area("M-26-40H-12L-22 10V46H-44V10z", "#46566e") +
    box(-30, -58, 60, 24, "#2b3750", { round: 6 }) +
    disc(0, 42, 48, "#0d1420") +
    disc(0, 42, 39, "#16406a") +
    disc(0, 42, 39, "#6fc0d8", { opacity: 0.45 });
  return scene(
    "tactic",
    fewStars() +
      light(120, 80, 124) +
      box(104, 40, 32, 30, "#2b3750", { round: 6 }) +
      put(66, 54, tube) +
      put(174, 54, tube) +
      shades(
        [
          { x: 52, y: 132, scale: 1 },
          { x: 84, y: 128, scale: 0.8 },
          { x: 160, y: 128, scale: 0.8 },
          { x: 190, y: 132, scale: 1 },
        ],
        "#0b1f24",
      ) +
      line("M36 82Q46 66 62 64M144 82Q154 66 170 64", "#e9f6ff", 6, { opacity: 0.8 }) +
      line("M-6 84 18 76M246 84 222 76", SKIN, 22) +
      line("M10 70 34 60M10 84 28 82M230 70 206 60M230 84 212 82", SKIN, 11),
  );
}

/** Music, where nobody dances. */
export function diversion(): string {
  return scene(
    "tactic",
    town(70) +
      floor(84, "#12303a") +
      shades(
        [
          { x: 24, y: 100, scale: 1.1 },
          { x: 68, y: 92, scale: 0.9 },
          { x: 172, y: 92, scale: 0.9 },
          { x: 216, y: 100, scale: 1.1 },
        ],
        "#2f5a44",
      ) +
      light(120, 96, 106) +
      oval(120, 142, 78, 7, "#05080f", { opacity: 0.5 }) +
      line("M84 72V58Q84 52 90 52H150Q156 52 156 58V72", STEEL, 7) +
      box(50, 70, 140, 70, "#d8402f", { round: 8 }) +
      box(50, 70, 140, 9, "#ff9a84", { round: 6 }) +
      disc(84, 108, 26, "#1d1a28") +
      disc(156, 108, 26, "#1d1a28") +
      disc(84, 108, 16, "#56648f") +
      disc(156, 108, 16, "#56648f") +
      disc(84, 108, 6, "#12131c") +
      disc(156, 108, 6, "#12131c") +
      box(106, 84, 28, 18, "#12131c", { round: 2 }) +
      line("M111 96V92M118 96V88M125 96V90", "#8ff0c0", 4) +
      line("M40 84Q28 104 40 126M26 76Q8 104 26 136M200 84Q212 104 200 126M214 76Q232 104 214 136", HOT, 5) +
      line("M112 32V12L132 8V28", HOT, 4) +
      oval(107, 33, 7, 5, HOT) +
      oval(127, 29, 7, 5, HOT),
  );
}

/** One more nail. */
export function fortify(): string {
  return scene(
    "tactic",
    box(0, 0, 240, 150, "#163a44") +
      box(40, -6, 150, 166, "#5c3a20") +
      box(50, -6, 130, 166, "#0a1420") +
      line("M96 44h0M114 44h0", "#f4ffb0", 8) +
      light(130, 88, 110) +
      put(116, 24, board(), { scale: 1.1, turn: -5 }) +
      put(116, 76, board(), { scale: 1.1, turn: 3 }) +
      put(116, 126, board(), { scale: 1.1, turn: -4 }) +
      line("M96 92V74", "#e9f0ff", 5) +
      line("M88 72H104", "#e9f0ff", 6) +
      line("M78 62 66 52M114 62 126 52M96 56V42M74 78H60", HOT, 5) +
      put(
        118,
        44,
        line("M8 0H108", "#f3c98c", 13) +
          line("M8 4H108", "#a06a38", 5) +
          box(-16, -22, 30, 50, STEEL, { round: 3 }) +
          box(-16, -22, 9, 50, GLINT, { round: 3 }) +
          box(-20, 20, 38, 14, DARK_STEEL, { round: 3 }) +
          area("M-14-20H12Q18-38 34-44 22-48 4-40-10-34-14-20z", STEEL),
        { turn: 20, scale: 0.95 },
      ) +
      line("M250 128 208 92", "#c8402f", 30) +
      line("M206 92 192 76", SKIN, 25),
  );
}

/** Boots off, at last. */
export function restUp(): string {
  return scene(
    "tactic",
    box(0, 0, 240, 150, "#1d4650") +
      floor(126, "#3a2a22") +
      box(16, 10, 66, 62, DARK_WOOD) +
      box(22, 16, 54, 50, "#10224a") +
      smallMoon(50, 38, 11) +
      line("M49 16V66M22 41H76", DARK_WOOD, 4) +
      light(204, 54, 104) +
      line("M206 112V70", "#c9b070", 6) +
      area("M184 70 194 40H218L228 70z", HOT) +
      box(186, 108, 44, 10, WOOD) +
      box(190, 116, 7, 24, DARK_WOOD) +
      box(220, 116, 7, 24, DARK_WOOD) +
      box(12, 76, 12, 66, WOOD, { round: 3 }) +
      box(16, 110, 158, 24, WOOD) +
      box(164, 94, 10, 48, WOOD, { round: 3 }) +
      area("M26 112Q22 90 44 90H78Q88 98 84 112z", "#f4eede") +
      disc(62, 88, 20, SKIN) +
      area("M42 88C38 64 74 58 82 76 74 72 64 74 58 80 52 84 46 86 42 88z", "#5a2c1c") +
      line("M62 90Q66 94 70 90M76 88Q79 92 82 88", "#5a2c1c", 3) +
      area("M70 112Q76 94 108 96 140 84 168 100V116H70z", "#c8402f") +
      area("M70 112Q76 94 108 96 140 84 168 100V104Q130 96 76 112z", "#ff8a72") +
      area("M120 148V128H134V140Q148 140 150 148zM152 148V128H166V140Q180 140 182 148z", "#6b4322"),
  );
}

/** A dummy that does not bite. */
export function fieldTraining(): string {
  return scene(
    "tactic",
    fewStars() +
      town(100) +
      floor(124, "#16302a") +
      light(112, 70, 116) +
      line("M112 150V60M48 74H176", DARK_WOOD, 12) +
      line("M110 150V60M48 72H176", "#a06a38", 4) +
      area("M66 64Q112 54 158 64L150 126Q112 136 74 126z", "#d9b46a") +
      area("M66 64Q88 58 100 58 84 90 92 131 82 129 74 126z", "#f3d890") +
      disc(112, 96, 26, "#f4efe4") +
      disc(112, 96, 18, "#d8302f") +
      disc(112, 96, 10, "#f4efe4") +
      disc(112, 96, 4.5, "#d8302f") +
      oval(112, 34, 27, 29, "#9fb87a") +
      line("M90 58Q112 66 134 58", "#6b4322", 6) +
      line("M98 24 108 34M108 24 98 34M118 24 128 34M128 24 118 34", "#22301c", 5) +
      line("M98 48 104 44 110 49 116 44 122 49 127 45", "#22301c", 4) +
      line("M44 66V84M36 64V82M180 66V84M188 64V82", "#f3d890", 5) +
      put(
        120,
        92,
        line("M0 0 52-32", "#a06a38", 6) + area("M44-38 66-54 76-46 54-28zM42-28 50-22 72-36 64-40z", "#e04a38"),
      ) +
      put(100, 100, line("M0 0-34 18", "#a06a38", 6) + area("M-28 8-50 18-44 30-24 20z", "#4f7fd0")),
  );
}

/** The same dice, once more. */
export function secondChance(): string {
  const die = (pips: string) =>
    area("M-26-14 0-28 26-14V16L0 32-26 16z", "#c8302a") +
    area("M-26-14 0-28 26-14 0 0z", "#ff8a72") +
    area("M0 0 26-14V16L0 32z", "#8f1f1c") +
    line(pips, "#fff", 6.5);
  return scene(
    "tactic",
    light(120, 72, 122) +
      put(120, 75, put(-144, -79, roundAgain(LAMP), { scale: 1.2 })) +
      put(102, 78, die("M0-14h0M-16 0h0M-10 16h0M10 10h0M16-2h0M13 4h0"), { scale: 0.95, turn: -12 }) +
      put(146, 84, die("M-11-14h0M11-14h0M0-20h0M0-8h0M-13 8h0M13 8h0"), { scale: 0.8, turn: 16 }) +
      line("M22 40V56M14 48H30M218 92V108M210 100H226M196 12V22M191 17H201", "#fff", 3.5),
  );
}

/** They stand outside. */
export function safeHouse(): string {
  return scene(
    "tactic",
    fewStars() +
      floor(118, "#0d2028") +
      shades(
        [
          { x: 18, y: 128, scale: 1.3 },
          { x: 50, y: 116, scale: 0.9 },
          { x: 190, y: 116, scale: 0.9 },
          { x: 222, y: 128, scale: 1.3 },
        ],
        "#3f7a5a",
      ) +
      disc(120, 84, 78, "#ffe9ad", { opacity: 0.16 }) +
      ring(120, 84, 78, HOT, 4) +
      light(120, 84, 90) +
      area("M74 134V66L120 28 166 66V134z", "#8a5a30") +
      area("M120 28 166 66V134H120z", "#5c3a20") +
      area("M62 70 120 18 178 70 170 78 120 34 70 78z", "#c8402f") +
      area("M84 78H106V100H84zM134 78H156V100H134z", HOT) +
      line("M95 78V100M84 89H106M145 78V100M134 89H156", DARK_WOOD, 3) +
      box(108, 100, 24, 34, "#3a2416") +
      put(
        120,
        62,
        area("M-18-16Q0-14 0-22 0-14 18-16 20 12 0 24-20 12-18-16z", "#e4ecff") +
          area("M0-22Q0-14 18-16 20 12 0 24z", "#9fb0da") +
          line("M-7 1-1 8 9-6", "#2f8a5a", 5),
        { scale: 0.86 },
      ) +
      claws([{ x: 22, y: 66, scale: 0.8, turn: 60 }], { skin: "#5d9a6a" }),
  );
}
