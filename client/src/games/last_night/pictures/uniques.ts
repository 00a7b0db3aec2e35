/** Things of which there is only one. */

import { area, box, disc, line, oval, put, ring, star } from "../../../art/brush";
import { shades } from "../../../art/dead";
import { floor, workbench } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light } from "../../../art/light";
import { SKIN } from "../../../art/living";
import { BOLT, flame, GLINT, STEEL, tin } from "../../../art/things";
import { cross } from "./parts";
import { scene } from "./scene";

/** It has been under the altar for long. */
export function holyRelic(): string {
  return scene(
    "unique",
    area("M0 0H240V150H196V70Q196 10 120-8 44 10 44 70V150H0z", "#17142c") +
      area("M120 56 30-20H74zM120 56 104-20H136zM120 56 166-20H210zM120 56 40 52V84zM120 56 200 52V84z", "#fff3cf", {
        opacity: 0.3,
      }) +
      light(120, 56, 112) +
      floor(132, "#0e1428") +
      star(120, 56, 54, 34, 14, "#e0a53c") +
      disc(120, 56, 33, "#ffe07a") +
      disc(120, 56, 25, "#fffbe6") +
      line("M120 38V76M108 49H132", "#a8641a", 7) +
      area("M112 88H128L132 112 150 128V136H90V128L108 112z", "#e0a53c") +
      area("M112 88H118L116 114 98 128V136H90V128L108 112z", "#fff0a8") +
      oval(120, 100, 15, 6, "#ffe07a") +
      line("M40 134V108M200 134V108M62 138V120M178 138V120", "#f1e5ca", 9) +
      put(40, 106, flame(0, 0, 0.5)) +
      put(200, 106, flame(0, 0, 0.5)) +
      put(62, 118, flame(0, 0, 0.42)) +
      put(178, 118, flame(0, 0, 0.42)),
  );
}

/** Packed for house calls. */
export function doctorsBag(): string {
  return scene(
    "unique",
    workbench(120) +
      oval(116, 140, 92, 7, "#1a0f0a", { opacity: 0.5 }) +
      line("M92 46Q92 20 118 20T144 46", "#3a1a10", 9) +
      line("M90 44Q92 18 116 17", "#c98d50", 3) +
      area("M34 138Q28 78 64 52H172Q208 78 202 138z", "#7a3a20") +
      area("M34 138Q28 78 64 52H84Q54 80 56 138z", "#b5653a") +
      area("M156 52H172Q208 78 202 138H170Q184 84 156 52z", "#3a1a10", { opacity: 0.55 }) +
      box(58, 44, 120, 13, "#e0a53c", { round: 5 }) +
      box(58, 44, 120, 5, "#ffe3a2", { round: 3 }) +
      box(106, 40, 24, 24, "#c98d2a", { round: 3 }) +
      disc(118, 54, 4, "#3a1a10") +
      disc(112, 100, 27, "#f4efe4") +
      cross(112, 100, 18, "#d8302f") +
      line("M160 58Q150 96 176 106T204 84Q206 60 184 58", "#20263a", 6) +
      line("M176 106Q182 134 212 130", "#20263a", 6) +
      disc(216, 130, 11, "#8b96b8") +
      disc(216, 130, 6, "#e9f0ff"),
  );
}

