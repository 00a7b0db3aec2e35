/** What is inside of the buildings of Timber Peak. */

import { area, box, disc, line, oval, put, star } from "../../../art/brush";
import * as furniture from "../../../art/town/furniture";
import type { Prop } from "../../../art/town/furniture";
import { INK } from "../../../art/town/shapes";
import { logEnds } from "./mountains";
import { cage, EDGE, fireplace, fivePointed, rifles, type Middle, type Room } from "./room";

const { barrels, bed, booth, bottles, crates, desk, lockers, ore, picks, sofa, tools } = furniture;

const logs: Prop = (x, y) =>
  logEnds(
    [
      [x + 30, y + 35],
      [x + 47, y + 35],
      [x + 64, y + 35],
      [x + 38, y + 21],
      [x + 55, y + 21],
    ],
    8.4,
  );

/** Boards that are cut to length. */
const stackedBoards: Prop = (x, y) =>
  [16, 23, 30, 37]
    .map((down, row) => box(x + 18 + (row % 2) * 5, y + down, 60, 6, row % 2 ? "#d0a060" : "#e0b878", EDGE))
    .join("");

/** A blade as wide as a table, the log before it, and the dust of all that was sawn. */
const greatSaw: Middle = (width, height) => {
  const long = Math.max(width, height) - 84;
  return put(
    width / 2,
    height / 2 + 10,
    oval(18, 6, long * 0.42, 40, "#d9b878", { opacity: 0.35 }) +
      box(-long / 2, -20, long, 40, "#4a505c", { ...EDGE, round: 4 }) +
      line(`M${-long / 2 + 6}-14H${long / 2 - 6}M${-long / 2 + 6} 14H${long / 2 - 6}`, "#8d96a6", 3) +
      box(-long / 2 + 8, -11, long * 0.46, 22, "#7a5232", { ...EDGE, round: 9 }) +
      line(`M${-long / 2 + 20}-4h${long * 0.3}M${-long / 2 + 30} 4h${long * 0.26}`, "#54371f", 2.4) +
      disc(long * 0.14, 0, 32, "#c3ccd9", { edge: 7, edgeColour: "#8d96a6", dashes: "8 5.4" }) +
      disc(long * 0.14, 0, 22, "#dfe5ee", { edge: 2, edgeColour: "#9aa3b5" }) +
      disc(long * 0.14, 0, 7, "#59616e", EDGE) +
      line(`M${long * 0.14 - 15}-12q6-7 14-8`, "#fff", 3),
    { turn: height > width ? 90 : 0 },
  );
};

/** Drawers for papers, and water to drink. */
const drawers: Prop = (x, y) =>
  box(x + 20, y + 14, 20, 28, "#8a929c", EDGE) +
  box(x + 42, y + 14, 20, 28, "#7b838d", EDGE) +
  line(`M${x + 20} ${y + 23}h42M${x + 20} ${y + 32}h42`, "#4a505a", 1.8) +
  line(`M${x + 27} ${y + 19}h6M${x + 27} ${y + 28}h6M${x + 49} ${y + 19}h6M${x + 49} ${y + 28}h6`, "#e3e8ef", 2.4) +
  box(x + 68, y + 24, 13, 18, "#e3e8ef", { ...EDGE, round: 2 }) +
  box(x + 69, y + 12, 11, 14, "#7fc4e8", { ...EDGE, round: 4 });

/** Helmets on hooks. */
const helmets: Prop = (x, y) =>
  box(x + 18, y + 14, 64, 8, "#5a4030", EDGE) +
  [30, 50, 70]
    .map((at, place) => area(`M${x + at - 9} ${y + 34}q0-14 9-14t9 14z`, place === 1 ? "#e8e8e0" : "#f0b93a", EDGE))
    .join("");

