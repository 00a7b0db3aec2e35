/** Doll's houses without a roof: their floors, and what stands and lies on them. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { boxes, INK, SPACE, type Rectangle } from "../../../art/town/shapes";
import { columnOf, rowOf, type Face, type Town, type TownBuilding } from "../town";
import { roomOf } from "./rooms";

/** How high the face of a wall to the north is, as one sees it from inside. */
const INNER = 19;
/** A door is the gap between these, along its side of a space. */
export const [JAMB_A, JAMB_B] = [24, 76];

/** How a building is lit: by its lamps, not at all, or by nobody who lives. */
export type Lit = "lit" | "dark" | "taken";
export type LitBy = (building: TownBuilding) => Lit;

export const at = (space: number): readonly [x: number, y: number] => [columnOf(space) * SPACE, rowOf(space) * SPACE];

/** The shadows that buildings throw to the south-east. */
export function shadows({ buildings }: Town): string {
  const path = buildings.map(({ left, top, right, bottom }) => {
    const [x, y, width, height] = [left * SPACE, top * SPACE, (right - left) * SPACE, (bottom - top) * SPACE];
    return `M${x} ${y + height}l16 22h${width}l6-6v${-height}l-22-16z`;
  });
  return area(path.join(""), "#05070f", { opacity: 0.42 });
}

/** Floors with all that stands on them. */
export function interior(building: TownBuilding, lit: Lit): string {
  const { left, top, right, bottom, spaces, name } = building;
  const room = roomOf(name);
  const [width, height] = [(right - left) * SPACE, (bottom - top) * SPACE];
  return (
    boxes(
      spaces.map((space): Rectangle => [...at(space), SPACE, SPACE]),
      `url(#floor_${name})`,
    ) +
    (room.middle ? put(left * SPACE, top * SPACE, room.middle(width, height)) : "") +
    (lit === "lit" ? oval((left + right) * 50, (top + bottom) * 50, width * 0.66, height * 0.66, "url(#room)") : "") +
    innerFaces(building, room.wall) +
    boxes(
      walled(building, "w").map((space): Rectangle => [at(space)[0], at(space)[1], 15, SPACE]),
      "#000",
      0.22,
    ) +
    furnished(building) +
    grid(building) +
    (lit === "lit" ? "" : shade(building, lit))
  );
}

/** The floor of a building, as a pattern by its name. */
function floorOf(name: string): string {
  const { floor, colours } = roomOf(name);
  const [colour, other] = colours;
  const size = floor === "tiles" || floor === "chequer" ? 50 : 100;
  const half = size / 2;
  const laid: Rectangle[] =
    floor === "boards"
      ? [0, 1, 2, 3, 4].flatMap((board): Rectangle[] => [
          [0, board * 20, size, 2],
          [(board * 37) % 90, board * 20, 2, 20],
        ])
      : [
          [half, 0, half, half],
          [0, half, half, half],
        ];
  return (
    `<pattern id='floor_${name}' width='${size}' height='${size}' patternUnits='userSpaceOnUse'>` +
    box(0, 0, size, size, colour) +
    `${boxes(laid, other)}</pattern>`
  );
}

/** The floors of a town, to be told before anything is drawn. */
export const floors = ({ buildings }: Town) => buildings.map(({ name }) => floorOf(name)).join("");

/** The spaces of a building that have a wall on a face, and no door. */
function walled({ walls, doors }: TownBuilding, face: Face): number[] {
  return walls
    .filter((wall) => wall.face === face)
    .map(({ space }) => space)
    .filter((space) => !doors.some((door) => door.space === space && door.face === face));
}

/** The faces of the walls to the north, which one sees from inside, beside doors as well. */
function innerFaces({ walls, doors }: TownBuilding, colour: string): string {
  const faces = walls
    .filter(({ face }) => face === "n")
    .flatMap(({ space }) => {
      const [x, y] = at(space);
      const door = doors.some((one) => one.space === space && one.face === "n");
      const pieces = door
        ? [
            [0, JAMB_A],
            [JAMB_B, SPACE],
          ]
        : [[0, SPACE]];
      return pieces.map(([from = 0, to = 0]): Rectangle => [x + from, y, to - from, INNER]);
    });
  const strips = (down: number, high: number) => faces.map(([x, y, width]): Rectangle => [x, y + down, width, high]);
  return boxes(faces, colour) + boxes([...strips(0, 8), ...strips(INNER - 3, 3)], "#000", 0.28);
}

