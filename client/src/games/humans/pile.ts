/** Who shares a space, one by one: by name, and as what each can be chosen. */

import type { Member } from "../../board/map/Fan";
import type { Piece } from "../../board/map/Pieces";
import type { Part } from "../../board/options";
import { nameOf, say } from "../../words/language";
import type { View } from "./types";

/** Names of what is drawn: by the first word of its key, a family and a name. */
const NAMES: Readonly<Record<string, readonly [family: string, name: string]>> = {
  human: ["piece", "human"],
  zombie: ["piece", "zombie"],
  die: ["token", "die"],
  opening: ["token", "opening"],
};

/** All on a space, in the order in which they are drawn; `part` is what the space itself is of an answer. */
export function membersOn(view: View, pieces: readonly Piece[], space: string, part: Part | undefined): Member[] {
  return pieces
    .filter((piece) => piece.space === space)
    .map((piece): Member => {
      const [what = "", seat = ""] = piece.key.split(" ");
      const [family, slug] = NAMES[what] ?? ["piece", what];
      const owner = what === "zombie" ? view.players[Number(seat)] : undefined;
      const own = owner?.seat === view.active;
      return {
        piece,
        name: owner ? say("board-zombies-of", { name: owner.name }) : nameOf(family, slug),
        about: [{ family, name: slug }],
        part: what === "human" || own ? part : undefined,
      };
    });
}
