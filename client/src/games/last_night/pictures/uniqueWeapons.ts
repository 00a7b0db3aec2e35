/** Weapons of which there is only one. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { fingers, palm, SKIN } from "../../../art/living";
import { DARK_STEEL, DARK_WOOD, flame, GLINT, STEEL, WOOD } from "../../../art/things";
import { crate, nail, rifle, sixShooter, STAR, stick } from "./parts";
import { scene } from "./scene";

/** Somebody had brought it home from far away. */
export function samuraiSword(): string {
  return scene(
    "hand",
    disc(120, 74, 62, "#c8302a") +
      light(120, 74, 110) +
      line("M20 150Q40 104 30 60M30 96Q46 84 58 88M30 76Q14 66 6 68", "#1a0d14", 6) +
      line("M58 88h0M46 86h0M6 68h0M16 70h0M30 58h0M24 112h0", "#f0a0b4", 11) +
      put(
        64,
        122,
        area("M-5-30Q-2-96 8-146 16-152 20-146 10-96 6-30z", "#8fa0cc") +
          area("M8-146Q16-152 20-146 10-96 6-30H2Q6-96 14-146z", "#f6faff") +
          line("M0-36Q3-90 9-132", "#5c6a94", 2.5) +
          oval(0, -28, 17, 6, "#e0a53c") +
          oval(0, -30, 17, 4, "#ffe3a2") +
          area("M-8-24H8L9 40Q0 46-9 40z", "#1d2a48") +
          line("M-7-18 7-6M7-18-7-6M-7 0 7 12M7 0-7 12M-7 18 7 30M7 18-7 30", "#f1e5ca", 3.5) +
          box(-10, 36, 20, 9, "#e0a53c", { round: 3 }),
        { turn: 52 },
      ) +
      line("M150 48V72M138 60H162", "#fff", 4.5) +
      line("M76 142Q150 118 226 124", "#2a1016", 13) +
      line("M76 139Q150 115 222 121", "#8f2a3a", 4) +
      line("M122 128 126 118M128 126 132 117", "#e0a53c", 5),
  );
}

/** From the roof, over half the town. */
export function sniperRifle(): string {
  return scene(
    "ranged",
    fewStars() +
      smallMoon(204, 30, 18) +
      town(124, "#2a0f1e") +
      area("M70 108h6v8h-6zM168 104h6v8h-6zM216 116h6v8h-6zM132 118h6v8h-6z", "#ffc857") +
      light(86, 70, 104) +
      put(
        8,
        72,
        rifle("#3f5a3a", "#8fb070") +
          box(196, -7, 20, 13, DARK_STEEL, { round: 3 }) +
          line("M152 4 136 46M156 4 172 46", "#11162a", 7) +
          line("M151 6 137 42", GLINT, 2.5) +
          box(88, 12, 18, 24, DARK_STEEL, { round: 2 }) +
          disc(126, -19, 9, "#8fe0ff"),
        { turn: -8, scale: 1.06 },
      ) +
      area("M0 122H240V150H0z", "#6a4038") +
      area("M0 116H240V124H0z", "#b57a62") +
      line("M0 136H240M40 124V136M110 124V136M180 124V136M74 136V150M146 136V150M216 136V150", "#43261f", 3),
  );
}

/** It has the last word. */
export function magnum(): string {
  return scene(
    "ranged",
    light(96, 60, 122) +
      put(
        184,
        74,
        sixShooter({ frame: "#7f8fbc", barrel: "#b4c2e4", drum: "#a3b2d8", shine: "#fff" }) +
          box(80, 20, 52, 6, "#7f8fbc", { round: 3 }) +
          box(128, 3, 6, 16, "#56648f") +
          line("M-12 100-30 130", "#1d2a48", 50) +
          line("M-6 54H28M-10 68H25M-14 82H20", SKIN, 13) +
          line("M-4 61H26M-8 75H22", "#b97a5c", 2.5) +
          line("M0 44Q-22 50-26 84", SKIN, 15),
        { turn: 20, scale: 1.08, mirrored: true },
      ) +
      line("M34 28Q14 22 24 8T16-6", "#f1e5ca", 7, { opacity: 0.7 }) +
      line("M62 96V116M52 106H72M22 62V72M17 67H27", "#fff", 4),
  );
}

