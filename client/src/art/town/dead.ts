/** The dead as pieces: four of them, a crowd and no cast. 64 by 64 units, the feet at 32, 58. */

import { area, disc, KEYLINE, line, oval, put } from "../brush";
import { ink } from "./pen";

/** A head of the dead. Who has no hair is bald, or wears something there. */
export interface Head {
  skin: string;
  shade: string;
  hair: string;
  face: "staring" | "pale" | "blind";
}

interface Body extends Head {
  shirt: string;
  fold: string;
  legs: string;
  lean: number;
}

const BODIES: readonly Body[] = [
  {
    skin: "#bfe384",
    shade: "#94bd62",
    shirt: "#8497bd",
    fold: "#6a7b9e",
    legs: "#59638a",
    hair: "#3a3030",
    face: "staring",
    lean: -9,
  },
  {
    skin: "#cbe08d",
    shade: "#a0b968",
    shirt: "#c07c6c",
    fold: "#9a5f55",
    legs: "#6a6878",
    hair: "#6b4b2a",
    face: "pale",
    lean: 8,
  },
  {
    skin: "#aede96",
    shade: "#82b676",
    shirt: "#cdb984",
    fold: "#a79468",
    legs: "#566b72",
    hair: "",
    face: "blind",
    lean: -9,
  },
  {
    skin: "#c3e486",
    shade: "#97bb62",
    shirt: "#9782b4",
    fold: "#776692",
    legs: "#545a7a",
    hair: "#24232c",
    face: "staring",
    lean: 8,
  },
];

export const BODY_COUNT = BODIES.length;

const bodyOf = (number: number) => BODIES[number % BODY_COUNT]!;

/** A head around 0,0: one eye stares, the other is gone. */
export function head({ skin, shade, hair, face }: Head): string {
  const right =
    face === "blind"
      ? line("M2.4-3.6l6 5.4m0-5.4l-6 5.4", KEYLINE, 2)
      : ink.disc(5.6, -0.6, 3.5, "#1a1f1c", 1.4) + disc(5.2, -0.6, 1.1, "#ff5b45");
  return (
    ink.area("M-13-1Q-13-14 0-14Q13-14 13-1Q13 7 8 9L7 13H-7L-8 9Q-13 7-13-1Z", skin, 2.4) +
    area("M4-13Q12-11 12-1Q12 6 7 8L6 12H0Q8 0 4-13Z", shade) +
    ink.disc(-5.2, -1, 4.6, face === "pale" ? "#f6f0b4" : "#fbf7d0", 1.8) +
    disc(-5.6, -0.6, 1.5, KEYLINE) +
    right +
    ink.area("M-6 6.2H6.4L5.4 10.8H-4.6Z", "#3a1016", 1.4) +
    area("M-4 6.8l1.4 2.2 1.4-2.2zM1 6.8l1.4 2.2 1.4-2.2z", "#f3ead0") +
    (hair
      ? ink.area("M-12-7Q-11-15 0-15Q12-15 12.5-6L8-9L5-6L0-9.5L-4-6L-8-9Z", hair, 1.8)
      : line("M-7-11q5-3 9 0", "#73a06a", 1.8))
  );
}

/** One arm out, the head aside. */
export function deadPiece(number: number): string {
  const body = bodyOf(number);
  const fingers = "M7 30l-4-4M7 30h-5M7 30l-3 4";
  return (
    oval(34, 58, 18, 5, "#04060d", { opacity: 0.5 }) +
    ink.limb("M27 44L24 55", body.legs) +
    ink.limb("M38 44L41 55", body.legs) +
    ink.limb("M42 36L52 41L49 48", body.skin, 5) +
    ink.area("M21 33Q32 27 44 33L43 49L39 45.5L36 50L32 46L28 50L25 46L22 48Z", body.shirt) +
    area("M36 31Q42 31 43 34L42 47L39 44L37 47Z", body.fold) +
    area("M27 38l5 2-4 3z", "#7b1f24") +
    ink.limb("M26 37L15 35L7 30", body.skin, 5.4) +
    line(fingers, KEYLINE, 3.4) +
    line(fingers, body.skin, 1.6) +
    put(31, 20, head(body), { turn: body.lean })
  );
}

/** Head and shoulders alone, where there is little room. */
export function smallDeadPiece(number: number): string {
  const body = bodyOf(number);
  return (
    oval(35, 59, 25, 5, "#04060d", { opacity: 0.55 }) +
    ink.area("M16 61Q17 47 35 45Q54 47 56 61Z", body.shirt, 3) +
    ink.limb("M23 54L11 49L6 40", body.skin, 7) +
    put(36, 27, head(body), { turn: body.lean, scale: 1.62 })
  );
}

/** A head to count by. */
export const deadHead = () => put(32, 33, head(bodyOf(0)), { scale: 1.8 });
