/** What is counted at the end: the dead, the living, and the bite. */

import { area, line, oval, put } from "../../../art/brush";
import { crowd, shades, standing } from "../../../art/dead";
import { cone, LAMP, light, fewStars, streetLamp } from "../../../art/light";
import { floor, town } from "../../../art/grounds";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { DARK_WOOD, flame } from "../../../art/things";
import { scene } from "./scene";

/** One of the dead under a street lamp. */
export function zombie(): string {
  return scene(
    "victory",
    fewStars() +
      town(104) +
      streetLamp(196, 150) +
      cone(178, 26, 62, 238, 138) +
      floor(134, "#101a26") +
      oval(122, 140, 60, 8, "#ffcf7a", { opacity: 0.3 }) +
      oval(112, 141, 32, 5, "#05080f", { opacity: 0.6 }) +
      standing({ x: 114, y: 141, tall: 124, outfit: "farmer", pose: "rearing" }),
  );
}

/** Three of them, and the lamp behind. */
export function manyZombies(): string {
  return scene(
    "victory",
    town(96) +
      streetLamp(238, 150) +
      floor(128, "#101a26") +
      oval(120, 140, 104, 9, "#ffcf7a", { opacity: 0.24 }) +
      crowd([
        { x: 52, y: 137, tall: 106, outfit: "worker", pose: "beckoning", mirrored: true },
        { x: 190, y: 137, tall: 106, outfit: "clerk", pose: "rearing" },
        { x: 120, y: 146, tall: 124, outfit: "farmer", pose: "rearing" },
      ]),
  );
}

/** A street full of them, from wall to wall. */
export function manyMoreZombies(): string {
  return scene(
    "victory",
    light(120, 44, 124) +
      area("M0 90V18l40 14v62zM240 90V18l-40 14v62z", "#0a1420") +
      line("M10 40h6M24 46h5M222 42h6M210 48h5", LAMP, 6) +
      floor(92, "#132225") +
      shades(
        [24, 60, 96, 144, 180, 216].map((x, place) => ({ x, y: 92 - (place % 2) * 5, scale: 0.8 })),
        "#2c5743",
      ) +
      shades(
        [90, 152].map((x) => ({ x, y: 118, scale: 1.2 })),
        "#4d7a55",
        "#f4ffb0",
      ) +
      crowd([
        { x: 52, y: 188, tall: 116, outfit: "worker", pose: "rearing", cut: true },
        { x: 190, y: 189, tall: 116, outfit: "clerk", pose: "rearing", cut: true },
        { x: 121, y: 196, tall: 138, outfit: "farmer", pose: "rearing", cut: true },
      ]),
  );
}

/** Four of the living around a fire. */
export function survivors(): string {
  return scene(
    "victory",
    fewStars() +
      town(96) +
      floor(110, "#142019") +
      light(120, 112, 120) +
      put(44, 138, living({ skin: SKIN, coat: "#3f6fa8", hair: "#c9c4b8" })) +
      put(84, 134, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f" }), { scale: 0.74 }) +
      line("M142 50V76M168 50V76", "#5a2c1c", 6) +
      put(155, 134, living({ skin: SKIN, coat: "#4f9a86", hair: "#5a2c1c" }), { scale: 0.92 }) +
      put(198, 138, living({ skin: DARK_SKIN, coat: "#b5402f", hair: "#1d1411" }), { scale: 1.02 }) +
      arm("M58 76 66 92 76 96", "#33598a") +
      arm("M94 86 98 100", "#b27c26", FAIR_SKIN) +
      arm("M143 76 136 92", "#3a7766") +
      arm("M184 76 178 92 168 97", "#8f3024", DARK_SKIN) +
      line("M98 140 142 132M98 132 142 140", DARK_WOOD, 7) +
      flame(120, 134, 1.16),
  );
}

/** A bitten arm turns green from the wound on. */
export function infection(): string {
  return scene(
    "infection",
    light(20, 40, 100) +
      area("M0 66 66 62 136 62C152 60 160 66 168 72L178 88 160 108 134 104 66 110 0 112z", "#d9b489") +
      area("M96 62H136C152 60 160 66 168 72L178 88 160 108 134 104 104 107z", "#b9bd78") +
      area("M130 62H136C152 60 160 66 168 72L178 88 160 108 134 104z", "#8fce5a") +
      line(
        "M164 76 206 56 222 60M170 84 214 78 228 84M168 92 208 100 222 108M160 100 190 120 200 130",
        "#8fce5a",
        12.5,
      ) +
      line("M148 68 160 48 176 38", "#8fce5a", 13) +
      line(
        "M96 86 124 80 142 86 166 80 196 66M124 80 134 70 150 72M142 86 162 94 196 96M108 84 116 96 134 98",
        "#2f6a2a",
        3.2,
      ) +
      line("M142 86 166 80M162 94 186 95", "#d6ff9a", 1.4) +
      area("M0 58 58 54 64 114 0 120z", "#3f5f9c") +
      area("M50 54 60 54 66 114 55 115z", "#6d8fcf") +
      oval(97, 85, 22, 16, "#7d1f22") +
      oval(97, 85, 13, 8, "#45e06a", { opacity: 0.25 }) +
      line(
        "M80 78l3 5M87 73l3 5M96 71l1 6M105 73l-2 5M113 78l-3 4M82 93l3-4M90 97l2-5M99 98l-1-5M107 96l-2-4",
        "#ffd9c4",
        3.4,
      ) +
      line("M92 102c-2 10 1 14 0 24M102 101c1 6-1 9 0 14", "#9c2424", 3.5) +
      line("M70 65 132 65", "#ffe3b0", 3, { opacity: 0.6 }),
  );
}
