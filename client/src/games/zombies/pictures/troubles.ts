/** What is wished on somebody else. */

import { area, box, disc, KEYLINE, limb, line, put } from "../../../art/brush";
import { claws, crowd, ROT } from "../../../art/dead";
import { street } from "../../../art/grounds";
import { light, pool, shadow } from "../../../art/light";
import { BLOOD, BOLT, bricks, cartridge, smallPistol } from "../../../art/things";
import { HAND, hero, heroFace, JACKET } from "./hero";

const CHALK = "#f4eede";

/** A map, and signs to everywhere. */
export function badSenseOfDirection(): string {
  return (
    street() +
    light(150, 60, 84) +
    limb("M150,148V20", "#8a6238", 8, 5) +
    area("M104,18H170L186,31L170,44H104Z", "#e0ad6a", { edge: 3 }) +
    area("M200,50H132L116,63L132,76H200Z", "#c08d50", { edge: 3 }) +
    area("M110,82H168L182,94L168,106H110Z", "#e0ad6a", { edge: 3 }) +
    line("M116,31h40M144,63h42M122,94h34", "#7a5228", 4.5) +
    hero(58, 142, {
      pose: "none",
      scale: 1.85,
      mirrored: true,
      besides:
        limb("M-10,-21L-19,-28L-13,-38", JACKET, 5) +
        area("M0,-23L22,-26V-9L0,-6Z", "#f1e5ca", { edge: 2 }) +
        line("M4,-12q6,-8 13,-7", BLOOD, 2) +
        limb("M9,-19L13,-14", JACKET, 5),
    })
  );
}

/** Something strikes where one should think. */
export function brainCramp(): string {
  return (
    street({ moonAt: null }) +
    light(124, 56, 84) +
    area(
      "M70,154Q70,126 92,118L92,104Q72,92 74,66Q78,28 122,26Q168,28 170,70L181,88L170,92V106Q168,116 150,114L148,122Q172,128 178,154Z",
      HAND,
      { edge: 4 },
    ) +
    area(
      "M84,64Q82,46 98,44Q106,32 122,38Q138,32 146,44Q162,48 158,64Q160,78 144,80Q132,88 118,80Q100,88 94,78Q82,76 84,64Z",
      "#ff9fb0",
      { edge: 3.4 },
    ) +
    line("M100,52q10,2 8,12M120,40q-4,12 8,14M144,52q-10,6-4,16M96,70q10,-4 18,4M122,66q8,8 16,2", "#c0566e", 3.4) +
    line("M160,89l6,6m0,-6l-6,6", KEYLINE, 3.4) +
    put(122, 60, area(BOLT, "#ffe066", { edge: 3 }), { scale: 1.05, turn: 12 }) +
    line("M50,38l16,9M42,72h18M192,34l-14,11M122,4v13", "#ffe066", 5)
  );
}

/** A greasy hand, and what has slipped out of it. */
export function butterFingers(): string {
  const fingers = "M92,48L112,76M78,54L92,84M64,56L70,86M104,40L134,60";
  return (
    street({ moonAt: null }) +
    light(110, 60, 90) +
    limb("M-12,18L44,34", JACKET, 34, 7) +
    line(fingers, KEYLINE, 19) +
    area("M36,18Q72,10 100,26Q114,36 106,50Q96,66 68,66Q46,66 34,50Z", HAND, { edge: 4 }) +
    line(fingers, HAND, 13) +
    line("M108,70L112,76M90,80L92,84M69,82L70,86M130,57L134,60", "#ffe27a", 14) +
    area("M107,76v18q5,9 10,0V76zM87,84v30q5,9 10,0V84zM65,86v14q5,9 10,0V86zM131,60v20q4,8 8,0V60z", "#ffe27a") +
    smallPistol(164, 104, { scale: 2, turn: 38 }) +
    put(112, 142, cartridge(), { scale: 0.3, turn: -70 }) +
    put(222, 46, cartridge(), { scale: 0.3, turn: 30 }) +
    line("M158,64l-6,-16M184,62l3,-17M206,78l12,-12", CHALK, 4.5)
  );
}

