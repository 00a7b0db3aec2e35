/** What several pictures of Humans!!! have in them. */

import { area, line } from "../../../art/brush";

/** What the dead eat: its middle at 0,0, 52 wide. */
export const brain = () =>
  area("M-24 4C-32-2-28-14-20-14-20-24-6-27 0-21 8-28 22-23 21-13 30-11 30 2 23 5 18 11-18 11-24 4z", "#e58a94") +
  line("M-18-5Q-12-12-6-6M0-20V6M8-8Q14-14 19-6M-14 4Q-8-2-4 4M8 5Q14-1 20 3", "#a94a5c", 2.4);

/** A die of the colour of the tokens, standing on its edge. */
export const die = () =>
  area("M-20-8 0-17 20-8 0 1z", "#b493f0") +
  area("M-20-8 0 1V24L-20 14z", "#8d63d6") +
  area("M20-8 0 1V24L20 14z", "#5d3aa0") +
  line("M0-8h0M-14 0h0M-6 14h0M-10 7h0M7 7h0M14 11h0", "#fff3d2", 4.6);
