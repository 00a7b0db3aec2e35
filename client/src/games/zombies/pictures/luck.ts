/** What helps whoever plays it. */

import { area, box, disc, KEYLINE, limb, line, oval, put, star } from "../../../art/brush";
import { crowd } from "../../../art/dead";
import { room, street } from "../../../art/grounds";
import { LAMP, light, shadow, smallMoon, streetLamp } from "../../../art/light";
import { BOLT, car, cartridge, cartridges, PALE } from "../../../art/things";
import { HAND, hero, heroFace, JACKET } from "./hero";

/** Somebody runs as never before. */
export function adrenalineRush(): string {
  return (
    street() +
    light(132, 84, 84) +
    line("M14,56H74M4,82H60M20,108H78M40,132h40", LAMP, 5) +
    shadow(134, 140, 44) +
    hero(132, 138, { pose: "running", scale: 1.95, turn: 10 }) +
    put(
      128,
      94,
      area("M0,16L-15,0Q-20,-14-9,-16Q-2,-16 0,-8Q2,-16 9,-16Q20,-14 15,0Z", "#ff4a3d", { edge: 3 }) +
        line("M-24,0h14l4,-8 6,16 5,-8h18", "#fff", 3),
    ) +
    put(208, 58, area(BOLT, "#ffe066", { edge: 3 }), { turn: 16 })
  );
}

/** There is something better to eat. */
export function alternateFoodSource(): string {
  return (
    street({ moonAt: null }) +
    light(120, 92, 90) +
    crowd([
      { x: 34, y: 146, tall: 92, outfit: "farmer", pose: "reaching", mirrored: true },
      { x: 206, y: 148, tall: 96, outfit: "clerk", pose: "reaching" },
    ]) +
    put(
      118,
      100,
      area("M-36,-10Q-34,-42 0,-42T36,-10Z", "#e0a04a", { edge: 3.4 }) +
        area("M-40,-10Q-30,-2-20,-8T0,-8 20,-8 40,-10L36,0H-36Z", "#7ac04a", { edge: 2.6 }) +
        box(-36, 0, 72, 11, "#7a3b22", { edge: 3 }) +
        area("M-34,0H30L10,9Z", "#ffc857") +
        area("M-36,12H36Q36,28 22,28H-22Q-36,28-36,12Z", "#e0a04a", { edge: 3.4 }) +
        line("M-18,-28h3M0,-34h3M16,-26h3M4,-22h3", "#fff0c0", 3.5),
      { scale: 1.2 },
    ) +
    line("M102,36q-7,-7 0,-13M118,32q-7,-7 0,-13M134,36q-7,-7 0,-13", "#f4eede", 4)
  );
}

/** A car, and what it is driven with. */
export function keysStillInIt(): string {
  return (
    street({ moonAt: null }) +
    light(186, 56, 80) +
    area("M150,110L240,92V150H150Z", "#fff0b0", { opacity: 0.3 }) +
    shadow(90, 138, 90) +
    car(88, 140, 1.6, "#3f74a8") +
    put(
      186,
      56,
      disc(0, -14, 15, "#ffc857", { edge: 3.2 }) +
        disc(0, -16, 5, "#253366", { edge: 3 }) +
        area("M-5,1H5V34L0,40L-5,34V28H-12V22H-5V18H-10V12H-5Z", "#ffc857", { edge: 3.2 }) +
        line("M12,-26q12,-6 18,4", PALE, 4) +
        area("M26,-22l12,4-6,16-12,-4z", "#d8402f", { edge: 2.6 }),
      { scale: 1.4, turn: 18 },
    ) +
    star(140, 34, 12, 3, 4, "#fff3c4")
  );
}

/** A whole box of cartridges. */
export function lotsOfAmmo(): string {
  return (
    room("#3f4a38", "#5a4a34") +
    light(120, 60, 110) +
    cartridges(
      [
        [66, 92],
        [86, 84],
        [108, 90],
        [130, 82],
        [152, 88],
        [174, 92],
      ],
      0.9,
    ) +
    shadow(120, 138, 90) +
    area("M44,66H196L188,138H52Z", "#5f7a3c", { edge: 4 }) +
    area("M46,80H194L193,90H47ZM50,120H190L189,130H51Z", "#46602a") +
    put(120, 118, cartridge(), { scale: 0.34 }) +
    put(14, 138, cartridge(), { scale: 0.34, turn: 80 }) +
    put(230, 132, cartridge(), { scale: 0.34, turn: -74 })
  );
}

