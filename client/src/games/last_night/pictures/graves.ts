/** What the dead bring from their graves. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, crowd, ROT, skull } from "../../../art/dead";
import { floor, gravestones, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { SKIN } from "../../../art/living";
import { BLOOD, DARK_WOOD } from "../../../art/things";
import { axe, bust, deadShoulders, DROP, fork, ROT_PALE, rottenFist, sickleBlade, STAR, stick } from "./parts";
import { scene } from "./scene";

/** It should not have been moved. */
export function bloatedBody(): string {
  return scene(
    "grave",
    fewStars() +
      floor(128, "#171d18") +
      light(120, 74, 122, "#b8d84a") +
      claws(
        [
          { x: 30, y: 106, scale: 1.2, turn: -96 },
          { x: 210, y: 106, scale: 1.2, turn: 96, mirrored: true },
        ],
        { skin: ROT_PALE, arm: 40 },
      ) +
      put(120, 34, skull("worker"), { scale: 1.55 }) +
      oval(120, 114, 78, 60, ROT) +
      oval(148, 116, 50, 56, "#12241a", { opacity: 0.2 }) +
      oval(90, 98, 24, 16, "#c3dc94", { opacity: 0.6 }) +
      area(
        "M54 82Q80 56 120 58 160 56 186 82L174 92 164 78 150 90 138 72 120 84 104 72 90 90 76 78 66 92z",
        "#c8402f",
      ) +
      area("M54 82Q80 56 120 58L118 66Q84 66 60 88z", "#ff8a72") +
      line("M124 92Q114 106 122 124M92 108Q84 116 90 128M156 106Q164 112 160 124", "#4d6a38", 4) +
      disc(120, 130, 5, "#3f5a2c") +
      area("M50 140Q120 158 190 140V160H50z", "#31405e") +
      disc(78, 122, 7, "#d6ff8a") +
      disc(146, 106, 8, "#d6ff8a") +
      disc(168, 132, 6, "#d6ff8a"),
  );
}

/** Do not stand before it. */
export function bloodSpray(): string {
  const drops = (
    [
      [176, 22, 60, 1.3],
      [206, 64, 90, 1.5],
      [186, 108, 120, 1.2],
      [226, 30, 70, 1],
      [216, 112, 110, 1],
    ] as const
  )
    .map(([x, y, turn, scale]) => put(x, y, area(DROP, "#e0362a"), { turn: -turn, scale }))
    .join("");
  return scene(
    "grave",
    light(170, 66, 112) +
      put(66, 160, deadShoulders("#7b3f34"), { scale: 2.1 }) +
      put(70, 66, skull("farmer"), { scale: 2.5, turn: 12 }) +
      area(
        "M74 92Q110 74 150 30L140 58 190 34 158 72 214 82 160 90 196 118 144 104 152 134 112 112 84 118Q70 106 74 92z",
        "#b3261a",
      ) +
      area("M84 96Q112 86 140 62L134 78 162 76 138 88 150 98 124 98 96 106z", "#ff6a52") +
      drops +
      line("M166 52h0M204 96h0M172 128h0M232 84h0M150 14h0", "#e0362a", 8),
  );
}

/** Half is enough. */
export function crawlingTorso(): string {
  return scene(
    "grave",
    fewStars() +
      town(70, "#0b1014") +
      floor(84, "#2c3326") +
      light(96, 84, 112) +
      area("M180 104Q214 96 250 104V138Q214 144 178 134z", "#6a1414") +
      line("M198 110Q220 106 246 114M194 130Q220 126 246 130", "#9c2424", 4) +
      line("M186 122Q212 116 222 124T240 122", "#d9808a", 6) +
      line("M180 112 206 108", "#efe6bd", 7) +
      area("M84 92Q112 74 156 84L196 98 184 106 194 114 182 122 190 132 176 140 106 138Q84 120 84 92z", "#31405e") +
      area("M84 92Q112 74 156 84L196 98 190 102Q140 88 96 104z", "#6f86b8") +
      area("M186 104 194 114 182 122 190 132 176 140 170 122z", "#7c1f18") +
      line("M96 100 62 84 48 62", "#31405e", 17) +
      claws(
        [
          { x: 40, y: 46, scale: 1.2, turn: -18 },
          { x: 34, y: 132, scale: 1.2, turn: -72, mirrored: true },
        ],
        { nails: true, arm: 22 },
      ) +
      put(88, 92, skull("farmer"), { scale: 1.8, turn: -10 }),
  );
}