/** All cars. */
export function policeRadio(): string {
  return scene(
    "unique",
    box(0, 0, 120, 150, "#d8302f", { opacity: 0.28 }) +
      box(120, 0, 120, 150, "#2f6aff", { opacity: 0.3 }) +
      light(96, 66, 112) +
      floor(128, "#141826") +
      oval(98, 134, 88, 7, "#05080f", { opacity: 0.6 }) +
      box(18, 44, 156, 88, "#272f49", { round: 8 }) +
      box(18, 44, 156, 9, "#6f7fae", { round: 5 }) +
      box(30, 62, 84, 28, "#ffb648", { round: 4 }) +
      line("M38 82V72M48 82V76M58 82V72M68 82V76M78 82V72M88 82V76M98 82V72", "#6b3a0a", 3) +
      line("M80 90V62", "#d2302a", 4) +
      disc(146, 78, 18, "#11162a") +
      disc(146, 78, 12, "#93a6d3") +
      line("M146 78 154 68", "#11162a", 4) +
      line("M34 104H108M34 112H108M34 120H108", "#11162a", 4) +
      disc(134, 114, 6, "#4ae07a") +
      disc(156, 114, 6, "#ff5a3c") +
      line("M40 44 26-4", GLINT, 5) +
      line("M174 118q10-8 12 4t12 2 12 2 8-14", "#11162a", 6) +
      put(
        206,
        72,
        box(-20, -32, 40, 66, "#3d4766", { round: 12 }) +
          box(-20, -32, 11, 66, "#93a6d3", { round: 6 }) +
          line("M-10-20H12M-12-10H14M-10 0H12", "#11162a", 4.5) +
          box(-27, 8, 10, 22, "#d2302a", { round: 4 }),
        { turn: 14 },
      ) +
      line("M184 22Q176 12 182 4M206 20V4M226 26Q238 18 236 6", HOT, 4),
  );
}

/** It starts at the first try. */
export function motorcycle(): string {
  const wheel = (x: number) =>
    disc(x, 108, 33, "#12131c") + ring(x, 108, 22, "#93a6d3", 4) + disc(x, 108, 8, "#c3d0f0");
  return scene(
    "unique",
    fewStars() +
      floor(122, "#0d2438") +
      area("M196 58 250 30V112z", "#fff3cf", { opacity: 0.5 }) +
      light(196, 58, 84) +
      oval(116, 140, 108, 7, "#05080f", { opacity: 0.6 }) +
      line("M-4 70H22M-4 96H12M-4 50H34", HOT, 4, { opacity: 0.5 }) +
      wheel(52) +
      wheel(188) +
      line("M188 108 162 44 146 32", "#c3d0f0", 8) +
      line("M146 32 134 40", "#12131c", 8) +
      line("M52 108H120L166 62", STEEL, 10) +
      area("M92 82H142L134 116H98z", "#56648f") +
      line("M100 92H134M100 100H132M102 108H130", "#c3d0f0", 4) +
      area("M96 62Q116 40 156 50L162 66 142 84H100z", "#d8302f") +
      area("M96 62Q116 40 156 50L158 56Q120 52 100 72z", "#ff9a8c") +
      area("M32 66Q44 58 60 64L96 62 102 80Q70 88 50 78z", "#2a1a1a") +
      area("M20 86Q40 62 82 88L76 92Q48 76 26 94z", "#b3261a") +
      line("M120 120H64Q40 122 20 128", "#dbe6ff", 9) +
      disc(178, 58, 15, "#3d4766") +
      oval(184, 58, 9, 13, "#fffbe6"),
  );
}

/** It has stopped one already. */
export function kevlarVest(): string {
  return scene(
    "unique",
    light(120, 74, 122) +
      line("M120-6V14", "#8a8298", 5) +
      line("M64 34Q96 8 120 14 144 8 176 34", "#c9b070", 6) +
      area("M66 20 92 14Q120 60 148 14L174 20 176 54 196 66V134Q120 152 44 134V66L64 54z", "#33415e") +
      area("M66 20 80 17 78 60 60 72V137L44 134V66L64 54z", "#7f92bd") +
      area("M160 17 174 20 176 54 196 66V134L176 138V70L162 58z", "#161d33") +
      line("M92 14Q120 60 148 14", "#161d33", 6) +
      line("M46 92H194M46 114H194", "#1d2744", 4) +
      box(62, 96, 36, 32, "#26324e", { round: 4 }) +
      box(142, 96, 36, 32, "#26324e", { round: 4 }) +
      box(62, 96, 36, 10, "#56648f", { round: 4 }) +
      box(142, 96, 36, 10, "#56648f", { round: 4 }) +
      area("M142 60 160 56V72Q152 84 142 76z", LAMP) +
      star(108, 74, 17, 8, 8, "#11162a") +
      disc(108, 74, 8, "#e0a53c") +
      disc(106, 72, 4, "#ffe3a2") +
      line("M92 60 82 52M94 86 84 92M122 62 130 54M108 56V48", HOT, 4),
  );
}

