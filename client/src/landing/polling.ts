import { useCallback, useEffect, useState } from "preact/hooks";

const PAUSE = 10_000;

export interface Polled<T> {
  /** What was found last; null before that. */
  found: T | null;
  /** Whether the last look failed. */
  failed: boolean;
  again: () => void;
}

/** Look now and then, while the page is seen; at once when it is seen again, or when what is looked for changes. */
export function usePolled<T>(look: () => Promise<T>, changes: readonly unknown[]): Polled<T> {
  const [found, setFound] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [wish, setWish] = useState(0);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const once = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      try {
        const seen = await look();
        if (!wanted) return;
        setFound(seen);
        setFailed(false);
      } catch {
        if (wanted) setFailed(true);
      }
      if (wanted) timer = setTimeout(() => void once(), PAUSE);
    };
    const seenAgain = () => void once();
    document.addEventListener("visibilitychange", seenAgain);
    void once();
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seenAgain);
    };
  }, [...changes, wish]);
  const again = useCallback(() => setWish((before) => before + 1), []);
  return { found, failed, again };
}
