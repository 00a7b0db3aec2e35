/** Those who help: the people of the town. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { floor, pines, town } from "../../../art/grounds";
import { fewStars, hangingLamp, HOT, LAMP, light, smallMoon } from "../../../art/light";
import { DARK_SKIN, FAIR_SKIN, SKIN } from "../../../art/living";
import { GLINT, STEEL, WOOD } from "../../../art/things";
import { bust, cross, rifle } from "./parts";
import { scene } from "./scene";

/** The shop teacher among his tools. */
export function mrHyde(): string {
  return scene(
    "townsfolk",
    box(0, 0, 240, 150, "#4a3a28") +
      line("M10 12H230M10 30H230M10 48H230M10 66H230M10 84H230", "#33271a", 3, { dashes: "0 14" }) +
      light(116, 50, 104) +
      put(44, 50, line("M0-26V32", WOOD, 7) + area("M-20-34H14L22-26V-20H-20z", GLINT)) +
      put(
        112,
        74,
        bust(
          SKIN,
          "#6f7a92",
          area("M-29-34C-32-48-26-54-24-56-22-44-24-36-24-30zM29-34C32-48 26-54 24-56 22-44 24-36 24-30z", "#8a8a8a") +
            line("M-18-10Q-8-16 0-11 8-16 18-10", "#8a8a8a", 8) +
            line("M-20-37-5-34M20-37 5-34", "#5a5a5a", 5) +
            line("M-28-52H28", "#2a2430", 6) +
            disc(-12, -52, 11, "#e0a53c") +
            disc(12, -52, 11, "#e0a53c") +
            disc(-12, -52, 7, "#bfe6ff") +
            disc(12, -52, 7, "#bfe6ff"),
        ) +
          area("M-30 84V44L-16 34H16L30 44V84z", "#7a4e29") +
          line("M-16 36-22 24M16 36 22 24", "#7a4e29", 6),
        { scale: 0.98 },
      ) +
      put(
        196,
        96,
        area("M-12-70 14-74 8 14-8 14z", "#dbe6ff") +
          line("M14-72 8 12", STEEL, 5, { dashes: "1 6" }) +
          area("M-14 8H16L22 44H-18z", WOOD) +
          box(-6, 18, 14, 14, "#33271a", { round: 5 }),
        { turn: 12 },
      ),
  );
}

/** The doctor makes house calls. */
export function docBrody(): string {
  return scene(
    "townsfolk",
    box(0, 0, 240, 150, "#2a5a58") +
      area("M0 0H240V40H0z", "#3f7a74") +
      line("M0 40H240", "#8fd0c0", 3) +
      light(120, 52, 110) +
      disc(40, 46, 26, "#f4efe4") +
      cross(40, 46, 17, "#d8302f") +
      put(
        124,
        76,
        bust(
          SKIN,
          "#f1f3f7",
          area("M-29-28C-40-62-10-68 0-66 10-68 40-62 29-28 26-44 20-48 0-48-20-48-26-44-29-28z", "#d9d9dc") +
            ring(-11, -26, 9, "#20263a", 3) +
            ring(11, -26, 9, "#20263a", 3) +
            line("M-2-26H2", "#20263a", 3) +
            line("M-9-6Q0 1 9-6", "#7a3a30", 3) +
            line("M-30-48H30", "#20263a", 4) +
            disc(14, -56, 12, "#a9c7ff") +
            disc(14, -56, 4, "#20263a"),
        ) +
          area("M-14 22 0 44 14 22 6 18H-6z", "#5fa0c8") +
          line("M0 44V84", "#c4cad8", 2.5) +
          line("M-18 22C-24 50-8 58-6 70M20 22C26 44 30 50 30 58", "#20263a", 4.5) +
          disc(-5, 74, 7, "#8b96b8") +
          disc(30, 62, 4, "#20263a"),
      ),
  );
}

