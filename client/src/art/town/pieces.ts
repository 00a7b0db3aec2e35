/** Pieces as images, each made once: whole, and cut for places where there is little room. */

import { addressOf } from "../Picture";
import { BODY_COUNT, deadHead, deadPiece, smallDeadPiece } from "./dead";
import {
  largeSurvivorPiece,
  seatShape,
  smallSurvivorPiece,
  SURVIVOR_COUNT,
  survivorFace,
  survivorPiece,
} from "./survivors";
import { bullet, bulletToken, emptyToken, heart, lifeToken } from "./tokens";

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

/** One of the dead, by its number: the same number always has the same body, and looks the same way. */
export function deadPicture(number: number): Cuts & { mirrored: boolean } {
  const mixed = Math.imul(number + 1, 0x9e3779b1) >>> 0;
  return { ...DEAD[(mixed >>> 8) % BODY_COUNT]!(), mirrored: (mixed >>> 16) % 9 < 4 };
}

export const survivorPicture = (seat: number) => SURVIVORS[seat % SURVIVOR_COUNT]!();

/** Who fights is drawn so large that no shape is needed to know them. */
const LARGE = Array.from({ length: SURVIVOR_COUNT }, (_, seat) => () => largeSurvivorPiece(seat));

export const largeSurvivor = (seat: number) => addressOf(LARGE[seat % SURVIVOR_COUNT]!, SIZE, SIZE);

const FACES = Array.from({ length: SURVIVOR_COUNT }, (_, seat) => () => survivorFace(seat));
const SHAPES = Array.from({ length: SURVIVOR_COUNT }, (_, seat) => () => seatShape(seat));

export const survivorHead = (seat: number) => addressOf(FACES[seat % SURVIVOR_COUNT]!, SIZE, SIZE);
export const shapePicture = (seat: number) => addressOf(SHAPES[seat % SURVIVOR_COUNT]!, SIZE, SIZE);

export const TOKENS = ["life", "bullet", "empty"] as const;
export type TokenKind = (typeof TOKENS)[number];

const TOKEN_DRAWINGS: Readonly<Record<TokenKind, () => string>> = {
  life: lifeToken,
  bullet: bulletToken,
  empty: emptyToken,
};

export const tokenPicture = (kind: TokenKind) => addressOf(TOKEN_DRAWINGS[kind], SIZE, SIZE);

/** What is counted in a panel, without the round ground of a token. */
export const heartPicture = () => addressOf(heart, SIZE, SIZE);
export const bulletPicture = () => addressOf(bullet, SIZE, SIZE);
export const deadHeadPicture = () => addressOf(deadHead, SIZE, SIZE);
