/** Actions with weapons. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { HOT, LAMP, light, fewStars } from "../../../art/light";
import { town, workbench } from "../../../art/grounds";
import { fingers, palm, SKIN } from "../../../art/living";
import {
  cartridge,
  cartridges,
  DARK_STEEL,
  DARK_WOOD,
  flame,
  GLINT,
  pistol,
  STEEL,
  WOOD,
  shotgun as longGun,
} from "../../../art/things";
import { scene } from "./scene";

/** An open box of cartridges. */
export function ammoBox(): string {
  return scene(
    "action",
    workbench(120) +
      oval(126, 138, 84, 7, "#1a0f0a", { opacity: 0.5 }) +
      area("M60 74 76 32H176L188 74z", "#2f4a32") +
      area("M68 72 80 38H172L181 72z", "#1c2e22") +
      cartridges(
        [
          [78, 98],
          [96, 102],
          [114, 98],
          [132, 102],
          [150, 98],
          [168, 102],
        ],
        0.52,
      ) +
      box(56, 74, 134, 62, "#557a48", { round: 3 }) +
      box(56, 74, 134, 6, "#8fb872", { round: 3 }) +
      area("M126 74H190V136H126z", "#0b1020", { opacity: 0.25 }) +
      box(66, 88, 114, 38, "#3f5f38", { round: 3 }) +
      box(112, 70, 22, 22, "#c9b070", { round: 3 }) +
      box(117, 76, 12, 10, "#5e4a2f", { round: 2 }) +
      area("M88 104q0-8 4-11 4 3 4 11v16h-8zM150 104q0-8 4-11 4 3 4 11v16h-8z", "#e0c36a"),
  );
}

/** A shotgun goes off, its shell flies. */
export function shotgun(): string {
  return scene(
    "action",
    light(206, 38, 88) +
      area("M196 44 212 14 214 32 240 14 226 38 240 46 222 52 226 74 208 58z", "#ff9a2c") +
      area("M198 44 212 26 213 37 228 30 220 42 230 48 216 50 216 62 205 54z", HOT) +
      put(14, 104, longGun(), { scale: 1.02, turn: -18 }) +
      line("M92 102Q82 132 54 164M152 80Q166 110 160 164", "#3f5f9c", 29) +
      line("M84 94 102 90M142 72 158 66", SKIN, 22) +
      line("M140 62 142 78M148 60 150 75M156 58 158 72M88 96 104 92", "#b97a5c", 2.2) +
      put(86, 40, cartridge(), { scale: 0.3, turn: -60 }),
  );
}

/** A bullet with a hollow tip, in flight. */
export function hollowPoints(): string {
  return scene(
    "action",
    light(158, 75, 92) +
      line("M0 52H52M6 75H44M0 98H52", "#dfe8ff", 5, { opacity: 0.5 }) +
      area("M26 45H108C150 45 176 52 196 64V86C176 98 150 105 108 105H26z", "#d98a4e") +
      area("M26 45H108C150 45 176 52 196 64V71C160 60 90 57 26 57z", "#ffd2a6") +
      area("M26 92C100 92 160 90 196 80V86C176 98 150 105 108 105H26z", "#8a4a26") +
      box(14, 42, 26, 66, "#e0a53c", { round: 5 }) +
      box(14, 42, 26, 12, HOT, { round: 5 }) +
      line("M52 46V104", "#8a4a26", 4) +
      line("M150 50C140 66 140 84 150 100M172 56C164 68 164 82 172 94", "#8a4a26", 4) +
      oval(196, 75, 13, 19, "#ffd2a6") +
      oval(198, 75, 9, 14, "#1d0f12") +
      area("M214 60 234 50 226 66zM218 75 240 75 218 82zM214 90 234 102 224 86z", HOT),
  );
}

