/** Whether the window is as the style sheets ask for it, where not only looks depend on that. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** Follows a media query. */
export function useMedia(query: string): boolean {
  const holds = useSignal(matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const follow = () => (holds.value = media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return holds.value;
}
