/** Townsfolk of the expansions: those who stand by somebody. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { floor, pines } from "../../../art/grounds";
import { HOT, light, smallMoon } from "../../../art/light";
import { FAIR_SKIN, SKIN } from "../../../art/living";
import { bust, glasses, rifle } from "./parts";
import { scene } from "./scene";

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
            glasses("#c9a24a", 2.5) +
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
