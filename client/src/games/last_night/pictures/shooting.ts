/** What those learn who shoot. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { crowd } from "../../../art/dead";
import { bandedSky, floor, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { SKIN } from "../../../art/living";
import { cartridge, DARK_STEEL, GLINT, pistol, STEEL } from "../../../art/things";
import { muzzleFlash, STAR, stick } from "./parts";
import { scene } from "./scene";

/** Nothing shakes. */
export function steadyAim(): string {
  return scene(
    "upgrade",
    light(192, 54, 96) +
      disc(196, 54, 40, "#f4efe4") +
      disc(196, 54, 30, "#d8302f") +
      disc(196, 54, 20, "#f4efe4") +
      disc(196, 54, 10, "#d8302f") +
      line("M136 54H192", HOT, 4, { dashes: "2 10" }) +
      put(22, 46, pistol(), { scale: 1.05 }) +
      line("M-10 150 30 112", "#3f6fa8", 34) +
      line("M28 104 42 96", SKIN, 30) +
      line("M34 86H62M34 98H60M34 110H56M32 120H50", SKIN, 11) +
      line("M40 92H62M40 104H58M38 115H52", "#b97a5c", 2.4) +
      line("M66 92 84 84", SKIN, 10) +
      line("M60 150 56 118", "#33598a", 26),
  );
}

/** All six at once. */
export function quickReload(): string {
  const holes = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3;
    return [86 + 34 * Math.sin(angle), 78 - 34 * Math.cos(angle)] as const;
  });
  return scene(
    "upgrade",
    light(96, 76, 116) +
      disc(86, 78, 62, DARK_STEEL) +
      disc(84, 76, 60, "#56648f") +
      disc(86, 78, 54, STEEL) +
      holes
        .map(
          ([x, y], at) => disc(x, y, 14, at === 1 ? "#0b0f1c" : "#d99a34") + (at === 1 ? "" : disc(x, y, 6, "#8f5f1a")),
        )
        .join("") +
      disc(86, 78, 9, GLINT) +
      line("M32 60Q40 32 66 24", "#dbe6ff", 5) +
      put(196, 36, put(0, 0, cartridge(), { scale: 0.84 }), { turn: -110 }) +
      line("M218 30 240 22", SKIN, 30) +
      line("M210 16 190 24M214 44 198 46", SKIN, 12) +
      line("M168 96H196M160 114H182M166 78H184", HOT, 5, { opacity: 0.8 }) +
      put(196, 144, put(0, 0, cartridge(), { scale: 0.5 }), { turn: 70 }),
  );
}

/** Far away, and in the middle of the cross. */
export function sharpshooter(): string {
  return scene(
    "upgrade",
    bandedSky("#1a2858", "#8a86a8") +
      fewStars() +
      smallMoon(160, 34, 9) +
      town(96, "#1b2448") +
      floor(106, "#343f64") +
      crowd([{ x: 118, y: 132, tall: 84, outfit: "farmer", pose: "reaching" }]) +
      area("M-10-10H250V160H-10zM120 4A71 71 0 0 0 120 146 71 71 0 0 0 120 4z", "#07090f", { evenOdd: true }) +
      ring(120, 75, 71, "#39425f", 5) +
      line("M49 75H104M136 75H191M120 4V59M120 91V146", "#07090f", 3.4) +
      line("M64 70V80M78 70V80M92 70V80M148 70V80M162 70V80M176 70V80", "#07090f", 3) +
      ring(118, 70, 16, "#ff4a34", 4) +
      disc(118, 70, 3, "#ff4a34") +
      line("M66 36Q78 20 96 14", "#fff", 4, { opacity: 0.4 }),
  );
}

/** Off the wall, into the tin. */
export function trickShot(): string {
  return scene(
    "upgrade",
    light(176, 70, 96) +
      area("M96-6H240V12L110 22z", "#56648f") +
      area("M96-6H240V2L104 10z", GLINT) +
      floor(132, "#2a2030") +
      line("M74 92 146 24 176 68", HOT, 5) +
      put(146, 20, area(STAR, "#ff9a2c"), { scale: 0.55 }) +
      put(146, 20, area(STAR, HOT), { scale: 0.3 }) +
      put(
        186,
        92,
        area("M-22-30H22V30H-22z", "#d8402f") +
          area("M-22-30H-8V30H-22z", "#ff9a84") +
          box(-22, -8, 44, 20, "#f1e5ca") +
          oval(0, -30, 22, 7, "#c9d3ea") +
          oval(0, 30, 22, 7, "#8b96b8") +
          disc(-8, -12, 8, "#12131c"),
        { turn: 22 },
      ) +
      line("M160 66 146 62M168 56 166 44M150 82 138 86M214 70 226 62M220 112 232 118", HOT, 4.5) +
      put(14, 110, pistol(), { scale: 0.84, turn: -42 }) +
      line("M-8 160 26 136", SKIN, 26),
  );
}

/** It goes as far as it must. */
export function strongArm(): string {
  return scene(
    "upgrade",
    light(150, 38, 104) +
      area("M-6 160V108Q30 88 62 98 84 70 120 82 142 92 138 116L134 60 168 56Q184 110 168 134 120 160 60 150z", SKIN) +
      area("M-6 160V140Q40 126 84 134 130 136 152 104L162 56 168 56Q184 110 168 134 120 160 60 150z", "#b97a5c") +
      area("M-6 160V104Q26 88 52 94L44 116 58 126 46 140 52 160z", "#c8402f") +
      area("M-6 104Q26 88 52 94L50 102Q24 98-6 114z", "#ff8a72") +
      line("M74 104Q92 84 118 94", "#ffe0c0", 5) +
      put(154, 40, put(0, 0, stick(), { scale: 1, turn: 68 })) +
      box(130, 20, 44, 42, SKIN, { round: 13 }) +
      line("M141 24V44M152 22V44M163 24V44", "#b97a5c", 3) +
      line("M138 54H160", "#ffd8b8", 10) +
      line("M190 26Q204 10 216 18", "#e9dcc0", 4.5) +
      put(220, 20, area(STAR, "#ff9a2c") + put(0, 0, area(STAR, "#fff3cf"), { scale: 0.6 }), { scale: 0.55 }) +
      line("M92 66 84 52M114 62 112 46M72 76 60 66", HOT, 5),
  );
}

/** One for each hand. */
export function gunslinger(): string {
  const gun = put(0, 0, pistol(), { scale: 0.98 });
  return scene(
    "upgrade",
    light(50, 36, 84) +
      light(190, 36, 84) +
      muzzleFlash(166, 48, 0.8, -36) +
      put(74, 48, muzzleFlash(0, 0, 0.8), { turn: 36, mirrored: true }) +
      put(150, 98, gun, { turn: 36, mirrored: true }) +
      line("M120 176 152 130", "#b5402f", 30) +
      line("M148 132 152 122", SKIN, 27) +
      put(90, 98, gun, { turn: -36 }) +
      line("M120 176 88 130", "#d8402f", 30) +
      line("M92 132 88 122", SKIN, 27) +
      line("M80 116 98 112M81 126 98 124M160 116 142 112M159 126 142 124", "#b97a5c", 2.6) +
      line("M120 20V36M112 28H128", "#fff", 3.5),
  );
}
