/** What the ground of each space is: boards say only what is outdoors, the rest is for the eye. */

import { beyond, columnOf, FACES, rowOf, SIDE, WAYS, type Face, type Post, type Town } from "../town";

/** Where one walks: asphalt, a track between fields, gravel around a manor or a mast, the flagstones of the square. */
const WALKED = ["street", "track", "gravel", "square"] as const;
export type Walked = (typeof WALKED)[number];
/** And all else: a room, a lawn, or scenery by its name. */
export type Cover = Walked | "room" | "lawn" | Landscape;

/** Scenery: a yard is one of which nothing more is known. */
export const LANDSCAPES = ["graveyard", "cornfield", "lumber_yard", "ski_slope", "yard"] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export const isWalked = (cover: Cover | null): cover is Walked => WALKED.some((one) => one === cover);

export const isLandscape = (cover: Cover | null): cover is Landscape => LANDSCAPES.some((one) => one === cover);

const landscapeOf = (scenery: string): Landscape => LANDSCAPES.find((one) => one === scenery) ?? "yard";

/** Far from asphalt: boards with these have tracks, and boards with these buildings have gravel around them. */
const RURAL = ["cornfield", "lumber_yard", "ski_slope"];
const ON_GRAVEL = ["manor_house", "transmitter_tower"];

/** The ground of all spaces. Lawns are where trees stand; between what is grown or built there are streets. */
export function coversOf(town: Town): Cover[] {
  const trees = town.posts.filter(({ kind }) => kind === "tree");
  const grown = (space: number) =>
    trees.some(({ row, column }) => isAt(row - rowOf(space)) && isAt(column - columnOf(space)));
  const rural = boardsWith(town, RURAL);
  const gravelled = new Set(
    town.buildings.filter(({ name }) => ON_GRAVEL.includes(name)).map(({ spaces }) => town.boards[spaces[0]!]),
  );
  const found = town.area.map((building, space): Cover => {
    const scenery = town.scenery[space];
    if (building >= 0) return "room";
    if (scenery) return landscapeOf(scenery);
    if (town.square.includes(space)) return "square";
    if (grown(space)) return "lawn";
    if (gravelled.has(town.boards[space])) return "gravel";
    return rural.has(town.boards[space] ?? "") ? "track" : "street";
  });
  // A street of one space leads nowhere.
  return found.map((cover, space) => {
    const alone = isWalked(cover) && !FACES.some((face) => isWalked(coverBeyond(found, space, face)));
    return alone ? "lawn" : cover;
  });
}

/** A space touches the vertices at its corners: those of its own row and column, and of the next. */
const isAt = (away: number) => away === 0 || away === 1;

const MOUNTAINS: readonly (Cover | undefined)[] = ["lumber_yard", "ski_slope"];

/** What stands on vertices, as it is seen: a tree beside timber or snow is a fir. */
export function postsOf({ posts }: Town, covers: readonly Cover[]): Post[] {
  return posts.map((post) => {
    const { row, column, kind } = post;
    const around = [0, 1].flatMap((up) =>
      [0, 1].map((back) =>
        column - back >= 0 && column - back < SIDE ? covers[(row - up) * SIDE + column - back] : undefined,
      ),
    );
    return kind === "tree" && around.some((cover) => MOUNTAINS.includes(cover)) ? { ...post, kind: "fir" } : post;
  });
}

function boardsWith(town: Town, landscapes: readonly string[]): Set<string> {
  return new Set(town.boards.filter((_, space) => landscapes.includes(town.scenery[space] ?? "")));
}

/** What is beyond a face of a space; nothing at the rim of the town. */
export function coverBeyond(covers: readonly Cover[], space: number, face: Face): Cover | null {
  const there = beyond({ space, face });
  return there === null ? null : (covers[there] ?? null);
}

/** The sides over which a way goes on. At the rim it leaves the town where it comes straight from the other side. */
export function openSides(covers: readonly Cover[], space: number): Face[] {
  return FACES.filter((face) => {
    const cover = coverBeyond(covers, space, face);
    if (cover !== null) return isWalked(cover);
    const [left, right] = besides(face);
    return (
      isWalked(coverBeyond(covers, space, opposite(face))) &&
      !isWalked(coverBeyond(covers, space, left)) &&
      !isWalked(coverBeyond(covers, space, right))
    );
  });
}

export const opposite = (face: Face): Face => FACES[(FACES.indexOf(face) + 2) % 4]!;
export const besides = (face: Face): [Face, Face] => [
  FACES[(FACES.indexOf(face) + 3) % 4]!,
  FACES[(FACES.indexOf(face) + 1) % 4]!,
];

/** Whether the space diagonally beyond two faces is one where one walks. */
export function opensAcross(covers: readonly Cover[], space: number, one: Face, other: Face): boolean {
  const column = columnOf(space) + WAYS[one][0] + WAYS[other][0];
  const row = rowOf(space) + WAYS[one][1] + WAYS[other][1];
  const there = column >= 0 && column < SIDE && row >= 0 && row < SIDE ? covers[row * SIDE + column] : undefined;
  return there !== undefined && isWalked(there);
}
