/** A question to many, as long as it is open: who is asked, until when, and what this person has answered already. */

import { useEffect, useState } from "preact/hooks";
import { sameOption, textOf } from "../board/options";
import { usePlay } from "../board/play";
import { announce } from "../parts/announcer";
import { Icon } from "../parts/Icon";
import { say, together } from "../words/language";
import { PASS } from "./asking";
import { useSitting } from "./room";
import type { Sitting } from "./sitting";

/** Below the question. It says the same to all but for one's own answer: who could do anything is nobody's business. */
export function WindowLine() {
  const play = usePlay();
  const sitting = useSitting();
  const seen = play.seen.value;
  const window = seen?.window;
  const asked = window
    ? say("page-window-asked", { names: together(window.seats.map((seat) => play.seats.value[seat]?.name ?? "?")) })
    : "";
  const answered = sitting && window?.answered ? answeredWords(sitting) : "";
  const called = play.decision.value !== null;
  useEffect(() => {
    if (window && !called) announce(`${window.prompt ?? ""} ${asked}`);
  }, [seen?.number, window?.kind]);
  useEffect(() => announce(answered), [answered]);
  if (!sitting || !window) return null;
  return (
    <div class="window-line">
      <span class="window-asked">{asked}</span>
      {window.until != null && <Countdown sitting={sitting} until={window.until} />}
      {answered && <span class="window-answered">{answered}</span>}
      {answered && <ChangeMind sitting={sitting} />}
    </div>
  );
}

/** What one has answered; after a reload the page knows only that one has. */
function answeredWords(sitting: Sitting): string {
  const early = sitting.answered.value;
  if (!early) return say("page-window-answered");
  if (sameOption(early.option, PASS)) return say("page-window-passed");
  return say("page-window-answered-so", { answer: textOf(early.decision, early.option) });
}

function ChangeMind({ sitting }: { sitting: Sitting }) {
  const thinking = sitting.reconsidering.value;
  if (!sitting.answered.value || sitting.info.value?.paused) return null;
  return (
    <button type="button" class="small" onClick={() => (sitting.reconsidering.value = !thinking)}>
      {say(thinking ? "page-window-leave-it" : "page-window-change")}
    </button>
  );
}

const TICK = 250;

/** The seconds until silence is a pass. Everybody sees the same. */
function Countdown({ sitting, until }: { sitting: Sitting; until: number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil(until - sitting.now()));
  return (
    <span class="clock" role="timer" aria-label={say("page-window-closes", { seconds })}>
      <Icon name="clock" /> {minutesOf(seconds)}
    </span>
  );
}

function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
