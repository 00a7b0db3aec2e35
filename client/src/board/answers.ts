/** Several answers that were meant at once: they are given one after another, each as soon as it is asked for. */

import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { DecisionInfo, Option } from "../protocol/types";
import { legalAmong } from "./options";
import type { Play } from "./play";

/** One of the answers: the first of these that is legal when it comes to it. */
export type Wish = readonly Option[];

/**
 * What is not legal when it comes to it is left out. As soon as nothing of what is left is asked for, or anybody has
 * decided anything in between, all that is left is forgotten.
 */
export class Answers {
  private readonly left = signal<readonly Wish[]>([]);
  /** The question that was answered last, and how many decisions had been taken before it. */
  private answered: DecisionInfo | null = null;
  private number = 0;
  /** How many answers are still to be given. */
  readonly waiting: ReadonlySignal<readonly Wish[]> = this.left;

  constructor(private readonly play: Play) {}

  /** Give these answers, in this order, beginning with the question of now. */
  give(wishes: readonly Wish[]): void {
    this.answered = null;
    this.number = (this.play.seen.peek()?.number ?? 0) - 1;
    this.left.value = wishes;
    this.next();
  }

  /** Go on with each new question. Returns how to stop. */
  watch(): () => void {
    const stop = effect(() => {
      if (this.play.decision.value && this.left.peek().length) this.next();
    });
    return () => {
      stop();
      this.left.value = [];
    };
  }

  private next(): void {
    const decision = this.play.decision.peek();
    const number = this.play.seen.peek()?.number ?? 0;
    const goesOn = decision !== this.answered && number === this.number + 1;
    const left = this.left.peek();
    const place = goesOn ? left.findIndex((wish) => legalAmong(decision, wish)) : -1;
    const option = place < 0 ? undefined : legalAmong(decision, left[place]!);
    this.left.value = option ? left.slice(place + 1) : [];
    if (!option) return;
    this.answered = decision;
    this.number = number;
    void this.play.choose(option);
  }
}
