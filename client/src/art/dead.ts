/** The dead, drawn by one hand: the same people walk the streets, the cards and the covers. */
import { area, disc, KEYLINE, limb, line, moved, moveTo, put, together, type Move, type Place } from "./brush";

export type Outfit = "farmer" | "clerk" | "worker" | "bride" | "buried";
export type Pose = "rearing" | "reaching" | "beckoning";

export const OUTFITS: readonly Outfit[] = ["farmer", "clerk", "worker", "bride", "buried"];
export const POSES: readonly Pose[] = ["rearing", "reaching", "beckoning"];

/** How tall a zombie stands beside one of worth 3, by its worth. */
export function tallness(worth: number): number {
  return [0.7, 0.72, 0.86, 0.96, 1.05, 1.16][Math.max(0, worth)] ?? 1.2;
}

export interface Zombie {
  outfit: Outfit;
  pose: Pose;
  /** It looks the other way. */
  mirrored?: boolean;
  /** It stands in the background: fewer folds and no wounds, for a third of the text. */
  far?: boolean;
}

/** A zombie as a part of a drawing: 100 wide, 130 high, its feet at the bottom in the middle. */
export function zombie({ outfit, pose, mirrored = false, far = false }: Zombie): string {
  if (far) return crowd([{ x: 50, y: 130, tall: HEIGHT, outfit, pose, mirrored }]);
  return put(mirrored ? 100 : 0, 6, figure(CLOTHES[outfit], pose), { mirrored });
}

interface Clothes {
  skin: string;
  skinShade: string;
  shirt: string;
  shirtShade: string;
  legs: string;
  legsShade: string;
  hair: string;
  tie?: string;
  dress?: boolean;
}

const CLOTHES: Record<Outfit, Clothes> = {
  farmer: {
    skin: "#8fae6c",
    skinShade: "#5d7a4a",
    shirt: "#7b3f34",
    shirtShade: "#5a2b26",
    legs: "#31405e",
    legsShade: "#24304a",
    hair: "#2c2118",
  },
  clerk: {
    skin: "#9db88a",
    skinShade: "#677f5c",
    shirt: "#c9c3b0",
    shirtShade: "#96907f",
    legs: "#3a3540",
    legsShade: "#28242e",
    hair: "#191620",
    tie: "#8e2b2b",
  },
  worker: {
    skin: "#7f9f70",
    skinShade: "#52694b",
    shirt: "#c07a2c",
    shirtShade: "#8d561d",
    legs: "#4a4438",
    legsShade: "#332f28",
    hair: "",
  },
  bride: {
    skin: "#a7bf9a",
    skinShade: "#6f8768",
    shirt: "#b9b2c9",
    shirtShade: "#857e99",
    legs: "#857e99",
    legsShade: "#6a6480",
    hair: "#4a2f22",
    dress: true,
  },
  buried: {
    skin: "#b08a7a",
    skinShade: "#7a4f46",
    shirt: "#7d2020",
    shirtShade: "#571414",
    legs: "#3b1c1c",
    legsShade: "#2a1212",
    hair: "",
  },
};

export const MOONLIGHT = "#a9c7ff";
const WOUND = "#5e1712";
const NO_EDGE = { stroke: "none" };

const TROUSERS = "M37,80 33,104 29,121 47,122 49,104 52,90 57,106 58,122 75,120 70,102 66,80Z";
const TROUSERS_SHADE = "M53,88 57,106 58,122 75,120 70,102 66,80 52,84Z";
const SHOES = "M27,119h20v6H24C24,122 25,120 27,119ZM58,119h17c3,2 4,3 4,6H58Z";
const SKIRT = "M33,70 24,118 32,113 38,121 46,114 53,122 60,114 68,120 77,116 67,70Z";
const SKIRT_SHADE = "M52,72 53,122 60,114 68,120 77,116 67,70Z";
const SHIRT = "M31,50C37,43 64,43 70,50L71,68 68,84 62,80 58,88 51,82 45,90 40,83 33,87 31,68Z";
const SHIRT_SHADE = "M53,45C62,45 68,47 70,50L71,68 68,84 62,80 58,88 53,83Z";
const TIE = "M49,46h5l1,6 3,17-6,6-5-7 2-16z";
/** Four fingers and a thumb spread upwards from a wrist at 0,0. */
const HAND = "M-4,4C-6-1-9-4-11-9L-8-10-5-5-6-13-3-13.5-1-6 1-13 4-12 3-5 7-9 9-7 5,0C6,3 5,6 2,8Z";
const RAISED_LEFT = "M33,50C24,55 17,52 12,40L19,35C23,42 28,43 38,46Z";
const RAISED_RIGHT = "M68,49C78,54 84,50 88,40L82,34C79,41 74,43 63,46Z";
const STRETCHED_LEFT = "M33,50C22,56 14,58 6,56L6,48C14,48 24,45 36,45Z";
const HANGING_LEFT = "M34,50C26,58 24,68 25,78L33,77C33,68 36,62 40,57Z";
const HANGING_RIGHT = "M67,49C75,56 77,66 76,76L68,75C68,66 66,60 62,56Z";
const WRIST_LEFT = "M12,40 9,31 15,28 19,35Z";
const WRIST_RIGHT = "M88,40 91,31 86,27 82,34Z";
const SKULL =
  "M50,8C64,8 69,18 68,28 67.5,35 65,38 64,43 61,50 56,52 51,52 45,52 40,49 38,43 36,38 33,34 33,26 33,16 39,8 50,8Z";
