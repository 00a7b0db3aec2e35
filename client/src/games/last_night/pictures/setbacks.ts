/** What fails the living. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { claws, crowd, skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light, streetLamp } from "../../../art/light";
import { DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { DARK_WOOD, pistol, tin, WOOD } from "../../../art/things";
import { STAR, steelAxe } from "./parts";
import { scene } from "./scene";

/** A cloud of dust, and who is in it. */
export function catfight(): string {
  const head = (skin: string, hair: string) =>
    area(
      "M-26-4C-34-44 34-44 26-4 44 10 46 34 38 52 30 36 26 26 22 16H-22C-26 26-34 40-44 46-40 24-36 10-26-4z",
      hair,
    ) +
    disc(0, 2, 22, skin) +
    area("M-23-2C-20-28 20-28 23-2 10-14-8-14-23-2z", hair) +
    line("M-15-4-4 1M15-4 4 1", "#20140f", 4) +
    line("M-8 5h0M8 5h0", "#20263a", 5) +
    oval(0, 14, 7, 5, "#5a1518");
  return scene(
    "held",
    town(84) +
      floor(116, "#1a2444") +
      light(120, 74, 124) +
      put(40, 44, area(STAR, HOT), { scale: 0.4 }) +
      put(206, 100, area(STAR, HOT), { scale: 0.4 }) +
      disc(64, 104, 32, "#b9b2c9") +
      disc(176, 104, 34, "#a49dba") +
      disc(120, 116, 38, "#c9c3d8") +
      disc(94, 90, 36, "#dcd7e8") +
      disc(150, 88, 36, "#c4bdd6") +
      put(78, 54, head(FAIR_SKIN, "#e0b04a"), { turn: -16, scale: 1.1 }) +
      put(164, 54, head(DARK_SKIN, "#5a1f18"), { turn: 16, scale: 1.1 }) +
      line("M104 92 132 60", "#c2386a", 13) +
      line("M138 94 108 58", "#4f9a86", 13) +
      disc(134, 56, 9, FAIR_SKIN) +
      disc(106, 54, 9, DARK_SKIN) +
      disc(84, 120, 24, "#dcd7e8") +
      disc(150, 122, 26, "#dcd7e8") +
      put(206, 40, area("M-20 8Q-8 10 2-2L16-14 20-6 18 12H14L13 0Q4 12-4 14H-20z", "#e0362a"), { turn: 24 }),
  );
}

/** Under a lamp that helps nobody. */
export function despair(): string {
  return scene(
    "remains",
    fewStars() +
      town(92, "#150f2a") +
      streetLamp(212, 130) +
      floor(118, "#1d1538") +
      oval(116, 138, 92, 11, "#ffcf7a", { opacity: 0.25 }) +
      light(120, 84, 96) +
      area("M68 140C62 110 72 78 104 66 126 58 140 74 138 98L132 140z", "#3f6fa8") +
      area("M68 140C62 110 72 78 104 66 84 88 84 116 92 140z", "#6fa0dc") +
      area("M116 140 130 92Q148 76 160 92L176 140H158L146 112 138 140z", "#28304e") +
      area("M158 132H186Q190 140 186 142H158z", "#15131c") +
      disc(132, 66, 27, SKIN) +
      area("M106 72C96 36 140 26 156 48 162 60 158 66 150 58 136 52 124 60 120 78z", "#3a2419") +
      line("M100 92 122 106 138 82", "#33598a", 15) +
      line("M132 84 150 62M140 88 156 70M144 92 158 80", SKIN, 9) +
      line("M136 80 148 66", "#b97a5c", 2.5) +
      area("M164 92q7 11 0 15-7-4 0-15z", "#8fd0ff"),
  );
}

/** It went in, and stays in. */
export function itsStuck(): string {
  return scene(
    "held",
    fewStars() +
      light(90, 60, 120) +
      area("M16 150C20 120 46 112 78 112 112 112 138 120 142 150z", "#7b3f34") +
      put(80, 88, skull("farmer"), { scale: 2.5 }) +
      put(98, 14, steelAxe(), { scale: 1, turn: 6 }) +
      area("M46 52 60 60 84 66 110 56 120 48 112 66 100 62 96 78 86 66 74 72 70 62z", "#8c1a16") +
      line("M158 58 186 68", SKIN, 27) +
      line("M160 48 156 66M171 52 167 70M182 56 178 74", "#b97a5c", 3) +
      line("M186 70 250 116", "#c8402f", 34) +
      line("M150 24 160 12M168 30 182 18M188 40 204 30", HOT, 5),
  );
}

