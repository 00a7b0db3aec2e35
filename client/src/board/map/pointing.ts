/** Which place of a map somebody points at: it is shown at once, and what comes of it is asked when they stay there. */

import { signal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useChoice, type Choice } from "../choice";

/** Who only passes asks nothing. */
const LINGER = 160;

export class Pointed {
  private readonly shown = signal("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly place: ReadonlySignal<string> = this.shown;

  constructor(private readonly choice: Choice) {}

  at(place: string, there: boolean): void {
    clearTimeout(this.timer);
    if (there) {
      this.shown.value = place;
      this.timer = setTimeout(() => this.choice.point(place, true), LINGER);
    } else if (this.shown.peek() === place) {
      this.shown.value = "";
      this.choice.point(place, false);
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