/** A plan of what was to be built. */
const blueprint: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 14,
    box(-46, -34, 92, 68, "#6a5238", { ...EDGE, round: 4 }) +
      box(-39, -27, 78, 54, "#2a5a9c", { edge: 1.6, edgeColour: "#16345e" }) +
      line("M-39-18H39M-39-8H39M-39 2H39M-39 12H39M-26-27V27M-12-27V27M2-27V27M16-27V27M30-27V27", "#5f8fd0", 1) +
      line("M-26 16V-4L-6-18 14-4V16ZM-10 16V4H-2V16M14 4H28V16H14", "#f2f7ff", 2.6) +
      line("M24-22 36-10", "#f0b93a", 4) +
      disc(-34, 22, 4, "#c8402f"),
    { turn: -6 },
  );

/** A bar with taps, and mugs on it. */
const bar: Prop = (x, y) =>
  box(x + 14, y + 22, 72, 19, "#5c341c", { ...EDGE, round: 3 }) +
  line(`M${x + 15} ${y + 25}h70`, "#a8693a", 4) +
  line(`M${x + 44} ${y + 30}v-14M${x + 54} ${y + 30}v-14`, "#f0cf7a", 4) +
  [24, 68]
    .map(
      (at) =>
        box(x + at, y + 25, 9, 11, "#e8a93a", { ...EDGE, round: 1 }) +
        box(x + at - 1, y + 22, 11, 5, "#fff6e0", { round: 2 }),
    )
    .join("");

/** Kegs that lie on their sides. */
const kegs: Prop = (x, y) =>
  [34, 66]
    .map(
      (at) =>
        disc(x + at, y + 28, 14, "#8a5528", { edge: 3, edgeColour: "#2f2a30" }) +
        line(`M${x + at - 6} ${y + 17}v22M${x + at} ${y + 15}v26M${x + at + 6} ${y + 17}v22`, "#5f3818", 1.8) +
        disc(x + at, y + 33, 3, "#f0cf7a", { edge: 1.4, edgeColour: INK }),
    )
    .join("");

/** Tables with stools around them. */
const tables: Middle = (width, height) => {
  const table = (x: number, y: number, cards: boolean) =>
    put(
      x,
      y,
      [-27, 27].map((at) => disc(at, 4, 8, "#6a3f2a", EDGE)).join("") +
        [-25, 27].map((at) => disc(2, at, 8, "#6a3f2a", EDGE)).join("") +
        disc(0, 0, 21, "#8a5a34", EDGE) +
        disc(0, 0, 16, "none", { edge: 1.6, edgeColour: "#a8733f" }) +
        (cards
          ? box(-9, -8, 8, 11, "#fff6e6", { edge: 1 }) + box(2, -3, 8, 11, "#c8402f", { edge: 1 })
          : disc(-5, -3, 5, "#fff6e0", { edge: 2.4, edgeColour: "#d9922a" }) +
            disc(7, 5, 5, "#fff6e0", { edge: 2.4, edgeColour: "#d9922a" })),
    );
  const [across, down] = height > width ? [0, height / 4 - 6] : [width / 4 - 6, 0];
  const [x, y] = [width / 2, height / 2 + 12];
  return table(x - across, y - down, false) + table(x + across, y + down, true);
};

/** Pins that wait. */
const pins: Prop = (x, y) =>
  box(x + 18, y + 30, 64, 12, "#3a2f4a", EDGE) +
  [28, 43, 58, 73]
    .map(
      (at) =>
        area(`M${x + at} ${y + 10}q5 0 4 7-1 4 1 8 3 8-1 14h-8q-4-6-1-14 2-4 1-8-1-7 4-7z`, "#f7f3e8", EDGE) +
        line(`M${x + at - 3} ${y + 18}h6`, "#c8402f", 2.6),
    )
    .join("");

/** Balls in a row, each with its holes. */
const bowls: Prop = (x, y) =>
  box(x + 16, y + 24, 68, 16, "#4a3a5c", { ...EDGE, round: 8 }) +
  ["#c8402f", "#3f7fc4", "#2c2c38", "#3f9a63"]
    .map(
      (colour, place) =>
        disc(x + 27 + place * 16, y + 28, 8, colour, EDGE) + disc(x + 25 + place * 16, y + 26, 1.3, "#fff"),
    )
    .join("");