/** The walls come nearer. */
export function claustrophobia(): string {
  return (
    box(0, 0, 240, 150, "#6b4a34") +
    light(120, 40, 80) +
    area("M80,118H160L176,150H64Z", "#8a6238") +
    hero(120, 142, {
      mood: "scared",
      pose: "none",
      scale: 1.95,
      besides: limb("M-9,-21L-18,-25M10,-21L19,-25", JACKET, 5) + limb("M-20,-30v10M21,-30v10", HAND, 4),
    }) +
    bricks(-6, -4, 86, 9, 18, "#7a5266") +
    bricks(160, -4, 86, 9, 18, "#7a5266") +
    line("M12,75H46M33,59l16,16-16,16M228,75H194M207,59l-16,16 16,16", KEYLINE, 12) +
    line("M12,75H46M33,59l16,16-16,16M228,75H194M207,59l-16,16 16,16", "#ffc857", 6.5)
  );
}

/** Eyes in the dark, on all sides. */
export function fear(): string {
  const eyes = [
    [26, 32, 1.3],
    [76, 18, 0.9],
    [192, 24, 1.3],
    [216, 68, 1.1],
    [24, 82, 1.1],
    [144, 12, 0.8],
    [208, 116, 1.4],
    [42, 126, 1.3],
  ] as const;
  const slanted = ([x, y, scale]: readonly [number, number, number]) =>
    [-1, 1]
      .map((side) => {
        const at = (across: number, down: number) =>
          `${Math.round(x + side * across * scale)},${Math.round(y + down * scale)}`;
        return `M${at(13, -7)}L${at(2, 0)}Q${at(6, 6)} ${at(11, 2)}Z`;
      })
      .join("");
  return (
    box(0, 0, 240, 150, "#0b1024") +
    light(120, 104, 84) +
    pool(120, 140, 70, 12) +
    area(eyes.map(slanted).join(""), "#d8f06a") +
    hero(118, 143, { mood: "scared", pose: "cheeks", scale: 1.95 }) +
    line("M74,72q-5,8 0,16M164,72q5,8 0,16M66,104q-5,8 0,16M172,104q5,8 0,16", CHALK, 3.5)
  );
}

/** Wide eyes, hands at the cheeks, and no step farther. */
export function hystericalParalysis(): string {
  return (
    street({ above: "#3a2450", haze: "#6a3454", moonAt: null }) +
    light(120, 80, 84) +
    crowd([
      { x: 206, y: 150, tall: 100, outfit: "worker", pose: "reaching" },
      { x: 34, y: 150, tall: 100, outfit: "clerk", pose: "reaching", mirrored: true },
    ]) +
    area("M94,154V106Q120,94 146,106V154Z", JACKET, { edge: 3.4 }) +
    heroFace(120, 66, "frozen", { scale: 3 }) +
    limb("M98,124L82,112L86,88M142,124L158,112L154,88", HAND, 12, 6)
  );
}

/** A loose lace, and a hand that pulls at it. */
export function untiedShoe(): string {
  const lace = "M130,58Q150,26 172,46T200,74M134,56Q112,30 98,48T78,94";
  return (
    street({ moonAt: null }) +
    light(110, 100, 90) +
    area("M60,-6H120L126,60H58Z", "#3a4468", { edge: 4 }) +
    shadow(118, 140, 92) +
    area("M48,56H124Q130,84 168,90Q204,94 206,124H42Z", "#e2403a", { edge: 4 }) +
    area("M40,118H210V128Q210,136 202,136H46Q40,136 40,128Z", CHALK, { edge: 4 }) +
    area("M168,92Q204,94 205,118H176Q180,102 168,92Z", CHALK, { edge: 3 }) +
    line("M114,66l20,-9M120,79l21,-11M132,90l18,-13", CHALK, 6) +
    limb(lace, CHALK, 5, 5) +
    claws([{ x: 212, y: 80, scale: 1.1, turn: -62 }], { skin: ROT, arm: 40 }) +
    disc(78, 96, 3, CHALK)
  );
}
