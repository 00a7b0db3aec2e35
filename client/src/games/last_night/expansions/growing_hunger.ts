/** What is drawn of Growing Hunger: its cards, and its buildings. */

import type { Pictures } from "../../../art/Picture";
import * as arsenal from "../pictures/arsenal";
import * as gear from "../pictures/gear";
import * as hungers from "../pictures/hungers";
import * as laterTownsfolk from "../pictures/laterTownsfolk";
import * as rescues from "../pictures/rescues";
import * as setbacks from "../pictures/setbacks";

export { default as signs } from "./growing_hunger.icons.json?icons";
export { HUNGER_ROOMS as rooms } from "../drawings/hungerRooms";

export const pictures: Pictures = {
  adrenaline: rescues.adrenaline,
  bitten: hungers.bitten,
  catfight: setbacks.catfight,
  caught_off_guard: hungers.caughtOffGuard,
  coach_miller: laterTownsfolk.coachMiller,
  despair: setbacks.despair,
  double_barrel: arsenal.doubleBarrel,
  dragged_away: hungers.draggedAway,
  feeding_frenzy: hungers.feedingFrenzy,
  fighting_instincts: hungers.fightingInstincts,
  flashlight: gear.flashlight,
  its_stuck: setbacks.itsStuck,
  kitchen_knife: arsenal.kitchenKnife,
  knocked_away: setbacks.knockedAway,
  line_is_dead: setbacks.lineIsDead,
  machete: arsenal.machete,
  nick_of_time: rescues.nickOfTime,
  run_for_it: rescues.runForIt,
  scratch_and_claw: hungers.scratchAndClaw,
  stand_together: rescues.standTogether,
  walkie_talkie: gear.walkieTalkie,
  widow_harper: laterTownsfolk.widowHarper,
};
