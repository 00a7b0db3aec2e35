/** The Combat set is chosen by its cards. */

import type { Chooser } from "../../board/shelf";

export const chooser: Chooser = {
  options: ["combat_set", "custom"],
  family: "set",
  things: "card",
  load: async () => (await import("./SetChooser")).SetChooser,
};