const SKULL_SHADE =
  "M54,8.5C65,10 69,19 68,28 67.5,35 65,38 64,43 61,50 56,52 53,52 57,40 51,30 56,22 57,17 55,12 54,8.5Z";
const HAIR = "M33,26C30,12 40,4 51,5 63,5 71,13 68,27 65,22 64,18 61,16 55,20 50,13 45,17 39,16 36,20 33,26Z";
const LONG_HAIR = "M34,20C28,30 30,44 34,52 36,44 35,34 37,26ZM67,20C74,32 72,46 67,54 66,44 67,34 65,26Z";
const JAW = "M42,42C46,39 56,39 60,42 59,49 54,50.5 51,50.5 47,50.5 43,48 42,42Z";
const TEETH = "M43.5,42l2,2.6 2-2.8 2.2,2.8 2.2-2.8 2.2,2.8 2.2-2.6 1.8,2";

const hand = (x: number, y: number, turn = 0, mirrored = false) => put(x, y, area(HAND), { turn, mirrored });

function legs(clothes: Clothes): string {
  if (clothes.dress) return area(SKIRT, clothes.legs) + together(NO_EDGE, area(SKIRT_SHADE, clothes.legsShade));
  return (
    area(TROUSERS, clothes.legs) +
    together(NO_EDGE, area(TROUSERS_SHADE, clothes.legsShade) + area("M34,104l8,2-3,4z") + area(SHOES, "#17151a"))
  );
}

function trunk({ shirt, shirtShade, tie }: Clothes): string {
  return (
    area(SHIRT, shirt) +
    together(
      NO_EDGE,
      area(SHIRT_SHADE, shirtShade) + area("M36,66 44,70 39,75Z") + area("M57,58l7,4-2,8-6-5z", WOUND),
    ) +
    line("M46,66c-2,6 2,9-1,15", "#7c1f18", 2.2) +
    (tie ? area(TIE, tie) : "")
  );
}

function arms({ shirt, shirtShade, skinShade }: Clothes, pose: Pose): string {
  const raisedRight = area(RAISED_RIGHT, shirtShade) + area(WRIST_RIGHT, skinShade) + hand(89, 28, 0, true);
  if (pose === "rearing") return area(RAISED_LEFT, shirt) + area(WRIST_LEFT) + hand(12, 28) + raisedRight;
  if (pose === "reaching") {
    return area(STRETCHED_LEFT, shirt) + hand(4, 52, -70) + area(HANGING_RIGHT, shirtShade) + hand(73, 81, 180, true);
  }
  return area(HANGING_LEFT, shirt) + hand(29, 83, 182) + raisedRight;
}

const TILT: Record<Pose, number> = { rearing: -4, reaching: -10, beckoning: 9 };

function tilted(pose: Pose, drawing: string): string {
  return `<g transform="rotate(${TILT[pose]} 50 42)">${drawing}</g>`;
}

/** A head as it is seen in the middle of a figure, from 8 to 52 in height. */
function head({ skinShade, hair, dress }: Clothes): string {
  return (
    area(SKULL) +
    together(
      NO_EDGE,
      area(SKULL_SHADE, skinShade, { opacity: 0.8 }) +
        (hair ? area(HAIR + (dress ? LONG_HAIR : ""), hair) : "") +
        disc(43, 29, 5.3, "#11160f") +
        disc(58.5, 29, 5.2, "#0d110c") +
        area("M49.5,33l-2.5,5h5z", "#2c3826") +
        area(JAW, "#2b0e0c"),
    ) +
    (hair ? "" : line("M44,10c4,5 10,2 13,7", WOUND, 2.4)) +
    line("M43.6,29.4h0M58,29.4h0", "#f4ffb0", 4.2) +
    line(TEETH, "#e6dfba", 1.5) +
    line("M33.5,24C33,15 39,9 48,8", MOONLIGHT, 2, { opacity: 0.75 })
  );
}

