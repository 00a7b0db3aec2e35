/** What one finds and can use. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { floor, workbench } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light, smallMoon } from "../../../art/light";
import { fingers, palm } from "../../../art/living";
import { flame, GLINT, STEEL, WOOD } from "../../../art/things";
import { cross, STAR, stick } from "./parts";
import { scene } from "./scene";

/** A full box, and what has rolled out of it. */
export function ammo(): string {
  const shell = () =>
    box(-12, -52, 24, 40, "#d2402f", { round: 3 }) +
    box(-12, -52, 8, 40, "#f58a6a", { round: 3 }) +
    box(-13, -16, 26, 16, "#e0a53c", { round: 2 }) +
    box(-13, -16, 8, 16, "#ffe3a2", { round: 2 });
  return scene(
    "item",
    workbench(110) +
      oval(120, 138, 96, 7, "#1a0f0a", { opacity: 0.5 }) +
      area("M36 76 10 60 22 46 48 68z", "#8f5f1a") +
      box(38, 66, 96, 12, "#3a2414") +
      [52, 75, 98, 121].map((x, place) => put(x, 36 + (place % 2) * 7, shell(), { scale: 0.84, turn: 180 })).join("") +
      box(36, 74, 100, 62, "#d9a441", { round: 2 }) +
      area("M36 74H136V82H36z", "#ffe3a2") +
      box(36, 94, 100, 28, "#8f2a20") +
      put(64, 108, shell(), { scale: 0.5, turn: 90 }) +
      put(164, 138, shell()) +
      put(218, 130, shell(), { scale: 0.96, turn: -84 }) +
      area("M36 74H50V136H36z", HOT, { opacity: 0.3 }),
  );
}

/** Eyes keep away from it. */
export function torch(): string {
  return scene(
    "item",
    box(0, 0, 240, 150, "#05081a", { opacity: 0.55 }) +
      light(120, 46, 124) +
      put(
        118,
        100,
        palm("#8f3024") +
          area("M-7 60-10-34H10L7 60z", WOOD) +
          area("M-7 60-10-34H-4L-3 60z", "#c08a4e") +
          area("M-15-24-12-46H12L15-24Q0-16-15-24z", "#d9c9a0") +
          line("M-13-36 12-30M-14-28 12-40", "#8a7a56", 3) +
          put(0, -36, flame(0, 3, 1.2), { scale: 1.16 }) +
          fingers(),
        { turn: 6 },
      ) +
      line("M26 56h0M42 56h0M14 104h0M28 104h0M200 50h0M216 50h0M208 106h0M224 106h0", "#d6ff9a", 7) +
      line("M166 18h0M90 8h0M160 40h0", "#ffb648", 4),
  );
}

/** One of them will fit. */
export function keys(): string {
  const key = (colour: string) =>
    ring(0, 0, 18, colour, 12) +
    line("M-15-12A18 18 0 0 1 6-18", "#fff", 3.5, { opacity: 0.75 }) +
    box(-5.5, 22, 11, 58, colour) +
    box(-5.5, 22, 4, 58, "#fff", { opacity: 0.5 }) +
    area("M5 52H22V61H14V66H22V78H5z", colour);
  return scene(
    "item",
    fewStars() +
      light(120, 40, 96) +
      ring(120, 36, 26, "#4a5680", 7) +
      put(88, 66, key("#9fb0da"), { scale: 0.92, turn: 44 }) +
      put(152, 66, key("#c2703f"), { scale: 0.92, turn: -44 }) +
      put(120, 68, key("#f0b840")) +
      line("M97 48A26 26 0 0 1 143 24", "#e9f0ff", 6),
  );
}

/** What one hopes to find first. */
export function firstAidKit(): string {
  return scene(
    "item",
    workbench(120) +
      oval(124, 138, 90, 7, "#1a0f0a", { opacity: 0.5 }) +
      line("M94 42V28Q94 20 102 20H138Q146 20 146 28V42", "#8f2a20", 8) +
      box(44, 40, 152, 96, "#f4efe4", { round: 12 }) +
      area("M120 40H184Q196 40 196 52V124Q196 136 184 136H120z", "#0b1020", { opacity: 0.12 }) +
      area("M44 52Q44 40 56 40H184Q196 40 196 52z", "#fff") +
      line("M44 64H196", "#c9c0ac", 3) +
      disc(120, 92, 35, "#fff") +
      cross(120, 92, 26, "#d8302f") +
      box(66, 58, 16, 14, "#c9b070", { round: 3 }) +
      box(158, 58, 16, 14, "#c9b070", { round: 3 }),
  );
}

/** A flame for many uses. */
export function lighter(): string {
  return scene(
    "item",
    box(0, 0, 240, 150, "#05081a", { opacity: 0.4 }) +
      light(120, 40, 118) +
      area("M148 74 180 44 196 58 162 90z", "#8b9ac4") +
      area("M148 74 180 44 184 48 152 80z", "#dbe6ff") +
      box(84, 78, 70, 66, "#8b9ac4", { round: 5 }) +
      box(84, 78, 14, 66, "#e9f0ff", { round: 5 }) +
      area("M126 78H154V144H126z", "#0b1020", { opacity: 0.22 }) +
      box(94, 50, 48, 30, STEEL, { round: 2 }) +
      box(94, 50, 48, 4, GLINT) +
      line("M104 62h0M118 62h0M132 62h0M111 71h0M125 71h0", "#12182c", 6) +
      disc(148, 66, 9, "#5c6a94") +
      put(118, 54, flame(0, 3, 1.2), { scale: 0.92 }) +
      line("M104 98 134 124M134 98 104 124", "#5c6a94", 3),
  );
}

