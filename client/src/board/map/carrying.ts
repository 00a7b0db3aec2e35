/** Pieces that are moved by hand: one is taken up where it stands, goes along with the hand, and is put down elsewhere. */

import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Option } from "../../protocol/types";
import type { Wish } from "../answers";
import type { Choice } from "../choice";
import { legalAmong } from "../options";
import type { Play } from "../play";
import type { Carrier } from "./gestures";
import type { Piece } from "./Pieces";
import { nameOfCell, type Cell, type Point } from "./places";

/** What can be taken up from a space. */
export interface Load {
  piece: Piece;
  /** Who goes along with it, because they were taken up together. */
  others?: readonly Piece[];
  /** What has been answered when it is taken up, if that is a part of the answer. */
  begun?: Option;
  /** The answer by which it is taken up, where only that is asked now; where it can go is asked next. */
  lift?: Option;
  /** The answers that put it on a space. */
  put: (to: string) => Wish;
  /** Whether one looks at what comes of an answer, before it is given. */
  weighty?: (answer: Option) => boolean;
  /** Puts it down together with the others: whether something comes of that. */
  putAll?: (to: string) => boolean;
}

/** What marks a piece that is in somebody's hand, and the space under the hand, for the style sheets. */
const CARRIED = "data-carried";
const UNDER = "data-under";

export class Carrying implements Carrier {
  private readonly hand = signal<Load | null>(null);
  private way: Point = { x: 0, y: 0 };
  /** Whether it was put down, and where, if that can't be said before it is asked. */
  private dropped = false;
  private wish: Wish = [];
  /** The space under the hand. */
  private under = "";
  /** What is in the hand now; it stays in sight even if the position has it no more. */
  readonly held: ReadonlySignal<Load | null> = this.hand;
  /** What can be taken up from a space now. */
  loadOn: (space: string) => Load | undefined = () => undefined;

  constructor(
    private readonly play: Play,
    private readonly choice: Choice,
    private readonly world: () => ParentNode | null,
  ) {}

  /** Goes on with what was put down, as soon as it is asked where. Returns how to stop. */
  watch(): () => void {
    return effect(() => {
      const decision = this.play.decision.value;
      if (!decision || !this.dropped) return;
      const answer = legalAmong(decision, this.wish);
      this.wish = [];
      if (answer) void this.play.choose(answer);
      else this.release();
    });
  }

  /** What was put down lies where the position says, as soon as that has it elsewhere. */
  settle(pieces: readonly Piece[]): void {
    const load = this.hand.peek();
    if (!load || !this.dropped) return;
    const before = new Map([load.piece, ...(load.others ?? [])].map(({ key, space }) => [key, space]));
    if (pieces.some(({ key, space }) => (before.get(key) ?? space) !== space)) this.release();
  }

  take(cell: Cell, finger = false): boolean {
    const load = this.loadOn(nameOfCell(cell));
    // A finger that begins on a piece may want to move the map: it gives no answer that is not taken back so easily.
    if (!load || (finger && load.lift)) return false;
    this.release();
    this.hand.value = load;
    if (load.begun) this.choice.propose(load.begun);
    if (load.lift) void this.play.choose(load.lift);
    return true;
  }

  move(by: Point, over: Cell): void {
    this.way = by;
    this.show();
    this.mark(nameOfCell(over));
  }

  drop(over: Cell): void {
    const load = this.hand.peek();
    if (!load) return;
    const to = nameOfCell(over);
    const decision = this.play.decision.peek();
    const answer = legalAmong(decision, load.put(to));
    this.mark("");
    this.dropped = true;
    if (load.putAll?.(to)) return;
    if (answer && load.weighty?.(answer)) {
      this.release();
      this.choice.propose(answer);
    } else if (answer) void this.play.choose(answer);
    else if (!decision && load.lift) this.wish = load.put(to);
    else this.cancel();
  }

  /** It goes back to where it was. */
  cancel(): void {
    if (!this.hand.peek()) return;
    this.release();
    if (this.choice.begun.peek()) this.choice.back();
  }

  private release(): void {
    for (const element of this.elements()) {
      element.style.translate = "";
      element.removeAttribute(CARRIED);
    }
    this.mark("");
    this.dropped = false;
    this.wish = [];
    this.hand.value = null;
  }

  /** Its elements go along with the hand; nothing else of the map is made again. */
  private show(): void {
    for (const element of this.elements()) {
      element.style.translate = `${this.way.x}px ${this.way.y}px`;
      element.setAttribute(CARRIED, "");
    }
  }

  /** The space under the hand is marked. */
  private mark(space: string): void {
    if (space === this.under) return;
    this.under = space;
    const world = this.world();
    world?.querySelector(`[${UNDER}]`)?.removeAttribute(UNDER);
    if (space) world?.querySelector(`[data-spot="space:${space}"]`)?.setAttribute(UNDER, "");
  }

  private elements(): HTMLElement[] {
    const load = this.hand.peek();
    const world = this.world();
    if (!load || !world) return [];
    return [load.piece, ...(load.others ?? [])].flatMap(
      ({ key }) => world.querySelector<HTMLElement>(`[data-piece="${key}"]`) ?? [],
    );
  }
}
