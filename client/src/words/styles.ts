/** The styles in which bots play, in words. */

import { nameOf } from "./language";

/** What the style of a bot is called; nothing where it has none. */
export function styleName(style: string): string {
  return style && nameOf("style", style);
}
