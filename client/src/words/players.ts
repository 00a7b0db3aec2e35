import { say } from "./language";

/** How many can play. */
export function playersOf(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? say("page-for-players-exactly", { count: most }) : say("page-for-players", { least, most });
}