/** They are seen first. */
export function nightGoggles(): string {
  const tube = (x: number) =>
    disc(x, 78, 37, "#161b22") +
    disc(x, 78, 30, "#3a4450") +
    disc(x, 78, 26, "#0a3a1a") +
    disc(x, 78, 23, "#35d05a") +
    line(`M${x - 16} 70Q${x - 10} 60 ${x + 2} 58`, "#eaffdf", 5);
  return scene(
    "unique",
    box(0, 0, 240, 150, "#04140c", { opacity: 0.55 }) +
      light(120, 76, 124, "#4ae07a") +
      line("M0 62Q40 46 84 56M240 62Q200 46 156 56", "#2a3038", 19) +
      line("M0 56Q40 40 80 50M240 56Q200 40 160 50", "#56616e", 4) +
      area("M74 36Q120 14 166 36L172 58H68z", "#2a3038") +
      area("M74 36Q120 14 166 36L167 42Q120 22 73 42z", "#7a8794") +
      box(108, 62, 24, 30, "#20262e", { round: 4 }) +
      tube(76) +
      tube(164) +
      shades(
        [
          { x: 78, y: 98, scale: 0.8 },
          { x: 166, y: 98, scale: 0.8 },
        ],
        "#0a5a24",
        "#eaffdf",
      ) +
      box(112, 30, 16, 12, "#d2302a", { round: 3 }),
  );
}

/** It fits every lock. */
export function masterKeys(): string {
  return scene(
    "unique",
    box(0, 0, 240, 150, "#4a2c1c") +
      line("M34 0V150M90 0V150M200 0V150", "#2f1a10", 5) +
      area("M196 62 40-20V170z", "#ffe9ad", { opacity: 0.16 }) +
      light(184, 70, 96) +
      box(150, 10, 74, 130, "#a87a2a", { round: 12 }) +
      box(156, 16, 62, 118, "#d9a441", { round: 9 }) +
      box(156, 16, 12, 118, "#ffe3a2", { round: 6 }) +
      line("M166 26h0M208 26h0M166 124h0M208 124h0", "#6b4512", 7) +
      area("M187 46A17 17 0 0 1 197 76L204 108H170L177 76A17 17 0 0 1 187 46z", "#1a0d08") +
      area("M187 52A11 11 0 0 1 192 73L198 102H176L182 73A11 11 0 0 1 187 52z", "#fff6d8") +
      put(
        64,
        78,
        ring(-26, -16, 14, "#7f92c4", 9) +
          ring(-26, 16, 14, "#7f92c4", 9) +
          ring(-42, 0, 14, "#c3d0f0", 9) +
          ring(-26, 0, 8, "#e9f0ff", 6) +
          box(-14, -6, 92, 12, "#a3b2d8", { round: 3 }) +
          box(-14, -6, 92, 4, "#fff", { round: 2 }) +
          box(-14, -11, 9, 22, "#c3d0f0", { round: 3 }) +
          area("M50 6H58V20H64V6H70V26H76V6H80V32H50z", "#a3b2d8"),
        { turn: -8, scale: 1.06 },
      ) +
      line("M24 92Q30 122 70 138", "#c9b070", 4) +
      box(66, 126, 34, 20, "#c8302a", { round: 5 }) +
      disc(74, 136, 3, "#fff"),
  );
}