/** The farmer and his best friend. */
export function farmerSty(): string {
  return scene(
    "townsfolk",
    fewStars() +
      area("M150 110V50L186 22 222 50V110z", "#7a2a20") +
      area("M144 54 186 18 228 54", "#4a1a16") +
      box(172, 66, 28, 44, HOT) +
      floor(104, "#2a4020") +
      light(110, 50, 104) +
      put(
        94,
        80,
        bust(
          "#e0a07c",
          "#b5402f",
          line("M-10-4Q0 3 12-6", "#7a3a30", 3) +
            line("M10-5 44-12", "#d9a441", 3) +
            line("M38-14 50-18M38-9 50-8", "#ffd98a", 4) +
            area("M-18-6Q0 20 18-6 16 18 0 20-16 18-18-6z", "#c9b8a0") +
            area("M-56-42C-30-54 30-54 56-42 34-30-34-30-56-42z", "#c9963a") +
            area("M-30-46C-32-78-12-76 0-76 12-76 32-78 30-46 12-40-12-40-30-46z", "#f0c060") +
            line("M-29-49Q0-42 29-49", "#8f2a20", 6),
        ) +
          area("M-28 84V48H28V84z", "#3f5f9c") +
          line("M-24 50-26 28M24 50 26 28", "#3f5f9c", 9) +
          line("M-24 52h0M24 52h0", LAMP, 7),
      ) +
      put(
        186,
        124,
        area("M-30-22-34-44-14-34zM30-22 34-44 14-34z", "#d9808a") +
          disc(0, 0, 36, "#f0a0a4") +
          oval(0, 8, 17, 12, "#d9808a") +
          line("M-6 8h0M6 8h0", "#7a3a48", 6) +
          line("M-15-10h0M15-10h0", "#20263a", 6),
      ),
  );
}

/** The principal raises a finger. */
export function principalGomez(): string {
  return scene(
    "townsfolk",
    box(0, 0, 240, 150, "#5c4a34") +
      box(14, 8, 212, 92, "#8a5a30") +
      box(20, 14, 200, 80, "#1f4a3a") +
      line("M36 32H76M36 46H66M36 60H72M186 78H208", "#cfe8d8", 3, { opacity: 0.7 }) +
      light(112, 52, 92) +
      put(
        108,
        72,
        bust(
          "#c68a5e",
          "#2c3350",
          area("M-29-30C-34-64-6-66 6-64 28-64 32-50 29-30 24-44 16-50-8-50-20-48-26-42-29-30z", "#17131a") +
            line("M-13-11Q0-17 13-11", "#17131a", 6) +
            line("M-18-35-5-33M18-35 5-33", "#17131a", 4.5) +
            oval(0, -3, 6, 3, "#5a2218"),
        ) +
          area("M-16 20 0 40 16 20 22 28 6 84H-6L-22 28z", "#f4efe4") +
          area("M-6 36H6L9 84H-9z", "#c8302a"),
      ) +
      line("M164 152 176 112", "#2c3350", 28) +
      put(
        176,
        92,
        line("M0 10V-4", "#c68a5e", 25) +
          line("M-7-4V-46", "#c68a5e", 11) +
          line("M4-6V-12M12-2V-6", "#c68a5e", 11) +
          line("M2-8V2M9-4V4", "#7a4a2c", 2),
      ) +
      line("M152 40 146 32M186 40 194 32M169 30V20", HOT, 4),
  );
}

/** The deputy holds the road. */
export function deputyTaylor(): string {
  return scene(
    "townsfolk",
    fewStars() +
      town(104) +
      light(30, 30, 62) +
      box(0, 0, 120, 150, "#d8302f", { opacity: 0.22 }) +
      box(120, 0, 120, 150, "#2f6aff", { opacity: 0.3 }) +
      light(120, 60, 90) +
      put(
        116,
        82,
        bust(
          DARK_SKIN,
          "#b9955c",
          line("M-9-5Q0-1 10-6", "#3a1a14", 3) +
            line("M-17-36-5-35M17-36 5-35", "#1d1411", 4) +
            area("M-50-44C-30-56 30-56 50-44 32-34-32-34-50-44z", "#5c4326") +
            area("M-28-46C-34-80-10-76 0-70 10-76 34-80 28-46 10-40-10-40-28-46z", "#7d5f38") +
            line("M-28-50Q0-42 28-50", "#2a1d10", 6) +
            area("M0-72 3-64 11-64 5-59 7-51 0-56-7-51-5-59-11-64-3-64z", LAMP),
        ) +
          area("M-8 24H8L5 60 0 66-5 60z", "#2a1d10") +
          area("M-22 20-4 28-16 44zM22 20 4 28 16 44z", "#8a6a3a") +
          put(
            32,
            48,
            area("M0-13 3.5-4.5 13-4 5 2 8 11 0 6-8 11-5 2-13-4-3.5-4.5z", "#ffd24a") + disc(0, 0, 3, "#a87a1a"),
            { scale: 1.4 },
          ),
      ),
  );
}

