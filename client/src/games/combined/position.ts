/** What the board shows, and from where it is looked at. */

import { cellNamed, type Cell } from "../../board/map/places";
import { useShownOf, type ShownOf } from "../../board/shown";
import { nameOf } from "../../words/language";
import { townOf } from "./town";
import type { AnyEvent, PlayerView, View } from "./types";

export type Shown = ShownOf<View, AnyEvent>;

export const useShown = useShownOf<View, AnyEvent>;

export const isGuy = ({ side }: Pick<PlayerView, "side">) => side === "shotgun_guy";

/** The players from one's own seat on, as they sit. */
export function seatedAround({ players, seat }: View): PlayerView[] {
  return seat === null ? [...players] : [...players.slice(seat), ...players.slice(0, seat)];
}

/** Every horde zombie on the map, with its owner. */
export function hordesIn({ players }: Pick<View, "players">): { seat: number; number: number; space: string }[] {
  return players.flatMap(({ seat, zombies }) =>
    Object.entries(zombies).map(([number, space]) => ({ seat, number: Number(number), space })),
  );
}

/** The shotgun guys on the map. */
export function guysIn({ players }: Pick<View, "players">): PlayerView[] {
  return players.filter((player) => isGuy(player) && player.space !== "");
}

/** Where a player is: the shotgun guy, or a horde zombie, if there is one that may still move. */
function placeOf(player: PlayerView, stopped: readonly number[]): string | undefined {
  if (isGuy(player)) return player.space || undefined;
  const zombies = Object.entries(player.zombies);
  const [, space] = zombies.find(([number]) => !stopped.includes(Number(number))) ?? zombies[0] ?? [];
  return space;
}

/** Where something happens: where somebody is being captured or attacked, else with whose turn it is. */
export function spaceOfTurn({ attempt, players, active, stopped }: View): string | undefined {
  if (attempt) return attempt.space;
  const player = players[active];
  return player && placeOf(player, stopped);
}

/** From where one looks: one's own piece, or that of whose turn it is. */
export function spaceOfEyes(view: View): string | undefined {
  const own = view.seat === null ? undefined : view.players[view.seat];
  return (own && placeOf(own, view.seat === view.active ? view.stopped : [])) ?? spaceOfTurn(view);
}

/** What the place is called that a space belongs to. */
export function placeName(view: Pick<View, "tiles">, space: string): string {
  return nameOf("tile", townOf(view.tiles).byName.get(space)?.tile.kind ?? "");
}

export function cellOfTurn(view: View): Cell | undefined {
  // Before anybody stands anywhere, it is the middle of the town that is looked at.
  return cellNamed(spaceOfTurn(view) ?? "centre");
}