/** His number was twelve. */
export function footballHelmet(): string {
  return scene(
    "unique",
    line("M22 150V34M218 150V34", "#0a1626", 6) +
      light(22, 26, 54) +
      light(218, 26, 54) +
      line("M10 22H34M10 32H34M206 22H230M206 32H230", HOT, 6, { dashes: "0 8" }) +
      floor(120, "#2f6a34") +
      line("M0 134H240M60 120 30 150M180 120 210 150M120 120V150", "#cfe8c0", 3, { opacity: 0.6 }) +
      light(116, 70, 96) +
      oval(112, 136, 68, 8, "#05080f", { opacity: 0.5 }) +
      area("M44 88C38 40 72 14 112 14 152 14 178 38 178 76L174 88H138L132 112 118 134H66Q48 118 44 88z", "#c8302a") +
      area("M44 88C38 40 72 14 100 14 70 32 62 64 68 134H66Q48 118 44 88z", "#ff8a72") +
      area("M98 14Q112 12 124 15 166 28 174 64H156Q146 34 98 14z", "#f4efe4") +
      area("M138 88H174L164 96H146L136 122 126 122z", "#5c1414") +
      disc(98, 88, 13, "#5c1414") +
      disc(98, 88, 6, "#1a0a0a") +
      line("M140 96H196Q206 96 204 108L196 132H128M136 114H202M176 96 170 132", "#c3d0f0", 8) +
      line("M142 93H196", "#fff", 3) +
      line("M72 52 80 46V72M92 50Q104 42 108 52 106 60 92 72H110", "#fff3cf", 6),
  );
}

/** Somebody had known it all. */
export function oldDiary(): string {
  return scene(
    "unique",
    workbench(176) +
      oval(104, 138, 88, 8, "#1a0f0a", { opacity: 0.5 }) +
      put(
        104,
        76,
        area("M-58-54H58V62H-58z", "#e9d8b0") +
          line("M-54 58H58M-54 53H58", "#a8925e", 2.5) +
          area("M-64-62H50Q58-62 58-54V50H-56Q-64 50-64 58z", "#6b2f1c") +
          area("M-64-62H-44V50H-56Q-64 50-64 58z", "#a8542f") +
          area("M-64 58Q-64 50-56 50H58V54H-54Q-58 58-54 62H58V66H-56Q-64 66-64 58z", "#4a1c10") +
          line("M-34-52H48V40H-34z", "#e0a53c", 3) +
          area("M58-54 44-62H58zM58 50V34L40 50z", "#e0a53c") +
          box(30, -12, 40, 18, "#3a1a10", { round: 3 }) +
          box(24, -15, 18, 24, "#e0a53c", { round: 3 }) +
          disc(33, -3, 4, "#3a1a10") +
          disc(0, -10, 20, "#e9d8b0") +
          disc(-6, -11, 5.5, "#3a1a10") +
          disc(7, -11, 5.5, "#3a1a10") +
          area("M-9 4H9V16H-9z", "#e9d8b0") +
          line("M-4 8V15M3 8V15M1-4 0 0", "#3a1a10", 3),
        { turn: -8, scale: 1.04 },
      ) +
      area("M62 132 56 150H66L72 134z", "#c8302a") +
      area("M196 132V84H222V132z", "#f1e5ca") +
      area("M196 132V84H204V132z", "#fff") +
      area("M196 84H222V96Q216 108 214 92 208 100 204 92 198 110 196 94z", "#d9c9a0") +
      put(209, 84, flame(0, 0, 0.8)),
  );
}

