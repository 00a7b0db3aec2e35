/** Those who walk out of the churchyard. */

import { area, disc, KEYLINE, limb, line, oval, put } from "../../../art/brush";
import { crowd, ROT, standing, dog as deadDog, type Outfit, type Pose } from "../../../art/dead";
import { LAMP, lantern, light, shadow } from "../../../art/light";
import { churchyard } from "../../../art/grounds";
import { SKIN } from "../../../art/living";

/** From 2 to 5 there is one more grave each time, and one larger zombie. */
function walking(worth: number, outfit: Outfit, pose: Pose): string {
  const tall = [0, 0, 86, 100, 118, 138][worth]!;
  return (
    churchyard([4, 34, 190, 216].slice(0, worth - 1), worth > 4 ? 44 : 150) +
    lantern(30, 136) +
    shadow(132, 140, 14 * worth) +
    standing({ x: 136, y: worth > 4 ? 152 : 142, tall, outfit, pose })
  );
}

/** A weak one beside a grave. */
export function zombie2(): string {
  return walking(2, "clerk", "beckoning");
}

/** One that has begun to reach. */
export function zombie3(): string {
  return walking(3, "farmer", "reaching");
}

/** A strong one, near. */
export function zombie4(): string {
  return walking(4, "worker", "reaching");
}

/** The strongest, over all graves. */
export function zombie5(): string {
  return walking(5, "buried", "rearing");
}

/** A dog before the moon. */
export function dog(): string {
  return (
    churchyard([206], null) +
    disc(128, 54, 44, "#f2eccb") +
    lantern(24, 138) +
    shadow(124, 136, 74) +
    put(26, 22, deadDog(), { scale: 1.7 })
  );
}

/** The boss shouts orders, and two obey. */
export function boss(): string {
  return (
    churchyard([]) +
    crowd([
      { x: 190, y: 128, tall: 74, outfit: "farmer", pose: "still", cut: true },
      { x: 222, y: 136, tall: 78, outfit: "worker", pose: "still", cut: true },
    ]) +
    light(48, 70, 62) +
    shadow(120, 140, 34) +
    crowd([{ x: 126, y: 146, tall: 112, outfit: "clerk", pose: "reaching" }]) +
    area("M104,42H146V37H139V14H111V37H104Z", "#24232c", { edge: 2.4 }) +
    area("M111,32H139V37H111Z", "#d8402f") +
    area("M74,74 40,58V104L74,90Z", LAMP, { edge: 3 }) +
    line("M30,64q-8,16 0,34M18,56q-12,24 0,50M6,48q-14,32 0,66", LAMP, 4)
  );
}

/** A zombie holds somebody before itself. */
export function humanShield(): string {
  return (
    churchyard([214]) +
    light(60, 120, 80) +
    shadow(128, 140, 50) +
    crowd([{ x: 150, y: 178, tall: 152, outfit: "farmer", pose: "still", cut: true }]) +
    put(
      92,
      160,
      area("M-16,-24Q0,-32 16,-24L17,4H-16Z", "#e0a53c", { edge: 2.2 }) +
        area("M-4,-28L0,-14L5,-28Z", "#fff", { edge: 1.6 }) +
        limb("M-14,-20L-22,-30L-20,-42M14,-20L22,-30L20,-42", "#e0a53c", 5) +
        disc(-20, -43, 4, SKIN, { edge: 2 }) +
        disc(20, -43, 4, SKIN, { edge: 2 }) +
        disc(0, -38, 13, SKIN, { edge: 2 }) +
        area("M-13,-42q-2,-7 4,-9l0,5zM13,-42q2,-7-4,-9l0,5z", "#8a8f9c") +
        line("M-5,-40h0M5,-40h0", "#fff", 7) +
        line("M-5,-40h0M5,-40h0", KEYLINE, 2.6) +
        oval(0, -31, 3, 3.6, "#5a1520") +
        limb("M34,-18L16,-8L-8,-11l-6,-3m6,3l-6,2", ROT, 6),
      { scale: 1.8 },
    )
  );
}

/** Two that have grown together. */
export function mass(): string {
  return (
    churchyard([206]) +
    lantern(24, 138) +
    shadow(124, 140, 64) +
    crowd([
      { x: 104, y: 146, tall: 112, outfit: "farmer", pose: "reaching" },
      { x: 146, y: 146, tall: 112, outfit: "bride", pose: "reaching", mirrored: true },
    ])
  );
}
