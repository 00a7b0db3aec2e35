/** Who shares a space, one by one: by name, and as what each can be chosen. */

import type { Choice } from "../../board/choice";
import type { Member } from "../../board/map/Fan";
import type { Piece } from "../../board/map/Pieces";
import type { Part } from "../../board/options";
import { nameOf } from "../../words/language";
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
        const open = choice.has(seat) || choice.open(seat);
        return { piece, name: view.players[seat]?.name ?? "", about: [], part: open ? seat : undefined };
      }
      const name = family === "token" ? (view.tokens[space] ?? "") : family;
      const subject = { family: family === "token" ? "token" : "piece", name };
      const chosen = family === "zombie" ? part : undefined;
      return { piece, name: nameOf(subject.family, name), about: [subject], part: chosen };
    });
}

/** Whether they are to be told apart: not where what can be chosen of them has been, and the map is needed next. */
export function isFanned(members: readonly Member[], choice: Choice): boolean {
  const parts = new Set(members.flatMap(({ part }) => part ?? []));
  const settled = choice.begun.value && [...parts].every((part) => choice.has(part));
  return members.length > 1 && !(parts.size && settled);
}
