/** What happens to go well. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, crowd, skull } from "../../../art/dead";
import { bandedSky, floor, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { arm, fingers, living, palm, SKIN } from "../../../art/living";
import { DARK_WOOD, STEEL, WOOD } from "../../../art/things";
import { board, bust, deadShoulders, heart, plaster, rays, ROT_PALE, STAR } from "./parts";
import { scene } from "./scene";

/** A heart with plasters on it. */
export function recovery(): string {
  return scene(
    "event",
    light(120, 72, 122) +
      heart("#d8302f", "#8f1f26") +
      line("M64 54C64 38 76 30 88 32", "#ff9a8c", 7) +
      plaster(118, 78, -38, 1.35) +
      plaster(118, 78, 40, 1.35) +
      line("M10 78H36L44 66M204 66 212 78H232", "#8ff0c0", 4),
  );
}

/** A boot, where it hurts. */
export function getBackYouDevils(): string {
  return scene(
    "event",
    floor(116, "#0d1f26") +
      light(136, 74, 104) +
      put(162, 144, crowd([{ x: 0, y: 0, tall: 119, outfit: "farmer", pose: "rearing" }]), { turn: 20 }) +
      put(152, 76, area(STAR, HOT), { scale: 0.8 }) +
      line("M-14 112 88 95", "#3f6fa8", 38) +
      area("M84 74 104 72Q112 66 108 44 106 24 122 22 136 22 138 34V112L118 118 86 114z", "#8a5a30") +
      area("M84 74 104 72Q112 66 108 44 106 30 114 25 114 60 118 74L86 84z", "#c98d50") +
      box(134, 22, 11, 98, "#1d120c", { round: 4 }) +
      box(140, 92, 9, 28, "#1d120c", { round: 3 }) +
      line("M112 48 124 46M113 58 125 57M112 68 126 69", "#f1e5ca", 3.5) +
      box(80, 70, 12, 48, "#5c3a20", { round: 3 }),
  );
}

/** A cross that shines. */
export function faith(): string {
  return scene(
    "event",
    area(
      "M120 50 0-20V20zM120 50 40-30H84zM120 50 156-30H200zM120 50 240-20V20zM120 50 0 62V108zM120 50 240 62V108zM120 50 20 150H70zM120 50 220 150H170z",
      "#ffe9ad",
      { opacity: 0.2 },
    ) +
      light(120, 48, 112) +
      put(
        120,
        104,
        palm("#191d2c") +
          box(-24, 16, 46, 9, "#f4efe4", { round: 2 }) +
          box(-8, -94, 16, 130, "#c98d50", { round: 2 }) +
          box(-38, -66, 76, 16, "#c98d50", { round: 2 }) +
          box(-8, -94, 6, 130, "#ffe3a2", { round: 2 }) +
          box(-38, -66, 76, 5, "#ffe3a2", { round: 2 }) +
          fingers(),
      ),
  );
}

/** Somebody sees the sun rise. */
export function atLast(): string {
  return scene(
    "event",
    bandedSky("#2a2f6a", "#ffb45c") +
      light(120, 100, 150) +
      area("M120 100 0 40V66zM120 100 30-6H66zM120 100 104-10H136zM120 100 174-6H210zM120 100 240 40V66z", "#fff3cf", {
        opacity: 0.4,
      }) +
      disc(120, 100, 42, "#fff0c0") +
      town(128, "#2a1a3a") +
      area("M60 150 74 124H166L180 150z", "#150e22") +
      put(120, 128, living({ skin: "#2a1726", coat: "#2a1726", hair: "#2a1726", look: "away" }), { scale: 0.76 }) +
      line("M110 76 92 44M130 76 148 44", "#2a1726", 8),
  );
}

/** All is well, says the thumb. */
export function justAScratch(): string {
  return scene(
    "event",
    fewStars() +
      light(168, 62, 104) +
      line("M-10 126 150 88", SKIN, 42) +
      line("M-16 108 136 70", "#ffe0c0", 4, { opacity: 0.7 }) +
      area("M-10 90 40 82 34 96 52 98 38 110 58 120 42 128 48 144-10 160z", "#b5402f") +
      area("M-10 90 40 82 38 88-10 100z", "#e0705c") +
      area("M136 64 166 56Q190 56 196 70L198 104Q190 118 164 116L142 112z", SKIN) +
      line("M160 66 156 26", SKIN, 19) +
      line("M168 70H204M170 84H208M168 98H204M166 111H194", SKIN, 14) +
      line("M172 77H206M172 91H207M170 105H200", "#b97a5c", 2.5) +
      line("M72 88 98 122M88 84 114 118M104 80 130 114", "#8f1a1c", 6.5) +
      line("M72 88 98 122M88 84 114 118M104 80 130 114", "#e04a40", 3),
  );
}

/** It lay in the box all the time. */
export function justWhatINeeded(): string {
  return scene(
    "event",
    light(120, 56, 122) +
      area("M120 104 30-10H78zM120 104 100-10H140zM120 104 162-10H210z", "#fff3cf", { opacity: 0.3 }) +
      area("M48 92H192L184 140H56z", "#a06a38") +
      area("M48 92H192V100H49z", "#d9a566") +
      area("M48 92 20 74 76 68 92 92zM192 92 220 74 164 68 148 92z", "#7a4e29") +
      area("M76 92H164V96H76z", "#2a160c") +
      put(
        120,
        92,
        area("M-8 0V-46H8V0z", WOOD) +
          area("M-34-66H22L36-54V-42H-34z", STEEL) +
          area("M-34-66H22L28-61H-34z", "#e9f0ff"),
      ) +
      line("M64 40V56M56 48H72M178 32V48M170 40H186M84 14V24M79 19H89M152 12V20M148 16H156", "#fff", 3.5) +
      line("M80 118H160", DARK_WOOD, 3),
  );
}

