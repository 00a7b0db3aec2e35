/** What the expansions leave lying about to be found. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { skull } from "../../../art/dead";
import { floor, pines, workbench } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light, smallMoon } from "../../../art/light";
import { SKIN } from "../../../art/living";
import { DARK_STEEL, GLINT } from "../../../art/things";
import { deadShoulders, hammer, nail } from "./parts";
import { scene } from "./scene";

/** It finds somebody. */
export function flashlight(): string {
  return scene(
    "item",
    box(0, 0, 240, 150, "#04071a", { opacity: 0.6 }) +
      area("M78 84 240-6V170z", "#fff0b8", { opacity: 0.4 }) +
      area("M78 84 240 24V150z", "#fff6d8", { opacity: 0.5 }) +
      put(190, 140, deadShoulders("#6a3a42"), { scale: 1.9 }) +
      put(190, 88, skull("clerk"), { scale: 1.75 }) +
      put(
        56,
        92,
        box(-86, -15, 92, 30, "#c8302a", { round: 5 }) +
          box(-86, -12, 92, 8, "#ff8a72", { round: 4 }) +
          area("M4-16 28-27V27L4 16z", "#8f1f1c") +
          area("M4-16 28-27V-17L4-9z", "#ff8a72") +
          box(26, -29, 9, 58, GLINT, { round: 4 }) +
          oval(36, 0, 6, 26, "#fffbe6") +
          box(-20, -19, 18, 7, "#2a1a1a", { round: 3 }) +
          line("M-52-18V14M-40-20V14M-28-18V12M-62-14V12", SKIN, 11) +
          line("M-46-14V14M-34-14V14", "#b97a5c", 2),
        { turn: -6 },
      ),
  );
}

/** Somebody answers. */
export function walkieTalkie(): string {
  return scene(
    "item",
    fewStars() +
      pines(130, "#0c1730") +
      light(112, 66, 112) +
      line("M146 26A26 26 0 0 1 146 62M160 14A44 44 0 0 1 160 74M174 2A62 62 0 0 1 174 86", HOT, 6) +
      put(
        102,
        92,
        box(14, -100, 9, 52, "#11162a", { round: 4 }) +
          disc(18, -98, 6, "#d2402f") +
          box(-22, -56, 14, 12, DARK_STEEL, { round: 3 }) +
          box(-34, -48, 68, 112, "#e0a53c", { round: 9 }) +
          box(-34, -48, 14, 112, "#ffe3a2", { round: 7 }) +
          area("M16-48H25Q34-48 34-39V64H16z", "#8f5f1a", { opacity: 0.6 }) +
          box(-24, -38, 48, 26, "#1d3a2c", { round: 4 }) +
          line("M-16-30H8M-16-21H-4", "#8ff0a0", 4) +
          disc(0, 18, 22, "#2a2430") +
          line("M-12 10H12M-16 18H16M-12 26H12", "#8a8298", 4) +
          box(-41, -16, 9, 30, "#8f2a20", { round: 4 }),
        { turn: -6, scale: 0.98 },
      ),
  );
}

/** It holds everything together. */
export function ductTape(): string {
  return scene(
    "item",
    workbench(120) +
      oval(120, 138, 96, 7, "#1a0f0a", { opacity: 0.5 }) +
      area("M96 116H226L218 124 228 132H96z", "#9aa6c4") +
      area("M96 116H226L222 120H96z", "#dbe3f6") +
      disc(98, 78, 56, "#aab4cf") +
      area("M98 22A56 56 0 0 0 42 78H58A40 40 0 0 1 98 38z", "#eef3ff") +
      area("M154 78A56 56 0 0 1 98 134V120A42 42 0 0 0 140 78z", "#5f6a8c") +
      disc(98, 78, 33, "#a8783e") +
      disc(98, 78, 26, "#1a1420") +
      line("M73 66A28 28 0 0 1 98 50", "#e6b878", 5) +
      line("M58 52A48 48 0 0 1 88 32M146 92A50 50 0 0 1 122 122", "#7d89ab", 2.5) +
      put(
        188,
        72,
        line("M-30 30 24-32", "#5c3a20", 13) +
          line("M-30 26 22-34", "#a8783e", 4) +
          box(-13, -16, 26, 30, "#aab4cf", { turn: 42 }) +
          line("M-17 2 4 20M-10-6 11 12M-4-14 18 4", "#6f7a9c", 2.5),
      ),
  );
}

