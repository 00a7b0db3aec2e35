/** What the dead are up to. */

import { area, box, disc, KEYLINE, limb, line, oval, put, star, together } from "../../../art/brush";
import { crowd, ROT, shades, skull, claws as deadHands } from "../../../art/dead";
import { LAMP, lantern, light, shadow } from "../../../art/light";
import { churchyard, gravestones, street } from "../../../art/grounds";
import { arm, living, SKIN } from "../../../art/living";
import { BLOOD, bricks, FIRE, holdingHand, PALE, smallPistol } from "../../../art/things";

/** Somebody small before a large shadow. */
export function terror(): string {
  return (
    box(0, 0, 240, 150, "#6d5234") +
    light(52, 116, 170) +
    line("M0,20h26M40,44h24M10,70h20M200,30h24M216,64h24", "#5a4228", 4) +
    put(
      150,
      150,
      area(
        "M-8,0L-6,-16L-8,-25L-28,-36V-42L-8,-33Q-12,-36-11,-44Q-9,-54 1,-54Q12,-53 12,-43Q12,-36 8,-33L30,-46V-40L11,-20L14,0Z",
        "#140f1a",
      ),
      { scale: 2.7, mirrored: true },
    ) +
    area("M128,34L148,40L132,46ZM176,34L156,40L172,46Z", "#f4e66a") +
    area("M134,56l6,7 6,-7 6,7 6,-7 6,7 5,-7q-17,14-35,0z", "#f4e66a") +
    area("M0,128H240V150H0Z", "#3a2a20") +
    shadow(42, 138, 20) +
    put(40, 138, living({ skin: SKIN, coat: "#4fb0ff", hair: "#7a3b22", look: 1 }), { scale: 0.62 }) +
    arm("M33 96 22 90 31 82", "#3a7fb8") +
    arm("M48 96 58 90 49 82", "#3a7fb8") +
    put(66, 134, box(-7, -18, 14, 18, LAMP, { edge: 2.6 }) + line("M-5,-20q5,-8 10,0", KEYLINE, 2.6))
  );
}

/** Two change places. */
export function swap(): string {
  return (
    box(0, 0, 240, 150, "#1d3a56") +
    area("M0,84Q70,66 130,86T240,82V150H0Z", "#2c4a3a") +
    light(120, 100, 80) +
    crowd([
      { x: 56, y: 140, tall: 90, outfit: "worker", pose: "still", mirrored: true },
      { x: 184, y: 140, tall: 90, outfit: "buried", pose: "still" },
    ]) +
    line("M88,62Q120,36 144,56M152,114Q120,138 96,118", "#ffc857", 8) +
    area("M164,75L135,65L153,46ZM76,99L105,109L87,128Z", "#ffc857", { edge: 3 })
  );
}

/** Teeth in an arm. */
export function bite(): string {
  return (
    churchyard([], 40) +
    light(110, 104, 90) +
    put(160, 62, skull("farmer"), { scale: 2.7, turn: -8 }) +
    limb("M-10,140L70,112L124,104", "#e2604c", 26, 6) +
    limb("M84,108L160,98", SKIN, 22, 6) +
    area("M142,88l6,13 6,-14 6,13 7,-14 6,12 6,-12v-8h-40z", "#f7efd6", { edge: 2.5 }) +
    area("M146,122l6,-11 6,10 6,-11 7,10 5,-9v14h-30z", "#f7efd6", { edge: 2.5 }) +
    area("M150,100q4,18-2,26q-8,-4-4,-14zM168,100q4,10 0,16q-6,-4-4,-10z", BLOOD)
  );
}

/** Nails, and the marks they leave. */
export function claws(): string {
  return (
    churchyard([], 36) +
    light(80, 92, 66) +
    deadHands([{ x: 164, y: 88, scale: 3, turn: -16 }], { nails: true, arm: 40 }) +
    line("M20,56Q60,84 66,138M46,44Q92,74 98,136M76,38Q120,62 128,110", LAMP, 7) +
    line("M26,62Q60,88 66,132M52,50Q92,78 98,130", FIRE, 2)
  );
}

/** Fork, knife and a bib. */
export function hunger(): string {
  return (
    churchyard([]) +
    light(120, 136, 80) +
    crowd([{ x: 120, y: 190, tall: 160, outfit: "worker", pose: "still", cut: true }]) +
    area("M88,122Q120,138 152,122L148,150H92Z", "#f4eede", { edge: 3 }) +
    line("M100,140h40", "#d8402f", 4) +
    limb("M52,118L48,70", "#c3cfec", 5, 5) +
    line("M36,42v16q0,12 12,12q12,0 12,-12V42M48,42v28", KEYLINE, 9) +
    line("M36,42v16q0,12 12,12q12,0 12,-12V42M48,42v28", "#c3cfec", 4) +
    area("M184,118V40Q204,56 198,92H192V118Z", "#c3cfec", { edge: 4 }) +
    limb("M48,116L76,150M191,116L164,150", "#c07c6c", 13) +
    disc(48, 110, 13, ROT, { edge: 3 }) +
    disc(191, 110, 13, ROT, { edge: 3 }) +
    line("M44,104h10M44,111h10M185,104h10M185,111h10", "#5f8a46", 2.6) +
    area("M132,104q5,12 0,18q-6,-6 0,-18z", "#bfe6ff")
  );
}

