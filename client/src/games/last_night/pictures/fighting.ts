/** What those learn who stand their ground. */

import { area, box, disc, line, oval, put, star } from "../../../art/brush";
import { claws, skull } from "../../../art/dead";
import { room } from "../../../art/grounds";
import { HOT, light } from "../../../art/light";
import { arm, living, SKIN } from "../../../art/living";
import { DARK_WOOD, GLINT, STEEL, WOOD } from "../../../art/things";
import { bat, faceShape, rays, redAxe, ROT_PALE, STAR } from "./parts";
import { scene } from "./scene";

/** Straight at whoever looks. */
export function brawler(): string {
  return scene(
    "upgrade",
    rays("#ffb938") +
      light(120, 76, 120) +
      star(120, 74, 76, 46, 11, "#e2501f") +
      star(120, 74, 60, 38, 11, HOT, { turn: 0.2 }) +
      area("M88 108H152L176 160H64z", "#3f6fa8") +
      box(72, 34, 96, 82, SKIN, { round: 26 }) +
      area("M134 34H142Q168 34 168 60V90Q168 116 142 116H134z", "#3a1a10", { opacity: 0.2 }) +
      line("M96 38V74M120 36V74M144 38V74", "#b97a5c", 5) +
      line("M78 76H162", "#b97a5c", 3) +
      line("M84 94H136", "#ffd8b8", 21) +
      area("M74 56H166V72H74z", "#f4efe4") +
      line("M76 62H164", "#c9bfae", 3),
  );
}

/** Any of them will do. */
export function weaponMastery(): string {
  return scene(
    "upgrade",
    rays(HOT, 0.2) +
      light(120, 70, 118) +
      put(62, 138, bat(), { scale: 1.16, turn: 42 }) +
      put(84, 52, redAxe(), { scale: 1.2, turn: 20 }) +
      star(132, 66, 18, 7, 8, "#fff6d8") +
      line("M120 12V28M112 20H128M212 60V76M204 68H220M32 92V108M24 100H40", "#fff", 3.5),
  );
}

/** A look along a blade. */
export function killerInstinct(): string {
  return scene(
    "upgrade",
    box(0, 0, 240, 150, "#14060c", { opacity: 0.7 }) +
      light(120, 70, 116, "#ff5a3c") +
      area("M50 150C56 128 86 122 120 122 154 122 184 128 190 150z", "#2a2430") +
      put(0, 2, faceShape(SKIN)) +
      area("M120 16C142 16 160 28 158 64 158 98 146 130 120 130z", "#3a0f10", { opacity: 0.5 }) +
      area("M78 62C68 12 98 2 120 4 150 2 170 18 162 62 156 44 148 40 140 32 122 42 100 32 88 46z", "#1d1411") +
      area("M86 66 114 74Q102 86 90 78zM154 66 126 74Q138 86 150 78z", "#fff") +
      line("M103 75h0M137 75h0", "#c8201a", 8) +
      line("M84 60 114 72M156 60 126 72", "#1d1411", 7) +
      put(
        120,
        110,
        area("M-92-2 56-14V16L-60 18Q-84 14-92-2z", "#8fa0cc") +
          area("M-92-2 56-14V0L-80 6z", "#f4f8ff") +
          box(54, -22, 9, 46, "#c9b070", { round: 3 }) +
          box(62, -12, 62, 26, "#2a1a14", { round: 6 }) +
          line("M76-10V12M90-10V12", "#6b4322", 4) +
          area("M-92-2-40-6-46 4-30 8-60 18Q-84 14-92-2z", "#b3261a"),
        { turn: -6 },
      ),
  );
}

/** Teeth break on it. */
export function ironSkin(): string {
  return scene(
    "upgrade",
    light(120, 80, 124) +
      line("M-16 150 150 66", "#3d4766", 62) +
      line("M-20 140 146 56", "#8fa0cc", 48) +
      line("M-26 124 140 40", "#f4f8ff", 7) +
      line("M30 92 62 148M78 66 110 124", "#3d4766", 4) +
      line("M36 92h0M60 134h0M84 68h0M108 110h0M24 102h0M70 76h0", "#272f49", 7) +
      area("M128 50 156 24Q184 14 200 32L206 70Q196 98 168 96L146 90z", "#8fa0cc") +
      line("M166 32 200 44M168 50 206 60M166 68 202 78M160 84 190 92", "#8fa0cc", 16) +
      line("M170 42 204 52M170 60 206 70M166 77 196 86", "#3d4766", 3.4) +
      line("M160 26 188 22", "#f4f8ff", 5) +
      put(70, 48, area(STAR, HOT), { scale: 0.7 }) +
      area("M40 20 52 22 44 38zM64 6 76 10 66 22zM92 18 104 26 92 32zM28 44 40 50 26 58z", "#efe6bd") +
      claws([{ x: 44, y: 14, scale: 1.1, turn: 150 }], { skin: ROT_PALE, arm: 40 }) +
      line("M100 40 116 22M96 64 122 52", HOT, 4.5),
  );
}

/** A lid, and then a fist. */
export function counterattack(): string {
  return scene(
    "upgrade",
    light(130, 72, 116) +
      claws(
        [
          { x: 198, y: 36, scale: 1.25, turn: -96 },
          { x: 200, y: 112, scale: 1.25, turn: -80, mirrored: true },
        ],
        { sleeve: "#4a4660" },
      ) +
      put(70, 160, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: 1 }), { scale: 1.35 }) +
      oval(126, 80, 32, 56, "#3d4766") +
      oval(122, 80, 30, 54, "#8b96b8") +
      oval(122, 80, 22, 42, "#b8c4e0") +
      oval(122, 80, 13, 28, "#8b96b8") +
      line("M106 44Q98 70 102 104", "#f4f8ff", 4) +
      put(160, 58, area(STAR, "#ff9a2c") + put(0, 0, area(STAR, HOT), { scale: 0.6 }), { scale: 0.7 }) +
      arm("M82 70 104 82", "#8f3024") +
      line("M52 72 30 84 22 60", "#c8402f", 12) +
      line("M22 56 14-8", WOOD, 10) +
      line("M19 54 11-8", "#d9a566", 3) +
      disc(22, 58, 8, SKIN) +
      line("M44 18Q66 2 90 10", HOT, 5) +
      area("M86-2 104 14 82 20z", HOT),
  );
}

/** It looks good over the mantelpiece. */
export function headhunter(): string {
  return scene(
    "upgrade",
    room("#4a2f24", "#2a1a14") +
      line("M40 0V108M80 0V108M160 0V108M200 0V108", "#3a241c", 3) +
      light(120, 56, 116) +
      area("M68 14Q120 2 172 14 176 72 160 104 140 134 120 140 100 134 80 104 64 72 68 14z", DARK_WOOD) +
      area("M78 22Q120 12 162 22 166 70 152 98 138 122 120 128 102 122 88 98 74 70 78 22z", WOOD) +
      put(120, 68, skull("farmer"), { scale: 2.05 }) +
      box(100, 116, 40, 13, "#e0c36a", { round: 3 }) +
      line("M108 122H132", "#8f5f1a", 3) +
      put(28, 62, area("M-16-26H16V14L0 28-16 14z", WOOD) + put(0, -4, skull("worker"), { scale: 0.9 })) +
      area("M196 36H228V76L212 90 196 76z", WOOD) +
      line("M204 54H220M204 62H220", STEEL, 3) +
      line("M212 54V46", GLINT, 4),
  );
}