/** Lanes with their arrows; far down, ten pins stand on each. */
const lanes: Middle = (width, height) => {
  const upright = height > width;
  const [long, across] = upright ? [height, width] : [width, height];
  const lane = (down: number) =>
    box(22, down, long - 44, 32, "#d9a866", { edge: 5, edgeColour: "#4a3428" }) +
    line(`M24 ${down + 11}H${long - 24}M24 ${down + 21}H${long - 24}`, "#b98648", 1.4) +
    area([0, 1, 2].map((at) => `M${78 + at * 11} ${down + 16 - at * 0}l-9-4v8z`).join(""), "#8d2a1e") +
    [
      [58, 16],
      [49, 11],
      [49, 21],
      [40, 7],
      [40, 16],
      [40, 25],
    ]
      .map(([back = 0, aside = 0]) =>
        disc(long - back + 6, down + aside, 3.6, "#fffaf0", { edge: 1.4, edgeColour: "#c8402f" }),
      )
      .join("");
  const laid =
    lane(across / 2 - 34) +
    lane(across / 2 + 10) +
    disc(long * 0.52, across / 2 + 28, 8, "#3f4fae", EDGE) +
    disc(long * 0.52 - 2, across / 2 + 26, 1.4, "#fff");
  return upright ? put(width, 0, laid, { turn: 90 }) : laid;
};

/** Faces of whom the law wants, on a board. */
const wanted: Prop = (x, y) =>
  box(x + 18, y + 12, 64, 24, "#7a5636", { edge: 2.4, edgeColour: "#3a2616" }) +
  [24, 44, 64]
    .map(
      (at, place) =>
        box(x + at, y + 15 + (place % 2) * 2, 13, 17, "#efe2c0", { edge: 1, edgeColour: INK }) +
        disc(x + at + 6.5, y + 21 + (place % 2) * 2, 3.4, "#5a4632") +
        line(`M${x + at + 3} ${y + 28 + (place % 2) * 2}h7`, "#8d2a1e", 1.8),
    )
    .join("");

/** A hide on the floor, and on it the star of the sheriff. */
const badge: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 12,
    area(
      "M-30-34C-22-44-10-38 0-40 10-38 22-44 30-34 44-36 52-26 42-18 46-6 46 8 42 18 52 28 42 38 30 34 22 40 10 34 0 42-10 34-22 40-30 34-42 38-52 28-42 18-46 8-46-6-42-18-52-26-44-36-30-34Z",
      "#d9c8ae",
      { edge: 2, edgeColour: "#6a5238" },
    ) +
      area(
        "M-40-22C-30-34-18-30-20-20-24-12-38-12-40-22ZM20 14C32 8 42 16 36 26 28 34 14 26 20 14ZM-38 14c8-4 14 4 8 12-8 4-14-6-8-12z",
        "#6f4a30",
      ) +
      fivePointed(0, 1, 29, "#f0c24a", { edge: 2.4, edgeColour: "#6b4812" }) +
      star(0, 1, 19, 8, 5, "#ffe08a") +
      disc(0, 1, 5, "#b8822a"),
  );

/** Transformers with their insulators. */
const transformer: Prop = (x, y) =>
  [22, 54]
    .map(
      (at) =>
        box(x + at, y + 20, 25, 23, "#66746a", { ...EDGE, round: 2 }) +
        line(`M${x + at + 6} ${y + 24}v16M${x + at + 12} ${y + 24}v16M${x + at + 18} ${y + 24}v16`, "#49554d", 2.6) +
        [6, 18]
          .map(
            (aside) =>
              line(`M${x + at + aside} ${y + 20}v-11`, "#b8733a", 6, { dashes: "2 2" }) +
              disc(x + at + aside, y + 8, 2.6, "#e3e8ef"),
          )
          .join(""),
    )
    .join("") + line(`M${x + 40} ${y + 8}q10 9 20 0`, "#22252e", 2);

