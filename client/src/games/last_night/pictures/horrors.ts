/** What happens at once, and what stays. */

import { area, box, disc, line, oval, put, together } from "../../../art/brush";
import { claws, crowd, MOONLIGHT, ROT, shades, skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light, smallMoon, streetLamp } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { DARK_WOOD, flame } from "../../../art/things";
import { faceShape, ROT_PALE, roundAgain } from "./parts";
import { scene } from "./scene";

/** Lights in all windows, and who stands there. */
export function theyveTaken(): string {
  return scene(
    "remains",
    fewStars() +
      smallMoon(22, 24, 12) +
      floor(130, "#150f26") +
      light(120, 70, 122) +
      area("M36 20H204V138H36z", "#54416e") +
      area("M26 24 120-16 214 24z", "#2a1f3d") +
      area(
        "M48 27H92V73H48zM98 27H142V73H98zM148 27H192V73H148zM48 83H92V129H48zM148 83H192V129H148zM100 90H140V138H100z",
        "#ffd27a",
      ) +
      crowd([
        { x: 70, y: 124, tall: 96, outfit: "farmer", pose: "still", cut: true },
        { x: 120, y: 124, tall: 96, outfit: "clerk", pose: "still", cut: true },
        { x: 170, y: 124, tall: 96, outfit: "worker", pose: "still", cut: true },
      ]) +
      shades(
        [
          { x: 70, y: 132, scale: 1 },
          { x: 170, y: 132, scale: 1 },
          { x: 120, y: 142, scale: 1 },
        ],
        "#3b5a3f",
      ) +
      area("M92 73H148V80H92zM42 73H98V80H42zM142 73H198V80H142zM42 128H98V135H42zM142 128H198V135H142z", "#2a1f3d") +
      area("M0 138H240V150H0z", "#150f26"),
  );
}

/** Nothing is seen but eyes. */
export function lightsOut(): string {
  return scene(
    "remains",
    box(0, 0, 240, 150, "#0a0718", { opacity: 0.72 }) +
      line("M120-4V34", "#3b3358", 4) +
      area("M110 30H130V50H110z", "#4e466e") +
      line("M110 37H130M110 44H130", "#2a2444", 2.5) +
      area(
        "M110 50C108 60 94 66 94 84 94 100 106 110 120 110 134 110 146 100 146 84 146 66 132 60 130 50z",
        "#38345a",
      ) +
      area("M110 50C108 60 94 66 94 84 94 96 102 105 110 108 100 88 112 70 116 50z", "#6b6796") +
      line("M114 52 112 80 118 76M126 52 128 82 123 78", "#a9a4cc", 2.2) +
      line("M136 96 128 84 140 78 130 66", "#0a0718", 3) +
      line("M120 70q10-8 2-16", "#d8d4ee", 2, { opacity: 0.6 }) +
      line("M29 62h0M47 62h0M169 112h0M187 112h0", "#f4ffb0", 10.5) +
      line("M62 118h0M78 118h0M198 54h0M214 54h0", "#f4ffb0", 9) +
      line(
        "M23 122h0M33 122h0M217 100h0M227 100h0M57 24h0M67 24h0M163 28h0M173 28h0M114 134h0M126 134h0",
        "#f4ffb0",
        6.4,
      ),
  );
}

/** Somebody sees it. */
export function ohTheHorror(): string {
  return scene(
    "at_once",
    light(120, 150, 150) +
      claws(
        [
          { x: 56, y: 120, scale: 2.1 },
          { x: 190, y: 120, scale: 2.1, mirrored: true },
        ],
        { skin: "#0a1a20" },
      ) +
      area("M72 150C74 130 92 124 120 124 148 124 166 130 168 150z", "#d9a441") +
      area("M82 62C80 26 100 14 120 14 140 14 160 26 158 62 158 96 146 128 120 128 94 128 82 96 82 62z", SKIN) +
      area(
        "M80 64C70 16 98 4 122 6 150 4 170 20 160 64 154 44 146 36 136 34 116 40 100 32 92 42 86 48 82 56 80 64z",
        "#8a3d22",
      ) +
      disc(103, 62, 12, "#fff") +
      disc(138, 62, 12, "#fff") +
      disc(103, 63, 4.5, "#20263a") +
      disc(138, 63, 4.5, "#20263a") +
      line("M90 44 108 40M150 44 132 40", "#6b2e18", 4.5) +
      oval(120, 100, 13, 19, "#4a1114") +
      oval(120, 112, 8, 5, "#b5404a") +
      line("M70 150 82 104M170 150 158 104", FAIR_SKIN, 20) +
      line("M76 108 84 72M84 104 94 76M164 108 156 72M156 104 146 76", FAIR_SKIN, 10),
  );
}

