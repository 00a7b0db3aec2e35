/** What is put on the street: walls, pits, a car full of dynamite. Each stands on the lower edge of its sheet. */

import { area, box, disc, KEYLINE, limb, line, oval, put } from "../../../art/brush";

/** How wide and how high the sheet of a thing is. */
export const SHEET = [140, 100] as const;

const shadow = (across: number, down = 8, y = 92) => oval(70, y, across, down, "#000", { opacity: 0.5 });

/** Bricks, with glass and wire on top. */
function wall(): string {
  const rows = [0, 1, 2, 3].map((row) =>
    [-1, 0, 1, 2, 3, 4, 5]
      .map((place) => {
        const left = Math.max(10, 8 + place * 23 + (row % 2 ? 11 : 0));
        const right = Math.min(130, 8 + place * 23 + (row % 2 ? 11 : 0) + 21);
        return right > left
          ? box(left, 35 + row * 14, right - left, 12, (row + place) % 3 ? "#a85a43" : "#93503c")
          : "";
      })
      .join(""),
  );
  return (
    shadow(68) +
    box(8, 32, 124, 60, "#7a3f30", { edge: 2.4, edgeColour: "#2a130d", round: 3 }) +
    rows.join("") +
    box(6, 25, 128, 10, "#c7805f", { edge: 2, edgeColour: "#2a130d", round: 3 }) +
    line("M10,22q10,-16 20,0t20,0t20,0t20,0t20,0t20,0", "#b9c3da", 2)
  );
}

/** Whatever was in the yard: doors, a tyre, a fridge, a mattress. */
function junkWall(): string {
  return (
    shadow(66) +
    box(8, 44, 36, 48, "#5b7a86", { edge: 2.2, round: 3 }) +
    line("M8,58h36M38,50v5M38,64v8", "#2b3d46", 2.2) +
    put(
      94,
      64,
      box(-42, -26, 84, 30, "#b9a98a", { edge: 2.2, round: 9 }) +
        line("M-32,-18h64M-32,-10h64M-32,-2h60", "#8c7c5e", 2),
      {
        turn: -5,
      },
    ) +
    put(
      62,
      66,
      box(-12, -40, 26, 66, "#7c4f2b", { edge: 2.2, round: 2 }) +
        box(-7, -34, 16, 22, "#5d3a1f") +
        disc(9, 0, 2.4, "#e0b04a"),
      {
        turn: 9,
      },
    ) +
    disc(112, 78, 15, "#1b1d26", { edge: 2 }) +
    disc(112, 78, 6.5, "#59607a", { edge: 1.6 }) +
    box(72, 76, 26, 16, "#6f4d28", { edge: 2 }) +
    limb("M12,40 58,30M84,32 132,24", "#8a6234", 5, 3)
  );
}

/** A hole in the road; a deeper one has a ladder that does not reach the bottom. */
function pit(deep: boolean): string {
  return (
    oval(70, 62, 60, 30, "#6a5440", { edge: 2, edgeColour: "#1c140d" }) +
    oval(70, 65, 51, 24, deep ? "#060504" : "#15100b") +
    (deep ? "" : oval(70, 76, 36, 9, "#2b2118")) +
    line("M22,56A52,25 0 0 1 118,56", "#a98a60", 4, { opacity: 0.75 }) +
    (deep ? line("M96,34 92,78M108,36 102,80M95,44h12M94,56h11M93,68h11", "#8a6234", 3) : "") +
    area("M16,70l10,-5 8,6 -6,7zM104,84l10,-4 6,6 -9,5zM44,92l8,-5 9,4 -5,5z", "#574433", {
      edge: 1.4,
      edgeColour: "#1c140d",
    })
  );
}

/** Its red eye glows. */
function mine(): string {
  return (
    shadow(40, 9, 84) +
    oval(70, 74, 34, 17, "#3d4634", { edge: 2.2, edgeColour: "#1a1f14" }) +
    oval(70, 67, 34, 16, "#55604a", { edge: 2.2, edgeColour: "#1a1f14" }) +
    oval(70, 61, 20, 9, "#7d8a6a", { edge: 1.6, edgeColour: "#1a1f14" }) +
    line("M46,64h0M94,64h0M58,75h0M82,75h0", "#1a1f14", 5) +
    disc(70, 56, 20, "#ff4a35", { opacity: 0.22 }) +
    disc(70, 57, 7, "#ff4a35", { edge: 1.6, edgeColour: "#5a130c" }) +
    disc(68, 55, 2, "#ffd2c8")
  );
}

/** It lies on its side, ready to roll. */
function barrel(): string {
  return (
    shadow(52, 9, 88) +
    area("M30,42C24,54 24,74 30,86C52,94 88,94 110,86C116,74 116,54 110,42C88,34 52,34 30,42Z", "#9a5f2c", {
      edge: 2.4,
      edgeColour: "#2a170a",
    }) +
    area("M30,64C30,74 28,80 30,86C52,94 88,94 110,86C113,78 114,70 114,64Z", "#7a4820") +
    line("M46,38C42,54 42,74 46,90M94,38C98,54 98,74 94,90", "#c9c2ae", 6) +
    line("M46,38C42,54 42,74 46,90M94,38C98,54 98,74 94,90", KEYLINE, 1, { opacity: 0.5 }) +
    line("M52,53h36M50,66h40M52,79h36", "#5d3516", 1.8) +
    disc(70, 60, 4, "#2a170a")
  );
}

