/** What stands beside a board, such as the log: beside it, or where the board itself has a place for it. */

import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

/** From this width on a board may have a place for it. */
export const ROOMY = "(min-width: 68.75rem)";

export interface Side {
  title: string;
  panel: ComponentChildren;
  /** Whether the drawer is open, in which it comes where there is no room for it. */
  open: boolean;
  show: (open: boolean) => void;
}

/** What a board that has a place for it shows there now; nothing where there is no room. */
const SideContext = createContext<Side | null>(null);
export const SideProvider = SideContext.Provider;

/** The place on a board. */
export function SideHere({ class: look }: { class: string }) {
  const side = useContext(SideContext);
  if (!side) return null;
  return (
    <aside class={`side-place ${look}`} aria-label={side.title}>
      {side.panel}
    </aside>
  );
}
