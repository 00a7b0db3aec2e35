/** Positions that are told by what has changed: put together from the one before, and shown moment by moment. */

import type { Change, GameEvent, Moment } from "../protocol/types";

/** A view after something happened, and what that was; null where it changes and nothing is told. */
export interface ShownMoment {
  view: unknown;
  event: GameEvent | null;
}

/** What comes with a position: how it came about, in one of the forms in which it is told. */
export interface Told {
  events?: readonly GameEvent[];
  moments?: readonly Moment[] | null;
  changes?: readonly Change[] | null;
}

/** A view after some changes. The one before stays as it is, and what has not changed is the same in both. */
export function withChanges(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((now, [path, ...what]) => changed(now, path, what), view);
}

type Step = string | number;

function changed(view: unknown, [step, ...rest]: readonly Step[], what: readonly unknown[]): unknown {
  if (step === undefined) return what.length === 1 ? what[0] : spliced(view as unknown[], what);
  if (Array.isArray(view)) {
    const items: unknown[] = view;
    return items.with(Number(step), changed(items[Number(step)], rest, what));
  }
  const { [step]: before, ...others } = view as Record<Step, unknown>;
  return !rest.length && !what.length ? others : { ...(view as object), [step]: changed(before, rest, what) };
}

function spliced(items: readonly unknown[], [start, cut, more]: readonly unknown[]): unknown[] {
  return items.toSpliced(Number(start), Number(cut), ...(more as unknown[]));
}

/** The views through which a position came about, each with its event. The last of them is the position. */
export function momentsOf(view: unknown, { moments, changes }: Told): ShownMoment[] {
  let now = view;
  const shown = (moments ?? []).map(({ event = null, changes: some = [] }): ShownMoment => {
    now = withChanges(now, some);
    return { view: now, event };
  });
  return changes?.length ? [...shown, { view: withChanges(now, changes), event: null }] : shown;
}

/** What happened, however it was told. */
export function eventsOf({ events = [], moments }: Told): readonly GameEvent[] {
  return moments ? moments.flatMap(({ event }) => event ?? []) : events;
}
