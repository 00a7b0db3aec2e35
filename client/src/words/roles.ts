/** The unequal sides of a game, in words. */

import { nameOf, say } from "./language";

/** What a side is called; nothing where all seats are alike, or while it is not settled. */
export function roleName(role: string): string {
  return role && nameOf("role", role);
}

/** Who sits at a seat, with the side that they play. */
export function nameWithRole(
  { name, role }: { name: string; role: string },
  named: (role: string) => string = roleName,
): string {
  return name && role ? say("page-name-role", { name, role: named(role) }) : name;
}