/** The grease monkey, under a bonnet. */
export function jeb(): string {
  return scene(
    "townsfolk",
    hangingLamp(60) +
      area("M130 100 150 20 232 6 240 10V100z", "#3f6fa8") +
      area("M140 96 158 30 226 18 236 96z", "#1d2a48") +
      box(112, 96, 128, 54, "#4f86c8") +
      box(112, 96, 128, 6, "#a9c7ff") +
      disc(140, 126, 12, HOT) +
      light(110, 52, 90) +
      put(
        98,
        66,
        bust(
          SKIN,
          "#4a6a8a",
          line("M-10-6Q2 4 13-8", "#fff", 4.5) +
            area("M-29-38C-32-68 32-68 29-38z", "#c8302a") +
            area("M-30-38Q-6-48 30-38 52-38 58-30 30-32 4-34-18-34-30-38z", "#8f1f1c") +
            line("M-29-30V-16M29-30V-18", "#a8622f", 6) +
            line("M14-16 22-12M13-10 20-6", "#2a2020", 4.5) +
            oval(-18, -12, 7, 4, "#2a2020", { opacity: 0.75 }),
        ) +
          area("M-12 22 0 38 12 22z", "#f4efe4") +
          line("M0 40V84", "#2f4a64", 3) +
          box(-42, 54, 26, 18, "#f4efe4", { round: 3 }) +
          line("M-36 63H-22", "#c8302a", 5),
      ) +
      line("M148 156 176 116", "#4a6a8a", 26) +
      put(
        182,
        100,
        line("M-12 34 8-34", "#b8c4e0", 12) +
          line("M-14 32 5-34", "#fff", 3) +
          area("M-6-40Q-14-62 4-72L2-54 12-50 24-62Q30-42 14-34z", "#b8c4e0") +
          line("M-12 14 4 18", SKIN, 22) +
          line("M-2 8 6 11M-4 16 4 19", "#b97a5c", 2.5),
      ),
  );
}

/** The coach blows his whistle. */
export function coachMiller(): string {
  return scene(
    "townsfolk",
    floor(92, "#2f6a34") +
      line("M0 104H240M0 122H240M40 92 10 150M200 92 230 150", "#cfe8c0", 3, { opacity: 0.6 }) +
      line("M206 92V56M182 8V56H230V8", "#ffd24a", 5) +
      light(26, 20, 60) +
      light(112, 56, 104) +
      put(
        112,
        80,
        bust(
          "#c68a5e",
          "#8c2230",
          area("M-26-14Q0 26 26-14 26 10 0 13-26 10-26-14z", "#5a3a28", { opacity: 0.45 }) +
            line("M-19-36-5-33M19-36 5-33", "#3a2014", 5) +
            area("M-29-38C-34-70 34-70 29-38z", "#f4efe4") +
            area("M-29-38C-34-60-20-66-6-66-14-58-16-46-15-38z", "#fff") +
            area("M-33-38Q0-50 33-38 36-30 26-31 0-38-26-31-36-30-33-38z", "#8c2230") +
            line("M0-46V-58M-6-58H6", "#8c2230", 4) +
            line("M2-2 22 4", "#2a2430", 3),
        ) +
          area("M-22 22 0 42 22 22 28 28 0 60-28 28z", "#f4efe4") +
          line("M-22 26Q-30 66 24 8", "#20263a", 3) +
          put(16, -3, area("M-10-7H16V3H6A10 10 0 1 1-10-2z", "#ffd24a") + disc(-2, 2, 3.5, "#7a5010"), { scale: 1.1 }),
      ) +
      line("M166 24 180 16M170 38 186 38M164 52 178 60", HOT, 4.5) +
      put(
        206,
        118,
        area("M-32 0Q-16-24 0-24T32 0Q16 24 0 24T-32 0z", "#8f4a22") +
          area("M-32 0Q-16-24 0-24T32 0Q0-14-32 0z", "#c9783a") +
          line("M-12 0H12M-8-5V5M0-5V5M8-5V5", "#fff", 3),
        { turn: -28 },
      ),
  );
}

