/** Everybody on the map, and what lies there. */

import { bystanderPicture, deadPicture, leaderPicture, survivorPicture } from "../../art/town/pieces";
import type { Piece } from "../../board/map/Pieces";
import { at, lying } from "../town/onMap";
import { guysIn, hordesIn } from "./position";
import type { View } from "./types";

/** People and stray zombies to the left, one's own pieces in front; each side stands on ground of its own. */
export function piecesIn(view: View): Piece[] {
  const own = view.seat ?? view.active;
  const last = (seat: number) => Number(seat === own);
  return [
    ...Object.entries(view.humans).map(([number, space]): Piece => ({
      key: `human ${number}`,
      ...at(space),
      ...bystanderPicture(Number(number)),
      look: preyLook(view.prey.includes(Number(number)), view.attempt?.human === Number(number) && view.attacked < 0),
    })),
    ...Object.entries(view.zombies).map(([number, space]): Piece => ({
      key: `zombie ${number}`,
      ...at(space),
      ...deadPicture(Number(number)),
      look: view.moved.includes(Number(number)) ? "moved" : "",
    })),
    ...hordesIn(view)
      .toSorted((one, other) => last(one.seat) - last(other.seat))
      .map(({ seat, number, space }): Piece => ({
        key: `horde ${seat} ${number}`,
        ...at(space),
        ...leaderPicture(view.players[seat]!.character, seat),
        look: `horde ${hordeLook(view, seat, number)}`,
      })),
    ...guysIn(view)
      .toSorted((one, other) => last(one.seat) - last(other.seat))
      .map(({ seat, space }): Piece => ({
        key: `guy ${seat}`,
        ...at(space),
        ...survivorPicture(seat),
        look: `guy ${guyLook(view, seat)}`,
      })),
    ...Object.entries(view.tokens).map(([space, token]) => lying(token, space)),
    ...view.dice.map((space) => lying("die", space)),
    ...view.openings.map((space) => lying("opening", space)),
  ];
}

const preyLook = (hunted: boolean, now: boolean) => (now ? "prey active" : hunted ? "prey" : "");

/** Whose turn it is to move; who has stopped; who may strike back. */
function hordeLook({ active, phase, stopped, grudges }: View, seat: number, number: number): string {
  const angry = grudges.some((grudge) => grudge.seat === seat && grudge.zombie === number) ? "angry" : "";
  if (seat !== active || phase !== "move") return angry;
  return `${angry} ${stopped.includes(number) ? "moved" : "active"}`;
}

function guyLook({ active, hunted, attacked }: View, seat: number): string {
  const prey = preyLook(hunted.includes(seat), attacked === seat);
  return prey || (seat === active ? "active" : "");
}
