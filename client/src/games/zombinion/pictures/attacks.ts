/** Attacks, and what keeps them off. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { claws, crowd } from "../../../art/dead";
import { HOT, light } from "../../../art/light";
import { floor, town } from "../../../art/grounds";
import { arm, living, SKIN } from "../../../art/living";
import { cartridge, flame, GLINT, WOOD } from "../../../art/things";
import { scene } from "./scene";

/** Boards before a lit window, hands below it. */
export function barricade(): string {
  return scene(
    "reaction",
    box(0, 0, 240, 150, "#16323a") +
      line(
        "M0 22H240M0 52H240M0 82H240M0 112H240M30 0V22M200 0V22M16 22V52M222 22V52M34 52V82M206 52V82M14 82V112M226 82V112",
        "#0e242c",
        2.5,
      ) +
      light(120, 66, 116) +
      box(58, 10, 124, 112, "#5c3a20") +
      box(66, 18, 108, 98, "#ffd98a") +
      disc(118, 52, 13, "#3a2419") +
      area("M92 116C92 80 100 70 118 68 138 70 146 80 146 116z", "#3a2419") +
      line("M140 88 166 74", "#3a2419", 9) +
      put(120, 32, box(-80, -10, 160, 19, WOOD, { round: 2 }) + box(-80, -10, 160, 4, "#c08a4e", { round: 2 }), {
        turn: -7,
      }) +
      put(120, 66, box(-84, -10, 168, 20, "#7a4e29", { round: 2 }) + box(-84, -10, 168, 4, "#b27c46", { round: 2 }), {
        turn: 5,
      }) +
      put(120, 100, box(-82, -10, 164, 20, WOOD, { round: 2 }) + box(-82, -10, 164, 4, "#c08a4e", { round: 2 }), {
        turn: -4,
      }) +
      line("M50 40h0M188 24h0M46 62h0M194 72h0M48 104h0M190 96h0", "#11162a", 6) +
      claws([
        { x: 40, y: 112, scale: 1.1, turn: 14 },
        { x: 86, y: 126, scale: 1.1, turn: -8 },
        { x: 206, y: 114, scale: 1.1, turn: -16 },
      ]),
  );
}

/** Somebody shoots from a roof at those below. */
export function higherGround(): string {
  return scene(
    "attack",
    light(120, 58, 112) +
      floor(102, "#451d28") +
      box(0, 101, 240, 7, "#c98d50") +
      put(100, 104, living({ skin: SKIN, coat: "#d05040", hair: "#3a2419", legs: "kneeling", look: 1 }), {
        scale: 0.88,
      }) +
      line("M104 64 120 69", WOOD, 9) +
      line("M118 68 178 86", GLINT, 5) +
      arm("M110 52 124 70", "#8f3024") +
      area("M178 86 190 79V66L198 80 212 78 202 88 208 100 188 96z", HOT) +
      crowd([
        { x: 36, y: 192, tall: 100, outfit: "clerk", pose: "rearing", cut: true },
        { x: 124, y: 200, tall: 94, outfit: "worker", pose: "rearing", cut: true },
        { x: 208, y: 193, tall: 100, outfit: "bride", pose: "rearing", cut: true },
      ]),
  );
}

/** A car leaves one of the dead behind. */
export function quickEscape(): string {
  return scene(
    "attack",
    area("M0 112V70H70V40H104V60H240V112z", "#22102a") +
      floor(112, "#1c1020") +
      area("M198 98 240 78V134z", "#ffe08a", { opacity: 0.75 }) +
      light(210, 102, 56) +
      crowd([{ x: 38, y: 140, tall: 104, outfit: "clerk", pose: "reaching", mirrored: true }]) +
      line("M68 96H84M68 122H88", "#c09aa0", 3) +
      area(
        "M90 116V98Q92 92 104 90L118 70Q122 64 130 64H160Q166 64 172 70L184 90 200 94Q206 98 206 120H90z",
        "#c8402f",
      ) +
      area("M90 108H206V122H90z", "#8f2a20") +
      area("M126 72H140V89H116zM146 72H160L174 89H146z", "#a9c7ff") +
      line("M116 121h0M184 121h0", "#120c18", 32) +
      line("M116 121h0M184 121h0", "#8b96b8", 13) +
      box(200, 98, 7, 9, HOT, { round: 3 }) +
      box(88, 100, 6, 9, "#ff5a3c", { round: 2 }),
  );
}

