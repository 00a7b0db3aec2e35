/** Ammunition, on the bench. */

import { area, disc, line, oval, put } from "../../../art/brush";
import { LAMP } from "../../../art/light";
import { workbench } from "../../../art/grounds";
import { cartridge, DARK_STEEL, GLINT, STEEL } from "../../../art/things";
import { scene } from "./scene";

/** A single cartridge under the lamp of the bench. */
export function bullet(): string {
  return scene(
    "aim",
    workbench(120) + oval(140, 133, 34, 5, "#1a0f0a", { opacity: 0.5 }) + put(120, 134, cartridge(), { scale: 1.02 }),
  );
}

/** Three cartridges stand, two have fallen over. */
export function rounds(): string {
  return scene(
    "aim",
    workbench(120) +
      oval(126, 134, 62, 7, "#1a0f0a", { opacity: 0.45 }) +
      put(92, 128, cartridge(), { scale: 0.82 }) +
      put(148, 128, cartridge(), { scale: 0.82 }) +
      put(120, 134, cartridge(), { scale: 0.92 }) +
      put(30, 140, cartridge(), { scale: 0.56, turn: 78 }) +
      put(212, 136, cartridge(), { scale: 0.56, turn: -74 }),
  );
}

/** A full magazine, seen through its holes. */
export function magazine(): string {
  return scene(
    "aim",
    workbench(120) +
      oval(134, 136, 60, 7, "#1a0f0a", { opacity: 0.5 }) +
      put(
        122,
        74,
        put(-36, -38, cartridge(), { scale: 0.74, turn: 90 }) +
          area("M-32-34H32L34-6C36 18 28 38 16 58L-42 44C-32 28-30 10-30-8z", STEEL) +
          area("M12-34H32L34-6C36 18 28 38 16 58L-4 53C8 36 14 16 14-6z", DARK_STEEL) +
          line("M-30-32H31", GLINT, 3.5) +
          line("M-29-30-29-8C-29 10-32 26-40 43", GLINT, 2.5) +
          disc(-12, -16, 5.5, LAMP) +
          disc(-12, 1, 5.5, LAMP) +
          disc(-15, 18, 5.5, LAMP) +
          disc(-21, 34, 5.5, LAMP) +
          area("M-44 43 18 58 16 65-47 50z", "#181e33"),
        { scale: 1.06 },
      ),
  );
}
