/** Pieces as images, each made once: whole, and cut for places where there is little room. */

import { addressOf } from "../Picture";
import { BYSTANDER_COUNT, bystanderHead, bystanderPiece, smallBystanderPiece } from "./bystanders";
import { BODY_COUNT, deadHead, deadPiece, smallDeadPiece } from "./dead";
import { largeLeaderPiece, leaderFace, leaderPiece, smallLeaderPiece } from "./leaders";
import { SEAT_COUNT, seatShape } from "./seats";
import { largeSurvivorPiece, smallSurvivorPiece, SURVIVOR_COUNT, survivorFace, survivorPiece } from "./survivors";
import { bullet, bulletToken, dieToken, emptyToken, heart, lifeToken, openingToken } from "./tokens";

/** The box in which a piece is drawn. */
const SIZE = 64;

/** An image in two cuts. */
export interface Cuts {
  full: string;
  small: string;
}

function cuts(full: () => string, small: () => string): () => Cuts {
  return () => ({ full: addressOf(full, SIZE, SIZE), small: addressOf(small, SIZE, SIZE) });
}

const each = (count: number, of: (number: number) => () => Cuts) =>
  Array.from({ length: count }, (_, place) => of(place));

const DEAD = each(BODY_COUNT, (number) =>
  cuts(
    () => deadPiece(number),
    () => smallDeadPiece(number),
  ),
);
const SURVIVORS = each(SURVIVOR_COUNT, (seat) =>
  cuts(
    () => survivorPiece(seat),
    () => smallSurvivorPiece(seat),
  ),
);

const BYSTANDERS = each(BYSTANDER_COUNT, (number) =>
  cuts(
    () => bystanderPiece(number),
    () => smallBystanderPiece(number),
  ),
);

/** What a number has of chance: the same number always has the same body, and looks the same way. */
function mixed(number: number): { body: number; mirrored: boolean } {
  const bits = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  return { body: bits >>> 8, mirrored: (bits >>> 16) % 9 < 4 };
}

/** One of the dead, by its number. */
export function deadPicture(number: number): Cuts & { mirrored: boolean } {
  const { body, mirrored } = mixed(number);
  return { ...DEAD[body % BODY_COUNT]!(), mirrored };
}

/** Somebody who lives in the town, by their number. */
export function bystanderPicture(number: number): Cuts & { mirrored: boolean } {
  const { body, mirrored } = mixed(number);
  return { ...BYSTANDERS[body % BYSTANDER_COUNT]!(), mirrored };
}

interface Led {
  piece: () => Cuts;
  large: () => string;
  face: () => string;
}

const LED = new Map<string, Led>();

function ledBy(character: string, seat: number): Led {
  const colour = seat % SEAT_COUNT;
  const key = `${character} ${colour}`;
  let found = LED.get(key);
  if (!found) {
    found = {
      piece: cuts(
        () => leaderPiece(character, colour),
        () => smallLeaderPiece(character, colour),
      ),
      large: () => largeLeaderPiece(character, colour),
      face: () => leaderFace(character, colour),
    };
    LED.set(key, found);
  }
  return found;
}

/** A zombie that a seat leads: by its clothes, and by the colour and the shape of the seat. */
export const leaderPicture = (character: string, seat: number) => ledBy(character, seat).piece();
export const largeLeader = (character: string, seat: number) => addressOf(ledBy(character, seat).large, SIZE, SIZE);
export const leaderHead = (character: string, seat: number) => addressOf(ledBy(character, seat).face, SIZE, SIZE);

export const survivorPicture = (seat: number) => SURVIVORS[seat % SURVIVOR_COUNT]!();

/** Who fights is drawn so large that no shape is needed to know them. */
const LARGE = Array.from({ length: SURVIVOR_COUNT }, (_, seat) => () => largeSurvivorPiece(seat));

export const largeSurvivor = (seat: number) => addressOf(LARGE[seat % SURVIVOR_COUNT]!, SIZE, SIZE);

const FACES = Array.from({ length: SURVIVOR_COUNT }, (_, seat) => () => survivorFace(seat));
const SHAPES = Array.from({ length: SEAT_COUNT }, (_, seat) => () => seatShape(seat));

export const survivorHead = (seat: number) => addressOf(FACES[seat % SURVIVOR_COUNT]!, SIZE, SIZE);
export const shapePicture = (seat: number) => addressOf(SHAPES[seat % SEAT_COUNT]!, SIZE, SIZE);

export const TOKENS = ["life", "bullet", "empty", "die", "opening"] as const;
export type TokenKind = (typeof TOKENS)[number];

const TOKEN_DRAWINGS: Readonly<Record<TokenKind, () => string>> = {
  life: lifeToken,
  bullet: bulletToken,
  empty: emptyToken,
  die: dieToken,
  opening: openingToken,
};

export const tokenPicture = (kind: TokenKind) => addressOf(TOKEN_DRAWINGS[kind], SIZE, SIZE);

/** What is counted in a panel, without the round ground of a token. */
export const heartPicture = () => addressOf(heart, SIZE, SIZE);
export const bulletPicture = () => addressOf(bullet, SIZE, SIZE);
export const deadHeadPicture = () => addressOf(deadHead, SIZE, SIZE);
export const bystanderHeadPicture = () => addressOf(bystanderHead, SIZE, SIZE);
