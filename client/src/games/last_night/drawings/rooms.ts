/** What is inside of each building: its floor, its walls, what stands along them and what lies in the middle. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import * as furniture from "../../../art/town/furniture";
import type { Prop } from "../../../art/town/furniture";
import { INK } from "../../../art/town/shapes";
import { brought } from "../expansions";
import { cage, EDGE, fireplace, fivePointed, rifles, rug, WOOD, type Middle, type Room } from "./room";

const { bed, drip, cupboard, desk, lockers, crates, barrels, balls, counter, fridge, goods, bottles, tools } =
  furniture;
const { sofa, blackboard, till, bookcase, weights, booth, stove, altar, pews } = furniture;

/** A door of steel with a wheel. */
const vault: Prop = (x, y) =>
  disc(x + 50, y + 34, 21, "#7f8796", { edge: 3, edgeColour: INK }) +
  disc(x + 50, y + 34, 14, "#a9b1bf", { edge: 2, edgeColour: "#5b626f" }) +
  line(
    `M${x + 50} ${y + 24}v20M${x + 40} ${y + 34}h20M${x + 43} ${y + 27}l14 14M${x + 57} ${y + 27}l-14 14`,
    "#5b626f",
    2.6,
  );

/** Tanks with pipes between them. */
const tanks: Prop = (x, y) =>
  line(`M${x + 32} ${y + 26}h36`, "#8f98a6", 6) +
  disc(x + 30, y + 34, 16, "#a9a24e", EDGE) +
  disc(x + 70, y + 34, 16, "#8d9a58", EDGE) +
  disc(x + 30, y + 34, 6, "#5f5c30") +
  disc(x + 70, y + 34, 6, "#4d5633");
const bales: Prop = (x, y) =>
  box(x + 18, y + 22, 32, 22, "#d0a24a", { ...EDGE, round: 3 }) +
  line(`M${x + 28} ${y + 23}v20M${x + 40} ${y + 23}v20`, "#8a6426", 2.6) +
  box(x + 54, y + 26, 28, 20, "#bd9040", { ...EDGE, round: 3 }) +
  line(`M${x + 63} ${y + 27}v18M${x + 73} ${y + 27}v18`, "#7d5a22", 2.4);
const fourPoster: Prop = (x, y) =>
  box(x + 26, y + 20, 50, 30, "#6a2440", { ...EDGE, round: 3 }) + box(x + 30, y + 24, 14, 22, "#e8dcc4", { round: 3 });

const carpet: Middle = (width, height) =>
  height >= width
    ? box(width / 2 - 13, 34, 26, height - 44, "#7d2636") +
      line(`M${width / 2 - 9} 36V${height - 12}M${width / 2 + 9} 36V${height - 12}`, "#c9964a", 2)
    : box(30, height / 2 - 13, width - 60, 26, "#7d2636") +
      line(`M32 ${height / 2 - 9}H${width - 32}M32 ${height / 2 + 9}H${width - 32}`, "#c9964a", 2);

const plane: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 8,
    area("M-6-54C-6-62 6-62 6-54L7-14 44-2V8L7 4 5 32 18 40V46H-18V40L-5 32-7 4-44 8V-2L-7-14Z", "#a4adbc", {
      edge: 2,
      edgeColour: INK,
    }) +
      area("M0-60 6-54 7-14 44-2V8L7 4 5 32 18 40V46H0Z", "#7b8494") +
      line("M-17-58h34", "#e3e8ef", 4) +
      area("M-3-46h6l1 10h-8z", "#2d4364") +
      line("M-36 2h10M26 2h10", "#c94f43", 5),
    { scale: 1.3, turn: height > width ? 24 : 112 },
  );

const court: Middle = (width, height) => {
  const upright = height > width;
  return (
    line(
      `M16 26H${width - 16}V${height - 16}H16Z` +
        (upright ? `M16 ${height / 2}H${width - 16}` : `M${width / 2} 26V${height - 16}`),
      "#f3dfb0",
      3.4,
      { opacity: 0.7 },
    ) +
    disc(width / 2, height / 2 + 4, 30, "none", { edge: 3.4, edgeColour: "#f3dfb0", opacity: 0.7 }) +
    disc(width - 52, height - 46, 9, "#d8742c", EDGE)
  );
};

const hay: Middle = (width, height) =>
  line(
    `M40 ${height - 34}l14-6M70 ${height - 24}l12 5M${width - 70} ${height - 40}l15-4M${width / 2} ${height / 2 + 20}l12 6M${width / 2 - 30} ${height / 2 + 6}l13-5M${width - 40} ${height / 2}l-10 6`,
    "#d0a24a",
    3.4,
    { opacity: 0.8 },
  );

const classroom: Middle = (width, height) => {
  const rows = Array.from({ length: Math.floor((height - 70) / 46) }, (_, row) => 72 + row * 46);
  const columns = Array.from({ length: Math.floor((width - 30) / 52) }, (_, column) => 28 + column * 52);
  return rows
    .flatMap((y) =>
      columns.map(
        (x) => box(x, y, 26, 15, "#a98554", { ...EDGE, round: 2 }) + box(x + 8, y + 18, 10, 7, "#5f6b8c", { round: 2 }),
      ),
    )
    .join("");
};

