import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useGame } from "../protocol/game";
import { moment, say } from "../words/language";
import type { Sitting } from "./sitting";

/** What is said at the table, and a line to say something; to all, or to one seat where the game allows it. */
export function Chat({ sitting }: { sitting: Sitting }) {
  const draft = useSignal("");
  const to = useSignal<number | null>(null);
  const end = useRef<HTMLOListElement>(null);
  const said = sitting.talk.value;
  const you = sitting.you.value;
  const info = sitting.info.value;
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [said.length]);
  const { detail } = useGame(sitting.game);
  const others = sitting.seats.value.filter((seat) => seat.who === "person" && seat.player !== you.player);
  const speak = async (event: Event) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (!text) return;
    // Taken from the line at once, so that a second Enter does not say it again.
    draft.value = "";
    if (!(await sitting.attempt({ do: "say", text, to: to.value }))) draft.value ||= text;
  };
  return (
    <div class="chat">
      <ol class="talk" ref={end} tabIndex={0} aria-label={say("page-chat")} aria-live="polite">
        {detail && info?.talk.caution && <li class="faint">{say(info.talk.caution)}</li>}
        {!said.length && <li class="faint">{say("page-chat-empty")}</li>}
        {said.map((one) => (
          <li key={one.seq} class={one.player === you.player ? "own" : ""}>
            <span class="speaker" title={moment(one.at)}>
              {one.name}
              {one.to !== undefined && one.to !== null && (
                <> → {sitting.seats.value[one.to]?.name ?? say("page-seat-number", { place: one.to + 1 })}</>
              )}
            </span>{" "}
            {one.text}
          </li>
        ))}
      </ol>
      {you.player && <Mutes sitting={sitting} />}
      {you.player ? (
        <form class="say" onSubmit={(event) => void speak(event)}>
          {info?.talk.private && you.seats.length > 0 && others.length > 0 && (
            <select
              aria-label={say("page-say-to")}
              value={to.value ?? ""}
              onChange={(event) =>
                (to.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
              }
            >
              <option value="">{say("page-say-to-all")}</option>
              {others.map((seat) => (
                <option key={seat.seat} value={seat.seat}>
                  {seat.name}
                </option>
              ))}
            </select>
          )}
          <input
            type="text"
            maxLength={500}
            autocomplete="off"
            aria-label={say("page-say")}
            placeholder={say("page-say")}
            value={draft.value}
            onInput={(event) => (draft.value = event.currentTarget.value)}
          />
          <button type="submit">{say("page-send")}</button>
        </form>
      ) : (
        <p class="faint">{say("page-say-signed-in")}</p>
      )}
    </div>
  );
}

/** Whom one no longer wants to hear; the host may silence somebody for all. */
function Mutes({ sitting }: { sitting: Sitting }) {
  const muted = useSignal<ReadonlySet<string>>(new Set());
  const asking = useSignal(false);
  const you = sitting.you.value;
  const speakers = new Map(
    sitting.talk.value.filter((one) => one.player !== you.player).map((one) => [one.player, one.name]),
  );
  if (!speakers.size) return null;
  const mute = async (player: string, on: boolean, all: boolean) => {
    const before = muted.value;
    const key = all ? `all ${player}` : player;
    asking.value = true;
    muted.value = new Set([...before].filter((other) => other !== key).concat(on ? [key] : []));
    if (!(await sitting.attempt({ do: "mute", player, on, all }))) muted.value = before;
    asking.value = false;
  };
  return (
    <details class="mutes">
      <summary>{say("page-mute")}</summary>
      {[...speakers].map(([player, name]) => (
        <p key={player}>
          {(you.host ? [false, true] : [false]).map((all) => (
            <label key={String(all)} class="choice">
              <input
                type="checkbox"
                disabled={asking.value}
                checked={muted.value.has(all ? `all ${player}` : player)}
                onChange={(event) => void mute(player, event.currentTarget.checked, all)}
              />
              {say(all ? "page-mute-for-all" : "page-mute-for-me", { name })}
            </label>
          ))}
        </p>
      ))}
    </details>
  );
}
