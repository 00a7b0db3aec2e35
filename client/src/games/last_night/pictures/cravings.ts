/** What grows in the dead. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, crowd, ROT, ROT_SHADE, shades, skull } from "../../../art/dead";
import { floor, gravestones, town } from "../../../art/grounds";
import { HOT, light, smallMoon } from "../../../art/light";
import { BLOOD, WOOD } from "../../../art/things";
import { DROP, plaster, rays, ROT_PALE } from "./parts";
import { scene } from "./scene";

/** A wave of hands. */
export function risingTide(): string {
  return scene(
    "craving",
    smallMoon(196, 34, 16) +
      town(110, "#180a1e") +
      area("M196 122h10v8h-10zM220 118h8v8h-8z", HOT) +
      light(176, 110, 80) +
      claws(
        [
          { x: 44, y: 44, scale: 1, turn: 4 },
          { x: 84, y: 28, scale: 1, turn: 24 },
          { x: 124, y: 34, scale: 1, turn: 58 },
          { x: 148, y: 60, scale: 1, turn: 100 },
        ],
        { skin: ROT_PALE, arm: 30 },
      ) +
      area("M-6 160V70Q30 38 80 40 132 46 142 78 122 66 104 78 92 96 112 114 150 138 246 136V160z", "#2f5a3a") +
      area("M-6 160V70Q30 38 80 40 108 42 126 56 90 48 68 74 52 108 96 134 130 150 160 160z", "#47784a") +
      line("M20 74h0M36 72h0M46 100h0M60 100h0M14 112h0M28 112h0M74 128h0M88 128h0M40 138h0M52 138h0", "#e8f59a", 7) +
      line("M150 136Q190 144 240 138", "#8fb87a", 4),
  );
}

/** They cannot run, and run. */
export function lurchingCharge(): string {
  return scene(
    "craving",
    town(96, "#1c0c24") +
      floor(126, "#22101f") +
      light(80, 70, 116) +
      line("M240 22H196M240 48H214M240 96H220", "#ffd0d8", 5, { opacity: 0.7 }) +
      put(
        166,
        136,
        crowd([
          { x: 18, y: -14, tall: 106, outfit: "worker", pose: "reaching" },
          { x: -34, y: 6, tall: 146, outfit: "clerk", pose: "reaching" },
        ]),
        { turn: -20 },
      ) +
      disc(176, 140, 14, "#b9a0b4", { opacity: 0.7 }) +
      disc(202, 132, 18, "#b9a0b4", { opacity: 0.5 }) +
      disc(154, 146, 11, "#b9a0b4", { opacity: 0.7 }) +
      disc(226, 140, 12, "#b9a0b4", { opacity: 0.5 }),
  );
}

/** Neither this, nor that. */
export function hardToKill(): string {
  return scene(
    "craving",
    light(120, 72, 118) +
      area("M56 150C60 122 88 114 120 114 152 114 180 122 184 150z", "#c07a2c") +
      put(
        40,
        30,
        box(-26, -9, 34, 17, "#2a1a14", { round: 5 }) +
          box(6, -15, 7, 29, "#c9b070", { round: 2 }) +
          area("M12-9 56-7 60 4 12 8z", "#dbe6ff"),
        { turn: 24 },
      ) +
      put(120, 70, skull("worker"), { scale: 2.7 }) +
      area("M76 44 92 48 84 60 76 62z", BLOOD) +
      line("M154 60 222 24", WOOD, 6) +
      area("M206 24 226 6 234 12 216 34zM216 34 240 30 238 40 214 44z", "#e04a38") +
      disc(154, 60, 8, BLOOD) +
      disc(128, 30, 8, "#2b0e0c") +
      disc(110, 38, 6.5, "#2b0e0c") +
      disc(146, 94, 7, "#2b0e0c") +
      plaster(92, 96, -30, 0.7),
  );
}

/** What holds, they open. */
export function ripAndTear(): string {
  return scene(
    "craving",
    box(0, 0, 240, 150, "#6a3f5e") +
      line("M0 30H240M0 60H240M0 90H240M0 120H240", "#55304c", 3) +
      area(
        "M104-8H138L152 16 144 36 172 58 160 84 172 108 146 128 148 158H92L98 130 66 110 80 84 66 60 98 38 90 16z",
        "#ff5a3c",
      ) +
      area(
        "M110-8H132L142 18 134 40 158 62 148 84 160 106 136 124 136 158H104L108 126 80 106 92 84 80 62 108 42 100 16z",
        "#1a0610",
      ) +
      line("M108 74h0M134 74h0", "#f4ffb0", 14) +
      area("M104 98 112 92 118 100 124 92 130 100 136 94 132 112H108z", "#efe6bd") +
      claws(
        [
          { x: 66, y: 40, scale: 1.3, turn: -74 },
          { x: 60, y: 112, scale: 1.3, turn: -100, mirrored: true },
          { x: 176, y: 40, scale: 1.3, turn: 74, mirrored: true },
          { x: 182, y: 112, scale: 1.3, turn: 100 },
        ],
        { nails: true, arm: 24 },
      ),
  );
}

