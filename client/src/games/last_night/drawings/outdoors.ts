/** The ground outdoors: streets between pavements, tracks, gravel, the square, lawns, and what grows or lies there. */

import { area, box, disc, line, oval, put, together } from "../../../art/brush";
import { chanceOf, type Chance } from "../../../art/town/chance";
import { boxes, SPACE, type Rectangle } from "../../../art/town/shapes";
import { columnOf, FACES, rowOf, type Face } from "../town";
import { slope, timber } from "./mountains";
import {
  besides,
  coverBeyond,
  isWalked,
  openSides,
  opensAcross,
  type Cover,
  type Landscape,
  type Walked,
} from "./cover";

export const SCENERY_PATTERNS =
  pattern(
    "grass",
    50,
    "#2b4b38",
    line("M7 20l2-9M12 21l-1-7M33 43l2-10M38 44l-2-7M40 16l-2-8M20 34l-1-6", "#3f6a4c", 2.4),
  ) +
  pattern("joints", 25, "#78716a", line("M0 .6H25M.6 0V25", "#625c57", 1.4)) +
  pattern(
    "corn",
    33.3,
    "#3b3a1f",
    line("M0 4H33.3M0 28H33.3", "#2c2b17", 4) +
      line("M16 33V5M16 22 6 12M16 19 27 9M16 31 7 24M16 29 25 22", "#7f953f", 3.4) +
      disc(16, 6, 3.6, "#e0b84e"),
  ) +
  pattern(
    "gravel",
    34,
    "#59544f",
    line("M5 6h0M17 3h0M28 9h0M11 17h0M23 21h0M4 27h0M31 30h0M16 30h0", "#7a736a", 3.4) +
      line("M10 9h0M22 13h0M30 18h0M6 19h0M20 28h0", "#413d3c", 3),
  ) +
  pattern(
    "flags",
    50,
    "#7a6f66",
    box(1.5, 1.5, 30, 22, "#857a6f") +
      box(33.5, 1.5, 15, 22, "#746960") +
      box(1.5, 25.5, 16, 23, "#766b62") +
      box(19.5, 25.5, 29, 23, "#80756a"),
  ) +
  pattern(
    "soil",
    50,
    "#4b3d31",
    line("M8 10h6M30 22h8M14 38h7M40 42h5", "#3b2f26", 3) + line("M22 14h0M42 8h0M6 28h0M34 36h0", "#66543f", 3.6),
  ) +
  pattern(
    "snow",
    50,
    "#7585a6",
    line("M4 14q8-5 16 0M28 36q8-5 16 0", "#667697", 2.4) +
      line("M30 8q7-4 13 0M6 42q6-4 11 0", "#92a2c2", 3) +
      line("M24 24h0M44 20h0M12 30h0", "#b9c6de", 2.6),
  );

function pattern(id: string, size: number, ground: string, drawing: string): string {
  return (
    `<pattern id='${id}' width='${size}' height='${size}' patternUnits='userSpaceOnUse'>` +
    box(0, 0, size, size, ground) +
    `${drawing}</pattern>`
  );
}

const FILLS: Readonly<Record<Cover, string>> = {
  street: "url(#joints)",
  track: "url(#grass)",
  gravel: "url(#grass)",
  square: "url(#flags)",
  lawn: "url(#grass)",
  graveyard: "url(#grass)",
  cornfield: "url(#corn)",
  lumber_yard: "url(#soil)",
  ski_slope: "url(#snow)",
  yard: "url(#soil)",
  room: "#20222e",
};

/** How ways lie on the ground: how far from the edges of their spaces, in which colours. */
const WAYS_LAID: readonly { cover: Walked; margin: number; colour: string; rim: string; wide: number }[] = [
  { cover: "gravel", margin: 9, colour: "url(#gravel)", rim: "#39402f", wide: 5 },
  { cover: "track", margin: 14, colour: "#5d4b39", rim: "#43382b", wide: 7 },
  { cover: "street", margin: 15, colour: "#484541", rim: "#b3a994", wide: 6 },
];

const at = (space: number): readonly [x: number, y: number] => [columnOf(space) * SPACE, rowOf(space) * SPACE];
const spacesOf = (covers: readonly Cover[], ...wanted: Cover[]) =>
  covers.flatMap((cover, space) => (wanted.includes(cover) ? [space] : []));

