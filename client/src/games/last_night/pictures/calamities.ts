/** Fire, frost, stones and darkness. */

import { area, box, disc, line, oval, put, star } from "../../../art/brush";
import { crowd } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { DARK_STEEL, DARK_WOOD, flame, flames, GLINT, STEEL } from "../../../art/things";
import { scene } from "./scene";

/** A cable that nobody should touch. */
export function sparks(): string {
  return scene(
    "at_once",
    box(0, 0, 240, 150, "#0a1416", { opacity: 0.6 }) +
      light(134, 78, 108) +
      box(24, 6, 66, 74, "#5a6670", { round: 4 }) +
      box(24, 6, 66, 8, "#8b9aa6", { round: 4 }) +
      area("M62 20 44 48H56L50 70 74 38H60L68 20z", "#ffd24a") +
      line("M60 80Q60 112 92 108T128 84", "#0a0d12", 11) +
      line("M60 80Q60 110 92 106T124 84", "#3d4a58", 4) +
      line("M128 84 142 74M128 86 144 86M126 80 134 66", "#d98a3c", 4) +
      star(146, 72, 44, 15, 9, "#ffb938", { turn: 0.2 }) +
      star(146, 72, 27, 10, 9, "#fff6d8", { turn: 0.4 }) +
      line("M196 40 214 28M204 72H226M190 104 206 118M140 14 142 2M100 40 88 28", HOT, 5) +
      line("M214 52h0M178 26h0M222 96h0M112 22h0M168 124h0", "#ff9a2c", 7) +
      area("M0 140H240V150H0z", "#16100c") +
      flame(178, 144, 0.8) +
      flame(206, 144, 0.5) +
      flame(152, 144, 0.45),
  );
}

/** From roof to roof. */
export function itsSpreading(): string {
  const house = (colour: string) =>
    area("M-30 0V-40L0-64 30-40V0z", colour) +
    area("M-36-38 0-68 36-38 30-34 0-58-30-34z", "#0c1020") +
    area("M-20-32H-6V-16H-20zM6-32H20V-16H6z", "#ffd24a");
  return scene(
    "held",
    light(52, 60, 130) +
      floor(132, "#10152a") +
      flames([
        [48, 62, 1.5],
        [20, 74, 1.1],
        [80, 74, 1.2],
        [132, 72, 0.95],
        [112, 82, 0.7],
      ]) +
      put(50, 136, house("#3a2430"), { scale: 1.15 }) +
      put(130, 136, house("#3b3350")) +
      put(204, 136, house("#2c3a6a"), { scale: 0.9 }) +
      flames([
        [34, 118, 0.8],
        [66, 118, 0.8],
        [186, 94, 0.5],
      ]) +
      line("M96 30Q126 8 154 30M166 46Q184 34 198 54", "#ffb938", 5) +
      area("M162 38 146 34 158 22zM204 64 188 56 202 46z", "#ffb938") +
      line("M104 52h0M150 54h0M172 70h0M92 18h0M214 40h0", HOT, 5),
  );
}

/** It does not hurt them. */
export function burningDead(): string {
  return scene(
    "held",
    light(120, 76, 130) +
      floor(134, "#1a1420") +
      flames([
        [76, 140, 2.1],
        [168, 140, 2.2],
        [120, 62, 1.4],
      ]) +
      crowd([{ x: 120, y: 158, tall: 146, outfit: "worker", pose: "rearing" }]) +
      flames([
        [72, 58, 0.7],
        [169, 58, 0.7],
        [98, 98, 0.6],
        [142, 98, 0.65],
        [118, 26, 0.6],
        [40, 148, 1],
        [204, 148, 1],
        [120, 156, 0.9],
      ]) +
      line("M36 54h0M206 50h0M54 22h0M190 18h0M28 92h0M216 90h0", HOT, 5),
  );
}

