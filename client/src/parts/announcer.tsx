/** Tells screen readers what happens: one region for what goes by, one for what waits for this person. */

import { signal } from "@preact/signals";

const news = signal<readonly { id: number; text: string }[]>([]);
/** With a number: the same words again are said again. */
const call = signal({ id: 0, text: "" });
let last = 0;

const KEPT = 8;

/** Something that happened. */
export function announce(text: string): void {
  if (text) news.value = [...news.peek(), { id: ++last, text }].slice(-KEPT);
}

/** Something that this person has to know now. */
export function callOut(text: string): void {
  call.value = { id: call.peek().id + 1, text };
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
        <p key={call.value.id}>{call.value.text}</p>
      </div>
    </div>
  );
}
