import type { ComponentChildren } from "preact";
import { say } from "../words/language";
import { TopBar } from "./TopBar";

interface AloneProps {
  title: string;
  /** What belongs here is on its way. */
  busy?: boolean;
  children?: ComponentChildren;
}

/** A screen with nothing on it but a few words: why there is nothing else, and what one can do about it. */
export function Alone({ title, busy = false, children }: AloneProps) {
  return (
    <div class="screen">
      <TopBar />
      <main class="alone" aria-busy={busy}>
        <h1 class={busy ? "faint" : ""}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

export function WayHome() {
  return (
    <a class="button" href="/">
      {say("page-home")}
    </a>
  );
}
