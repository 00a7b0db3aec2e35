/** What the dead keep in their hands, and what they do in fights. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, crowd, ROT, shades } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light, smallMoon } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { DARK_STEEL, GLINT, STEEL, WOOD } from "../../../art/things";
import { deadFace, faceShape, ROT_PALE } from "./parts";
import { scene } from "./scene";

/** One foot after the other. */
export function shamble(): string {
  return scene(
    "held",
    fewStars() +
      town(84) +
      smallMoon(204, 30, 13) +
      floor(104, "#1d2745") +
      light(70, 96, 110) +
      line("M150 138Q196 134 246 138M152 130Q200 126 246 128", "#4a1512", 6) +
      oval(112, 138, 84, 7, "#05080f", { opacity: 0.5 }) +
      area("M52-4H104L100 84 92 96 84 86 78 100 70 88 58 96z", "#46528a") +
      area("M52-4H66L62 92 58 96z", "#7f93cf") +
      area("M64 90H90L90 122 84 138H34Q34 124 62 120z", ROT) +
      line("M42 132h0M50 130h0", "#dfe6c8", 5) +
      area("M112-4H162L176 76 164 74 160 88 148 78 138 86z", "#2d3760") +
      area("M144 82 168 76 176 112 186 134 166 144 128 128Q130 118 152 118z", ROT_PALE) +
      area("M150 92l12-2 2 12-11 3z", "#5e1712"),
  );
}

/** What they say. */
export function uuurrrggh(): string {
  return scene(
    "fight",
    light(120, 96, 120) +
      line("M50 40Q30 76 50 116M30 26Q2 76 30 130M190 40Q210 76 190 116M210 26Q238 76 210 130", HOT, 6, {
        opacity: 0.85,
      }) +
      deadFace() +
      area("M88 94C96 76 146 76 154 94 160 132 148 144 121 144 94 144 82 132 88 94z", "#2b0e0c") +
      oval(121, 134, 18, 9, "#b5404a") +
      area("M92 89l6 15 7-19zM112 82l6 13 7-13zM137 84l6 17 7-13zM98 136l6-11 7 15zM134 140l5-13 6 9z", "#efe6bd"),
  );
}

/** They tear up what one loved. */
export function undeadHate(): string {
  return scene(
    "fight",
    light(120, 60, 120) +
      claws(
        [
          { x: 34, y: 110, scale: 1.35, turn: 52 },
          { x: 206, y: 110, scale: 1.35, turn: -52, mirrored: true },
        ],
        { sleeve: "#4a4660" },
      ) +
      put(
        -5,
        3,
        area("M52 26 112 14 118 32 106 48 120 66 108 84 118 104 112 112 62 124z", "#f4eede") +
          area("M61 34 106 25 112 33 100 48 113 66 102 84 110 97 68 106z", "#6fa3c9") +
          put(87, 134, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "unseen" }), {
            scale: 0.86,
            turn: -5,
          }),
      ) +
      put(
        5,
        3,
        area("M188 26 124 14 130 32 118 48 132 66 120 84 130 104 126 112 178 124z", "#f4eede") +
          area("M179 34 132 25 138 33 126 48 140 66 128 84 136 98 172 106z", "#6fa3c9") +
          put(155, 134, living({ skin: DARK_SKIN, coat: "#d9a441", hair: "#1d1411", legs: "unseen" }), {
            scale: 0.86,
            turn: 5,
          }),
      ) +
      line("M78 80 60 74M76 92 58 88M162 80 180 74M164 92 182 88", ROT, 9),
  );
}