/** Through the wall. */
export function surpriseAttack(): string {
  return scene(
    "at_once",
    box(0, 0, 240, 150, "#5a4630") +
      floor(128, "#2c2018") +
      light(54, 40, 100) +
      area(
        "M116 8 140 20 160 2 178 18 212 6 208 34 234 50 218 76 232 104 204 108 196 134H128L130 112 104 104 118 80 100 54 122 40z",
        "#07120f",
      ) +
      crowd([{ x: 168, y: 154, tall: 136, outfit: "farmer", pose: "reaching" }]) +
      area("M98 30l14 8-18 8zM92 92l16-2-10 14zM112 124l-18 14 4-16z", "#c08a4e") +
      put(44, 142, living({ skin: SKIN, coat: "#3f6fa8", hair: "#3a2419", legs: "running", look: 1 }), {
        scale: 1.02,
        turn: -12,
      }) +
      arm("M36 68 24 50 20 34", "#33598a") +
      arm("M48 68 68 56 74 38", "#3f6fa8"),
  );
}

/** The floor gives way. */
export function newSpawningPit(): string {
  return scene(
    "remains",
    box(0, 0, 240, 60, "#241a3c") +
      floor(56, "#4b3226") +
      line("M0 76H240M0 98H240M0 124H240M40 56V76M160 56V76M92 76V98M200 76V98M30 98V124M214 98V124", "#2f1d17", 3) +
      light(196, 20, 96) +
      area(
        "M36 106 52 88 76 92 96 78 130 86 156 78 176 92 204 94 208 116 182 132 148 130 120 142 88 132 56 136z",
        "#0a0d12",
      ) +
      area("M52 108 72 98 120 92 176 100 192 114 150 124 90 126z", "#45e06a", { opacity: 0.4 }) +
      crowd([{ x: 120, y: 166, tall: 122, outfit: "clerk", pose: "rearing", cut: true }]) +
      area("M36 106 56 136 88 132 120 142 148 130 182 132 208 116 196 150H40z", "#4b3226") +
      area("M56 136 88 132 84 146zM148 130l34 2-10 14z", "#7b5030") +
      claws(
        [
          { x: 60, y: 112, scale: 0.8, turn: -30 },
          { x: 188, y: 112, scale: 0.8, turn: 30 },
        ],
        { skin: ROT_PALE },
      ) +
      area("M96 78 84 58 106 72zM176 92l22-16-4 18zM76 92 60 74 64 92z", "#a06c40"),
  );
}

/** They walk where it burns. */
export function townOverrun(): string {
  return scene(
    "at_once",
    light(120, 60, 150) +
      flame(44, 64, 1.2) +
      flame(196, 62, 1.26) +
      flame(120, 62, 0.84) +
      town(96, "#0a1216") +
      floor(100, "#16241f") +
      shades(
        [
          { x: 28, y: 134, scale: 1.1 },
          { x: 120, y: 132, scale: 1.1 },
          { x: 214, y: 134, scale: 1.1 },
        ],
        "#4f7a52",
      ) +
      crowd([
        { x: 74, y: 162, tall: 94, outfit: "worker", pose: "rearing", cut: true },
        { x: 166, y: 162, tall: 94, outfit: "farmer", pose: "rearing", cut: true },
      ]),
  );
}

