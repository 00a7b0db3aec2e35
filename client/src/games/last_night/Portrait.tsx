/** Heroes' faces, as images that are made once: in a frame, and in the disc by which one knows them on the map. */

import { addressOf } from "../../art/Picture";
import { medallion, portrait, PORTRAIT } from "./people/portrait";

const made = new Map<string, () => string>();

/** One drawing for each key, so that its image is made once. */
function kept(key: string, draw: () => string): () => string {
  let found = made.get(key);
  if (!found) made.set(key, (found = draw));
  return found;
}

const DISC = 120;

/** The address of a hero's portrait. */
export function portraitOf(hero: string, dead = false): string {
  return addressOf(
    kept(`portrait ${hero} ${dead}`, () => portrait(hero, dead)),
    PORTRAIT.width,
    PORTRAIT.height,
  );
}

/** The address of a hero in a disc; that of a dead one may have a ring of the colour of who leads it. */
export function medallionOf(hero: string, dead = false, ring?: string): string {
  return addressOf(
    kept(`disc ${hero} ${dead} ${ring ?? ""}`, () => medallion(hero, dead, ring)),
    DISC,
    DISC,
  );
}

interface PortraitProps {
  hero: string;
  /** Whether this is a zombie hero. */
  dead?: boolean;
  class?: string;
}

/** A hero's portrait, to look at only: whatever it stands in has the name. */
export function Portrait({ hero, dead = false, class: look = "ln-portrait" }: PortraitProps) {
  return <img class={look} src={portraitOf(hero, dead)} {...PORTRAIT} alt="" draggable={false} decoding="async" />;
}

/** A hero in a disc, to look at only. */
export function Medallion({ hero, dead = false, class: look = "ln-medallion" }: PortraitProps) {
  return <img class={look} src={medallionOf(hero, dead)} width={DISC} height={DISC} alt="" draggable={false} />;
}
