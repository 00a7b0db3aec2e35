/** What the teacher says: what happened, what it means, and what to do now. */

import { useEffect } from "preact/hooks";
import { looseOptions, type Board } from "../board/board";
import { Sentence } from "../board/Sentence";
import { linesTold, type ToldLine } from "../board/told";
import { playNow } from "../landing/making";
import { trouble } from "../protocol/trouble";
import { callOut } from "../parts/announcer";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { api } from "../protocol/api";
import type { Frame, LessonInfo } from "../protocol/types";
import { lessonAddress } from "../routes";
import { ClauseLink } from "../rules/ClauseLink";
import { say } from "../words/language";
import { keepFocus, showTask, useByKeys } from "./focus";
import type { Teaching } from "./teaching";

export function LessonBox({ teaching, board }: { teaching: Teaching; board: Board }) {
  const place = teaching.place.value;
  const step = teaching.step.value;
  const count = teaching.frames.length;
  const over = place === teaching.last;
  const task = teaching.task.value;
  const paragraphs = step.note.split("\n");
  const byKeys = useByKeys();
  useEffect(() => {
    callOut([step.note || step.frame.words.join(" "), task && say("page-lesson-do", { what: task })].join(" "));
    if (task) showTask();
    if (byKeys.current) keepFocus();
  }, [step]);
  return (
    <aside class="lesson-box" aria-label={say("page-lesson-note")}>
      <div class="lesson-progress">
        <p class="faint">{say("page-lesson-step", { place: place + 1, count })}</p>
        <progress value={place + 1} max={count} aria-label={say("page-lesson-step", { place: place + 1, count })} />
      </div>
      <Happened frame={step.frame} />
      {over && <h2>{say("page-lesson-over")}</h2>}
      {step.note && (
        <div class="lesson-note">
          {paragraphs.map((words, number) => (
            <p key={number}>
              {words}{" "}
              {number === paragraphs.length - 1 && step.clause && (
                <ClauseLink clause={step.clause} game={teaching.game} />
              )}
            </p>
          ))}
        </div>
      )}
      <Task teaching={teaching} board={board} />
      {(place === 0 || over) && <Further lesson={teaching.lesson} />}
      <div class="lesson-steps">
        <button
          type="button"
          class="quiet"
          aria-keyshortcuts="P"
          disabled={place === 0}
          onClick={() => teaching.goTo(place - 1)}
        >
          <Icon name="unstep" /> {say("page-lesson-back")}
        </button>
        {over && (
          <button type="button" class="quiet" onClick={() => teaching.goTo(0)}>
            <Icon name="back" /> {say("page-lesson-again")}
          </button>
        )}
        {over && (
          <button type="button" class="primary" onClick={() => void playForReal(teaching.lesson)}>
            <Icon name="play" /> {say("page-play-now")}
          </button>
        )}
        {!over && !step.choice && (
          <button
            type="button"
            class="primary lesson-next"
            aria-keyshortcuts="N"
            onClick={() => teaching.goTo(place + 1)}
          >
            {say("page-lesson-next")} <Icon name="step" />
          </button>
        )}
      </div>
    </aside>
  );
}

/** What else there is to learn: for who has just come for it, and for who is done. */
function Further({ lesson: { game, further } }: { lesson: LessonInfo }) {
  if (!further.length) return null;
  return (
    <nav class="lesson-further" aria-label={say("page-lesson-further")}>
      <p class="faint">{say("page-lesson-further")}</p>
      {further.map(({ name, title }) => (
        <a key={name} class="button quiet" href={lessonAddress(game, name)}>
          <Icon name="hat" /> {title}
        </a>
      ))}
    </nav>
  );
}

/** So many lines are told at once; more are told in short, and in full to who asks. */
const AT_ONCE = 3;

/** What happened since the step before. */
function Happened({ frame }: { frame: Frame }) {
  const lines = linesTold(frame);
  const main = lines.filter(({ minor, begins }) => !minor && begins === null);
  const shown = lines.length > AT_ONCE ? main.slice(-AT_ONCE) : lines;
  if (!lines.length) return null;
  return (
    <div class="lesson-words">
      {lines.length > shown.length && (
        <details>
          <summary>{say("page-lesson-happened", { count: lines.length })}</summary>
          <Lines lines={lines} />
        </details>
      )}
      <Lines lines={shown} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly ToldLine[] }) {
  return (
    <ul>
      {lines.map(({ text, marks }, line) => (
        <li key={line}>
          <Sentence text={text} marks={marks} />
        </li>
      ))}
    </ul>
  );
}

/** What to do now; as a button when it is nowhere on the board. */
function Task({ teaching, board }: { teaching: Teaching; board: Board }) {
  const decision = teaching.decision.value;
  const task = teaching.task.value;
  const window = teaching.seen.value?.window;
  if (!decision) return window ? <p class="lesson-window faint">{window.prompt}</p> : null;
  const [loose] = looseOptions(board, decision);
  return (
    <div class="lesson-task">
      <p>{decision.prompt}</p>
      {loose ? (
        <div class="answers">
          <button type="button" class="primary" aria-keyshortcuts="1" onClick={() => void teaching.choose(loose)}>
            <kbd aria-hidden="true">1</kbd> {task}
          </button>
        </div>
      ) : (
        <p class="lesson-do">{say("page-lesson-do", { what: task })}</p>
      )}
    </div>
  );
}

async function playForReal({ game, real_options }: LessonInfo): Promise<void> {
  try {
    await playNow(await api.game(game), real_options);
  } catch (problem) {
    notify(trouble(problem), { bad: true });
  }
}
