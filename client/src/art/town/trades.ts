/** What is inside of which building: its floor, its walls, and what stands along them. */

import * as furniture from "./furniture";
import type { Prop } from "./furniture";

export type Floor = "tiles" | "boards" | "chequer" | "slabs";

export interface Interior {
  floor: Floor;
  colours: readonly [string, string];
  wall: string;
  /** Along the walls. */
  props: readonly Prop[];
}

export interface Trade extends Interior {
  /** Stands on the street before the building. */
  outside?: Prop;
}

const { bed, drip, cupboard, desk, lockers, flowers, pots, crates, barrels, balls, bicycle, toys, bear } = furniture;
const { ramp, skateboards, counter, fridge, engine, hoses, pumps, tools, bottles, goods } = furniture;

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
  apartment_building: {
    floor: "boards",
    colours: ["#b08a66", "#9f7a58"],
    wall: "#6a4250",
    props: [furniture.sofa, bed, furniture.stove],
  },
  high_school: {
    floor: "tiles",
    colours: ["#b6a878", "#a6986a"],
    wall: "#47648c",
    props: [furniture.blackboard, lockers, desk],
  },
  concert_hall: {
    floor: "slabs",
    colours: ["#a05a58", "#8f4e4e"],
    wall: "#5a2f4c",
    props: [furniture.stage, furniture.chairs, furniture.chairs],
  },
  supermarket: {
    floor: "tiles",
    colours: ["#a8b3b8", "#99a5ab"],
    wall: "#3d7a5c",
    props: [goods, furniture.freezer, furniture.till],
  },
  beauty_shop: {
    floor: "chequer",
    colours: ["#c69ba4", "#b58c98"],
    wall: "#8c4a6c",
    props: [furniture.mirrors, furniture.dryers, counter],
  },
  law_office: {
    floor: "boards",
    colours: ["#96704f", "#876347"],
    wall: "#3f4a3c",
    props: [furniture.bookcase, desk, furniture.sofa],
  },
  gym: {
    floor: "boards",
    colours: ["#c39a62", "#b38b56"],
    wall: "#36477c",
    props: [furniture.weights, furniture.punchbag, lockers],
  },
  mining_company: {
    floor: "slabs",
    colours: ["#8d7d6c", "#7c6d5e"],
    wall: "#5a4a30",
    props: [furniture.ore, furniture.picks, crates],
  },
  diner: {
    floor: "chequer",
    colours: ["#b9b2a6", "#8b8a92"],
    wall: "#8c3a34",
    props: [furniture.booth, counter, furniture.stove],
  },
  church: {
    floor: "slabs",
    colours: ["#a39a88", "#948b7a"],
    wall: "#4f4a6c",
    props: [furniture.pews, furniture.altar, furniture.pews],
  },
};

const ANY: Trade = { floor: "boards", colours: ["#b08a66", "#9f7a58"], wall: "#6a4250", props: [goods, desk, crates] };

/** The trade of a kind of tile; one of which nothing is known is a shop like any other. */
export function tradeOf(kind: string): Trade {
  return TRADES[nameOnSign(kind)] ?? ANY;
}

/** Of two games in the town one puts letters before the names of its tiles; what they are, the rest says. */
export function nameOnSign(kind: string): string {
  return kind.replace(/^hu_/, "");
}