/** A joint on a plate; it smells. */
export function meat(): string {
  return (
    churchyard([10, 206]) +
    light(116, 92, 84) +
    oval(120, 128, 84, 13, "#c3cfec", { edge: 3 }) +
    oval(120, 125, 58, 7, "#8d9ac0") +
    limb("M152,84L196,50", "#f3ead0", 12, 6) +
    disc(194, 42, 9, "#f3ead0", { edge: 3 }) +
    disc(204, 54, 9, "#f3ead0", { edge: 3 }) +
    limb("M152,84L196,50", "#f3ead0", 12, 0) +
    area("M52,100Q46,60 92,52Q146,46 162,82Q160,122 102,124Q58,124 52,100Z", "#a8423a", { edge: 3.4 }) +
    area("M64,98Q62,70 94,64Q128,60 140,84Q120,78 100,88T64,98Z", "#d97a64") +
    area("M52,104q14,-4 8,-16q14,0 10,-14l-24,4z", "#2c4a3a") +
    line("M78,40q-8,-8 0,-14t0,-14M112,38q-8,-8 0,-14t0,-14", "#8fce5a", 4) +
    line("M30,50l7,4 7,-4M150,22l7,4 7,-4M38,82l6,3 6,-3", KEYLINE, 3.5)
  );
}

/** The gun does not go off, and the magazine falls. */
export function click(): string {
  return (
    street({ moonAt: 30 }) +
    light(112, 58, 70) +
    smallPistol(62, 88, { scale: 2.9 }) +
    holdingHand(58, 110, { scale: 2.5 }) +
    area("M152,40 186,24 184,52 214,44 190,66 214,86 184,80 186,108 164,86Z", "#f4eede", { edge: 3 }) +
    line("M172,54 196,78M196,54 172,78", "#d8402f", 9) +
    put(116, 132, box(-11, -15, 22, 30, "#445577", { edge: 3 }) + line("M-4,-22v-3M5,-22v-3", "#e0a53c", 6), {
      turn: 34,
    })
  );
}

/** A pickaxe goes through a wall. */
export function pickaxe(): string {
  return (
    street({ moonAt: 40 }) +
    light(124, 84, 70) +
    bricks(112, 46, 140, 7, 12) +
    area("M112,46l26,8-8,20 18,12-20,16 6,20-22,12z", "#0f1735", { edge: 3 }) +
    line("M148,86l18,6 6,16M130,74l20,-14", KEYLINE, 3) +
    star(124, 84, 24, 9, 8, LAMP) +
    area("M92,66l9,-5 3,9zM80,96l10,-2-4,9zM100,112l8,2-6,7zM86,44l8,-2-2,9z", "#a85a43", { edge: 2 }) +
    limb("M20,140L86,56", "#a5824a", 9, 5) +
    area("M44,36Q92,22 126,88Q98,60 78,56Q58,46 44,36Z", PALE, { edge: 3.4 }) +
    limb("M22,124l22,8M32,112l20,8", ROT, 10)
  );
}

/** A hand held up: stop. */
export function notSoFast(): string {
  return (
    churchyard([212], 170) +
    lantern(24, 140) +
    crowd([{ x: 170, y: 150, tall: 100, outfit: "clerk", pose: "still" }]) +
    area(
      "M66,136V92Q66,86 60,78L42,58Q36,50 43,47Q49,45 55,52L66,64V24Q66,17 73,17T80,24V56V14Q80,7 87,7T94,14V56V18Q95,11 102,12T108,19V60L110,32Q112,26 118,27T123,34L120,84Q118,104 112,112V150H66Z",
      ROT,
      { edge: 4 },
    ) +
    line("M80,56v8M94,56v8M108,60v6M74,88q16,-10 34,0M78,104q12,-6 26,2", "#5f8a46", 3.4) +
    area("M58,118H120V150H58Z", "#c07c6c", { edge: 4 })
  );
}

/** The sun rises behind the graves. */
export function dawn(): string {
  return (
    box(0, 0, 240, 150, "#3a3a7a") +
    area("M0,36H240V110H0Z", "#8a4f7c") +
    area("M0,66H240V110H0Z", "#e0765a") +
    together({ opacity: 0.35 }, star(120, 96, 150, 60, 14, "#ffd77a")) +
    disc(120, 96, 40, "#ffd77a") +
    disc(120, 96, 31, "#fff0b0") +
    area("M0,98Q60,84 120,100T240,94V150H0Z", "#3c2b4a") +
    gravestones([10, 40, 190, 218], 112, "#6b4a6a", "#4a3152") +
    shades(
      [
        { x: 64, y: 138, scale: 1.1 },
        { x: 120, y: 146, scale: 0.9 },
        { x: 172, y: 138, scale: 1.2 },
        { x: 214, y: 146, scale: 0.9 },
      ],
      "#2a1c3e",
      "#ff8d5a",
    ) +
    area("M0,140Q120,126 240,142V150H0Z", "#1d1430")
  );
}
