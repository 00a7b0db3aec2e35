/** What the expansions lay on spaces and give to people, 60 by 60 like all markers. */

import { area, box, disc, line, oval, put, star } from "../../../art/brush";

const INK = "#12131c";
const EDGE = { edge: 2, edgeColour: INK };

const coin = (ground: string, rim: string) =>
  disc(30, 30, 28, INK) + disc(30, 30, 26, ground, { edge: 3, edgeColour: rim });

/** The print of teeth, and what spreads from it (LN-7.9). */
export const infected = () =>
  coin("#dcb894", "#8fce5a") +
  line(
    "M30 30C22 24 14 26 8 18M30 30C38 22 46 24 53 19M30 32C24 40 26 48 19 53M31 32C38 38 38 46 44 51",
    "#4f8a2c",
    3.4,
  ) +
  line("M17 25l-5 3M44 23l2 6M25 42l-6 1M38 41l6 1", "#4f8a2c", 2.4) +
  oval(30, 30, 15, 13, "#8fbf4a", { opacity: 0.55 }) +
  line("M18 27C20 16 40 16 42 27", "#5e1712", 5, { dashes: "1.4 7" }) +
  line("M19 35C22 45 38 45 41 35", "#5e1712", 5, { dashes: "1.4 6.6" }) +
  area("M22 42C24 42 25 46 24 50 22 52 20 49 21 46Z", "#a3221a");

/** A lens over a card with a star: who gets here may look once more (LN-18.17). */
export const freeSearch = () =>
  coin("#1f5c4c", "#a5f0d0") +
  box(13, 12, 24, 32, "#f1e5ca", { ...EDGE, round: 3, turn: 0 }) +
  star(25, 25, 9, 4, 5, "#d9972a") +
  line("M17 38h14", "#a5977a", 2.4) +
  line("M44 44 52 53", INK, 10) +
  line("M44 44 52 53", "#c08a4e", 6) +
  disc(37, 36, 11, "#bfe6ff", { edge: 6, edgeColour: INK, opacity: 0.95 }) +
  disc(37, 36, 11, "#d9f0ff", { edge: 3, edgeColour: "#ffc857" }) +
  line("M31 35C32 31 35 29 38 29", "#fff", 2.4);

/** The other side of the same marker: nobody knows what it is until it is turned up (LN-18.10). */
export const exploration = () =>
  coin("#3a2a52", "#b79cf0") +
  disc(30, 30, 20, "none", { edge: 1.8, edgeColour: "#7a62a8", dashes: "4 5" }) +
  line("M21 24C20 13 40 12 40 23 40 31 30 30 30 38M30 46h0", INK, 10) +
  line("M21 24C20 13 40 12 40 23 40 31 30 30 30 38M30 46h0", "#f4eede", 6);

/** A door of one's own: frame, leaf and handle (LN-18.21). */
export const doorToken = () =>
  box(3, 3, 54, 54, "#20324e", { round: 8, edge: 2.4, edgeColour: "#9cc0ff" }) +
  area("M14 52V13C14 9 17 7 20 7H40C43 7 46 9 46 13V52Z", "#e3c48c", EDGE) +
  box(19, 12, 22, 40, "#ffe2a0") +
  area("M19 12 35 17V56L19 52Z", "#2f8f8a", EDGE) +
  area("M22 18 32 21V33L22 31ZM22 36 32 38V49L22 47Z", "#1d6662") +
  disc(31.5, 36, 2.2, "#ffe2a0", { edge: 1, edgeColour: INK }) +
  line("M8 52H52", "#9cc0ff", 3);

/** Jaws of iron that lie open (Bear Trap). */
export const bearTrap = () =>
  oval(31, 40, 28, 14, "#05070f", { opacity: 0.5 }) +
  oval(30, 36, 25, 15, "none", { edge: 8, edgeColour: INK }) +
  area("M8 33 11 17 17 27 21 12 26 24 30 10 34 24 39 12 43 27 49 17 52 33 44 25 30 22 16 25Z", "#aeb8c8", EDGE) +
  oval(30, 36, 25, 15, "none", { edge: 4.6, edgeColour: "#7d8798" }) +
  area("M7 40 13 44 14 56 21 47 25 58 30 48 35 58 39 47 46 56 47 44 53 40 46 47 30 51 14 47Z", "#c9d2df", EDGE) +
  oval(30, 36, 9, 5.4, "#8a5a30", EDGE) +
  oval(29, 34.6, 5, 2.4, "#b98a54") +
  line("M3 36h5M52 36h5", INK, 7) +
  line("M3 36h5M52 36h5", "#7d8798", 4) +
  line("M22 20l3-5M37 21l2-6", "#b3261a", 2);