/** Nobody gets far. */
export function heavyRain(): string {
  return scene(
    "remains",
    town(104) +
      streetLamp(222, 150) +
      floor(122, "#1a1636") +
      oval(96, 138, 70, 8, "#5a6fb0", { opacity: 0.6 }) +
      oval(186, 132, 36, 4, "#5a6fb0", { opacity: 0.5 }) +
      area("M-10-10H250V16Q230 38 206 24 186 46 158 26 134 48 108 26 82 46 58 24 34 42 14 24L-10 30z", "#2c3358") +
      put(96, 142, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "running", look: 1 }), {
        scale: 0.88,
        turn: 5,
      }) +
      line("M122 96 116 46", "#0a0f1e", 4) +
      arm("M106 82 118 90", "#8f3024") +
      area(
        "M56 66C60 30 152 14 170 54 160 50 152 52 146 58 136 50 124 54 116 62 106 54 94 56 86 64 76 58 66 60 56 66z",
        "#d9a441",
      ) +
      area("M56 66C60 42 90 32 112 34 94 40 88 52 86 64 76 58 66 60 56 66z", "#ffe3a2") +
      line(
        "M20 44 10 72M44 60 34 88M26 96 16 124M206 50 196 78M184 70 174 98M228 84 218 112M196 108 188 130M50 108 42 130M148 84 138 112M178 30 170 50M232 40 224 62M60 32 54 48M6 80 0 98M164 118 158 134",
        "#b9d4ff",
        2.6,
        { opacity: 0.85 },
      ),
  );
}

/** One looks through one's fingers. */
export function cantBeHappening(): string {
  return scene(
    "remains",
    light(120, 20, 130) +
      area("M70 150C50 90 60 6 120 4 180 6 190 90 170 150z", "#2a1712") +
      area("M64 150C68 130 92 124 120 124 148 124 172 130 176 150z", "#4f9a86") +
      faceShape(DARK_SKIN) +
      area("M80 60C82 22 104 16 122 26 140 16 158 28 160 60 148 48 134 40 122 28 106 40 92 46 80 60z", "#2a1712") +
      disc(138, 66, 12, "#fff") +
      disc(138, 67, 5, "#20263a") +
      line("M108 108Q120 100 134 108", "#4a1114", 5) +
      line("M66 150 82 96M174 150 160 98", "#a8714e", 24) +
      line(
        "M80 94 92 52M90 94 104 50M100 96 116 54M84 104 120 72M160 96 164 52M152 98 152 86 158 80M150 104 124 84 128 48",
        "#a8714e",
        11,
      ) +
      line("M86 92 96 58M96 92 109 60", "#6b4029", 2) +
      area("M142 84q7 10 0 14-7-4 0-14z", "#8fd0ff"),
  );
}

/** The mirror says it. */
export function feelStrange(): string {
  return scene(
    "remains",
    box(0, 0, 240, 150, "#33265a") +
      line("M0 40H240M0 80H240M0 120H240M40 0V150M200 0V150", "#291d4a", 3) +
      light(140, 6, 120) +
      oval(146, 68, 60, 66, "#c08a4e") +
      oval(146, 68, 52, 58, "#9db4d8") +
      area("M104 102C112 86 126 84 146 84 166 84 182 88 190 100A52 58 0 0 1 104 102z", "#3f6fa8") +
      put(146, 57, skull("farmer"), { scale: 1.44 }) +
      line("M112 34 124 22M110 48 130 26", "#fff", 4, { opacity: 0.7 }) +
      area("M-6 150C0 108 24 98 54 98 84 98 106 112 110 150z", "#33598a") +
      box(42, 80, 24, 24, SKIN) +
      disc(54, 62, 29, "#5a2c1c") +
      line("M27 68Q26 76 32 80M81 68Q82 76 76 80", SKIN, 7),
  );
}

/** A house at the end of the road. */
export function gotToGetTo(): string {
  return scene(
    "remains",
    fewStars() +
      light(120, 46, 100) +
      area("M0 84Q60 66 120 70T240 82V150H0z", "#1a1434") +
      area("M112 74H128L214 150H26z", "#3b3060") +
      area("M92 36 120 12 148 36V74H92z", "#20163a") +
      area("M86 38 120 8 154 38 150 42 120 16 90 42z", "#7a3a3a") +
      area("M98 44H110V56H98zM130 44H142V56H130zM113 54H127V74H113z", HOT) +
      put(118, 148, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "running", look: "away" }), {
        scale: 0.78,
      }) +
      arm("M108 98 94 104 98 118", "#8f3024") +
      arm("M128 98 142 92 140 78", "#8f3024"),
  );
}