/** One against all hands. */
export function heroicResolve(): string {
  return scene(
    "heroic",
    fewStars() +
      light(120, 58, 120) +
      floor(130, "#160e2a") +
      oval(120, 140, 60, 8, "#ffcf7a", { opacity: 0.3 }) +
      claws(
        [
          { x: 34, y: 34, scale: 1.05, turn: 100 },
          { x: 30, y: 128, scale: 1.05, turn: 64 },
          { x: 206, y: 34, scale: 1.05, turn: -100, mirrored: true },
          { x: 210, y: 128, scale: 1.05, turn: -64, mirrored: true },
        ],
        { skin: ROT_PALE, sleeve: "#6a3a42" },
      ) +
      claws(
        [
          { x: 50, y: 80, scale: 1.15, turn: 82 },
          { x: 190, y: 80, scale: 1.15, turn: -82, mirrored: true },
        ],
        { sleeve: "#4a3a5c" },
      ) +
      put(120, 144, living({ skin: SKIN, coat: "#d8402f", hair: "#3a2419" }), { scale: 1.26 }) +
      arm("M104 60 88 78 102 92", "#d8402f") +
      arm("M136 60 152 78 138 92", "#a8302a") +
      line("M111 27 118 30M129 27 122 30", "#3a2419", 3) +
      line("M116 43H125", "#7a3a30", 2.5),
  );
}

/** That was one too many. */
export function herosRage(): string {
  return scene(
    "heroic",
    rays("#ff5a3c") +
      light(120, 60, 110) +
      put(
        120,
        78,
        bust(
          "#e58a68",
          "#3f6fa8",
          area(
            "M-29-30C-38-66-14-62-10-72-2-66 6-74 12-66 34-68 36-50 29-30 24-46 10-48 0-44-12-48-24-44-29-30z",
            "#3a2419",
          ) +
            line("M-22-40-5-31M22-40 5-31", "#3a2419", 6) +
            disc(-11, -25, 5, "#fff") +
            disc(11, -25, 5, "#fff") +
            disc(-10, -25, 2.6, "#20263a") +
            disc(10, -25, 2.6, "#20263a") +
            area("M-15-10Q0-17 15-10 16 6 0 6-16 6-15-10z", "#4a0f10") +
            line("M-11-10H11", "#fff", 4.5) +
            line("M-26-48-18-54M-23-46-17-47", "#a8302a", 3),
        ),
        { scale: 1.16 },
      ) +
      line("M30 150 40 112M210 150 200 112", "#3f6fa8", 26) +
      line("M42 104h0M198 104h0", "#e58a68", 36) +
      line("M34 96V112M42 94V110M50 96V112M190 96V112M198 94V110M206 96V112", "#a8583c", 2.5),
  );
}

/** Boards, and who looks through them. */
export function blockedWindows(): string {
  return scene(
    "event",
    box(0, 0, 240, 150, "#3a2c3a") +
      line("M0 30H240M0 60H240M0 90H240M0 120H240", "#2c202e", 2) +
      box(52, 4, 136, 138, "#6b4322", { round: 3 }) +
      box(62, 14, 116, 118, "#16406a") +
      smallMoon(158, 56, 12) +
      put(114, 108, deadShoulders("#6f6a8c"), { scale: 1.75 }) +
      put(114, 72, skull("farmer"), { scale: 1.57 }) +
      light(214, 20, 84) +
      put(120, 30, board(), { turn: 5 }) +
      put(120, 106, board(), { turn: -6 }) +
      put(120, 130, board(), { turn: 3 }),
  );
}

/** Out, by the shortest way. */
export function escapeWindow(): string {
  return scene(
    "event",
    box(0, 0, 240, 150, "#0b1f2c", { opacity: 0.5 }) +
      box(0, 0, 112, 150, "#1f4650") +
      line("M0 22H112M0 52H112M0 82H112M0 112H112", "#12303a", 2.5) +
      light(62, 64, 104) +
      box(14, 8, 84, 122, "#5c3a20") +
      box(22, 16, 68, 106, "#ffd98a") +
      area("M22 16H90V34L74 28 66 42 52 26 38 44 22 34zM22 122V108L40 116 60 106 74 116 90 104V122z", "#8fd0e8") +
      floor(140, "#0a1a20") +
      line("M122 82 96 74 66 92M120 88 98 104 70 108", "#28304e", 17) +
      line("M62 92 58 86M66 108 62 102", "#15131c", 13) +
      line("M164 66 128 82", "#d8402f", 32) +
      line("M158 54 126 68", "#ff8a72", 4) +
      arm("M170 62 198 78 214 68", "#d8402f") +
      arm("M166 78 190 98 208 96", "#a8302a") +
      disc(186, 50, 17, SKIN) +
      line("M172 48Q174 32 190 34", "#3a2419", 9) +
      disc(194, 48, 2.4, "#20263a") +
      disc(198, 60, 3, "#7a3a30") +
      area(
        "M104 34 120 22 116 42zM108 112 126 118 110 126zM128 30 140 20 140 34zM138 108 152 116 136 122zM212 24 222 32 208 36zM146 14 154 8 152 20zM222 110 232 116 220 122z",
        "#bfe6ff",
      ),
  );
}
