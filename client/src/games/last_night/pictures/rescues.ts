/** What happens to go well in the expansions. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { claws, crowd, shades, skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, light } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { BOLT, flame, WOOD } from "../../../art/things";
import { deadShoulders, hammer, nail, ROT_PALE, STAR } from "./parts";
import { scene } from "./scene";

/** Faster than these shoes ever were. */
export function adrenaline(): string {
  return scene(
    "event",
    light(140, 70, 122) +
      floor(128, "#0d2a30") +
      line("M-4 30H60M-4 54H40M-4 80H52M-4 104H34", HOT, 6, { opacity: 0.6 }) +
      line("M10 42H30M16 92H44M8 118H28", "#8ff0c0", 4) +
      put(
        140,
        82,
        area("M-52-90H-10L-2-30-46-24z", "#3f6fa8") +
          area("M-52-90H-38L-32-26-46-24z", "#8fb8e8") +
          area("M-42-26H-6V-10H-44z", SKIN) +
          area("M-62 34Q-66 2-48-14-24-2-4-14 14 6 48 10 74 14 74 34z", "#d8302f") +
          area("M-62 34Q-66 2-48-14L-38-10Q-50 8-46 34z", "#ff8a72") +
          area("M34 8Q74 12 74 34H42Q30 20 34 8z", "#f4efe4") +
          line("M2-8-10 2M12 0 0 10M22 5 12 16", "#f4efe4", 5) +
          area("M-64 32H76Q80 48 66 48H-54Q-68 48-64 32z", "#f4efe4") +
          line("M-50 48H62", "#7a8aa8", 4),
        { turn: -14, scale: 1.08 },
      ) +
      put(122, 92, area(BOLT, "#ffe14a"), { turn: 50, scale: 0.72 }) +
      area("M44 134 60 120 66 134zM26 132 36 122 42 134zM80 140 92 126 98 142z", "#8fb0a8"),
  );
}

/** All of them, now. */
export function runForIt(): string {
  const runner = { legs: "running", look: 1 } as const;
  return scene(
    "event",
    fewStars() +
      town(112, "#06131f") +
      floor(112, "#12343a") +
      light(226, 70, 120) +
      area("M240 20 196 34V126L240 134z", "#ffd98a") +
      area("M240 134 196 126 120 150H240z", HOT, { opacity: 0.35 }) +
      crowd([{ x: 44, y: 140, tall: 104, outfit: "farmer", pose: "reaching", mirrored: true }]) +
      line("M70 84H86M66 104H84M108 70H120", HOT, 3.5, { opacity: 0.6 }) +
      put(112, 136, living({ skin: FAIR_SKIN, coat: "#c2386a", hair: "#d9a441", ...runner }), {
        scale: 0.92,
        turn: 12,
      }) +
      arm("M122 76 142 84 150 72", "#c2386a", FAIR_SKIN) +
      arm("M116 80 100 92 92 82", "#8f2448", FAIR_SKIN) +
      put(164, 142, living({ skin: DARK_SKIN, coat: "#e0a53c", hair: "#17131a", ...runner }), {
        scale: 1.08,
        turn: 12,
      }) +
      arm("M178 72 200 80 210 66", "#e0a53c", DARK_SKIN) +
      arm("M170 76 152 92 142 82", "#a87420", DARK_SKIN),
  );
}

/** Somebody holds on. */
export function nickOfTime(): string {
  return scene(
    "event",
    area("M0 0H240V34L206 44 168 36 150 50 96 40 60 54 24 42 0 52z", "#2a4a3c") +
      area(
        "M0 52 24 42 60 54 96 40 150 50 168 36 206 44 240 34V42L206 54 168 46 150 60 96 50 60 64 24 52 0 62z",
        "#10261f",
      ) +
      light(128, 64, 110) +
      claws(
        [
          { x: 30, y: 128, scale: 1.2, turn: 24 },
          { x: 206, y: 126, scale: 1.2, turn: -24, mirrored: true },
          { x: 160, y: 138, scale: 1, turn: -6 },
        ],
        { skin: ROT_PALE, sleeve: "#4a3a5c" },
      ) +
      line("M250-22 204 14", "#b5402f", 42) +
      line("M196 20 150 56", FAIR_SKIN, 30) +
      line("M50 174 78 130", "#3f6fa8", 42) +
      line("M84 122 116 80", DARK_SKIN, 30) +
      area("M104 96 96 72 108 52 132 44 156 60 160 74 148 90 126 104z", FAIR_SKIN) +
      line("M116 92 146 62", DARK_SKIN, 13) +
      line("M108 70 124 94M118 60 138 84M132 52 150 74", FAIR_SKIN, 11) +
      line("M113 64 131 89M125 56 145 79", "#b97a5c", 2.5) +
      line("M126 104 144 108", DARK_SKIN, 12) +
      line("M92 40 84 26M112 30 110 14M72 58 58 50", HOT, 4.5),
  );
}

