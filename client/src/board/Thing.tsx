/** A thing of the board: it can be chosen when an option says so, and says why not when none does. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Option } from "../protocol/types";
import { legalAmong, textOf, usePlay, wishToExplain } from "./play";
import { explain, fade, forget, type Explained } from "./why";
import "./thing.css";

interface ThingProps {
  /** What choosing this thing may mean; the first that is legal now is meant. None: it is only looked at. */
  wishes: readonly Option[];
  /** The thing in words, for those who can't see it. */
  label: string;
  class?: string;
  spot?: string;
  /** The card that can be looked at closely. */
  card?: string | undefined;
  children: ComponentChildren;
}

const LINGER = 350;
const LONG_PRESS = 500;

export function Thing({ wishes, label, class: look = "", spot, card, children }: ThingProps) {
  const play = usePlay();
  const element = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const decision = play.decision.value;
  const option = legalAmong(decision, wishes);
  const words = [decision && option && textOf(decision, option), label].filter(Boolean).join(". ");

  const show = (how: Explained["how"]) => {
    const wish = option ? undefined : wishToExplain(decision, wishes);
    if (element.current) void explain(play, { element: element.current, wish, card, how });
  };
  const soon = (how: Explained["how"], after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pressed.current = how === "press";
      show(how);
    }, after);
  };
  const leave = () => {
    clearTimeout(timer.current);
    fade(element.current);
  };
  return (
    <button
      ref={element}
      type="button"
      class={`thing ${option ? "legal" : ""} ${look}`}
      aria-disabled={!option && wishes.length > 0}
      aria-keyshortcuts={card ? "I" : undefined}
      data-spot={spot}
      data-option={option?.join(" ")}
      onClick={(event) => {
        if (pressed.current) pressed.current = false;
        else if (option) {
          clearTimeout(timer.current);
          forget();
          void play.choose(option);
        } else show(event.detail ? "click" : "key");
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") soon("hover", LINGER);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") leave();
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== "mouse") soon("press", LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onFocus={() => {
        if (element.current?.matches(":focus-visible")) soon("focus", LINGER);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "i" && card) show("key");
      }}
    >
      <span class="unseen">{words}</span>
      <span class="look" aria-hidden="true">
        {children}
      </span>
      {option && <span class="glow" aria-hidden="true" />}
    </button>
  );
}
