/** What drives the dead back or holds them up. */

import { area, box, disc, KEYLINE, limb, line, oval, put, ring, star } from "../../../art/brush";
import { crowd } from "../../../art/dead";
import { LAMP, light, shadow, streetLamp } from "../../../art/light";
import { street } from "../../../art/grounds";
import { BLOOD, holdingHand, STEEL } from "../../../art/things";

/** One slips in a pool of blood. */
export function blood(): string {
  return (
    street() +
    streetLamp(40) +
    area("M16,124Q40,98 84,108Q120,88 166,104Q222,98 226,126Q230,146 160,144Q120,152 80,144Q18,148 16,124Z", BLOOD, {
      edge: 3,
    }) +
    area("M48,120q26,-8 52,-2q-22,8-52,2zM140,132q30,-6 56,-2q-26,8-56,2z", "#ff8d7c", { opacity: 0.7 }) +
    disc(232, 92, 5, BLOOD, { edge: 2 }) +
    disc(14, 96, 5, BLOOD, { edge: 2 }) +
    put(58, 126, crowd([{ x: 0, y: 0, tall: 112, outfit: "worker", pose: "rearing" }]), { turn: 62 }) +
    line("M52,58q-14,14-12,34M72,40q-20,6-30,20M34,72q-8,10-6,22", "#f4eede", 5)
  );
}

/** A boot kicks one away. */
export function scram(): string {
  return (
    street() +
    light(138, 104, 60) +
    put(180, 134, crowd([{ x: 0, y: 0, tall: 84, outfit: "buried", pose: "rearing" }]), { turn: 30 }) +
    star(138, 104, 28, 12, 9, LAMP) +
    star(138, 104, 14, 7, 9, "#fff3c4") +
    line("M214,116h16M206,134h20M150,140h20", "#f4eede", 4) +
    limb("M-16,52L40,74L56,112", "#3f74a8", 34, 7) +
    area("M36,100L76,94Q82,112 118,112Q130,116 128,132L44,140Z", "#6b4b2a", { edge: 4 }) +
    area("M42,134L130,126V136L44,146Z", "#24232c", { edge: 3 })
  );
}

/** One stands blinded in a beam. */
export function searchlight(): string {
  return (
    street({ moonAt: null }) +
    area("M60,88L240,12V150L70,114Z", "#fff0b5", { opacity: 0.32 }) +
    area("M60,92L240,40V140L68,112Z", "#fff0b5", { opacity: 0.45 }) +
    shadow(198, 132, 34) +
    crowd([{ x: 186, y: 140, tall: 94, outfit: "farmer", pose: "beckoning", mirrored: true }]) +
    limb("M44,112L28,148M44,112L62,148", STEEL, 6) +
    area("M20,88Q18,72 32,70L56,76Q70,90 70,114L40,120Q22,110 20,88Z", STEEL, { edge: 3.4 }) +
    oval(63, 97, 9, 21, "#fff6d4", { edge: 3 }) +
    box(-4, 136, 96, 20, "#6b4b2a", { edge: 3 })
  );
}

/** A jet of water drives them back. */
export function getBack(): string {
  return (
    street({ moonAt: 80 }) +
    light(20, 120, 70) +
    put(
      200,
      138,
      crowd([
        { x: -28, y: 0, tall: 80, outfit: "farmer", pose: "rearing" },
        { x: 18, y: -6, tall: 72, outfit: "clerk", pose: "rearing" },
      ]),
      { turn: 18 },
    ) +
    area("M66,88Q110,62 160,86Q170,98 160,112Q110,104 66,104Z", "#7fc4f5") +
    line("M76,93Q116,78 150,93M80,99Q116,93 140,101", "#e6f6ff", 4) +
    star(160, 99, 24, 11, 8, "#e6f6ff") +
    limb("M-10,148Q10,100 36,98", "#b8392c", 14, 5) +
    area("M28,84H52L72,88V102L52,108H28Z", "#e0a53c", { edge: 3 }) +
    holdingHand(30, 100, { scale: 1.3 })
  );
}

/** A barrel rolls at them. */
export function barrel(): string {
  return (
    street() +
    light(30, 110, 80) +
    area("M84,106L0,150H240L158,106Z", "#3d4970") +
    crowd([
      { x: 174, y: 120, tall: 52, outfit: "worker", pose: "rearing" },
      { x: 212, y: 132, tall: 78, outfit: "farmer", pose: "rearing" },
    ]) +
    shadow(100, 138, 50) +
    put(
      96,
      100,
      disc(0, 0, 40, "#a5682f", { edge: 4 }) +
        disc(0, 0, 30, "#7a4a20", { edge: 3 }) +
        line("M-28,-10H28M-30,4H30M-26,18H26M-22,-22H22", "#a5682f", 4) +
        ring(0, 0, 30, "#5a6488", 5) +
        disc(9, -9, 5, KEYLINE),
      { turn: -24 },
    ) +
    line("M46,76q-16,-6-24,-20M38,98H10M46,122q-14,6-30,6", "#f4eede", 5) +
    line("M146,74q14,12 14,30", "#f4eede", 4)
  );
}
