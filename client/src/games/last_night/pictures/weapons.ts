/** Weapons of the hero deck: those that shoot, and those one must be near for. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { skull } from "../../../art/dead";
import { floor, town, workbench } from "../../../art/grounds";
import { fewStars, hangingLamp, HOT, light } from "../../../art/light";
import { SKIN } from "../../../art/living";
import { DARK_STEEL, DARK_WOOD, GLINT, shotgun, STEEL } from "../../../art/things";
import { bat, crate, deadShoulders, fork, muzzleFlash, redAxe, sixShooter, STAR } from "./parts";
import { scene } from "./scene";

/** It is seen from everywhere. */
export function signalFlare(): string {
  return scene(
    "ranged",
    fewStars() +
      town(118) +
      light(186, 42, 120) +
      line("M86 92Q126 56 178 44", "#ff8a6a", 13, { opacity: 0.35 }) +
      line("M96 84Q132 56 178 44", "#ffd0a0", 5) +
      area(
        "M186 8 192 32 216 16 202 38 232 42 202 50 218 70 192 56 186 84 180 56 156 68 170 48 142 42 170 36 156 16 180 32z",
        "#ff4a34",
      ) +
      disc(186, 44, 15, HOT) +
      put(
        52,
        116,
        area("M-22 4-4 2 2 40H-26z", "#7a2a18") +
          box(-26, -20, 54, 25, "#f08a2c", { round: 4 }) +
          box(-26, -20, 54, 7, "#ffc07a", { round: 4 }) +
          box(24, -24, 24, 32, "#d9691c", { round: 3 }) +
          box(44, -25, 6, 34, "#ffc07a", { round: 2 }) +
          line("M2 8q2 13 16 8", "#7a2a18", 4),
        { scale: 1.05, turn: -38 },
      ),
  );
}

/** Six shots, or fewer. */
export function revolver(): string {
  return scene(
    "ranged",
    light(206, 48, 100) + muzzleFlash(186, 52, 1.05) + put(48, 42, sixShooter(), { scale: 1.04, turn: -4 }),
  );
}

/** Whoever stands before it stands there no more. */
export function pumpShotgun(): string {
  return scene(
    "ranged",
    light(190, 62, 96) +
      area("M180 66 240 6V126z", "#ffb648", { opacity: 0.35 }) +
      muzzleFlash(176, 66, 0.95) +
      line("M212 34h0M226 22h0M222 48h0M232 66h0M216 78h0M228 96h0M206 104h0M232 118h0", "#fff3cf", 6) +
      put(-6, 64, shotgun()) +
      line("M112 92Q96 120 104 168M34 104Q28 130 14 160", "#b5402f", 28) +
      line("M104 82 134 82M38 92 62 90", SKIN, 21) +
      line("M108 76V90M117 76V90M126 76V90", "#b97a5c", 2.4) +
      put(
        84,
        34,
        box(-7, -18, 14, 24, "#d2402f", { round: 2 }) +
          box(-7, -18, 5, 24, "#f58a6a", { round: 2 }) +
          box(-8, 4, 16, 10, "#e0a53c", { round: 1 }),
        { turn: 40 },
      ) +
      line("M80 58Q72 48 74 44", HOT, 2.5, { opacity: 0.6 }),
  );
}

/** A home run. */
export function baseballBat(): string {
  return scene(
    "hand",
    fewStars() +
      light(146, 56, 100) +
      line("M44 10Q6 56 26 112", "#ffe9ad", 5, { opacity: 0.35 }) +
      line("M64 14Q26 52 42 100", "#ffe9ad", 4, { opacity: 0.3 }) +
      put(178, 132, deadShoulders("#6f6a8c"), { scale: 2, turn: 14 }) +
      put(194, 77, skull("farmer"), { scale: 1.8, turn: 14 }) +
      put(146, 58, area(STAR, HOT), { scale: 0.8 }) +
      put(48, 124, bat(), { turn: 54 }) +
      line("M-6 128 40 124M4 168 66 116", "#3f6fa8", 22) +
      line("M46 124 52 116M66 114 72 106", SKIN, 21),
  );
}

/** From the diner, with what was on the block. */
export function meatCleaver(): string {
  return scene(
    "hand",
    workbench(120) +
      oval(124, 140, 84, 7, "#1a0f0a", { opacity: 0.5 }) +
      area("M44 108 62 98H186L200 108V138H44z", "#a06a38") +
      area("M44 108 62 98H186L200 108z", "#d9a566") +
      line("M58 124H120M140 130H188M90 103H150", DARK_WOOD, 2.5) +
      put(
        112,
        66,
        area("M-66-30 34-30V14L36 36-58 36Q-68 6-66-30z", "#8fa0cc") +
          area("M-66-30 34-30V-20L-66-20z", "#dbe6ff") +
          area("M-62 20 36 20V36H-58z", "#e9f0ff") +
          disc(-48, -10, 6, "#2a1a14") +
          box(32, -26, 14, 18, DARK_STEEL) +
          area("M44-29 104-32Q114-20 104-4L44-7z", "#4a2c1a") +
          area("M44-29 104-32Q108-28 109-24L44-21z", "#8a5a30") +
          line("M58-17h0M76-17h0M94-18h0", "#e0c36a", 6) +
          area("M-40 36Q-38 14-22 20-12 8 2 22 12 16 16 36z", "#9c2424"),
        { scale: 1.05, turn: -12 },
      ),
  );
}

