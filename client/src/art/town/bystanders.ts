/** People of the town as pieces: both arms up, and a light edge. Nobody owns them. 64 by 64 units, the feet at 32, 58. */

import { area, disc, KEYLINE, oval, put } from "../brush";
import { lit, type Pen } from "./pen";
import { darker } from "./seats";

interface Bystander {
  skin: string;
  shirt: string;
  hair: string;
  legs: string;
  /** How the hair falls, or what is worn on it. */
  cut: "short" | "long" | "bun" | "bald" | "cap";
  /** A skirt over the legs. */
  skirt?: string;
  glasses?: boolean;
}

const BYSTANDERS: readonly Bystander[] = [
  { skin: "#f0b68a", shirt: "#5fb4e8", hair: "#5a3a22", legs: "#38507a", cut: "short" },
  { skin: "#8d5a3c", shirt: "#f2b84b", hair: "#1e1a1c", legs: "#5a4638", cut: "long" },
  { skin: "#f3cba4", shirt: "#e86f8f", hair: "#d98f3d", legs: "#4a4a6a", cut: "bun", skirt: "#8c4a6c" },
  { skin: "#c98f63", shirt: "#f3ead6", hair: "#33261f", legs: "#6a4a3a", cut: "long", skirt: "#4f7f8c" },
  { skin: "#6f4630", shirt: "#ff8a5c", hair: "#141216", legs: "#3a4157", cut: "short", glasses: true },
  { skin: "#e7b48c", shirt: "#7fb46a", hair: "#c9c4b8", legs: "#4d4638", cut: "bald", glasses: true },
  { skin: "#b57a50", shirt: "#c46a5a", hair: "#2a2226", legs: "#33405e", cut: "cap" },
];

export const BYSTANDER_COUNT = BYSTANDERS.length;

const HAIR: Record<Bystander["cut"], (pen: Pen, colour: string) => string> = {
  short: (pen, colour) => pen.area("M20 19Q19 6 32 6Q45 6 44 19Q40 13 32 14Q24 13 20 19Z", colour, 1.8),
  long: (pen, colour) =>
    pen.area("M20 22Q17 6 32 6Q47 6 44 22L44 30Q40 26 41 16Q32 13 24 16Q24 26 20 30Z", colour, 1.8),
  bun: (pen, colour) =>
    pen.disc(32, 7, 4.2, colour, 1.8) + pen.area("M20 20Q18 7 32 7Q46 7 44 20Q41 12 31 13Q24 13 20 20Z", colour, 1.8),
  bald: (pen, colour) =>
    pen.area("M20.5 23Q18.5 16 21.5 13Q23 17 23 22Z", colour, 1.6) +
    pen.area("M43.5 23Q45.5 16 42.5 13Q41 17 41 22Z", colour, 1.6),
  cap: (pen) => pen.area("M20 17Q20 6 32 6Q44 6 44 17L52 18Q51 21.5 44 20L20 19Z", "#5f7fc4", 1.8),
};

function frightened(pen: Pen, { glasses = false }: Bystander): string {
  const eyes =
    disc(27.6, 20.6, 2.9, "#fff", { edge: glasses ? 2 : 1.2 }) +
    disc(36.4, 20.6, 2.9, "#fff", { edge: glasses ? 2 : 1.2 }) +
    disc(27.6, 20.6, 1.2, KEYLINE) +
    disc(36.4, 20.6, 1.2, KEYLINE);
  return pen.detail(eyes + oval(32, 27.4, 3.2, 2.8, "#5a1d1d", { edge: 1.4 }));
}

function standing(pen: Pen, who: Bystander): string {
  const { skin, shirt, hair, legs, cut, skirt } = who;
  return (
    pen.limb("M28 44L23 54", legs) +
    pen.limb("M36 44L42 53", legs) +
    pen.limb("M24 37L14 28L12 16", skin, 5) +
    pen.limb("M40 37L50 28L52 16", skin, 5) +
    pen.area("M22 34Q32 28 42 34L41 48Q32 50 23 48Z", shirt) +
    pen.detail(area("M36 31Q41 32 41 35L40 47.6L35 48.6Z", darker(shirt, 0.78))) +
    (skirt ? pen.area("M23 44H41L45 52Q32 55 19 52Z", skirt) : "") +
    pen.area("M20.5 21Q20.5 9 32 9Q43.5 9 43.5 21Q43.5 32 32 32Q20.5 32 20.5 21Z", skin) +
    HAIR[cut](pen, hair) +
    frightened(pen, who)
  );
}

const bystanderOf = (number: number) => BYSTANDERS[number % BYSTANDER_COUNT]!;

/** One of them, from head to foot. */
export function bystanderPiece(number: number): string {
  return oval(34, 58, 18, 5, "#04060d", { opacity: 0.5 }) + lit((pen) => standing(pen, bystanderOf(number)));
}

/** Head and hands alone, where there is little room. */
export function smallBystanderPiece(number: number): string {
  const drawn = lit((pen) => standing(pen, bystanderOf(number)));
  return oval(33, 59, 22, 5, "#04060d", { opacity: 0.55 }) + put(-9.6, -2, drawn, { scale: 1.3 });
}

/** A head to count by. */
export const bystanderHead = () => {
  const [who] = BYSTANDERS;
  return put(
    -20,
    -2,
    lit(
      (pen) =>
        pen.area("M20.5 21Q20.5 9 32 9Q43.5 9 43.5 21Q43.5 32 32 32Q20.5 32 20.5 21Z", who!.skin) +
        HAIR.short(pen, who!.hair) +
        frightened(pen, who!),
    ),
    { scale: 1.62 },
  );
};