/** Shot through, and still on its way. */
export function resilient(): string {
  return scene(
    "held",
    fewStars() +
      light(214, 66, 110) +
      floor(128, "#121a30") +
      crowd([{ x: 104, y: 200, tall: 189, outfit: "farmer", pose: "rearing", cut: true }]) +
      disc(92, 104, 12.5, "#4a1210") +
      disc(92, 104, 9, "#ffdc8c") +
      disc(118, 114, 13.5, "#4a1210") +
      disc(118, 114, 10, "#ffdc8c") +
      disc(102, 132, 11.5, "#4a1210") +
      disc(102, 132, 8, "#ffdc8c") +
      area("M92 83 0 112V146L118 114z", "#ffe9ad", { opacity: 0.2 }) +
      area("M192 56H240V72H226L236 100H216L210 72H192z", STEEL) +
      area("M192 56H240V60H192z", GLINT) +
      area("M166 64 178 58 176 46 184 56 192 54V74L184 72 178 82 180 70z", HOT),
  );
}

/** The cross falls from the church. */
export function lossOfFaith(): string {
  return scene(
    "held",
    fewStars() +
      smallMoon(120, 62, 46) +
      light(120, 138, 60) +
      area("M84 150V104L120 62 156 104V150z", "#0b1022") +
      area("M0 150V124Q50 112 84 118V150zM240 150V124Q190 112 156 118V150z", "#111934") +
      area("M108 150V124Q120 108 132 124V150z", LAMP) +
      line("M120 124V150M108 134H132", "#5c3a20", 2.5) +
      line("M120 66V48", "#0b1022", 8) +
      area("M116 50 118 42 121 47 125 40 124 52z", "#0b1022") +
      put(
        164,
        52,
        area("M-4 28-5-34H5L4 28 1 22-2 30zM-21-20H21V-10H-21z", "#3a2419") +
          area("M-5-34H-2L-1 26-2 30-4 28zM-21-20H21V-17H-21z", "#c08a4e"),
        { turn: 38 },
      ) +
      line("M130 24Q146 12 164 14M136 36Q146 28 154 28", "#dfe8ff", 3, { opacity: 0.8 }) +
      line("M30 126V100M20 108H40M206 126V104M197 111H215", "#24315c", 6),
  );
}

/** They come out of the moon. */
export function relentlessAdvance(): string {
  return scene(
    "held",
    fewStars() +
      light(132, 62, 130) +
      disc(132, 66, 56, "#ffd98a") +
      disc(112, 50, 9, "#f0bd62") +
      disc(154, 82, 12, "#f0bd62") +
      shades(
        [
          { x: 56, y: 112, scale: 1 },
          { x: 102, y: 112, scale: 1.2 },
          { x: 150, y: 112, scale: 1.2 },
          { x: 198, y: 112, scale: 1 },
        ],
        "#1a2038",
      ) +
      area("M0 110Q120 94 240 106V150H0z", "#0e1529") +
      crowd([
        { x: 46, y: 156, tall: 92, outfit: "worker", pose: "reaching" },
        { x: 212, y: 156, tall: 92, outfit: "bride", pose: "reaching" },
        { x: 132, y: 160, tall: 104, outfit: "farmer", pose: "reaching" },
      ]),
  );
}

/** From above: one, and all the others. */
export function tooMany(): string {
  // Seen from above: those near are told apart, the rest is a ring of arms.
  const places = [52, 84, 116, 148]
    .flatMap((far, row) =>
      Array.from({ length: 10 + 2 * row }, (_, one) => {
        const angle = ((one + row / 2) * 2 * Math.PI) / (10 + 2 * row);
        return [120 + Math.cos(angle) * far * 1.12, 75 + Math.sin(angle) * far * 0.94, angle] as const;
      }),
    )
    .filter(([x, y]) => x > -12 && x < 252 && y > -12 && y < 162);
  const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const dots = (away: number) =>
    places.map(([x, y, angle]) => `M${at(x - Math.cos(angle) * away, y - Math.sin(angle) * away)}h0`).join("");
  const reach = places
    .map(([x, y, angle]) =>
      [-0.3, 0.3]
        .map(
          (aside) =>
            `M${at(x + Math.cos(angle + Math.PI / 2) * aside * 28, y + Math.sin(angle + Math.PI / 2) * aside * 28)}L${at(x - Math.cos(angle + aside) * 19, y - Math.sin(angle + aside) * 19)}`,
        )
        .join(""),
    )
    .join("");
  return scene(
    "held",
    box(0, 0, 240, 150, "#1a2444") +
      light(120, 75, 80) +
      line(dots(0), "#5a4668", 24) +
      line(reach, ROT, 5) +
      line(dots(2), ROT_PALE, 16) +
      line(dots(-1), "#2a2a30", 12) +
      oval(120, 77, 17, 10, "#c8402f") +
      line("M106 74 98 60M134 74 142 60", "#c8402f", 8) +
      disc(98, 59, 4.5, SKIN) +
      disc(142, 59, 4.5, SKIN) +
      disc(120, 76, 9, "#5a2c1c"),
  );
}