/** A candle, and who stands behind one. */
export function haunted(): string {
  const ghost =
    area("M-24 0V-52C-24-88 24-88 24-52V0L16-8 8 0 0-8-8 0-16-8z", MOONLIGHT) +
    disc(-8, -54, 5, "#1c1338") +
    disc(8, -54, 5, "#1c1338") +
    oval(0, -38, 5, 8, "#1c1338");
  return scene(
    "remains",
    box(0, 0, 240, 150, "#1c1338", { opacity: 0.6 }) +
      floor(128, "#150f2a") +
      light(58, 124, 70) +
      together({ opacity: 0.45 }, put(190, 120, ghost, { scale: 1.15 })) +
      together({ opacity: 0.35 }, put(54, 104, ghost, { scale: 0.8 })) +
      together({ opacity: 0.8 }, put(142, 118, ghost, { scale: 1.5 })) +
      put(100, 144, living({ skin: SKIN, coat: "#7a5a3a", hair: "#3a2419", legs: "kneeling", look: -1 }), {
        scale: 0.94,
      }) +
      arm("M90 80 80 98 94 106", "#5c3f26") +
      line("M112 78Q120 70 132 74", "#cfe0ff", 9) +
      box(48, 118, 12, 24, "#f1e5ca", { round: 2 }) +
      flame(54, 118, 0.5),
  );
}

/** Who stands behind the bed. */
export function livingNightmare(): string {
  return scene(
    "remains",
    light(218, 96, 70) +
      put(120, 56, skull("farmer"), { scale: 2.07 }) +
      claws(
        [
          { x: 46, y: 62, scale: 1.1, turn: 18 },
          { x: 194, y: 62, scale: 1.1, turn: -18, mirrored: true },
        ],
        { skin: "#3a5a46", sleeve: "#1c1230" },
      ) +
      area("M34 150V84Q120 64 206 84V150z", DARK_WOOD) +
      area("M34 90V84Q120 64 206 84V90Q120 70 34 90z", "#b27c46") +
      area("M62 124Q60 92 84 92H156Q180 92 178 124z", "#f1e5ca") +
      disc(120, 108, 19, SKIN) +
      area("M101 106C98 82 142 82 139 106 132 96 108 96 101 106z", "#8a3d22") +
      disc(113, 108, 6, "#fff") +
      disc(128, 108, 6, "#fff") +
      disc(113, 107, 2.6, "#20263a") +
      disc(128, 107, 2.6, "#20263a") +
      area("M24 150Q30 118 70 124 120 116 170 124 210 118 216 150z", "#5b7fd0") +
      line("M104 125V119M110 124V118M132 124V118M138 125V119", SKIN, 6),
  );
}

/** Eyes between the slats. */
export function dontTrust(): string {
  return scene(
    "remains",
    box(0, 0, 240, 150, "#d8c9a2") +
      light(120, 70, 150) +
      line("M0 12H240M0 32H240M0 118H240M0 138H240", "#8f7f5c", 3) +
      area(
        "M0 50H40Q70 50 84 30 120 42 156 30 170 50 200 50H240V98H200Q170 98 156 118 120 108 84 118 70 98 40 98H0z",
        "#140c2a",
      ) +
      area("M50 74C66 44 174 44 190 74 174 106 66 106 50 74z", SKIN) +
      area("M60 76Q84 56 112 78 86 92 60 76zM130 78Q158 56 182 76 156 92 130 78z", "#fff") +
      disc(98, 77, 8.5, "#3a5a2c") +
      disc(167, 77, 8.5, "#3a5a2c") +
      disc(98, 77, 4, "#11160f") +
      disc(167, 77, 4, "#11160f") +
      area("M56 72Q84 50 114 76L114 70Q84 42 56 64zM128 76Q158 50 186 72V64Q158 42 128 70z", "#3a2419") +
      area(
        "M0 50H40Q70 50 84 30H0zM240 50H200Q170 50 156 30H240zM0 98H40Q70 98 84 118H0zM240 98H200Q170 98 156 118H240z",
        "#f1e5ca",
      ) +
      line("M120-4V38M120 154V112", SKIN, 15) +
      line("M120 38V33M120 112V117", FAIR_SKIN, 9),
  );
}

/** The moon goes round once more. */
export function neverEnds(): string {
  return scene(
    "at_once",
    fewStars() +
      light(120, 62, 104) +
      put(
        0,
        -4,
        disc(120, 66, 36, "#e4ecff") +
          disc(108, 54, 8, "#b9c8ea") +
          disc(134, 76, 11, "#b9c8ea") +
          disc(132, 48, 4, "#b9c8ea") +
          roundAgain(LAMP),
      ) +
      area(
        "M0 150V122H16L28 110 40 122V132H58V112H68V134H172V124H186L198 112 210 124H222V108H232V124H240V150z",
        "#070d18",
      ) +
      area("M24 126h8v9h-8zM194 128h8v9h-8z", LAMP),
  );
}