/** Back to back. */
export function standTogether(): string {
  return scene(
    "event",
    fewStars() +
      shades(
        [
          { x: 18, y: 112, scale: 1.5 },
          { x: 60, y: 98, scale: 1.1 },
          { x: 182, y: 98, scale: 1.1 },
          { x: 222, y: 112, scale: 1.5 },
        ],
        "#0a2a2c",
      ) +
      floor(112, "#0d2428") +
      light(120, 66, 112) +
      oval(120, 140, 92, 10, "#ffcf7a", { opacity: 0.35 }) +
      put(82, 142, living({ skin: FAIR_SKIN, coat: "#f1f3f7", hair: "#a8482f", look: -1 }), { scale: 1.16 }) +
      put(158, 142, living({ skin: DARK_SKIN, coat: "#8c2230", hair: "#17131a", look: 1 }), { scale: 1.16 }) +
      put(120, 146, living({ skin: SKIN, coat: "#b9955c", hair: "#5a4630" }), { scale: 1.28 }) +
      line("M44 100 22 52", WOOD, 9) +
      line("M43 96 22 50", "#e0b070", 3) +
      arm("M70 66 54 84 42 96", "#dfe6f0", FAIR_SKIN) +
      area("M192 84 222 78 224 90 202 94 200 106 190 104z", "#3d4766") +
      arm("M170 66 182 84 196 92", "#8c2230", DARK_SKIN) +
      area("M104 17Q120 10 136 17L146 22H94zM108 18Q106 0 114 4 120 8 126 4 134 0 132 18z", "#7d5f38") +
      arm("M104 62 94 84 112 96", "#a5824a") +
      arm("M136 62 148 84 128 96", "#8a6a3a") +
      area("M120 72 123 79 130 79 125 84 127 91 120 87 113 91 115 84 110 79 117 79z", "#ffd24a"),
  );
}

/** It has been seen in time. */
export function survivalInstinct(): string {
  return scene(
    "event",
    box(0, 0, 240, 150, "#c98a66") +
      area("M0 0H240V40Q120-14 0 56z", "#8a523a") +
      area("M0 150V112Q120 166 240 100V150z", "#9c6246") +
      light(96, 64, 120) +
      line("M6 34Q110-14 232 22", "#3a2014", 15) +
      area("M12 82Q66 22 128 24 192 28 230 74 184 120 122 122 60 120 12 82z", "#fff6e6") +
      area("M12 82Q66 22 128 24 192 28 230 74 184 46 122 44 62 46 12 82z", "#b9a898", { opacity: 0.6 }) +
      disc(122, 74, 45, "#1f716c") +
      disc(122, 74, 38, "#4ac0a0") +
      disc(122, 74, 30, "#0a1418") +
      put(122, 76, skull("farmer"), { scale: 1.02 }) +
      disc(150, 46, 8, "#fff") +
      line("M12 82Q66 22 128 24 192 28 230 74", "#2a1410", 7) +
      line("M30 96Q70 122 122 122 184 120 228 78", "#7a4030", 4),
  );
}

/** One more nail. */
export function boardItUp(): string {
  const board =
    box(-104, -14, 208, 27, WOOD, { round: 2 }) +
    box(-104, -14, 208, 5, "#d9a566", { round: 2 }) +
    line("M-60 2H30", "#5c3a20", 3);
  return scene(
    "event",
    box(0, 0, 240, 150, "#24484a") +
      area("M46 150V6H176V150z", "#5c3a20") +
      area("M58 150V16H164V150z", "#050d14") +
      light(158, 76, 104) +
      claws(
        [
          { x: 86, y: 62, scale: 1.2, turn: -14 },
          { x: 128, y: 58, scale: 1.1, turn: 12, mirrored: true },
        ],
        { skin: ROT_PALE },
      ) +
      put(112, 92, board, { turn: -7 }) +
      put(112, 140, board, { turn: 5 }) +
      line("M26 104h0M30 130h0", "#11162a", 8) +
      put(150, 84, area(STAR, HOT), { scale: 0.78 }) +
      put(118, 105, nail(), { scale: 1.1, turn: 56 }) +
      put(238, 152, hammer(), { turn: -34, scale: 1.15 }) +
      line("M250 150 222 128", "#d8402f", 30) +
      line("M226 116 208 132M232 126 214 142", SKIN, 12),
  );
}

