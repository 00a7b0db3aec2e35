/** The sets are chosen by their pictures. */

import type { Chooser } from "../../board/shelf";

export const chooser: Chooser = {
  options: ["set_advanced", "set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak"],
  family: "set",
  things: "set",
  load: async () => (await import("./SetChooser")).SetChooser,
};
