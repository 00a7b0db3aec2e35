/** "Don't ask me again this turn", and what one has said so, until it is taken back or the turn is over. */

import { useEffect, useRef } from "preact/hooks";
import { questionOf } from "../board/question";
import { announce } from "../parts/announcer";
import type { Option } from "../protocol/types";
import { nameOf, say, together } from "../words/language";
import { answerFor, PASS } from "./asking";
import { useSitting } from "./room";

/** Such an answer names nothing, so its verb is all there is to say. */
const inWords = (answer: Option) => nameOf("option", String(answer[0]).replaceAll("_", "-"));

/** Beside the answers to a decision: the one that may be given for the whole turn. */
export function RestButton() {
  const sitting = useSitting();
  const offered = sitting?.offered.value;
  if (!sitting || !offered) return null;
  return (
    <button
      type="button"
      class="quiet rest"
      aria-keyshortcuts="N"
      aria-disabled={!questionOf(sitting).ready.value}
      onClick={() => void sitting.rest()}
    >
      <kbd aria-hidden="true">N</kbd> {say("page-standing", { answer: inWords(offered.answer) })}
    </button>
  );
}

/** What holds for the rest of the turn, and the way back. */
export function StandingLine() {
  const sitting = useSitting();
  const words = useStandingWords();
  const told = useRef("");
  useEffect(() => {
    if (words !== told.current) announce(words || say("page-standing-over"));
    told.current = words;
  }, [words]);
  if (!sitting || !words) return null;
  return (
    <p class="standing">
      <span>{words}</span>{" "}
      <button type="button" class="small" aria-keyshortcuts="N" onClick={() => void sitting.askAgain()}>
        {say("page-standing-again")}
      </button>
    </p>
  );
}

/** What this person has said for the rest of the turn, in words; empty when that is nothing. */
function useStandingWords(): string {
  const sitting = useSitting();
  const askable = sitting?.askable.value;
  if (!sitting || !askable) return "";
  const answers = sitting.resting.value.map(({ kind }) => answerFor(askable, kind) ?? PASS);
  const each = [...new Set(answers.map(inWords))];
  return each.length ? say("page-standing-said", { answer: together(each) }) : "";
}