/** The dead, seen through field glasses. */
export function recon(): string {
  return scene(
    "attack",
    light(120, 66, 130) +
      town(112, "#35132a") +
      floor(126, "#2a1024") +
      area("M0 0H240V150H0zM78 16A53 53 0 1 0 120 101 53 53 0 1 0 120 37 53 53 0 0 0 78 16z", "#0a0610", {
        evenOdd: true,
      }) +
      ring(78, 69, 53, "#5a3a4c", 7) +
      ring(162, 69, 53, "#5a3a4c", 7) +
      area("M104 46 120 37 136 46V92L120 101 104 92z", "#5a3a4c") +
      disc(78, 69, 50, "#ffd98a", { opacity: 0.14 }) +
      disc(162, 69, 50, "#ffd98a", { opacity: 0.14 }) +
      crowd([
        { x: 80, y: 112, tall: 88, outfit: "clerk", pose: "reaching", mirrored: true },
        { x: 166, y: 114, tall: 92, outfit: "worker", pose: "rearing" },
      ]) +
      line("M44 52Q50 34 66 28M128 52Q134 34 150 28", "#fff", 4, { opacity: 0.5 }) +
      line("M0 150 34 118M240 150 206 118", SKIN, 26),
  );
}

/** A hand takes cartridges out of another’s bag. */
export function scavenger(): string {
  return scene(
    "attack",
    light(120, 88, 104) +
      area("M240 0V40L116 142H40L206 0z", "#ffe08a", { opacity: 0.28 }) +
      floor(122, "#1c1020") +
      oval(104, 136, 92, 9, "#ffcf7a", { opacity: 0.25 }) +
      area("M46 138C34 96 44 66 64 62H122C142 66 152 96 140 138z", "#6b4a2c") +
      area("M96 62H122C142 66 152 96 140 138H104z", "#4a321e") +
      box(60, 100, 62, 32, "#8a6238", { round: 6 }) +
      box(60, 100, 62, 8, "#c08a4e", { round: 4 }) +
      area("M52 68Q92 86 134 68L126 56H60z", "#20140e") +
      put(76, 76, cartridge(), { scale: 0.42, turn: -14 }) +
      put(92, 80, cartridge(), { scale: 0.42 }) +
      line("M62 62Q92 40 124 62", "#8a6238", 5) +
      put(134, 56, put(0, 38, cartridge()), { scale: 0.62 }) +
      line("M244 8 172 40", "#3a2a3e", 30) +
      line("M180 36 158 46", SKIN, 22) +
      line("M156 42 138 38M158 52 138 52M162 58 142 64", SKIN, 9),
  );
}

/** Hands from all sides reach for the last light. */
export function zombieSwarm(): string {
  return scene(
    "attack",
    light(120, 68, 116) +
      put(
        120,
        66,
        area("M-17-12H17L11-26H-11z", "#3a1a1c") +
          box(-14, -12, 28, 32, HOT, { round: 3 }) +
          flame(0, 18, 0.59) +
          line("M-14-12V20M14-12V20", "#3a1a1c", 4) +
          box(-18, 20, 36, 7, "#3a1a1c", { round: 3 }) +
          line("M-8-26Q0-44 8-26", "#3a1a1c", 3.5),
        { scale: 1.15 },
      ) +
      claws([
        { x: 20, y: 40, scale: 1.05, turn: 78 },
        { x: 10, y: 92, scale: 1.15, turn: 64 },
        { x: 140, y: 136, scale: 1.1, turn: -10 },
        { x: 232, y: 90, scale: 1.2, turn: -66 },
        { x: 172, y: 8, scale: 0.95, turn: -140 },
      ]) +
      claws(
        [
          { x: 46, y: 124, scale: 1.25, turn: 34 },
          { x: 92, y: 136, scale: 1.05, turn: 10 },
          { x: 196, y: 126, scale: 1.25, turn: -36 },
          { x: 222, y: 38, scale: 1.05, turn: -80 },
          { x: 70, y: 8, scale: 0.95, turn: 140 },
        ],
        { skin: "#a7bf9a" },
      ),
  );
}
