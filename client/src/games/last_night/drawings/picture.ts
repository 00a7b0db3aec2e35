/** The whole town as one picture: each layout is painted once, and again when a light goes out in it. */

import { box, disc, line, sheet } from "../../../art/brush";
import { LIGHTS, SPACE } from "../../../art/town/shapes";
import { brought } from "../expansions";
import { columnOf, FACES, rowOf, SIDE, WAYS, type Face, type Town } from "../town";
import { coverBeyond, coversOf, isLandscape, postsOf, type Cover } from "./cover";
import { floors, interior, PICK_UP, pickUps, shadows, type Lit, type LitBy } from "./houses";
import { outdoors, SCENERY_PATTERNS } from "./outdoors";
import { pit, posts, postsAndPits, streetLamp } from "./posts";
import { FITTINGS, walls } from "./walls";

export const SIZE = SIDE * SPACE;

/** Which buildings have no light, and which the dead have taken over, by their names. */
export interface Fates {
  dark?: readonly string[];
  taken?: readonly string[];
}

/** The shapes of a town, 1200 units wide and high. */
export function townDrawing(town: Town, { dark = [], taken = [] }: Fates = {}): string {
  const covers = coversOf(town);
  const standing = postsOf(town, covers);
  const litBy: LitBy = ({ name }): Lit => (taken.includes(name) ? "taken" : dark.includes(name) ? "dark" : "lit");
  const lamps = lampsOf(covers);
  return (
    LIGHTS +
    `<defs>${SCENERY_PATTERNS}${postsAndPits(standing)}${floors(town)}${FITTINGS}${PICK_UP}</defs>` +
    outdoors(covers, town.layout) +
    grid(covers) +
    shadows(town) +
    lamps.map(([x, y]) => disc(x, y, 120, "url(#pool)")).join("") +
    town.buildings.map((building) => interior(building, litBy(building))).join("") +
    pickUps(town) +
    town.pits.map((space) => pit(columnOf(space) * SPACE, rowOf(space) * SPACE)).join("") +
    walls(town, litBy) +
    lamps.map(([x, y]) => streetLamp(x, y)).join("") +
    box(0, 0, SIZE, SIZE, "url(#moon)") +
    posts(standing)
  );
}

/** Where spaces meet outdoors: found when one looks for it. */
function grid(covers: readonly Cover[]): string {
  const lines = covers.map((cover, space) => {
    if (cover === "room") return "";
    const [x, y] = [columnOf(space) * SPACE, rowOf(space) * SPACE];
    const meets = (face: Face) => {
      const there = coverBeyond(covers, space, face);
      return there !== null && there !== "room";
    };
    return (meets("e") ? `M${x + SPACE} ${y}v${SPACE}` : "") + (meets("s") ? `M${x} ${y + SPACE}h${SPACE}` : "");
  });
  return line(lines.join(""), "#dfe6ff", 1.8, { opacity: 0.24 });
}

/** Lamps on pavements, at the middle of a side and never on a corner, where they would stand in the way. */
function lampsOf(covers: readonly Cover[]): [x: number, y: number][] {
  const found: [number, number][] = [];
  covers.forEach((cover, space) => {
    if (cover !== "street") return;
    const [column, row] = [columnOf(space), rowOf(space)];
    const side = FACES.find((face) => {
      const there = coverBeyond(covers, space, face);
      return there === "lawn" || isLandscape(there);
    });
    if (!side) return;
    const [across, down] = WAYS[side];
    const place: [number, number] = [column * SPACE + 50 + across * 43, row * SPACE + 50 + down * 43];
    const near = found.some(([x, y]) => Math.hypot(x - place[0], y - place[1]) < 2.4 * SPACE);
    if (!near) found.push(place);
  });
  return found;
}

const made = new Map<string, string>();

/** The address of a town's picture; buildings of other sets are furnished as soon as what is drawn of those is here. */
export function townPicture(town: Town, fates: Fates = {}): string {
  const { dark = [], taken = [] } = fates;
  const furnished = town.sets.filter((set) => brought.of(set));
  const key = [town.layout, furnished.join(" "), [...dark].sort().join(" "), [...taken].sort().join(" ")].join("/");
  let address = made.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(sheet(SIZE, SIZE, townDrawing(town, fates)))}`;
    made.set(key, address);
  }
  return address;
}
