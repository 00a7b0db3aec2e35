/** What burns. */

import { area, box, KEYLINE, line, put, star } from "../../../art/brush";
import { crowd, shades } from "../../../art/dead";
import { LAMP, light, smallMoon, shadow } from "../../../art/light";
import { street } from "../../../art/grounds";
import { BOLT, FIRE, flame, holdingHand, PALE, STEEL, car as carThing } from "../../../art/things";

/** A plane, a bomb, a street on fire. */
export function napalm(): string {
  return (
    street({ moonAt: 30, haze: "#5a2f4a" }) +
    light(126, 120, 110, FIRE) +
    area(
      "M96,30L60,36L56,26L64,25L70,30L108,20L104,4H114L134,18L170,14Q180,15 178,20L134,29L126,46H116L120,28Z",
      "#0b1024",
      { edge: 2 },
    ) +
    area("M112,62l14,-5 5,7-5,7-14,0z", PALE, { edge: 2.6 }) +
    line("M100,62h-14M102,54h-8", PALE, 2.6) +
    flame(26, 142, 1) +
    flame(66, 144, 1.5) +
    flame(112, 146, 1.9) +
    flame(160, 144, 1.6) +
    flame(204, 144, 1.25)
  );
}

/** A can is poured out, and it burns. */
export function gasoline(): string {
  return (
    street() +
    light(176, 112, 64, FIRE) +
    area("M98,104Q130,146 176,128Q214,118 244,132V150H96Q84,130 98,104Z", "#7a5a2a", { edge: 2.6 }) +
    flame(150, 134, 0.9) +
    flame(184, 132, 1.35) +
    flame(220, 138, 1.1) +
    put(
      62,
      66,
      area("M-30,-32H14L28,-18V40H-30Z", "#c8402f", { edge: 3.4 }) +
        line("M-20,-16L18,30M18,-16L-20,30", "#8c2a20", 5) +
        line("M-22,-32V-43H4V-32", KEYLINE, 9) +
        line("M-22,-32V-43H4V-32", "#c8402f", 4.5) +
        area("M16,-32L34,-44L40,-36L28,-22Z", "#8d9ac0", { edge: 3 }),
      { scale: 1.15, turn: 38 },
    ) +
    area("M112,64Q124,84 116,112Q106,116 100,106Q114,88 106,68Z", "#ffb938", { edge: 2.6 })
  );
}

/** One side of the street burns. */
export function streetFire(): string {
  return (
    box(0, 0, 240, 150, "#2a2450") +
    smallMoon(180, 24) +
    area("M0,0L70,40V84L0,150Z", "#33262a", { edge: 3 }) +
    area("M240,0L168,40V84L240,150Z", "#1b2342", { edge: 3 }) +
    area("M8,28l18,10v20l-18,-4zM36,44l14,8v14l-14,-2z", LAMP) +
    area("M76,60H164L240,150H0Z", "#343f64") +
    line("M104,62L78,150M136,62L164,150", "#f1ddb0", 3, { dashes: "10 9" }) +
    light(62, 110, 70, FIRE) +
    shades(
      [
        { x: 116, y: 76, scale: 0.5 },
        { x: 136, y: 80, scale: 0.6 },
      ],
      "#4d6a55",
    ) +
    flame(90, 78, 0.5) +
    flame(80, 94, 0.8) +
    flame(64, 116, 1.15) +
    flame(40, 146, 1.75) +
    crowd([{ x: 184, y: 130, tall: 60, outfit: "farmer", pose: "reaching" }])
  );
}

/** A jet of fire. */
export function flamethrower(): string {
  return (
    street() +
    light(130, 100, 84, FIRE) +
    crowd([{ x: 204, y: 140, tall: 92, outfit: "bride", pose: "rearing" }]) +
    area(
      "M76,98Q106,76 138,84Q132,72 146,64Q156,80 184,86Q204,96 196,110Q194,128 168,124Q152,136 140,126Q104,124 76,108Z",
      FIRE,
    ) +
    area("M78,100Q112,86 140,94Q164,92 176,104Q168,118 138,116Q108,118 78,106Z", "#ffb938") +
    area("M80,102Q150,96 138,109L80,105Z", "#fff0b0") +
    put(
      66,
      104,
      area("M-70,-9H-6L12,-13V9L-6,5H-70Z", STEEL, { edge: 2.6 }) +
        area("M-66,-7H-8V-4H-66Z", "#8d9ac0") +
        box(-44, 4, 9, 18, STEEL, { edge: 2.6 }),
    ) +
    holdingHand(30, 112, { scale: 1.35 })
  );
}

/** A car with dynamite on its roof. */
export function car(): string {
  return (
    street() +
    light(150, 46, 60) +
    shadow(116, 138, 90) +
    carThing(112, 140, 1.75) +
    put(
      102,
      58,
      area("M-22,-14h13v26h-13zM-8,-14h13v26h-13zM6,-14h13v26h-13z", "#d8402f", { edge: 2.6 }) +
        box(-24, -5, 46, 6, "#24232c") +
        line("M12,-14Q22,-34 44,-26", KEYLINE, 4) +
        line("M12,-14Q22,-34 44,-26", "#f3dfb0", 2),
    ) +
    star(150, 30, 20, 7, 8, "#ffb938") +
    star(150, 30, 10, 4, 8, "#fff3c4") +
    area("M196,106L240,92V126L196,114Z", "#fff0b0", { opacity: 0.4 })
  );
}

/** The bones of one who touched a wire. */
export function highVoltage(): string {
  return (
    street({ moonAt: null }) +
    light(128, 80, 84, "#ffe066") +
    line("M40,150V20M20,30H62", "#6b4b2a", 8) +
    line("M26,26Q60,74 98,84", KEYLINE, 5) +
    put(
      142,
      142,
      area(
        "M-12,0L-8,-14L-14,-24L-28,-38L-24,-43L-10,-31Q-15,-36-14,-42Q-12,-54 0,-54Q13,-53 13,-42Q13,-35 10,-31L24,-43L28,-38L14,-24L9,-14L13,0H6L0,-12L-5,0Z",
        "#181d3a",
        { edge: 2.4, edgeColour: "#ffe066" },
      ) +
        area("M-8,-43Q-8,-50 0,-50T8,-43L6,-36H-6Z", "#f7f3dc") +
        line("M-4,-43h.1M4,-43h.1M-2,-37v3M2,-37v3", KEYLINE, 3.4) +
        line(
          "M0,-32V-14M-6,-28H6M-6,-23H6M-5,-18H5M0,-14L-6,-3M0,-14L7,-3M-7,-28L-22,-38M7,-28L22,-38",
          "#f7f3dc",
          2.6,
        ),
      { scale: 1.75 },
    ) +
    put(84, 88, area(BOLT, "#ffe066", { edge: 2.6 }), { scale: 0.9, turn: -60 }) +
    put(204, 64, area(BOLT, "#ffe066", { edge: 2.6 }), { scale: 0.8, turn: 20 }) +
    put(208, 122, area(BOLT, "#ffe066", { edge: 2.6 }), { scale: 0.6, turn: -30 })
  );
}
