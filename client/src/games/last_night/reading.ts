/** The night in words: without what only a drawn map has a use for. */

import type { Reading } from "../../board/board";
import type { View } from "./types";

export const reading: Reading<View> = {
  read: ({ layout, entered_from, barricades, ...rest }) => ({
    ...rest,
    barricades: barricades.map(({ wall, ...barricade }) => barricade),
  }),
};
