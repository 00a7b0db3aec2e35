/** What is asked now, or being put together, always in words; and all buttons that answer it. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { looseOptions, type Board } from "../board/board";
import { useChoiceIfAny } from "../board/choice";
import { ChoiceAnswers, ChosenWords } from "../board/ChoiceBox";
import { sameOption, textOf } from "../board/options";
import { usePlay } from "../board/play";
import { questionOf } from "../board/question";
import { ClockFace } from "../board/SeatBadge";
import { explain, fade, forget } from "../board/why";
import { callOut } from "../parts/announcer";
import { callBack, mayOffer } from "../parts/calling";
import { Icon } from "../parts/Icon";
import type { DecisionInfo, Option } from "../protocol/types";
import { calls } from "../settings";
import { sound } from "../sounds";
import { find, say } from "../words/language";
import { useSitting } from "./room";
import { PASS } from "./asking";
import type { Sitting } from "./sitting";
import { RestButton, StandingLine } from "./StandingLine";
import { WindowLine } from "./WindowLine";
import "./decision.css";

/** From so many letters on a question is set smaller, so that it stays within two or three lines. */
const LONG = 70;

export function DecisionBar({ board }: { board: Board }) {
  const play = usePlay();
  const decision = play.decision.value;
  const sitting = useSitting();
  const offered = sitting?.offered.value ?? null;
  const loose = decision && !board.keepsAnswers?.(decision) ? looseOptions(board, decision) : [];
  const choice = useChoiceIfAny();
  const begun = choice?.begun.value ? choice : null;
  const words = useQuestion();
  const moment = words === say("page-one-moment");
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => tellHeight(bar.current!), []);
  return (
    <section
      ref={bar}
      class={`decision ${decision ? "yours" : ""} ${begun ? "choosing" : ""}`}
      aria-label={say("page-decision")}
    >
      {begun ? (
        <p class="question">
          <ChosenWords choice={begun} />
        </p>
      ) : (
        <p class={`question ${words.length > LONG ? "long" : ""} ${moment ? "moment" : ""}`}>{words}</p>
      )}
      <OwnClock />
      <WindowLine />
      {(begun || loose.length > 0 || offered) && (
        <div class="answers">
          {begun && <ChoiceAnswers choice={begun} />}
          {loose.map((option, place) => (
            <AnswerButton
              key={option.join(" ")}
              decision={decision!}
              option={option}
              digit={questionOf(play).digitsOf(decision!, loose).get(option.join(" "))}
              look={lookOf(decision!, loose, place, wantedElsewhere(sitting))}
            />
          ))}
          <RestButton />
        </div>
      )}
      <StandingLine />
      <CallMe />
    </section>
  );
}

const LINGER = 350;

interface AnswerButtonProps {
  decision: DecisionInfo;
  option: Option;
  digit: number | undefined;
  look: string;
}

/** An answer that is nowhere on the board. Who points at it for a moment is told what it would do. */
function AnswerButton({ decision, option, digit, look }: AnswerButtonProps) {
  const play = usePlay();
  const ready = questionOf(play).ready.value;
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (element: HTMLElement, how: "hover" | "focus") => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void explain(play, { element, option, how }), LINGER);
  };
  const leave = (element: HTMLElement) => {
    clearTimeout(timer.current);
    fade(element);
  };
  // What is gone is not left by anybody who points.
  useLayoutEffect(() => () => leave(button.current!), []);
  return (
    <button
      ref={button}
      type="button"
      class={look}
      aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      aria-disabled={!ready}
      data-option={option.join(" ")}
      onClick={() => {
        clearTimeout(timer.current);
        forget();
        void play.choose(option);
      }}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType === "mouse") soon(currentTarget, "hover");
      }}
      onPointerLeave={({ currentTarget }) => leave(currentTarget)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) soon(currentTarget, "focus");
      }}
      onBlur={({ currentTarget }) => leave(currentTarget)}
    >
      {digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>} {textOf(decision, option)}
    </button>
  );
}

/**
 * At most one button catches the eye: the first answer, where all of them are buttons. While something can be done on
 * the board, to end it is the quiet answer; and so is to pass in a window, unless there is nothing else.
 */
function lookOf({ options }: DecisionInfo, loose: readonly Option[], place: number, elsewhere: boolean): string {
  const onBoard = options.length > loose.length;
  if (onBoard || (options.length > 1 && sameOption(loose[place]!, PASS))) return "quiet edged";
  return place === 0 && !elsewhere ? "primary" : "";
}

/** Whether this person is asked to agree to something before they go on. */
function wantedElsewhere(sitting: Sitting | null): boolean {
  const you = sitting?.you.value.player;
  return you !== undefined && (sitting?.info.value?.ask?.waiting.includes(you) ?? false);
}

/** Who waits for other people may do something else meanwhile. */
function CallMe() {
  const play = usePlay();
  const deciding = play.seen.value?.deciding ?? null;
  const seat = deciding === null ? undefined : play.seats.value[deciding];
  const waits = play.mine.value.length > 0 && seat && !seat.bot && !play.mine.value.includes(seat.seat);
  if (!waits || !mayOffer()) return null;
  return (
    <button type="button" class="small quiet call-me" onClick={() => (calls.value = "on")}>
      <Icon name="clock" /> {say("page-call-me")}
    </button>
  );
}

/** How much time is left to who is asked, or sits here. */
function OwnClock() {
  const play = usePlay();
  const place = play.decision.value?.seat ?? play.mine.value[0];
  const seat = place === undefined ? undefined : play.seats.value[place];
  if (!seat || seat.bank === null) return null;
  return <ClockFace seat={seat} running={play.seen.value?.deciding === seat.seat} />;
}

/** Lets the board know how much of it the bar covers. Returns how to stop. */
function tellHeight(bar: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    bar.parentElement?.style.setProperty("--decision-height", `${bar.offsetHeight}px`);
  });
  watcher.observe(bar);
  return () => watcher.disconnect();
}

/** The question in words: what this person is asked, else what is asked of many, or whom everybody waits for. */
function useQuestion(): string {
  const play = usePlay();
  const seen = play.seen.value;
  const decision = play.decision.value;
  const asked = decision?.prompt ?? "";
  const paused = useSitting()?.info.value?.paused ?? false;
  const several = play.mine.value.length > 1;
  const name = decision && several ? play.seats.value[decision.seat]?.name : undefined;
  const question = asked && name ? say("page-asked-by-name", { name, question: asked }) : asked;
  useEffect(() => {
    if (!question) return;
    callOut(question);
    sound("turn");
    callBack(say("page-title-turn", { game: find("game-title") ?? say("page-table") }), question, play.game);
  }, [question, seen?.number]);
  if (question) return question;
  if (!seen) return "";
  if (seen.window) return paused ? say("page-paused") : (seen.window.prompt ?? "");
  const waiting = seen.deciding === null ? undefined : play.seats.value[seen.deciding];
  if (!waiting) return say("page-over");
  if (paused) return say("page-paused");
  if (play.mine.value.includes(waiting.seat)) return say("page-one-moment");
  if (waiting.who === "open") return say("page-nobody-decides", { place: waiting.seat + 1 });
  return say(waiting.bot ? "page-bot-decides" : "page-other-decides", { name: waiting.name });
}
