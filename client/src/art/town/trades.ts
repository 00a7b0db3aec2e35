/** What is inside of which building: its floor, its walls, and what stands along them. */

import { area, box, disc, line } from "../brush";
import { INK } from "./shapes";

export type Floor = "tiles" | "boards" | "chequer" | "slabs";

/** Something that stands at a wall to the north: x and y are the corner of its space. It is less than 30 deep. */
type Prop = (x: number, y: number) => string;

export interface Trade {
  floor: Floor;
  colours: readonly [string, string];
  wall: string;
  props: readonly Prop[];
  /** Stands on the street before the building. */
  outside?: Prop;
}

const EDGE = { edge: 1.8, edgeColour: "#20202c" };
const ROUND = { ...EDGE, round: 3 };

const bed: Prop = (x, y) =>
  box(x + 26, y + 22, 40, 20, "#e6ecec", ROUND) +
  box(x + 28, y + 24, 10, 16, "#b9d5da", { round: 2 }) +
  box(x + 46, y + 24, 18, 16, "#5f9aa6", { round: 2 });
const drip: Prop = (x, y) =>
  bed(x - 6, y) +
  line(`M${x + 74} ${y + 44}v-24`, "#dfe6ee", 2.2) +
  box(x + 69, y + 16, 10, 12, "#8fd0c8", { ...EDGE, round: 2 });
const cupboard: Prop = (x, y) =>
  box(x + 24, y + 20, 50, 17, "#dfe6ee", ROUND) +
  line(`M${x + 49} ${y + 21}v15`, "#8fa0b8", 1.6) +
  area(`M${x + 34} ${y + 24}h4v3h3v4h-3v3h-4v-3h-3v-4h3z`, "#d8402f");
const shelf =
  (...goods: readonly string[]): Prop =>
  (x, y) =>
    box(x + 20, y + 20, 60, 14, "#5a4638", EDGE) +
    goods.map((colour, place) => box(x + 23 + place * 11, y + 22, 8, 10, colour)).join("");
const desk: Prop = (x, y) =>
  box(x + 26, y + 22, 46, 17, "#6d5138", ROUND) +
  box(x + 34, y + 24, 13, 9, "#dfe6ee") +
  box(x + 54, y + 25, 11, 8, "#2b3550");
const lockers: Prop = (x, y) =>
  box(x + 22, y + 20, 56, 16, "#53608a", EDGE) + line(`M${x + 36} ${y + 21}v14m14-14v14m14-14v14`, "#2b3550", 2);
const flowers: Prop = (x, y) =>
  disc(x + 30, y + 28, 9, "#4f7a45", EDGE) +
  disc(x + 47, y + 27, 10, "#5f8f4e", EDGE) +
  disc(x + 64, y + 29, 8, "#4f7a45", EDGE) +
  disc(x + 47, y + 25, 3.4, "#e08aa6") +
  disc(x + 30, y + 26, 3, "#f0d070") +
  disc(x + 65, y + 28, 3, "#e08aa6");
const pots: Prop = (x, y) =>
  [28, 48, 68]
    .map(
      (at) =>
        area(`M${x + at - 7} ${y + 30}h14l-2 10h-10z`, "#b0623c", EDGE) + disc(x + at, y + 26, 7, "#5f8f4e", EDGE),
    )
    .join("");
const crates: Prop = (x, y) =>
  box(x + 24, y + 20, 22, 20, "#7a6238", EDGE) +
  line(`M${x + 24} ${y + 20}l22 20m0-20l-22 20`, "#4d3d22", 2) +
  box(x + 50, y + 24, 20, 16, "#6b5a36", EDGE);
const barrels: Prop = (x, y) =>
  [32, 50, 68].map((at) => disc(x + at, y + 29, 8.5, "#5d6647", EDGE) + disc(x + at, y + 29, 4, "#474f36")).join("");
const balls: Prop = (x, y) =>
  box(x + 20, y + 20, 60, 14, "#6d4a32", EDGE) +
  disc(x + 32, y + 27, 6, "#e07a3a", EDGE) +
  disc(x + 50, y + 27, 6, "#f3ead6", EDGE) +
  disc(x + 68, y + 27, 6, "#c94f43", EDGE);
const bicycle: Prop = (x, y) =>
  disc(x + 36, y + 34, 8, "none", { edge: 3, edgeColour: "#20202c" }) +
  disc(x + 64, y + 34, 8, "none", { edge: 3, edgeColour: "#20202c" }) +
  line(`M${x + 36} ${y + 34}l10-12h12l6 12m-18-12l8 10`, "#5fb4e8", 3);
const toys: Prop = (x, y) =>
  box(x + 22, y + 21, 56, 13, "#6d4a78", EDGE) +
  disc(x + 32, y + 24, 6, "#ff8f7a", EDGE) +
  box(x + 43, y + 18, 12, 12, "#ffd36b", EDGE) +
  disc(x + 66, y + 24, 6, "#7fc4ff", EDGE);
