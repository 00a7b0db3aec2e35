/** What a screen has asked the server for: awaited, here, or out of reach. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../words/language";
import { Refused } from "./api";

export interface Loaded<T> {
  /** What came; while something newer is awaited, what was there before. */
  value: T | null;
  /** Why it did not come, in words. */
  problem: string;
  /** Ask once more. */
  again: () => void;
}

/** Ask for something when the screen is shown, and again when one of `keys` changes. */
export function useLoaded<T>(ask: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [times, setTimes] = useState(0);
  const [{ value, problem }, set] = useState<{ value: T | null; problem: string }>({ value: null, problem: "" });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (came) => wanted && set({ value: came, problem: "" }),
      (trouble: unknown) => wanted && set({ value: null, problem: inWords(trouble) }),
    );
    return () => {
      wanted = false;
    };
  }, [...keys, times]);
  return { value, problem, again: () => setTimes(times + 1) };
}

/** What the server would not do in its own words; else that it can't be reached. */
function inWords(trouble: unknown): string {
  return trouble instanceof Refused ? trouble.message : say("page-unreachable");
}
