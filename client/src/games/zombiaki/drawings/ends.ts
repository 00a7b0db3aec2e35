/** The two ends of the street, each as it looks from afar and from close by: the cemetery and the barricade. */

import { area, box, disc, KEYLINE, line, oval, put, together } from "../../../art/brush";
import { graves, moon, roofs, scattered, stars } from "../../../art/sky";
import type { Side } from "../street";

/** A strip as wide as the street, cut where it does not fit: what stands on the road keeps to its edge. */
const strip = (width: number, height: number, keeps: "YMax" | "YMin", drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMid${keeps} slice" ` +
  `stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

const WIDTH = 900;
const FAR_HEIGHT = 150;
const NEAR_HEIGHT = 110;

export function farEnd(side: Side): string {
  return strip(WIDTH, FAR_HEIGHT, "YMax", nightSky() + (side === "zombies" ? cemeteryAfar() : barricadeAfar()));
}

export function nearEnd(side: Side): string {
  return strip(WIDTH, NEAR_HEIGHT, "YMin", side === "zombies" ? cemeteryCloseBy() : barricadeCloseBy());
}

/** Roofs and stars behind the clock of the night. */
export function skylineStrip(): string {
  const [width, height] = [1400, 52];
  return strip(
    width,
    height,
    "YMax",
    stars(width * 0.72, 36, 70) + put(0, 22, roofs({ width, height: 32, seed: 21, colour: "#070a15" })),
  );
}

function fade(id: string, from: string, to: string, seen = [1, 1]): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}" stop-opacity="${seen[0]}"/>` +
    `<stop offset="1" stop-color="${to}" stop-opacity="${seen[1]}"/></linearGradient>`
  );
}

function nightSky(): string {
  return fade("night", "#0b1232", "#31406e") + box(0, 0, WIDTH, FAR_HEIGHT, "url(#night)") + stars(WIDTH, 90, 60);
}

const every = (from: number, step: number, draw: (x: number) => string) =>
  Array.from({ length: Math.ceil((WIDTH - from) / step) }, (_, place) => draw(from + place * step)).join("");

/** Hill, graves, mist and fence under the moon. */
function cemeteryAfar(): string {
  const hill = "M0,104C180,76 330,104 480,94C650,82 780,108 900,98V150H0Z";
  const bars = every(6, 15, (x) => `M${x},152v-27l2-4 2,4v27`);
  return (
    moon(610, 72, 20) +
    put(0, 62, roofs({ width: WIDTH, height: 44, seed: 12, colour: "#131b3a" })) +
    area(hill, "#1c3030") +
    graves([62, 214, 300, 430, 520, 690, 840], 134, 1) +
    graves([20, 130, 372, 600, 772], 140, 1.25) +
    cross(262, 138) +
    cross(566, 136) +
    cross(742, 140) +
    bareTree(170, 138, 1) +
    bareTree(806, 138, -1) +
    fade("mist", "#b9cbe8", "#b9cbe8", [0, 0.34]) +
    box(0, 92, WIDTH, 58, "url(#mist)") +
    line(bars, "#0a0f1e", 2.6) +
    line(`M0,131H${WIDTH}M0,145H${WIDTH}`, "#0a0f1e", 3)
  );
}

const cross = (x: number, ground: number) =>
  area(`M${x},${ground}v-22h-8v-7h8v-9h7v9h8v7h-8v22z`, "#5d6a86") +
  area(`M${x + 4},${ground}v-38h3v9h8v7h-8v22z`, "#3f4b68");

const bareTree = (x: number, ground: number, way: number) =>
  put(
    x,
    ground,
    line(
      "M0,4C2,-20 -2,-36 4,-62M1,-26C12,-34 18,-42 22,-58M0,-38C-10,-44 -14,-54 -20,-64M3,-52C8,-58 10,-66 16,-74",
      "#10192b",
      4,
    ),
    { mirrored: way < 0 },
  );

/** The backs of the graves, grass and mist: whoever sits here has just climbed out. */
function cemeteryCloseBy(): string {
  const next = scattered(8);
  const blades = every(
    4,
    9,
    (x) => `M${x},${24 + next() * 6}l${Math.round(next() * 8 - 4)},-${Math.round(8 + next() * 8)}`,
  );
  const stone = (x: number, wide: number, high: number, colour: string) =>
    area(`M${x},112V${50 - high}a${wide / 2},${wide / 2} 0 0 1 ${wide},0V112z`, colour, { edge: 2.4 }) +
    area(
      `M${x + wide * 0.62},112V${50 - high - wide * 0.47}a${wide / 2},${wide / 2} 0 0 1 ${wide * 0.38},${wide * 0.47}V112z`,
      "#333e5a",
    );
  return (
    fade("grass", "#2a4038", "#101c1c") +
    area(`M0,16C120,6 240,22 380,14C560,4 700,22 ${WIDTH},12V112H0Z`, "url(#grass)") +
    line(blades, "#3f5c48", 2.4) +
    oval(450, 62, 74, 16, "#0a100f") +
    area("M376,62q74,-20 148,0q-74,-10 -148,0z", "#4a3a28") +
    stone(66, 56, 4, "#4d5a78") +
    stone(196, 44, -6, "#566484") +
    stone(280, 62, 2, "#47536f") +
    stone(584, 48, -4, "#566484") +
    stone(668, 60, 6, "#4d5a78") +
    stone(790, 46, -4, "#566484") +
    line("M92,66v30M80,76h24M310,70h6v26M618,72v24M606,80h24M690,74h20M690,84h14", "#333e5a", 3) +
    fade("haze", "#b9cbe8", "#b9cbe8", [0.26, 0]) +
    box(0, 0, WIDTH, 70, "url(#haze)")
  );
}