/** Stones and beams that came down: nobody gets through (blocked space). */
export const rubble = () =>
  oval(31, 47, 28, 11, "#05070f", { opacity: 0.6 }) +
  line("M6 46 34 14", INK, 11) +
  line("M6 46 34 14", "#8a5f34", 7) +
  line("M54 44 32 10", INK, 10) +
  line("M54 44 32 10", "#6b4526", 6) +
  area("M4 50 8 36 20 31 28 38 27 53 12 56Z", "#7d7f8c", EDGE) +
  area("M8 37 20 32 26 37 14 41Z", "#b3b5c0") +
  area("M29 54 31 37 44 31 56 40 56 51 45 57Z", "#6b6d7a", EDGE) +
  area("M32 38 44 32 54 40 42 43Z", "#a2a4b0") +
  area("M19 36 23 22 35 19 43 26 40 38 28 43Z", "#8d8f9c", EDGE) +
  area("M23 23 35 20 41 26 30 29Z", "#c6c8d2") +
  area("M22 55l5-8 9 1 3 8-8 3z", "#9a5a44", EDGE) +
  line("M31 30l-2 9M14 42l2 10M44 44l2 9", "#50525e", 2);

/** A crate with what keeps people alive (supply). */
export const supply = () =>
  oval(31, 52, 25, 6, "#05070f", { opacity: 0.55 }) +
  area("M6 22 30 12 54 22 30 32Z", "#d9b27a", EDGE) +
  area("M6 22 30 32V56L6 45Z", "#b0824a", EDGE) +
  area("M54 22 30 32V56L54 45Z", "#835a2e", EDGE) +
  line("M6 33.5 30 44 54 33.5", "#5c3d1e", 2.2) +
  area("M13 31 17 32.6V29.4L21 31V34.4L25 36V40.4L21 38.8V42.4L17 40.8V37.4L13 35.6Z", "#d8402f", {
    edge: 1,
    edgeColour: "#5e1712",
  }) +
  box(19, 5, 11, 14, "#c9d2df", { ...EDGE, round: 2 }) +
  box(19, 9, 11, 6, "#3f9a63") +
  area("M34 20V11C34 8 35 8 36 6V3H40V6C41 8 42 8 42 11V20Z", "#7fb4e0", EDGE) +
  line("M36 11v6", "#e6f4ff", 2);

/** A valve and its wires: what a transmitter lacks. */
const valve = () =>
  box(16, 38, 28, 13, "#3a3f4e", { ...EDGE, round: 3 }) +
  line("M20 51v6M26 51v6M34 51v6M40 51v6", INK, 4) +
  line("M20 51v5M26 51v5M34 51v5M40 51v5", "#d9b25a", 2) +
  area("M19 38V19C19 9 25 5 28 5V2H32V5C35 5 41 9 41 19V38Z", "#a9dff0", { ...EDGE, opacity: 0.92 }) +
  line("M25 38V24H35V38M25 29h10M30 24v-8", "#4a5464", 2.2) +
  disc(30, 28, 8, "#ffb04a", { opacity: 0.45 }) +
  line("M27 33l3-7 3 7", "#ff8a2c", 2.4) +
  line("M22.5 32V19C22.5 14 24 11 26 9", "#fff", 2.4, { opacity: 0.85 });

/** One of the parts of the radio, on a space: it shines, so that one finds it. */
export const radioPart = () =>
  disc(30, 30, 29, "#ffc857", { opacity: 0.16 }) +
  disc(30, 30, 22, "#ffc857", { opacity: 0.22 }) +
  oval(31, 55, 19, 4, "#05070f", { opacity: 0.55 }) +
  line("M9 22Q4 30 9 38M51 22Q56 30 51 38", "#ffe08a", 2.6) +
  valve();

/** The same part with whoever carries it: in a ring, to be read beside a face. */
export const carriedRadioPart = () => coin("#1c3152", "#ffc857") + put(5.4, 5.4, valve(), { scale: 0.82 });

/** What somebody has learned by living through it (LN-16.1). */
export const experience = () =>
  coin("#22365c", "#ffd978") +
  star(30, 25, 16, 7, 5, INK) +
  star(30, 25, 13.4, 5.6, 5, "#ffd978") +
  line("M18 42 30 36 42 42M18 50 30 44 42 50", INK, 7) +
  line("M18 42 30 36 42 42M18 50 30 44 42 50", "#ffd978", 3.6);

/** A weapon that was buried with whoever holds it now (LN-18.1): a sickle and a bone before a stone. */
export const graveWeapon = () =>
  disc(30, 30, 28, INK) +
  disc(30, 30, 26, "#3a1418", { edge: 3, edgeColour: "#ff7d66" }) +
  area("M18 50V25C18 9 42 9 42 25V50Z", "#6d7488", EDGE) +
  area("M31 13C38 14 42 18 42 25V50H31Z", "#4b5166") +
  line("M25 24h10M30 19v14", "#343a4c", 2.6) +
  line("M15 46 42 21", INK, 9) +
  line("M15 46 42 21", "#f1e8d0", 5.4) +
  disc(12.5, 45, 4, "#f1e8d0", EDGE) +
  disc(16.5, 49, 4, "#f1e8d0", EDGE) +
  line("M45 47 32 34", INK, 9) +
  line("M45 47 32 34", "#a8693a", 5) +
  area("M33 38C20 34 12 24 16 11 20 20 28 26 38 30Z", "#dfe6ee", EDGE) +
  line("M17 18C21 25 27 29 35 32", "#fff", 1.6);