/** A hand, just where one runs. */
export function trip(): string {
  return scene(
    "held",
    fewStars() +
      town(92) +
      floor(112, "#152040") +
      light(136, 84, 108) +
      claws([{ x: 188, y: 106, scale: 1, turn: -18 }], { skin: ROT, sleeve: "#5b4230" }) +
      area("M164 150Q170 122 190 122T222 150z", "#2b2018") +
      put(178, 84, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "running", look: -1 }), {
        scale: 1.22,
        turn: -72,
      }) +
      arm("M96 62 66 78 46 94", "#8f3024") +
      arm("M100 46 68 44 42 58", "#c8402f") +
      line("M172 84 186 88", ROT, 7) +
      line("M120 20Q92 12 70 20M132 8Q98-4 62 8", "#dfe8ff", 3.5, { opacity: 0.7 }) +
      area("M22 112l8-7 7 7zM54 118l6-6 8 6z", "#3a4a7c") +
      oval(74, 128, 52, 6, "#05080f", { opacity: 0.5 }),
  );
}

/** No way out. */
export function cornered(): string {
  return scene(
    "held",
    area("M0 0H120V96L0 140z", "#3b4a78") +
      area("M240 0H120V96L240 140z", "#222b50") +
      area("M0 140 120 96 240 140V150H0z", "#3a2a2a") +
      light(120, 84, 84) +
      put(120, 120, living({ skin: SKIN, coat: "#d9a441", hair: "#5a2c1c" }), { scale: 0.9 }) +
      arm("M108 56 92 62 88 78", "#b27c26") +
      arm("M132 56 148 62 152 78", "#b27c26") +
      line("M114 47H126", "#7a3a30", 3) +
      shades(
        [
          { x: 8, y: 152, scale: 2.7 },
          { x: 232, y: 152, scale: 2.7 },
        ],
        "#1d3526",
      ) +
      claws(
        [
          { x: 74, y: 104, scale: 0.9, turn: 66 },
          { x: 66, y: 130, scale: 0.9, turn: 84 },
          { x: 166, y: 104, scale: 0.9, turn: -66, mirrored: true },
          { x: 174, y: 130, scale: 0.9, turn: -84, mirrored: true },
        ],
        { skin: "#4f7355", sleeve: "#10182c" },
      ),
  );
}

/** What they want. */
export function braaains(): string {
  return scene(
    "fight",
    light(120, 60, 118) +
      claws(
        [
          { x: 62, y: 118, scale: 1.4, turn: 22 },
          { x: 178, y: 118, scale: 1.4, turn: -22, mirrored: true },
        ],
        { skin: ROT, sleeve: "#5a5678" },
      ) +
      area(
        "M60 74C48 52 66 34 82 36 88 16 116 14 122 26 134 12 160 18 162 36 182 36 192 58 180 74 186 92 164 104 150 98 138 110 120 106 116 100 98 110 78 104 74 94 62 92 56 84 60 74z",
        "#f08fa0",
      ) +
      area(
        "M122 26C134 12 160 18 162 36 182 36 192 58 180 74 186 92 164 104 150 98 138 110 120 106 116 100 128 80 116 50 122 26z",
        "#c9607c",
      ) +
      line(
        "M120 28Q112 46 122 62T118 98M72 56Q84 46 92 58T112 60M82 38Q94 36 98 46M68 76Q82 70 88 82T108 82M136 34Q132 48 146 50T160 40M138 64Q152 56 160 68T178 68M134 84Q146 78 152 88T168 86",
        "#8c3454",
        4.5,
      ) +
      line("M72 48Q76 40 86 42M92 30Q100 24 110 28", "#ffd3d8", 4) +
      line("M98 104q-2 12 0 20M142 104q2 8 0 16", "#9c2424", 5) +
      line("M66 96 84 92M68 106 84 104M174 96 156 92M172 106 156 104", ROT, 8),
  );
}

