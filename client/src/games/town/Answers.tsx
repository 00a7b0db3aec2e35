/** The ways on in a panel over the map, of which none is meant more than another. */

import type { ComponentType } from "preact";
import { usePlay } from "../../board/play";
import { questionOf } from "../../board/question";
import { Thing } from "../../board/Thing";
import type { DecisionInfo, Option } from "../../protocol/types";
import { cardNamed } from "../../rules/subject";
import { answerWords, type Answer } from "./answers";
import { GoodFaces } from "./Faces";

/** How a game shows what answers are about. */
export interface AnswerLooks {
  Art: ComponentType<{ card: string }>;
  /** What stands for an answer that is about no card. */
  Picture: ComponentType<{ answer: Answer }>;
  /** What stands before numbers that change; `card` is the one that the answer is about. */
  Counter: ComponentType<{ of: string; card?: string | undefined }>;
}

interface AnswersProps {
  decision: DecisionInfo;
  answers: readonly Answer[];
  looks: AnswerLooks;
}

export function Answers({ decision, answers, looks }: AnswersProps) {
  const play = usePlay();
  const digits = questionOf(play).digitsOf(
    decision,
    answers.map(({ option }): Option => option),
  );
  return (
    <ul class="city-fight-answers" data-roving="">
      {answers.map((answer) => {
        const key = answer.option.join(" ");
        return (
          <li key={key}>
            <Thing
              wishes={[answer.option]}
              label={answerWords(answer)}
              class="city-answer"
              shortcut={digits.get(key)?.toString()}
              about={answer.card ? [cardNamed(answer.card)] : []}
            >
              <AnswerFace answer={answer} digit={digits.get(key)} looks={looks} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

function AnswerFace({ answer, digit, looks }: { answer: Answer; digit: number | undefined; looks: AnswerLooks }) {
  const { card, title, headline, tone = "", roll, text, change } = answer;
  return (
    <>
      <span class={`city-answer-picture ${card ? "card" : ""}`}>
        {card ? <looks.Art card={card} /> : <looks.Picture answer={answer} />}
      </span>
      <span class="city-answer-title">{title}</span>
      {headline && <b class={`city-answer-headline ${tone}`}>{headline}</b>}
      {roll && <GoodFaces roll={roll} />}
      <span class="city-answer-text">{text}</span>
      {change && (
        <span class="city-answer-change">
          <looks.Counter of={change.of} card={card} /> {change.from} <i>→</i> {change.to}
        </span>
      )}
      {digit !== undefined && (
        <span class="city-answer-deed">
          {title} <kbd>{digit}</kbd>
        </span>
      )}
    </>
  );
}