/** She has buried him before. */
export function widowHarper(): string {
  return scene(
    "townsfolk",
    box(0, 0, 240, 150, "#4a3a4c") +
      line("M20 0V150M60 0V150M100 0V150M140 0V150M180 0V150M220 0V150", "#584660", 8) +
      box(12, 10, 50, 62, "#a8783e", { round: 25 }) +
      box(19, 17, 36, 48, "#e0cfa8", { round: 18 }) +
      disc(37, 38, 8, "#7a6a58") +
      area("M23 62Q26 48 37 48T51 62z", "#7a6a58") +
      light(128, 54, 108) +
      put(
        122,
        78,
        bust(
          FAIR_SKIN,
          "#1d1a2a",
          area("M-30-20C-38-54-14-58 0-58 14-58 38-54 30-20 26-38 16-46 0-46-16-46-26-38-30-20z", "#d9d9e2") +
            ring(-11, -26, 9, "#c9a24a", 2.5) +
            ring(11, -26, 9, "#c9a24a", 2.5) +
            line("M-2-26H2", "#c9a24a", 2.5) +
            line("M-9-6Q0 2 9-6", "#a8403c", 3.5) +
            line("M-22-14-17-11M22-14 17-11", "#c98a6a", 2.5) +
            area("M-44-48Q0-62 44-48 40-42 30-44 0-50-30-44-40-42-44-48z", "#12101c") +
            area("M-24-50Q-22-74 0-74T24-50Q0-56-24-50z", "#12101c") +
            disc(20, -58, 9, "#b5304a") +
            disc(20, -58, 4, "#e0708a") +
            area("M-34-46Q0-54 34-46L30-16Q0-22-30-16z", "#12101c", { opacity: 0.3 }),
        ) +
          area("M-14 20 0 34 14 20 20 28 0 46-20 28z", "#f4efe4") +
          oval(0, 36, 7, 8, "#c9a24a") +
          oval(0, 36, 4, 5, "#3f6fa8"),
      ) +
      put(
        196,
        122,
        line("M-24 6Q-44 4-40-14T-24-18", "#f4efe4", 6) +
          area("M20 4 42-20 46-14 26 18z", "#dfe3ee") +
          oval(0, 0, 30, 25, "#f4efe4") +
          area("M-20-16Q0-34 20-16z", "#dfe3ee") +
          disc(0, -28, 5, "#b5304a") +
          disc(-4, 2, 8, "#d0607a") +
          disc(8, 6, 5, "#5f9a6a"),
      ) +
      line("M236 88Q228 78 236 68T232 46M222 90Q216 82 222 74", "#fff", 4, { opacity: 0.5 }),
  );
}

/** The ranger knows every path. */
export function rangerHolt(): string {
  return scene(
    "townsfolk",
    smallMoon(30, 30, 14) +
      pines(120, "#0b2420") +
      light(116, 60, 108) +
      put(
        112,
        84,
        bust(
          SKIN,
          "#4a6a3a",
          area("M-29-24C-32-44-26-48-24-50-24-40-24-34-24-24zM29-24C32-44 26-48 24-50 24-40 24-34 24-24z", "#8a4a22") +
            area("M-28-20Q-20-16-14-14 0-20 14-14 20-16 28-20 28 16 0 18-28 16-28-20z", "#8a4a22") +
            line("M-7-4H7", "#f4efe4", 4) +
            line("M-18-36-5-35M18-36 5-35", "#5c2f16", 4.5) +
            area("M-58-46Q0-58 58-46 58-38 48-38 0-46-48-38-58-38-58-46z", "#c9a468") +
            area("M-28-48-20-74Q-10-84 0-78 10-84 20-74L28-48Q0-54-28-48z", "#e0bf84") +
            line("M-26-52Q0-58 26-52", "#5c3a20", 6) +
            line("M0-76V-64", "#a8844c", 4),
        ) +
          area("M-16 20 0 36 16 20 24 28 4 48H-4L-24 28z", "#7a9a5a") +
          area("M-4 38H4L6 84H-6z", "#2a3a20") +
          area("M24 48H46V62Q46 72 35 76 24 72 24 62z", "#e0a53c") +
          area("M35 52 42 68H28z", "#2f5a2c"),
      ) +
      put(196, 172, rifle("#a8622f", "#f0b070"), { turn: -86, scale: 0.86 }) +
      line("M182 150 206 118", "#4a6a3a", 24) +
      line("M194 110H214M194 121H214", SKIN, 11),
  );
}