/** Chains, and a lock on them. */
export function lockedDoor(): string {
  return scene(
    "held",
    box(0, 0, 240, 150, "#1c2748") +
      light(120, 70, 124) +
      box(42, -6, 156, 160, "#3a2416") +
      box(52, -2, 136, 152, WOOD) +
      area("M64 8H112V66H64zM128 8H176V66H128zM64 88H112V150H64zM128 88H176V150H128z", "#6e4524") +
      line("M64 66V8H112M128 66V8H176", "#4a2c16", 4) +
      line("M36 40 108 82M204 40 132 82M36 124 108 92M204 124 132 92", "#11162a", 12, { dashes: "3 12" }) +
      line("M36 40 108 82M204 40 132 82M36 124 108 92M204 124 132 92", GLINT, 7, { dashes: "3 12" }) +
      line("M104 74V56Q104 38 120 38T136 56V74", "#c9d3ea", 9) +
      box(90, 70, 60, 54, "#e0a53c", { round: 7 }) +
      area("M90 77Q90 70 97 70H104V124H97Q90 124 90 117z", "#ffe3a2") +
      disc(120, 92, 8, "#3a2416") +
      area("M117 94H123L127 112H113z", "#3a2416"),
  );
}

/** Two before the moon do not see the third. */
export function lastNight(): string {
  return scene(
    "held",
    fewStars() +
      light(120, 66, 124) +
      disc(120, 62, 54, "#ffe6b0") +
      disc(146, 40, 9, "#f3cd84") +
      disc(92, 34, 6, "#f3cd84") +
      area("M0 126Q60 104 120 108T240 122V150H0z", "#0c1226") +
      area("M84 112C82 84 88 74 102 74 114 74 118 84 120 112z", "#3d1d2c") +
      area("M118 112C116 86 124 80 136 80 150 80 154 92 154 112z", "#1d2a52") +
      put(106, 62, disc(0, 0, 12, "#3d1d2c") + area("M-12-2Q-16 16-10 26H6Q12 8 12-2z", "#3d1d2c"), { turn: 12 }) +
      disc(130, 64, 12.5, "#1d2a52") +
      line("M146 88Q132 104 96 96", "#1d2a52", 9) +
      area("M119 36C108 26 112 14 119 22 126 14 130 26 119 36z", "#d8402f") +
      claws([{ x: 36, y: 122, scale: 0.85, turn: 14 }], { skin: ROT_PALE }) +
      area("M16 150Q24 132 42 132T64 150z", "#0c1226"),
  );
}

/** Two shout at each other. */
export function bickering(): string {
  return scene(
    "held",
    town(96) +
      floor(124, "#121a30") +
      light(120, 56, 110) +
      put(56, 160, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: 1 }), { scale: 1.3 }) +
      put(184, 160, living({ skin: DARK_SKIN, coat: "#4f9a86", hair: "#1d1411", look: -1 }), { scale: 1.3 }) +
      arm("M66 78 92 92 108 86", "#8f3024") +
      arm("M174 78 148 92 132 96", "#3a7766", DARK_SKIN) +
      line("M108 86 116 84M132 96 124 98", SKIN, 4) +
      oval(66, 54, 4, 6, "#4a1114") +
      oval(174, 54, 4, 6, "#4a1114") +
      line("M58 38 70 42M182 38 170 42", "#20140f", 3.5) +
      area(
        "M120 4 128 22 146 10 142 30 160 34 144 44 152 62 132 54 120 72 110 54 90 62 98 44 80 34 98 30 94 10 112 22z",
        "#e2501f",
      ) +
      area("M120 20 125 31 136 26 132 36 142 40 131 44 132 54 120 50 109 54 110 44 98 40 108 36 104 26 115 31z", HOT),
  );
}

