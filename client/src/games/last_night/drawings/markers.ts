/** What lies on spaces of the town, 60 by 60. A drawing that holds one is an image: lights in it have names. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { noWayOut, stronghold, walledUp } from "./barricades";
import { pitHole } from "./posts";
import { sewerEntrance } from "./sewers";
import * as tokens from "./tokens";

const FLAME =
  "M31 1C38 12 53 20 52 38 52 50 43 56 30 56 17 56 8 50 8 39 8 29 15 25 16 14 21 17 23 21 25 26 29 19 32 10 31 1Z";
const FLAME_WITHIN =
  "M32 17C35 26 45 30 45 41 45 50 38 55 30 55 21 55 15 50 15 42 15 34 21 32 22 26 25 28 27 32 28 35 31 30 32 24 32 17Z";
const FLAME_HEART = "M30 34C33 39 38 42 38 47 38 52 35 54 30 54 25 54 22 52 22 48 22 43 28 40 30 34Z";

const flames = () => area(FLAME, "#e2501f") + area(FLAME_WITHIN, "#ff9a2c") + area(FLAME_HEART, "#ffe08a");

function glow(colour: string, x: number, y: number, radius: number, strength: number): string {
  return (
    `<radialGradient id="glow"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    disc(x, y, radius, "url(#glow)")
  );
}

/** A fire that has just been lit: it does not spread yet. */
const newFire = () =>
  glow("#ff8a2c", 30, 32, 28, 0.5) +
  oval(30, 53, 19, 4, "#140a06", { opacity: 0.75 }) +
  put(12, 22, flames(), { scale: 0.6 });

/** A fire that burns, and where it may go. */
const fire = () =>
  glow("#ff8a2c", 30, 30, 30, 0.6) +
  oval(30, 54, 25, 5, "#140a06", { opacity: 0.75 }) +
  area("M14 56l32-5 1 4-32 5zM46 57l-32-6-1 4 32 6z", "#3a2114") +
  flames() +
  area("M2 34l8-6v12zM58 34l-8-6v12zM30 59l-6-7h12z", "#ffe08a", { edge: 1.4, edgeColour: "#3a1408" });

const gas = () =>
  area("M4 49C6 42 20 42 32 43 48 42 58 46 56 52 54 58 38 58 26 57 12 58 2 55 4 49Z", "#0b0d16") +
  area("M9 50C14 45 28 46 36 46 30 49 20 52 12 54Z", "#6d5fb0", { opacity: 0.6 }) +
  area("M36 55C44 55 52 54 53 50 50 48 44 51 36 52Z", "#3f9aa8", { opacity: 0.5 }) +
  area("M14 16L20 9H41C45 9 47 12 47 16V46C47 49 45 51 42 51H18C15 51 13 49 13 46Z", "#c8622a") +
  area("M30 9H41C45 9 47 12 47 16V46C47 49 45 51 42 51H30Z", "#8a3d18") +
  area("M14 16L20 9H30V11L17 18V48L13 46Z", "#ee9a5a") +
  line("M19 22L41 45M41 22L19 45", "#5d250d", 3) +
  area("M24 9V3H42V9H38V6.5H28V9Z", "#5d250d") +
  area("M13 18L4 9 8 5 18 12Z", "#7c869f") +
  area("M22 26h16v16h-16z", "#ffe2a0") +
  area("M30 28C31 32 35 33 35 37 35 40 33 41 30 41 27 41 25 40 25 37 25 34 28 33 30 28Z", "#c8402a");

const pit = () => glow("#9dff5a", 30, 30, 30, 0.5) + pitHole();

/** A pit that gives nobody up any more: filled with rubble, and crossed out. */
const closedPit = () =>
  area("M7 35C5 17 20 9 34 11 52 11 57 27 53 41 47 55 13 55 7 35Z", "#54483c", { edge: 2, edgeColour: "#201811" }) +
  area("M12 36l6-12 10-3 4 7 9-5 7 11-4 11-11 4-12-1z", "#8b8172", { edge: 1.6, edgeColour: "#2c261f" }) +
  line("M20 34l8-4M34 42l8-5M26 44l4-6", "#5f574a", 2) +
  line("M12 14L48 50M48 14L12 50", "#12131c", 8) +
  line("M12 14L48 50M48 14L12 50", "#ffc857", 4.4);

const plate = (ground: string, edge: string) => box(2, 2, 56, 56, ground, { round: 8, edge: 2.4, edgeColour: edge });

const takenOver = () =>
  plate("#4a1414", "#ff8d7c") +
  area("M14 20C22 12 40 14 42 24 54 24 56 40 46 44 46 54 28 58 22 50 10 52 4 40 12 34 8 30 9 23 14 20Z", "#8d1b14") +
  line(
    "M17 20C16 32 19 42 24 51M27 17C26 30 28 42 32 52M37 17C37 30 38 40 41 49M46 22C46 30 47 38 48 44",
    "#160406",
    4.4,
  ) +
  line(
    "M16 20C15 32 18 42 23 51M26 17C25 30 27 42 31 52M36 17C36 30 37 40 40 49M45 22C45 30 46 38 47 44",
    "#ff7d66",
    1.6,
  );

