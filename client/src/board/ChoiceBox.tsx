/** What is being put together: what comes next, what it would do, and the way on or back. */

import type { ComponentType } from "preact";
import type { Option } from "../protocol/types";
import { ClauseLink } from "../rules/ClauseLink";
import { say } from "../words/language";
import { careful, useChoice } from "./choice";
import { textOf, type Part } from "./options";
import { usePlay } from "./play";
import "./choice.css";

/** What can be chosen next, in words: told one of the parts, and whether it may be left out. */
export type NextWords = (part: Part, whole: boolean) => string;

interface ChoiceBoxProps {
  /** What is played, as a picture, before the words. */
  Picture: ComponentType<{ chosen: Option }>;
  /** What has been begun, in words, while it is no whole answer. */
  begunWords: (chosen: Option) => string;
  nextWords: NextWords;
}

export function ChoiceBox({ Picture, begunWords, nextWords }: ChoiceBoxProps) {
  const play = usePlay();
  const choice = useChoice();
  const decision = play.decision.value;
  const chosen = choice.chosen.value;
  const considered = choice.considered.value;
  const playing = play.atTable && play.mine.value.length > 0;
  const begun = choice.begun.value;
  return (
    <section
      class={`choice-box ${begun ? "begun" : ""} ${considered ? "foretold" : ""}`}
      aria-label={say("page-choice")}
    >
      <div class="choice-inside">
        <div class="choice-words" aria-live="polite">
          {decision && considered ? (
            <p class="choice-considered">
              <Picture chosen={considered} /> {textOf(decision, considered)}
            </p>
          ) : (
            begun && (
              <p class="choice-considered">
                <Picture chosen={chosen} /> {begunWords(chosen)}
              </p>
            )
          )}
          {begun && <NextPart words={nextWords} />}
          {considered && <Foretold />}
        </div>
        {begun && (
          <div class="choice-answers">
            {choice.complete.value && (
              <button type="button" class="primary" data-confirm="" onClick={() => choice.confirm()}>
                {say("page-choice-do")}
              </button>
            )}
            <button type="button" onClick={() => choice.back()}>
              {say("page-choice-back")} <kbd aria-hidden="true">Esc</kbd>
            </button>
          </div>
        )}
        {playing && (
          <label class="choice-careful">
            <input
              type="checkbox"
              checked={careful.value}
              onChange={(event) => (careful.value = event.currentTarget.checked)}
            />
            {say("page-choice-careful")}
          </label>
        )}
      </div>
    </section>
  );
}

/** What can be chosen next, in words. */
function NextPart({ words }: { words: NextWords }) {
  const choice = useChoice();
  const [first] = choice.next.value;
  return first === undefined ? null : <p class="choice-next">{words(first, choice.complete.value !== undefined)}</p>;
}

/** What the answer would do at once. */
function Foretold() {
  const choice = useChoice();
  const play = usePlay();
  const found = choice.preview.value;
  if (!found?.known) return null;
  if (!found.words.length) return <p class="choice-next choice-nothing">{say("page-choice-nothing")}</p>;
  return (
    <ul class="choice-foretold" aria-label={say("page-choice-foretold")}>
      {found.words.map((words, place) => (
        <li key={place}>
          <span>{words}</span> {found.clauses[place] && <ClauseLink clause={found.clauses[place]} game={play.game} />}
        </li>
      ))}
    </ul>
  );
}
