/** Where the learner looks and types next. */

import { useEffect, useRef } from "preact/hooks";

const TASK = ".board-place .thing.legal";
const NEXT = `${TASK}, .lesson-task button, .lesson-steps .primary`;

/** What is to be clicked is in sight, also on a small screen. */
export function showTask(): void {
  document.querySelector(TASK)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Led to what comes next, when what was pressed is gone or can't be chosen any more. */
export function keepFocus(): void {
  const focused = document.activeElement;
  if (focused !== document.body && !focused?.matches(".board-place .thing:not(.legal)")) return;
  document.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
}

/** Whether the last thing that was pressed was a key. Who points is not led by the focus. */
export function useByKeys(): { readonly current: boolean } {
  const byKeys = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      byKeys.current = event.type === "keydown";
    };
    document.addEventListener("keydown", note, true);
    document.addEventListener("pointerdown", note, true);
    return () => {
      document.removeEventListener("keydown", note, true);
      document.removeEventListener("pointerdown", note, true);
    };
  }, []);
  return byKeys;
}