/** Dials and switches. */
const switchboard: Prop = (x, y) =>
  box(x + 16, y + 12, 68, 27, "#7c8794", EDGE) +
  [27, 43]
    .map(
      (at) =>
        disc(x + at, y + 21, 6, "#f4f7f2", { edge: 1.6, edgeColour: INK }) +
        line(`M${x + at} ${y + 22}l3-4`, "#c8402f", 1.8),
    )
    .join("") +
  line(`M${x + 57} ${y + 17}v9M${x + 66} ${y + 21}v9M${x + 75} ${y + 17}v9`, "#c8402f", 4) +
  line(`M${x + 22} ${y + 33}h56`, "#ffc857", 3, { dashes: "3 5" });

const BOLT = "M8-30-16 5H-2L-9 30 16-7H2Z";

/** The sign that says what a touch would do, between cables that lie on the floor. */
const voltage: Middle = (width, height) =>
  line(
    `M20 ${height - 18}C${width * 0.3} ${height - 60} ${width * 0.3} ${height * 0.5} ${width / 2} ${height / 2 + 12}S${width * 0.7} 50 ${width - 18} 60`,
    "#15171e",
    8,
  ) +
  line(
    `M20 ${height - 30}C${width * 0.36} ${height - 40} ${width * 0.4} ${height * 0.6} ${width / 2} ${height / 2 + 12}S${width * 0.8} ${height - 50} ${width - 18} ${height - 36}`,
    "#8d2a1e",
    6,
  ) +
  put(
    width / 2,
    height / 2 + 12,
    area("M0-44 46 34H-46Z", "#f0b93a", { edge: 6, edgeColour: "#1d1a14" }) +
      put(0, 8, area(BOLT, "#1d1a14"), { scale: 0.75 }),
  );

/** Antlers over the trophies of a hunter, and a map. */
const antlers: Prop = (x, y) =>
  box(x + 52, y + 14, 30, 22, "#e8dcb8", { edge: 2, edgeColour: "#6b4a2a" }) +
  line(`M${x + 55} ${y + 31}q8-12 13-5t12-8`, "#4f8a54", 2.6) +
  line(`M${x + 56} ${y + 20}h6`, "#c8402f", 3) +
  area(`M${x + 26} ${y + 22}h14l-3 14h-8z`, "#8a5a34", EDGE) +
  line(
    `M${x + 30} ${y + 22}q-10-2-11-12M${x + 22} ${y + 17}l-7-3M${x + 36} ${y + 22}q10-2 11-12M${x + 44} ${y + 17}l7-3`,
    "#ead9b4",
    3.4,
  );

/** A pine on a round rug. */
const pine: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 12,
    disc(0, 0, 42, "#35502f", { edge: 5, edgeColour: "#c9a14a" }) +
      disc(0, 0, 34, "none", { edge: 1.6, edgeColour: "#c9a14a" }) +
      area("M-4 18H4V30H-4Z", "#8a5a30") +
      area("M0-34 13-14H7L18 2H11L23 20H-23L-11 2H-18L-7-14H-13Z", "#8fc06a") +
      area("M0-34 13-14H7L18 2H11L23 20H0Z", "#5f9450"),
  );

/** A frame of timber that holds up the mountain. */
const timbers: Prop = (x, y) =>
  box(x + 20, y + 12, 60, 30, "#17130f") +
  area(`M${x + 34} ${y + 40}l6-12 8 5 7-9 9 16z`, "#4f463c") +
  box(x + 16, y + 10, 68, 8, "#8a5f34", EDGE) +
  box(x + 18, y + 16, 9, 27, "#7a5230", EDGE) +
  box(x + 73, y + 16, 9, 27, "#7a5230", EDGE) +
  disc(x + 50, y + 23, 4, "#ffe08a", EDGE) +
  disc(x + 50, y + 23, 11, "#ffd98a", { opacity: 0.3 });

