/** What keys do. Every screen tells its own keys; `?` shows those that hold now. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { say } from "../words/language";
import { Dialog } from "./Dialog";

export interface Shortcut {
  /** As `KeyboardEvent.key` says it. */
  key: string;
  /** The text that says what it does: `page-key-NAME`. */
  name: string;
  /** What is shown for the key, if it is not the key itself. */
  shown?: string;
  /** Whether it is pressed once, however long it is held. */
  once?: boolean;
  act?: () => void;
}

const active = signal<readonly (readonly Shortcut[])[]>([]);
const shown = signal(false);

export function showShortcuts(): void {
  shown.value = true;
}

/** These keys hold while a screen is shown, from the moment in which it is seen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    active.value = [...active.peek(), shortcuts];
    return () => {
      active.value = active.peek().filter((others) => others !== shortcuts);
    };
  }, [shortcuts]);
}

let last: "key" | "finger" | "mouse" = "mouse";

/** Whether this person used a key last, and not a pointer. */
export function usesKeyboard(): boolean {
  return last === "key";
}

/** Whether this person used a finger last: it points at nothing before it presses. */
export function usesFingers(): boolean {
  return last === "finger";
}

/** Listen to keys. Who types a word, or has a window open, types for that. */
export function listenToKeys(): void {
  addEventListener("keydown", () => (last = "key"), true);
  addEventListener("pointerdown", (event) => (last = event.pointerType === "touch" ? "finger" : "mouse"), true);
  document.addEventListener("keydown", (event) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      typing(event.target) ||
      (event.key === " " && pressing(event.target)) ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "?") {
      showShortcuts();
      event.preventDefault();
      return;
    }
    const found = active
      .peek()
      .flat()
      .find((shortcut) => shortcut.key === event.key && shortcut.act);
    if (!found) return;
    event.preventDefault();
    if (!event.repeat || !found.once) found.act?.();
  });
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The space bar presses what has the focus, if that can be pressed. */
function pressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=tab]") !== null;
}

export function Shortcuts() {
  if (!shown.value) return null;
  const keys = [...active.value.flat(), { key: "?", name: "help" }].filter(({ name }) => name);
  return (
    <Dialog title={say("page-shortcuts")} close={() => (shown.value = false)}>
      <dl class="keys">
        {keys.map(({ key, name, shown: other }) => (
          <div key={key + name}>
            <dt>
              <kbd>{other ?? key}</kbd>
            </dt>
            <dd>{say(`page-key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
