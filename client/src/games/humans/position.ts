/** What the board shows, and from where it is looked at. */

import { cellNamed, type Cell } from "../../board/map/places";
import { useShownOf, type ShownOf } from "../../board/shown";
import { nameOf } from "../../words/language";
import { townOf } from "./town";
import type { AnyEvent, LeaderView, View } from "./types";

export type Shown = ShownOf<View, AnyEvent>;

export const useShown = useShownOf<View, AnyEvent>;

/** The players from one's own seat on, as they sit. */
export function seatedAround({ players, seat }: View): LeaderView[] {
  return seat === null ? [...players] : [...players.slice(seat), ...players.slice(0, seat)];
}

/** Where something happens: where somebody is being captured, else a zombie of whose turn it is that may still move. */
export function spaceOfTurn({ attempt, players, active, stopped }: View): string | undefined {
  if (attempt) return attempt.space;
  const zombies = Object.entries(players[active]?.zombies ?? {});
  const [, space] = zombies.find(([number]) => !stopped.includes(Number(number))) ?? zombies[0] ?? [];
  return space;
}

export function cellOfTurn(view: View): Cell | undefined {
  const space = spaceOfTurn(view);
  return space === undefined ? undefined : cellNamed(space);
}

/** Every zombie on the map, with its owner. */
export function zombiesIn({ players }: Pick<View, "players">): { seat: number; number: number; space: string }[] {
  return players.flatMap(({ seat, zombies }) =>
    Object.entries(zombies).map(([number, space]) => ({ seat, number: Number(number), space })),
  );
}

/** What the place is called that a space belongs to. */
export function placeName(view: Pick<View, "tiles">, space: string): string {
  return nameOf("tile", townOf(view.tiles).byName.get(space)?.tile.kind ?? "");
}
