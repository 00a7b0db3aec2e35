/** Who shares a space, one by one: by name, and as what each can be chosen. */

import type { Choice } from "../../board/choice";
import type { Member } from "../../board/map/Fan";
import type { Piece } from "../../board/map/Pieces";
import type { Part } from "../../board/options";
import { nameOf } from "../../words/language";
import { placeOfSeat } from "../town/Losses";
import type { View } from "./types";

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
      const [family = "", which = ""] = piece.key.split(" ");
      if (family === "pawn") {
        const seat = Number(which);
        const place = placeOfSeat(choice, seat);
        const open = choice.has(seat, place) || choice.open(seat, place);
        return { piece, name: view.players[seat]?.name ?? "", about: [], part: open ? seat : undefined, place };
      }
      const name = family === "token" ? (view.tokens[space] ?? "") : family;
      const subject = { family: family === "token" ? "token" : "piece", name };
      const chosen = family === "zombie" ? part : undefined;
      return { piece, name: nameOf(subject.family, name), about: [subject], part: chosen };
    });
}