/** All that is outdoors, from the ground up; buildings cover the rest. */
export function outdoors(covers: readonly Cover[], seed: string): string {
  const chance = chanceOf(seed);
  return (
    Object.entries(FILLS)
      .filter(([cover]) => cover !== "room")
      .map(([cover, fill]) => boxes(spacesOf(covers, cover as Cover).map(whole), fill))
      .join("") +
    lawns(covers, chance) +
    ways(covers) +
    markings(covers, chance) +
    square(covers) +
    spacesOf(covers, "graveyard")
      .map((space) => graves(space, chance))
      .join("") +
    spacesOf(covers, "yard")
      .map((space, number) => junk(space, number))
      .join("") +
    spacesOf(covers, "lumber_yard")
      .map((space, number) => put(...at(space), timber(number)))
      .join("") +
    spacesOf(covers, "ski_slope")
      .map((space, number) => put(...at(space), slope(number)))
      .join("") +
    edgesOfFields(covers)
  );
}

const whole = (space: number): Rectangle => [...at(space), SPACE, SPACE];

/** Streets and tracks, each with its kerb: the kerb is the same area once more, drawn behind it by a broader pen. */
function ways(covers: readonly Cover[]): string {
  return WAYS_LAID.map(({ cover, margin, colour, rim, wide }) => {
    const parts = spacesOf(covers, cover).flatMap((space) => laid(covers, space, margin));
    const path = parts.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
    return path && area(path, rim, { edge: wide, edgeColour: rim }) + area(path, colour);
  }).join("");
}

/** What is covered of a space: its middle, as far as it goes on to each side, and corners that all go on around. */
function laid(covers: readonly Cover[], space: number, margin: number): Rectangle[] {
  const [x, y] = at(space);
  const open = openSides(covers, space);
  const inner = SPACE - 2 * margin;
  const sides = open.map((face): Rectangle => {
    if (face === "n") return [x + margin, y, inner, margin + 1];
    if (face === "s") return [x + margin, y + SPACE - margin - 1, inner, margin + 1];
    return [face === "w" ? x : x + SPACE - margin - 1, y + margin, margin + 1, inner];
  });
  const corners = CORNERS.filter(
    ([one, other]) => open.includes(one) && open.includes(other) && opensAcross(covers, space, one, other),
  ).map(([one, other]): Rectangle => [
    other === "w" ? x : x + SPACE - margin - 1,
    one === "n" ? y : y + SPACE - margin - 1,
    margin + 1,
    margin + 1,
  ]);
  return [[x + margin, y + margin, inner, inner], ...sides, ...corners];
}

const CORNERS: readonly [Face, Face][] = [
  ["n", "w"],
  ["n", "e"],
  ["s", "w"],
  ["s", "e"],
];

/** Lanes, stripes, manholes, cracks and puddles on streets, and ruts on tracks. */
function markings(covers: readonly Cover[], chance: Chance): string {
  const streets = spacesOf(covers, "street");
  const lanes = streets.map((space) => lane(covers, space)).join("");
  const ruts = spacesOf(covers, "track")
    .map((space) => rut(covers, space))
    .join("");
  return (
    streets.map((space) => wear(space, chance)).join("") +
    (ruts && line(ruts, "#43362a", 7) + line(ruts, "#6d5945", 2.4)) +
    (lanes && line(lanes, "#d7b565", 4, { dashes: "16 13", opacity: 0.78 })) +
    streets.map((space) => stripes(covers, space)).join("") +
    streets.map((space) => manhole(covers, space)).join("")
  );
}

/** Where a street is one space wide, its lane runs through the middle; where it is two wide, between them. */
function lane(covers: readonly Cover[], space: number): string {
  const open = openSides(covers, space);
  const has = (...faces: Face[]) => faces.every((face) => open.includes(face));
  const [x, y] = at(space);
  const street = (face: Face) => coverBeyond(covers, space, face) === "street";
  if (open.length === 2 && has("n", "s")) return `M${x + 50} ${y}v${SPACE}`;
  if (open.length === 2 && has("e", "w")) return `M${x} ${y + 50}h${SPACE}`;
  if (open.length !== 3) return "";
  if (has("n", "s", "e") && street("e") && openSides(covers, space + 1).length === 3)
    return `M${x + SPACE} ${y}v${SPACE}`;
  if (has("e", "w", "s") && street("s") && openSides(covers, space + 12).length === 3)
    return `M${x} ${y + SPACE}h${SPACE}`;
  return "";
}

function rut(covers: readonly Cover[], space: number): string {
  const open = openSides(covers, space);
  const [x, y] = at(space);
  if (open.length === 2 && open.includes("n") && open.includes("s")) return `M${x + 34} ${y}v100M${x + 66} ${y}v100`;
  if (open.length === 2 && open.includes("e") && open.includes("w")) return `M${x} ${y + 34}h100M${x} ${y + 66}h100`;
  return "";
}

