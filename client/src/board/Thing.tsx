/** A thing of the board: it can be chosen when an option says so, and says why not when none does. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { usesFingers } from "../parts/shortcuts";
import type { Option } from "../protocol/types";
import type { Subject } from "../rules/subject";
import { legalAmong, textOf, wishToExplain } from "./options";
import { usePlay } from "./play";
import { useRoving } from "./roving";
import { explain, fade, forget, inPassing, isRead, type Explained } from "./why";
import "./thing.css";

interface ThingProps {
  /** What choosing this thing may mean; the first that is legal now is meant. None: it is only looked at. */
  wishes: readonly Option[];
  /** The thing in words, for those who can't see it. */
  label: string;
  class?: string;
  spot?: string;
  /** What it is, or what it shows: that can be explained, and looked at closely. */
  about?: readonly Subject[];
  /** Whether what it is, is told only to who asks, because it stands among what is about to be clicked. */
  discreet?: boolean;
  /** What a click does where it does not answer at once, but is a part of an answer. */
  act?: (() => void) | undefined;
  /** What `act` takes or takes back, for whoever looks for it. */
  part?: string | number | undefined;
  /** At which place of the answer it stands, where its part could mean something else at another. */
  place?: number | undefined;
  /** The key that chooses it, if it has one of its own. */
  shortcut?: string | undefined;
  /** Whether it has been taken as a part of the answer. */
  taken?: boolean;
  /** Somebody points at it, or no more. */
  point?: ((there: boolean) => void) | undefined;
  children: ComponentChildren;
}

const LINGER = 350;
const LONG_PRESS = 500;
const NOTHING: readonly Subject[] = [];

export function Thing({ wishes, label, class: look = "", spot, children, ...more }: ThingProps) {
  const { about = NOTHING, discreet = false, act, part, place, shortcut, taken, point } = more;
  const play = usePlay();
  const element = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const decision = play.decision.value;
  const option = act ? undefined : legalAmong(decision, wishes);
  const legal = option !== undefined || act !== undefined;
  useRoving(element, legal);
  const words = [decision && option && textOf(decision, option), label].filter(Boolean).join(". ");

  const show = (how: Explained["how"]) => {
    const wish = legal ? undefined : wishToExplain(decision, wishes);
    const told = discreet && inPassing(how) ? NOTHING : about;
    const begun = act !== undefined && how === "tap";
    if (element.current) void explain(play, { element: element.current, wish, option, about: told, begun, how });
  };
  // Who lingers is told what holds when the time is over, not when it began.
  const latest = useRef(show);
  latest.current = show;
  const soon = (how: Explained["how"], after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pressed.current = how === "press";
      latest.current(how);
    }, after);
  };
  const leave = () => {
    point?.(false);
    clearTimeout(timer.current);
    fade(element.current);
  };
  return (
    <button
      ref={element}
      type="button"
      class={`thing ${legal ? "legal" : ""} ${look}`}
      aria-disabled={(!legal && wishes.length > 0) || undefined}
      aria-pressed={taken}
      aria-keyshortcuts={[shortcut, about.length ? "I" : ""].filter(Boolean).join(" ") || undefined}
      data-spot={spot}
      data-option={option?.join(" ")}
      data-part={act && part}
      data-place={act && place}
      onClick={(event) => {
        // With a mouse pointing is the first touch; a finger reads first, and does what it has read.
        const tapped = event.detail > 0 && usesFingers();
        if (pressed.current) {
          pressed.current = false;
          return;
        }
        clearTimeout(timer.current);
        if (act) {
          forget();
          act();
          if (tapped && about.length && !discreet) show("tap");
        } else if (option && tapped && !isRead(element.current, option)) {
          show("tap");
        } else if (option) {
          forget();
          void play.choose(option);
        } else show(tapped ? "tap" : event.detail ? "click" : "key");
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        point?.(true);
        soon("hover", LINGER);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") leave();
      }}
      onPointerDown={(event) => {
        // A long press need not end in a click, which would have been swallowed: the next one counts.
        pressed.current = false;
        if (event.pointerType !== "mouse") soon("press", LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onFocus={() => {
        if (!element.current?.matches(":focus-visible")) return;
        point?.(true);
        soon("focus", LINGER);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "i" && about.length) show("key");
      }}
    >
      <span class="unseen">{words}</span>
      <span class="look" aria-hidden="true">
        {children}
      </span>
      {legal && <span class="glow" aria-hidden="true" />}
    </button>
  );
}