const seal: Middle = (width, height) =>
  disc(width / 2, height / 2 + 8, 30, "#3a4668", { edge: 3, edgeColour: "#c9a24a" }) +
  fivePointed(width / 2, height / 2 + 8, 20, "#c9a24a");

const crossOnFloor: Middle = (width, height) => {
  const [x, y] = [width / 2, height / 2 + 10];
  return (
    disc(x, y, 30, "#e9f1f2", { opacity: 0.75 }) +
    area(`M${x - 7} ${y - 21}h14v14h14v14h-14v14h-14v-14h-14v-14h14z`, "#c8402f", { opacity: 0.85 })
  );
};

const hazard: Middle = (width, height) =>
  line(`M24 ${height - 22}H${width - 24}`, "#d7b23a", 9) +
  line(
    Array.from({ length: Math.floor((width - 60) / 26) }, (_, bar) => `M${34 + bar * 26} ${height - 18}l9-9`).join(""),
    "#2a2a30",
    6,
  ) +
  oval(width / 2, height / 2 + 8, 30, 13, "#7fae3e", { opacity: 0.45 });

/** The hall of the manor: a carpet to each door, and a long table. */
const hall: Middle = (width, height) => {
  const [x, y] = [width / 2, height / 2];
  return (
    box(x - 92, y - 92, 184, 184, "#6a2033", { edge: 6, edgeColour: "#b98b45", round: 8 }) +
    box(x - 78, y - 78, 156, 156, "none", { edge: 2.4, edgeColour: "#b98b45", round: 4 }) +
    disc(x, y, 44, "#541828", { edge: 4, edgeColour: "#b98b45" }) +
    fivePointed(x, y, 30, "#b98b45")
  );
};

/** The rooms of the base game. */
export const TOWN_ROOMS: Readonly<Record<string, Room>> = {
  general_store: {
    floor: "boards",
    colours: ["#75593f", "#614832"],
    wall: "#8a5a3a",
    props: [goods, till, goods, bottles],
    middle: rug("#4f5a44", "#77845f"),
  },
  gun_shop: {
    floor: "boards",
    colours: ["#5f5547", "#4e463b"],
    wall: "#59613c",
    props: [rifles, counter, rifles, crates],
    middle: rug("#5d3a30", "#8a5a45"),
  },
  the_plant: {
    floor: "slabs",
    colours: ["#5b6164", "#50565a"],
    wall: "#6a7248",
    props: [tanks, barrels, tanks, tools],
    middle: hazard,
  },
  bank: {
    floor: "chequer",
    colours: ["#7a7466", "#676256"],
    wall: "#3f6257",
    props: [counter, vault, counter, desk],
    middle: rug("#33594d", "#b99a4a"),
  },
  gas_station: {
    floor: "chequer",
    colours: ["#6d6e76", "#5b5c66"],
    wall: "#8c5a2e",
    props: [fridge, goods, tools, till],
  },
  church: {
    floor: "slabs",
    colours: ["#6d6573", "#5f5866"],
    wall: "#5b5480",
    props: [pews, altar, pews, pews],
    middle: carpet,
  },
  police_station: {
    floor: "tiles",
    colours: ["#5b6884", "#525e79"],
    wall: "#34457a",
    props: [cage, desk, lockers, desk],
    middle: seal,
  },
  airplane_hangar: {
    floor: "slabs",
    colours: ["#5d636e", "#545a65"],
    wall: "#59656f",
    props: [tools, crates, barrels, crates],
    middle: plane,
  },
  diner: { floor: "chequer", colours: ["#8b7f76", "#5f4a4c"], wall: "#9a3f38", props: [booth, counter, booth, stove] },
  hospital: {
    floor: "tiles",
    colours: ["#6f9a9e", "#638e93"],
    wall: "#3f7681",
    props: [bed, drip, cupboard, bed, bed],
    middle: crossOnFloor,
  },
  barn: {
    floor: "boards",
    colours: ["#6b4f35", "#58402b"],
    wall: "#7d3a2e",
    props: [bales, bales, crates, bales],
    middle: hay,
  },
  farmhouse: {
    floor: "boards",
    colours: WOOD,
    wall: "#7a6a4e",
    props: [bed, stove, sofa, cupboard],
    middle: rug("#7a3b3b", "#c9a06a"),
  },
  high_school: {
    floor: "tiles",
    colours: ["#7d744f", "#716945"],
    wall: "#47648c",
    props: [blackboard, lockers, blackboard, lockers],
    middle: classroom,
  },
  gym: {
    floor: "boards",
    colours: ["#96703f", "#826035"],
    wall: "#36477c",
    props: [balls, weights, lockers, balls],
    middle: court,
  },
  manor_house: {
    floor: "boards",
    colours: ["#5d4334", "#4c3629"],
    wall: "#54405c",
    props: [bookcase, fireplace, sofa, fourPoster, bookcase],
    middle: hall,
  },
};

const ANY: Room = { floor: "boards", colours: WOOD, wall: "#6a4250", props: [goods, desk, crates] };

/** What a building holds; as long as nothing is known of it, it is a house like any other. */
export function roomOf(building: string): Room {
  return TOWN_ROOMS[building] ?? brought.here().flatMap(({ rooms }) => rooms?.[building] ?? [])[0] ?? ANY;
}
