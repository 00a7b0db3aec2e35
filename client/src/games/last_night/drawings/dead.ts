/** The dead of the two seats, each on a base of the colour and the shape of who leads them. */

import { area, oval, put } from "../../../art/brush";
import { zombie, type Outfit, type Pose } from "../../../art/dead";
import { graveWeapon } from "./tokens";

export type Colour = "brown" | "green" | "red";
export const COLOURS: readonly Colour[] = ["brown", "green", "red"];

/** The rings of the bases; no colour stands alone, so each has a shape, too. */
export const RINGS: Readonly<Record<Colour, string>> = { brown: "#e0a45a", green: "#8fce5a", red: "#ff7d66" };

const BASES: Readonly<Record<Colour, (grown: number) => string>> = {
  brown: (grown) => `M${50 - 38 - grown} 121L50 ${110 - grown / 3}L${88 + grown} 121L50 ${132 + grown / 3}Z`,
  green: (grown) =>
    `M${14 - grown} 121A${36 + grown} ${9.5 + grown / 2} 0 0 1 ${86 + grown} 121A${36 + grown} ${9.5 + grown / 2} 0 0 1 ${14 - grown} 121Z`,
  red: (grown) =>
    `M${12 - grown} 121L${31 - grown / 2} ${111 - grown / 3}H${69 + grown / 2}L${88 + grown} 121L${69 + grown / 2} ${131 + grown / 3}H${31 - grown / 2}Z`,
};

/** How large a zombie is drawn with its base. */
export const BODY = { width: 100, height: 136 };

const OUTFITS: Readonly<Record<Colour, readonly Outfit[]>> = {
  brown: ["farmer", "clerk", "worker", "bride"],
  green: ["farmer", "clerk", "worker", "bride"],
  red: ["buried"],
};
const POSES: readonly Pose[] = ["rearing", "reaching", "beckoning"];

export interface Body {
  outfit: Outfit;
  pose: Pose;
  mirrored: boolean;
}

/** Who a zombie is, by its number: those whose numbers follow each other never look alike. */
export function bodyOf(colour: Colour, number: number): Body {
  const outfits = OUTFITS[colour];
  const at = Math.abs(Math.trunc(number));
  return {
    outfit: outfits[at % outfits.length]!,
    pose: POSES[(at + Math.floor(at / outfits.length)) % POSES.length]!,
    mirrored: at % 2 === 1,
  };
}

/** A zombie on its base. */
export function standingDead(colour: Colour, { outfit, pose, mirrored }: Body): string {
  return (
    oval(52, 124, 42, 11, "#05070f", { opacity: 0.55 }) +
    area(BASES[colour](0), "#0c1120", { edge: 6, edgeColour: RINGS[colour] }) +
    zombie({ outfit, pose, mirrored })
  );
}

/** The same zombie with a Grave Weapon: the badge of it hangs where no base and no face is (LN-18.1). */
export const armedDead = (colour: Colour, body: Body) =>
  standingDead(colour, body) + put(62, 74, graveWeapon(), { scale: 0.62 });
