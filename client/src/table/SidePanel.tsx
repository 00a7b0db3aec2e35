/** Beside the board: the log in words, and the talk at the table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { ClauseLink } from "../rules/ClauseLink";
import { moment, say } from "../words/language";
import { Chat } from "./Chat";
import type { LogLine } from "./log";
import type { Sitting } from "./sitting";

export type Side = "log" | "chat";

export function SidePanel({ sitting, first = "log" }: { sitting: Sitting; first?: Side }) {
  const side = useSignal<Side>(first);
  const read = useSignal(sitting.talk.peek().length);
  const heard = sitting.talk.value.length;
  useEffect(() => {
    if (side.value === "chat") read.value = heard;
  }, [side.value, heard]);
  const unread = heard - read.value;
  const chat = sitting.info.value?.settings.chat ?? false;
  return (
    <aside class="side" aria-label={say("page-side")}>
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
      <div role="tabpanel" id={`panel-${side.value}`} aria-labelledby={`tab-${side.value}`} class="side-panel">
        {side.value === "log" ? (
          <Log lines={sitting.lines.value} game={sitting.info.value?.game ?? ""} />
        ) : (
          <Chat sitting={sitting} />
        )}
      </div>
    </aside>
  );
}

export function Log({ lines, game }: { lines: readonly LogLine[]; game: string }) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={say("page-log")}>
      {lines.map((line, place) => (
        <li
          key={`${line.seq}.${place}`}
          class={`${line.undone ? "undone" : ""} ${line.number === null ? "of-table" : ""} seat-${line.seat ?? "none"}`}
        >
          <span title={moment(line.at)}>
            {line.undone ? <s>{line.text}</s> : line.text}
            {line.undone && <span class="unseen"> {say("page-undone")}</span>}
          </span>{" "}
          {line.clause && <ClauseLink clause={line.clause} game={game} />}
        </li>
      ))}
    </ol>
  );
}