/** Flies know first. */
export function rottenBodies(): string {
  return scene(
    "at_once",
    fewStars() +
      light(120, 74, 110) +
      floor(100, "#15251f") +
      oval(120, 130, 108, 16, "#46561f") +
      line("M40 92Q28 74 40 58T36 26M204 88Q192 70 204 54T200 26", "#9bd05a", 6, { opacity: 0.6 }) +
      claws(
        [
          { x: 36, y: 108, scale: 1.1, turn: -76 },
          { x: 206, y: 122, scale: 1.15, turn: 66 },
        ],
        { skin: ROT_PALE, sleeve: "#5a5678" },
      ) +
      line("M84 122 72 126M160 140 150 144", "#efe6bd", 7) +
      put(92, 72, skull("farmer"), { scale: 1.75, turn: 14 }) +
      line("M72 40h0M168 34h0M180 74h0M62 76h0M124 14h0", "#0a0f0c", 9) +
      line(
        "M67 35l-7-5M77 35l7-5M163 29l-7-5M173 29l7-5M175 69l-7-5M185 69l7-5M57 71l-7-5M67 71l7-5M119 9l-7-5M129 9l7-5",
        "#dfe8ff",
        4,
      ),
  );
}

/** What could go wrong? */
export function overconfidence(): string {
  return scene(
    "remains",
    light(120, 40, 130) +
      claws(
        [
          { x: 34, y: 92, scale: 1.5, turn: 20 },
          { x: 206, y: 66, scale: 1.3, turn: -24, mirrored: true },
        ],
        { skin: ROT, sleeve: "#4a4660" },
      ) +
      area("M60 150C64 130 90 122 116 122 142 122 168 130 172 150z", "#3f6fa8") +
      put(
        -4,
        0,
        faceShape(SKIN) +
          area("M80 58C72 12 98 2 122 2 152 0 168 18 160 58 156 40 146 34 134 30 116 36 100 30 90 40z", "#e0b04a") +
          area("M82 54H158V62Q154 80 138 78 126 76 123 62H117Q114 76 102 78 86 80 82 62z", "#10142a") +
          line("M90 60 98 58M128 60 136 58", "#dfe8ff", 4) +
          area("M102 98Q124 106 140 92 140 114 120 114 106 112 102 98z", "#fff"),
      ) +
      put(
        186,
        122,
        area("M-20 12-22 60H20L18 12z", "#33598a") +
          line("M-8 0-10-30", FAIR_SKIN, 13) +
          box(-18, -14, 36, 36, FAIR_SKIN, { round: 10 }) +
          line("M-4-8H15M-4 2H16M-4 11H14", "#c99a78", 2.5),
        { scale: 0.9 },
      ),
  );
}

/** Nobody understands. */
export function teenAngst(): string {
  return scene(
    "remains",
    light(34, 110, 90) +
      area(
        "M40 150C44 118 70 112 84 106 60 60 78 30 120 28 162 30 180 60 156 106 170 112 196 118 200 150z",
        "#3d4460",
      ) +
      put(24, 22, faceShape(FAIR_SKIN), { scale: 0.8 }) +
      area("M88 78C84 46 104 40 120 40 140 40 156 50 154 78 146 60 140 56 134 54 128 74 112 88 90 92z", "#6d4aa3") +
      area("M134 54C128 74 112 88 90 92 88 84 88 78 88 78 108 74 122 66 134 54z", "#8f6cc9") +
      disc(134, 76, 5.5, "#fff") +
      disc(133, 78, 3.2, "#20263a") +
      line("M126 69 142 73", "#3a2460", 4) +
      line("M110 108Q118 100 128 107", "#7a3a30", 4) +
      line("M84 76Q82 36 120 34T156 76", "#11162a", 6) +
      box(76, 70, 15, 30, "#d8402f", { round: 6 }) +
      box(149, 70, 15, 30, "#d8402f", { round: 6 }) +
      area("M150 34Q138 30 144 18 148 8 160 10 168-4 186 0 202-2 206 12 220 14 218 28 214 38 200 34z", "#8f9cc8") +
      area("M184 32 170 54H182L174 72 198 46H186L194 32z", LAMP),
  );
}
