/** Whose cards lie how: one's own, those that one may know, and those of which only the number is known. */

import type { SeatView, View } from "./types";

export interface Trays {
  own: SeatView | undefined;
  open: SeatView[];
  closed: SeatView[];
}

export function traysOf({ seat: own, seats }: Pick<View, "seat" | "seats">): Trays {
  const others = seats.filter(({ seat }) => seat !== own);
  return {
    own: seats.find(({ seat, hand }) => seat === own && hand !== null),
    open: others.filter(({ hand }) => hand !== null),
    closed: others.filter(({ hand }) => hand === null),
  };
}