function figure(clothes: Clothes, pose: Pose): string {
  const body = pose === "rearing" ? arms(clothes, pose) + trunk(clothes) : trunk(clothes) + arms(clothes, pose);
  return together(
    { fill: clothes.skin, stroke: KEYLINE, "stroke-width": 1.6, "stroke-linejoin": "round", "stroke-linecap": "round" },
    legs(clothes) +
      body +
      tilted(pose, head(clothes)) +
      line("M31.5,52C31,62 31,72 33,84", MOONLIGHT, 1.6, { opacity: 0.55 }),
  );
}

/** Somebody of a crowd: where the feet are, and how tall. */
export interface Standing {
  x: number;
  y: number;
  tall: number;
  outfit: Outfit;
  pose: Pose | "still";
  mirrored?: boolean;
  /** Only what is above the belt is seen. */
  cut?: boolean;
}

/** How tall the figure is drawn, from its feet to its hair. */
const HEIGHT = 118;

/** A zombie of the foreground, put where it stands. */
export function standing({ x, y, tall, outfit, pose, mirrored = false }: Standing & { pose: Pose }): string {
  const scale = tall / HEIGHT;
  return put(x - (mirrored ? -50 : 50) * scale, y - 124 * scale, figure(CLOTHES[outfit], pose), { scale, mirrored });
}

const FAR_ARMS: Record<Pose | "still", { sleeves: string; hands: string }> = {
  rearing: {
    sleeves: RAISED_LEFT + RAISED_RIGHT,
    hands:
      "M12,40 8,30 1,20 5,19 7,24 6,15 10,15 11,23 14,16 17,17 16,24 20,21 15,30 19,36Z" +
      "M88,40 92,30 99,20 95,19 93,24 94,15 90,15 89,23 86,16 83,17 84,24 80,21 85,30 82,35Z",
  },
  reaching: {
    sleeves: STRETCHED_LEFT + HANGING_RIGHT,
    hands:
      "M7,57 -2,57 -11,62 -12,58 -6,54 -15,53 -14,50 -6,50 -12,45 -9,43 -2,48 7,48Z" +
      "M76,75 79,86 76,94 74,88 71,95 69,86 66,90 68,75Z",
  },
  beckoning: {
    sleeves: HANGING_LEFT + RAISED_RIGHT,
    hands:
      "M25,77 22,88 25,96 27,90 30,97 32,88 35,92 33,76Z" +
      "M88,40 92,30 99,20 95,19 93,24 94,15 90,15 89,23 86,16 83,17 84,24 80,21 85,30 82,35Z",
  },
  still: {
    sleeves: HANGING_LEFT + HANGING_RIGHT,
    hands: "M25,77 22,88 25,96 27,90 30,97 32,88 35,92 33,76Z" + "M76,75 79,86 76,94 74,88 71,95 69,86 66,90 68,75Z",
  },
};

/** The dead of the background: the same people with fewer folds. Nobody of them may hide another's face. */
export function crowd(people: readonly Standing[]): string {
  const faces = (path: string) => people.map((person) => face(person, path)).join("");
  const size = Math.max(...people.map(({ tall }) => tall)) / HEIGHT;
  const width = (units: number) => Math.round(units * size * 10) / 10;
  return together(
    { stroke: KEYLINE, "stroke-width": Math.max(1, width(1.8)) },
    people
      .map((person) => {
        const { skin, legs, shirt, hair, dress } = CLOTHES[person.outfit];
        const { sleeves, hands } = FAR_ARMS[person.pose];
        return (
          (person.cut ? "" : area(body(person, dress ? SKIRT : TROUSERS), legs)) +
          area(body(person, hands), skin) +
          area(body(person, sleeves + SHIRT), shirt) +
          area(face(person, SKULL), skin) +
          (hair ? area(face(person, HAIR + (dress ? LONG_HAIR : "")), hair) : "")
        );
      })
      .join("") +
      area(faces(JAW), "#2b0e0c") +
      line(faces("M43,29 43,29M58,29 58,29"), "#11160f", width(10.5)) +
      line(faces("M43.6,29 43.6,29M58,29 58,29"), "#f4ffb0", width(4.4)) +
      line(faces("M43,43 46,45 48,42 51,45 53,42 56,45 59,42"), "#e6dfba", width(1.6)) +
      line(faces("M33,24C33,15 39,9 48,8"), MOONLIGHT, width(2)),
  );
}