/** One stands before another. */
export function selfSacrifice(): string {
  return scene(
    "held",
    town(94) +
      floor(120, "#141c36") +
      light(96, 70, 112) +
      put(50, 142, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f", legs: "kneeling", look: 1 }), {
        scale: 0.8,
      }) +
      arm("M56 90 70 98", "#b27c26", FAIR_SKIN) +
      put(116, 146, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: 1 }), { scale: 1.2 }) +
      arm("M100 66 72 60", "#8f3024") +
      arm("M132 66 160 58", "#c8402f") +
      claws(
        [
          { x: 206, y: 34, scale: 1.1, turn: -100 },
          { x: 200, y: 84, scale: 1.25, turn: -84, mirrored: true },
          { x: 206, y: 130, scale: 1.1, turn: -66 },
        ],
        { skin: ROT, sleeve: "#4a4660" },
      ) +
      line("M221 58h0M231 58h0", "#f4ffb0", 6.4),
  );
}

/** Half of him still is who he was. */
export function hesAZombie(): string {
  return scene(
    "held",
    light(40, 60, 130) +
      area("M60 150C64 130 90 122 120 122V150z", "#c8402f") +
      area("M120 122C150 122 176 130 180 150H120z", "#4a4660") +
      put(
        120,
        66,
        put(
          -120,
          -66,
          faceShape(SKIN) +
            area("M120 14C140 14 160 26 158 62 158 96 146 128 120 128z", ROT) +
            area("M80 60C72 14 98 4 120 6V30C104 32 88 40 80 60z", "#5a2c1c") +
            area("M120 6C150 4 168 20 160 60 156 50 152 46 146 40L140 48 132 32 120 30z", "#231b20") +
            disc(102, 62, 8, "#fff") +
            disc(104, 62, 4, "#20263a") +
            disc(140, 62, 11, "#11160f") +
            disc(140, 62, 4.5, "#f4ffb0") +
            line("M92 48 110 47", "#3a1d12", 4) +
            line("M98 102Q108 108 120 106", "#7a3a30", 4.5) +
            area("M120 92Q140 86 150 98 146 118 120 116z", "#2b0e0c") +
            area("M124 91l4 9 4-10zM138 90l3 9 5-6zM128 116l4-8 4 8z", "#efe6bd") +
            area("M146 74l8 2-4 12-7-4z", "#5e1712") +
            line("M120 14 115 30 123 44 116 62 124 80 117 98 122 114 119 128", "#5e1712", 3),
        ),
        { scale: 1.12 },
      ),
  );
}

/** They run, and the bag stays. */
export function leaveIt(): string {
  return scene(
    "held",
    fewStars() +
      town(74) +
      floor(84, "#1b2548") +
      light(96, 110, 100) +
      oval(96, 138, 78, 8, "#05080f", { opacity: 0.5 }) +
      put(178, 104, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "running", look: "away" }), {
        scale: 0.56,
      }) +
      put(214, 100, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f", legs: "running", look: "away" }), {
        scale: 0.48,
      }) +
      line("M132 76H150M136 90H154M128 62H144", "#dfe8ff", 3, { opacity: 0.7 }) +
      put(
        96,
        96,
        line("M-16-30Q-16-44 0-44T16-30", DARK_STEEL, 7) +
          box(-56, -32, 112, 72, "#f4eede", { round: 9 }) +
          box(10, -32, 46, 72, "#cdbf9c", { round: 9 }) +
          box(-56, -2, 112, 6, "#b9a980") +
          box(-10, -18, 20, 46, "#d8402f", { round: 2 }) +
          box(-23, -5, 46, 20, "#d8402f", { round: 2 }),
        { turn: -9 },
      ) +
      area("M164 128l14-4 4 12-14 4zM26 132l12 2-2 10-12-2z", "#e0a53c"),
  );
}
