/** Whether the window is as the style sheets ask for it, where not only looks depend on that. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** Follows a media query. Where nobody knows about windows it holds for none. */
export function useMedia(query: string): boolean {
  const holds = useSignal(globalThis.matchMedia?.(query).matches ?? false);
  useLayoutEffect(() => {
    const media = globalThis.matchMedia?.(query);
    if (!media) return;
    const follow = () => (holds.value = media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return holds.value;
}