/** Enough for all of them. */
export function supplyBag(): string {
  return scene(
    "unique",
    workbench(120) +
      oval(120, 140, 104, 7, "#1a0f0a", { opacity: 0.5 }) +
      put(64, 34, tin(0, 0, "#d2402f"), { scale: 2, turn: -8 }) +
      put(100, 26, tin(0, 0, "#3f8a5a"), { scale: 2 }) +
      put(
        136,
        38,
        area("M0 40V4Q0-4 6-8V-22H18V-8Q24-4 24 4V40z", "#8fd0ff") +
          box(5, -28, 14, 9, "#2f6aff", { round: 2 }) +
          box(0, 8, 24, 16, "#f4efe4"),
      ) +
      put(172, 40, box(-10, -8, 30, 46, "#e0a53c", { round: 3 }) + box(-10, 2, 30, 14, "#8f2a20"), { turn: 10 }) +
      area("M24 88Q30 66 60 68H184Q212 66 216 88L222 128Q222 140 206 140H34Q18 140 18 128z", "#7a8a4a") +
      area("M24 88Q30 66 60 68H78Q50 84 52 140H34Q18 140 18 128z", "#bccb84") +
      area("M196 70Q212 70 216 88L222 128Q222 140 206 140H184Q200 100 196 70z", "#3a4424", { opacity: 0.6 }) +
      area("M52 68Q120 88 192 68L186 78Q120 96 58 78z", "#2a3018") +
      line("M76 140V92M164 140V92", "#4a5428", 9) +
      line("M76 96Q80 62 120 60T164 96", "#4a5428", 9) +
      line("M74 94Q80 60 120 57", "#a8b474", 3) +
      disc(120, 114, 20, "#f4efe4") +
      cross(120, 114, 13, "#d8302f"),
  );
}

/** Heads. */
export function luckyCoin(): string {
  const leaf = area("M0-2Q-18-10-14-22-7-29 0-20 7-29 14-22 18-10 0-2z", "#2f8a3a", {
    edge: 2.5,
    edgeColour: "#ffd24a",
  });
  return scene(
    "unique",
    fewStars() +
      light(128, 56, 116) +
      line("M70 128Q58 84 78 50M186 128Q196 84 178 50", HOT, 4, { opacity: 0.5 }) +
      put(
        128,
        58,
        disc(6, 3, 50, "#8f5f1a") +
          disc(0, 0, 50, "#e0a53c") +
          disc(0, 0, 42, "#ffd24a") +
          line("M-36-18A41 41 0 0 1-4-40", "#fff6d8", 6) +
          line("M2 2Q20 16 16 34", "#2f8a3a", 5) +
          [0, 90, 180, 270].map((turn) => put(0, 0, leaf, { turn, scale: 1.22 })).join("") +
          line("M-46 0H-42M0-46V-42M46 0H42M0 46V42M-32-32-30-30M32-32 30-30M32 32 30 30M-32 32-30 30", "#8f5f1a", 4),
        { turn: -12 },
      ) +
      line("M30 172 72 138", "#3f6fa8", 36) +
      line("M80 134 118 126M84 146 122 140", SKIN, 17) +
      line("M86 126 130 116", SKIN, 16) +
      line("M90 136 120 131", "#b97a5c", 2.5) +
      line("M202 22V42M192 32H212M56 26V38M50 32H62", "#fff", 4),
  );
}

/** Only for emergencies. */
export function adrenalineShot(): string {
  return scene(
    "unique",
    light(120, 76, 122) +
      line("M-4 112H40L52 90 66 136 80 104 88 112H244", "#8ff0c0", 5, { opacity: 0.6 }) +
      put(
        122,
        72,
        line("M-118 0H-60", "#e9f0ff", 4) +
          area("M-70-8H-56V8H-70z", "#c3d0f0") +
          box(-58, -24, 104, 48, "#dff2ff", { round: 6 }) +
          box(-54, -18, 70, 36, "#ff5a3c", { round: 4 }) +
          box(-54, -18, 70, 11, "#ffb0a0", { round: 4 }) +
          box(14, -20, 12, 40, "#272f49", { round: 3 }) +
          line("M-40 24V14M-24 24V10M-8 24V14M8 24V10", "#272f49", 3.5) +
          box(44, -32, 10, 64, "#93a6d3", { round: 3 }) +
          box(26, -5, 66, 10, "#c3d0f0") +
          box(88, -24, 12, 48, "#93a6d3", { round: 4 }) +
          box(-52, -22, 92, 5, "#fff", { round: 2 }),
        { turn: -28, scale: 0.98 },
      ) +
      put(190, 112, area(BOLT, "#ffe14a"), { scale: 1.05, turn: 10 }) +
      area("M16 128Q28 144 16 148 4 144 16 128z", "#ff5a3c"),
  );
}