/** A bottle with a burning rag, ready to be thrown. */
export function molotovCocktail(): string {
  return scene(
    "action",
    fewStars() +
      town(112) +
      light(130, 42, 112) +
      put(
        118,
        103,
        palm("#3a4a7c") +
          put(
            0,
            0,
            area("M-15 44V-14Q-14-28-6-32V-50H6V-32Q14-28 15-14V44z", "#3f9a6a") +
              area("M-15 40V-14Q-14-28-6-32V-50H-2V-30Q-9-22-9-10V40z", "#a6e6b4") +
              box(-15, 6, 30, 14, "#ffd98a", { opacity: 0.35 }) +
              area("M-6-54H8L12-44 4-34-6-40z", "#f1e5ca") +
              flame(4, -48, 0.87),
          ) +
          fingers(),
        { turn: 10 },
      ),
  );
}

/** A magazine goes into a pistol. */
export function reload(): string {
  return scene(
    "action",
    fewStars() +
      light(100, 100, 108) +
      put(86, 12, pistol(), { scale: 1.02, turn: 6 }) +
      line("M58 104 56 114M110 110 108 120", HOT, 4) +
      put(
        82,
        117,
        put(-17, -6, cartridge(), { scale: 0.36, turn: 90 }) +
          area("M-15-3H19L12 40H-22z", STEEL) +
          area("M4-3H19L12 40H-4z", DARK_STEEL) +
          line("M-14-2H18", GLINT, 3) +
          line("M-5 8h0M-7 19h0", LAMP, 7),
        { turn: 6 },
      ) +
      line("M-6 164Q30 150 52 144", "#3f5f9c", 38) +
      line("M58 142 94 142", SKIN, 22) +
      line("M58 136 60 118", SKIN, 10) +
      line("M80 138H100M80 146H98", "#b97a5c", 2.5),
  );
}

/** A drum with one cartridge left. */
export function oneInTheChamber(): string {
  return scene(
    "action",
    light(120, 40, 112) +
      disc(124, 79, 66, "#0a0f20", { opacity: 0.5 }) +
      disc(120, 75, 66, DARK_STEEL) +
      disc(120, 75, 60, "#4a5680") +
      area("M54 75A66 66 0 0 1 120 9V16A59 59 0 0 0 61 75z", GLINT) +
      line("M153 56h0M153 94h0M120 113h0M87 94h0M87 56h0", "#0e1326", 33) +
      disc(120, 75, 11, DARK_STEEL) +
      disc(120, 75, 5, GLINT) +
      light(120, 37, 30) +
      disc(120, 37, 17.5, "#8f5f1a") +
      disc(120, 37, 15.5, "#e6ab42") +
      area("M120 21.5A15.5 15.5 0 0 0 104.5 37H109A11 11 0 0 1 120 26z", HOT) +
      disc(120, 37, 6.5, "#8a5c16") +
      disc(119, 36, 4.5, "#ffd98a"),
  );
}

/** A locker full of weapons. */
export function weaponsCache(): string {
  return scene(
    "action",
    light(120, 70, 126) +
      area("M56 10 16 0V150L56 140zM184 10 224 0V150L184 140z", "#32456f") +
      area("M16 0 22 2V148L16 150zM224 0 218 2V148L224 150z", "#6f84b8") +
      box(54, 8, 132, 134, "#1a2340") +
      box(60, 14, 120, 122, "#a8743a") +
      oval(120, 18, 52, 10, HOT, { opacity: 0.85 }) +
      box(60, 106, 120, 5, DARK_WOOD) +
      put(70, 106, longGun(), { scale: 0.52, turn: -90 }) +
      put(96, 106, longGun(), { scale: 0.52, turn: -90 }) +
      box(131, 26, 6, 80, DARK_WOOD) +
      area("M130 26 148 20Q154 34 148 44L130 40z", GLINT) +
      area("M160 104 157 46Q158 26 164 26 170 26 171 46L168 104z", "#d08a48") +
      box(66, 116, 44, 20, WOOD) +
      line("M66 126H110M88 116V136", DARK_WOOD, 2) +
      cartridges(
        [
          [124, 136],
          [138, 136],
          [152, 136],
          [166, 136],
        ],
        0.26,
      ) +
      line("M48 76h0M192 76h0", LAMP, 8),
  );
}