/** The fuse burns. */
export function dynamite(): string {
  return scene(
    "item",
    floor(124, "#141d38") +
      light(178, 34, 92) +
      oval(112, 138, 62, 7, "#05080f", { opacity: 0.6 }) +
      put(88, 86, stick(), { scale: 1.16 }) +
      put(136, 86, stick(), { scale: 1.16 }) +
      put(112, 90, stick(), { scale: 1.24 }) +
      area("M72 82Q112 94 152 82V100Q112 112 72 100z", "#2a2430") +
      area("M72 82Q112 94 152 82V87Q112 99 72 87z", "#5c5468") +
      line("M112 44Q116 8 146 22T178 34", "#e9dcc0", 5) +
      put(182, 34, area(STAR, "#ff9a2c") + put(0, 0, area(STAR, "#fff3cf"), { scale: 0.6 }), { scale: 0.72 }) +
      line("M214 14h0M222 50h0M200 70h0M160 4h0", HOT, 5),
  );
}

/** A can that drips. */
export function gasoline(): string {
  return scene(
    "item",
    floor(118, "#1a2340") +
      light(120, 74, 112) +
      oval(140, 138, 84, 9, "#05080f", { opacity: 0.5 }) +
      line("M92 34V22Q92 16 98 16H134Q140 16 140 22V34", "#8f1f1c", 9) +
      area("M160 40 192 12 200 20 172 54z", "#e0a53c") +
      area("M64 34H154L176 56V136H64Q56 136 56 128V42Q56 34 64 34z", "#d2302a") +
      area("M64 34H154L160 40H66V134Q56 136 56 128V42Q56 34 64 34z", "#ff8a72") +
      area("M130 34H154L176 56V136H130z", "#0b1020", { opacity: 0.2 }) +
      line("M82 62 150 118M150 62 82 118", "#a8241f", 9) +
      area("M116 68Q138 96 116 110 94 96 116 68z", LAMP) +
      area("M202 22Q214 40 202 46 190 40 202 22zM214 62Q224 76 214 82 204 76 214 62z", "#ffd24a") +
      oval(210, 134, 24, 6, "#ffd24a", { opacity: 0.6 }),
  );
}

/** The cow. */
export function oldBetsy(): string {
  return scene(
    "item",
    fewStars() +
      smallMoon(206, 30, 13) +
      area("M0 116Q120 96 240 116V150H0z", "#1d3a2c") +
      light(100, 74, 112) +
      put(
        0,
        4,
        line("M90 98V134M112 98V134M172 98V134M190 96V134", "#e9e2d4", 14) +
          line("M90 132h0M112 132h0M172 132h0M190 132h0", "#2a2020", 14) +
          area("M74 54Q120 40 186 48 206 52 204 84 202 108 180 110H100Q78 106 74 84z", "#f4efe4") +
          area(
            "M112 48Q140 44 150 48 152 70 132 72 114 68 112 48zM176 70Q196 60 204 72 206 96 190 102 174 92 176 70zM108 92Q124 84 134 96 132 110 112 110z",
            "#3a2a28",
          ) +
          oval(152, 112, 14, 8, "#f0a0a4") +
          line("M202 58Q220 70 214 98", "#f4efe4", 5) +
          disc(214, 102, 6, "#3a2a28") +
          area("M38 34Q24 22 30 10 36 22 46 28zM84 34Q98 22 92 10 86 22 76 28z", "#ffe3a2") +
          area("M36 42 14 38Q18 56 38 54zM86 42 108 38Q104 56 84 54z", "#3a2a28") +
          area("M38 34Q62 22 84 34L80 76Q76 96 61 96T42 76z", "#f4efe4") +
          area("M62 28Q76 28 84 34L82 62Q68 58 66 44z", "#3a2a28") +
          oval(61, 84, 22, 15, "#f0a0a4") +
          line("M53 84h0M69 84h0", "#7a3a48", 6) +
          disc(50, 54, 4, "#20263a") +
          disc(73, 53, 4, "#fff") +
          disc(73, 53, 3, "#20263a") +
          line("M44 98Q62 112 82 96", "#8f2a20", 6) +
          area("M54 104H74L78 124H50z", LAMP) +
          disc(64, 126, 4, "#8f5f1a"),
      ),
  );
}

/** Foam for any occasion. */
export function fireExtinguisher(): string {
  return scene(
    "item",
    floor(124, "#141d38") +
      light(84, 70, 100) +
      disc(232, 72, 40, "#e4ecff", { opacity: 0.85 }) +
      disc(196, 96, 26, "#e4ecff", { opacity: 0.8 }) +
      disc(190, 58, 24, "#fff", { opacity: 0.85 }) +
      disc(212, 124, 26, "#c9d6f4", { opacity: 0.8 }) +
      area("M138 66 200 40V110z", "#e4ecff", { opacity: 0.75 }) +
      oval(92, 140, 44, 6, "#05080f", { opacity: 0.6 }) +
      box(56, 44, 66, 96, "#d2302a", { round: 18 }) +
      box(62, 52, 12, 78, "#ff8a72", { round: 6 }) +
      area("M98 46Q122 46 122 62V122Q122 140 104 140H98z", "#0b1020", { opacity: 0.22 }) +
      box(56, 80, 66, 28, "#f4efe4") +
      area("M89 82Q102 96 89 106 76 96 89 82z", "#f07a22") +
      box(78, 30, 22, 18, STEEL, { round: 2 }) +
      line("M70 30 116 26M72 18 118 10", "#1a2036", 8) +
      disc(78, 36, 7, "#f4efe4") +
      line("M100 38Q142 30 132 62", "#1a2036", 8) +
      area("M124 58 142 56 150 76 132 82z", "#1a2036"),
  );
}