/** A patch of newer asphalt, a crack, or a puddle that holds the moon. */
function wear(space: number, chance: Chance): string {
  const [x, y] = at(space);
  const near = (from: number, more: number) => Math.round(from + chance() * more);
  const what = chance();
  if (what < 0.16) {
    return oval(x + near(35, 30), y + near(35, 30), near(13, 7), near(7, 4), "#7f95c4", { opacity: 0.4 });
  }
  if (what < 0.45) return box(x + near(22, 20), y + near(24, 20), near(22, 14), near(16, 10), "#3d3a37", { round: 3 });
  return line(
    `M${x + near(22, 18)} ${y + near(26, 40)}l${near(7, 9)} ${near(2, 7)} ${near(6, 9)} ${-near(1, 6)} ${near(5, 8)} ${near(3, 8)}`,
    "#2c2a28",
    2,
  );
}

/** Stripes for who walks to the square. */
function stripes(covers: readonly Cover[], space: number): string {
  const [x, y] = at(space);
  return FACES.filter((face) => coverBeyond(covers, space, face) === "square")
    .map((face) => {
      const bars = [12, 29, 46, 63, 80].map((along): Rectangle => {
        const near = face === "n" || face === "w" ? 8 : SPACE - 30;
        return face === "n" || face === "s" ? [x + along, y + near, 9, 22] : [x + near, y + along, 22, 9];
      });
      return boxes(bars, "#e4dfd2", 0.55);
    })
    .join("");
}

function manhole(covers: readonly Cover[], space: number): string {
  const open = openSides(covers, space);
  const narrow = open.every((face) => besides(face).some((side) => !opensAcross(covers, space, face, side)));
  if (open.length < 3 || !narrow) return "";
  const [x, y] = at(space);
  return (
    disc(x + 50, y + 50, 11, "#2a2d38", { edge: 2.4, edgeColour: "#5d606c" }) +
    line(`M${x + 43} ${y + 46}h14M${x + 43} ${y + 54}h14`, "#5d606c", 2.2)
  );
}

const FLOWERS = ["#e8a0b4", "#f0d070", "#cfd8ff"];

/** Darker patches and flowers on what is mown. */
function lawns(covers: readonly Cover[], chance: Chance): string {
  return spacesOf(covers, "lawn")
    .map((space) => {
      const [x, y] = at(space);
      const near = (from: number, more: number) => Math.round(from + chance() * more);
      const [patchX, patchY] = [x + near(25, 50), y + near(25, 50)];
      const flowers = Array.from({ length: 3 }, (_, number) =>
        disc(x + near(12, 76), y + near(12, 76), 2.6, FLOWERS[number]!, { opacity: 0.8 }),
      );
      return oval(patchX, patchY, near(18, 14), near(10, 8), "#223d2e", { opacity: 0.7 }) + flowers.join("");
    })
    .join("");
}

/** The Town Square: a great clock in the paving, flat, since people stand on it. */
function square(covers: readonly Cover[]): string {
  const spaces = spacesOf(covers, "square");
  if (!spaces.length) return "";
  const columns = spaces.map(columnOf);
  const rows = spaces.map(rowOf);
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const [x, y] = [((left + right) / 2) * SPACE, ((top + bottom) / 2) * SPACE];
  const radius = (Math.min(right - left, bottom - top) / 2) * SPACE - 8;
  return (
    box(left * SPACE + 4, top * SPACE + 4, (right - left) * SPACE - 8, (bottom - top) * SPACE - 8, "none", {
      edge: 6,
      edgeColour: "#b3a184",
    }) +
    disc(x, y, radius, "#6d5a4a", { edge: 4, edgeColour: "#d9bd85" }) +
    disc(x, y, radius * 0.8, "#8a7358", { edge: 3, edgeColour: "#5a4739" }) +
    disc(x, y, radius * 1.1, "url(#pool)") +
    clock(x, y, radius)
  );
}

function clock(x: number, y: number, radius: number): string {
  const ray = (part: number, from: number, to: number) => {
    const angle = (part * Math.PI) / 6;
    const point = (far: number) =>
      `${Math.round(x + Math.sin(angle) * far * radius)} ${Math.round(y - Math.cos(angle) * far * radius)}`;
    return `M${point(from)}L${point(to)}`;
  };
  const hours = Array.from({ length: 12 }, (_, hour) => hour);
  const points = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8;
    const far = radius * (corner % 2 ? 0.17 : corner % 4 ? 0.4 : 0.7);
    return `${Math.round(x + Math.sin(angle) * far)} ${Math.round(y - Math.cos(angle) * far)}`;
  });
  const half = points.flatMap((point, corner) =>
    corner % 2 === 0 ? [`M${x} ${y}L${point}L${points[(corner + 1) % points.length]!}Z`] : [],
  );
  return (
    line(
      hours
        .filter((hour) => hour % 3)
        .map((hour) => ray(hour, 0.86, 0.94))
        .join(""),
      "#f0d9a0",
      5,
    ) +
    line([0, 3, 6, 9].map((hour) => ray(hour, 0.83, 0.96)).join(""), "#ffe6ab", 10) +
    area(`M${points.join("L")}Z`, "#e0c48a") +
    area(half.join(""), "#4d3d33") +
    disc(x, y, radius * 0.1, "#ffe6ab", { edge: 3, edgeColour: "#4d3d33" })
  );
}

