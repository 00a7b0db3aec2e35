/** What is inside of the buildings of Growing Hunger. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import * as furniture from "../../../art/town/furniture";
import type { Prop } from "../../../art/town/furniture";
import { INK } from "../../../art/town/shapes";
import { EDGE, type Middle, type Room } from "./room";

const { bookcase, bottles, crates, cupboard, desk, freezer, goods, till, tools } = furniture;

/** A counter with scales and a jar. */
const dispensary: Prop = (x, y) =>
  box(x + 20, y + 22, 60, 17, "#e7efe9", { ...EDGE, round: 3 }) +
  box(x + 20, y + 33, 60, 6, "#4fa377") +
  line(`M${x + 34} ${y + 33}v-14M${x + 25} ${y + 21}h18`, "#8a7440", 2.4) +
  disc(x + 26, y + 24, 3.6, "#d9b25a", EDGE) +
  disc(x + 42, y + 24, 3.6, "#d9b25a", EDGE) +
  box(x + 56, y + 17, 10, 14, "#a9d6c2", { ...EDGE, round: 3 }) +
  disc(x + 72, y + 27, 4, "#d8402f", EDGE);

/** A mortar with its pestle, on a mat of green. */
const mortar: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 10,
    disc(0, 0, 38, "#2f7d57", { edge: 4, edgeColour: "#bfe3cd" }) +
      line("M4-6 24-26", "#12392a", 10) +
      line("M4-6 24-26", "#f1e5ca", 6) +
      area("M-23-9H23C23 6 15 14 8 16V21H15V26H-15V21H-8V16C-15 14-23 6-23-9Z", "#f4fbf6", {
        edge: 2,
        edgeColour: "#12392a",
      }) +
      area("M-4-1H4V3H8V9H4V13H-4V9H-8V3H-4Z", "#2f9a63"),
  );

/** Letters in their pigeonholes. */
const pigeonholes: Prop = (x, y) =>
  box(x + 18, y + 10, 64, 30, "#5f4630", EDGE) +
  line(`M${x + 19} ${y + 20}h62M${x + 19} ${y + 30}h62`, "#2c2018", 2) +
  [15, 25, 35]
    .map((down, row) =>
      line(`M${x + 24 + row * 3} ${y + down}h52`, ["#f3ead6", "#d9e2f0", "#f0d9b0"][row]!, 6, { dashes: "3 5 6 7" }),
    )
    .join("") +
  line(`M${x + 34} ${y + 11}v28M${x + 50} ${y + 11}v28M${x + 66} ${y + 11}v28`, "#2c2018", 2);

/** Parcels with string around them, and a sack. */
const parcels: Prop = (x, y) =>
  box(x + 20, y + 22, 26, 20, "#b98a54", EDGE) +
  line(`M${x + 33} ${y + 22}v20M${x + 20} ${y + 32}h26`, "#f0e2c4", 2) +
  box(x + 26, y + 14, 15, 11, "#a5764a", EDGE) +
  area(`M${x + 54} ${y + 42}q-5-14 5-19l-3-5h16l-3 5q11 6 5 19z`, "#b3a27e", EDGE) +
  line(`M${x + 58} ${y + 22}h12`, "#5c4a30", 2.4);

/** A letter as large as a rug. */
const letter: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 12,
    box(-44, -28, 88, 56, "#efe6d2", { round: 4, edge: 3, edgeColour: "#8f2f2a" }) +
      line("M-44-28H44M-44 28H44", "#c8402f", 7, { dashes: "11 22" }) +
      line("M-44-28H44M-44 28H44", "#3a5f9c", 7, { dashes: "0 17 11 5" }) +
      line("M-41-23 0 8 41-23M-41 23-14 0M41 23 14 0", "#9c8f78", 3) +
      disc(0, 9, 9, "#b3261a", { edge: 2, edgeColour: "#5e1712" }),
  );

