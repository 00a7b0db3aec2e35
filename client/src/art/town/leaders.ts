/**
 * Zombies that somebody leads, as pieces: both arms out, dressed as they were when they lived. Who they were their clothes
 * say; whose they are the colour of base and clothes, and the shape at their feet. 64 by 64 units, the feet at 32, 58.
 */

import { disc, KEYLINE, line, oval, put } from "../brush";
import { head, type Head } from "./dead";
import { ink } from "./pen";
import { base, coin, darker, marked, seatColour } from "./seats";

interface Costume {
  /** What the trunk is clothed in, what is worn over it, and the legs; all in the colour of the seat, or with it. */
  trunk: (colour: string) => string;
  over: (colour: string) => string;
  legs?: (colour: string) => string;
  /** Arms and what they hold, where it is more than two hands. */
  arms?: (colour: string) => string;
  /** Worn on the head, which has its middle at 0,0. */
  worn: (colour: string) => string;
  /** Before all the rest. */
  before?: (colour: string) => string;
}

const SKIN = "#a9cf7b";
const BLOND = "#f2d06b";
const HEAD: Head = { skin: SKIN, shade: "#7fa75b", hair: "", face: "staring" };

const bothArms = () => ink.limb("M26 37L15 35L7 30", SKIN, 5.4) + ink.limb("M42 36L53 36L58 31", SKIN, 5);

const pompon = (x: number, y: number, colour: string) =>
  ink.area(`M${x - 8} ${y}l3-2-2-4 4 1 1-4 3 3 4-3 0 4 4 1-3 3 2 4-4-1-2 4-3-3-4 2 1-4z`, colour, 1.6);

const COSTUMES: Readonly<Record<string, Costume>> = {
  lawyer: {
    trunk: () => "#2f3a55",
    over: (colour) =>
      ink.area("M28 32l4 4 4-4 1 13-5 4-5-4z", "#f3ead6", 1.2) +
      ink.area("M30.5 35h3.4l1.4 10-3 3.6-3-3.6z", colour, 1.3),
    worn: () =>
      ink.area("M-12.6-7Q-11-16 0-15Q11-16 12.6-6Q6-12-1-9Q-7-7-12.6-7Z", "#2a2630", 1.8) +
      line("M-9.6-.6h9.2M1-.6h9.6", KEYLINE, 1.6),
  },
  cheerleader: {
    trunk: (colour) => colour,
    over: (colour) =>
      ink.area("M27 32l5 8 5-8z", "#fff4e4", 1.4) + ink.area("M21 44H44L48 53Q32 56 17 53Z", darker(colour, 0.72), 1.8),
    arms: (colour) =>
      ink.limb("M26 37L14 32", SKIN, 5) +
      ink.limb("M40 37L52 32", SKIN, 5) +
      pompon(9, 29, colour) +
      pompon(55, 29, colour),
    worn: (colour) =>
      ink.area("M-12-2Q-14-15 0-15Q14-15 12.4-2Q7-11 0-10Q-7-11-12-2Z", BLOND, 1.8) +
      ink.area("M12-11Q23-12 21 2Q15 0 12-6Z", BLOND, 1.8) +
      ink.area("M-12-11Q-23-12-21 2Q-15 0-12-6Z", BLOND, 1.8) +
      ink.disc(-12.4, -9, 2.6, colour, 1.2) +
      ink.disc(12.4, -9, 2.6, colour, 1.2),
  },
  doctor: {
    trunk: () => "#eef0ee",
    over: (colour) =>
      ink.area("M28 31.6l4 9 4-9z", colour, 1.3) +
      line("M32 41v8", KEYLINE, 1.6) +
      line("M26 33q-1 10 6 10t6-10", "#2b3550", 2.2) +
      ink.disc(32, 44.6, 2.6, "#9fb4cc", 1.2),
    worn: () =>
      ink.area("M-13-7Q0-13 13.4-7V-3Q0-9-13-3Z", "#dfe6ee", 1.6) +
      ink.disc(0, -10, 5, "#bcd6ea", 1.8) +
      disc(0, -10, 1.6, KEYLINE),
  },
  wrestler: {
    trunk: () => SKIN,
    over: (colour) =>
      line("M27 37.6q5 2.6 10 0", "#5d8045", 1.8) +
      ink.area("M23 44H42L42.6 51Q32 53 22.4 51Z", colour, 1.7) +
      ink.area("M28.4 43h8v5h-8z", "#ffd36b", 1.3),
    legs: (colour) => colour,
    worn: (colour) =>
      ink.area("M-13-1Q-14-15 0-15Q14-15 13-1Q13 6 9 9H5Q10 2 7-3L0 0L-7-3Q-10 2-5 9H-9Q-13 6-13-1Z", colour, 1.8) +
      ink.area("M0-14l2.4 7h-4.8z", "#ffd36b", 1.2),
  },
  miner: {
    trunk: () => "#b98a52",
    over: (colour) =>
      ink.area("M26 36H39L41 50Q32 53 24 50Z", colour, 1.7) + line("M27 37L25 31M38 37L40 31", darker(colour, 0.8), 3),
    legs: (colour) => darker(colour, 0.7),
    arms: () =>
      ink.limb("M26 37L15 35L9 29", SKIN, 5.4) +
      ink.limb("M42 36L53 36L56 30", SKIN, 5) +
      line("M57 42L54 16", KEYLINE, 5) +
      line("M57 42L54 16", "#8a5a34", 2.4) +
      ink.area("M43 19Q48 12 54.4 13Q60 12.4 63 18Q58 15.6 54 17Q48 16 43 19Z", "#c9d4f0", 1.4),
    worn: () =>
      disc(0, -10, 10, "#fff3b0", { opacity: 0.35 }) +
      ink.area("M-14-4Q-14-17 0-17Q14-17 14-4Z", "#f2b84b") +
      ink.area("M-17-5.5h34v4.5h-34z", "#c98a2c", 1.8) +
      ink.disc(0, -10, 4.4, "#fff6c9", 1.8),
  },
  musician: {
    trunk: () => "#3b2f50",
    over: () => line("M27 32l5 6 5-6", "#f3ead6", 1.6),
    worn: (colour) =>
      ink.area("M-7-11L-6-18.6L-2-14L0-19.4L3-14L6-18.6L8-10Q0-15-7-11Z", colour, 1.8) +
      line("M-11-4q1-5 3-7M12-4q-1-5-3-7", "#2a2630", 2.4),
    before: (colour) =>
      put(
        34,
        44,
        ink.area("M-26-2h26v3.6h-26z", "#8a5a34", 1.6) +
          ink.area("M-30-3.4h6v6.4h-6z", "#2b1d14", 1.4) +
          ink.area("M0-6q6-4 8 1q6-1 8 5t-6 7q-6 1-8-2q-5-1-4-6z", colour, 1.8) +
          disc(9, 1, 2.4, KEYLINE),
        { turn: -32 },
      ),
  },
};