/** It flies, and the hand is empty. */
export function knockedAway(): string {
  return scene(
    "held",
    town(110) +
      light(108, 76, 116) +
      put(100, 92, area(STAR, "#ff9a2c") + put(0, 0, area(STAR, HOT), { scale: 0.6 }), { scale: 1.1 }) +
      line("M250 150 186 118", "#c8402f", 32) +
      line("M186 116 170 108", SKIN, 30) +
      line("M166 98 146 76M160 106 132 98M162 116 136 120M176 100 172 74", SKIN, 10) +
      claws([{ x: 52, y: 116, scale: 1.9, turn: 62 }], { sleeve: "#5b4230" }) +
      line("M96 62Q104 40 128 26M120 66Q124 52 140 42", "#dfe8ff", 4, { opacity: 0.8 }) +
      put(146, 46, pistol(), { scale: 0.86, turn: -34 }) +
      line("M150 6h0M226 84h0M134 14h0", HOT, 6),
  );
}

/** Nobody answers. */
export function lineIsDead(): string {
  return scene(
    "held",
    box(0, 0, 240, 150, "#33406e") +
      line("M0 36H240M0 74H240M0 112H240M60 0V150M180 0V150", "#293559", 3) +
      light(96, 56, 104) +
      box(56, 10, 76, 108, "#11162a", { round: 9 }) +
      box(52, 6, 76, 108, "#c8302a", { round: 9 }) +
      box(52, 6, 15, 108, "#ff7a66", { round: 8 }) +
      line("M70 24H110", "#5e1712", 10) +
      ring(92, 72, 24, "#f4efe4", 11) +
      disc(92, 72, 13, "#8f1f1c") +
      line("M92 48h0M110 55h0M116 72h0M110 89h0M92 96h0M74 89h0M68 72h0M74 55h0", "#5e1712", 6) +
      line("M120 112Q140 120 136 132T152 146", "#11162a", 6) +
      area("M146 142l8-6 4 12-8 6z", LAMP) +
      line("M190-6Q184 10 192 20T184 42", "#11162a", 6) +
      line("M184 42 178 52M186 42 188 54M182 42 172 46", LAMP, 3) +
      put(
        190,
        102,
        area("M-16-36Q0-46 16-36 22-24 14-16-6 0 14 16 22 24 16 36 0 46-16 36-22 28-24 0-24-24-16-36z", "#d8302f") +
          area("M-16-36Q-6-42 0-42-14-20-14 0-14 22 0 42-6 42-16 36-22 28-24 0-24-24-16-36z", "#ff7a66") +
          line("M8-30 16-22M8 30 16 22", "#5e1712", 5),
        { turn: 24, scale: 1.1 },
      ),
  );
}

/** Shelves with nothing on them. */
export function pickedClean(): string {
  const shelf = (y: number) => box(26, y, 188, 9, WOOD) + box(26, y, 188, 3, "#d9a566");
  return scene(
    "at_once",
    light(190, 30, 120) +
      box(18, -6, 204, 136, "#142622") +
      box(18, -6, 11, 140, DARK_WOOD) +
      box(211, -6, 11, 140, DARK_WOOD) +
      shelf(34) +
      shelf(80) +
      shelf(124) +
      line("M29 0 70 34M29 16 52 34M29 34 76 0M44 12Q40 26 50 24M58 0Q44 12 64 22", "#c9d6ea", 2.2) +
      line("M168 43V62", "#c9d6ea", 2) +
      disc(168, 68, 7, "#b7c8b4") +
      line("M162 64 152 58M161 69H150M163 74 154 80M174 64 184 58M175 69H186M173 74 182 80", "#b7c8b4", 2.6) +
      oval(86, 79, 22, 3.5, "#8f9a94", { opacity: 0.6 }) +
      oval(130, 33, 16, 3, "#8f9a94", { opacity: 0.6 }) +
      put(112, 124, put(0, 0, tin(-8, -19, "#c8402f"), { scale: 1.9, turn: 90 })) +
      line("M60 110 66 124M150 112Q156 120 164 124", "#efe6bd", 4) +
      box(0, 133, 240, 17, "#0e1a18") +
      area("M176 134h26l6 10h-20z", "#d9c9a0"),
  );
}

/** They stand where the light is. */
export function noWayOut(): string {
  return scene(
    "held",
    box(0, 0, 240, 150, "#16204a") +
      area("M0 0 78 26V98L0 150z", "#2b3868") +
      area("M240 0 162 26V98L240 150z", "#1d274e") +
      area("M0 150 78 98H162L240 150z", "#33302f") +
      area("M0 0H240L162 26H78z", "#111833") +
      light(120, 64, 96) +
      area("M86 20H154V100H86z", "#5c3a20") +
      area("M92 26H148V100H92z", "#ffd98a") +
      crowd([{ x: 120, y: 112, tall: 84, outfit: "farmer", pose: "still" }]) +
      claws(
        [
          { x: 34, y: 62, scale: 0.9, turn: 78 },
          { x: 30, y: 104, scale: 1, turn: 66 },
          { x: 206, y: 62, scale: 0.9, turn: -78, mirrored: true },
          { x: 210, y: 104, scale: 1, turn: -66, mirrored: true },
        ],
        { sleeve: "#10182c" },
      ) +
      put(84, 154, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: "away" }), { scale: 0.7 }) +
      line("M74 110 64 122M94 110 104 122", "#8f3024", 7),
  );
}
