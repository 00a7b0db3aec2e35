/** Tokens, which are round: what shape something has is seen before its colour. 64 by 64 units. */

import { disc, line, oval } from "../brush";
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
