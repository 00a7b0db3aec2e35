/** A picture of each set of the game, 320 by 160: what one adds to the town by taking it. Each is an image of its own. */

import { area, box, disc, line, oval, put, star } from "../../../art/brush";
import { withShadow } from "../../../art/crowd";
import { claws, shades, skull } from "../../../art/dead";
import { face } from "../../../art/faces";
import { fingers, palm } from "../../../art/living";
import { graves, moon, roofs, sky, stars } from "../../../art/sky";
import { fir } from "./mountains";

/** How large these pictures are drawn. */
export const SET_PICTURE = { width: 320, height: 160 };

const INK = "#12131c";
const { width: WIDE } = SET_PICTURE;

/** The town itself: its street, its sheriff, and who comes up the street. */
const base = () =>
  sky(SET_PICTURE, ["#0a1030", "#3c3a78"]) +
  stars(WIDE, 80, 40) +
  moon(236, 54, 34) +
  put(0, 58, roofs({ width: WIDE, height: 58, seed: 15, colour: "#10142e" })) +
  area("M0 114H320V160H0Z", "#161b33") +
  area("M140 114H180L236 160H84Z", "#22263f") +
  line("M160 120V160", "#d7b565", 3, { dashes: "9 9", opacity: 0.6 }) +
  area("M44 122 14 160H96Z", "#ffe08a", { opacity: 0.16 }) +
  withShadow({ outfit: "clerk", pose: "reaching" }, 178, 128, 44) +
  withShadow({ outfit: "worker", pose: "reaching" }, 292, 146, 74) +
  withShadow({ outfit: "bride", pose: "rearing", mirrored: true }, 232, 140, 62) +
  put(24, 26, face("sheriff")) +
  put(104, 62, face("nurse"), { scale: 0.74 });

/** A card that shows its back: where it stands, how it is turned, what is on it. */
function card(x: number, y: number, turn: number, ground: string, rim: string, emblem: string): string {
  return put(
    x,
    y,
    box(-30, -42, 60, 84, "#05070f", { round: 7, opacity: 0.5 }) +
      box(-32, -45, 60, 84, "#f1e5ca", { round: 7, edge: 2 }) +
      box(-27, -40, 50, 74, ground, { round: 4, edge: 2, edgeColour: rim }) +
      put(-2, -3, emblem),
    { turn },
  );
}

const HEART = "M0 17C-22 0-20-17-9-17-3-17 0-12 0-9 0-12 3-17 9-17 20-17 22 0 0 17Z";
const skullOnCard = () =>
  area("M-16-4C-16-22 16-22 16-4 16 4 12 6 11 9V16H-11V9C-12 6-16 4-16-4Z", "#dff0b0", { edge: 2 }) +
  disc(-6.5, -2, 4.6, INK) +
  disc(6.5, -2, 4.6, INK) +
  area("M0 3-3 8H3Z", INK) +
  line("M-5 11v5M0 11v5M5 11v5", INK, 2);

/** More cards for both sides: a fan of them on either hand, and sparks where they meet. */
const advanced = () =>
  sky(SET_PICTURE, ["#101a3c", "#4a2450"]) +
  stars(WIDE, 120, 40, 3) +
  disc(160, 74, 92, "#ffe6a6", { opacity: 0.1 }) +
  disc(160, 74, 56, "#ffe6a6", { opacity: 0.14 }) +
  area("M0 132C80 120 240 120 320 132V160H0Z", "#1c1730") +
  card(58, 96, -28, "#8a5a1e", "#ffd978", area(HEART, "#ffd978")) +
  card(92, 82, -14, "#a86a1e", "#ffd978", star(0, 0, 20, 9, 5, "#ffe6ab")) +
  card(128, 78, -4, "#c8802a", "#ffe08a", area(HEART, "#c8302a", { edge: 2 }) + star(0, -1, 8, 3.4, 5, "#ffe6ab")) +
  card(262, 96, 28, "#22401c", "#8fce5a", area(HEART, "#8fce5a")) +
  card(228, 82, 14, "#2c5522", "#8fce5a", star(0, 0, 20, 9, 8, "#c9f08a")) +
  card(194, 78, 4, "#3a6b2a", "#b9f27a", skullOnCard()) +
  put(52, 140, palm("#3f74a8") + fingers(), { turn: 28, scale: 0.82, mirrored: true }) +
  line("M161 40 154 66 168 70 158 104", INK, 9) +
  put(52, 140, palm("#3f74a8") + fingers(), { turn: 28, scale: 0.82, mirrored: true }) +
  line("M161 40 154 66 168 70 158 104", "#fff1c4", 5) +
  star(159, 72, 15, 6, 8, "#ffffff") +
  claws(
    [
      { x: 286, y: 128, turn: -34, scale: 0.9 },
      { x: 250, y: 140, turn: -12, scale: 0.9 },
    ],
    { arm: 46 },
  );

