/** What has happened since one's own last decision, turn by turn: what matters of it. */

import { byTurns, type Group } from "../board/told";
import type { LogLine } from "./log";

/** The lines that somebody with these seats has not answered yet; none where nothing of it matters. */
export function sinceLast(lines: readonly LogLine[], mine: readonly number[]): Group<LogLine>[] {
  const played = lines.filter((line) => line.number !== null && !line.undone);
  const whose = (line: LogLine) => line.begins ?? -1;
  const last = played.findLast((line) => line.seat !== null && mine.includes(line.seat));
  // What one's own decision led to counts from where the turn of another began with it.
  const other = (line: LogLine) => line.begins !== null && !mine.includes(whose(line));
  const led = played.findIndex((line) => other(line) && (!last || line.seq === last.seq));
  const start = led >= 0 ? led : last ? played.lastIndexOf(last) + 1 : played.length;
  const turn = played.slice(0, start).findLast((line) => line.begins !== null)?.begins ?? null;
  return byTurns(played.slice(start))
    .map((group) => ({ seat: group.seat ?? turn, lines: group.lines.filter(matters) }))
    .filter((group) => group.lines.length > 0);
}

function matters({ minor, begins }: LogLine): boolean {
  return !minor && begins === null;
}
