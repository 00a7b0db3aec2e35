/** Tokens: what shape something has is seen before its colour. 64 by 64 units. */

import { area, box, disc, line, oval } from "../brush";
import { ink } from "./pen";

const token = (colour: string, drawing: string) =>
  oval(33, 36, 25, 25, "#04060d", { opacity: 0.5 }) +
  ink.disc(32, 32, 25, colour, 2.6) +
  line("M13 24A21 21 0 0 1 44 14", "#fff", 2.6, { opacity: 0.7 }) +
  drawing;

const HEART = "M32 49C12 36 15 19 24 19Q30 19 32 25Q34 19 40 19C49 19 52 36 32 49Z";

export const heart = () => ink.area(HEART, "#e0413a", 2.6) + line("M21 28q1-5 5-5", "#ffb3a8", 2.6);

export const bullet = () =>
  `<g transform="rotate(24 32 32)">${
    ink.area("M26 27h12v20H26z", "#d9962a", 2.6) +
    ink.area("M26 27Q26 15 32 12Q38 15 38 27Z", "#a8502c", 2.6) +
    ink.area("M24.6 45h14.8v4H24.6z", "#b8842c", 2) +
    line("M29 29v14", "#ffe3a0", 2)
  }</g>`;

export const lifeToken = () => token("#f6e9d8", heart());
export const bulletToken = () => token("#bcd0f4", bullet());

/** What has been taken out of a building lies upside down: nothing is left there. */
export const emptyToken = () =>
  token("#39446a", disc(32, 32, 14, "none", { edge: 3, edgeColour: "#b3bcd8" }) + line("M23 41L41 23", "#b3bcd8", 3));

/** What lies in the town and is square. */
const square = (drawing: string) => oval(34, 38, 24, 22, "#04060d", { opacity: 0.5 }) + drawing;

/** A token that lets somebody roll again. */
export const dieToken = () =>
  square(
    ink.area("M14 12H50A4 4 0 0 1 54 16V48A4 4 0 0 1 50 52H14A4 4 0 0 1 10 48V16A4 4 0 0 1 14 12Z", "#8f6bd8", 2.6) +
      line("M14 17H48", "#c9b2f4", 2.4, { opacity: 0.8 }) +
      line("M21 35A11 11 0 1 1 26 42", "#fff", 4.2) +
      area("M18 30l3 8 7-4z", "#fff") +
      disc(32, 32, 3, "#fff"),
  );

/** Where a barricade has been broken: splinters, and the way in. */
export const openingToken = () =>
  square(
    box(9, 9, 46, 46, "#2a2027", { round: 8, edge: 4, edgeColour: "#ffc861" }) +
      ink.area("M8 16l20 5-4 4 6 3-22-4z", "#e0ad6a", 2) +
      ink.area("M56 26l-17 1 5 4-8 4 20 1z", "#c08d50", 2) +
      ink.area("M10 44l16-4-3 5 5 4-18 4z", "#d09c5b", 2) +
      line("M32 54V36m-7 6l7-8 7 8", "#ffd98a", 4.4),
  );
