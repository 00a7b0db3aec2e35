/** Over the map: the way to move several pieces at once. */

import { useEffect, useMemo } from "preact/hooks";
import { announce } from "../../parts/announcer";
import { useShortcuts, type Shortcut } from "../../parts/shortcuts";
import { say } from "../../words/language";
import type { Several, Side } from "./several";

const SIDES: readonly (readonly [Side, string, string])[] = [
  ["w", "map-push-west", "←"],
  ["n", "map-push-north", "↑"],
  ["s", "map-push-south", "↓"],
  ["e", "map-push-east", "→"],
];

export function SeveralBar({ several }: { several: Several }) {
  const open = several.open.value;
  const count = several.spaces.value.length;
  const taken = say("map-taken-up", { count });
  useEffect(() => {
    if (count) announce(taken);
  }, [taken]);
  useShortcuts(useMemo(() => (open ? KEYS : NO_KEYS), [open]));
  const back = useMemo(() => [{ key: "Escape", name: "", act: () => several.clear() }], [several]);
  useShortcuts(count ? back : NO_KEYS);
  if (!open) return null;
  return (
    <div class="map-several" role="group" aria-label={say("map-several")}>
      <button
        type="button"
        class="small map-button"
        aria-pressed={several.on.value || count > 0}
        onClick={() => (several.on.value || count > 0 ? several.clear() : (several.on.value = true))}
      >
        {count ? taken : say("map-several")}
      </button>
      {count > 0 && (
        <div class="map-pushes">
          {SIDES.map(([side, words, sign]) => (
            <button
              key={side}
              type="button"
              class="square map-button"
              aria-label={say(words)}
              title={say(words)}
              disabled={!several.opens(side)}
              data-push={side}
              onClick={() => several.push(side)}
            >
              {sign}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const KEYS: readonly Shortcut[] = [
  { key: "Shift Enter", name: "map-several" },
  { key: "Shift Arrow", shown: "Shift ← ↑ ↓ →", name: "map-push" },
];
const NO_KEYS: readonly Shortcut[] = [];

const BY_KEY: Readonly<Record<string, Side | undefined>> = {
  ArrowUp: "n",
  ArrowRight: "e",
  ArrowDown: "s",
  ArrowLeft: "w",
};

/** A click or a key on a space: whether it is about several pieces, and does nothing else. */
export function meansSeveral(several: Several, space: string, event: MouseEvent | KeyboardEvent): boolean {
  const side = event instanceof KeyboardEvent && event.shiftKey ? BY_KEY[event.key] : undefined;
  if (side) return several.push(side);
  const pressed = event instanceof KeyboardEvent ? event.shiftKey && /^(Enter| )$/.test(event.key) : true;
  if (!pressed || !several.may(space) || !(event.shiftKey || several.on.peek())) return false;
  several.toggle(space);
  return true;
}
