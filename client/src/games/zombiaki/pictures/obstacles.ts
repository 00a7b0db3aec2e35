/** What stops the dead. */

import { area, box, disc, KEYLINE, limb, line, oval, put } from "../../../art/brush";
import { crowd, ROT, skull, claws as deadHands, type Outfit } from "../../../art/dead";
import { light, shadow, streetLamp } from "../../../art/light";
import { street } from "../../../art/grounds";
import { bricks, PALE, STEEL } from "../../../art/things";

/** Somebody looks over a wall, with both hands on it. */
const peeping = (x: number, y: number, outfit: Outfit) =>
  put(x, y, skull(outfit), { scale: 1.05 }) +
  limb(`M${x - 29},${y + 20}v-12M${x - 22},${y + 20}v-14M${x + 29},${y + 20}v-12M${x + 22},${y + 20}v-14`, ROT, 5, 4);

/** A pit in the street, with what is seen of its depth and of whoever is in it. */
const pit = (depth: string, hands: string) =>
  street() +
  streetLamp(40) +
  oval(124, 112, 78, 26, "#5a6488") +
  oval(124, 112, 72, 22, "#1a2038", { edge: 3 }) +
  depth +
  oval(124, 126, 30, 7, "#7fd06a", { opacity: 0.25 }) +
  hands +
  area("M48,118Q124,166 200,118L212,150H36Z", "#343f64") +
  line("M52,117Q124,160 196,117", "#5a6488", 5) +
  line("M30,112l14,-4M206,124l16,6M66,92l-10,-8", KEYLINE, 2.5);

/** A wall of household goods, and somebody behind it. */
export function wall5(): string {
  return (
    street({ moonAt: 224 }) +
    streetLamp(40) +
    peeping(176, 40, "farmer") +
    shadow(124, 138, 96) +
    area("M40,136L52,66L92,50L150,54L200,66L206,136Z", "#2a2430", { edge: 3 }) +
    box(50, 78, 44, 58, "#8d9ac0", { edge: 3 }) +
    line("M54,100h36M84,86v8M84,106v10", KEYLINE, 3) +
    disc(118, 116, 20, "#262a3a", { edge: 3 }) +
    disc(118, 116, 9, "#59638a", { edge: 3 }) +
    disc(156, 120, 16, "#262a3a", { edge: 3 }) +
    box(172, 76, 30, 60, "#b8553f", { edge: 3 }) +
    area("M44,80L196,58L198,68L46,91Z", "#c08d50", { edge: 3 }) +
    area("M96,92L170,84L172,94L98,102Z", "#e0ad6a", { edge: 3 }) +
    area("M108,58V40h30v16z", "#46605f", { edge: 3 })
  );
}

/** A wall of bricks with wire on it. */
export function wall6(): string {
  return (
    street({ moonAt: 224 }) +
    streetLamp(40) +
    peeping(164, 32, "worker") +
    shadow(124, 140, 96) +
    bricks(42, 54, 164, 6, 14) +
    box(38, 48, 172, 9, "#c7805f", { edge: 3 }) +
    line("M40,46q9,-18 18,0t18,0 18,0 18,0 18,0 18,0 18,0 18,0 18,0", PALE, 2.6)
  );
}

/** A barrier with lamps; they wait behind it. */
export function barrier(): string {
  return (
    street() +
    light(60, 68, 44) +
    light(188, 68, 44) +
    crowd([
      { x: 100, y: 118, tall: 78, outfit: "clerk", pose: "still", cut: true },
      { x: 150, y: 120, tall: 84, outfit: "farmer", pose: "still", cut: true },
      { x: 206, y: 120, tall: 88, outfit: "worker", pose: "still", cut: true },
    ]) +
    limb("M64,90L52,138M64,90L76,138M184,90L172,138M184,90L196,138", "#8d9ac0", 5) +
    box(38, 82, 172, 26, "#f4eede", { edge: 3.4 }) +
    area("M52,84h22l-14,22h-20zM96,84h22l-14,22h-22zM140,84h22l-14,22h-22zM184,84h22l-14,22h-22z", "#d8402f") +
    disc(60, 68, 12, "#ffc857", { edge: 3.4 }) +
    disc(188, 68, 12, "#ffc857", { edge: 3.4 }) +
    disc(57, 65, 4, "#fff3c4") +
    disc(185, 65, 4, "#fff3c4")
  );
}

