/** What somebody finds, and puts down before them to use it later. */

import { area, box, disc, KEYLINE, limb, line, oval, put, ring, star } from "../../../art/brush";
import { crowd } from "../../../art/dead";
import { room, street } from "../../../art/grounds";
import { LAMP, light, pool, shadow } from "../../../art/light";
import { BLOOD, flame, PALE } from "../../../art/things";
import { HAND, hero, JACKET } from "./hero";

const BRASS = "#e0a53c";
const HANDLE = "#4a5474";

/** One of the dead slips on marbles. */
export function allTheMarbles(): string {
  const marbles = [
    [26, 132, 12, "#4fb0ff"],
    [58, 122, 9, "#ff6358"],
    [84, 138, 12, "#ffc857"],
    [120, 136, 10, "#b58cff"],
    [150, 142, 10, "#6ff0cf"],
    [192, 138, 12, "#ff79c6"],
    [220, 124, 9, "#4fb0ff"],
  ] as const;
  return (
    room("#4a3550", "#8a6238") +
    light(60, 26, 90) +
    area("M42,26h36l-9,-18h-18z", LAMP, { edge: 3 }) +
    put(96, 116, crowd([{ x: 0, y: 0, tall: 112, outfit: "farmer", pose: "rearing" }]), { turn: 56 }) +
    line("M74,82q-12,6-16,20M92,62q-16,4-24,14", "#f4eede", 4) +
    marbles
      .map(
        ([x, y, radius, colour]) =>
          disc(x, y, radius, colour, { edge: 2.6 }) + disc(x - radius * 0.3, y - radius * 0.4, radius * 0.26, "#fff"),
      )
      .join("")
  );
}

/** A chainsaw bites into something. */
export function chainsaw(): string {
  const grips = "M-34,-22Q-30,-44-6,-42T16,-22M-40,-12Q-62,-8-58,14T-34,18";
  return (
    street({ moonAt: null }) +
    light(170, 60, 70) +
    put(
      84,
      96,
      area("M14,-16H96Q110,-16 110,-6T96,6H14Z", PALE, { edge: 3 }) +
        line("M18,-18H96Q113,-18 113,-5T96,8H18", KEYLINE, 5, { dashes: "1 8" }) +
        line("M30,-5H92", "#8d9ac0", 4) +
        area("M-40,-22H22V20H-34Q-44,0-40,-22Z", "#ff7a2b", { edge: 3.4 }) +
        area("M-30,-8H6V6H-28Z", "#c2501a") +
        limb(grips, HANDLE, 5, 6),
      { scale: 1.25, turn: -16 },
    ) +
    star(206, 54, 28, 10, 8, LAMP) +
    star(206, 54, 14, 6, 8, "#fff3c4") +
    line("M190,22l-6,-14M224,26l8,-12M228,74l10,7M178,88l-4,10", LAMP, 4) +
    disc(40, 52, 8, PALE, { opacity: 0.4 }) +
    disc(24, 36, 11, PALE, { opacity: 0.3 })
  );
}

/** An axe behind broken glass. */
export function fireAxe(): string {
  return (
    room("#5a2a2c", "#3a2a2a") +
    light(120, 66, 100) +
    box(48, 8, 144, 122, "#b3261a", { edge: 4 }) +
    box(60, 18, 120, 102, "#f1ddb0", { edge: 3 }) +
    put(
      120,
      72,
      limb("M-32,40L24,-30", "#c08d50", 9, 5) +
        area("M8,-32L26,-44L50,-14Q52,2 42,14Q36,-2 20,-12Z", "#e2403a", { edge: 3.2 }) +
        area("M50,-14Q52,2 42,14Q38,4 34,0L46,-18Z", PALE, { edge: 2.6 }) +
        area("M8,-32L-8,-40L2,-20Z", "#445577", { edge: 3 }),
      { scale: 1.3 },
    ) +
    area("M60,18L94,18L82,46L104,60L76,66L86,100L60,120ZM180,120L150,120L160,98L148,84L180,70Z", "#cfeaff", {
      opacity: 0.6,
    }) +
    line("M94,18L82,46L104,60L76,66L86,100M180,70L148,84L160,98L150,120", "#fff", 2.6)
  );
}

/** A white case with a heart on it. */
export function firstAidKit(): string {
  return (
    room("#2d5560", "#39424f") +
    light(120, 70, 110) +
    shadow(120, 136, 84) +
    limb("M92,44V26q0,-8 8,-8h40q8,0 8,8V44", "#f4eede", 7, 7) +
    area("M50,44H190Q198,44 198,52V124Q198,134 188,134H52Q42,134 42,124V52Q42,44 50,44Z", "#f4eede", { edge: 4 }) +
    area("M150,46H188Q196,46 196,54V124Q196,132 188,132H140Q168,110 150,46Z", "#d3c9b4") +
    area("M120,124L86,90Q76,64 98,58Q114,56 120,74Q126,56 142,58Q164,64 154,90Z", "#d8402f", { edge: 3.4 }) +
    line("M95,80q0,-8 7,-10", "#ff9d8c", 5) +
    area("M60,38h20v14h-20zM160,38h20v14h-20z", "#445577", { edge: 3 }) +
    area("M196,120q30,-8 26,14q-8,10-26,4z", "#f4eede", { edge: 3 }) +
    line("M204,128q8,-4 10,4", "#8d9ac0", 2.4)
  );
}

