/** "Don't ask me again this turn", and what one has said so, until it is taken back or the turn is over. */

import { useEffect, useRef } from "preact/hooks";
import { announce } from "../parts/announcer";
import { say, together } from "../words/language";
import { useSitting } from "./room";

/** Beside the answers to a decision: the one that may be given for the whole turn. */
export function StandButton() {
  const sitting = useSitting();
  const offered = sitting?.offered.value;
  if (!sitting || !offered) return null;
  return (
    <button type="button" class="quiet stand" aria-keyshortcuts="N" onClick={() => void sitting.stand()}>
      <kbd aria-hidden="true">N</kbd> {say("page-standing", { answer: offered.text })}
    </button>
  );
}

/** What holds for the rest of the turn, and the way back. */
export function StandingLine() {
  const sitting = useSitting();
  const said = sitting?.standing.value ?? [];
  const words = said.length ? say("page-standing-said", { answer: together(said.map(({ text }) => text)) }) : "";
  const told = useRef("");
  useEffect(() => {
    if (words !== told.current) announce(words || say("page-standing-over"));
    told.current = words;
  }, [words]);
  if (!sitting || !words) return null;
  return (
    <p class="standing">
      <span>{words}</span>{" "}
      <button type="button" class="small" aria-keyshortcuts="N" onClick={() => sitting.askAgain()}>
        {say("page-standing-again")}
      </button>
    </p>
  );
}
