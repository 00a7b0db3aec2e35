/** Options that a game lets one choose in a way of its own, instead of from a plain list. */

import type { ComponentType } from "preact";

export interface ChooserProps {
  value: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
}

export interface Chooser {
  /** The options that it chooses. */
  options: readonly string[];
  /** The family of texts that names what is chosen, and those that lists are made of: `set-clash`, `card-decoy`. */
  family: string;
  things: string;
  load: () => Promise<ComponentType<ChooserProps>>;
}

const CHOOSERS: Record<string, Chooser | undefined> = {
  zombinion: {
    options: ["combat_set", "custom"],
    family: "set",
    things: "card",
    load: async () => (await import("../games/zombinion/SetChooser")).SetChooser,
  },
};

export function chooserOf(game: string): Chooser | undefined {
  return CHOOSERS[game];
}
