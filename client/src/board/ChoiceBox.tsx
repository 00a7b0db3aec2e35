/** What is being put together: what comes next, the way on or back, and what it would do. */

import { useEffect } from "preact/hooks";
import { announce } from "../parts/announcer";
import type { Option } from "../protocol/types";
import { ClauseLink } from "../rules/ClauseLink";
import { say } from "../words/language";
import { careful, useChoice, type Choice } from "./choice";
import { sameOption, textOf } from "./options";
import { usePlay } from "./play";
import "./choice.css";

/** What has been chosen so far, in words, and what can be chosen next; it is read out, too. */
export function ChosenWords({ choice }: { choice: Choice }) {
  const decision = usePlay().decision.value;
  const { Picture, begunWords, nextWords } = choice.manner;
  const whole = choice.complete.value;
  const chosen = choice.chosen.value;
  const [part] = choice.next.value;
  const words = decision && whole ? textOf(decision, whole) : begunWords(chosen);
  const next = part === undefined ? "" : nextWords(part, whole !== undefined, chosen.length);
  useEffect(() => announce([words, next].filter(Boolean).join(". ")), [words, next]);
  return (
    <>
      <span class="choice-chosen">
        <Picture chosen={chosen} /> {words}
      </span>
      {next && <span class="choice-next">{next}</span>}
    </>
  );
}

/** The way on, as soon as it is a whole answer, and the way back. */
export function ChoiceAnswers({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.complete.value && (
        <button type="button" class="primary" data-confirm="" onClick={() => choice.confirm()}>
          {say("page-choice-do")}
        </button>
      )}
      <button type="button" class="choice-back" onClick={() => choice.back()}>
        {say("page-choice-back")} <kbd aria-hidden="true">Esc</kbd>
      </button>
    </>
  );
}

/** On the board: what an answer would do. At a table the bar with the question follows the choice; elsewhere this does. */
export function ChoiceBox() {
  const play = usePlay();
  const choice = useChoice();
  const considered = choice.considered.value;
  const playing = play.atTable && play.mine.value.length > 0;
  const begun = choice.begun.value;
  const here = begun && !play.atTable;
  return (
    <section
      class={`choice-box ${begun ? "begun" : ""} ${considered || here ? "foretold" : ""}`}
      aria-label={say("page-choice")}
    >
      <div class="choice-inside">
        {here && (
          <p class="choice-considered">
            <ChosenWords choice={choice} />
          </p>
        )}
        <div class="choice-words" aria-live="polite">
          {considered && !isChosen(choice, considered) && <Considered choice={choice} option={considered} />}
          {considered && <Foretold />}
        </div>
        {here && (
          <div class="choice-answers">
            <ChoiceAnswers choice={choice} />
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

/** Whether an answer is what has been put together: that is told already. */
function isChosen({ complete }: Choice, option: Option): boolean {
  return complete.value !== undefined && sameOption(complete.value, option);
}

/** An answer that somebody only points at. */
function Considered({ choice, option }: { choice: Choice; option: Option }) {
  const decision = usePlay().decision.value;
  const { Picture } = choice.manner;
  return (
    <p class="choice-considered">
      <Picture chosen={option} /> {decision && textOf(decision, option)}
    </p>
  );
}

/** What the answer would do at once. */
function Foretold() {
  const choice = useChoice();
  const play = usePlay();
  const found = choice.preview.value;
  if (!found?.known) return null;
  if (!found.words.length) return <p class="choice-nothing">{say("page-choice-nothing")}</p>;
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
