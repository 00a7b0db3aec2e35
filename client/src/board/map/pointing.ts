/** Which place of a map somebody points at: it is shown at once, and what comes of it is asked when they stay there. */

import { signal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useChoice, type Choice } from "../choice";
import type { Part } from "../options";

/** Who only passes asks nothing. */
const LINGER = 160;

export class Pointed {
  private readonly shown = signal("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly place: ReadonlySignal<string> = this.shown;

  constructor(private readonly choice: Choice) {}

  /** Somebody points at a place, or no more; `part` is what it would be of an answer, if anything. */
  at(place: string, part: Part | undefined, there: boolean): void {
    clearTimeout(this.timer);
    if (there) {
      this.shown.value = place;
      if (part !== undefined) this.timer = setTimeout(() => this.choice.point(part, true), LINGER);
    } else if (this.shown.peek() === place) {
      this.shown.value = "";
      if (part !== undefined) this.choice.point(part, false);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export function usePointed(): Pointed {
  const choice = useChoice();
  const pointed = useMemo(() => new Pointed(choice), [choice]);
  useEffect(() => () => pointed.stop(), [pointed]);
  return pointed;
}
