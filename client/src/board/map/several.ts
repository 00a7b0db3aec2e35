/** Several pieces that are taken up together, and pushed on in one direction: as far as each of them may go there. */

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Answers, Wish } from "../answers";
import { legalAmong } from "../options";
import type { Play } from "../play";
import { cellNamed, nameOfCell, type Cell } from "./places";

export type Side = "n" | "e" | "s" | "w";

/** Which way a side lies. */
export const AHEAD: Record<Side, Cell> = {
  n: { column: 0, row: -1 },
  e: { column: 1, row: 0 },
  s: { column: 0, row: 1 },
  w: { column: -1, row: 0 },
};

/** How the pieces of a game are pushed, from the options alone. */
export interface Marching {
  /** Whether what stands on a space can be one of several. */
  may: (play: Play, space: string) => boolean;
  /** The answers that push it on, one after another. */
  march: (play: Play, space: string, side: Side) => readonly Wish[];
}

/** The space so many steps away. */
export function spaceAhead(space: string, side: Side, steps = 1): string {
  const { column, row } = cellNamed(space);
  return nameOfCell({ column: column + steps * AHEAD[side].column, row: row + steps * AHEAD[side].row });
}

/** The side on which one space lies from another. */
export function sideOf(from: string, to: string): Side {
  const [one, other] = [cellNamed(from), cellNamed(to)];
  const [east, south] = [other.column - one.column, other.row - one.row];
  if (Math.abs(east) >= Math.abs(south)) return east > 0 ? "e" : "w";
  return south > 0 ? "s" : "n";
}

/** Those who go first are first: they make room for who comes behind them. */
export function frontFirst(spaces: readonly string[], side: Side): string[] {
  const ahead = (space: string) => {
    const { column, row } = cellNamed(space);
    return column * AHEAD[side].column + row * AHEAD[side].row;
  };
  return spaces.toSorted((one, other) => ahead(other) - ahead(one));
}

export class Several {
  private readonly picked = signal<ReadonlySet<string>>(new Set());
  /** Whether a press takes one more up, or puts it back. */
  readonly on = signal(false);
  /** Whether anything can be taken up now. */
  readonly open: ReadonlySignal<boolean>;
  /** Where those stand that have been taken up, and can still be moved. */
  readonly spaces: ReadonlySignal<readonly string[]>;

  constructor(
    private readonly play: Play,
    private readonly marching: Marching,
    private readonly answers: Answers,
  ) {
    this.spaces = computed(() =>
      play.decision.value ? [...this.picked.value].filter((space) => marching.may(play, space)) : [],
    );
    this.open = computed(
      () => play.decision.value?.options.some(([, space]) => marching.may(play, String(space))) ?? false,
    );
  }

  /** As soon as something else is asked, nothing is taken up any more. Returns how to stop. */
  watch(): () => void {
    return effect(() => {
      const asked = this.play.decision.value !== null;
      if (asked && !this.open.value && !this.answers.waiting.peek().length) this.clear();
    });
  }

  may(space: string): boolean {
    return this.marching.may(this.play, space);
  }

  has(space: string): boolean {
    return this.spaces.value.includes(space);
  }

  /** Take one more up, or put it back. */
  toggle(space: string): void {
    const spaces = this.spaces.peek();
    this.picked.value = new Set(
      spaces.includes(space) ? spaces.filter((other) => other !== space) : [...spaces, space],
    );
  }

  clear(): void {
    this.on.value = false;
    this.picked.value = new Set();
  }

  /** Whether one of them can go there now. */
  opens(side: Side): boolean {
    const decision = this.play.decision.value;
    return this.spaces.value.some((space) => {
      const [first = []] = this.marching.march(this.play, space, side);
      return legalAmong(decision, first) !== undefined;
    });
  }

  /** Push all of them on. Who can't go there stays taken up. */
  push(side: Side): boolean {
    const spaces = this.spaces.peek();
    if (!spaces.length || !this.opens(side)) return false;
    this.answers.give(frontFirst(spaces, side).flatMap((space) => this.marching.march(this.play, space, side)));
    return true;
  }
}
