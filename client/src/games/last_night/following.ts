/** Where only a part of the town is seen, it is the one where something happens or can be done. */

import { useEffect } from "preact/hooks";
import { useChoice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { spaceOfAction } from "./position";
import { columnOf, rowOf, SEWER, SIDE, spaceNamed } from "./town";
import type { View } from "./types";

/**
 * What stands in the middle, in spaces from the upper left corner: all that can be chosen with where it is about, as far
 * as so many spaces in sight hold it; else where it is about, or what can be chosen next to that.
 */
export function centreOf(
  about: string,
  legal: readonly string[],
  across: number,
  down: number,
): [number, number] | null {
  const chosen = legal.map(spaceNamed);
  const spaces = [...(about ? [spaceNamed(about)] : []), ...chosen];
  const [first] = spaces;
  if (first === undefined) return null;
  const middle = between(spaces, across, down);
  if (!chosen.length || chosen.some((space) => isSeen(space, middle, across, down))) return middle;
  const nearest = chosen.reduce((one, other) => (apart(first, other) < apart(first, one) ? other : one));
  return between([nearest, ...spaces], across, down);
}

type Middle = [column: number, row: number];

const between = (spaces: readonly number[], across: number, down: number): Middle => [
  along(spaces.map(columnOf), across),
  along(spaces.map(rowOf), down),
];

function along(places: readonly number[], room: number): number {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  return (most - least < room ? (least + most) / 2 : places[0]!) + 0.5;
}

/** Whether all of a space is in sight. */
function isSeen(space: number, [column, row]: Middle, across: number, down: number): boolean {
  const [right, below] = [Math.abs(columnOf(space) + 0.5 - column), Math.abs(rowOf(space) + 0.5 - row)];
  return right <= (across - 1) / 2 && below <= (down - 1) / 2;
}

const apart = (one: number, other: number) => Math.hypot(columnOf(one) - columnOf(other), rowOf(one) - rowOf(other));

/** Where one looks for who is in the sewer: where they would come up. */
export const inTown = ({ entrances }: View, space: string) => (space === SEWER ? (entrances[0] ?? "") : space);

export function useFollowing(frame: { current: HTMLElement | null }, view: View, near: boolean): void {
  const decision = usePlay().decision.value;
  const choice = useChoice();
  const chosen = choice.chosen.value;
  const about = inTown(view, spaceOfAction(view));
  useEffect(() => {
    const shown = frame.current;
    const table = shown?.querySelector(".ln-town");
    // What was tapped to be looked at stays under the finger.
    if (!near || !shown || !table || (choice.begun.peek() && choice.complete.peek())) return;
    const size = table.getBoundingClientRect().width / SIDE;
    const legal = [...shown.querySelectorAll<HTMLElement>("[data-space]:has(> .legal), [data-at]:has(> .legal)")];
    const spaces = legal.flatMap(({ dataset }) => dataset["space"] ?? dataset["at"] ?? []);
    const centre = centreOf(about, spaces, shown.clientWidth / size, shown.clientHeight / size);
    if (!centre) return;
    const [column, row] = centre;
    shown.scrollTo({ left: column * size - shown.clientWidth / 2, top: row * size - shown.clientHeight / 2 });
    // Who has read what stands below is shown where the next answer is.
    if (spaces.length) shown.scrollIntoView({ block: "nearest" });
  }, [near, about, decision, chosen]);
}