/** A hand out of a pit. */
export function pit1(): string {
  return pit(oval(124, 118, 62, 15, "#0b1020"), deadHands([{ x: 124, y: 72, scale: 1.25, turn: 4 }], { arm: 38 }));
}

/** Two hands out of a deeper pit. */
export function pit2(): string {
  return pit(
    oval(124, 122, 56, 12, "#04060c"),
    deadHands(
      [
        { x: 98, y: 84, turn: -14 },
        { x: 150, y: 80, scale: 1.1, turn: 12 },
      ],
      { arm: 40 },
    ),
  );
}

/** A bare foot above a mine. */
export function mine(): string {
  return (
    street({ moonAt: 30 }) +
    light(112, 116, 66, "#ff5a3c") +
    area("M150,-4H222L214,46Q196,64 148,78Q126,84 118,72Q120,60 150,46Z", "#5d5b70", { edge: 4 }) +
    area("M146,42H218L214,54Q196,70 148,84Q126,88 116,76Q118,64 146,50Z", ROT, { edge: 4 }) +
    area("M118,74l-6,8h10l2,5 6,-5 4,5 5,-8", "#f3ead0", { edge: 2 }) +
    shadow(108, 136, 72) +
    area("M48,132Q48,112 108,112T168,132Q168,142 108,142T48,132Z", "#5a6b3c", { edge: 3.4 }) +
    oval(108, 118, 34, 8, "#7d8f52", { edge: 2.6 }) +
    disc(108, 112, 9, "#ff4a32", { edge: 3 }) +
    disc(105, 109, 3, "#ffd0c0") +
    line("M60,96l-10,-9M156,98l10,-8M82,90l-5,-12", "#ff8d7c", 4)
  );
}

/** One under a net. */
export function net(): string {
  return (
    street() +
    light(132, 150, 80) +
    crowd([{ x: 132, y: 138, tall: 94, outfit: "farmer", pose: "rearing" }]) +
    area("M132,10Q186,30 204,138H60Q78,30 132,10Z", "#d9c79a", { opacity: 0.16 }) +
    line(
      "M132,10Q186,30 204,138M132,10Q78,30 60,138M132,10Q104,60 96,138M132,10Q160,60 168,138M132,10V138M98,40Q132,56 166,40M78,72Q132,96 186,72M66,106Q132,130 198,106",
      "#f3dfb0",
      3.4,
    ) +
    line("M56,138H208", "#f3dfb0", 5) +
    line("M60,140h0M96,140h0M132,140h0M168,140h0M204,140h0", KEYLINE, 15) +
    line("M60,140h0M96,140h0M132,140h0M168,140h0M204,140h0", STEEL, 10)
  );
}

/** One in a block of ice. */
export function freeze(): string {
  return (
    street({ moonAt: 222, above: "#16305c", haze: "#23497c" }) +
    streetLamp(30) +
    crowd([{ x: 136, y: 136, tall: 92, outfit: "clerk", pose: "reaching" }]) +
    area("M70,40L98,24H170L188,44V136H70Z", "#bfe9ff", { opacity: 0.46 }) +
    line("M70,40L98,24H170L188,44V136H70Z", "#e6f8ff", 4) +
    line("M70,40H164L188,44M164,40V134", "#e6f8ff", 2.4) +
    line("M84,62l22,-14M84,82l36,-24M146,124l14,-10", "#fff", 4) +
    area("M74,136l6,10 6,-10zM96,136l5,14 6,-14zM140,136l6,12 6,-12z", "#e6f8ff") +
    line("M50,62v22M40,67l20,11M60,67l-20,11M212,66v22M202,71l20,11M222,71l-20,11", "#e6f8ff", 3)
  );
}
