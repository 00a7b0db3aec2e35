/** Who sits at a seat: name, whether they are here, the bot that plays and in which style, their clock, and whether it is their turn, or they are asked with others. */

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { SeatInfo } from "../protocol/types";
import { say } from "../words/language";
import { roleName } from "../words/roles";
import { styleName } from "../words/styles";
import { usePlay, type Play } from "./play";

export function SeatBadge({ seat }: { seat: SeatInfo }) {
  const play = usePlay();
  const deciding = play.seen.value?.deciding === seat.seat;
  const asked = play.seen.value?.window?.seats.includes(seat.seat) ?? false;
  const mine = isYou(play, seat.seat);
  const state = stateOf(seat, deciding);
  const style = styleBeside(seat);
  return (
    <span class={`seat-badge ${deciding ? "deciding" : ""} ${mine ? "mine" : ""}`} data-seat={seat.seat}>
      <span class={`presence ${state}`} title={say(`page-seat-${state}`)}>
        <Icon name={seat.bot ? "bot" : seat.who === "open" ? "cancel" : "person"} />
        <span class="unseen">{say(`page-seat-${state}`)}</span>
      </span>
      <span class="seat-who">
        <span class="seat-name">{seat.name || emptyName(seat)}</span>
        {style && (
          <span class="seat-style" title={style}>
            {style}
          </span>
        )}
      </span>
      {seat.role && <span class="tag role">{roleName(seat.role)}</span>}
      {mine && <span class="tag you">{say("page-you")}</span>}
      {deciding && <span class="tag turn">{say(seat.bot ? "page-thinking" : "page-deciding")}</span>}
      {deciding && <Thought seat={seat.seat} />}
      {asked && <span class="tag asked-many">{say("page-seat-asked")}</span>}
      {seat.bank !== null && <ClockFace seat={seat} running={deciding} />}
    </span>
  );
}

/** What stands at a seat where nobody sits. */
function emptyName({ kept, kept_name: name }: SeatInfo): string {
  return kept ? say("page-seat-kept", { name }) : say("page-seat-empty");
}

/** In which style a bot plays, where its name does not say so: one that was given none is called after it, and counted. */
function styleBeside({ name, style }: SeatInfo): string {
  const words = styleName(style);
  return name.replace(/ \d+$/, "").toLowerCase() === words.toLowerCase() ? "" : words;
}

/** Whether a seat is that of the one who looks: where several share a device, the one whose eyes the board has. */
export function isYou({ mine, seen }: Play, seat: number): boolean {
  return mine.value.includes(seat) && (mine.value.length === 1 || seen.value?.eyes === seat);
}

function stateOf(seat: SeatInfo, deciding: boolean): string {
  if (seat.who === "open") return "open";
  if (seat.bot) return deciding ? "bot-thinking" : "bot";
  return seat.here ? "here" : "away";
}

/** How far the bot of a seat has come, as a bar: in numbers for those who point at it, or don't see it. */
function Thought({ seat }: { seat: number }) {
  const play = usePlay();
  const thought = play.thought?.value;
  if (!thought || thought.seat !== seat || thought.number !== play.seen.value?.number) return null;
  const { playouts, budget, share } = thought;
  const words = budget
    ? say("page-thought", { done: playouts, all: budget })
    : say("page-thought-so-far", { done: playouts });
  return <progress class="thought" value={share} max={1} title={words} aria-label={words} />;
}

/** The seconds that a seat has left: first those of the decision, then those of the bank. */
export function ClockFace({ seat, running }: { seat: SeatInfo; running: boolean }) {
  const clock = usePlay().clock.value;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock || seat.bank === null) return null;
  const spent = running ? clock.spent() : 0;
  const left = Math.max(0, seat.bank - Math.max(0, spent - clock.move));
  const move = Math.max(0, clock.move - spent);
  return (
    <span
      class={`clock ${running && move < 5 ? "short" : ""}`}
      role="timer"
      aria-label={say("page-clock", clockWords(left))}
    >
      <Icon name="clock" />
      {running && move > 0 ? `+${Math.ceil(move)}` : ""} {minutes(left)}
    </span>
  );
}

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function clockWords(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.ceil(seconds);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}
