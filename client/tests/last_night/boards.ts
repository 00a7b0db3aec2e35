/** The boards as they are printed, for tests: read from the files that the server reads. */

import type { BoardInfo, BuildingInfo } from "../../src/games/last_night/types";
import { packaged } from "../setup";

type Cell = [number, number];

/** One table of the file: what stands before its first heading, and below each. */
interface Table {
  set: string;
  name: string;
  values: Map<string, string>;
}

function tables(set: string): Table[] {
  return packaged(`games/last_night/boards/${set}.toml`)
    .split(/^\[/m)
    .slice(1)
    .map((part) => {
      const values = new Map<string, string>();
      for (const [, key, block, word, list] of part.matchAll(/^(\w+) = (?:"""\n([^"]+)"""|"([^"]*)"|\[([^\]]*)\])/gm)) {
        values.set(key!, block ?? word ?? list ?? "");
      }
      return { set, name: part.slice(0, part.indexOf("]")), values };
    });
}

const words = (list = "") => [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word!);
const cellOf = (text: string) => text.split(",").map(Number) as Cell;

const ALL = ["base", "growing_hunger", "timber_peak"].flatMap(tables);
const KINDS = { trees: "tree", pillars: "pillar", corner_walls: "corner_wall" };

function boardFrom({ set, name, values }: Table): BoardInfo {
  const rows = (values.get("grid") ?? "").trim().split("\n");
  const found = rows.flatMap((line, row) =>
    Array.from(line, (letter, column) => ({ letter, cell: [row, column] as Cell })),
  );
  const cellsOf = (letter: string) => found.filter((one) => one.letter === letter).map(({ cell }) => cell);
  const buildings = ALL.filter((table) => table.name.startsWith(`${name}.buildings.`)).map(
    ({ name: place, values: told }): BuildingInfo => ({
      building: told.get("name") ?? "",
      numbers: (told.get("numbers") ?? "").split(",").filter(Boolean).map(Number),
      cells: cellsOf(place.slice(-1)),
      doors: words(told.get("doors")).map((door) => ({ cell: cellOf(door.split(" ")[0]!), face: door.split(" ")[1]! })),
      pick_up: told.has("pick_up") ? cellOf(told.get("pick_up")!) : null,
      takes: words(told.get("takes")),
      rulings: [],
    }),
  );
  return {
    board: name,
    set,
    name: values.get("name") ?? "",
    cells: found.map(({ cell }) => cell),
    buildings,
    scenery: cellsOf("~"),
    landscape: values.get("scenery") ?? "",
    posts: Object.entries(KINDS).flatMap(([plural, kind]) =>
      words(values.get(plural)).map((vertex) => ({ vertex: cellOf(vertex), kind })),
    ),
    pit: values.has("pit") ? cellOf(values.get("pit")!) : null,
    square: words(values.get("town_square")).map(cellOf),
  };
}

export const BOARDS = ALL.filter(({ name }) => !name.includes(".")).map(boardFrom);

export const DEFAULT = "c1 l3 l4 l5 l6";

/** Layouts in which each board lies in each slot once, around either centre. */
export const LAYOUTS = ["c1", "c2"].flatMap((centre) =>
  [0, 1, 2, 3, 4, 5].map((first) => [centre, ...[0, 1, 2, 3].map((slot) => `l${((first + slot) % 6) + 1}`)].join(" ")),
);

/** Layouts in which each of these boards lies in each slot once, around either centre. */
export const EXPANSION_LAYOUTS = ["c3", "c4"].flatMap((centre) =>
  [0, 1, 2, 3, 4, 5].map((first) => [centre, ...[0, 1, 2, 3].map((slot) => `l${((first + slot) % 6) + 7}`)].join(" ")),
);