/** More of them: out of the graves come the red ones, before chimneys that smoke no more. */
const growingHunger = () =>
  sky(SET_PICTURE, ["#1c0a1a", "#5a1a22", "#a83a22"]) +
  moon(74, 46, 28) +
  area("M150 116V52H166V116ZM186 116V38H204V116ZM226 116V62H320V116ZM120 116V82H230V116Z", "#1a0c14") +
  area("M150 52H166V58H150ZM186 38H204V44H186Z", "#8c2f2a") +
  area("M158 50C150 40 168 32 158 20 150 12 166 6 172 0H190C178 10 176 20 180 26 182 36 168 42 162 50Z", "#3a1a22", {
    opacity: 0.8,
  }) +
  area("M238 74h10v8h-10zM258 74h10v8h-10zM278 74h10v8h-10zM298 74h10v8h-10z", "#ffb04a", { opacity: 0.8 }) +
  shades(
    [
      { x: 20, y: 120, scale: 0.7 },
      { x: 110, y: 118, scale: 0.6 },
      { x: 140, y: 120, scale: 0.7 },
      { x: 216, y: 118, scale: 0.6 },
      { x: 304, y: 120, scale: 0.75 },
    ],
    "#170a12",
  ) +
  area("M0 112C60 104 110 116 160 110 220 104 270 114 320 108V160H0Z", "#241014") +
  graves([30, 132, 262], 126) +
  withShadow({ outfit: "buried", pose: "reaching" }, 88, 140, 72) +
  withShadow({ outfit: "buried", pose: "beckoning", mirrored: true }, 240, 142, 76) +
  withShadow({ outfit: "buried", pose: "rearing" }, 164, 156, 112) +
  area("M0 150C40 142 80 146 112 152 150 158 210 156 240 150 270 146 300 148 320 150V160H0Z", "#3a1c18") +
  claws(
    [
      { x: 36, y: 132, turn: -10, scale: 0.8 },
      { x: 292, y: 134, turn: 12, scale: 0.8 },
    ],
    { skin: "#b08a7a", arm: 30 },
  );

const HAMMER =
  line("M0 34V-36", INK, 14) +
  line("M0 34V-36", "#a8693a", 9) +
  area("M-24-50H12C20-50 25-45 29-38L18-37H10V-31H-24Z", "#aeb8c8", { edge: 2.4 }) +
  line("M-21-46H10", "#eef3fb", 3);

/** Who holds out: planks over the window, a hammer, and hands that get through all the same. */
const survival = () =>
  box(0, 0, WIDE, 160, "#3a2a26") +
  line("M0 26H320M0 52H320M0 78H320M0 104H320M0 130H320", "#2a1d1b", 2) +
  line(
    "M40 0V26M120 0V26M250 0V26M20 52V78M300 52V78M40 104V130M286 104V130M60 26V52M276 26V52M26 78V104M300 78V104",
    "#2a1d1b",
    2,
  ) +
  disc(276, 44, 90, "#ffdf9a", { opacity: 0.1 }) +
  disc(276, 44, 52, "#ffdf9a", { opacity: 0.14 }) +
  box(56, 10, 178, 136, "#6b4a2c", { edge: 3 }) +
  box(66, 20, 158, 116, "#16234a", { edge: 2 }) +
  disc(186, 46, 34, "#ffeec2", { opacity: 0.14 }) +
  disc(186, 46, 20, "#ffeec2") +
  shades(
    [
      { x: 84, y: 136, scale: 1.2 },
      { x: 208, y: 136, scale: 1.1 },
    ],
    "#0a0f1c",
  ) +
  put(120, 84, skull("farmer"), { scale: 1.5, turn: -8 }) +
  put(176, 98, skull("clerk"), { scale: 1.2, turn: 10 }) +
  line("M145 20V136", "#6b4a2c", 7) +
  area("M38 32 248 20 250 40 40 52Z", "#d09c5b", { edge: 2.4 }) +
  area("M138 62 246 70 244 87 136 79Z", "#e0ad6a", { edge: 2.4 }) +
  claws([{ x: 84, y: 98, turn: -14, scale: 0.9 }], { arm: 22 }) +
  area("M40 104 252 122 250 142 38 124Z", "#c08d50", { edge: 2.4 }) +
  line("M60 42 170 35M70 116 180 125M150 70 214 76", "#8a5f30", 2) +
  line("M48 42h0M240 30h0M48 114h0M240 132h0M146 70h0M237 79h0", INK, 6) +
  put(278, 112, palm("#7c6a44") + HAMMER + fingers(), { turn: -16 });