/** The street is lit. */
export function flamethrower(): string {
  return scene(
    "ranged",
    floor(124, "#1a0d18") +
      light(180, 72, 130) +
      area(
        "M96 66Q128 30 160 32 178 8 196 22 220-6 250 4V142Q222 148 206 124 186 136 168 112 128 104 96 76z",
        "#ff6a33",
      ) +
      area(
        "M98 68Q134 44 164 48 182 28 202 40 224 24 250 36V118Q222 120 206 106 188 116 168 96 130 92 98 75z",
        "#ffb938",
      ) +
      area("M100 69Q140 58 172 64 200 52 250 66V94Q210 96 180 84 136 84 100 74z", "#fff3cf") +
      put(
        98,
        72,
        line("M-70 34Q-90 60-110 50", "#2a1a1a", 9) +
          area("M-112-14-60-10V16L-112 30z", "#5a6a3a") +
          box(-66, -14, 52, 26, "#5a6a3a", { round: 5 }) +
          box(-66, -14, 52, 8, "#a8bc74", { round: 4 }) +
          box(-18, -8, 22, 13, DARK_STEEL) +
          area("M0-13 14-17V17L0 11z", "#93a6d3") +
          area("M-52 10H-34L-40 46H-58z", "#38452a") +
          box(-52, -30, 12, 18, "#d2302a", { round: 3 }) +
          box(-14, 6, 10, 9, "#ff6a33"),
      ) +
      line("M-8 150 40 110", "#8a4a2c", 26) +
      line("M42 104 54 98M46 114 56 109", SKIN, 12) +
      put(226, 140, flame(0, 0, 0.9)) +
      put(150, 142, flame(0, 0, 0.7)),
  );
}

/** No nail has ever come back. */
export function nailGun(): string {
  return scene(
    "ranged",
    light(150, 54, 110) +
      line("M142 34H160M140 52H156M142 70H160", HOT, 5, { opacity: 0.7 }) +
      put(226, 34, nail(), { turn: -90, scale: 1.3 }) +
      put(206, 54, nail(), { turn: -90, scale: 1.3 }) +
      put(230, 76, nail(), { turn: -90, scale: 1.3 }) +
      put(
        70,
        56,
        line("M-46 84Q-30 110-70 120", "#2a2430", 9) +
          area("M-38 0-4 4-16 84H-56z", "#2a2430") +
          area("M-38 0-26 2-44 84H-56z", "#6a6078") +
          area("M2 18 18 22 56 96 38 104z", STEEL) +
          area("M2 18 10 20 46 100 38 104z", GLINT) +
          area("M-50-36H34Q50-36 50-20V20H-46Q-56-6-50-36z", "#ffc22e") +
          area("M-50-36H34Q46-36 49-26H-52z", "#fff0a8") +
          area("M-53 6H50V20H-46z", "#c87f10") +
          box(44, -16, 24, 26, DARK_STEEL, { round: 3 }) +
          box(64, -8, 10, 12, GLINT, { round: 2 }) +
          line("M-30-14H20M-30-2H20", "#2a2430", 5) +
          line("M-6 24Q4 44-12 44", "#2a2430", 5),
        { scale: 1.02 },
      ),
  );
}

