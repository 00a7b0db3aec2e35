/** Weapons of the hero decks of the expansions. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { floor, pines, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { fingers, palm, SKIN } from "../../../art/living";
import { DARK_STEEL, flame, GLINT, STEEL, WOOD } from "../../../art/things";
import { muzzleFlash, rifle } from "./parts";
import { scene } from "./scene";

/** A way through the corn. */
export function machete(): string {
  const stalk = "q-4-30 0-58m0 30q-16-12-20 4m20-16q14-14 22 0";
  return scene(
    "hand",
    smallMoon(36, 30, 15) +
      light(150, 60, 110) +
      line(`M12 150${stalk}M52 156${stalk}M204 158${stalk}M230 150${stalk}`, "#3f5a2a", 6) +
      area("M128 150V96L144 88V150zM162 150V84L178 74V150z", "#6f8f3a") +
      area("M128 96 144 88V94L128 102zM162 84 178 74V80L162 90z", "#d6e59a") +
      put(
        196,
        30,
        area("M-8 26V-18Q0-34 8-18V18z", "#ffd24a") + line("M-8 26Q-22 6-14-14M8 18Q20 0 12-16", "#8fae4a", 6),
        {
          turn: 34,
        },
      ) +
      line("M64 10Q160 4 214 84", HOT, 5, { opacity: 0.55 }) +
      line("M88 22Q160 20 202 92", HOT, 3, { opacity: 0.4 }) +
      put(
        64,
        122,
        palm("#8a5a2c") +
          box(-7, -26, 14, 58, "#2a1a14", { round: 4 }) +
          area("M-9-24V-112Q-4-134 12-136 28-118 24-88 14-54 10-24z", "#8fa0cc") +
          area("M12-136Q28-118 24-88 14-54 10-24H4Q8-56 16-90 20-116 8-134z", "#f1f6ff") +
          box(-13, -28, 27, 6, DARK_STEEL, { round: 2 }) +
          fingers(),
        { turn: 46, scale: 1.05 },
      ),
  );
}

/** Drawn from the block. */
export function kitchenKnife(): string {
  return scene(
    "hand",
    box(0, 0, 240, 150, "#2f5560") +
      line("M0 30H240M0 66H240M0 102H240M40 0V118M88 0V118M136 0V118M184 0V118M230 0V118", "#1f3d48", 3) +
      light(110, 60, 124) +
      floor(122, "#5c3a20") +
      box(0, 120, 240, 6, "#a06a38") +
      oval(178, 138, 52, 6, "#1a0f0a", { opacity: 0.5 }) +
      area("M150 80 200 66 224 136H144z", "#7a4a24") +
      area("M150 80 200 66 203 75 149 90z", "#d9a566") +
      line("M162 74 156 46M180 69 174 38M197 64 193 40", "#1d1420", 11) +
      line("M159 72 153 46M177 67 171 38", "#5c5468", 3) +
      put(
        64,
        118,
        palm("#c8302a") +
          box(-8, -26, 16, 52, "#1d1420", { round: 5 }) +
          area("M-11-26V-54Q-8-98 11-126V-26z", "#9db0dc") +
          area("M-11-26V-54Q-8-98 11-126 2-92-2-54V-26z", "#f1f6ff") +
          line("M11-122V-30", STEEL, 3) +
          fingers(),
        { turn: 16, scale: 1.08 },
      ) +
      line("M104 14V34M94 24H114", "#fff", 4),
  );
}

/** Both at once. */
export function doubleBarrel(): string {
  return scene(
    "ranged",
    light(190, 36, 124) +
      area("M176 30 240-40V84zM184 56 240 10V130z", "#ffb648", { opacity: 0.3 }) +
      muzzleFlash(176, 26, 1, -24) +
      muzzleFlash(188, 52, 1, -24) +
      put(
        182,
        40,
        area("M-136-12-230 6V60L-200 52-128 20z", WOOD) +
          area("M-136-12-230 6V20L-136 0z", "#c98d50") +
          box(-142, -20, 44, 42, DARK_STEEL, { round: 5 }) +
          box(-142, -20, 44, 6, GLINT, { round: 3 }) +
          box(-102, -18, 104, 18, STEEL) +
          box(-102, 2, 104, 18, STEEL) +
          box(-102, -16, 104, 5, GLINT) +
          box(-102, 4, 104, 5, GLINT) +
          line("M-102 1H0", "#11162a", 3.5) +
          box(-4, -20, 8, 20, "#11162a", { round: 3 }) +
          box(-4, 1, 8, 21, "#11162a", { round: 3 }) +
          area("M-98 4H-54L-48 24H-98z", "#a8622f") +
          line("M-126-8H-112M-126 8H-112", "#e0c36a", 6),
        { turn: -24 },
      ) +
      line("M104 160Q98 130 110 108", "#3f6fa8", 28) +
      line("M104 92 124 74M112 99 134 82", SKIN, 13) +
      line("M110 96 128 80", "#b97a5c", 2.5),
  );
}