const tower = () =>
  line("M0 0-16 92M0 0 16 92", INK, 7) +
  line("M0 0-16 92M0 0 16 92M-3 18 5 30-7 44 9 58-11 72 13 86M3 18-5 30 7 44-9 58 11 72-13 86", "#c8402f", 3) +
  disc(0, -2, 15, "#ff5d4d", { opacity: 0.35 }) +
  disc(0, -2, 4.4, "#ffd0c8", { edge: 2, edgeColour: "#ff3b2a" }) +
  line("M-12-12Q-20-2-12 8M12-12Q20-2 12 8M-21-18Q-34-2-21 14M21-18Q34-2 21 14", "#ff8f7a", 2.6, { opacity: 0.8 });

/** The mountains: snow, firs, the mast, and the light of a cabin. */
const timberPeak = () =>
  sky(SET_PICTURE, ["#081428", "#1f3f5c", "#5f8098"]) +
  stars(WIDE, 70, 46, 5) +
  moon(252, 38, 22) +
  area("M-20 124 70 26 118 82 152 48 240 128Z", "#2c4460") +
  area(
    "M70 26 118 82 108 78 98 88 86 74 74 86 62 72 46 80 30 70ZM152 48 190 83 176 80 166 88 152 76 138 84 126 75Z",
    "#e6eefa",
  ) +
  area("M70 26 118 82 108 78 98 88 86 74ZM152 48 190 83 176 80 166 88Z", "#a9bbd4") +
  area("M150 130 246 64 340 132Z", "#1d3049") +
  area("M246 64 284 91 270 88 258 96 246 86 232 94 218 83Z", "#b9c8de") +
  put(214, 36, tower(), { scale: 0.9 }) +
  area("M0 124C60 108 120 122 180 116 240 110 290 118 320 112V160H0Z", "#8fa3c0") +
  area("M0 136C70 122 150 138 220 130 260 126 300 132 320 130V160H0Z", "#c3d0e4") +
  [
    [-12, 46, 0.9],
    [30, 62, 0.66],
    [232, 62, 0.66],
    [264, 46, 0.86],
  ]
    .map(([x = 0, y = 0, scale = 1]) => put(x, y, fir(), { scale }))
    .join("") +
  put(
    112,
    88,
    box(0, 12, 56, 32, "#6b4526", { edge: 2 }) +
      line("M0 20H56M0 28H56M0 36H56", "#4a2f18", 2) +
      area("M-8 14 28-12 64 14Z", "#e6eefa", { edge: 2 }) +
      box(8, 20, 14, 13, "#ffd98a", { edge: 2 }) +
      box(34, 20, 13, 24, "#3a2414", { edge: 2 }) +
      area("M6 44H24L32 64H-4Z", "#ffd98a", { opacity: 0.3 }),
  ) +
  withShadow({ outfit: "worker", pose: "reaching", mirrored: true }, 92, 152, 64) +
  withShadow({ outfit: "farmer", pose: "rearing" }, 206, 154, 72) +
  oval(160, 156, 60, 5, "#8fa3c0", { opacity: 0.5 });

/** Pictures by the ids of the sets. */
export const SET_PICTURES = {
  base,
  advanced,
  growing_hunger: growingHunger,
  survival_of_the_fittest: survival,
  timber_peak: timberPeak,
} satisfies Record<string, () => string>;