/** Seen from behind, with the fuse lit. */
function car(): string {
  return put(
    70,
    94,
    oval(0, 0, 64, 8, "#000", { opacity: 0.55 }) +
      area("M-50,-16h16v18h-16zM34,-16h16v18h-16z", "#0c0e16") +
      area("M-54,-10C-58,-34 -52,-40 -44,-44L-34,-70C-30,-76 30,-76 34,-70L44,-44C52,-40 58,-34 54,-10Z", "#8a3a2c", {
        edge: 2.5,
        edgeColour: "#220c08",
      }) +
      area("M0,-75C18,-75 32,-74 34,-70L44,-44C52,-40 58,-34 54,-10H0Z", "#672820") +
      area("M-30,-66H30L37,-46H-37Z", "#1d2a44") +
      area("M-30,-66H-6L-16,-46H-37Z", "#51709c") +
      box(-52, -36, 20, 10, "#ff4a35", { round: 3 }) +
      box(32, -36, 20, 10, "#ff4a35", { round: 3 }) +
      box(-14, -30, 28, 11, "#e8dcb8", { round: 2 }) +
      box(-56, -15, 112, 7, "#b9c0cf", { round: 3 }) +
      box(-20, -86, 40, 12, "#c9402c", { edge: 1.6, round: 3 }) +
      line("M-10,-86v12M0,-86v12M10,-86v12", "#5a130c", 2) +
      line("M18,-84q10,-10 14,-2", "#e8dcb8", 2) +
      disc(33, -86, 9, "#ffd86a", { opacity: 0.35 }) +
      disc(33, -86, 4, "#ffd86a"),
  );
}

/** Striped boards on trestles, with two lamps. */
function barrier(): string {
  const stripes = (y: number, high: number) =>
    box(12, y, 116, high, "#efe6d0", { edge: 2.2, round: 2 }) +
    area([20, 46, 72, 98].map((x) => `M${x},${y + high}l9,-${high}h13l-9,${high}z`).join(""), "#c9402c");
  const lamp = (x: number) =>
    disc(x, 22, 15, "#ffb347", { opacity: 0.25 }) +
    disc(x, 22, 7, "#ffb347", { edge: 2 }) +
    disc(x - 2, 20, 2, "#fff0b5");
  return (
    shadow(60) +
    limb("M30,34 22,94M30,34 38,94M110,34 102,94M110,34 118,94", "#7d8499", 4, 3) +
    stripes(36, 19) +
    stripes(64, 12) +
    lamp(30) +
    lamp(110)
  );
}

const DRAWINGS: Record<string, (() => string) | undefined> = {
  wall_5: junkWall,
  wall_6: wall,
  pit_1: () => pit(false),
  pit_2: () => pit(true),
  mine,
  barrel,
  car,
  barrier,
};

/** The drawing of a thing; none for what never lies on the street. */
export function thing(name: string): string {
  return DRAWINGS[name]?.() ?? "";
}

/** A flame of 60 by 60. */
const FLAME = [
  [
    "M30,2C36,14 50,20 50,38C50,50 41,57 30,57C19,57 10,50 10,38C10,28 17,24 18,14C23,17 25,21 26,25C29,19 31,11 30,2Z",
    "#e2501f",
  ],
  [
    "M31,18C34,26 43,30 43,41C43,50 37,56 30,56C22,56 17,50 17,42C17,35 22,32 23,27C26,29 27,32 28,34C30,30 31,24 31,18Z",
    "#ff9a2c",
  ],
  ["M30,34C33,38 37,41 37,46C37,52 34,55 30,55C26,55 23,52 23,47C23,43 28,40 30,34Z", "#ffe08a"],
] as const;
const flame = (x: number, y: number, scale: number) =>
  put(x, y, FLAME.map(([path, colour]) => area(path, colour)).join(""), { scale });

/** A burning space: flames to the left and to the right, so that whoever stands there is seen. */
export function fire(): string {
  return (
    oval(70, 84, 68, 15, "#ff6a1c", { opacity: 0.3 }) +
    oval(70, 88, 50, 9, "#ffb04a", { opacity: 0.35 }) +
    flame(48, 46, 0.7) +
    flame(2, 30, 1.08) +
    flame(80, 28, 1.12) +
    flame(30, 60, 0.6) +
    flame(72, 62, 0.58)
  );
}

/** A net over a figure of 100 by 130. */
export function net(): string {
  const strands = [-66, -33, 0, 33, 66].map(
    (x) => `M${50 + x},8L${50 + x * 0.4 + 50},128M${50 + x},8L${50 + x * 0.4 - 50},128`,
  );
  return (
    `<clipPath id="net"><path d="M50,4C74,4 86,30 92,66L98,126C74,118 26,118 2,126L8,66C14,30 26,4 50,4Z"/></clipPath>` +
    `<g clip-path="url(#net)">${line(strands.join(""), "#0a0d18", 3.6)}${line(strands.join(""), "#d8c79a", 1.8)}</g>` +
    line("M2,126L8,66C14,30 26,4 50,4C74,4 86,30 92,66L98,126", "#d8c79a", 2.6) +
    line("M2,126h0M26,121h0M50,120h0M74,121h0M98,126h0", "#8d94a8", 6)
  );
}
