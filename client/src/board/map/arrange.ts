/** Several pieces on one space: side by side, fanned out, or counted. All is told in parts of the space. */

/** Where a piece stands within its space, and how large it is there. */
export interface Stand {
  x: number;
  y: number;
  size: number;
  /** Who stands before whom. */
  depth: number;
  /** Whether it is one of those that are only counted. */
  hidden?: boolean;
}

type Corner = readonly [x: number, y: number];

const GROUPS: readonly { size: number; corners: readonly Corner[] }[] = [
  { size: 0.92, corners: [[0.04, 0.01]] },
  {
    size: 0.74,
    corners: [
      [-0.05, 0.02],
      [0.31, 0.2],
    ],
  },
  {
    size: 0.64,
    corners: [
      [0.18, -0.06],
      [-0.05, 0.3],
      [0.41, 0.33],
    ],
  },
  {
    size: 0.58,
    corners: [
      [-0.03, -0.05],
      [0.45, -0.05],
      [-0.03, 0.42],
      [0.45, 0.42],
    ],
  },
];
/** More than four are a fan of three, and a number. */
const FAN: { size: number; corners: readonly Corner[] } = {
  size: 0.66,
  corners: [
    [-0.04, 0.14],
    [0.17, 0.2],
    [0.38, 0.26],
  ],
};

/** Where so many pieces stand that share a space, in their order. */
export function standing(count: number): Stand[] {
  const { size, corners } = GROUPS[count - 1] ?? FAN;
  const last = corners.length - 1;
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = corners[Math.min(place, last)]!;
    return { x, y, size, depth: 1 + Math.min(place, last), ...(place > last ? { hidden: true } : {}) };
  });
}

/** How many are told by a number, where so many share a space; none where all are seen. */
export function counted(count: number): number {
  return count > GROUPS.length ? count : 0;
}

/** Where something lies: in the middle of a free space, else where it is seen beside who stands on it. */
export function lying(place: number, shared: boolean): Stand {
  const size = shared ? 0.42 : 0.5;
  const [x, y] = shared ? [0.58, 0.57] : [0.25, 0.27];
  return { x: x - place * 0.2, y, size, depth: 0 };
}