/** Where what stands at a wall to the south begins, below the corner of its space. */
const SOUTHERN = 46;

/** One thing a space along the walls to the north and to the south; nothing where one comes in or picks things up. */
function furnished(building: TownBuilding): string {
  const { props } = roomOf(building.name);
  const free = (space: number) =>
    space !== building.pickUp &&
    !building.doors.some((door) => door.space === space && door.face !== "e" && door.face !== "w");
  const north = walled(building, "n")
    .filter(free)
    .map((space) => [space, 0] as const);
  const south = walled(building, "s")
    .filter(free)
    .filter((space) => !north.some(([other]) => other === space))
    .map((space) => [space, SOUTHERN] as const);
  return [...north, ...south]
    .map(([space, down], number) => props[number % props.length]!(at(space)[0], at(space)[1] + down))
    .join("");
}

/** Where spaces meet. */
function grid({ spaces }: TownBuilding): string {
  const lines = spaces.map((space) => {
    const [x, y] = at(space);
    const east = spaces.includes(space + 1) && columnOf(space) < 11 ? `M${x + SPACE} ${y}v${SPACE}` : "";
    const south = spaces.includes(space + 12) ? `M${x} ${y + SPACE}h${SPACE}` : "";
    return east + south;
  });
  return line(lines.join(""), "#fff", 1.8, { opacity: 0.2 });
}

/** No lamp burns; or blood is on the floor, and claws have been at it. */
function shade({ spaces, left, top, right, bottom }: TownBuilding, lit: Lit): string {
  const over = spaces.map((space): Rectangle => [...at(space), SPACE, SPACE]);
  if (lit === "dark") return boxes(over, "#03050d", 0.66);
  const [x, y] = [(left + right) * 50, (top + bottom) * 50];
  return (
    boxes(over, "#3a0a0c", 0.66) +
    put(
      x,
      y + 8,
      area(
        "M-34-24C-18-40 18-36 22-16 46-16 50 16 30 24 30 44-6 52-18 36-42 40-54 16-38 4-46-4-44-18-34-24Z",
        "#8d1b14",
        { opacity: 0.85 },
      ) +
        line(
          "M-28-26C-30-2-24 20-14 38M-8-32C-10-6-6 18 2 40M12-32C12-6 14 14 20 32M30-22C30-6 32 10 34 22",
          "#160406",
          7,
        ) +
        line(
          "M-28-26C-30-2-24 20-14 38M-8-32C-10-6-6 18 2 40M12-32C12-6 14 14 20 32M30-22C30-6 32 10 34 22",
          "#e05a44",
          2,
        ),
    )
  );
}

/** The Pick-Up space of a building: corners of lamplight on its floor, and in one of them a card that is taken up. */
export function pickUps({ buildings }: Town): string {
  return buildings
    .flatMap(({ pickUp }) => (pickUp === null ? [] : [at(pickUp)]))
    .map(([x, y]) => `<use href='#pick_up' x='${x}' y='${y}'/>`)
    .join("");
}

/** A card that is taken up: 46 wide and high, its middle at 0,0. */
export const pickUpSign = () =>
  disc(0, 0, 23, "#0b1020", { opacity: 0.82 }) +
  disc(0, 0, 21, "none", { edge: 2, edgeColour: "#ffc857" }) +
  box(-8, -4, 16, 18, "#f1e5ca", { round: 2, edge: 1.6, edgeColour: INK }) +
  area("M0-17 9-7H4V3H-4V-7H-9Z", "#ffc857", { edge: 1.6, edgeColour: INK });

/** What a Pick-Up space looks like, to be told before there is one. */
export const PICK_UP = `<g id='pick_up'>${
  line("M72 24h14v14M86 74v14h-14M28 88h-14v-14M14 60v-8M46 24h8", "#ffc857", 4, { opacity: 0.85 }) +
  put(27, 36, pickUpSign(), { scale: 0.84 })
}</g>`;