/** Above the fire-place, below the antlers. */
export function huntingRifle(): string {
  return scene(
    "ranged",
    box(0, 0, 240, 150, "#5c3420") +
      line("M0 24H240M0 50H240M0 76H240M0 102H240M0 128H240", "#3d2014", 4) +
      light(120, 76, 124) +
      line("M112 40Q88 38 74-6M90 24Q70 28 50 10M82 12Q70 10 62-2", "#f1e0b8", 8) +
      line("M128 40Q152 38 166-6M150 24Q170 28 190 10M158 12Q170 10 178-2", "#d9c08a", 8) +
      area("M98 32H142L136 54Q120 66 104 54z", "#3a2014") +
      area("M98 32H142L140 39H100z", "#8a5a30") +
      put(6, 104, rifle("#b86a30", "#ffc488"), { scale: 1.12, turn: -4 }) +
      line("M48 142V124M174 122V102", "#2a1610", 11) +
      line("M46 142V128M172 122V106", "#c98d50", 3),
  );
}

/** One blow, and it falls. */
export function loggingAxe(): string {
  return scene(
    "hand",
    fewStars() +
      smallMoon(38, 34, 16) +
      pines(124, "#1a1420") +
      light(128, 68, 116) +
      oval(112, 138, 82, 8, "#0b0810", { opacity: 0.6 }) +
      area("M58 98H164L176 140H46z", "#6b4322") +
      line("M66 112 62 134M88 110V136M140 112 146 136", "#3a2314", 4) +
      oval(111, 98, 54, 13, "#e0b070") +
      oval(111, 98, 34, 8, "#c08a4e") +
      oval(111, 98, 15, 3.5, "#e0b070") +
      line("M118 64 214 10", "#8a5a30", 13) +
      line("M116 60 212 6", "#e6b878", 4) +
      area("M96 58 130 44 138 62Q132 66 128 74L134 106Q106 112 84 98 102 84 104 72z", "#8fa0cc") +
      area("M134 106Q106 112 84 98L90 92Q110 102 131 96z", "#f1f6ff") +
      area("M96 58 130 44 133 51 100 65z", "#dbe6ff") +
      line("M70 78 56 68M80 66 72 52M64 92 48 90", HOT, 4),
  );
}

/** It has left the hand. */
export function molotov(): string {
  return scene(
    "ranged",
    fewStars() +
      town(124, "#1a0d18") +
      light(136, 58, 122) +
      line("M14 132Q40 86 90 74", "#ffb648", 12, { opacity: 0.3 }) +
      line("M24 128Q48 92 90 76", HOT, 4, { opacity: 0.6 }) +
      put(
        132,
        90,
        area("M-22-2Q-22-16-10-28V-48H10V-28Q22-16 22-2V52Q22 58 16 58H-16Q-22 58-22 52z", "#3f8a5a") +
          area("M-22 12Q0 4 22 12V52Q22 58 16 58H-16Q-22 58-22 52z", "#ffb648") +
          area("M-22-2Q-22-16-10-28V-48H-4V-26Q-14-14-14 0V56Q-22 56-22 52z", "#c8ffdc", { opacity: 0.65 }) +
          box(-16, 18, 32, 24, "#f4efe4") +
          line("M-8 26H8M-8 34H4", "#8f2a20", 4) +
          box(-12, -54, 24, 9, "#2a5a3c", { round: 3 }) +
          area("M-8-54Q-12-70 0-76 14-68 8-54zM8-50Q22-44 18-28 10-34 6-48z", "#f1e5ca") +
          put(0, -64, flame(0, 0, 1.3), { turn: -30 }),
        { turn: 36, scale: 0.98 },
      ) +
      line("M214 14h0M226 44h0M200 60h0M150 8h0M122 22h0", "#ff9a2c", 5) +
      disc(226, 92, 3, HOT),
  );
}