/** A box of sticks that should stay dry. */
const dynamite: Prop = (x, y) =>
  box(x + 22, y + 20, 34, 22, "#8a6a40", EDGE) +
  line(`M${x + 28} ${y + 24}v9M${x + 35} ${y + 24}v9M${x + 42} ${y + 24}v9M${x + 49} ${y + 24}v9`, "#d8402f", 5.4) +
  line(`M${x + 28} ${y + 20}v-4M${x + 42} ${y + 20}q0-4 4-5`, "#f0dcae", 1.8) +
  box(x + 23, y + 34, 32, 8, "#a5804e") +
  disc(x + 70, y + 34, 8, "#5b544c", EDGE) +
  disc(x + 76, y + 40, 5, "#6d655b", EDGE);

/** Rails, and a wagon on them. */
const rails: Middle = (width, height) => {
  const upright = height > width;
  const long = upright ? height : width;
  const sleepers = Array.from({ length: Math.floor((long - 30) / 24) }, (_, bar) => `M${24 + bar * 24}-24V24`).join("");
  const wagon =
    box(-34, -24, 68, 48, "#4d5a6a", { ...EDGE, round: 6 }) +
    box(-27, -18, 54, 36, "#22252c", { round: 4 }) +
    [
      [-14, -6, 10, "#8a8f9c"],
      [6, -8, 9, "#c9a14a"],
      [14, 6, 9, "#787e8a"],
      [-4, 8, 9, "#e0b84e"],
      [-19, 9, 6, "#6d655b"],
    ]
      .map(([x, y, radius, colour]) => disc(Number(x), Number(y), Number(radius), String(colour), EDGE))
      .join("") +
    line("M-34-24v48M34-24v48", "#8d98a8", 4);
  return put(
    upright ? width / 2 : 0,
    upright ? 0 : height / 2 + 10,
    line(sleepers, "#4a3524", 8) +
      line(`M12-15H${long - 8}M12 15H${long - 8}`, "#16130f", 6) +
      line(`M12-16H${long - 8}M12 14H${long - 8}`, "#9aa3b5", 3) +
      put(long * 0.56, 0, wagon),
    { turn: upright ? 90 : 0 },
  );
};

/** Skis and poles in a rack. */
const skis: Prop = (x, y) =>
  box(x + 16, y + 30, 68, 9, "#5c3a20", EDGE) +
  ["#c8402f", "#c8402f", "#3f7fc4", "#3f7fc4", "#f0b93a", "#f0b93a"]
    .map((colour, place) => {
      const left = x + 24 + Math.floor(place / 2) * 21 + (place % 2) * 7;
      return area(`M${left - 2.6} ${y + 43}V${y + 14}q2.6-8 5.2 0V${y + 43}z`, colour, { edge: 1.4, edgeColour: INK });
    })
    .join("") +
  line(`M${x + 20} ${y + 34}h60`, "#8a5a30", 3);

/** A rug of wool with a flake of snow on it. */
const snowflake: Middle = (width, height) => {
  const arm = "M0 0V-30M0-14-8-22M0-14 8-22M0-22-5-27M0-22 5-27";
  const [across, down] = height > width ? [40, 54] : [54, 40];
  return put(
    width / 2,
    height / 2 + 12,
    box(-across, -down, 2 * across, 2 * down, "#2f4a7c", { round: 5, edge: 3, edgeColour: "#16233f" }) +
      box(7 - across, 7 - down, 2 * across - 14, 2 * down - 14, "none", {
        round: 3,
        edge: 2.4,
        edgeColour: "#c8402f",
      }) +
      [0, 60, 120, 180, 240, 300].map((turn) => line(arm, "#f2f7ff", 4, { turn })).join(""),
  );
};

/** A desk full of sliders, and lights that move with the voice. */
const mixer: Prop = (x, y) =>
  area(`M${x + 16} ${y + 16}h68l4 26h-76z`, "#2c3140", EDGE) +
  line([26, 35, 44, 53].map((at) => `M${x + at} ${y + 22}v15`).join(""), "#0f1119", 3) +
  [
    [26, 25],
    [35, 33],
    [44, 28],
    [53, 24],
  ]
    .map(([at = 0, down = 0]) => box(x + at - 3, y + down, 6, 4, "#e3e8ef"))
    .join("") +
  line(`M${x + 63} ${y + 36}v-13M${x + 69} ${y + 36}v-8M${x + 75} ${y + 36}v-11`, "#7fd06a", 4, { dashes: "1 4.4" }) +
  disc(x + 72, y + 20, 2.2, "#ff5d4d");

