/** When it is one's turn again: what the others have done since, in one line that unfolds, and can be put away. */

import { useSignal } from "@preact/signals";
import { PlayerName, Sentence } from "../board/Sentence";
import type { Group } from "../board/told";
import { Icon } from "../parts/Icon";
import { say } from "../words/language";
import type { LogLine } from "./log";
import { sinceLast } from "./since";
import type { Sitting } from "./sitting";
import "./since.css";

export function Since({ sitting }: { sitting: Sitting }) {
  const away = useSignal(0);
  const open = useSignal(false);
  const mine = sitting.mine.value;
  if (!sitting.decision.value || !mine.length) return null;
  const turns = sinceLast(sitting.lines.value, mine);
  const lines = turns.flatMap((turn) => turn.lines);
  const newest = lines.at(-1);
  if (!newest || newest.seq <= away.value) return null;
  return (
    <section class={`since ${open.value ? "open" : ""}`} aria-label={say("page-since")}>
      <button type="button" class="since-line" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <Icon name="clock" />
        <span class="since-words">
          <span class={open.value ? "" : "unseen"}>{say("page-since")} </span>
          {!open.value &&
            lines.map((line) => (
              <span key={`${line.seq} ${line.text}`}>
                <Sentence text={line.text} marks={line.marks} still />{" "}
              </span>
            ))}
        </span>
        <span class="count" aria-hidden="true">
          {lines.length}
        </span>
      </button>
      <button
        type="button"
        class="quiet square"
        aria-label={say("page-close")}
        onClick={() => (away.value = newest.seq)}
      >
        <Icon name="cancel" />
      </button>
      {open.value && <Told turns={turns} sitting={sitting} />}
    </section>
  );
}

/** Whether lines say themselves who it was. */
function names(lines: readonly LogLine[], seat: number): boolean {
  return lines.some(({ marks }) => marks.some(([, , family, name]) => family === "seat" && name === seat));
}

function Told({ turns, sitting }: { turns: readonly Group<LogLine>[]; sitting: Sitting }) {
  return (
    <ol class="since-told">
      {turns.map(({ seat, lines }, place) => {
        const { name = "", role } = sitting.seats.value[seat ?? -1] ?? {};
        return (
          <li key={place} data-seat={seat ?? undefined} data-role={role}>
            {seat !== null && !names(lines, seat) && <PlayerName seat={seat} name={name} />}
            <ul>
              {lines.map((line, number) => (
                <li key={number}>
                  <Sentence text={line.text} marks={line.marks} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
