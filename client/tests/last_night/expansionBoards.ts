/** The boards of the expansions, as Table B draws them: for tests of how they are painted. */

import type { BoardInfo, BuildingInfo } from "../../src/games/last_night/types";

type Cell = [number, number];

const TABLE = `
board l7 set=growing_hunger pit=4,0 trees=- pillars=- square=- scenery=-
aa.bb.
aa.bb.
......
ccc###
ccc###
...###
a drug_store 1,2 doors=1,0S pickup=0,0
b post_office 3,4 doors=1,3S pickup=0,4
c supermarket 5,6 doors=3,1N;3,2E pickup=4,2

board l8 set=growing_hunger pit=5,0 trees=3,3 pillars=- square=- scenery=-
aaa.bb
aaa.bb
......
.cc###
.cc###
.cc###
a library 1,2 doors=1,2E pickup=0,0
b antique_shop 3,4 doors=1,4S pickup=0,5
c factory 5,6 doors=4,1W;3,2N pickup=5,2

board l9 set=timber_peak pit=1,5 trees=2,5 pillars=- square=- scenery=lumber_yard
aaa...
aaa.~~
....~~
.bb###
.bb###
...###
a sawmill 1,2,3 doors=1,1S;0,2E pickup=0,0
b office_trailer 4,5,6 doors=3,2N pickup=4,1

board l10 set=timber_peak pit=0,0 trees=1,1;2,1 pillars=- square=- scenery=-
..aaa.
..aaa.
......
bb.###
bb.###
bb.###
a tavern 1,2,3 doors=1,3S;0,2W pickup=0,4
b bowling_alley 4,5,6 doors=4,1E pickup=5,0

board l11 set=timber_peak pit=5,0 trees=3,1 pillars=- square=- scenery=-
aa.bbb
aa.bbb
......
...###
.cc###
.cc###
a sheriffs_office 1,2 doors=0,1E pickup=1,0
b power_relay_station 3,4 doors=1,3S pickup=-
c ranger_cabin 5,6 doors=4,1N pickup=5,2

board l12 set=timber_peak pit=0,5 trees=4,1;5,2 pillars=- square=- scenery=ski_slope
bbb.aa
bbb.aa
....aa
...###
.~~###
.~~###
a mine 1,2,3 doors=2,4W pickup=1,4
b ski_lodge 4,5,6 doors=1,1S;0,2E pickup=0,0

board c3 set=timber_peak pit=- trees=1,3;5,3 pillars=3,1;3,5 square=2,2;2,3;3,2;3,3 scenery=-
......
......
......
......
......
......

board c4 set=timber_peak pit=- trees=- pillars=3,1;3,5 square=- scenery=-
......
.aabb.
.aabb.
......
.cccc.
......
a radio_studio - doors=1,1W;2,2S pickup=-
b transmitter_tower - doors=1,4E;2,3S pickup=1,3
c generator_house - doors=4,2N;4,4E pickup=4,1
`;

const cellOf = (text: string) => text.split(",").map(Number) as Cell;
const listed = (text: string) => (text === "-" ? [] : text.split(";"));

/** What follows “word=” in a line. */
function told(line: string, word: string): string {
  return new RegExp(` ${word}=(\\S+)`).exec(line)?.[1] ?? "-";
}

function boardFrom(block: string): BoardInfo {
  const [head = "", ...lines] = block.trim().split("\n");
  const found = lines
    .slice(0, 6)
    .flatMap((line, row) => Array.from(line, (letter, column) => ({ letter, cell: [row, column] as Cell })))
    .filter(({ letter }) => letter !== "#");
  const cellsOf = (letter: string) => found.filter((one) => one.letter === letter).map(({ cell }) => cell);
  const buildings = lines.slice(6).map((line): BuildingInfo => {
    const [letter = "", building = "", numbers = "-"] = line.split(" ");
    return {
      building,
      numbers: numbers === "-" ? [] : numbers.split(",").map(Number),
      cells: cellsOf(letter),
      doors: listed(told(line, "doors")).map((door) => ({
        cell: cellOf(door.slice(0, -1)),
        face: door.slice(-1).toLowerCase(),
      })),
      pick_up: told(line, "pickup") === "-" ? null : cellOf(told(line, "pickup")),
      takes: [],
      rulings: [],
    };
  });
  const standing = (plural: string, kind: string) =>
    listed(told(head, plural)).map((vertex) => ({ vertex: cellOf(vertex), kind }));
  return {
    board: head.split(" ")[1] ?? "",
    set: told(head, "set"),
    name: "",
    cells: found.map(({ cell }) => cell),
    buildings,
    scenery: cellsOf("~"),
    landscape: told(head, "scenery") === "-" ? "" : told(head, "scenery"),
    posts: [...standing("trees", "tree"), ...standing("pillars", "pillar")],
    pit: told(head, "pit") === "-" ? null : cellOf(told(head, "pit")),
    square: listed(told(head, "square")).map(cellOf),
  };
}

export const EXPANSION_BOARDS = TABLE.trim().split("\n\n").map(boardFrom);

/** Layouts in which each of these boards lies in each slot once, around either centre. */
export const EXPANSION_LAYOUTS = ["c3", "c4"].flatMap((centre) =>
  [0, 1, 2, 3, 4, 5].map((first) => [centre, ...[0, 1, 2, 3].map((slot) => `l${((first + slot) % 6) + 7}`)].join(" ")),
);
