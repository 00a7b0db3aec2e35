/** The covers of the games, drawn by us: `covers/NAME.tsx` for the game of that name. A game without one shows the town. */

import type { ComponentType } from "preact";
import { Town } from "./Town";

const DRAWN = import.meta.glob<{ Cover: ComponentType }>("./covers/*.tsx", { eager: true });

const COVERS = new Map(
  Object.entries(DRAWN).map(([file, { Cover }]) => [/(\w+)\.tsx$/.exec(file)?.[1]?.toLowerCase(), Cover]),
);

export function coverOf(game: string): ComponentType {
  return COVERS.get(game) ?? Town;
}
