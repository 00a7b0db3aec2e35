/** The survivors as pieces, one for each seat: a colour, a shape and a hat. 64 by 64 units, the feet at 32, 58. */

import { area, disc, KEYLINE, line, put } from "../brush";
import { EDGE, ink, lit, type Pen } from "./pen";
import { base, coin, darker, marked, seatColour } from "./seats";

interface Survivor {
  skin: string;
  hat: (pen: Pen, colour: string, shade: string) => string;
}

const SURVIVORS: readonly Survivor[] = [
  {
    skin: "#f0b68a",
    hat: (pen, colour, shade) =>
      pen.area("M20 18Q20 7 32 7Q43 7 44 17L53 19Q52 23 44 21L20 20Z", colour) + pen.detail(line("M31 8v10", shade, 2)),
  },
  {
    skin: "#8d5a3c",
    hat: (pen, colour, shade) =>
      pen.area("M20 19Q19 5 32 5Q45 5 44 19Z", colour) +
      pen.area("M19 16h26v5H19z", shade, 1.8) +
      pen.disc(32, 4.5, 3, shade, 1.6),
  },
  {
    skin: "#e7c09a",
    hat: (pen, colour) =>
      pen.area("M20 20Q18 6 32 6Q47 6 45 20Q40 12 30 13Q23 14 20 20Z", "#a5532a") +
      pen.area("M44 12Q56 12 53 28Q47 26 44 18Z", "#a5532a", 1.8) +
      pen.detail(line("M20 16Q32 9 45 16", colour, 3.4)),
  },
  {
    skin: "#c98f63",
    hat: (pen, colour) =>
      pen.area("M17 31Q14 5 32 5Q50 5 47 31L42 30Q45 12 32 12Q19 12 22 30Z", colour) +
      pen.detail(line("M22 14Q26 8 32 8", "#fff", 2, { opacity: 0.4 })),
  },
  {
    skin: "#6f4630",
    hat: (pen, colour, shade) =>
      pen.area("M13 17Q32 22 51 17Q50 21 32 22Q14 21 13 17Z", shade) +
      pen.area("M21 17Q21 5 32 7Q43 5 43 17Q32 20 21 17Z", colour),
  },
  {
    skin: "#f3cba4",
    hat: (pen, colour) =>
      pen.area("M20 17Q20 6 32 6Q44 6 44 17L40 12L24 12Z", "#f2d06b") +
      pen.area("M19.6 14.5Q32 10.5 44.4 14.5V18Q32 14 19.6 18Z", colour, 1.6),
  },
];

export const SURVIVOR_COUNT = SURVIVORS.length;

const survivorOf = (seat: number) => SURVIVORS[seat % SURVIVOR_COUNT]!;

/** The face, and the hat on it. */
function face(pen: Pen, seat: number): string {
  const { skin, hat } = survivorOf(seat);
  const colour = seatColour(seat);
  return (
    pen.area("M19.5 20Q19.5 8 32 8Q44.5 8 44.5 20Q44.5 32 32 32Q19.5 32 19.5 20Z", skin) +
    pen.detail(
      area("M37 10Q43.5 12 43.5 20Q43.5 30.4 33 31Q41 26 37 10Z", darker(skin, 0.8)) +
        disc(27.4, 21, 1.9, KEYLINE) +
        disc(36.4, 21, 1.9, KEYLINE) +
        line("M24.4 17.4l5 1.2M39.4 17.4l-5 1.2M28.6 27h6.4", KEYLINE, 1.8),
    ) +
    hat(pen, colour, darker(colour, 0.7))
  );
}

/** A long gun across. */
function gun(pen: Pen, skin: string): string {
  const held =
    pen.area("M9 39.5h34v4H9z", "#39414f", 1.8) +
    pen.area("M40 39h9l6 2.4v6l-6-.6-5-3.6h-4z", "#8a5a34", 1.8) +
    pen.area("M20 42.8h9v3h-9z", "#8a5a34", 1.4);
  return (
    `<g transform="rotate(-28 32 42)">${held}</g>` +
    pen.disc(25, 44.5, 3.6, skin, 1.8) +
    pen.disc(40, 40, 3.6, skin, 1.8)
  );
}

function standing(pen: Pen, seat: number): string {
  const { skin } = survivorOf(seat);
  const colour = seatColour(seat);
  return (
    pen.limb("M27 44L26 53", "#3a4157", 6.4) +
    pen.limb("M37 44L38 53", "#3a4157", 6.4) +
    pen.area("M20 34Q32 27 44 34L43 48Q32 51 21 48Z", colour) +
    pen.detail(
      area("M36 31Q43 32 43 35L42.4 47.4Q39 49 35 49Z", darker(colour, 0.72)) + line("M32 31v18", KEYLINE, 1.6),
    ) +
    face(pen, seat) +
    gun(pen, skin)
  );
}

/** Who stands for a seat, on a base of its colour. */
export const survivorPiece = (seat: number) => marked(seat, largeSurvivorPiece(seat));

/** The same without the shape of the seat. */
export const largeSurvivorPiece = (seat: number) => base(seat) + lit((pen) => standing(pen, seat));

/** A head on a disc of its colour, where there is little room. */
export function smallSurvivorPiece(seat: number): string {
  const head = lit((pen) => face(pen, seat));
  return coin(seat, put(-8, 4, head, { scale: 1.25 }), EDGE);
}

/** The head of a survivor, for a panel. */
export const survivorFace = (seat: number) => put(-14, -2, face(ink, seat), { scale: 1.44 });
