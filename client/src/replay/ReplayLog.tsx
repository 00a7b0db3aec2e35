import { useEffect, useRef } from "preact/hooks";
import { ClauseLink } from "../rules/ClauseLink";
import { say } from "../words/language";
import type { Showing } from "./showing";

/** The whole log; the present lines are marked, and each line leads to its moment. */
export function ReplayLog({ showing }: { showing: Showing }) {
  const list = useRef<HTMLOListElement>(null);
  const place = showing.place.value;
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>(".here");
    if (box && here) box.scrollTop = here.offsetTop - box.clientHeight / 2;
  }, [place, showing]);
  return (
    <ol class="log replay-log" ref={list} tabIndex={0} aria-label={say("page-log")}>
      {showing.frames.flatMap((frame, number) =>
        frame.words.map((text, line) => (
          <li key={`${number}.${line}`} class={number === place ? "here" : number > place ? "later" : ""}>
            <button
              type="button"
              class="replay-line"
              aria-current={number === place ? "step" : undefined}
              onClick={() => showing.goTo(number)}
            >
              {text}
            </button>{" "}
            {frame.clauses[line] && <ClauseLink clause={frame.clauses[line]} game={showing.game} />}
          </li>
        )),
      )}
    </ol>
  );
}
