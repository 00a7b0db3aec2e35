/** When the dead become more, or get up again. */

import { area, box, disc, limb, line, put } from "../../../art/brush";
import { claws, crowd, shades, skull } from "../../../art/dead";
import { churchyard, room, street } from "../../../art/grounds";
import { LAMP, light, shadow, streetLamp } from "../../../art/light";
import { hero } from "./hero";

/** A house with one of them at every window. */
export function couldntGetAnyWorse(): string {
  const windows = "M56,36h34v42h-34zM103,36h34v42h-34zM150,36h34v42h-34zM56,92h34v42h-34zM150,92h34v42h-34z";
  return (
    street({ moonAt: null }) +
    light(120, 80, 110) +
    area("M42,154V22H198V154Z", "#52496b", { edge: 3.4 }) +
    box(34, 14, 172, 12, "#7480a5", { edge: 3 }) +
    area(`${windows}M98,90h44v64h-44z`, LAMP, { edge: 3 }) +
    shades(
      [
        { x: 73, y: 77, scale: 0.82 },
        { x: 120, y: 77, scale: 0.82 },
        { x: 167, y: 77, scale: 0.82 },
        { x: 73, y: 133, scale: 0.82 },
        { x: 167, y: 133, scale: 0.82 },
      ],
      "#2a4034",
    ) +
    crowd([{ x: 120, y: 158, tall: 82, outfit: "farmer", pose: "rearing" }])
  );
}

/** A hand goes up beside a head that should be still. */
export function dontThinkTheyreDead(): string {
  return (
    street() +
    streetLamp(38, 124) +
    area("M20,26L-24,132Q30,146 96,132Z", "#ffd98a", { opacity: 0.2 }) +
    shadow(136, 138, 96) +
    limb("M92,122L40,126M94,130L44,138", "#31405e", 11) +
    area("M84,110Q120,96 164,106L160,140H84Z", "#7b3f34", { edge: 3.4 }) +
    put(192, 114, skull("farmer"), { scale: 1.25, turn: 84 }) +
    claws([{ x: 128, y: 66, scale: 1.35, turn: 8 }], { arm: 38 }) +
    line("M100,38l-9,-11M126,28V12M158,40l9,-11", LAMP, 4.5)
  );
}

/** The wrong door. */
export function slightMiscalculation(): string {
  return (
    room("#2a2f55", "#3a4060") +
    area("M96,12H210V142H96Z", LAMP, { edge: 4 }) +
    light(152, 90, 84) +
    shades(
      [
        { x: 194, y: 86, scale: 1 },
        { x: 116, y: 84, scale: 0.95 },
      ],
      "#587d5a",
      "#ffffc0",
    ) +
    crowd([
      { x: 138, y: 144, tall: 92, outfit: "worker", pose: "reaching" },
      { x: 184, y: 146, tall: 98, outfit: "clerk", pose: "rearing" },
    ]) +
    area("M210,12L238,0V154L210,142Z", "#8a6238", { edge: 3.4 }) +
    disc(229, 84, 4, "#ffc857", { edge: 2 }) +
    area("M96,142L40,152H210V142Z", LAMP, { opacity: 0.4 }) +
    hero(46, 143, { mood: "scared", pose: "up", scale: 1.7 })
  );
}

/** Alone in the middle of all of them. */
export function wereScrewed(): string {
  return (
    box(0, 0, 240, 150, "#2a1a40") +
    area("M0,60H240V100H0Z", "#7a3444") +
    area("M0,84H240V150H0Z", "#3a3654") +
    light(120, 96, 90) +
    shades(
      [
        { x: 76, y: 104, scale: 1.1 },
        { x: 164, y: 104, scale: 1.1 },
      ],
      "#4f7056",
      "#f4ffb0",
    ) +
    hero(120, 136, { mood: "scared", pose: "up", scale: 1.65 }) +
    crowd([
      { x: 24, y: 196, tall: 134, outfit: "farmer", pose: "reaching", mirrored: true, cut: true },
      { x: 216, y: 196, tall: 134, outfit: "worker", pose: "reaching", cut: true },
    ]) +
    shades(
      [
        { x: 88, y: 164, scale: 1.1 },
        { x: 152, y: 164, scale: 1.1 },
      ],
      "#1c2a2e",
      "#1c2a2e",
    )
  );
}

/** Somebody in a hood raises them. */
export function zombieMaster(): string {
  return (
    churchyard([], 120) +
    light(120, 44, 80, "#8fe04a") +
    area("M72,154Q82,84 104,74Q96,38 120,32Q144,38 136,74Q158,84 168,154Z", "#3a2a5a", { edge: 3.4 }) +
    area("M106,72Q103,44 120,42T134,72Q120,82 106,72Z", "#0b0a18") +
    line("M113,60h0M127,60h0", "#d8f06a", 7) +
    limb("M100,88L68,68L56,40M140,88L172,68L184,40", "#4a3770", 13, 5) +
    limb("M56,36l-8,-11M56,36l1,-15M56,36l10,-11M184,36l-10,-11M184,36l-1,-15M184,36l8,-11", "#e3b797", 4) +
    claws([
      { x: 26, y: 114, scale: 1, turn: -8 },
      { x: 72, y: 128, scale: 0.95, turn: 6 },
      { x: 120, y: 124, scale: 0.95, turn: 2 },
      { x: 168, y: 128, scale: 0.95, turn: -6 },
      { x: 214, y: 114, scale: 1, turn: 8 },
    ])
  );
}