/** A bird, and no sun. */
export function darkOmen(): string {
  return scene(
    "craving",
    rays("#ff5a3c", 0.22) +
      light(120, 62, 110, "#ff7a4a") +
      disc(120, 60, 54, "#ffb060") +
      disc(120, 60, 46, "#8a2a3c") +
      area("M0 150V126Q60 112 120 122T240 118V150z", "#12060f") +
      gravestones([14, 204], 136, "#4a3350", "#341f3a") +
      area("M88 150V120Q88 100 122 100T156 120V150z", "#6a5072") +
      area("M140 150V103Q156 108 156 120V150z", "#452f4c") +
      area("M60 112 92 88Q88 58 112 50 112 30 132 28 146 28 150 40L168 46 150 52Q154 84 128 98L104 102z", "#0a0710") +
      area("M60 112 92 88Q96 76 108 72 96 92 104 102z", "#2c2038") +
      line("M98 84Q112 70 132 70M100 92Q116 82 132 84", "#3a2c48", 3.4) +
      area("M148 40 168 46 150 50z", "#e0a53c") +
      disc(138, 40, 4.5, "#ff4a34") +
      line("M116 98V108M128 98V108", "#e0a53c", 4),
  );
}

/** They follow a thread nobody else sees. */
export function bloodScent(): string {
  return scene(
    "craving",
    light(66, 66, 104) +
      area("M10 150C16 124 40 116 72 116 104 116 128 124 134 150z", "#7b3f34") +
      put(72, 66, skull("farmer"), { scale: 2.4, turn: 10 }) +
      line("M76 86Q112 100 134 82T172 90 194 126", "#ff5a4a", 10, { opacity: 0.55 }) +
      line("M72 86Q104 108 132 102T172 118 188 130", "#ff5a4a", 6, { opacity: 0.55 }) +
      line("M80 84Q122 92 146 58T204 78 204 126", "#ff5a4a", 7, { opacity: 0.55 }) +
      oval(200, 136, 40, 10, "#8f1218") +
      oval(196, 133, 24, 5, "#e0362a") +
      put(202, 8, area(DROP, "#e0362a"), { scale: 2 }) +
      put(176, 24, area(DROP, "#e0362a"), { scale: 1.1 }),
  );
}

/** They have mouths of their own. */
export function hungryHands(): string {
  return scene(
    "craving",
    light(120, 76, 122) +
      claws(
        [
          { x: 34, y: 124, scale: 1.1, turn: 20 },
          { x: 208, y: 124, scale: 1.1, turn: -20, mirrored: true },
        ],
        { skin: ROT_SHADE, nails: true },
      ) +
      area("M92 112H148L158 160H82z", ROT) +
      line("M96 68 82 32M112 60 108 12M130 60 136 10M148 68 164 30", ROT, 18) +
      line("M92 104 66 88 54 68", ROT, 18) +
      area("M86 66H156V104Q150 132 120 132 88 130 86 100z", ROT) +
      area("M138 62H156V104Q150 132 124 132 144 104 138 62z", "#12241a", { opacity: 0.28 }) +
      area(
        "M74 36 80 12 90 28zM100 16 107-8 117 12zM128 12 140-10 145 12zM156 34 172 12 174 34zM46 72 44 50 62 62z",
        "#f3ead0",
      ) +
      area("M90 92Q120 62 150 92 144 124 120 124 96 124 90 92z", "#3a0a10") +
      oval(120, 114, 15, 8, "#d9506a") +
      area(
        "M94 88 103 80 103 98zM107 78 117 75 113 94zM122 75 133 78 127 94zM137 80 146 88 138 98zM100 112 106 104 110 118zM130 118 134 104 141 112z",
        "#efe6bd",
      ),
  );
}

/** As far as one sees. */
export function endlessDead(): string {
  const row = (y: number, scale: number, apart: number, first: number) =>
    Array.from({ length: Math.ceil((240 - first) / apart) + 1 }, (_, one) => ({ x: first + one * apart, y, scale }));
  return scene(
    "craving",
    light(120, 34, 120) +
      disc(120, 36, 30, "#ffd98a") +
      shades(row(66, 0.5, 28, 8), "#5a2a48") +
      shades(row(102, 1, 60, 0), "#4a6a4e") +
      crowd([
        { x: 66, y: 184, tall: 134, outfit: "farmer", pose: "still", cut: true },
        { x: 174, y: 184, tall: 134, outfit: "buried", pose: "still", cut: true },
      ]),
  );
}