/** From hand to hand. */
export function bucketBrigade(): string {
  return scene(
    "event",
    light(196, 100, 110) +
      floor(134, "#0d2428") +
      put(196, 140, flame(0, 0, 1.9)) +
      put(224, 142, flame(0, 0, 1.3)) +
      put(168, 142, flame(0, 0, 1.1)) +
      area("M126 54Q176 36 206 66 222 84 216 108 200 92 192 100 186 80 170 88 160 74 128 88z", "#4fa0e8") +
      area("M130 58Q172 44 198 68 208 78 210 90 196 76 184 80 168 66 132 74z", "#c8ecff") +
      line("M222 62h0M232 84h0M180 36h0M206 44h0M152 102h0", "#8fd0ff", 8) +
      put(
        92,
        62,
        line("M-36-30Q-60 10-18 40", "#dbe6ff", 5) +
          area("M-38-34H38L26 42H-26z", "#8fa0cc") +
          area("M-38-34H-16L-14 42H-26z", "#e9f0ff") +
          area("M12-34H38L26 42H10z", "#56648f") +
          oval(0, -34, 38, 10, "#56648f") +
          oval(2, -33, 32, 7, "#4fa0e8") +
          line("M-33-10H33M-30 18H29", "#56648f", 4),
        { turn: 68 },
      ) +
      line("M-10 122 34 84", "#e0a53c", 26) +
      line("M-10 40 40 30", "#e0a53c", 26) +
      line("M42 78 60 92M48 30 66 30", SKIN, 20),
  );
}

/** Nobody forgets it again. */
export function lessonLearned(): string {
  const chalk = "#eef5ee";
  return scene(
    "event",
    box(0, 0, 240, 150, "#8a5a30") +
      box(0, 0, 240, 6, "#d9a566") +
      box(10, 10, 220, 122, "#1f4a3a") +
      light(96, 66, 104) +
      line("M76 38Q78 22 98 22T120 40Q122 58 112 68V76H86V68Q74 60 76 38z", chalk, 4.5) +
      line(
        "M62 124 66 96Q72 82 88 80H110Q126 84 130 96L134 124M64 102 36 84M40 74 34 84 26 82M132 100 146 92",
        chalk,
        4.5,
      ) +
      line("M90 46h0M107 46h0", chalk, 9) +
      line("M88 66H110M94 62V70M103 62V70", chalk, 3) +
      ring(98, 48, 38, "#ffd24a", 5) +
      line("M206 30 148 44M160 34 146 45 162 54", "#ff8a6a", 6) +
      line("M158 76H214M158 90H200", chalk, 4, { opacity: 0.6 }) +
      line("M234 158 214 118", "#7a4a8c", 28) +
      line("M212 112 196 100M222 106 204 96", SKIN, 13) +
      line("M196 98 180 92", "#fff", 7) +
      box(30, 132, 60, 7, "#5c3a20") +
      box(40, 126, 22, 7, "#fff", { round: 2 }),
  );
}

/** Nothing is in the way. */
export function clearShot(): string {
  return scene(
    "event",
    fewStars() +
      town(110, "#0a1c2a") +
      floor(110, "#2f7a6a") +
      light(120, 70, 84) +
      put(120, 142, deadShoulders("#6a3a42"), { scale: 2 }) +
      put(120, 82, skull("worker"), { scale: 1.85 }) +
      area("M-1-1H241V151H-1zM120 5A70 70 0 1 0 121 5z", "#05070f", { evenOdd: true }) +
      ring(120, 75, 70, "#3d4766", 5) +
      ring(120, 69, 22, "#ff4a34", 4) +
      line("M52 69H92M148 69H188M120 7V41M120 97V143", "#ff4a34", 4) +
      line("M62 64V74M76 66V72M178 64V74M164 66V72", "#ff4a34", 2.5) +
      disc(120, 69, 4, "#ff4a34") +
      line("M64 46A64 64 0 0 1 92 18", "#cfe8ff", 5, { opacity: 0.6 }),
  );
}
