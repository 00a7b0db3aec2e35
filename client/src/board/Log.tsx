import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ClauseLink } from "../rules/ClauseLink";
import { say } from "../words/language";

export interface Line {
  key: string;
  look: string;
  words: ComponentChildren;
  /** The clause behind it, if one is worth naming. */
  clause: string;
}

interface LogProps {
  game: string;
  lines: readonly Line[];
  class?: string;
  /** Bring in sight what shall be seen, whenever `at` changes. */
  scroll: (list: HTMLElement) => void;
  at: unknown;
}

/** What happened, line by line in words. */
export function Log({ game, lines, class: look = "", scroll, at }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) scroll(list.current);
  }, [at]);
  return (
    <ol class={`log ${look}`} ref={list} tabIndex={0} aria-label={say("page-log")}>
      {lines.map((line) => (
        <li key={line.key} class={line.look}>
          {line.words} {line.clause && <ClauseLink clause={line.clause} game={game} />}
        </li>
      ))}
    </ol>
  );
}