/** The mercury falls. */
export function coldSnap(): string {
  const flake =
    "M0-18V18M-15.6-9 15.6 9M-15.6 9 15.6-9M-5-15 0-10 5-15M-5 15 0 10 5 15M-15-3-10-5-11-11M15 3 10 5 11 11";
  const at = (x: number, y: number, scale: number) => put(x, y, line(flake, "#e4f2ff", 3.4), { scale });
  return scene(
    "remains",
    light(120, 74, 112, "#8fd0ff") +
      area("M0 150V134Q50 118 110 130T240 126V150z", "#dfeaff") +
      at(44, 62, 1.6) +
      at(196, 46, 1.3) +
      at(192, 104, 0.9) +
      at(66, 108, 0.7) +
      box(98, 14, 44, 100, "#f4f8ff", { round: 22 }) +
      disc(120, 112, 30, "#f4f8ff") +
      box(110, 24, 20, 90, "#c4d4ee", { round: 10 }) +
      disc(120, 112, 22, "#3f8aff") +
      box(113, 84, 14, 24, "#3f8aff", { round: 5 }) +
      disc(112, 105, 6, "#bfe0ff") +
      line("M144 34H156M144 50H152M144 66H156M144 82H152", "#f4f8ff", 4) +
      area(
        "M0-4H240V8L230 10 224 34 216 10 200 8 192 44 182 8 160 6 154 24 147 6H92L84 30 76 8 60 8 50 48 40 10 26 8 20 28 12 8 0 8z",
        "#cfe6ff",
      ) +
      area("M0-4H240V2H0z", "#fff"),
  );
}

/** The mountain comes down on the road. */
export function rockSlide(): string {
  const rock = (x: number, y: number, scale: number, turn: number) =>
    put(
      x,
      y,
      area("M-30 8-22-20 4-30 28-14 30 14 8 28-20 24z", "#7d7688") +
        area("M-30 8-22-20 4-30-4-6-20 24z", "#b0a9bc") +
        area("M28-14 30 14 8 28 10 4z", "#544e62"),
      { scale, turn },
    );
  return scene(
    "held",
    fewStars() +
      smallMoon(206, 28, 14) +
      light(150, 112, 96) +
      area("M0-6H84L120 40 112 60 150 92 170 122H0z", "#2a2f4c") +
      area("M0-6H84L66 30 92 58 60 90 96 122H0z", "#39405f") +
      floor(118, "#3a4266") +
      line("M6 136H36M206 136H236", "#e0c36a", 5) +
      line("M104 18 84-4M146 52 124 28M66 54 46 34", "#dfe8ff", 4, { opacity: 0.7 }) +
      rock(88, 76, 1, 20) +
      rock(124, 40, 0.8, -30) +
      rock(164, 72, 0.9, 60) +
      rock(186, 118, 1.1, 10) +
      rock(64, 122, 0.9, -20) +
      rock(126, 116, 1.5, 0) +
      line("M30 112h0M216 92h0M206 76h0M146 24h0M100 134h0", "#b0a9bc", 8),
  );
}

/** The poles are down, and no window is lit. */
export function blackout(): string {
  return scene(
    "remains",
    fewStars() +
      smallMoon(36, 28, 13) +
      town(116, "#0d0922") +
      area("M30 92h10v12H30zM66 76h8v10h-8zM84 96h8v10h-8zM196 92h9v12h-9zM160 84h9v12h-9z", "#2c2350") +
      floor(128, "#120c26") +
      light(176, 108, 76) +
      put(
        104,
        136,
        box(-6, -136, 12, 140, DARK_WOOD) +
          box(-6, -136, 4, 140, "#a06a38") +
          box(-44, -122, 88, 9, DARK_WOOD) +
          box(-34, -96, 68, 8, DARK_WOOD) +
          line("M-38-126V-132M-18-126V-132M18-126V-132M38-126V-132", GLINT, 6),
        { turn: 18 },
      ) +
      line("M108-4Q70 30 0 22M124-2Q60 58 0 46", "#07051a", 4) +
      line("M168 18Q150 66 176 100M178 28Q200 60 192 82", "#07051a", 4.5) +
      star(178, 106, 26, 9, 8, "#ffb938") +
      star(178, 106, 15, 6, 8, "#fff6d8", { turn: 0.3 }) +
      line("M208 90 220 82M212 112H226M150 126 142 136M198 134 206 144", HOT, 4.5) +
      oval(84, 138, 40, 5, DARK_STEEL, { opacity: 0.6 }) +
      line("M216 66h0M230 100h0", STEEL, 4),
  );
}
