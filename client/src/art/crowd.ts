/** Several of the dead in one drawing, each where its feet are. */

import { oval, put } from "./brush";
import { zombie, type Zombie } from "./dead";

/** A zombie with its shadow: its feet at x and y, so many units tall. */
export function withShadow(who: Zombie, x: number, y: number, tall: number): string {
  const scale = tall / 124;
  return (
    oval(x, y, tall * 0.36, tall * 0.1, "#000", { opacity: 0.5 }) +
    put(x - 50 * scale, y - 130 * scale, zombie(who), { scale })
  );
}
