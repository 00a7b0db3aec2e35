/** All that was put on walls and doors as one picture, which lies over that of the town. */

import { sheet } from "../../../art/brush";
import type { Edge } from "../town";
import { barricadeOn, brokenBarricadeOn, doorOn, lockedDoorOn, sealedDoorOn } from "./barricades";
import { SIZE } from "./picture";

export interface WallMarks {
  barricades: readonly { run: readonly Edge[]; reinforcements: number; broken: boolean }[];
  doors: readonly Edge[];
  locks: readonly Edge[];
  /** The doors that no hero passes for a while. */
  sealed: readonly Edge[];
}

/** Doors lie under barricades, which stand on the whole wall; what keeps a door shut lies over them. */
export function wallsDrawing({ barricades, doors, locks, sealed }: WallMarks): string {
  return [
    ...barricades.map(({ run, reinforcements, broken }) =>
      broken ? brokenBarricadeOn(run) : barricadeOn(run, reinforcements),
    ),
    ...doors.map(doorOn),
    ...locks.map(lockedDoorOn),
    ...sealed.map(sealedDoorOn),
  ].join("");
}

/** The address of the picture; none where nothing was put on any wall. */
export function wallsPicture(marks: WallMarks): string | null {
  const drawing = wallsDrawing(marks);
  return drawing === "" ? null : `data:image/svg+xml,${encodeURIComponent(sheet(SIZE, SIZE, drawing))}`;
}
