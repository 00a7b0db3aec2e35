/** Townsfolk of the base game: those who help. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { floor, town } from "../../../art/grounds";
import { fewStars, hangingLamp, HOT, LAMP, light } from "../../../art/light";
import { DARK_SKIN, SKIN } from "../../../art/living";
import { GLINT, STEEL, WOOD } from "../../../art/things";
import { bust, cross, glasses } from "./parts";
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
            glasses("#20263a", 3) +
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