/** Fruit in boxes that lean on each other. */
const fruit: Prop = (x, y) =>
  [
    [18, "#7fa64a", "#a9cf6a"],
    [40, "#d8742c", "#f0a860"],
    [62, "#b8352c", "#e0705f"],
  ]
    .map(([across = 0, colour = "", light = ""]) => {
      const left = x + Number(across);
      return (
        box(left, y + 18, 20, 22, "#8a6a40", EDGE) +
        [5, 10, 15]
          .flatMap((right) => [24, 30, 36].map((down) => disc(left + right, y + down, 3.4, String(colour))))
          .join("") +
        disc(left + 5, y + 23, 1.4, String(light)) +
        disc(left + 10, y + 29, 1.4, String(light))
      );
    })
    .join("");

/** Aisles between shelves with goods on both of their sides, and a trolley that somebody left. */
const aisles: Middle = (width, height) => {
  const upright = height > width;
  const [long, across] = upright ? [height, width] : [width, height];
  const rows = [across * 0.42, across * 0.68].map(
    (down) =>
      box(56, down, long - 112, 22, "#4d5a6a", { ...EDGE, round: 2 }) +
      line(`M62 ${down + 6}H${long - 62}`, "#d9b25a", 7, { dashes: "9 4 5 22" }) +
      line(`M72 ${down + 6}H${long - 62}`, "#c7694f", 7, { dashes: "8 32" }) +
      line(`M62 ${down + 16}H${long - 62}`, "#7fa66a", 7, { dashes: "6 4 10 22" }) +
      line(`M74 ${down + 16}H${long - 62}`, "#7fb4e0", 7, { dashes: "7 35" }),
  );
  const trolley =
    area("M-12-9H10L12 9H-12Z", "#dfe6ee", EDGE) +
    line("M-6-8V8M0-8V8M6-8V8M-11-3H11M-11 3H11", "#5f6b80", 1.4) +
    line("M-12-9-18-11V11L-12 9", "#c8402f", 3);
  const laid = rows.join("") + put(32, across * 0.66, trolley, { turn: -24, scale: 1.2 });
  return upright ? put(width, 0, laid, { turn: 90 }) : laid;
};

/** A reading desk with a lamp of green glass. */
const readingDesk: Prop = (x, y) =>
  box(x + 18, y + 22, 64, 19, "#6a4228", { ...EDGE, round: 3 }) +
  disc(x + 50, y + 30, 16, "#ffe9a8", { opacity: 0.35 }) +
  box(x + 40, y + 22, 20, 8, "#3f9a63", { ...EDGE, round: 4 }) +
  area(`M${x + 26} ${y + 29}l9-2v9l-9 2-7-2v-9z`, "#f1e5ca", { edge: 1, edgeColour: INK }) +
  box(x + 66, y + 28, 11, 8, "#8c3a34", EDGE);

/** The world, as it was before this night. */
const globe: Prop = (x, y) =>
  box(x + 22, y + 16, 26, 22, "#4d3a2a", EDGE) +
  line(`M${x + 25} ${y + 23}h20M${x + 25} ${y + 32}h20`, "#9c6a3c", 6, { dashes: "3 2 5 2" }) +
  disc(x + 66, y + 29, 13, "#3f7fae", { edge: 2.4, edgeColour: "#c9a14a" }) +
  area(`M${x + 60} ${y + 20}q6-3 8 2t-5 6q-5-1-3-8zM${x + 68} ${y + 30}q7 0 6 5t-6 5q-3-5 0-10z`, "#7fae5f");

/** A book that lies open on a rug. */
const openBook: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 12,
    oval(0, 0, 62, 44, "#3a4a34", { edge: 4, edgeColour: "#a8894a" }) +
      area("M-44-22Q-20-32 0-20 20-32 44-22V24Q20 14 0 26-20 14-44 24Z", "#5a2f22") +
      area("M-40-24Q-18-32 0-21V21Q-18 11-40 19Z", "#f4ead2") +
      area("M40-24Q18-32 0-21V21Q18 11 40 19Z", "#d9cbae") +
      line(
        "M-33-15Q-18-20-7-14M-33-6Q-18-11-7-5M-33 3Q-18-2-7 4M33-15Q18-20 7-14M33-6Q18-11 7-5M33 3Q18-2 7 4",
        "#8d7b60",
        2,
      ) +
      area("M12-23 20-25V-4L16-9 12-3Z", "#b3261a"),
  );