/** The tag is still on. */
export function recentlyDead(): string {
  const foot =
    area("M-22 54C-28 20-26-6-20-16-10-28 14-26 20-12 26 6 22 30 20 54z", ROT_PALE) +
    area("M6-24C16-22 20-16 22-8 26 10 22 32 20 54H4C16 24 14-2 6-24z", "#12241a", { opacity: 0.22 }) +
    disc(-15, -30, 12, ROT_PALE) +
    disc(0, -33, 7.5, ROT_PALE) +
    disc(11, -29, 6.5, ROT_PALE) +
    disc(19, -22, 5.5, ROT_PALE) +
    disc(24, -13, 5, ROT_PALE);
  return scene(
    "grave",
    box(0, 0, 240, 150, "#1f3450") +
      line("M0 30H240M0 70H240M60 0V110M180 0V110", "#18283e", 3) +
      light(120, 50, 116) +
      put(158, 66, foot, { scale: 1.25, turn: 10 }) +
      put(82, 66, foot, { scale: 1.25, turn: -10, mirrored: true }) +
      area("M0 150V118Q40 92 84 104 120 92 158 104 204 92 240 118V150z", "#dfe6ee") +
      area("M0 150V132Q40 108 84 120 120 108 158 120 204 108 240 132V150z", "#b7c3d0") +
      line("M128 38Q124 56 122 70", "#f1e5ca", 3) +
      put(
        118,
        94,
        area("M-20-14-10-26H12L22-14V26H-20z", "#f3d7a0") +
          disc(1, -18, 4, "#5c3a20") +
          line("M-11 0H13M-11 10H13M-11 19H4", "#8a5a30", 3.4),
        { turn: 6 },
      ),
  );
}

/** One smells it before one sees it. */
export function stenchOfDeath(): string {
  return scene(
    "grave",
    light(60, 70, 96, "#b8d84a") +
      put(42, 150, deadShoulders("#c9c3b0"), { scale: 1.7 }) +
      put(42, 84, skull("clerk"), { scale: 1.7, turn: -8 }) +
      line(
        "M84 122Q100 106 92 88T106 56M108 136Q126 118 116 98T128 62M92 40Q84 28 94 16M64 30Q54 18 62 4",
        "#a8d84a",
        9,
        {
          opacity: 0.75,
        },
      ) +
      put(
        176,
        82,
        bust(
          "#c3c98a",
          "#3f6fa8",
          area("M-29-30C-34-66-6-68 6-66 30-66 34-50 29-30 24-44 16-50-8-50-20-48-26-42-29-30z", "#3a2419") +
            line("M-19-28-6-25M19-28 6-25", "#c3c98a", 8) +
            line("M-20-33-5-27M20-33 5-27M-17-24-7-23M17-24 7-23", "#3a2419", 3.5) +
            line("M-10 0Q0-6 10 0", "#5a3a28", 4),
        ) +
          line("M48 96 34 40 10-6", SKIN, 19) +
          line("M8-8 2-16M-4-2-2-14", SKIN, 10) +
          line("M56 92 44 56", "#33598a", 26),
        { scale: 1.15 },
      ) +
      line("M30 28h0M104 20h0M122 44h0", "#0a0f0c", 8) +
      line("M25 23l-6-4M35 23l6-4M99 15l-6-4M109 15l6-4M117 39l-6-4M127 39l6-4", "#dfe8ff", 3.4),
  );
}

/** It came through a fence, and took the fence along. */
export function barbedWire(): string {
  const wire = "M34 150Q90 96 176 118M30 108Q100 150 204 94M70 34Q120 76 170 40M64 74Q130 92 176 66";
  const barbs =
    "M70 112l14 10M84 110l-12 14M118 108l12 14M132 108l-14 14M66 122l12 12M150 116l12 12M164 112l-12 18M92 46l10 12M104 44l-10 14M138 48l12 12M150 44l-12 18M92 74l12 14M106 76l-14 10M142 72l10 14M154 70l-14 16M184 98l10 14M196 94l-14 18";
  return scene(
    "grave",
    fewStars() +
      smallMoon(206, 30, 14) +
      light(118, 76, 112) +
      line("M12 150V70M228 150V84", DARK_WOOD, 11) +
      line("M12 84Q26 100 40 96M12 112Q24 118 34 108M228 96Q214 106 200 96M228 122Q206 132 176 118", "#6a7388", 4) +
      put(120, 152, deadShoulders("#7a5a3a"), { scale: 2.6 }) +
      put(120, 66, skull("worker"), { scale: 2.4 }) +
      line(wire, "#12131c", 8) +
      line(wire, "#b8c4dc", 4) +
      line(barbs, "#12131c", 7) +
      line(barbs, "#e4ecff", 3.4) +
      line("M96 60V70M146 60V72M100 88V98M76 124V136", BLOOD, 4),
  );
}

