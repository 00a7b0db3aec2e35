/** What happened, turn by turn: the newest turn is open, those before it are folded to a line each.
 *
 *  Only what is open is drawn: a long game has thousands of lines. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ClauseLink } from "../rules/ClauseLink";
import { clauses as clausesSetting } from "../settings";
import { say } from "../words/language";
import { usePlay } from "./play";
import { Sentence } from "./Sentence";
import { byTurns, type Group, type ToldLine } from "./told";
import "./log.css";

export interface Line extends ToldLine {
  key: string;
  look: string;
  /** Whether one stands here in a replay: then this turn is the open one. */
  here?: boolean;
}

interface LogProps<Told extends Line> {
  game: string;
  lines: readonly Told[];
  /** A line as it is shown, if it is not simply told. */
  show?: (line: Told) => ComponentChildren;
  class?: string;
  /** Bring in sight what shall be seen, whenever `at` changes. */
  scroll: (list: HTMLElement) => void;
  at: unknown;
}

export function Log<Told extends Line>({ game, lines, show = tell, class: look = "", scroll, at }: LogProps<Told>) {
  const list = useRef<HTMLOListElement>(null);
  const groups = byTurns(lines);
  const present = groups.findLastIndex((group) => group.lines.some((line) => line.here));
  const now = present < 0 ? groups.length - 1 : present;
  // What somebody has opened or folded themselves stays so, unless it becomes the present turn.
  const turned = useSignal<ReadonlyMap<string, boolean>>(new Map());
  useEffect(() => {
    if (list.current) scroll(list.current);
  }, [at]);
  return (
    <div class="log-place">
      <label class="log-clauses">
        <input
          type="checkbox"
          checked={clausesSetting.value === "on"}
          onChange={(event) => (clausesSetting.value = event.currentTarget.checked ? "on" : "off")}
        />
        {say("page-log-clauses")}
      </label>
      <ol
        class={`log ${look} ${clausesSetting.value === "on" ? "with-clauses" : ""}`}
        ref={list}
        tabIndex={0}
        aria-label={say("page-log")}
      >
        {groups.map((group, place) => {
          const { key } = group.lines[0]!;
          const open = turned.value.get(key) ?? place === now;
          const turn = () => (turned.value = new Map([...turned.value, [key, !open]]));
          return <Turn key={key} {...{ group, open, turn, game, show }} />;
        })}
      </ol>
    </div>
  );
}

function tell({ text, marks }: Line) {
  return <Sentence text={text} marks={marks} />;
}

interface TurnProps<Told extends Line> {
  group: Group<Told>;
  open: boolean;
  turn: () => void;
  game: string;
  show: (line: Told) => ComponentChildren;
}

function Turn<Told extends Line>({ group: { seat, lines }, open, turn, game, show }: TurnProps<Told>) {
  const role = usePlay().seats.value[seat ?? -1]?.role;
  const [head, ...rest] = seat === null ? [null, ...lines] : lines;
  return (
    <li class="log-turn" data-seat={seat ?? undefined} data-role={role ?? undefined}>
      <button type="button" class={`log-head ${head?.look ?? ""}`} aria-expanded={open} onClick={turn}>
        <span>{head ? <Sentence text={head.text} marks={head.marks} still /> : say("page-log-before")}</span>
        {!open && <span class="faint">{say("page-log-lines", { count: rest.length })}</span>}
      </button>
      {open && (
        <ol>
          {rest.map((line) => (
            <li key={line!.key} class={line!.look}>
              <span>{show(line!)}</span> {line!.clause && <ClauseLink clause={line!.clause} game={game} />}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