/** A grenade flies through a lit window. */
export function grenade(): string {
  return (
    street({ moonAt: 30 }) +
    area("M92,150V10H244V150Z", "#6a4a55", { edge: 3.4 }) +
    box(112, 24, 116, 86, LAMP, { edge: 4 }) +
    crowd([
      { x: 208, y: 162, tall: 116, outfit: "clerk", pose: "still", cut: true },
      { x: 166, y: 166, tall: 112, outfit: "worker", pose: "still", cut: true },
    ]) +
    area("M112,24L146,34L134,60L156,76L138,110H112ZM228,24V56L202,66Z", "#9cc3ee", { opacity: 0.6 }) +
    area("M86,108H244V150H86Z", "#6a4a55") +
    box(104, 106, 132, 9, "#d8ccb4", { edge: 3 }) +
    line("M10,140Q32,92 66,78", LAMP, 4, { dashes: "2 10" }) +
    put(
      96,
      68,
      area("M-7,-24H9V-14H-7Z", "#8d9ac0", { edge: 2.6 }) +
        area("M9,-24Q24,-20 22,4L17,2Q17,-12 7,-15Z", PALE, { edge: 2.4 }) +
        oval(0, 6, 19, 22, "#4f7a3a", { edge: 3 }) +
        line("M-16,-2H16M-18,8H18M-7,-13V26M7,-13V26", "#2f4f24", 3) +
        ring(-17, -21, 8, PALE, 3),
      { scale: 1.45, turn: 28 },
    ) +
    area("M130,34l14,-7-5,14zM136,92l16,2-11,9z", "#e6f6ff", { edge: 2 })
  );
}

/** A shotgun in the light of a lamp, as if somebody had laid it there. */
export function heyLookAShotgun(): string {
  const shell = "v-26h11v26z";
  const shells = (part: string) => [74, 102, 130].map((x) => `M${x},140${part}`).join("");
  return (
    street({ moonAt: null }) +
    area("M86,0H154L226,136H14Z", "#ffd98a", { opacity: 0.2 }) +
    area("M104,0H136L190,136H50Z", "#ffd98a", { opacity: 0.25 }) +
    pool(120, 124, 100, 20) +
    put(
      118,
      88,
      area("M-14,-10H84V2H-14Z", "#445577", { edge: 3 }) +
        area("M-10,-8H82V-5H-10Z", "#8d9ac0") +
        area("M20,-4H58V8H20Z", "#a5682f", { edge: 2.6 }) +
        area("M-14,-12V4L-30,8L-62,28Q-76,30-78,18L-72,6Q-40,-2-32,-10Z", "#a5682f", { edge: 3 }) +
        line("M-18,4q2,12-10,10", KEYLINE, 3.4),
      { scale: 1.3, turn: -12 },
    ) +
    area(shells(shell), "#d8402f", { edge: 2.6 }) +
    area(shells("v-8h11v8z"), BRASS, { edge: 2.2 }) +
    star(200, 36, 16, 4, 4, "#fff3c4") +
    star(40, 66, 12, 3, 4, "#fff3c4") +
    star(140, 34, 10, 3, 4, "#fff3c4")
  );
}

/** A bottle with a burning rag, ready to be thrown. */
export function molotovCocktail(): string {
  return (
    street() +
    light(132, 40, 90) +
    limb("M-8,150L84,116", JACKET, 28, 7) +
    put(
      126,
      88,
      area("M-20,-16Q-20,-26-8,-30V-46H8V-30Q20,-26 20,-16V40Q20,46 14,46H-14Q-20,46-20,40Z", "#4f8a5a", {
        edge: 3.4,
      }) +
        area("M-18,-4H18V42H-18Z", "#c98a2a") +
        line("M-13,-12v40", "#d6f0c0", 4) +
        area("M-7,-46L-10,-58L12,-55L7,-44Z", "#f4eede", { edge: 2.6 }),
      { scale: 1.15, turn: 20 },
    ) +
    flame(150, 34, 1.1) +
    area(
      "M84,102Q104,88 142,104Q146,110 138,112Q146,118 138,122Q144,128 134,131Q136,138 126,138Q96,142 84,126Z",
      HAND,
      { edge: 3.4 },
    ) +
    line("M116,112h20M114,122h20M112,131h16", "#b5785f", 2.6)
  );
}

/** Away on four wheels. */
export function skateboard(): string {
  return (
    street() +
    light(70, 110, 80) +
    line("M4,64H52M-4,92H40M10,128H50", "#f4eede", 5) +
    shadow(128, 144, 70) +
    hero(132, 118, {
      pose: "running",
      mood: "smiling",
      scale: 1.6,
      turn: -4,
      legs: "M-4,-13L-12,-6L-14,-1M5,-13L12,-8L10,-1",
    }) +
    area("M58,108L72,118H190L206,104L212,110L194,130H70L52,114Z", "#ff79c6", { edge: 3.4 }) +
    disc(88, 138, 9, "#f4eede", { edge: 3.4 }) +
    disc(176, 138, 9, "#f4eede", { edge: 3.4 }) +
    line("M88,138h0M176,138h0", BLOOD, 5)
  );
}