const lightsOut = () =>
  plate("#10141f", "#8fa4d4") +
  line("M30 4V19", "#7d8aa8", 2.4) +
  area("M25 17H35V25H25Z", "#69748e") +
  area("M25 25H35C35 29 43 32 43 41 43 49 37 54 30 54 23 54 17 49 17 41 17 32 25 29 25 25Z", "#2b3553", {
    edge: 2,
    edgeColour: "#8fa4d4",
  }) +
  area("M22 36C20 42 23 48 27 50 22 48 19 42 22 36Z", "#a9c7ff") +
  line("M34 27L29 35 34 40 28 53", "#0a0e1a", 2.6);

/** The cow. */
const oldBetsy = () =>
  oval(31, 53, 24, 5, "#05070f", { opacity: 0.5 }) +
  area("M12 30C10 20 20 17 30 18 42 16 52 18 54 28L55 50H50L49 40 24 41 23 50H18L17 40C14 38 12 34 12 30Z", "#f4eee2", {
    edge: 2,
    edgeColour: "#12131c",
  }) +
  area(
    "M26 19C34 17 38 24 33 28 27 30 23 24 26 19ZM44 20C52 19 54 26 53 31 47 33 42 26 44 20ZM38 34c6-2 9 2 7 6h-9c-1-2-1-5 2-6z",
    "#3a2d2b",
  ) +
  area("M4 20C5 12 16 11 19 17 22 24 19 33 13 34 7 34 3 28 4 20Z", "#f4eee2", { edge: 2, edgeColour: "#12131c" }) +
  area("M5 27C8 24 15 24 17 27 17 32 14 34 11 34 7 34 5 31 5 27Z", "#eaa39b") +
  area("M12 12C18 12 19 18 17 22 13 21 11 16 12 12Z", "#3a2d2b") +
  line("M8 20h0M15 20h0", "#12131c", 3) +
  line("M9 30h0M13 30h0", "#a85a55", 2) +
  line("M5 13C2 11 2 8 4 6M17 13C20 11 20 8 18 6", "#e8d9b0", 2.4) +
  disc(13, 38, 3.4, "#ffc857", { edge: 1.2 }) +
  line("M54 24C59 28 57 38 58 42", "#f4eee2", 2.4);

const truck = () =>
  put(
    30,
    31,
    box(-17, -24, 36, 54, "#05070f", { round: 7, opacity: 0.5 }) +
      box(-17, -28, 34, 56, "#a83a2a", { round: 7, edge: 2, edgeColour: "#12131c" }) +
      box(-16, -27, 15, 54, "#c9523c", { round: 6 }) +
      box(-13, 2, 26, 22, "#4b1a14", { round: 2 }) +
      line("M-13 9h26M-13 16h26", "#6e2a20", 2) +
      area("M-12-14h24l-2 12h-20z", "#20304a") +
      area("M-12-14h12l-4 12h-6z", "#7d9ccc") +
      box(-14, -28, 9, 4, "#fff0b5") +
      box(5, -28, 9, 4, "#fff0b5"),
    { turn: -14, scale: 0.9 },
  );

/** Sticks with a clock: a charge that is set. */
const charge = () =>
  oval(31, 52, 22, 5, "#05070f", { opacity: 0.5 }) +
  box(12, 14, 11, 38, "#c8402f", { round: 3, edge: 2 }) +
  box(24, 12, 11, 40, "#d8543f", { round: 3, edge: 2 }) +
  box(36, 14, 11, 38, "#a8301f", { round: 3, edge: 2 }) +
  box(10, 26, 40, 7, "#2b2420") +
  disc(30, 36, 11, "#f1e5ca", { edge: 2.2 }) +
  line("M30 36v-7M30 36l5 3", "#12131c", 2.2) +
  line("M30 12C30 4 40 8 42 2", "#d9c49a", 2.2) +
  disc(43, 3, 3, "#ffe08a");

/** A padlock: a door that nobody opens. */
const lockedDoor = () =>
  line("M10 16L50 40M50 16L10 40", "#11141f", 7) +
  line("M10 16L50 40M50 16L10 40", "#a9b4cc", 3.6, { dashes: "4 5" }) +
  area("M19 31H41V50C41 52 40 53 38 53H22C20 53 19 52 19 50Z", "#ffc857", { edge: 1.8, edgeColour: "#1c1405" }) +
  area("M31 32H40V50C40 52 39 52 38 52H31Z", "#b8822a") +
  line("M23 31V26C23 17 37 17 37 26V31", "#1c1405", 6.5) +
  line("M23 31V26C23 17 37 17 37 26V31", "#cfd8ea", 3.6) +
  area("M30 37a3.5 3.5 0 0 1 2 6.3l1.5 5.7h-7l1.5-5.7a3.5 3.5 0 0 1 2-6.3z", "#1c1405");

export const MARKERS = {
  new_fire: newFire,
  fire,
  gas,
  pit,
  closed_pit: closedPit,
  taken_over: takenOver,
  lights_out: lightsOut,
  old_betsy: oldBetsy,
  truck,
  charge,
  locked_door: lockedDoor,
  door: tokens.doorToken,
  walled_up: walledUp,
  stronghold,
  sealed: noWayOut,
  infected: tokens.infected,
  free_search: tokens.freeSearch,
  exploration: tokens.exploration,
  sewer_entrance: sewerEntrance,
  bear_trap: tokens.bearTrap,
  rubble: tokens.rubble,
  supply: tokens.supply,
  radio_part: tokens.radioPart,
  carried_radio_part: tokens.carriedRadioPart,
  experience: tokens.experience,
  grave_weapon: tokens.graveWeapon,
} satisfies Record<string, () => string>;

export type MarkerKind = keyof typeof MARKERS;
export const MARKER = 60;