/** Somebody had a plan, and then died of it. */
export function explosiveZombie(): string {
  return scene(
    "grave",
    floor(132, "#171d18") +
      light(188, 40, 96) +
      crowd([{ x: 112, y: 208, tall: 190, outfit: "clerk", pose: "rearing", cut: true }]) +
      put(90, 128, stick(), { scale: 0.74 }) +
      put(112, 130, stick(), { scale: 0.74 }) +
      put(134, 128, stick(), { scale: 0.74 }) +
      area("M72 118H152V132H72z", "#2a2430") +
      box(102, 114, 22, 22, "#12131c", { round: 3 }) +
      line("M107 122H119", "#ff5a3c", 6) +
      line("M134 100Q150 78 168 92T196 46", "#e9dcc0", 5) +
      put(200, 40, area(STAR, "#ff9a2c") + put(0, 0, area(STAR, "#fff3cf"), { scale: 0.6 }), { scale: 0.8 }) +
      line("M228 14h0M234 66h0M212 82h0M176 10h0", HOT, 5),
  );
}

/** It cut cane once. */
export function machete(): string {
  return scene(
    "grave",
    fewStars() +
      smallMoon(44, 34, 16) +
      light(130, 60, 116) +
      put(
        108,
        118,
        rottenFist(
          box(-8, -24, 16, 66, DARK_WOOD, { round: 4 }) +
            area("M-9-26H10L18-92Q18-128 0-136-14-124-13-92z", "#8fa0cc") +
            area("M-9-26H-2L-4-92Q-4-122 0-136-14-124-13-92z", "#e9f0ff") +
            area("M10-40 15-70 6-64 10-54 3-50z", "#9c4a24") +
            area("M17-92Q18-116 8-128 4-116 10-108 4-98z", "#9c2424") +
            line("M-12-26H14", "#c9b070", 6),
        ),
        { scale: 1.12, turn: 32 },
      ) +
      put(196, 84, area(DROP, "#e0362a")) +
      put(214, 108, area(DROP, "#e0362a"), { scale: 0.7 }),
  );
}

/** The barn was not empty. */
export function oldPitchfork(): string {
  return scene(
    "grave",
    light(150, 60, 116) +
      area("M0 150V128Q60 112 120 126T240 122V150z", "#171d14") +
      put(52, 66, skull("farmer"), { scale: 1.9, turn: -6 }) +
      put(40, 146, deadShoulders("#7b3f34"), { scale: 1.9 }) +
      put(138, 96, rottenFist(put(0, -28, fork("#8a4a2c", "#e0905c"), { scale: 1.06 }), "#7b3f34"), { turn: 24 }) +
      area("M168 44 176 42 178 54 172 60zM150 22l7-2 1 10-6 3z", "#9c2424"),
  );
}

/** It has lain in the rain for years. */
export function rustyAxe(): string {
  return scene(
    "grave",
    fewStars() +
      light(96, 56, 112) +
      area("M0 150V132Q60 118 120 130T240 126V150z", "#171d14") +
      gravestones([10, 206], 134, "#56604a", "#39422f") +
      put(
        92,
        66,
        axe({
          handle: "#6b4a2c",
          handleShine: "#a5794a",
          head: "#9c4a24",
          headShine: "#e0905c",
          back: "#6e3018",
          edge: "#c9a68c",
        }) +
          area(
            "M-26 2-14 6-20 22-30 28zM4 14 10 18 14 30 2 32-4 24zM0-50 8-44 2-34-3-36zM-12 38-6 30 2 38z",
            "#5a2410",
          ) +
          line("M-30 38-24 46M-6 44-2 50", "#7a3418", 4),
        { scale: 1.36, turn: 8 },
      ) +
      line("M250 140 206 116", "#5a5678", 30) +
      line("M204 114 176 104", ROT, 25) +
      line("M178 92 172 112M189 96 183 116M200 100 194 120", "#5d7a4a", 3),
  );
}

/** A moon that cuts. */
export function sickle(): string {
  return scene(
    "grave",
    fewStars() +
      light(130, 60, 118) +
      disc(124, 58, 52, "#ffe6b0") +
      disc(104, 42, 8, "#f3cd84") +
      disc(146, 78, 11, "#f3cd84") +
      put(114, 120, rottenFist(sickleBlade("#56648f", "#dbe6ff"), "#3a2a24"), { scale: 1.06, turn: 14 }) +
      put(186, 52, area(DROP, "#e0362a"), { scale: 1.2 }) +
      put(192, 92, area(DROP, "#e0362a"), { scale: 0.8 }),
  );
}
