/** The survivors as pieces, one for each seat: a colour, a shape and a hat. 64 by 64 units, the feet at 32, 58. */

import { area, disc, KEYLINE, line, oval, put } from "../brush";
import { ink, lit, type Pen } from "./pen";

interface Survivor {
  colour: string;
  skin: string;
  /** The shape of the seat, around 0,0. */
  shape: string;
  hat: (pen: Pen, colour: string, shade: string) => string;
}

const SURVIVORS: readonly Survivor[] = [
  {
    colour: "#ff6f64",
    skin: "#f0b68a",
    shape: "M-4-4H4V4H-4Z",
    hat: (pen, colour, shade) =>
      pen.area("M20 18Q20 7 32 7Q43 7 44 17L53 19Q52 23 44 21L20 20Z", colour) + pen.detail(line("M31 8v10", shade, 2)),
  },
  {
    colour: "#4fb0ff",
    skin: "#8d5a3c",
    shape: "M0-5L5 4H-5Z",
    hat: (pen, colour, shade) =>
      pen.area("M20 19Q19 5 32 5Q45 5 44 19Z", colour) +
      pen.area("M19 16h26v5H19z", shade, 1.8) +
      pen.disc(32, 4.5, 3, shade, 1.6),
  },
  {
    colour: "#ff9f40",
    skin: "#e7c09a",
    shape: "M0-5.4L5.4 0 0 5.4-5.4 0Z",
    hat: (pen, colour) =>
      pen.area("M20 20Q18 6 32 6Q47 6 45 20Q40 12 30 13Q23 14 20 20Z", "#a5532a") +
      pen.area("M44 12Q56 12 53 28Q47 26 44 18Z", "#a5532a", 1.8) +
      pen.detail(line("M20 16Q32 9 45 16", colour, 3.4)),
  },
  {
    colour: "#b58cff",
    skin: "#c98f63",
    shape: "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0",
    hat: (pen, colour) =>
      pen.area("M17 31Q14 5 32 5Q50 5 47 31L42 30Q45 12 32 12Q19 12 22 30Z", colour) +
      pen.detail(line("M22 14Q26 8 32 8", "#fff", 2, { opacity: 0.4 })),
  },
  {
    colour: "#ece5d4",
    skin: "#6f4630",
    shape: "M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z",
    hat: (pen, colour, shade) =>
      pen.area("M13 17Q32 22 51 17Q50 21 32 22Q14 21 13 17Z", shade) +
      pen.area("M21 17Q21 5 32 7Q43 5 43 17Q32 20 21 17Z", colour),
  },
  {
    colour: "#ff79c6",
    skin: "#f3cba4",
    shape: "M0-5.6l1.6 3.6 4 .4-3 2.6.9 3.9L0 2.9l-3.5 2 .9-3.9-3-2.6 4-.4z",
    hat: (pen, colour) =>
      pen.area("M20 17Q20 6 32 6Q44 6 44 17L40 12L24 12Z", "#f2d06b") +
      pen.area("M19.6 14.5Q32 10.5 44.4 14.5V18Q32 14 19.6 18Z", colour, 1.6),
  },
];

export const SURVIVOR_COUNT = SURVIVORS.length;

const survivorOf = (seat: number) => SURVIVORS[seat % SURVIVOR_COUNT]!;

/** A colour with less light on it. */
function darker(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The face, and the hat on it. */
function face(pen: Pen, { colour, skin, hat }: Survivor): string {
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

function standing(pen: Pen, who: Survivor): string {
  const { colour, skin } = who;
  return (
    pen.limb("M27 44L26 53", "#3a4157", 6.4) +
    pen.limb("M37 44L38 53", "#3a4157", 6.4) +
    pen.area("M20 34Q32 27 44 34L43 48Q32 51 21 48Z", colour) +
    pen.detail(
      area("M36 31Q43 32 43 35L42.4 47.4Q39 49 35 49Z", darker(colour, 0.72)) + line("M32 31v18", KEYLINE, 1.6),
    ) +
    face(pen, who) +
    gun(pen, skin)
  );
}

/** The shape of a seat on its colour. */
const badge = ({ colour, shape }: Survivor) => disc(0, 0, 9, KEYLINE) + disc(0, 0, 7.6, colour) + area(shape, KEYLINE);

/** Who stands for a seat, on a base of its colour. */
export function survivorPiece(seat: number): string {
  return largeSurvivorPiece(seat) + put(53, 52, badge(survivorOf(seat)));
}

/** The same without the shape of the seat. */
export function largeSurvivorPiece(seat: number): string {
  const who = survivorOf(seat);
  return (
    oval(32, 57, 23, 7, KEYLINE) +
    oval(32, 55.4, 21.5, 6, who.colour) +
    oval(32, 54.6, 17, 4.2, "#000", { opacity: 0.2 }) +
    lit((pen) => standing(pen, who))
  );
}

/** A head on a disc of its colour, where there is little room. */
export function smallSurvivorPiece(seat: number): string {
  const who = survivorOf(seat);
  return (
    disc(34, 35, 28, "#04060d", { opacity: 0.5 }) +
    disc(32, 32, 29, who.colour, { edge: 4, edgeColour: "#fff1cf" }) +
    disc(32, 32, 23, darker(who.colour, 0.42)) +
    put(
      -8,
      4,
      lit((pen) => face(pen, who)),
      { scale: 1.25 },
    ) +
    put(51, 51, badge(who), { scale: 1.35 })
  );
}

/** The head of a survivor, for a panel. */
export const survivorFace = (seat: number) => put(-14, -2, face(ink, survivorOf(seat)), { scale: 1.44 });

/** The shape of a seat, to stand beside its name. */
export const seatShape = (seat: number) => put(32, 32, badge(survivorOf(seat)), { scale: 3.4 });
