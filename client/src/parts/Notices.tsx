/** Short notes that go away by themselves, and can be read again in the log of a screen reader. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { say } from "../words/language";
import { announce } from "./announcer";
import { Icon } from "./Icon";

interface Notice {
  id: number;
  text: string;
  more?: ComponentChildren;
  bad: boolean;
}

const notices = signal<readonly Notice[]>([]);
let last = 0;

const SHOWN = 6_000;

export function notify(text: string, { bad = false, more }: { bad?: boolean; more?: ComponentChildren } = {}): void {
  const id = ++last;
  notices.value = [...notices.peek().filter((notice) => notice.text !== text), { id, text, bad, more }];
  announce(text);
  setTimeout(() => put(id), SHOWN);
}

function put(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}

export function Notices() {
  return (
    <div class="notices">
      {notices.value.map(({ id, text, more, bad }) => (
        <div key={id} class={`notice ${bad ? "bad" : ""}`}>
          <Icon name={bad ? "info" : "agree"} />
          <p>
            {text} {more}
          </p>
          <button type="button" class="quiet square" onClick={() => put(id)} aria-label={say("page-close")}>
            <Icon name="cancel" />
          </button>
        </div>
      ))}
    </div>
  );
}