/** Records, one of them on the plate. */
const records: Prop = (x, y) =>
  box(x + 18, y + 18, 28, 24, "#6a4a32", EDGE) +
  line(`M${x + 22} ${y + 30}h21`, "#d9b25a", 18, { dashes: "2 2 1 2 3 2" }) +
  line(`M${x + 24} ${y + 30}h18`, "#c7694f", 18, { dashes: "1 8" }) +
  box(x + 50, y + 18, 32, 24, "#3f4758", EDGE) +
  disc(x + 63, y + 30, 10, "#14141b", EDGE) +
  disc(x + 63, y + 30, 3.4, "#c8402f") +
  line(`M${x + 78} ${y + 22}v8l-8 5`, "#e3e8ef", 2);

/** A microphone, and the waves that go out from it. */
const onAir: Middle = (width, height) =>
  put(
    width / 2,
    height / 2 + 12,
    disc(0, 0, 45, "#3a2a52", { edge: 4, edgeColour: "#7a62a8" }) +
      line("M-22-14Q-30 0-22 14M22-14Q30 0 22 14M-31-20Q-43 0-31 20M31-20Q43 0 31 20", "#ff8f7a", 4) +
      box(-10, -30, 20, 36, "#cfd6e2", { ...EDGE, round: 10 }) +
      line("M-9-20H9M-9-13H9M-9-6H9", "#7c8594", 2.4) +
      line("M-17-4Q-17 15 0 15T17-4M0 15V28M-12 28H12", "#f0c24a", 4.4),
  );

/** Racks with lamps that blink. */
const racks: Prop = (x, y) =>
  [20, 42, 64]
    .map(
      (at, place) =>
        box(x + at, y + 12, 18, 30, "#4a5464", EDGE) +
        line(`M${x + at + 4} ${y + 18}h10M${x + at + 4} ${y + 33}h10M${x + at + 4} ${y + 37}h10`, "#262c38", 2.4) +
        line(`M${x + at + 5} ${y + 25}h9`, ["#7fd06a", "#ffc857", "#ff5d4d"][place]!, 3.4, { dashes: "1 4" }),
    )
    .join("");

/** The foot of the mast from above: struts that cross, ever smaller, and the light at its top. */
const mast: Middle = (width, height) => {
  const side = (half: number) => `M${-half} ${-half}H${half}V${half}H${-half}Z`;
  return put(
    width / 2,
    height / 2 + 12,
    [66, 52, 38]
      .map((radius) => disc(0, 0, radius, "none", { edge: 2.4, edgeColour: "#ff8f7a", opacity: 0.4 }))
      .join("") +
      boxFeet +
      line(`${side(38)}M-38-38 38 38M38-38-38 38`, "#171a22", 9) +
      line(`${side(38)}M-38-38 38 38M38-38-38 38`, "#c8402f", 5) +
      line(`${side(24)}M0-24 24 0 0 24-24 0Z`, "#f1efe8", 4) +
      line(side(12), "#c8402f", 4) +
      disc(0, 0, 18, "#ff5d4d", { opacity: 0.35 }) +
      disc(0, 0, 6, "#ffd0c8", { edge: 3, edgeColour: "#ff3b2a" }),
  );
};

const boxFeet = [
  [-38, -38],
  [38, -38],
  [-38, 38],
  [38, 38],
]
  .map(([x = 0, y = 0]) => box(x - 9, y - 9, 18, 18, "#8d9099", { ...EDGE, round: 2 }))
  .join("");

