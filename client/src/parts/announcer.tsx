/** Tells screen readers what happens: one region for what goes by, one for what waits for this person. */

import { signal } from "@preact/signals";

const news = signal<readonly { id: number; text: string }[]>([]);
const call = signal("");
let last = 0;

const KEPT = 8;

/** Something that happened. */
export function announce(text: string): void {
  if (text) news.value = [...news.peek(), { id: ++last, text }].slice(-KEPT);
}

/** Something that this person has to know now. */
export function callOut(text: string): void {
  call.value = text;
}

export function Announcer() {
  return (
    <div class="unseen">
      <div aria-live="polite" role="log">
        {news.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive" role="status">
        {call.value}
      </div>
    </div>
  );
}
