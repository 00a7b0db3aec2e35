/** Who shares a space, one by one: by name, and as what each can be chosen. */

import type { Choice } from "../../board/choice";
import type { Member } from "../../board/map/Fan";
import type { Piece } from "../../board/map/Pieces";
import type { Part } from "../../board/options";
import { nameOf, say } from "../../words/language";
import { placeOfSeat } from "../town/Losses";
import { GUY, HORDE, HUMAN, OPENING, STRAY } from "./names";
import { isNamed } from "./seats";
import type { View } from "./types";

/** Names of what is drawn: by the first word of its key, a family and a name. */
const NAMES: Readonly<Record<string, readonly [family: string, name: string]>> = {
  human: ["piece", HUMAN],
  zombie: ["piece", STRAY],
  horde: ["piece", HORDE],
  guy: ["piece", GUY],
  opening: ["token", OPENING],
};

/** All on a space, in the order in which they are drawn; `part` is what the space itself is of an answer. */
export function membersOn(
  view: View,
  pieces: readonly Piece[],
  space: string,
  choice: Choice,
  part: Part | undefined,
): Member[] {
  return pieces
    .filter((piece) => piece.space === space)
    .map((piece): Member => {
      const [what = "", seat = ""] = piece.key.split(" ");
      const [family, slug] = NAMES[what] ?? ["token", what];
      const owner = what === "guy" || what === "horde" ? view.players[Number(seat)] : undefined;
      const about = [{ family, name: slug }];
      if (!owner) return { piece, name: nameOf(family, slug), about, part: family === "piece" ? part : undefined };
      const named = what === "guy" && isNamed(choice, owner.seat) ? owner.seat : undefined;
      const own = what === "horde" && owner.seat === view.active ? part : undefined;
      const name = what === "guy" ? owner.name : say("board-zombies-of", { name: owner.name });
      const place = named === undefined ? undefined : placeOfSeat(choice, named);
      return { piece, name, about, part: named ?? own, place };
    });
}
