/** The unequal sides of a game, in words. */

import type { SeatInfo } from "../protocol/types";
import { nameOf, say } from "./language";

/** What a side is called; nothing where all seats are alike, or while it is not settled. */
export function roleName(role: string): string {
  return role && nameOf("role", role);
}

/** Who sits at a seat, with the side that they play. */
export function nameWithRole({ name, role }: SeatInfo, named: (role: string) => string = roleName): string {
  return name && role ? say("page-name-role", { name, role: named(role) }) : name;
}