export const CHARACTERS: readonly string[] = Object.keys(COSTUMES);

function costumeOf(character: string): Costume {
  const found = COSTUMES[character];
  if (!found) throw new Error(`nobody is drawn as ${character}`);
  return found;
}

const LEGS = "#3f4760";

/** The head with what is worn on it, around 0,0. */
const headOf = (character: string, colour: string) => head(HEAD) + costumeOf(character).worn(colour);

/** A zombie in clothes of some colour. */
export function leaderFigure(character: string, colour: string): string {
  const { trunk, over, legs, arms = bothArms, before } = costumeOf(character);
  const cloth = legs?.(colour) ?? LEGS;
  return (
    ink.limb("M27 44L25 53", cloth) +
    ink.limb("M38 44L40 53", cloth) +
    ink.area("M21 33Q32 27 44 33L43 49L39 46.5L36 50L32 47L28 50L25 47L22 49Z", trunk(colour)) +
    over(colour) +
    arms(colour) +
    put(31, 20, headOf(character, colour), { turn: -6 }) +
    (before?.(colour) ?? "")
  );
}

/** A zombie of a seat, without the shape of the seat. */
export const largeLeaderPiece = (character: string, seat: number) =>
  oval(34, 58, 18, 5, "#04060d", { opacity: 0.5 }) + base(seat) + leaderFigure(character, seatColour(seat));

/** The same with the shape of the seat. */
export const leaderPiece = (character: string, seat: number) => marked(seat, largeLeaderPiece(character, seat));

/** A head on a disc of the colour of its seat, where there is little room. The dead have a dark edge. */
export function smallLeaderPiece(character: string, seat: number): string {
  return coin(seat, put(31, 33, headOf(character, seatColour(seat)), { scale: 1.3 }), KEYLINE);
}

/** The head of a character, for a panel. */
export const leaderFace = (character: string, seat: number) =>
  put(32, 37, headOf(character, seatColour(seat)), { scale: 1.6, turn: -6 });
