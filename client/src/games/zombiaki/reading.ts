/** The street in words: space by space, from the cemetery to the barricade. */

import type { Reading } from "../../board/board";
import { say } from "../../words/language";
import { openCatalogue } from "./catalogue";
import { SPACES } from "./street";
import type { View } from "./types";
import { spaceWords } from "./words";

export const reading: Reading<View> = {
  prepare: openCatalogue,
  read: (view) => {
    const { creatures, objects, object_numbers, burning, barred, ...rest } = view;
    return {
      street: SPACES.map((space) => spaceWords(view, space)),
      ...rest,
      freezes: view.freezes.map((ends) => say("page-zombiaki-frozen", { ends })),
    };
  },
};
