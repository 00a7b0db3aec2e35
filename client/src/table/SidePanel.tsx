/** Beside the board: the log in words, and the talk at the table. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Log, type Line } from "../board/Log";
import { Sentence } from "../board/Sentence";
import { Icon } from "../parts/Icon";
import { moment, say } from "../words/language";
import { Chat } from "./Chat";
import type { LogLine } from "./log";
import type { Sitting } from "./sitting";

export type Side = "log" | "chat";

interface SidePanelProps {
  sitting: Sitting;
  first?: Side;
  /** What stands above log and talk. */
  top?: ComponentChildren;
}

export function SidePanel({ sitting, first = "log", top }: SidePanelProps) {
  const side = useSignal<Side>(first);
  const read = useSignal(sitting.talk.peek().length);
  const heard = sitting.talk.value.length;
  useEffect(() => {
    if (side.value === "chat") read.value = heard;
  }, [side.value, heard]);
  const unread = heard - read.value;
  const chat = sitting.info.value?.settings.chat ?? false;
  return (
    <div class="side">
      <div class="tabs" role="tablist">
        {(["log", ...(chat ? ["chat" as const] : [])] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={side.value === one}
            aria-controls={`panel-${one}`}
            onClick={() => (side.value = one)}
          >
            <Icon name={one} /> {say(`page-${one}`)}
            {one === "chat" && unread > 0 && side.value !== "chat" && (
              <span class="count" aria-label={say("page-unread", { count: unread })}>
                {unread}
              </span>
            )}
          </button>
        ))}
      </div>
      {top}
      <div role="tabpanel" id={`panel-${side.value}`} aria-labelledby={`tab-${side.value}`} class="side-panel">
        {side.value === "log" ? (
          <Log
            game={sitting.game}
            lines={sitting.lines.value.map(lineOf)}
            show={show}
            scroll={toEnd}
            at={sitting.lines.value.length}
          />
        ) : (
          <Chat sitting={sitting} />
        )}
      </div>
    </div>
  );
}

function toEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}

function lineOf(line: LogLine, place: number): LogLine & Line {
  const { seq, undone, number } = line;
  return { ...line, key: `${seq}.${place}`, look: `${undone ? "undone" : ""} ${number === null ? "of-table" : ""}` };
}

function show({ at, text, marks, undone }: LogLine) {
  return (
    <span title={moment(at)}>
      {undone ? <s>{text}</s> : <Sentence text={text} marks={marks} />}
      {undone && <span class="unseen"> {say("page-undone")}</span>}
    </span>
  );
}
