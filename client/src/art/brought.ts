/** Drawings that come in groups: each group is brought when something of it is first to be seen. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export interface Brought<Group> {
  /** What is in a group, as soon as it is here: who asks for it has it brought, and is drawn again when it comes. */
  of: (group: string) => Group | undefined;
  /** All groups that are here. */
  here: () => readonly Group[];
  /** Bring a group unless it is here or on its way; what fails is asked for again the next time. */
  bring: (group: string) => Promise<void>;
}

export function broughtFrom<Group>(groups: Readonly<Record<string, () => Promise<Group>>>): Brought<Group> {
  const here = signal<ReadonlyMap<string, Group>>(new Map());
  const asked = new Map<string, Promise<void>>();

  function bring(group: string): Promise<void> {
    const load = groups[group];
    if (!load) return Promise.resolve();
    let coming = asked.get(group);
    if (!coming) {
      coming = load().then(
        (came) => {
          here.value = new Map([...here.value, [group, came]]);
        },
        (problem: unknown) => {
          asked.delete(group);
          throw problem;
        },
      );
      asked.set(group, coming);
    }
    return coming;
  }

  return {
    of: (group) => {
      const found = here.value.get(group);
      // Whatever is shown instead stays until it is drawn the next time.
      if (!found) bring(group).catch(() => undefined);
      return found;
    },
    here: () => [...here.value.values()],
    bring,
  };
}

/** Bring groups that may be needed, as soon as the page has nothing else to do. */
export function useBroughtEarly({ bring }: Brought<unknown>, groups: readonly string[]): void {
  useEffect(() => {
    if (groups.length === 0) return;
    return whenIdle(() => groups.forEach((group) => void bring(group).catch(() => undefined)));
  }, [groups.join(" ")]);
}

/** How long to wait where a browser does not tell when it is idle. */
const A_WHILE = 1_000;

function whenIdle(deed: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const waiting = window.requestIdleCallback(deed);
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(deed, A_WHILE);
  return () => clearTimeout(waiting);
}
