/** The pictures of the Grave Weapons. */

import type { Pictures } from "../../../art/Picture";
import * as graves from "../pictures/graves";

export const pictures: Pictures = {
  barbed_wire: graves.barbedWire,
  bloated_body: graves.bloatedBody,
  blood_spray: graves.bloodSpray,
  crawling_torso: graves.crawlingTorso,
  explosive_zombie: graves.explosiveZombie,
  gw_machete: graves.machete,
  old_pitchfork: graves.oldPitchfork,
  recently_dead: graves.recentlyDead,
  rusty_axe: graves.rustyAxe,
  sickle: graves.sickle,
  stench_of_death: graves.stenchOfDeath,
};
