/** Actions with things and plans. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { crowd } from "../../../art/dead";
import { cone, hangingLamp, HOT, light, smallMoon, fewStars } from "../../../art/light";
import { floor, town, workbench } from "../../../art/grounds";
import { DARK_STEEL, DARK_WOOD, flame, GLINT, tin, WOOD, shotgun as longGun } from "../../../art/things";
import { scene } from "./scene";

/** An alarm clock calls the dead to it. */
export function decoy(): string {
  return scene(
    "action",
    floor(112, "#121a30") +
      light(120, 86, 100) +
      crowd([
        { x: 34, y: 146, tall: 116, outfit: "farmer", pose: "reaching", mirrored: true },
        { x: 206, y: 146, tall: 116, outfit: "worker", pose: "reaching" },
      ]) +
      line("M106 122 98 136M134 122 142 136M120 56V44", "#7a1f18", 7) +
      line("M95 60 106 51M134 51 145 60", "#e0a53c", 15) +
      disc(120, 92, 38, "#c8402f") +
      area("M120 54A38 38 0 0 1 120 130 50 50 0 0 0 120 54z", "#8f2a20") +
      disc(120, 92, 29, "#fff3d2") +
      line("M120 92V74M120 92 134 98M120 68v1M120 115v1M96 92h1M143 92h1", "#2a1d10", 4.5) +
      line("M82 44Q72 52 70 64M158 44Q168 52 170 64M74 30Q60 40 56 56M166 30Q180 40 184 56", HOT, 4),
  );
}

/** A helmet on a rifle, a candle, flowers. */
export function sacrifice(): string {
  return scene(
    "action",
    fewStars() +
      smallMoon(40, 32, 14) +
      area("M0 116Q60 100 120 106T240 110V150H0z", "#121a30") +
      line("M194 108V78M184 88H204M222 110V88M214 95H230", "#26345e", 6) +
      light(150, 112, 88) +
      put(116, 40, longGun(), { scale: 0.62, turn: 90 }) +
      area("M56 140Q114 112 176 140v12H56z", "#46342e") +
      area("M86 46C86 18 140 14 144 46L152 52Q116 62 78 54z", "#6d8a54") +
      area("M118 22C134 24 142 32 144 46L152 52Q138 56 120 57z", "#43593a") +
      line("M91 42C93 30 103 25 112 25", "#c6e0a6", 3) +
      box(146, 108, 13, 32, "#f1e5ca", { round: 2 }) +
      flame(152, 105, 0.54) +
      oval(153, 140, 15, 3, "#ffcf7a", { opacity: 0.6 }) +
      line("M84 136V146M72 134l10 10", "#4f7a3a", 3) +
      line("M84 132h0M70 131h0", "#e2604c", 10),
  );
}

/** A radio that calls. */
export function radio(): string {
  return scene(
    "action",
    fewStars() +
      town(108) +
      floor(120, "#4b2f1f") +
      area("M0 120h240v5H0z", "#7b5030") +
      light(92, 84, 92) +
      oval(124, 136, 86, 7, "#1a0f0a", { opacity: 0.5 }) +
      line("M172 54 206 8", GLINT, 4) +
      disc(206, 8, 5, "#ff5a3c") +
      line("M192 4Q186 12 194 22M182-2Q174 14 186 32M220 4Q226 12 218 22M230-2Q238 14 226 32", HOT, 3.5) +
      line("M78 52Q124 30 168 52", DARK_STEEL, 6) +
      box(48, 50, 150, 84, "#7a3a30", { round: 9 }) +
      area("M48 59Q48 50 57 50H189Q198 50 198 59z", "#b5604c") +
      box(58, 62, 66, 60, "#2a1418", { round: 6 }) +
      line("M66 72H116M66 82H116M66 92H116M66 102H116M66 112H116", "#c08a4e", 4) +
      box(132, 62, 56, 26, HOT, { round: 4 }) +
      line("M138 80H182M144 80V72M152 80V75M160 80V72M168 80V75M176 80V72", "#5e4a2f", 2) +
      line("M164 66V84", "#d8402f", 3) +
      disc(146, 108, 12, "#f1e5ca") +
      disc(146, 108, 5, "#5e4a2f") +
      disc(176, 108, 12, "#f1e5ca") +
      line("M176 108 182 100", "#5e4a2f", 4),
  );
}

/** A trolley full of supplies. */
export function restock(): string {
  return scene(
    "action",
    hangingLamp(128) +
      cone(128, 22, 20, 236, 140) +
      line("M0 62H58M200 62H240M0 102H58M200 102H240", "#54699f", 5) +
      tin(8, 40, "#4f9a86") +
      tin(27, 40, "#b5402f") +
      tin(12, 80, "#d9a441") +
      tin(214, 40, "#6d4aa3") +
      tin(218, 80, "#b5402f") +
      floor(134, "#161f3c") +
      tin(84, 42, "#c8402f") +
      tin(102, 46, "#4f9a86") +
      box(120, 34, 26, 32, "#f1e5ca", { round: 2 }) +
      line("M133 42V58M126 50H140", "#d8402f", 5) +
      line("M157 44V66M171 46V66", "#e0a53c", 10) +
      line("M157 36V40M171 38V42", "#c2703f", 8) +
      area("M70 60H192L180 108H88z", "#7d8fc0", { opacity: 0.45 }) +
      box(92, 66, 38, 34, WOOD) +
      box(134, 72, 38, 28, DARK_WOOD) +
      line("M44 38H58L90 116H182M92 116 88 126M176 116 180 126", "#eef2fb", 5) +
      line(
        "M66 60H192L180 104H86M74 74H188M79 89H184M96 60 102 104M122 60 124 104M148 60 146 104M172 60 166 104",
        "#dfe6f5",
        2.8,
      ) +
      line("M92 131h0M176 131h0", "#0a0f1e", 15) +
      line("M38 38H50", "#d8402f", 8),
  );
}

/** A map with ways and pieces. */
export function tactics(): string {
  return scene(
    "action",
    workbench(120) +
      floor(58, "#3f281b") +
      cone(120, 22, 0, 240, 150) +
      area("M34 62 206 62 232 142H8z", "#efe0b8") +
      area("M34 62 66 62 50 142H8zM120 62 164 62 176 142H118z", "#dcc890") +
      line("M26 98Q90 84 130 104T226 112", "#8fb6d8", 8) +
      area(
        "M52 72h22l-2 14h-24zM92 70h18v12h-19zM176 76h22l4 16h-24zM60 110h26l-2 18h-28zM188 122h24l4 14h-26z",
        "#b98f5a",
      ) +
      line("M40 130Q70 96 108 112", "#c8402f", 5, { dashes: "9 8" }) +
      line("M40 130Q96 152 156 118", "#c8402f", 5, { dashes: "9 8" }) +
      area("M120 114 104 104 104 120zM168 112 150 112 158 126z", "#c8402f") +
      line("M138 76 154 92M154 76 138 92", "#2a1d10", 6) +
      put(
        40,
        128,
        oval(0, 6, 12, 4, "#2a1d10", { opacity: 0.4 }) +
          area("M-11 4Q-9-6-5-12H5Q9-6 11 4z", "#3f6fa8") +
          disc(0, -18, 8, "#5f92cf"),
      ) +
      put(
        196,
        96,
        oval(0, 6, 12, 4, "#2a1d10", { opacity: 0.4 }) +
          area("M-11 4Q-9-6-5-12H5Q9-6 11 4z", "#4d7a2c") +
          disc(0, -18, 8, "#8fce5a"),
      ),
  );
}
