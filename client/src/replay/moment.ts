/** Addresses of moments of a game. */

import { api } from "../protocol/api";
import type { TableInfo, You } from "../protocol/types";
import { replayAddress, route } from "../routes";
import type { Showing } from "./showing";

/** What is shown, at which table, for whom. */
export interface Watching {
  showing: Showing;
  info: TableInfo;
  you: You;
  /** The secret with which one came in, if any. */
  link: string;
}

/** The address of what is shown now. */
export function momentAddress({ showing, info, you, link }: Watching): string {
  const frame = showing.frames[showing.place.peek()];
  const eyes = frame?.seen.eyes ?? null;
  return replayAddress(info.id, frame?.number ?? 0, eyesInAddress(info, you, eyes), link);
}

/** Write the address of what is shown now; who has gone elsewhere meanwhile stays there. */
export function writeAddress(watching: Watching): void {
  const shown = route.peek();
  if (shown.screen !== "replay" || shown.table !== watching.info.id) return;
  history.replaceState(null, "", momentAddress(watching));
}

/** While a game goes on, nobody else could see through one's eyes: who follows the address uses their own. */
export function eyesInAddress({ phase }: Pick<TableInfo, "phase">, { seats }: You, eyes: number | null): string {
  if (eyes === null) return "spectator";
  return phase !== "over" && eyes === seats[0] ? "own" : String(eyes);
}

/** The address for somebody else, who needs the secret of a table that is not public. */
export async function addressToShare(watching: Watching): Promise<string> {
  const { info, you, link } = watching;
  const open = info.settings.visibility === "public" || link || !(you.seats.length || you.host);
  const secret = open ? link : (await api.links(info.id)).table;
  return location.origin + momentAddress({ ...watching, link: secret });
}