const bear: Prop = (x, y) =>
  disc(x + 44, y + 20, 4, "#8a5a34", EDGE) +
  disc(x + 56, y + 20, 4, "#8a5a34", EDGE) +
  disc(x + 50, y + 36, 9, "#a06a3c", EDGE) +
  disc(x + 50, y + 26, 8, "#a06a3c", EDGE) +
  disc(x + 47, y + 25, 1.2, INK) +
  disc(x + 53, y + 25, 1.2, INK);
const ramp: Prop = (x, y) => area(`M${x + 22} ${y + 40}q30 0 44-20v20z`, "#c9a06a", EDGE);
const skateboards: Prop = (x, y) =>
  ["#ff8f7a", "#7fc4ff", "#ffd36b"]
    .map((colour, place) => box(x + 27 + place * 17, y + 16, 9, 24, colour, { ...EDGE, round: 4 }))
    .join("");
const counter: Prop = (x, y) =>
  box(x + 22, y + 22, 56, 15, "#7b3d38", ROUND) +
  disc(x + 34, y + 28, 3.4, "#e8dcc0") +
  disc(x + 48, y + 28, 3.4, "#e8dcc0") +
  box(x + 60, y + 23, 12, 9, "#2b3550");
const fridge: Prop = (x, y) =>
  box(x + 28, y + 16, 20, 24, "#cfe3ea", ROUND) +
  box(x + 31, y + 19, 14, 8, "#6fb8d6") +
  box(x + 52, y + 16, 20, 24, "#cfe3ea", ROUND) +
  box(x + 55, y + 19, 14, 8, "#d6826f");
const engine: Prop = (x, y) =>
  box(x + 14, y + 18, 72, 26, "#b8423a", { ...EDGE, round: 4 }) +
  box(x + 68, y + 21, 14, 20, "#8fb9d6", { round: 2 }) +
  box(x + 19, y + 28, 44, 5, "#e8dcc0") +
  disc(x + 74, y + 18, 3, "#6fb8ff");
const hoses: Prop = (x, y) =>
  [34, 64]
    .map((at) => disc(x + at, y + 29, 9, "none", { edge: 4, edgeColour: "#8c3a34" }) + disc(x + at, y + 29, 3, INK))
    .join("");
const pumps: Prop = (x, y) =>
  [14, 74]
    .map(
      (at) =>
        box(x + at + 2, y + 85, 12, 8, "#000", { opacity: 0.4 }) +
        box(x + at, y + 78, 12, 12, "#d2604f", { edge: 1.6, edgeColour: INK }) +
        box(x + at + 3, y + 80, 6, 4, "#e8f0ff"),
    )
    .join("");

const tools = shelf("#9aa3b5", "#c7694f", "#9aa3b5", "#d9b25a", "#9aa3b5");
const bottles = shelf("#7fd0a8", "#e8dcc0", "#d6826f", "#7fc4ff", "#e8dcc0");
const goods = shelf("#c7694f", "#d9b25a", "#5f8fae", "#7fa66a", "#c7694f");

const TRADES: Readonly<Record<string, Trade>> = {
  hospital: { floor: "tiles", colours: ["#8fc3c4", "#7fb2b6"], wall: "#3f6f7c", props: [bed, drip, cupboard] },
  lawn_and_garden: { floor: "slabs", colours: ["#9a9a78", "#878a6a"], wall: "#4c6a44", props: [flowers, pots, crates] },
  police_station: { floor: "tiles", colours: ["#8f9cbb", "#808eae"], wall: "#36477c", props: [desk, lockers, desk] },
  sporting_goods: { floor: "boards", colours: ["#b98f5e", "#a97f51"], wall: "#7a4a2e", props: [balls, bicycle, goods] },
  fire_station: { floor: "slabs", colours: ["#a09590", "#8f8480"], wall: "#8c3a34", props: [hoses, engine, lockers] },
  drug_store: { floor: "tiles", colours: ["#a9bfae", "#98b09f"], wall: "#3d7a5c", props: [bottles, cupboard, counter] },
  army_surplus: { floor: "slabs", colours: ["#8d8b6c", "#7c7b5e"], wall: "#525a38", props: [crates, barrels, lockers] },
  hardware_store: { floor: "boards", colours: ["#b3875c", "#a1774e"], wall: "#6e4a34", props: [tools, crates, goods] },
  toy_store: { floor: "chequer", colours: ["#c99a86", "#bda06f"], wall: "#8c4a6c", props: [toys, bear, goods] },
  skate_shop: { floor: "slabs", colours: ["#948aa6", "#857b98"], wall: "#5b4684", props: [ramp, skateboards, counter] },
  florist: { floor: "chequer", colours: ["#a8a586", "#989a80"], wall: "#7c3f5e", props: [flowers, pots, counter] },
  gas_station: {
    floor: "chequer",
    colours: ["#a3a3a8", "#8c8d96"],
    wall: "#8c5a2e",
    props: [fridge, counter, goods],
    outside: pumps,
  },
};

const ANY: Trade = { floor: "boards", colours: ["#b08a66", "#9f7a58"], wall: "#6a4250", props: [goods, desk, crates] };

/** The trade of a kind of tile; one of which nothing is known is a shop like any other. */
export function tradeOf(kind: string): Trade {
  return TRADES[kind] ?? ANY;
}