/** A bed, a lamp, and nobody at the door. */
export function muchNeededRest(): string {
  return (
    room("#2b2f58", "#4a3a44") +
    box(150, 12, 70, 58, "#182046", { edge: 4 }) +
    smallMoon(198, 36, 11) +
    line("M185,12V70M150,42H220", "#6b4b2a", 4) +
    light(34, 62, 60) +
    area("M18,70h32l-7,-22h-18z", LAMP, { edge: 3 }) +
    line("M34,70V112", KEYLINE, 5) +
    box(18, 104, 34, 34, "#6b4b2a", { edge: 3 }) +
    area("M64,58H79V146H64Z", "#8a6238", { edge: 3 }) +
    box(72, 108, 152, 24, "#8a6238", { edge: 3 }) +
    oval(103, 96, 28, 14, "#f4eede", { edge: 3 }) +
    heroFace(106, 82, "asleep", { bare: true, scale: 1.6, turn: -74 }) +
    area("M120,108Q122,82 152,84Q202,80 224,98V124H120Z", "#d8573f", { edge: 3.4 }) +
    area("M120,108Q122,90 138,86L142,124H120Z", "#f1e5ca", { edge: 2.6 }) +
    area("M130,40q-8,-9-13,-3t13,17q18,-11 13,-17t-13,3z", "#ff6358", { edge: 2.6 })
  );
}

/** A deck chair on a roof, the dead below. */
export function thisIsntSoBad(): string {
  return (
    street() +
    light(90, 56, 76) +
    crowd([{ x: 204, y: 190, tall: 124, outfit: "clerk", pose: "rearing", cut: true }]) +
    area("M-4,150V92H154V154Z", "#6a4a55", { edge: 3.4 }) +
    box(-6, 86, 166, 11, "#8d6a74", { edge: 3 }) +
    area("M20,110h26v26h-26zM80,110h26v26h-26z", LAMP, { edge: 3 }) +
    line("M30,34L50,84", KEYLINE, 5) +
    area("M0,50Q14,14 48,26T70,34Q42,30 30,38T0,50Z", "#ff6358", { edge: 3 }) +
    put(
      92,
      86,
      limb("M-34,0L-22,-12H8L22,-34", "#e0ad6a", 3) +
        limb("M-30,-18H-8", "#3a4468", 6) +
        limb("M-8,-18L10,-32", JACKET, 10) +
        heroFace(16, -42, "smiling", { scale: 0.95, turn: -10 }) +
        limb("M4,-26L-5,-33", JACKET, 4) +
        limb("M-5,-33h0", HAND, 4, 3),
      { scale: 1.35 },
    )
  );
}

/** Nobody is left but the one who looks for them. */
export function whereDidEverybodyGo(): string {
  return (
    street() +
    area("M92,106L30,150H240L150,106Z", "#3d4970") +
    line("M122,110v6M124,124v8M126,140v10", "#cfae62", 4) +
    streetLamp(46, 130) +
    area("M28,27L0,132Q30,142 84,132Z", "#ffd98a", { opacity: 0.2 }) +
    hero(104, 140, {
      mood: "calm",
      pose: "none",
      scale: 1.65,
      besides: limb("M-9,-21L-19,-15M10,-21L20,-15", JACKET, 5) + limb("M-20,-16l-3,-3M21,-16l3,-3", HAND, 4),
    }) +
    put(150, 34, line("M-9,-6Q-9,-18 1,-18T11,-7Q10,0 1,4V9M1,20h0", KEYLINE, 11)) +
    put(150, 34, line("M-9,-6Q-9,-18 1,-18T11,-7Q10,0 1,4V9M1,20h0", "#ffe066", 6)) +
    area("M180,118l18,-6 7,16-18,6z", "#f1e5ca", { edge: 2.6 }) +
    line("M160,112q-14,2-18,-6M164,130q-14,6-26,2", PALE, 3.4)
  );
}