/** An engine that turns fuel into light. */
const generator: Prop = (x, y) =>
  box(x + 12, y + 18, 76, 28, "#3f6a54", { ...EDGE, round: 4 }) +
  disc(x + 30, y + 32, 11, "#22262c", { edge: 3, edgeColour: "#8d98a8" }) +
  line(`M${x + 30} ${y + 23}v18M${x + 21} ${y + 32}h18`, "#8d98a8", 2.6) +
  line(`M${x + 48} ${y + 23}v18M${x + 54} ${y + 23}v18M${x + 60} ${y + 23}v18`, "#274435", 3) +
  box(x + 68, y + 23, 14, 11, "#1d2229", { round: 2 }) +
  disc(x + 75, y + 40, 2.6, "#7fd06a") +
  line(`M${x + 72} ${y + 28}h6`, "#ffc857", 2.4) +
  line(`M${x + 80} ${y + 18}v-9`, "#6d7688", 6);

/** Cables from one engine to the next, and the oil that they have lost. */
const cables: Middle = (width, height) =>
  (height > width
    ? line(`M60 20C30 ${height * 0.3} 90 ${height * 0.6} 54 ${height - 18}`, "#15171e", 7) +
      line(`M76 20C96 ${height * 0.35} 40 ${height * 0.62} 72 ${height - 18}`, "#c8962a", 5)
    : line(`M20 72C${width * 0.3} 54 ${width * 0.6} 96 ${width - 18} 66`, "#15171e", 7) +
      line(`M20 84C${width * 0.35} 96 ${width * 0.62} 56 ${width - 18} 80`, "#c8962a", 5)) +
  oval(width * 0.62, height * 0.74, 15, 8, "#14151b", { opacity: 0.6 }) +
  put(width / 2, height / 2 + 20, area(BOLT, "#f0b93a", { edge: 3, edgeColour: INK }), { scale: 0.62 });

export const PEAK_ROOMS = {
  sawmill: {
    floor: "boards",
    colours: ["#84694a", "#70583d"],
    wall: "#8a5f34",
    props: [logs, stackedBoards, tools, logs],
    middle: greatSaw,
  },
  office_trailer: {
    floor: "tiles",
    colours: ["#6d7480", "#646b77"],
    wall: "#b8902f",
    props: [drawers, helmets, desk],
    middle: blueprint,
  },
  tavern: {
    floor: "boards",
    colours: ["#5c4030", "#4c3426"],
    wall: "#6a2f26",
    props: [bar, kegs, bottles, booth],
    middle: tables,
  },
  bowling_alley: {
    floor: "boards",
    colours: ["#5a5070", "#4c4362"],
    wall: "#8c3a6a",
    props: [pins, bowls, booth, pins],
    middle: lanes,
  },
  sheriffs_office: {
    floor: "boards",
    colours: ["#73583c", "#614a32"],
    wall: "#7a5a2c",
    props: [cage, wanted, rifles, desk],
    middle: badge,
  },
  power_relay_station: {
    floor: "slabs",
    colours: ["#565c5e", "#4c5254"],
    wall: "#5f6a3a",
    props: [transformer, switchboard, transformer, tools],
    middle: voltage,
  },
  ranger_cabin: {
    floor: "boards",
    colours: ["#7a5a3a", "#664a2f"],
    wall: "#3f5f3a",
    props: [antlers, bed, rifles, fireplace],
    middle: pine,
  },
  mine: {
    floor: "slabs",
    colours: ["#4a4038", "#40372f"],
    wall: "#5a4a3a",
    props: [timbers, ore, picks, dynamite],
    middle: rails,
  },
  ski_lodge: {
    floor: "boards",
    colours: ["#8a6842", "#765836"],
    wall: "#8f4a2c",
    props: [fireplace, skis, sofa, skis],
    middle: snowflake,
  },
  radio_studio: {
    floor: "tiles",
    colours: ["#4d4a5f", "#444155"],
    wall: "#5a3f8c",
    props: [mixer, records, mixer, records],
    middle: onAir,
  },
  transmitter_tower: {
    floor: "slabs",
    colours: ["#62656c", "#575a61"],
    wall: "#8c2f2a",
    props: [racks, switchboard, racks, crates],
    middle: mast,
  },
  generator_house: {
    floor: "slabs",
    colours: ["#5c5f58", "#52554e"],
    wall: "#4a6a5a",
    props: [generator, barrels, generator, lockers],
    middle: cables,
  },
} satisfies Record<string, Room>;
