/** Positions that are known from the first to the last, shown one by one on the board of the game. */

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Clock, Play } from "../board/play";
import { eventsOf, momentsOf, type ShownMoment } from "../board/moments";
import { Stage } from "../board/stage";
import type { DecisionInfo, Frame, SeatInfo, SeenInfo } from "../protocol/types";

export class Showing implements Play {
  readonly atTable = false;
  readonly clock: ReadonlySignal<Clock | null> = signal(null);
  /** Which frame is shown. */
  readonly place = signal(0);
  readonly stage = new Stage();
  readonly seen: ReadonlySignal<SeenInfo | null> = computed(() => this.positions[this.place.value]?.seen ?? null);
  private readonly positions: readonly Position[];
  readonly decision: ReadonlySignal<DecisionInfo | null> = signal(null);
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly mine: ReadonlySignal<readonly number[]>;

  constructor(
    readonly game: string,
    readonly frames: readonly Frame[],
    seats: readonly SeatInfo[],
    mine: readonly number[],
  ) {
    this.positions = unrolled(frames);
    this.seats = signal(seats);
    this.mine = signal(mine);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Show another frame. The one that comes next is seen to come about. */
  goTo(wanted: number): void {
    const place = Math.max(0, Math.min(wanted, this.last));
    this.stage.skip();
    const before = this.place.peek();
    const apply = () => {
      this.place.value = place;
    };
    if (place !== before + 1) apply();
    else {
      const { seen, moments } = this.positions[place]!;
      this.stage.perform({ events: eventsOf(this.frames[place]!), moments, eyes: seen.eyes, apply });
    }
  }

  /** What was played is played. */
  readonly choose: Play["choose"] = () => Promise.resolve();

  readonly why: Play["why"] = () => Promise.resolve(null);

  readonly preview: Play["preview"] = () => Promise.resolve(null);
}

interface Position {
  seen: SeenInfo;
  moments: readonly ShownMoment[];
}

/** The positions of frames that tell what has changed since the one before. */
function unrolled(frames: readonly Frame[]): Position[] {
  let view: unknown = null;
  return frames.map((frame) => {
    const moments = momentsOf(view, frame);
    view = frame.seen.view ?? moments.at(-1)?.view ?? view;
    return { seen: { ...frame.seen, view }, moments };
  });
}

/** The frame after so many decisions; the last one before them if there is none. */
export function placeAfter(frames: readonly Frame[], number: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.number <= number),
  );
}

export interface Turn {
  place: number;
  seat: number;
  turn: number;
}

/** Where turns begin, each counted among those of its seat. */
export function turnsOf(frames: readonly Frame[]): Turn[] {
  const taken = new Map<number, number>();
  return frames.flatMap(({ lines }, place) =>
    lines.flatMap(({ begins: seat }) => {
      if (seat === null || seat === undefined) return [];
      const turn = (taken.get(seat) ?? 0) + 1;
      taken.set(seat, turn);
      return [{ place, seat, turn }];
    }),
  );
}

/** The turn in which a frame lies; none during set-up. */
export function turnAt(turns: readonly Turn[], place: number): Turn | undefined {
  return turns.findLast((turn) => turn.place <= place);
}