const PLANKS = ["#8a6234", "#6f4d28", "#7c572d"];

/** Planks nailed across the street, bags of sand before them, wire above. */
function barricadeCloseBy(): string {
  const next = scattered(3);
  const planks = every(-10, 44, (x) => {
    const high = 52 + Math.round(next() * 22);
    const board =
      box(-26, -high / 2, 52, high, PLANKS[Math.floor(next() * 3)]!, { edge: 2, edgeColour: "#2a1a0a", round: 2 }) +
      line(`M-20,${-high / 2 + 9}h0M18,${-high / 2 + 9}h0`, "#2a1a0a", 3.4) +
      line(`M-18,${-high / 6}q14,5 30,0M-14,${high / 5}q10,-4 26,0`, "#523716", 1.6);
    return put(x + 26, 46, board, { turn: next() * 13 - 6.5 });
  });
  return (
    box(0, 4, WIDTH, 108, "#1b130b") +
    planks +
    box(0, 54, WIDTH, 13, "#5d4122", { edge: 2, edgeColour: "#2a1a0a" }) +
    every(0, 62, sandbag) +
    wire(16)
  );
}

const sandbag = (x: number) =>
  area(`M${x},114c-7,-24 8,-32 30,-32c24,0 39,8 32,32z`, (x / 62) % 2 ? "#9a8a62" : "#857650", {
    edge: 1.6,
    edgeColour: "#33290f",
  }) + line(`M${x + 14},92q16,-6 32,0`, "#b7a678", 2);

/** Barbed wire in coils. */
const wire = (y: number) =>
  line(`M0,${y}${every(0, 30, () => "q8,-15 15,0q7,13 15,0")}`, "#c3cbe0", 1.8, { opacity: 0.85 }) +
  line(
    every(12, 30, (x) => `M${x},${y - 6}l6,-6M${x + 5},${y - 5}l-5,-7`),
    "#c3cbe0",
    1.4,
    { opacity: 0.85 },
  );

/** Seen from the dead: a lit wall of planks, lamps on poles, and the town that is behind it. */
function barricadeAfar(): string {
  const next = scattered(4);
  const planks = every(-8, 34, (x) => {
    const high = 44 + Math.round(next() * 16);
    return put(
      x + 18,
      128,
      box(-19, -high / 2, 38, high, PLANKS[Math.floor(next() * 3)]!, { edge: 1.8, edgeColour: "#2a1a0a", round: 2 }),
      { turn: next() * 10 - 5 },
    );
  });
  return (
    put(0, 26, roofs({ width: WIDTH, height: 84, seed: 21, colour: "#141a35" })) +
    fade("warm", "#ffb347", "#ffb347", [0, 0.5]) +
    box(0, 40, WIDTH, 110, "url(#warm)") +
    flood(112, 1) +
    flood(788, -1) +
    planks +
    box(0, 134, WIDTH, 8, "#5d4122", { edge: 1.6, edgeColour: "#2a1a0a" }) +
    wire(104) +
    watcher(352, "#2a2233") +
    watcher(636, "#22283e")
  );
}

/** A lamp on a pole that looks down the street. */
const flood = (x: number, way: number) =>
  put(
    x,
    150,
    line("M0,0V-96", KEYLINE, 5) +
      disc(14, -98, 40, "#ffd98a", { opacity: 0.14 }) +
      disc(14, -98, 22, "#ffd98a", { opacity: 0.28 }) +
      area("M-6,-108h22l8,10l-8,10h-22z", "#2a3150", { edge: 2 }) +
      oval(19, -98, 5, 9, "#fff0b5"),
    { mirrored: way < 0 },
  );

/** Somebody with a rifle behind the planks. */
const watcher = (x: number, colour: string) =>
  together(
    { fill: colour, stroke: KEYLINE, "stroke-width": 1.6 },
    area(`M${x - 15},116c0,-18 6,-24 15,-24s15,6 15,24z`) +
      disc(x, 83, 9, "#d9a27a") +
      area(`M${x - 10},82c0,-14 20,-14 20,0z`),
  ) + line(`M${x - 20},108l38,-16`, "#0a0d18", 4);