/** There is nothing left to beat. */
export function sledgehammer(): string {
  return scene(
    "hand",
    floor(112, "#3a2a2c") +
      light(92, 98, 120) +
      line("M90 124 50 112 30 120M90 126 62 140 40 144M130 126 168 142 206 138M130 122 176 114", "#140c12", 5) +
      put(98, 104, area(STAR, HOT), { scale: 1.7 }) +
      put(86, 112, skull("worker"), { scale: 1.5, turn: -82 }) +
      put(
        104,
        74,
        line("M4-6 128-70", "#8a5a30", 14) +
          line("M3-10 126-73", "#e6b878", 4) +
          line("M86-48 128-70", "#2a1a14", 15) +
          put(
            0,
            0,
            area("M-26-36H22L28-30V34L22 40H-26L-32 34V-30z", "#56648f") +
              area("M-26-36H22L28-30V-22H-32V-30z", "#93a6d3") +
              area("M-32 22H28V34L22 40H-26L-32 34z", "#c3d0f0") +
              area("M10-36H22L28-30V34L22 40H10z", "#0b1020", { opacity: 0.3 }) +
              box(-8, -10, 18, 22, DARK_WOOD, { round: 3 }),
            { turn: -10 },
          ),
      ) +
      area("M28 90 16 76 34 78zM158 92 176 80 170 100zM40 64 32 48 50 58zM150 66 160 52 166 68z", "#c9b8a0") +
      line("M206 46 240 62M218 14 246 24", "#3f6fa8", 26) +
      line("M194 30 204 46M212 16 220 30", SKIN, 17),
  );
}

/** Made for the woods. */
export function bowieKnife(): string {
  return scene(
    "hand",
    light(118, 70, 122) +
      put(
        176,
        88,
        area("M-18-54H18L14 44Q6 62-4 54-16 40-18 0z", "#7a4a24") +
          area("M-18-54H-8L-8 52Q-16 40-18 0z", "#c98d50") +
          line("M-12-44-9 40M12-44 8 42", "#f0c890", 2.5, { dashes: "4 6" }) +
          box(-20, -58, 40, 14, "#4a2c18", { round: 3 }) +
          disc(0, -51, 4, "#e0a53c"),
        { turn: 24, scale: 1.06 },
      ) +
      put(
        76,
        118,
        palm("#5a6a3a") +
          area("M-9-26H9L8 34Q0 40-8 34z", "#f1e0b8") +
          area("M-13-30V-104Q-10-112-13-118 4-122 16-134 18-100 15-30z", "#9db0dc") +
          area("M-13-30V-104Q-10-112-13-118-5-120-2-121-4-100-4-30z", "#6f7fae") +
          area("M16-134Q18-100 15-30H7Q10-90 9-127z", "#f6faff") +
          box(-22, -34, 45, 9, "#e0a53c", { round: 4 }) +
          box(-22, -34, 45, 4, "#ffe3a2", { round: 2 }) +
          fingers(),
        { turn: 20, scale: 0.92 },
      ) +
      line("M134 16V36M124 26H144", "#fff", 4.5),
  );
}

/** Careful. */
export function caseOfTnt(): string {
  return scene(
    "unique",
    floor(124, "#0d2438") +
      light(120, 50, 116) +
      oval(120, 142, 96, 7, "#05080f", { opacity: 0.6 }) +
      put(70, 52, stick(), { turn: -8 }) +
      put(170, 52, stick(), { turn: 8 }) +
      put(95, 48, stick(), { turn: -3 }) +
      put(145, 48, stick(), { turn: 4 }) +
      put(120, 46, stick()) +
      line("M70 18Q66 0 84-4M120 10Q122-6 140-4M170 16Q180 4 200 14", "#e9dcc0", 4) +
      put(202, 16, area(STAR, "#ff9a2c") + put(0, 0, area(STAR, "#fff3cf"), { scale: 0.6 }), { scale: 0.5 }) +
      put(30, 70, crate(180, 70)) +
      box(30, 70, 12, 70, DARK_WOOD) +
      box(198, 70, 12, 70, DARK_WOOD) +
      line("M36 78h0M36 132h0M204 78h0M204 132h0", "#93a6d3", 6) +
      box(54, 82, 132, 46, "#d2302a", { round: 3 }) +
      line("M66 92H92M79 92V119M106 119V92L132 119V92M146 92H174M160 92V119", "#fff3cf", 8) +
      line("M30 140H210", WOOD, 4),
  );
}