/** For those who stay inside. */
export function hammerAndNails(): string {
  return scene(
    "item",
    box(0, 0, 240, 150, "#7a4e29") +
      line("M0 38H240M0 78H240M0 118H240", "#4a2c18", 4) +
      line("M0 41H240M0 81H240M0 121H240", "#a8743e", 2) +
      line("M20 20Q50 10 84 20M130 100Q180 90 226 102M14 98Q30 92 50 98", "#5c3a20", 3) +
      light(120, 70, 130) +
      put(160, 146, hammer(), { turn: -42, scale: 1.42 }) +
      put(176, 64, nail(), { scale: 1.35 }) +
      put(206, 84, nail(), { scale: 1.35, turn: 16 }) +
      put(150, 50, nail(), { scale: 1.2, turn: -14 }) +
      put(42, 136, nail(), { scale: 1.3, turn: 76 }) +
      put(70, 134, nail(), { scale: 1.3, turn: -60 }) +
      put(196, 136, nail(), { scale: 1.3, turn: -80 }),
  );
}

/** Packed for more than one night. */
export function backpack(): string {
  return scene(
    "item",
    fewStars() +
      pines(124, "#0b1630") +
      light(120, 74, 116) +
      oval(120, 142, 76, 7, "#05080f", { opacity: 0.6 }) +
      line("M104 32Q104 14 120 14T136 32", "#4a2c18", 7) +
      box(56, 20, 128, 30, "#c2703f", { round: 15 }) +
      disc(70, 35, 15, "#8f4a26") +
      line("M70 35h0m-6 0a6 6 0 1 1 6 6", "#e6a070", 3) +
      line("M92 20V50M150 20V50", "#4a2c18", 6) +
      box(50, 86, 26, 46, "#4a6a34", { round: 8 }) +
      box(164, 86, 26, 46, "#38522a", { round: 8 }) +
      box(66, 44, 108, 98, "#6f944a", { round: 16 }) +
      area("M66 60Q66 44 82 44H158Q174 44 174 60V80Q120 98 66 80z", "#8fb85e") +
      area("M66 60Q66 44 82 44H92Q78 52 76 82L66 80z", "#d0e8a0") +
      box(84, 98, 72, 36, "#587a38", { round: 8 }) +
      line("M84 108H156", "#38522a", 3) +
      line("M98 76V100M142 76V100", "#5c3a20", 8) +
      box(92, 92, 12, 12, LAMP, { round: 2 }) +
      box(136, 92, 12, 12, LAMP, { round: 2 }) +
      box(174, 70, 16, 34, "#9db0dc", { round: 5 }) +
      box(177, 62, 10, 9, "#d2402f", { round: 2 }),
  );
}

/** Somebody will step into it. */
export function bearTrap(): string {
  const jaw = (depth: number, tall: number) =>
    Array.from({ length: 9 }, (_, tooth) => {
      const angle = (Math.PI * (tooth + 1)) / 10;
      const [x, y] = [118 - 86 * Math.cos(angle), 104 + depth * Math.sin(angle)].map(Math.round);
      return `M${x! - 9} ${y}l9-${tall} 9 ${tall}z`;
    }).join("");
  return scene(
    "item",
    smallMoon(208, 26, 13) +
      pines(88, "#0b1630") +
      light(118, 84, 112) +
      area("M4 144 24 122 36 136 58 128 50 148zM182 148 194 130 208 140 232 124 226 150z", "#a8622f") +
      oval(118, 110, 96, 32, "#07060c", { opacity: 0.7 }) +
      area(jaw(-34, 22), "#8b9ac4") +
      line("M32 104Q40 68 118 68T204 104", "#8f3f22", 11) +
      line("M34 101Q42 66 118 66T202 101", "#d9783f", 4) +
      line("M118 104 118 138M32 106H204", "#56648f", 7) +
      oval(118, 106, 34, 12, "#56648f") +
      oval(117, 103, 31, 9, "#c3d0f0") +
      area(jaw(32, 30), "#eef3ff") +
      line("M30 106Q40 140 118 140T206 106", "#a84a28", 13) +
      line("M34 110Q46 136 118 136T200 112", "#f0a070", 3.5) +
      line("M22 106H38M198 106H216", DARK_STEEL, 16) +
      line("M216 108 240 122", GLINT, 7, { dashes: "4 9" }),
  );
}