/** A part of the body of somebody, where it is seen. */
function body(
  { x, y, tall, mirrored = false }: Standing,
  path: string,
  tilted: Move = (right, below) => [right, below],
) {
  const scale = tall / HEIGHT;
  const place = moveTo(x, y, { scale, mirrored });
  return moved(
    path,
    (right, below) => {
      const [across, down] = tilted(right, below);
      return place(across - 50, down - 124);
    },
    scale > 1.2 ? 2 : 1,
  );
}

/** A part of the head, which is tilted about the neck. */
function face(person: Standing, path: string): string {
  const neck = moveTo(50, 42, { turn: person.pose === "still" ? -4 : TILT[person.pose] });
  return body(person, path, (right, below) => neck(right - 50, below - 42));
}

/** The farthest of the dead: heads and shoulders against the light, and their eyes. */
export function shades(people: readonly { x: number; y: number; scale: number }[], colour: string, eyes = "#e8f59a") {
  const all = (path: string) => people.map(({ x, y, scale }) => moved(path, moveTo(x, y, { scale }))).join("");
  const bust = "M-18,0 -20,-12 -10,-20Q-13,-24 -12,-33Q-9,-44 1,-44Q13,-43 12,-32Q12,-24 9,-20L20,-13 18,0Z";
  return area(all(bust), colour) + line(all("M-5,-33 -5,-33M5,-33 5,-33"), eyes, 3);
}

/** A head alone, 45 high, its middle at 0,0. */
export function skull(outfit: Outfit): string {
  const clothes = CLOTHES[outfit];
  return together(
    { fill: clothes.skin, stroke: KEYLINE, "stroke-width": 1.6, transform: "translate(-50 -30)" },
    head(clothes),
  );
}

export const ROT = "#8fae6c";
export const ROT_SHADE = "#5d7a4a";

/** Where a hand of the dead is: its palm at x and y, its fingers up before it is turned. */
export interface Grasp extends Place {
  x: number;
  y: number;
}

/** Hands of the dead that reach for something, with as much of the arms as is seen. */
export function claws(grasps: readonly Grasp[], { skin = ROT, sleeve = "", nails = false, arm = 50 } = {}): string {
  const all = (path: string) => grasps.map(({ x, y, ...how }) => moved(path, moveTo(x, y, how))).join("");
  const size = grasps[0]?.scale ?? 1;
  return (
    limb(all(`M0,6L0,${arm}`), skin, 9 * size, 3.4) +
    limb(
      all("M-6,0L-12,-13 -9,-19M-2,-2L-4,-18 -2,-25M3,-2L5,-18 8,-23M7,1L14,-11 19,-14"),
      skin,
      Math.round(45 * size) / 10,
      3,
    ) +
    area(all("M-10,0Q0,-7 10,1Q10,13 0,14Q-10,12 -10,0Z"), skin) +
    (nails
      ? area(all("M-12,-17 -5,-31 -5,-17ZM-6,-23 1,-39 2,-23ZM4,-21 14,-36 11,-20ZM16,-11 27,-21 21,-9Z"), "#f3ead0", {
          edge: 1.6,
        })
      : "") +
    (sleeve
      ? area(
          all(`M-10,${arm} -12,${arm - 16} -5,${arm - 10} 1,${arm - 18} 7,${arm - 10} 12,${arm - 16} 10,${arm}Z`),
          sleeve,
          { edge: 2 },
        )
      : "")
  );
}

/** A dog that did not stay dead: 110 wide, 70 high, its paws at the bottom. */
export function dog(): string {
  return together(
    { "stroke-linejoin": "round", "stroke-linecap": "round" },
    area(
      "M14,40C10,30 4,28 2,20 8,22 12,24 18,30 30,26 52,26 66,30L74,18 78,10 82,18 90,14 92,24C98,26 104,30 106,34L98,40 88,42C84,46 82,50 80,54L82,68H74L72,54 64,50H40L36,56 38,68H30L26,54 22,60V68H14L15,54Z",
      "#5b5347",
      { edge: 2 },
    ) +
      area("M40,50H64L72,54 74,68H82L80,54C84,46 86,44 90,42L78,34C66,40 50,40 36,38Z", "#413a31") +
      line("M30,31l5,8 5-8 5,9 5-9", "#d9cfae", 2.4) +
      disc(89, 26, 2.6, "#ff6a4a") +
      line("M92,38l3,4 3-5 3,4", "#efe6c8", 2) +
      line("M46,42c6,3 10,2 14,0", "#7c1f18", 3),
  );
}
