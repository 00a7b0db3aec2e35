/** What happened, turn by turn: the newest turn is open, those before it are folded to a line each. */

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
  /** The line as it is shown, if it is not simply told. */
  shown?: ComponentChildren;
  /** Whether one stands here in a replay: then this turn is the open one. */
  here?: boolean;
}

interface LogProps {
  game: string;
  lines: readonly Line[];
  class?: string;
  /** Bring in sight what shall be seen, whenever `at` changes. */
  scroll: (list: HTMLElement) => void;
  at: unknown;
}

export function Log({ game, lines, class: look = "", scroll, at }: LogProps) {
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
          return <Turn key={key} {...{ group, open, turn, game }} />;
        })}
      </ol>
    </div>
  );
}

interface TurnProps {
  group: Group<Line>;
  open: boolean;
  turn: () => void;
  game: string;
}

function Turn({ group: { seat, lines }, open, turn, game }: TurnProps) {
  const role = usePlay().seats.value[seat ?? -1]?.role;
  const [head, ...rest] = seat === null ? [null, ...lines] : lines;
  return (
    <li class="log-turn" data-seat={seat ?? undefined} data-role={role ?? undefined}>
      <button type="button" class={`log-head ${head?.look ?? ""}`} aria-expanded={open} onClick={turn}>
        <span>{head ? <Sentence text={head.text} marks={head.marks} still /> : say("page-log-before")}</span>
        {!open && <span class="faint">{say("page-log-lines", { count: rest.length })}</span>}
      </button>
      <ol hidden={!open}>
        {rest.map((line) => (
          <li key={line!.key} class={line!.look}>
            <span>{line!.shown ?? <Sentence text={line!.text} marks={line!.marks} />}</span>{" "}
            {line!.clause && <ClauseLink clause={line!.clause} game={game} />}
          </li>
        ))}
      </ol>
    </li>
  );
}