/** Whoever fells trees wears one. */
export function hardHat(): string {
  return scene(
    "item",
    fewStars() +
      pines(124, "#0b1630") +
      light(120, 72, 120) +
      area("M46 116H196L206 150H36z", "#6b4322") +
      oval(121, 118, 76, 14, "#e0b070") +
      oval(121, 118, 50, 9, "#c08a4e") +
      area("M60 102C58 54 84 28 122 28 160 28 184 54 182 102z", "#ffc22e") +
      area("M60 102C58 54 84 28 112 28 88 44 80 70 80 102z", "#fff0a8") +
      area("M150 34C174 46 184 70 182 102H160C164 76 160 52 150 34z", "#c87f10") +
      area("M108 22H136L142 100H102z", "#f0a818") +
      area("M108 22H118L112 100H102z", "#ffe07a") +
      area("M44 100Q120 82 196 100 202 112 190 114 120 98 50 114 38 112 44 100z", "#e89a14") +
      line("M50 102Q120 86 190 102", "#fff0a8", 4) +
      line("M146 58 156 50 150 68 164 62", "#7a4a10", 3.5),
  );
}

/** Long enough for any wall. */
export function climbingRope(): string {
  return scene(
    "item",
    smallMoon(206, 30, 16) +
      light(120, 76, 116) +
      area("M0 62 70 54 84 70 76 96 88 120 80 150H0z", "#26325a") +
      area("M0 62 70 54 84 70 60 76 0 82z", "#6a7cb0") +
      line("M20 104H52M40 128H72M30 84 28 98", "#17203f", 4) +
      floor(136, "#141d38") +
      oval(166, 136, 62, 9, "#05080f", { opacity: 0.6 }) +
      line("M116 44Q142 66 140 116", "#8f3a16", 11) +
      line("M116 44Q142 66 140 116", "#f0813f", 7) +
      line("M120 52Q140 72 139 114", "#ffe0c0", 3, { dashes: "1 9" }) +
      [132, 122, 112]
        .map((y, at) =>
          oval(166, y, 46 - 3 * at, 11, "none", { edge: 10, edgeColour: ["#b5521f", "#e0703a", "#f59a5c"][at]! }),
        )
        .join("") +
      line("M136 106Q150 100 164 101M124 118Q124 124 132 128M122 130Q122 136 132 140", "#ffe0c0", 3) +
      put(
        98,
        42,
        line("M24 0H-20Q-44 0-44 26M-6 0Q-26 2-26 26M-20 0Q-40-4-42-26", "#11162a", 13) +
          line("M24 0H-20Q-44 0-44 26M-6 0Q-26 2-26 26M-20 0Q-40-4-42-26", "#aab8dc", 9) +
          area("M-50 20H-38L-46 40zM-32 20H-20L-28 40zM-36-22-48-20-44-42z", "#dbe6ff") +
          line("M20-3H-20", "#f1f6ff", 3) +
          ring(26, 0, 8, "#dbe6ff", 6),
        { turn: 8, scale: 1.1 },
      ),
  );
}

/** It burns either way. */
export function moonshine(): string {
  return scene(
    "item",
    fewStars() +
      smallMoon(190, 44, 30) +
      pines(126, "#0b1630") +
      light(98, 84, 104) +
      oval(100, 140, 62, 7, "#05080f", { opacity: 0.6 }) +
      area("M46 140Q42 92 62 76 78 66 80 52V34H118V52Q120 66 136 76 156 92 152 140z", "#b9773e") +
      area("M46 122Q42 92 62 76 78 66 80 52V34H92V54Q90 72 76 82 60 94 62 140H46z", "#f0c08a") +
      area("M128 72Q156 88 152 140H122Q138 100 128 72z", "#6b3a1a", { opacity: 0.6 }) +
      area("M46 110Q98 124 152 110V140H46z", "#5c2f16") +
      box(76, 28, 46, 10, "#8f5426", { round: 5 }) +
      box(88, 12, 22, 18, "#d9b070", { round: 3 }) +
      line("M120 44Q150 40 144 66", "#b9773e", 9) +
      line("M62 88 80 104M80 88 62 104M90 90 108 106M108 90 90 106M118 88 136 104M136 88 118 104", "#2a1208", 6) +
      put(
        196,
        116,
        area("M-18-24H18L15 22H-15z", "#dff2ff", { opacity: 0.45 }) +
          area("M-17-8H17L15 22H-15z", "#bfe6ff", { opacity: 0.85 }) +
          line("M-12-18-10 14", "#fff", 4),
      ),
  );
}
