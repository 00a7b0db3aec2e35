/** The way through a game: a slider, steps, turns, and whose eyes it is seen through. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { useShortcuts } from "../parts/shortcuts";
import type { TableInfo, You } from "../protocol/types";
import { go, replayAddress } from "../routes";
import { say } from "../words/language";
import type { Watching } from "./moment";
import { turnAt, turnsOf, type Showing } from "./showing";

const STEP_TIME = 1_100;

export function ReplayTools({ showing, info, you, link, note }: Watching & { note?: ComponentChildren }) {
  const running = useRunning(showing);
  const place = showing.place.value;
  const { last } = showing;
  const step = (to: number) => {
    running.value = false;
    showing.goTo(to);
  };
  const run = () => {
    if (!running.value && place === last) showing.goTo(0);
    running.value = !running.value;
  };
  useKeys(showing, step, run);
  const eyes = showing.seen.value?.eyes ?? null;
  const words = showing.frames[place]?.words ?? [];
  return (
    <section class="replay-tools" aria-label={say("page-replay-tools")}>
      {note}
      <p class="replay-words">{words.join(" ")}</p>
      <WindowWords showing={showing} />
      <Slider showing={showing} step={step} />
      <div class="replay-steps">
        <Step icon="prev" name="first" off={place === 0} act={() => step(0)} />
        <Step icon="unstep" name="back" off={place === 0} act={() => step(place - 1)} />
        <button
          type="button"
          class="primary square"
          onClick={run}
          aria-label={say(running.value ? "page-replay-stop" : "page-replay-run")}
        >
          <Icon name={running.value ? "pause" : "play"} />
        </button>
        <Step icon="step" name="on" off={place === last} act={() => step(place + 1)} />
        <Step icon="next" name="last" off={place === last} act={() => step(last)} />
      </div>
      <Turns showing={showing} step={step} />
      <Eyes info={info} you={you} eyes={eyes} choose={(wish) => go(eyesAddress(showing, info.id, wish, link), true)} />
    </section>
  );
}

/** What is asked of many at this moment. */
function WindowWords({ showing }: { showing: Showing }) {
  const window = showing.seen.value?.window;
  return window ? <p class="replay-window faint">{window.prompt}</p> : null;
}

function Step({ icon, name, off, act }: { icon: string; name: string; off: boolean; act: () => void }) {
  // It stays in reach of the keyboard when there is nowhere to go, so that the focus is not lost.
  return (
    <button
      type="button"
      class="square"
      aria-disabled={off}
      onClick={() => {
        if (!off) act();
      }}
      aria-label={say(`page-replay-${name}`)}
    >
      <Icon name={icon} />
    </button>
  );
}

function Slider({ showing, step }: { showing: Showing; step: (to: number) => void }) {
  const place = showing.place.value;
  const turns = useMemo(() => turnsOf(showing.frames), [showing]);
  const at = say("page-replay-at", {
    number: showing.frames[place]?.number ?? 0,
    count: showing.frames[showing.last]?.number ?? 0,
  });
  const turn = turnAt(turns, place);
  return (
    <div class="replay-slider">
      <input
        type="range"
        min={0}
        max={showing.last}
        value={place}
        aria-label={say("page-replay-moment")}
        aria-valuetext={turn ? `${at}. ${turnWords(showing, turn)}` : at}
        onInput={(event) => step(Number(event.currentTarget.value))}
      />
      <span class="faint">{at}</span>
    </div>
  );
}

function Turns({ showing, step }: { showing: Showing; step: (to: number) => void }) {
  const turns = useMemo(() => turnsOf(showing.frames), [showing]);
  if (!turns.length) return null;
  const here = turnAt(turns, showing.place.value);
  return (
    <label class="replay-choice">
      <span>{say("page-replay-turn")}</span>
      <select
        value={here ? turns.indexOf(here) : -1}
        onChange={(event) => step(turns[Number(event.currentTarget.value)]?.place ?? 0)}
      >
        {turns[0]!.place > 0 && <option value={-1}>{say("page-replay-set-up")}</option>}
        {turns.map((turn, number) => (
          <option key={number} value={number}>
            {turnWords(showing, turn)}
          </option>
        ))}
      </select>
    </label>
  );
}

function turnWords(showing: Showing, { seat, turn }: { seat: number; turn: number }): string {
  return say("page-replay-turn-of", { turn, name: showing.seats.peek()[seat]?.name ?? "" });
}

interface EyesProps {
  info: TableInfo;
  you: You;
  eyes: number | null;
  choose: (eyes: string) => void;
}

/** Before the end one sees with one's own eyes or a spectator's. */
function Eyes({ info, you, eyes, choose }: EyesProps) {
  const seats = info.seats.filter(({ seat }) => info.phase === "over" || you.seats.includes(seat));
  return (
    <label class="replay-choice">
      <Icon name="eye" />
      <span>{say("page-eyes")}</span>
      <select value={eyes ?? "spectator"} onChange={(event) => choose(event.currentTarget.value)}>
        {seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {you.seats.includes(seat) ? say("page-eyes-me", { name }) : name}
          </option>
        ))}
        <option value="spectator">{say("page-eyes-spectator")}</option>
      </select>
    </label>
  );
}

function eyesAddress(showing: Showing, table: string, eyes: string, link: string): string {
  return replayAddress(table, showing.frames[showing.place.peek()]?.number ?? 0, eyes, link);
}

/** Whether it runs by itself, until the end. */
function useRunning(showing: Showing) {
  const running = useSignal(false);
  const place = showing.place.value;
  const goes = running.value;
  useEffect(() => {
    if (!goes) return undefined;
    if (place === showing.last) {
      running.value = false;
      return undefined;
    }
    const timer = setTimeout(() => showing.goTo(place + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [goes, place, showing]);
  return running;
}

function useKeys(showing: Showing, step: (to: number) => void, run: () => void): void {
  const keys = useMemo(
    () => [
      { key: "ArrowLeft", shown: "← →", name: "replay-steps", act: () => step(showing.place.peek() - 1) },
      { key: "ArrowRight", name: "", act: () => step(showing.place.peek() + 1) },
      { key: "Home", shown: "Home End", name: "replay-ends", act: () => step(0) },
      { key: "End", name: "", act: () => step(showing.last) },
      { key: "Space", name: "replay-run" },
    ],
    [showing],
  );
  useShortcuts(keys);
  // A button that has the focus is pressed by the same key, and comes first.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== " " || event.target !== document.body) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}
