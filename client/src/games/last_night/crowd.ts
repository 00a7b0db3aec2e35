/**
 * Who stands where in one space: heroes in front, the dead behind them, and a number where not all of them are seen.
 * All is told in parts of the space.
 */

/** The middle of somebody's foot, or of somebody's disc, and how high it is. */
export interface Stand {
  x: number;
  y: number;
  size: number;
}

export interface Crowd {
  /** Discs of heroes, by their middles. */
  heroes: Stand[];
  /** The dead who are seen, by their feet, those behind first. */
  dead: Stand[];
  /** Where their number stands, if it must be told. */
  count: Stand | null;
}

type Row = readonly (readonly [x: number, y: number])[];
interface Group {
  size: number;
  places: Row;
}

/** With nobody else there, with one hero, and with several, who take the whole front. */
const ALONE: readonly Group[] = [
  { size: 1.1, places: [[0.5, 0.94]] },
  {
    size: 0.96,
    places: [
      [0.34, 0.8],
      [0.66, 0.95],
    ],
  },
  {
    size: 0.86,
    places: [
      [0.24, 0.72],
      [0.76, 0.72],
      [0.5, 0.97],
    ],
  },
  {
    size: 0.78,
    places: [
      [0.26, 0.66],
      [0.74, 0.66],
      [0.3, 0.97],
      [0.74, 0.97],
    ],
  },
  {
    size: 0.73,
    places: [
      [0.17, 0.64],
      [0.5, 0.62],
      [0.83, 0.64],
      [0.32, 0.97],
      [0.68, 0.97],
    ],
  },
  {
    size: 0.7,
    places: [
      [0.17, 0.64],
      [0.5, 0.62],
      [0.83, 0.64],
      [0.2, 0.97],
      [0.52, 0.98],
      [0.83, 0.97],
    ],
  },
];
const WITH_ONE: readonly Group[] = [
  { size: 1, places: [[0.66, 0.72]] },
  {
    size: 0.86,
    places: [
      [0.36, 0.6],
      [0.75, 0.68],
    ],
  },
  {
    size: 0.77,
    places: [
      [0.2, 0.58],
      [0.52, 0.56],
      [0.82, 0.66],
    ],
  },
  {
    size: 0.69,
    places: [
      [0.16, 0.56],
      [0.42, 0.54],
      [0.66, 0.56],
      [0.86, 0.7],
    ],
  },
  {
    size: 0.64,
    places: [
      [0.14, 0.54],
      [0.38, 0.53],
      [0.62, 0.53],
      [0.86, 0.55],
      [0.84, 0.8],
    ],
  },
  {
    size: 0.6,
    places: [
      [0.12, 0.52],
      [0.34, 0.5],
      [0.56, 0.5],
      [0.78, 0.51],
      [0.68, 0.72],
      [0.9, 0.76],
    ],
  },
];
const BEHIND: readonly Group[] = [
  { size: 0.94, places: [[0.5, 0.64]] },
  {
    size: 0.84,
    places: [
      [0.3, 0.6],
      [0.7, 0.6],
    ],
  },
  {
    size: 0.74,
    places: [
      [0.2, 0.58],
      [0.5, 0.56],
      [0.8, 0.58],
    ],
  },
  {
    size: 0.66,
    places: [
      [0.14, 0.56],
      [0.38, 0.54],
      [0.62, 0.54],
      [0.86, 0.56],
    ],
  },
  {
    size: 0.6,
    places: [
      [0.12, 0.56],
      [0.31, 0.53],
      [0.5, 0.56],
      [0.69, 0.53],
      [0.88, 0.56],
    ],
  },
  {
    size: 0.58,
    places: [
      [0.1, 0.57],
      [0.26, 0.52],
      [0.42, 0.57],
      [0.58, 0.52],
      [0.74, 0.57],
      [0.9, 0.53],
    ],
  },
];

const HEROES: readonly Group[] = [
  { size: 0.75, places: [[0.5, 0.52]] },
  {
    size: 0.54,
    places: [
      [0.29, 0.48],
      [0.71, 0.56],
    ],
  },
  {
    size: 0.47,
    places: [
      [0.27, 0.31],
      [0.73, 0.31],
      [0.5, 0.71],
    ],
  },
  {
    size: 0.46,
    places: [
      [0.26, 0.28],
      [0.74, 0.28],
      [0.26, 0.74],
      [0.74, 0.74],
    ],
  },
];
/** In front of the dead. */
const IN_FRONT: readonly Group[] = [
  { size: 0.56, places: [[0.31, 0.69]] },
  {
    size: 0.46,
    places: [
      [0.27, 0.75],
      [0.73, 0.75],
    ],
  },
  {
    size: 0.38,
    places: [
      [0.19, 0.78],
      [0.5, 0.82],
      [0.81, 0.78],
    ],
  },
  {
    size: 0.36,
    places: [
      [0.17, 0.62],
      [0.83, 0.62],
      [0.34, 0.84],
      [0.66, 0.84],
    ],
  },
];

/** As many bodies as can be told apart on a space, and on one on which there is little room. */
const MOST = 6;
const FEW = 2;
/** From so many on nobody counts them at a glance. */
const COUNTED = 3;

/** Where so many heroes and zombies stand on one space; a small one shows fewer bodies, and the number instead. */
export function crowdOf(heroes: number, dead: number, small = false): Crowd {
  const most = small ? FEW : MOST;
  // More than a few on a small space are one body that can be known as one, and their number.
  const seen = dead > most ? (small ? 1 : most) : dead;
  const groups = heroes === 0 ? ALONE : heroes === 1 ? WITH_ONE : BEHIND;
  const front = dead > 0 ? IN_FRONT : HEROES;
  const counted = dead >= COUNTED || seen < dead;
  return {
    heroes: stands(front, heroes),
    dead: stands(groups, seen).sort((one, other) => one.y - other.y),
    count: counted ? countPlace(heroes, small) : null,
  };
}

function stands(groups: readonly Group[], count: number): Stand[] {
  if (count === 0) return [];
  const { size, places } = groups[Math.min(count, groups.length) - 1]!;
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = places[Math.min(place, places.length - 1)]!;
    return { x, y, size };
  });
}

function countPlace(heroes: number, small: boolean): Stand {
  const size = small ? 0.44 : 0.3;
  return heroes < 2 ? { x: 1 - size * 0.38, y: 1 - size * 0.36, size } : { x: 1 - size * 0.3, y: 0.3, size };
}