/** It stands in the hay of a barn. */
export function pitchfork(): string {
  return scene(
    "hand",
    light(120, 70, 118) +
      area("M0 0H240V150H200V52L120 8 40 52V150H0z", "#2a1610") +
      line("M40 150V52L120 8 200 52V150", "#7a3a26", 7) +
      area("M40 150Q70 108 120 122 176 104 200 150z", "#d9a441") +
      area("M40 150Q70 108 120 122 110 132 84 136z", "#ffd98a") +
      line("M60 138 78 126M96 144 112 130M140 142 160 124M172 142 186 134", "#8f5f1a", 3) +
      put(120, 92, fork(STEEL, "#dbe6ff"), { scale: 1.04, turn: 14 }),
  );
}

/** It goes through any door. */
export function fireAxe(): string {
  return scene(
    "hand",
    box(0, 0, 240, 150, "#5c3a20") +
      line("M30 0V150M78 0V150M126 0V150M174 0V150M222 0V150", "#3a2314", 3) +
      line("M32 0V150M80 0V150M176 0V150M224 0V150", "#8a5a30", 1.5) +
      light(74, 76, 104) +
      area("M60 2 80 28 74 46 94 60 86 84 104 104 82 148 70 116 52 98 62 74 42 58 60 36z", "#0a0b14") +
      area("M64 22 74 34 70 48 84 62 78 84 92 104 80 128 72 108 60 94 68 74 52 58 66 40z", HOT) +
      put(124, 48, redAxe(), { scale: 1.22, turn: 40 }) +
      line("M34 22 46 30M22 74 36 76M34 126 46 116M104 20 94 32M112 138 102 128", "#d9a566", 5.5),
  );
}

/** It runs. */
export function chainsaw(): string {
  return scene(
    "hand",
    light(196, 84, 92) +
      put(
        14,
        46,
        line("M20 14Q34-22 66-10L84 18", "#5c6a94", 9) +
          line("M2 46Q-12 20 22 16", "#5c6a94", 10) +
          area("M90 32H196Q212 45 196 58H90z", "#8b9ac4") +
          area("M90 32H196Q202 36 204 40H90z", "#dbe6ff") +
          line("M92 30H196Q216 45 196 60H92", "#1a2036", 6, { dashes: "2 9" }) +
          area("M10 24 26 12H88L100 24V74L90 82H22Q10 82 10 70z", "#f07a22") +
          area("M10 24 26 12H88L100 24z", "#ffb56a") +
          area("M10 62H100V74L90 82H22Q10 82 10 70z", "#a84814") +
          disc(54, 46, 18, "#2a2430") +
          disc(54, 46, 8, "#f1e5ca") +
          box(80, 28, 8, 28, "#2a2430", { round: 3 }),
        { scale: 1.04 },
      ) +
      line("M212 60 228 46M222 74 238 66M226 92H240M218 108 234 118M206 118 214 134M198 60 202 42", HOT, 4.5) +
      line("M216 48h0M232 84h0M226 128h0M190 128h0", "#ff9a2c", 6) +
      line("M30 22Q22 12 28 2M14 26Q4 16 8 4", "#b8a9a0", 5, { opacity: 0.45 }),
  );
}

/** It melts more than steel. */
export function weldingTorch(): string {
  return scene(
    "hand",
    area("M168 150V62Q168 40 192 40T216 62V150z", "#2c5a7a") +
      area("M168 150V62Q168 40 192 40 180 50 180 66V150z", "#5fa0c8") +
      box(184, 22, 16, 20, "#c9b070", { round: 2 }) +
      line("M174 22H210", "#c9b070", 6) +
      line("M192 40Q240 120 160 120T96 150", "#1d1420", 7) +
      light(56, 96, 92) +
      put(
        132,
        52,
        line("M66-22 14 4", "#c9b070", 20) +
          line("M64-27 14-2", "#ffe3a2", 5) +
          line("M10 6-22 26Q-34 34-36 46", "#c2703f", 10) +
          line("M9 3-22 22", "#f6b98a", 3) +
          area("M-44 40H-29L-32 56H-42z", "#8b96b8") +
          disc(52, -15, 8, "#d2402f"),
      ) +
      put(95, 108, area("M-9-2H9Q14 22 0 46-14 22-9-2z", "#3f8aff") + area("M-5-2H5Q8 14 0 32-8 14-5-2z", "#cfefff"), {
        turn: 22,
      }) +
      area("M0 138H240V150H0z", "#2a3048") +
      box(0, 136, 240, 4, GLINT) +
      disc(78, 138, 11, HOT) +
      line("M64 132 40 116M60 138 26 134M72 126 58 98M86 124 84 96M94 134 120 118M58 124 30 96", HOT, 4) +
      line("M22 112h0M12 130h0M46 86h0M24 88h0M130 112h0", "#ff9a2c", 6),
  );
}

/** It opens what is nailed down. */
export function crowbar(): string {
  return scene(
    "hand",
    hangingLamp(56) +
      floor(128, "#3a2418") +
      light(108, 70, 84) +
      area("M104 74 96 50 232 66V74z", "#140c10") +
      area("M104 74 100 60 170 74z", HOT) +
      put(104, 74, crate(124, 64)) +
      put(232, 73, box(-136, -15, 140, 16, "#a06a38", { round: 2 }) + box(-136, -15, 140, 5, "#d9a566", { round: 2 }), {
        turn: 10,
      }) +
      line("M124 68 94 68 22 124Q10 134 6 120", "#7a1f1a", 13) +
      line("M123 67 94 67 22 123Q12 130 8 119", "#e04a38", 9) +
      line("M92 65 24 118", "#ffa08c", 2.5) +
      line("M-8 170 30 130", "#3f6fa8", 26) +
      line("M32 126 46 114", SKIN, 21) +
      line("M42 112 46 126M34 118 38 132", "#b97a5c", 2.4) +
      line("M88 50 80 38M76 60 62 56M102 42 100 30", HOT, 4),
  );
}
