/** Shots, and what explodes among the dead. */

import { area, box, disc, KEYLINE, line, oval, put, ring, star } from "../../../art/brush";
import { crowd, type Outfit } from "../../../art/dead";
import { LAMP, light, pool } from "../../../art/light";
import { street } from "../../../art/grounds";
import { FIRE, flash, holdingHand, PALE, smallPistol, STEEL } from "../../../art/things";

/** A pistol goes off at one of the dead. */
function shooting(bullets: number, outfit: Outfit): string {
  const bullet = (x: number) => `M${x},61h8q7,0 7,5t-7,5h-8z`;
  return (
    street() +
    light(104, 66, 60) +
    crowd([{ x: 196, y: 140, tall: 94, outfit, pose: "beckoning" }]) +
    (bullets > 1 ? ring(196, 72, 28, LAMP, 4) + line("M158,72h12M222,72h12M196,34v12M196,98v10", LAMP, 4) : "") +
    flash(104, 66, 24) +
    area(bullet(126) + (bullets > 1 ? bullet(148) : ""), "#e0a53c", { edge: 2.4 }) +
    smallPistol(58, 78, { scale: 1.25 }) +
    holdingHand(58, 86, { scale: 1.3 })
  );
}

/** A rifle fires as many bullets as it says, and as many shells fly. */
function firing(bullets: number, outfit: Outfit): string {
  const bullet = "M0,-5h9q8,0 8,5t-8,5h-9z";
  const ways = [
    { y: 78, turn: 0 },
    { y: 58, turn: -24 },
    { y: 98, turn: 24 },
  ];
  const shells = ["M84,36h9v6h-9z", "M58,42h9v6h-9z", "M36,34h9v6h-9z"];
  return (
    street() +
    light(118, 78, 60) +
    crowd([{ x: 212, y: 140, tall: 88, outfit, pose: "still" }]) +
    flash(116, 78, 28) +
    ways
      .slice(0, bullets)
      .map(({ y, turn }) => put(150, y, area(bullet, "#e0a53c", { edge: 2.2 }), { scale: 1.2, turn }))
      .join("") +
    area(shells.slice(0, bullets).join(""), "#e0a53c", { edge: 2 }) +
    put(
      54,
      82,
      area("M-44,-7H-14V-10H34V-7H62V-2H34V3H6L10,22H0L-6,4H-24L-44,8Z", "#445577", { edge: 2.6 }) +
        area("M-12,-8H32V-6H-12Z", "#8d9ac0"),
      { scale: 1.05 },
    ) +
    holdingHand(48, 92, { scale: 1.2 })
  );
}

/** A pistol and one bullet. */
export function shot1(): string {
  return shooting(1, "farmer");
}

/** A pistol, two bullets, and a cross over its target. */
export function shot2(): string {
  return shooting(2, "clerk");
}

/** A rifle and two bullets. */
export function burst2(): string {
  return firing(2, "bride");
}

/** A rifle and three bullets. */
export function burst3(): string {
  return firing(3, "buried");
}

/** The dead through a telescopic sight. */
export function sniper(): string {
  return (
    box(0, 0, 240, 150, "#070a14") +
    disc(120, 75, 68, "#253366") +
    area("M60,106A68,68 0 0 0 180,106Z", "#343f64") +
    area("M53,92V70h16V56h18v20h22V62h-4v40H56zM150,102V60h22v14h14v20l-8,12z", "#111938") +
    pool(120, 122, 48, 10) +
    crowd([{ x: 124, y: 138, tall: 96, outfit: "worker", pose: "reaching" }]) +
    line("M120,7V52M120,98V143M52,75H96M144,75H188", FIRE, 2.4) +
    ring(120, 75, 23, FIRE, 2.4) +
    ring(120, 75, 69, KEYLINE, 8) +
    ring(120, 75, 74, STEEL, 4) +
    disc(120, 75, 3, FIRE) +
    line("M70,40Q84,20 104,16", "#fff", 4, { opacity: 0.3 })
  );
}

/** A grenade in flight. */
export function grenade(): string {
  return (
    street() +
    light(108, 60, 70) +
    crowd([
      { x: 170, y: 138, tall: 76, outfit: "farmer", pose: "rearing" },
      { x: 216, y: 140, tall: 80, outfit: "bride", pose: "rearing" },
    ]) +
    line("M16,126Q44,56 84,54", LAMP, 4, { dashes: "2 10" }) +
    put(
      112,
      58,
      area("M-7,-24H9V-14H-7Z", "#8d9ac0", { edge: 2.6 }) +
        area("M9,-24Q24,-20 22,4L17,2Q17,-12 7,-15Z", PALE, { edge: 2.4 }) +
        oval(0, 6, 19, 22, "#4f7a3a", { edge: 3 }) +
        line("M-16,-2H16M-18,8H18M-7,-13V26M7,-13V26", "#2f4f24", 3) +
        line("M-12,0q2,-8 8,-10", "#a9d07a", 3) +
        ring(-17, -21, 8, PALE, 3),
      { scale: 1.5, turn: 24 },
    ) +
    star(92, 20, 12, 4, 6, "#fff3c4")
  );
}
