/** Who the cards tell of: one survivor in a red cap and a blue jacket, so that the whole deck is one night. */

import { area, disc, KEYLINE, limb, line, oval, put, together, type Place } from "../../../art/brush";

export const JACKET = "#3f8fe0";
export const HAND = "#f0b68a";
const TROUSERS = "#3a4468";
const HAIR = "#7a3b22";
const CAP = "#e2403a";

export type Mood = "calm" | "smiling" | "scared" | "frozen" | "asleep";
export type Pose = "down" | "up" | "running" | "cheeks" | "none";

const CAP_PATH = "M-14,-8Q-13,-19 0,-19Q12,-19 13,-9L23,-8Q22,-3 13,-5L-14,-5Z";

const FEATURES: Record<Mood, string> = {
  calm: line("M-3,-1v1M6,-1v1", KEYLINE, 3) + line("M-3,6h7", KEYLINE, 1.8),
  smiling: line("M-3,-1v1M6,-1v1", KEYLINE, 3) + line("M-3,5q4,4 8,0", KEYLINE, 1.8),
  scared: disc(-4, -1, 3.4, "#fff") + disc(5, -1, 3.4, "#fff") + line("M-4,-1h0M5,-1h0", KEYLINE, 2.4) + mouth(3, 3.4),
  frozen: disc(-5, -1, 5, "#fff") + disc(6, -1, 5, "#fff") + line("M-5,-1h0M6,-1h0", KEYLINE, 2.6) + mouth(3.4, 5),
  asleep: line("M-7,0q2,2 5,0M3,0q2,2 5,0M-2,7h4", KEYLINE, 1.8),
};

function mouth(across: number, down: number): string {
  return oval(0.5, 7.4, across, down, "#5a1520");
}

/** The face, its middle at x and y, 26 high before it is scaled; in bed nobody wears a cap. */
export function heroFace(x: number, y: number, mood: Mood, { bare = false, ...how }: Place & { bare?: boolean } = {}) {
  return put(
    x,
    y,
    together(
      { stroke: KEYLINE, "stroke-width": 2 },
      area("M-12,-2Q-12,-14 0,-14Q12,-14 12,-2Q12,11 0,12Q-12,11-12,-2Z", HAND) +
        area("M-13,-1Q-15,-16 0,-16Q15,-16 13,-2L9,-8Q0,-5-8,-9Z", HAIR) +
        FEATURES[mood] +
        (bare ? "" : area(CAP_PATH, CAP)),
    ),
    how,
  );
}

const ARMS: Record<Pose, string> = {
  down: "M-9,-21L-13,-10M10,-21L14,-10",
  up: "M-9,-22L-17,-31L-15,-42M10,-22L18,-31L16,-42",
  running: "M-8,-21L-17,-16L-19,-24M9,-21L16,-14L23,-19",
  cheeks: "M-9,-20L-17,-25L-11,-32M10,-20L18,-25L12,-32",
  none: "",
};
const HANDS: Record<Pose, string> = {
  down: "M-13,-9h0M14,-9h0",
  up: "M-15,-43h0M16,-43h0",
  running: "M-19,-25h0M24,-20h0",
  cheeks: "M-10,-33h0M11,-33h0",
  none: "",
};

interface Hero extends Place {
  pose?: Pose;
  mood?: Mood;
  legs?: string;
  /** What is held or worn, over all the rest. */
  besides?: string;
}

/** The whole survivor, the feet at x and y, 56 high before the scale. */
export function hero(x: number, y: number, { pose = "down", mood = "calm", legs, besides = "", ...how }: Hero = {}) {
  const walk = pose === "running" ? "M-3,-13L-12,-8L-19,-12M4,-13L12,-8L10,0" : "M-5,-13L-6,-2M6,-13L7,-2";
  return put(
    x,
    y,
    limb(legs ?? walk, TROUSERS) +
      area("M-11,-25Q0,-31 12,-25L11,-10Q0,-7-10,-10Z", JACKET, { edge: 2.2 }) +
      heroFace(0, -37, mood, { scale: 0.95 }) +
      (pose === "none" ? "" : limb(ARMS[pose], JACKET, 5) + limb(HANDS[pose], HAND, 4.5, 3.5)) +
      besides,
    how,
  );
}