/** A clock as high as a man. */
const tallClock: Prop = (x, y) =>
  area(`M${x + 22} ${y + 12}q11-10 22 0v30h-22z`, "#6b3d20", EDGE) +
  disc(x + 33, y + 17, 7.4, "#f4ead2", { edge: 1.8, edgeColour: "#c9a14a" }) +
  line(`M${x + 33} ${y + 17}v-5M${x + 33} ${y + 17}h4`, INK, 1.6) +
  box(x + 27, y + 27, 12, 12, "#2c1810") +
  line(`M${x + 33} ${y + 27}v6`, "#c9a14a", 1.6) +
  disc(x + 33, y + 35, 3, "#f0cf7a") +
  box(x + 54, y + 26, 26, 16, "#8a5a30", { ...EDGE, round: 3 }) +
  line(`M${x + 54} ${y + 33}h26`, "#4d2f18", 2) +
  disc(x + 67, y + 33, 2.6, "#f0cf7a");

/** Vases of which one is whole. */
const vases: Prop = (x, y) =>
  box(x + 18, y + 30, 64, 11, "#5a3a26", EDGE) +
  area(`M${x + 26} ${y + 32}q-8-8 2-13v-4h10v4q10 5 2 13z`, "#3f6fae", EDGE) +
  line(`M${x + 26} ${y + 25}h14`, "#e6eefc", 2.6) +
  area(`M${x + 52} ${y + 32}q-5-8 1-13l4 4 4-6 4 5q5 4 0 10z`, "#b8623c", EDGE) +
  line(`M${x + 52} ${y + 27}h14`, "#2c1810", 2.4) +
  area(`M${x + 72} ${y + 31}l-2-8h10l-2 8z`, "#d9c49a", EDGE);

/** A gramophone with its horn. */
const gramophone: Prop = (x, y) =>
  box(x + 30, y + 27, 30, 14, "#7a4a28", { ...EDGE, round: 2 }) +
  disc(x + 42, y + 30, 9, "#1d1a22", EDGE) +
  disc(x + 42, y + 30, 3, "#b8423a") +
  area(`M${x + 52} ${y + 30}q6-14 14-20 10 2 14 14-10 4-24 9z`, "#d9a441", EDGE) +
  oval(x + 74, y + 17, 5, 9, "#8a5f1a", { edge: 1.4, edgeColour: INK });

/** A carpet that has come from far away. */
const persian: Middle = (width, height) => {
  const [across, down] = height > width ? [34, 56] : [56, 34];
  return put(
    width / 2,
    height / 2 + 12,
    (height > width
      ? line(`M${-across} ${-down - 3}H${across}M${-across} ${down + 3}H${across}`, "#e8dcc0", 7, { dashes: "2 5" })
      : line(`M${-across - 3} ${-down}V${down}M${across + 3} ${-down}V${down}`, "#e8dcc0", 7, { dashes: "2 5" })) +
      box(-across, -down, 2 * across, 2 * down, "#7d2430", { edge: 2, edgeColour: "#3a1016" }) +
      box(7 - across, 7 - down, 2 * across - 14, 2 * down - 14, "#22365c", { edge: 3, edgeColour: "#d9b25a" }) +
      area(`M0 ${13 - down}L${across - 13} 0 0 ${down - 13} ${13 - across} 0Z`, "#a8412f", {
        edge: 2.4,
        edgeColour: "#f0dcae",
      }) +
      area("M0-9 9 0 0 9-9 0Z", "#f0dcae") +
      area("M0-5 5 0 0 5-5 0Z", "#22365c"),
  );
};

