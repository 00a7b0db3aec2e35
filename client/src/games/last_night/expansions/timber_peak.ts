/** What is drawn of Timber Peak: its cards, and its buildings. */

import type { Pictures } from "../../../art/Picture";
import * as arsenal from "../pictures/arsenal";
import * as calamities from "../pictures/calamities";
import * as gear from "../pictures/gear";
import * as hungers from "../pictures/hungers";
import * as laterTownsfolk from "../pictures/laterTownsfolk";
import * as rescues from "../pictures/rescues";

export { default as signs } from "./timber_peak.icons.json?icons";
export { PEAK_ROOMS as rooms } from "../drawings/peakRooms";

export const pictures: Pictures = {
  blackout: calamities.blackout,
  bucket_brigade: rescues.bucketBrigade,
  burning_dead: calamities.burningDead,
  clear_shot: rescues.clearShot,
  climbing_rope: gear.climbingRope,
  cold_snap: calamities.coldSnap,
  growing_smarter: hungers.growingSmarter,
  hard_hat: gear.hardHat,
  hunting_rifle: arsenal.huntingRifle,
  infected_wound: hungers.infectedWound,
  its_spreading: calamities.itsSpreading,
  lesson_learned: rescues.lessonLearned,
  logging_axe: arsenal.loggingAxe,
  mauled: hungers.mauled,
  molotov: arsenal.molotov,
  moonshine: gear.moonshine,
  pack_hunters: hungers.packHunters,
  ranger_holt: laterTownsfolk.rangerHolt,
  rock_slide: calamities.rockSlide,
  sparks: calamities.sparks,
};
