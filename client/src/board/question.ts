/**
 * The question of now takes no answer at first: who pressed twice, or was about to press something else, meant another.
 *
 * And it takes no answer by a press that began before it was asked, however long that was held.
 */

import { effect, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { DecisionInfo, Option } from "../protocol/types";
import { digitsFor, type Digits } from "./digits";
import type { Play } from "./play";
import "./question.css";

/** Milliseconds until a new question takes an answer. */
export const SETTLING = 400;

/** What answers a question, or is a part of an answer; all else may be pressed at any time. */
const ANSWERS = ".thing.legal, .decision .answers button, .choice-answers button";

export class Question {
  /** Whether an answer is taken now. */
  readonly ready = signal(true);
  private asked: DecisionInfo | null = null;
  /** The question at which a press began, by pointer and by key; undefined when nothing is pressed. */
  private pointed: DecisionInfo | null | undefined;
  private keyed: DecisionInfo | null | undefined;
  /** The question at which the first of several quick clicks was made. */
  private meant: DecisionInfo | null = null;
  private readonly digits = new WeakMap<DecisionInfo, Digits>();
  /** The digits of the last question of each kind. */
  private readonly before = new Map<string, Digits>();

  constructor(private readonly play: Play) {}

  /** Wait after each new question. Returns how to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const asked = this.play.decision.value;
      if (!asked || asked === this.asked) return;
      this.asked = asked;
      this.ready.value = false;
      clearTimeout(timer);
      timer = setTimeout(() => (this.ready.value = true), SETTLING);
    });
    return () => {
      stop();
      clearTimeout(timer);
      this.ready.value = true;
    };
  }

  /** Which digit chooses which of the answers beside the question. */
  digitsOf(decision: DecisionInfo, loose: readonly Option[]): Digits {
    let found = this.digits.get(decision);
    if (!found) {
      found = digitsFor(loose, this.before.get(decision.kind));
      this.digits.set(decision, found);
      this.before.set(decision.kind, found);
    }
    return found;
  }

  readonly press = (): void => {
    this.pointed = this.play.decision.peek();
  };

  readonly keyDown = (event: KeyboardEvent): void => {
    // A key that is held goes on pressing.
    if (!event.repeat) this.keyed = this.play.decision.peek();
  };

  readonly keyUp = (): void => {
    // The space bar presses a button when it is let go, and that comes after this.
    setTimeout(() => (this.keyed = undefined));
  };

  /** Before anything hears of a click: what is not meant for this question is not heard. */
  readonly click = (event: MouseEvent): void => {
    const asked = this.play.decision.peek();
    const began = event.detail ? this.pointed : this.keyed;
    if (event.detail) this.pointed = undefined;
    if (event.detail < 2) this.meant = asked;
    if (!(event.target instanceof Element) || !event.target.closest(ANSWERS)) return;
    const another = this.meant !== asked || (began !== undefined && began !== asked);
    if (another || !this.ready.peek()) event.stopPropagation();
  };
}

const questions = new WeakMap<Play, Question>();

/** What is asked where a board is played on. */
export function questionOf(play: Play): Question {
  let found = questions.get(play);
  if (!found) {
    found = new Question(play);
    questions.set(play, found);
  }
  return found;
}

/** Let everybody see that a question takes no answer yet: `main` is marked when it does, the board when it does not. */
export function useReadiness(question: Question, main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const stop = question.watch();
    const board = main.current?.querySelector(".board-place");
    const mark = effect(() => {
      const ready = question.ready.value;
      main.current?.toggleAttribute("data-ready", ready);
      if (ready) board?.removeAttribute("aria-disabled");
      else board?.setAttribute("aria-disabled", "true");
    });
    return () => {
      stop();
      mark();
    };
  }, [question]);
}
