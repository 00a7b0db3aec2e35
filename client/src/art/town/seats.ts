/** Seats of the town: a colour and a shape each. No piece of a player is without both. */

import { area, disc, KEYLINE, oval, put } from "../brush";

interface Seat {
  colour: string;
  /** Around 0,0. */
  shape: string;
}

const SEATS: readonly Seat[] = [
  { colour: "#ff6f64", shape: "M-4-4H4V4H-4Z" },
  { colour: "#4fb0ff", shape: "M0-5L5 4H-5Z" },
  { colour: "#ff9f40", shape: "M0-5.4L5.4 0 0 5.4-5.4 0Z" },
  { colour: "#b58cff", shape: "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0" },
  { colour: "#ece5d4", shape: "M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z" },
  { colour: "#ff79c6", shape: "M0-5.6l1.6 3.6 4 .4-3 2.6.9 3.9L0 2.9l-3.5 2 .9-3.9-3-2.6 4-.4z" },
];

export const SEAT_COUNT = SEATS.length;

const seatOf = (seat: number) => SEATS[seat % SEAT_COUNT]!;

export const seatColour = (seat: number) => seatOf(seat).colour;

/** A colour with less light on it. */
export function darker(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** What a piece of a seat stands on. */
export const base = (seat: number) =>
  oval(32, 57, 23, 7, KEYLINE) +
  oval(32, 55.4, 21.5, 6, seatColour(seat)) +
  oval(32, 54.6, 17, 4.2, "#000", { opacity: 0.2 });

/** The shape of a seat on its colour, around 0,0. */
export const badge = (seat: number) =>
  disc(0, 0, 9, KEYLINE) + disc(0, 0, 7.6, seatColour(seat)) + area(seatOf(seat).shape, KEYLINE);

/** A piece with the shape of its seat at its feet. */
export const marked = (seat: number, piece: string) => piece + put(53, 52, badge(seat));

/** A head on a disc of the colour of its seat, where there is little room; `edge` tells the living from the dead. */
export const coin = (seat: number, head: string, edge: string) =>
  disc(34, 35, 28, "#04060d", { opacity: 0.5 }) +
  disc(32, 32, 29, seatColour(seat), { edge: 4, edgeColour: edge }) +
  disc(32, 32, 23, darker(seatColour(seat), 0.42)) +
  head +
  put(51, 51, badge(seat), { scale: 1.35 });

/** The shape of a seat, to stand beside its name. */
export const seatShape = (seat: number) => put(32, 32, badge(seat), { scale: 3.4 });