/** Two stones on a space, and the earth before them. */
function graves(space: number, chance: Chance): string {
  const [x, y] = at(space);
  return [
    [14 + chance() * 8, 16 + chance() * 6],
    [58 + chance() * 10, 54 + chance() * 8],
  ]
    .map(([across = 0, down = 0]) => {
      const [left, top] = [Math.round(x + across), Math.round(y + down)];
      const cross = chance() < 0.3;
      return (
        oval(left + 13, top + 34, 19, 6, "#17251d", { opacity: 0.8 }) +
        oval(left + 13, top + 36, 14, 4.5, "#4a3d31") +
        (cross
          ? area(`M${left + 9} ${top + 32}v-16h-8v-8h8v-9h8v9h8v8h-8v16z`, "#8f98b0") +
            area(`M${left + 14} ${top + 32}v-33h3v9h8v8h-8v16z`, "#626b86")
          : area(`M${left} ${top + 32}v-20a13 13 0 0 1 26 0v20z`, "#8b95b0") +
            area(`M${left + 15} ${top + 32}v-32a13 13 0 0 1 11 12v20z`, "#5b6480") +
            line(`M${left + 7} ${top + 13}h9M${left + 7} ${top + 19}h6`, "#4a5370", 2.2))
      );
    })
    .join("");
}

/** What nobody needs any more: tyres, scrap, half a car. */
function junk(space: number, number: number): string {
  const [x, y] = at(space);
  const edge = { edge: 2, edgeColour: "#1b1712" };
  const kinds = [
    () =>
      [
        [26, 30],
        [40, 24],
        [34, 38],
      ]
        .map(([across = 0, down = 0]) => disc(across, down, 11, "#23222a", edge) + disc(across, down, 5, "#55514a"))
        .join(""),
    () =>
      box(18, 16, 62, 34, "#7d4630", { ...edge, round: 8 }) +
      box(34, 19, 26, 28, "#94583b", { round: 5 }) +
      box(37, 21, 6, 24, "#a9bccb") +
      box(53, 21, 5, 24, "#a9bccb") +
      box(22, 12, 12, 5, "#1f1d23") +
      box(62, 49, 12, 5, "#1f1d23") +
      oval(28, 40, 7, 4, "#5b3122"),
    () =>
      box(20, 20, 30, 20, "#6b6f78", edge) +
      line("M26 20v20M33 20v20M40 20v20", "#50545c", 3) +
      disc(66, 36, 10, "#8a5a3a", edge) +
      disc(66, 36, 5, "#6b4229"),
    () => area("M18 44 30 18l14 8 8-10 20 26z", "#77705f", edge) + line("M30 20l10 20M50 20l-6 22", "#5a5446", 3),
  ];
  return oval(x + 56, y + 70, 20, 8, "#2c241d", { opacity: 0.8 }) + put(x, y, kinds[number % kinds.length]!());
}

/** A low edge of stones or straw where scenery ends at a street. */
function edgesOfFields(covers: readonly Cover[]): string {
  const tints: Readonly<Record<Landscape, string>> = {
    graveyard: "#7d8698",
    cornfield: "#8a8048",
    lumber_yard: "#8a6a42",
    ski_slope: "#c3cde0",
    yard: "#7a6a52",
  };
  return Object.entries(tints)
    .map(([cover, tint]) => {
      const paths = spacesOf(covers, cover as Cover).flatMap((space) => {
        const [x, y] = at(space);
        const sides: Readonly<Record<Face, string>> = {
          n: `M${x + 8} ${y + 4}h84`,
          s: `M${x + 8} ${y + 96}h84`,
          w: `M${x + 4} ${y + 8}v84`,
          e: `M${x + 96} ${y + 8}v84`,
        };
        return FACES.filter((face) => isWalked(coverBeyond(covers, space, face))).map((face) => sides[face]);
      });
      return paths.length
        ? together({ "stroke-linecap": "butt" }, line(paths.join(""), tint, 5, { dashes: "9 5", opacity: 0.75 }))
        : "";
    })
    .join("");
}