/** Wheels with teeth that drive each other. */
const gears: Prop = (x, y) =>
  box(x + 16, y + 14, 68, 28, "#4a525e", EDGE) +
  line(`M${x + 30} ${y + 29}h0`, "#2a2d35", 24) +
  disc(x + 34, y + 29, 10, "#b0783a", { edge: 5, edgeColour: "#8a5a26", dashes: "4.6 3.3" }) +
  disc(x + 34, y + 29, 4, "#2a2018") +
  disc(x + 57, y + 25, 7, "#9aa3b5", { edge: 4.4, edgeColour: "#6d7688", dashes: "3.8 2.8" }) +
  disc(x + 57, y + 25, 2.8, "#22252e") +
  box(x + 69, y + 19, 10, 17, "#2a2d35", { round: 2 }) +
  disc(x + 74, y + 24, 2.4, "#ff5d4d") +
  disc(x + 74, y + 31, 2.4, "#7fd06a");

/** A press under which nobody should put a hand. */
const press: Prop = (x, y) =>
  box(x + 22, y + 12, 56, 10, "#c8962a", EDGE) +
  line(
    `M${x + 28} ${y + 20}l6-6M${x + 42} ${y + 20}l6-6M${x + 56} ${y + 20}l6-6M${x + 70} ${y + 20}l6-6`,
    "#2a2a30",
    4,
  ) +
  box(x + 26, y + 22, 8, 20, "#6d7688", EDGE) +
  box(x + 66, y + 22, 8, 20, "#6d7688", EDGE) +
  box(x + 38, y + 20, 24, 12, "#aab4c4", EDGE) +
  box(x + 34, y + 36, 32, 7, "#3f4652", EDGE);

/** A belt on which boxes stand still. */
const conveyor: Middle = (width, height) => {
  const upright = height > width;
  const long = (upright ? height : width) - 92;
  const rollers = Array.from({ length: Math.floor(long / 20) }, (_, bar) => `M${bar * 20 - long / 2 + 10}-19V19`).join(
    "",
  );
  const parcel = (along: number, colour: string) =>
    box(along - 15, -14, 30, 28, colour, EDGE) + line(`M${along}-14V14M${along - 15} 0H${along + 15}`, "#f0e2c4", 2);
  return put(
    width / 2,
    height / 2 + 8,
    box(-long / 2 - 4, -26, long + 8, 52, "#5f6876", { ...EDGE, round: 8 }) +
      box(-long / 2, -19, long, 38, "#2a2d35", { round: 4 }) +
      line(rollers, "#474c58", 4) +
      parcel(-long * 0.32, "#a8793f") +
      parcel(long * 0.02, "#946a3a") +
      parcel(long * 0.36, "#b98a54") +
      line(`M${-long / 2} 23H${long / 2}`, "#d7b23a", 4, { dashes: "12 10" }),
    { turn: upright ? 90 : 0 },
  );
};

export const HUNGER_ROOMS = {
  drug_store: {
    floor: "tiles",
    colours: ["#7f9a8c", "#748f81"],
    wall: "#2f7d57",
    props: [bottles, dispensary, cupboard, bottles],
    middle: mortar,
  },
  post_office: {
    floor: "boards",
    colours: ["#7a6850", "#695842"],
    wall: "#34568c",
    props: [pigeonholes, parcels, pigeonholes, desk],
    middle: letter,
  },
  supermarket: {
    floor: "tiles",
    colours: ["#8a8f96", "#7d828a"],
    wall: "#b0602c",
    props: [freezer, fruit, till, goods],
    middle: aisles,
  },
  library: {
    floor: "boards",
    colours: ["#5f4433", "#4f3829"],
    wall: "#3f5a44",
    props: [bookcase, readingDesk, bookcase, globe],
    middle: openBook,
  },
  antique_shop: {
    floor: "boards",
    colours: ["#6b4a38", "#593c2d"],
    wall: "#7a3f5a",
    props: [tallClock, vases, gramophone, vases],
    middle: persian,
  },
  factory: {
    floor: "slabs",
    colours: ["#5f5d5c", "#545251"],
    wall: "#7a4632",
    props: [gears, press, crates, tools, gears],
    middle: conveyor,
  },
} satisfies Record<string, Room>;
